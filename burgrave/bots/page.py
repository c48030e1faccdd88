"""The lowest rung: any legal move."""

from __future__ import annotations

from burgrave.bots.bot import Bot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position


class Page(Bot):
    """Plays any legal move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, position: Position, seat: int = -1) -> int:
        moves = position.legal(seat)
        return moves[self.rng.below(len(moves))]
