"""What Emara's drawing must show in a position, beyond what holds for all titles."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from burgrave.drawing.testing import Drawn, Limits
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import ADVISORS, CARDS, FAVORS, HUTS, LOCATIONS, MARKERS, RANKS, RESOURCES
from burgrave.games.emara.position import Emara
from burgrave.kernel.position import Position

# On others' boards a count or the back of a card says all there is to say.
COUNTED = ("good", "coin", "signet", "loaf", "book", "hand")
LIMITS = Limits(finger=46, most_bytes=90_000, bare=tuple(f"other {name}-" for name in COUNTED))


def also(position: Position, seat: int | None, drawn: Drawn) -> None:
    """Nothing that lies on the table is missing, and no target covers the middle of another."""
    assert isinstance(position, Emara)
    missing = expected(position, seat) - set(drawn.pieces)
    assert not missing, f"not drawn: {', '.join(sorted(missing))}"
    if drawn.language == "en" and (seat in position.asked or position.over):
        for root in drawn.roots:
            check_apart(root)


def check_apart(root: Element) -> None:
    """No target covers the middle of another."""
    boxes = {
        part.attrib["id"]: [float(part[0].get(name, 0)) for name in ("x", "y", "width", "height")]
        for part in root.iter("g")
        if part.get("id") and part[0].tag == "rect" and not part.attrib["id"].startswith(("card-", "slot-"))
    }
    for id, (x, y, width, height) in boxes.items():
        middle_x, middle_y = x + width / 2, y + height / 2
        for other, (left, top, wide, high) in boxes.items():
            covers = other != id and left < middle_x < left + wide and top < middle_y < top + high
            assert not covers, f"{other} covers the middle of {id}"


def expected(position: Emara, own: int | None) -> set[str]:
    """The ids that the pieces of a position must have."""
    found = {f"location-{name}" for name in LOCATIONS} | {f"hut-{name}" for name in HUTS}
    found |= {f"marker-{name}" for name in MARKERS} | {f"rank-{name}" for name in RANKS}
    found |= {f"books-{number}" for number in range(1, 6)} | {"bread-1", "bread-2", "bread-3", "wood-1", "wood-2"}
    found |= {f"advisor-{ADVISORS[advisor]}" for advisor in position.offer if advisor != NONE}
    for seat, claimant in enumerate(position.claimants):
        found |= {f"councilor-{seat}-0", f"councilor-{seat}-1", f"coin-{seat}", f"book-{seat}", f"scales-{seat}"}
        found |= {f"good-{seat}-{name}" for name in RESOURCES}
        found |= {f"card-{seat}-{CARDS[card]}" for card in claimant.slots if card != NONE}
        found |= {f"advisor-{name}" for at, name in enumerate(ADVISORS) if claimant.has(at)}
        found |= {f"favor-{name}" for at, name in enumerate(FAVORS) if claimant.favors >> at & 1}
    if own is not None:
        # What only the owner has in front of them.
        found |= {f"slot-{own}-{number}" for number in (1, 2, 3)} | {f"action-{own}-craftsman", f"action-{own}-advisor"}
        found |= {f"card-{own}-{CARDS[card]}" for card in position.claimants[own].hand.cards}
    return found
