"""A linear evaluator: the points a seat will have in the end are a sum of what it has, each feature at its weight.

Weights change in the course of a game and are known at a few moments of it (knots); in between they lie on a line.
"""

from __future__ import annotations

from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position
from burgrave.search.evaluator import Evaluator, Objective, logistic


def knots_at(progress: float, knots: int) -> tuple[int, float]:
    """The knot before a progress from 0 to 1, and how much of the way to the next one is done."""
    place = min(max(progress, 0.0), 1.0) * (knots - 1)
    low = max(0, min(int(place), knots - 2))
    return low, place - low


class Weights:
    """What every feature is worth at every knot, learned in games of one kind."""

    def __init__(
        self,
        score: list[list[float]],
        lead: list[list[float]],
        spread: list[float],
        midst: list[list[float]] | None = None,
    ) -> None:
        self.score = score
        """By knot and feature: points of the final score."""
        self.lead = lead
        """By knot and feature: how far ahead the end will be, alone or where only that counts; else empty."""
        self.spread = spread
        """By knot: how far the margin in points, or the lead alone, may still move (a standard deviation)."""
        self.midst = midst or []
        """The lead as it is told in the midst of a turn, if turns are learned whole; else empty."""
        self.now: dict[float, list[float]] = {}
        """Weights at a progress, kept because the same few come again and again."""
        self.now_lead: dict[float, list[float]] = {}
        self.now_midst: dict[float, list[float]] = {}
        self.now_spread: dict[float, float] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Weights, (self.score, self.lead, self.spread, self.midst))

    def at(self, progress: float) -> list[float]:
        """The weights of the final score at a progress."""
        return kept_between(self.now, self.score, progress)

    def lead_at(self, progress: float) -> list[float]:
        """The weights of the lead at a progress."""
        return kept_between(self.now_lead, self.lead, progress)

    def midst_at(self, progress: float) -> list[float]:
        """The weights of the lead at a progress, in the midst of a turn."""
        return kept_between(self.now_midst, self.midst, progress)

    def spread_at(self, progress: float) -> float:
        """How far the margin may still move at a progress."""
        spread = self.now_spread.get(progress)
        if spread is None:
            spread = between([[spread] for spread in self.spread], progress)[0]
            self.now_spread[progress] = spread
        return spread


def kept_between(kept: dict[float, list[float]], rows: list[list[float]], progress: float) -> list[float]:
    """The row at a progress, as it was kept when that was asked before."""
    row = kept.get(progress)
    if row is None:
        row = between(rows, progress)
        kept[progress] = row
    return row


def between(rows: list[list[float]], progress: float) -> list[float]:
    """The row at a progress from 0 to 1: on the line between its neighbours."""
    low, share = knots_at(progress, len(rows))
    if share == 0.0:
        return rows[low]
    above = rows[low + 1]
    row = rows[low]
    return [row[at] + (above[at] - row[at]) * share for at in range(len(row))]


def weighted_sum(weights: list[float], features: list[float]) -> float:
    """So much of everything at these weights."""
    result = 0.0
    for at in range(len(weights)):
        amount = features[at]
        if amount != 0.0:
            result += weights[at] * amount
    return result


class LinearEvaluator(Evaluator):
    """By learned weights: the final score, and from that the chance to win."""

    def __init__(self, judgement: Judgement, weights: Weights, objective: Objective) -> None:
        super().__init__(objective)
        self.judgement = judgement
        self.weights = weights
        self.knows_chance = objective.rivals or bool(weights.lead)
        """Alone the chance follows from the lead over the automa, if that was learned."""

    def points(self, position: Position, seat: int) -> float:
        if not self.weights.lead:
            return self.score(position, seat)
        if position.over:
            return self.objective.outcomes(position)[seat]
        progress = self.judgement.progress(position)
        if self.weights.midst and not self.judgement.turn_begins(position):
            return weighted_sum(self.weights.midst_at(progress), self.judgement.look(position, seat))
        return weighted_sum(self.weights.lead_at(progress), self.judgement.look(position, seat))

    def score(self, position: Position, seat: int) -> float:
        if position.over:
            return float(position.scores[seat])
        return weighted_sum(self.weights.at(self.judgement.progress(position)), self.judgement.look(position, seat))

    def foresight(self, position: Position) -> int:
        """What a turn shows only later has been learned."""
        return 1

    def chance(self, position: Position, margin: float) -> float:
        if not self.knows_chance:
            return -1.0
        return logistic(1.7 * margin / max(1.0, self.weights.spread_at(self.judgement.progress(position))))
