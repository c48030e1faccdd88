"""Judgement: what a position is worth to a seat, in the eyes of a title that knows its own game."""

from __future__ import annotations

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What is a position worth to a seat? Each title has its own answer; bots ask it."""

    def worth(self, position: Position, seat: int) -> float:
        """How well the seat stands, in points, by what it may know."""
        raise NotImplementedError
