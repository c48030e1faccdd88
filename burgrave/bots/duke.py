"""The highest rung: the baron's tree search with learned weights; alone, where turns are whole, turn search."""

from __future__ import annotations

from burgrave.bots.bot import SearchBot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.learn.model import LearnedEvaluators, Model
from burgrave.search.budget import Budget
from burgrave.search.ismcts import IsmctsSearch
from burgrave.search.search import Search
from burgrave.search.turns import TurnSearch


class Duke(SearchBot):
    """Knows from its own games what things lead to.

    Alone, where only whole turns can be compared, it thinks its turn through and plays the best line of it until
    something new has come to light.
    """

    def __init__(self, seed: int, budget: Budget, model: Model | None = None) -> None:
        super().__init__(budget)
        rng = Rng(seed)
        evaluators = LearnedEvaluators(model)
        self.ismcts = IsmctsSearch(rng, evaluators, self.meter)
        self.turns = TurnSearch(rng, evaluators, self.meter)

    def search(self, position: Position) -> Search:
        return self.turns if position.title.judgement.whole_turns(position.seats) else self.ismcts
