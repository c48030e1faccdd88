"""What Kingsburg's drawing must show in a position, beyond what holds for all titles."""

from __future__ import annotations

from burgrave.drawing.testing import Drawn, Limits
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS
from burgrave.games.kingsburg.position import Kingsburg
from burgrave.kernel.position import Position

LIMITS = Limits(
    most_bytes=90_000,
    bare=("own die-", "shared die-", "shared marker-soldiers-", "other "),
    # Which of its gifts an advisor gives is asked when the dice are long placed; it has no place of its own to touch.
    buttons=("button-", "gift-"),
)


def also(position: Position, seat: int | None, drawn: Drawn) -> None:
    """The pieces are exactly those of the position, in their panels, and those to act with are always large."""
    assert isinstance(position, Kingsburg)
    differing = set(drawn.pieces) ^ expected(position, seat)
    assert not differing, f"drawn or expected, but not both: {', '.join(sorted(differing))}"
    assert {panel.id: (panel.kind, panel.seat) for panel in drawn.panels} == {
        "court": ("shared", -1),
        "calendar": ("shared", -1),
        **{f"province-{one}": ("own" if one == seat else "other", one) for one in range(position.seats)},
    }, "the panels are the court, the calendar and the provinces"
    for id, part in drawn.pieces.items():
        own = (f"building-{seat}-", f"good-{seat}-", f"token-{seat}", f"market-{seat}-")
        rolled = id.startswith(f"die-{seat}-") and position.provinces[seat or 0].placed[int(id.split("-")[2])] == 0
        if rolled or id.startswith(("advisor-", *own)):
            width, height = float(part[0].get("width", 0)), float(part[0].get("height", 0))
            assert min(width, height) >= 44, f"{id} is only {width:g} x {height:g}"


def expected(position: Kingsburg, own: int | None) -> set[str]:
    """The ids that the pieces of a position must have."""
    found = {f"advisor-{value}" for value in range(1, len(ADVISORS) + 1)}
    found |= {"envoy", "marker-year", "marker-phase"}
    if len(position.enemies):
        found.add("enemy")
    found |= {f"neutral-{index}" for index in range(len(position.neutral))}
    for seat, province in enumerate(position.provinces):
        found |= {f"die-{seat}-{index}" for index in range(len(province.dice))}
        found |= {f"marker-order-{seat}", f"marker-score-{seat}", f"marker-soldiers-{seat}"}
        found |= {f"good-{seat}-{good}" for good in ("gold", "wood", "stone")}
        found |= {
            f"building-{seat}-{name}" for place, name in enumerate(BUILDINGS) if seat == own or province.has(place)
        }
        if province.tokens:
            found.add(f"token-{seat}")
        market = province.has(BUILDINGS.index("market")) and not province.market_used and 0 in province.placed
        if seat == own and market:
            found |= {f"market-{seat}-up", f"market-{seat}-down"}
    return found
