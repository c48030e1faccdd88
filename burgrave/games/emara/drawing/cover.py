"""The title on the home page: a crown between two scales, the people's and the builders'."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.drawing.icons import CHARGES, ICONS
from burgrave.drawing.palette import CHARGES as CLAIMANTS
from burgrave.drawing.svg import rect
from burgrave.games.emara.drawing.brush import PAWN
from burgrave.games.emara.drawing.icons import PLACES, POINTS

WIDTH: Final = 320
HEIGHT: Final = 180

BALANCE: Final = (
    '<path d="M160 62v66M128 134h64l-8-8h-48z" class="i-wood"/>'
    '<path d="M92 82c44-16 92-8 136-26" stroke-width="4"/><circle cx="160" cy="71" r="6" class="i-gold"/>'
    '<path d="M92 82 70 114h44zM228 56l-22 36h44z"/>'
    '<path d="M64 114h56c-4 12-14 16-28 16s-24-4-28-16zM200 92h56c-4 12-14 16-28 16s-24-4-28-16z" class="i-gold"/>'
)
"""A balance whose left scale, the lower one, counts."""

LAND: Final = (
    '<path d="M0 134c44-20 84-20 124-8 26-4 50-4 76 0 40-12 84-8 120 10v44H0z" class="cover-far"/>'
    '<path d="M0 156c50-22 92-22 160-22s116 4 160 24v22H0z" class="cover-near"/>'
)


@lru_cache(maxsize=1)
def cover() -> str:
    """A drawing that needs no symbols, only the colours of drawing.css."""
    drawn = [
        rect(0, 0, WIDTH, HEIGHT, "cover-sky", 0),
        '<g class="icon">',
        LAND,
        placed(PLACES["forest"], 12, 74, 2.3),
        placed(PLACES["cathedral"], 264, 76, 2.2),
        BALANCE,
        placed(POINTS["cp"], 78, 86, 1.15),
        placed(POINTS["bp"], 213, 62, 1.25),
        placed(ICONS["crown"], 136, 10, 2),
        "</g>",
    ]
    for seat in range(4):
        drawn.append(councilor(62 + seat * 56, 136, seat))
    view = f"0 0 {WIDTH} {HEIGHT}"
    return f'<svg class="panel" viewBox="{view}" aria-hidden="true" focusable="false">{"".join(drawn)}</svg>'


def placed(shape: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{shape}</g>'


def councilor(x: int, y: int, seat: int) -> str:
    """A councilor of a claimant."""
    charge = f'<g transform="translate(7.2 1.7) scale(.4)" class="charge">{CHARGES[CLAIMANTS[seat]]}</g>'
    figure = f'<path d="{PAWN}" class="player"/>{charge}'
    return f'<g class="seat-{seat}" transform="translate({x} {y}) scale(1.6)">{figure}</g>'
