"""The fourth rung: tree search (ISMCTS)."""

from __future__ import annotations

from burgrave.bots.bot import SearchBot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.budget import Budget
from burgrave.search.evaluator import Evaluators
from burgrave.search.ismcts import IsmctsSearch


class Baron(SearchBot):
    """Grows a tree of decisions, everybody's own best in mind, with the title's judgement."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(budget)
        self.ismcts = IsmctsSearch(Rng(seed), Evaluators(), self.meter)

    def search(self, position: Position) -> IsmctsSearch:
        return self.ismcts
