"""The title on the home page: a crown between two scales, the people's and the builders'."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.drawing.cover import HILLS, framed, pawn, placed
from burgrave.drawing.icons import ICONS
from burgrave.games.emara.drawing.icons import PLACES, POINTS

BALANCE: Final = (
    '<path d="M160 62v66M128 134h64l-8-8h-48z" class="i-wood"/>'
    '<path d="M92 82c44-16 92-8 136-26" stroke-width="4"/><circle cx="160" cy="71" r="6" class="i-gold"/>'
    '<path d="M92 82 70 114h44zM228 56l-22 36h44z"/>'
    '<path d="M64 114h56c-4 12-14 16-28 16s-24-4-28-16zM200 92h56c-4 12-14 16-28 16s-24-4-28-16z" class="i-gold"/>'
)
"""A balance whose left scale, the lower one, counts."""


@lru_cache(maxsize=1)
def cover() -> str:
    """A drawing that needs no symbols, only the colours of drawing.css."""
    drawn = [
        '<g class="icon">',
        HILLS,
        placed(PLACES["forest"], 12, 74, 2.3),
        placed(PLACES["cathedral"], 264, 76, 2.2),
        BALANCE,
        placed(POINTS["cp"], 78, 86, 1.15),
        placed(POINTS["bp"], 213, 62, 1.25),
        placed(ICONS["crown"], 136, 10, 2),
        "</g>",
    ]
    for seat in range(4):
        drawn.append(pawn(62 + seat * 56, 136, seat))
    return framed(drawn)
