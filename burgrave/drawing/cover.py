"""Covers: how a title shows itself on the home page. They need no symbols, only the colours of drawing.css."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.drawing.icons import CHARGES
from burgrave.drawing.palette import charge
from burgrave.drawing.players import PAWN
from burgrave.drawing.svg import rect

WIDTH: Final = 320
HEIGHT: Final = 180

HILLS: Final = (
    '<path d="M0 134c44-20 84-20 124-8 26-4 50-4 76 0 40-12 84-8 120 10v44H0z" class="cover-far"/>'
    '<path d="M0 156c50-22 92-22 160-22s116 4 160 24v22H0z" class="cover-near"/>'
)
"""Land in front of what the cover shows."""


def framed(drawn: Sequence[str]) -> str:
    """A cover: what is drawn before the sky."""
    sky = rect(0, 0, WIDTH, HEIGHT, "cover-sky", 0)
    view = f"0 0 {WIDTH} {HEIGHT}"
    return f'<svg class="panel" viewBox="{view}" aria-hidden="true" focusable="false">{sky}{"".join(drawn)}</svg>'


def placed(shape: str, x: float, y: float, scale: float) -> str:
    """A shape of an icon, larger."""
    # Written alike in both flavours: a whole number that is compiled as a float would end in `.0`.
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{shape}</g>'


def pawn(x: int, y: int, seat: int) -> str:
    """A player's pawn; without symbols, so the charge is drawn out."""
    mark = f'<g transform="translate(7.2 1.7) scale(.4)" class="charge">{CHARGES[charge(seat)]}</g>'
    return (
        f'<g class="seat-{seat}" transform="translate({x} {y}) scale(1.6)">'
        f'<path d="{PAWN.outline}" class="player"/>{mark}</g>'
    )
