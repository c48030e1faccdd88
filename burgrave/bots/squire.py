"""The second rung: greedy search, one action ahead."""

from __future__ import annotations

from burgrave.bots.bot import Bot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.budget import Budget, Meter
from burgrave.search.evaluator import Evaluators
from burgrave.search.greedy import GreedySearch
from burgrave.search.search import Advice


class Squire(Bot):
    """Plays the move that its title's judgement likes best at the end of the action."""

    def __init__(self, seed: int) -> None:
        self.search = GreedySearch(Rng(seed), Evaluators(), Meter(Budget()))

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        return self.search.decide(position, seat, moves)

    def advise(self, position: Position, seat: int) -> list[Advice]:
        """The moves with what they look like, best first."""
        return self.search.advise(position, seat)
