"""Who plays the games that are learned from: quick searches that explore (epsilon-greedy, perturbed weights)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burgrave.kernel.chance import Rng
from burgrave.learn.lstd import Lstd
from burgrave.search.budget import Budget, Meter
from burgrave.search.evaluator import Always, Evaluator, Evaluators
from burgrave.search.greedy import GreedySearch
from burgrave.search.ismcts import IsmctsSearch
from burgrave.search.linear import Weights
from burgrave.search.search import Search
from burgrave.search.turns import Line, Stage, TurnSearch, TurnSearchParameters


@dataclass(frozen=True)
class Exploration:
    """How often something else is played than what looks best, so that it is known what becomes of it."""

    random_move: int = 20
    """Of so many decisions one is made at random (epsilon-greedy)."""
    exploring_games: int = 4
    """Of so many games one has no random moves: scores are told from these."""
    another_line: int = 20
    """Where whole turns are played, so many times another one than the best is played once."""
    among: int = 4
    """It is one of so many that come next."""
    perturbed_games: int = 3
    """There, of so many games one is played by weights that are all off: so it is known what becomes of ideas that
    seem bad."""
    perturbation: float = 0.8
    """By up to so many points, for as much of a feature as there usually is."""


EXPLORATION: Final = Exploration()

GLANCE: Final = 1000
"""Nodes that are enough to find the lines of a turn."""
QUICK: Final = TurnSearchParameters(looks=(), plan=(), width=6, widest=6)
"""Lines are taken for what they look like: ten games in the time in which a duke plays one."""
ONE_TURN: Final = TurnSearchParameters(looks=(Stage(32, 1, 0.4), Stage(10, 1, 1.0)), plan=(), width=6, widest=6)
"""With nodes given they are followed to the next turn, the better ones in more determinizations."""


class ExploringTurnSearch(TurnSearch):
    """Plays whole turns, and now and then another good one than the best."""

    def __init__(self, rng: Rng, evaluators: Evaluators, nodes: int, exploration: Exploration = EXPLORATION) -> None:
        meter = Meter(Budget(nodes=nodes or GLANCE))
        super().__init__(rng, evaluators, meter, ONE_TURN if nodes else QUICK)
        self.exploration = exploration
        self.explores = True
        self.explored = False
        """Is the line that it has picked last not the best?"""

    def pick(self, lines: list[Line]) -> Line:
        often, among = self.exploration.another_line, self.exploration.among
        self.explored = self.explores and len(lines) > 1 and self.rng.below(often) == 0
        return lines[1 + self.rng.below(min(among, len(lines) - 1))] if self.explored else lines[0]


def player(weights: Weights | None, evaluator: Evaluator, whole_turns: bool, nodes: int, rng: Rng) -> Search:
    """Who plays: without weights by judgement alone, without nodes one action ahead, or one turn if they are whole."""
    evaluators, own = Always(evaluator), Rng(rng.below(1 << 30))
    if weights is not None and whole_turns:
        return ExploringTurnSearch(own, evaluators, nodes)
    if weights is not None and nodes:
        return IsmctsSearch(own, evaluators, Meter(Budget(nodes=nodes)))
    return GreedySearch(own, evaluators, Meter(Budget()), rivals=weights is not None)


def perturbed(weights: Weights, seen: Lstd, rng: Rng, exploration: Exploration = EXPLORATION) -> Weights:
    """Weights of the lead that are all off; how much there usually is of every feature has been seen."""
    more: list[float] = []
    for square in seen.squares:
        usual = float(square / max(1.0, seen.steps)) ** 0.5
        part = (rng.below(2001) - 1000) / 1000.0
        more.append(exploration.perturbation * part / usual if usual > 0.0 else 0.0)
    lead, midst = (
        [[weight + off for weight, off in zip(row, more, strict=True)] for row in rows]
        for rows in (weights.lead, weights.midst)
    )
    return Weights(weights.score, lead, weights.spread, midst)
