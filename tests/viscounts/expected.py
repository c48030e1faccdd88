"""What Viscounts' drawing must show in a position, beyond what holds for all titles."""

from __future__ import annotations

from burgrave.drawing.testing import Drawn, Limits
from burgrave.games.viscounts.components import BUILDINGS, LOCATIONS, SECTIONS, SEGMENTS, SPOTS
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.position import Position

# The outer targets of the castle, which nobody sees, reach into the margin.
LIMITS = Limits(overhang=5)


def also(position: Position, seat: int | None, drawn: Drawn) -> None:
    """Nothing that lies on the table is missing, and every picture is a piece, with a tip and a rule."""
    assert isinstance(position, Viscounts)
    missing = expected(position) - set(drawn.pieces)
    assert not missing, f"not drawn: {', '.join(sorted(missing))}"
    for _, part in drawn.pictures():
        assert "piece" in part.get("class", "").split(), f"'{part.get('aria-label')}' is not a piece"


def expected(position: Viscounts) -> set[str]:
    """The ids that the pieces of a position must have, for whoever looks."""
    found = {f"location-{name}" for name in LOCATIONS} | {f"spot-{name}" for name in SPOTS}
    found |= {f"offer-{number}" for number in range(1, 11)} | {f"section-{name}" for name in SECTIONS}
    found |= {f"townsfolk-{name}" for name in SEGMENTS} | {f"manuscript-{name}" for name in SEGMENTS}
    found |= {f"link-{SPOTS[spot]}" for spot, effect in enumerate(position.printed.links) if effect >= 0}
    for who in range(len(position.players)):
        found |= {f"building-{who}-{name}" for name in BUILDINGS} | {f"workers-{who}"}
        for tier, counts in ((1, position.tier1), (2, position.tier2)):
            for section, name in enumerate(SECTIONS):
                if counts[section * len(position.players) + who]:
                    found.add(f"worker-{tier}-{name}-{who}")
        if position.round:
            found |= {f"viscount-{who}", *(f"slot-{who}-{slot}" for slot in range(3))}
    return found
