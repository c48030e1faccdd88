"""What belongs to a player: in the player's colour and with the charge, so that it is known without its colour."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.palette import charge
from burgrave.drawing.svg import number


def in_colour(seat: int, drawn: str) -> str:
    """Something in a player's colour."""
    return f'<g class="seat-{seat}">{drawn}</g>'


def badge(x: float, y: float, size: float, seat: int) -> str:
    """A player's charge on the player's colour; stands in a group of the player's class."""
    return (
        f'<circle cx="{number(x + size / 2)}" cy="{number(y + size / 2)}" r="{number(size / 2)}" class="player"/>'
        f'<use href="#charge-{charge(seat)}" x="{number(x + size * 0.22)}" y="{number(y + size * 0.22)}" '
        f'width="{number(size * 0.56)}" height="{number(size * 0.56)}" class="charge"/>'
    )


class Pawn:
    """A player's wooden piece: its outline on a grid of 24 units, the middle of the charge on it and its size."""

    def __init__(self, outline: str, x: float = 12, y: float = 6.5, mark: float = 9) -> None:
        self.outline = outline
        self.x = x
        self.y = y
        self.mark = mark

    def at(self, seat: int, x: float, y: float, size: float) -> str:
        """The piece at a place; stands in a group of the player's class."""
        scale = size / 24
        mark = self.mark * scale
        left, top = x + self.x * scale - mark / 2, y + self.y * scale - mark / 2
        return (
            f'<path d="{self.outline}" transform="translate({number(x)} {number(y)}) scale({scale:.3g})" '
            f'class="player"/><use href="#charge-{charge(seat)}" x="{number(left)}" y="{number(top)}" '
            f'width="{number(mark)}" height="{number(mark)}" class="charge"/>'
        )

    def of(self, seat: int, x: float, y: float, size: float) -> str:
        """The same in the player's colour."""
        return in_colour(seat, self.at(seat, x, y, size))


PAWN: Final = Pawn("M2 23h20l-5.5-11.2a7 7 0 1 0-9 0z")
"""A head on a wide foot: whoever goes round a board."""
