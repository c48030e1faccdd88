"""Self-play: quick games that explore, and what every position led to is added up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burgrave.kernel.chance import Rng
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position
from burgrave.learn.behaviour import EXPLORATION, Exploration, ExploringTurnSearch, perturbed, player
from burgrave.learn.leads import WholeTurnLead, lead_learner
from burgrave.learn.regression import Split
from burgrave.search.evaluator import Evaluator, objective_of
from burgrave.search.linear import LinearEvaluator, Weights


@dataclass(frozen=True)
class SelfPlayParameters:
    """Which positions of a game are learned from."""

    every: int = 6
    """Of so many decisions one is looked at, on the whole."""
    every_searched: int = 2
    """More of games that took a search to play."""
    held_out: int = 8
    """Of so many games one is held out."""
    exploration: Exploration = EXPLORATION


SELF_PLAY: Final = SelfPlayParameters()


class Samples:
    """What a batch of games has taught."""

    def __init__(self, judgement: Judgement, seats: int, knots: int) -> None:
        self.scores = Split(len(judgement.features()), knots)
        """What every seat had, and the points it ended with."""
        self.leads = lead_learner(judgement, seats, knots)
        """How far ahead the end was, where that is what counts."""
        self.margins = [0.0] * knots
        self.counts = [0.0] * knots
        """By knot: how far, in squares, margins were off; and how many there were."""
        self.games = 0
        self.tally = Tally()

    def merge(self, other: Samples, kept: float, kept_leads: float) -> None:
        """Add the samples of others; what was there counts for so much from now on."""
        self.scores.merge(other.scores, kept)
        self.leads.merge(other.leads, kept_leads)
        self.games += other.games
        self.tally.merge(other.tally)
        for knot in range(len(self.margins)):
            self.margins[knot] += other.margins[knot]
            self.counts[knot] += other.counts[knot]


class Tally:
    """How the games without exploration ended."""

    def __init__(self) -> None:
        self.seats = 0
        self.points = 0.0
        self.won = 0
        self.lead = 0.0
        """The points of all seats together; alone the victories, and the leads together."""

    def merge(self, other: Tally) -> None:
        self.seats += other.seats
        self.points += other.points
        self.won += other.won
        self.lead += other.lead


@dataclass
class Sample:
    """A decision as it was looked at."""

    progress: float
    features: list[list[float]]
    """What every seat had."""
    margins: list[float]
    """By how much every seat was expected to lead; empty without weights."""


def play_and_learn(
    samples: Samples,
    position: Position,
    weights: Weights | None,
    seed: int,
    nodes: int = 0,
    parameters: SelfPlayParameters = SELF_PLAY,
) -> None:
    """Play a game to its end and add it to the samples (who plays: `behaviour`)."""
    rng = Rng(seed)
    judgement = position.title.judgement
    seats = position.seats
    whole_turns = judgement.whole_turns(seats)
    leads, explores = samples.leads, parameters.exploration
    objective = objective_of(position)
    evaluator = Evaluator(objective) if weights is None else LinearEvaluator(judgement, weights, objective)
    played_by = evaluator
    is_perturbed = weights is not None and whole_turns and rng.below(explores.perturbed_games) == 0
    if is_perturbed and weights is not None and isinstance(leads, WholeTurnLead):
        played_by = LinearEvaluator(judgement, perturbed(weights, leads.steps, rng, explores), objective)
    plays = player(weights, played_by, whole_turns, nodes, rng)
    exploring = rng.below(explores.exploring_games) != 0 and not is_perturbed
    if isinstance(plays, ExploringTurnSearch):
        plays.explores = exploring
    held_out = samples.games % parameters.held_out == parameters.held_out - 1
    every = parameters.every_searched if nodes else parameters.every
    found: list[Sample] = []
    leads.begin(weights, held_out)
    while not position.over:
        seat = position.mover
        legal = position.legal(seat)
        question = position.question
        progress = judgement.progress(position)
        if len(legal) > 1 and (question is None or question.opens()) and rng.below(every) == 0:
            features = [judgement.look(position, other) for other in range(seats)]
            margins = [] if weights is None else margins_of(evaluator, position, evaluator.all_points(position))
            found.append(Sample(progress, features, margins))
        leads.decision(position, seat, progress, evaluator, rng)
        move = legal[0]
        if len(legal) > 1:
            if isinstance(plays, ExploringTurnSearch):
                move = plays.decide(position.imagine(seat, rng), seat, legal)
                off, plays.explored = plays.explored, False
            else:
                off = exploring and rng.below(explores.random_move) == 0
                move = legal[rng.below(len(legal))] if off else plays.decide(position.imagine(seat, rng), seat, legal)
            if off:
                leads.explored()
        position.play(move, seat)
    count(samples, position, evaluator, found, held_out, tell=not exploring, whole=not is_perturbed)


def count(
    samples: Samples,
    position: Position,
    evaluator: Evaluator,
    found: list[Sample],
    held_out: bool,
    tell: bool,
    whole: bool,
) -> None:
    """A game is over: add it to the samples. One by perturbed weights tells what turns lead to, not what is scored."""
    scores = [float(score) for score in position.scores]
    finals = evaluator.objective.outcomes(position)
    margins = margins_of(evaluator, position, finals)
    samples.games += 1
    samples.leads.end(margins[0])
    if not whole:
        return
    if tell:
        samples.tally.points += sum(scores)
        samples.tally.seats += position.seats
        samples.tally.won += 1 if position.winners else 0
        samples.tally.lead += margins[0]
    for sample in found:
        learn(samples, sample, scores, finals, margins, held_out)


def learn(
    samples: Samples,
    sample: Sample,
    scores: list[float],
    finals: list[float],
    margins: list[float],
    held_out: bool,
) -> None:
    """Add a decision of a game that ended so; `finals` are the scores, or alone the lead."""
    knot = int(sample.progress * (len(samples.margins) - 1) + 0.5)
    for features, score in zip(sample.features, scores, strict=True):
        samples.scores.part(held_out).add(features, sample.progress, score)
    samples.leads.compare(sample.features, sample.progress, finals, held_out)
    for expected, margin in zip(sample.margins, margins, strict=False):
        samples.margins[knot] += (margin - expected) ** 2
        samples.counts[knot] += 1.0


def margins_of(evaluator: Evaluator, position: Position, points: list[float]) -> list[float]:
    """By how much every seat leads with these points; alone they are the lead."""
    return [evaluator.objective.margin(position, seat, points) for seat in range(position.seats)]
