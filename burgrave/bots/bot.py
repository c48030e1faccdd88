"""What a bot is: it is shown an imagined position, never the true one, and names a move."""

from __future__ import annotations

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat."""

    def choose(self, position: Position, seat: int = -1) -> int:
        """A legal move of the seat, by default the mover's; the position is an imagined one and may be changed."""
        raise NotImplementedError
