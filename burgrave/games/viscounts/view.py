"""What a view tells besides the state: all that everybody could count or work out at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.viscounts.components import LOCATIONS
from burgrave.games.viscounts.funding import strength
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.roads import reachable
from burgrave.games.viscounts.vocabulary import ACTIONS, ICONS, count
from burgrave.kernel.position import AUTOMA

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts

CARD_PLAYED: Final = 1
"""The phase in which a card was played and the viscount has yet to ride."""


def to_be_counted(p: Viscounts) -> dict[str, Any]:
    """`icons` and `strengths` (of the four actions, nothing paid) of everybody, the automa included, `limits` of the
    hands, `sheets` of points by source, `automa_sheet`, and `rides`: by location the silver it costs to end there.
    """
    everyone = range(len(p.players))
    return {
        "icons": [[count(p.icons(who), icon) for icon in range(len(ICONS))] for who in everyone],
        "strengths": [[strength(p, who, action, 0) for action in range(len(ACTIONS))] for who in everyone],
        "limits": [p.hand_limit(seat) for seat in range(p.seats)],
        "sheets": [p.score_sheet(seat) for seat in range(p.seats)],
        "automa_sheet": p.score_sheet(AUTOMA) if p.solo else None,
        "rides": rides(p),
    }


def rides(p: Viscounts) -> dict[str, int]:
    """What it costs the player who is about to ride to end at a location; nothing at any other time."""
    if p.phase != CARD_PLAYED or p.played == NONE or not 0 <= p.turn < p.seats:
        return {}
    prices = reachable(p, p.turn)
    return {LOCATIONS[at]: price for at, price in enumerate(prices) if price >= 0}
