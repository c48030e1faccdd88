"""What a bot is: it is shown an imagined position, never the true one, and names a move."""

from __future__ import annotations

from burgrave.kernel.position import Position
from burgrave.search.budget import Budget, Meter
from burgrave.search.search import Advice, Search


class Bot:
    """Chooses moves for a seat."""

    def choose(self, position: Position, seat: int = -1) -> int:
        """A legal move of the seat, by default the mover's; the position is an imagined one and may be changed."""
        if seat < 0:
            seat = position.mover
        moves = position.legal(seat)
        return moves[0] if len(moves) == 1 else self.decide(position, seat, moves)

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        """One of several legal moves."""
        raise NotImplementedError


class SearchBot(Bot):
    """A bot that thinks within a budget; its meter counts what it does."""

    def __init__(self, budget: Budget) -> None:
        self.meter = Meter(budget)

    def search(self, position: Position) -> Search:
        """How it thinks in games like this one."""
        raise NotImplementedError

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        return self.search(position).decide(position, seat, moves)

    def advise(self, position: Position, seat: int) -> list[Advice]:
        """The moves with what they are expected to bring, best first."""
        return self.search(position).advise(position, seat)
