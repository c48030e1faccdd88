"""How far ahead the end will be: learned where that alone is played for, in one of three ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from burgrave.kernel.chance import Rng
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position
from burgrave.learn.lstd import Lstd, Trajectory
from burgrave.learn.regression import Matrix, Ridge, Split
from burgrave.search.evaluator import Evaluator
from burgrave.search.linear import Weights, weighted_sum

BY_DECISION: Final = Ridge(strength=60.0, smoothness=100.0)
BY_TURN: Final = Ridge(strength=300.0, smoothness=300.0)


@dataclass(frozen=True)
class LeadParameters:
    """How leads are learned."""

    decisions: Ridge = BY_DECISION
    decision_fading: float = 0.5
    """Lambda, from decision to decision."""
    turns: Ridge = BY_TURN
    turn_fading: float = 0.8
    """From turn to turn: what a turn has brought shows late, and there are few of them."""
    mid_turn: int = 6
    """Of so many decisions in the midst of a turn one is learned from."""
    kept: float = 0.6
    kept_decisions: float = 0.9
    kept_turns: float = 0.7
    """How much the games of earlier generations still count; more where single steps are learned from, for it matters
    less to them how the game went on; less again where they are whole turns, which answer for more of it."""


LEADS: Final = LeadParameters()


class LeadWeights:
    """What was found: weights of the lead, those in the midst of a turn, and lines for the log; None if not learned."""

    def __init__(self, lead: Matrix | None, midst: Matrix | None, log: dict[str, Any]) -> None:
        self.lead = lead
        self.midst = midst
        self.log = log


class LeadLearner:
    """Where points are what counts: leads are not learned."""

    kept = 1.0

    def begin(self, weights: Weights | None, held_out: bool) -> None:
        """A game begins, played by these weights."""

    def decision(self, position: Position, seat: int, progress: float, evaluator: Evaluator, rng: Rng) -> None:
        """A seat has something to decide, or nothing to choose from."""

    def explored(self) -> None:
        """What follows the last decision is a random move."""

    def compare(self, features: list[list[float]], progress: float, scores: list[float], held_out: bool) -> None:
        """What all seats had at some decision, and how they ended."""

    def end(self, lead: float) -> None:
        """The game is over, so far ahead."""

    def merge(self, other: Any, weight: float) -> None:
        """Add what another learner has seen; what was there counts for so much from now on."""

    def solve(self, ridge: Ridge, known: Matrix | None) -> LeadWeights:
        """The weights that agree best with everything seen."""
        return LeadWeights(None, None, {})


class PairedLeads(LeadLearner):
    """Where only being ahead of the others counts: ridge regression on what sets every two seats apart.

    What all have alike, such as a long game, tells nothing of who will be ahead.
    """

    def __init__(self, features: int, knots: int, parameters: LeadParameters) -> None:
        self.pairs = Split(features, knots)
        self.kept = parameters.kept

    def compare(self, features: list[list[float]], progress: float, scores: list[float], held_out: bool) -> None:
        for seat in range(len(scores)):
            for other in range(seat):
                apart = [mine - theirs for mine, theirs in zip(features[seat], features[other], strict=True)]
                self.pairs.part(held_out).add(apart, progress, scores[seat] - scores[other])

    def merge(self, other: PairedLeads, weight: float) -> None:
        self.pairs.merge(other.pairs, weight)

    def solve(self, ridge: Ridge, known: Matrix | None) -> LeadWeights:
        lead = self.pairs.learned.solve(ridge, known)
        return LeadWeights(lead, None, errors("lead", self.pairs, lead))


class SoloLead(LeadLearner):
    """Alone: LSTD(lambda) from decision to decision."""

    def __init__(self, features: int, knots: int, parameters: LeadParameters, fading: float = 0.0) -> None:
        self.parameters = parameters
        self.ridge = parameters.decisions
        self.kept = parameters.kept_decisions
        self.steps = Lstd(features, knots, fading or parameters.decision_fading)
        self.check = Split(features, knots)
        """Only its games held out are used: for the error."""
        self.trajectory = Trajectory()
        self.held_out = False

    def begin(self, weights: Weights | None, held_out: bool) -> None:
        self.trajectory = Trajectory()
        self.held_out = held_out

    def decision(self, position: Position, seat: int, progress: float, evaluator: Evaluator, rng: Rng) -> None:
        if len(position.legal(seat)) > 1:
            self.trajectory.add(position.title.judgement.look(position, seat), progress)

    def explored(self) -> None:
        self.trajectory.explored()

    def compare(self, features: list[list[float]], progress: float, scores: list[float], held_out: bool) -> None:
        """Alone the score that is compared is the lead."""
        if held_out:
            self.check.held_out.add(features[0], progress, scores[0])

    def end(self, lead: float) -> None:
        if not self.held_out:
            self.steps.add(self.trajectory, lead)
        self.trajectory = Trajectory()

    def merge(self, other: SoloLead, weight: float) -> None:
        self.steps.merge(other.steps, weight)
        self.check.merge(other.check, self.parameters.kept)

    def solve(self, ridge: Ridge, known: Matrix | None) -> LeadWeights:
        lead = self.steps.solve(self.ridge, known)
        return LeadWeights(lead, None, errors("lead", self.check, lead))


class WholeTurnLead(SoloLead):
    """Alone, where turns are whole: LSTD(lambda) from turn to turn; what a midst has more than a beginning."""

    def __init__(self, features: int, knots: int, parameters: LeadParameters) -> None:
        super().__init__(features, knots, parameters, parameters.turn_fading)
        self.ridge = parameters.turns
        self.kept = parameters.kept_turns
        self.midst = Split(features, knots)
        self.weights: Weights | None = None
        self.waiting: list[tuple[list[float], float]] = []
        """Decisions in the midst of a turn, until it is known how the next turn begins: features and progress."""

    def begin(self, weights: Weights | None, held_out: bool) -> None:
        super().begin(weights, held_out)
        self.weights = weights
        self.waiting = []

    def decision(self, position: Position, seat: int, progress: float, evaluator: Evaluator, rng: Rng) -> None:
        judgement = position.title.judgement
        if judgement.turn_begins(position):
            self.teach(evaluator.points(position, seat))
            self.trajectory.add(judgement.look(position, seat), progress)
        elif len(position.legal(seat)) > 1 and rng.below(self.parameters.mid_turn) == 0:
            self.wait(judgement.look(position, seat), progress)

    def wait(self, features: list[float], progress: float) -> None:
        """One more decision in the midst of a turn; without weights for the lead nothing is learned from it."""
        if self.weights is not None and self.weights.lead:
            self.waiting.append((features, progress))

    def teach(self, expected: float) -> None:
        """This can be expected at the beginning of the next turn: what has each decision more than a beginning?"""
        if self.weights is not None:
            for features, progress in self.waiting:
                known = weighted_sum(self.weights.lead_at(progress), features)
                self.midst.part(self.held_out).add(features, progress, expected - known)
        self.waiting = []

    def explored(self) -> None:
        """After a random move the turn goes on in another way than it should."""
        super().explored()
        self.waiting = []

    def end(self, lead: float) -> None:
        self.teach(lead)
        super().end(lead)
        self.weights = None

    def merge(self, other: SoloLead, weight: float) -> None:
        assert isinstance(other, WholeTurnLead)
        super().merge(other, weight)
        self.midst.merge(other.midst, weight)

    def solve(self, ridge: Ridge, known: Matrix | None) -> LeadWeights:
        found = super().solve(ridge, known)
        if found.lead is None or not self.midst.learned.samples:
            return found
        more = self.midst.learned.solve(self.parameters.decisions)
        log = {**found.log, "held_out_midst_error": round(self.midst.held_out.error(more), 3)}
        return LeadWeights(found.lead, found.lead + more, log)


def lead_learner(judgement: Judgement, seats: int, knots: int, parameters: LeadParameters = LEADS) -> LeadLearner:
    """How leads are learned in games of so many seats."""
    features = len(judgement.features())
    if judgement.whole_turns(seats):
        return WholeTurnLead(features, knots, parameters)
    if seats == 1:
        return SoloLead(features, knots, parameters)
    return PairedLeads(features, knots, parameters) if judgement.rivalry() == 1.0 else LeadLearner()


def errors(name: str, split: Split, weights: Matrix) -> dict[str, Any]:
    """Lines for the log: the error on samples held out, and of knowing nothing but their mean."""
    return {
        f"held_out_{name}_error": round(split.held_out.error(weights), 3),
        f"held_out_{name}_deviation": round(split.held_out.deviation(), 3),
    }
