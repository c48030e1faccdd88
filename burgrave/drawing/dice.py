"""Dice: the pips of a player's die are the player's charge, so that it is known without its colour."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.palette import CHARGES, NOBODY, charge
from burgrave.drawing.svg import number

PIPS: Final = {
    1: ((12, 12),),
    2: ((6, 6), (18, 18)),
    3: ((5.6, 5.6), (12, 12), (18.4, 18.4)),
    4: ((6, 6), (18, 6), (6, 18), (18, 18)),
    5: ((5.6, 5.6), (18.4, 5.6), (12, 12), (5.6, 18.4), (18.4, 18.4)),
    6: ((6.2, 5), (17.8, 5), (6.2, 12), (17.8, 12), (6.2, 19), (17.8, 19)),
}
"""Where the pips of a face lie, on a grid of 24."""

SIZES: Final = {1: 10.5, 2: 8.5, 3: 7.4, 4: 8.0, 5: 7.2, 6: 6.6}


def faces() -> str:
    """A symbol for every face with every charge."""
    drawn: list[str] = []
    for shape in (*CHARGES, NOBODY):
        for face, places in PIPS.items():
            size = SIZES[face] * (0.82 if shape == "roundel" else 1.05)
            pips = "".join(
                f'<use href="#charge-{shape}" x="{number(x - size / 2)}" y="{number(y - size / 2)}" '
                f'width="{number(size)}" height="{number(size)}"/>'
                for x, y in places
            )
            drawn.append(f'<symbol id="pips-{shape}-{face}" viewBox="0 0 24 24">{pips}</symbol>')
    return "".join(drawn)


def die(x: float, y: float, size: float, face: int, colour: str, seat: int = 0) -> str:
    """A die; its colour is `player`, `white` (with round pips) or `neutral`."""
    shape = charge(seat) if colour == "player" else NOBODY if colour == "neutral" else "roundel"
    at = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
    return (
        f'<rect {at} rx="{number(size / 5)}" class="die die-{colour}"/>'
        f'<use href="#pips-{shape}-{face}" {at} class="pips pips-{colour}"/>'
    )
