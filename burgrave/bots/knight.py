"""The third rung: beam search over one turn of the own, and a guess at what the others make of it."""

from __future__ import annotations

from burgrave.bots.bot import SearchBot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.beam import BeamSearch
from burgrave.search.budget import Budget
from burgrave.search.evaluator import Evaluators


class Knight(SearchBot):
    """Plays its turn to the end in several ways, with the title's judgement."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(budget)
        self.beam = BeamSearch(Rng(seed), Evaluators(), self.meter)

    def search(self, position: Position) -> BeamSearch:
        return self.beam
