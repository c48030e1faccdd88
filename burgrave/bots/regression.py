"""Least squares with knots: prices of features that change in the course of a game, found from its outcomes.

Games are not kept, only the sums that the solution needs; they can be added up over workers and generations.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

FREE: Final = 2
"""The first features: a constant, and the judgement's worth, to which all others are corrections."""


def knots_at(progress: float, knots: int) -> tuple[int, float]:
    """The knot before a progress from 0 to 1, and how much of the way to the next one is done."""
    place = min(max(progress, 0.0), 1.0) * (knots - 1)
    low = max(0, min(int(place), knots - 2))
    return low, place - low


class Sums:
    """What a regression needs to know of all samples: products of features by knot, and with the outcomes."""

    def __init__(self, features: int, knots: int) -> None:
        self.features = features
        self.knots = knots
        self.size = features * knots
        self.samples = 0.0
        self.products: list[list[float]] = [[0.0] * (2 * features) for _ in range(self.size)]
        """By knot and feature: products with the features of the same knot and of the next one."""
        self.scores: list[float] = [0.0] * self.size
        self.score = 0.0
        self.score_squares = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        state = (self.samples, self.products, self.scores, self.score, self.score_squares)
        return (sums_of, (self.features, self.knots, state))

    def add(self, amounts: list[float], progress: float, score: float) -> None:
        """One sample: what a seat had, how far the game was, and how it ended for the seat."""
        low, high = knots_at(progress, self.knots)
        share = 1.0 - high
        n = self.features
        present: list[int] = []
        for at in range(n):
            if amounts[at] != 0.0:
                present.append(at)
        below = low * n
        above = below + n
        for at in present:
            mine = amounts[at]
            row = self.products[below + at]
            lower = mine * share * share
            cross = mine * share * high
            if high == 0.0:
                for other in present:
                    row[other] += lower * amounts[other]
            else:
                next_row = self.products[above + at]
                upper = mine * high * high
                for other in present:
                    theirs = amounts[other]
                    row[other] += lower * theirs
                    row[n + other] += cross * theirs
                    next_row[other] += upper * theirs
                self.scores[above + at] += mine * high * score
            self.scores[below + at] += mine * share * score
        self.samples += 1.0
        self.score += score
        self.score_squares += score * score

    def merge(self, other: Sums, weight: float) -> None:
        """Add the sums of others to these, which count for so much from now on."""
        for at in range(self.size):
            mine = self.products[at]
            theirs = other.products[at]
            for column in range(2 * self.features):
                mine[column] = mine[column] * weight + theirs[column]
            self.scores[at] = self.scores[at] * weight + other.scores[at]
        self.samples = self.samples * weight + other.samples
        self.score = self.score * weight + other.score
        self.score_squares = self.score_squares * weight + other.score_squares

    def error(self, prices: list[float]) -> float:
        """The root mean square error of a solution on these samples."""
        n = self.features
        total = self.score_squares
        for at in range(self.size):
            price = prices[at]
            total -= 2.0 * price * self.scores[at]
            row = self.products[at]
            base = at // n * n
            for other in range(n):
                total += price * prices[base + other] * row[other]
            if base + n < self.size:
                for other in range(n):
                    total += 2.0 * price * prices[base + n + other] * row[n + other]
        return sqrt(max(0.0, total) / max(1.0, self.samples))

    def deviation(self) -> float:
        """The standard deviation of the scores: the error of knowing nothing but their mean."""
        mean = self.score / max(1.0, self.samples)
        return sqrt(max(0.0, self.score_squares / max(1.0, self.samples) - mean * mean))


def sums_of(
    features: int,
    knots: int,
    state: tuple[float, list[list[float]], list[float], float, float],
) -> Sums:
    """Sums that were pickled."""
    sums = Sums(features, knots)
    sums.samples, sums.products, sums.scores, sums.score, sums.score_squares = state
    return sums


class Study:
    """Samples to learn from, and others held out to see how well that went."""

    def __init__(self, features: int, knots: int) -> None:
        self.learned = Sums(features, knots)
        self.held_out = Sums(features, knots)

    def __reduce__(self) -> tuple[object, ...]:
        return (study_of, (self.learned, self.held_out))

    def merge(self, other: Study, weight: float) -> None:
        """Add the samples of others to these, which count for so much from now on."""
        self.learned.merge(other.learned, weight)
        self.held_out.merge(other.held_out, weight)


def study_of(learned: Sums, held_out: Sums) -> Study:
    """A study that was pickled."""
    study = Study(learned.features, learned.knots)
    study.learned, study.held_out = learned, held_out
    return study


def solve(sums: Sums, caution: float, bend: float, known: list[float] | None = None) -> list[float]:
    """The prices that come nearest to the scores.

    `caution` keeps prices near those known, or near 0, except those of the first features, which are free; `bend` keeps
    them, or how they differ from those known, alike at neighbouring knots. Both are in samples, in units of how large a
    feature is.
    """
    n = sums.features
    size = sums.size
    # A feature counts as much as it is large on the whole, whatever its unit.
    scale: list[float] = [0.0] * n
    for at in range(size):
        scale[at % n] += sums.products[at][at % n]
    for at in range(n):
        scale[at] = scale[at] / max(1.0, sums.samples) + 1e-9
    band = 2 * n
    # The lower half of a banded matrix: entry [row][k] is at column row - k.
    lower: list[list[float]] = []
    for row in range(size):
        knot = row // n
        at = row % n
        line = [0.0] * band
        for column in range(max(0, (knot - 1) * n), row + 1):
            if column // n == knot:
                value = sums.products[row][column % n]
                if column == row:
                    value += (caution if at >= FREE else 1.0) * scale[at]
                    value += bend * scale[at] * (1.0 if knot in (0, sums.knots - 1) else 2.0)
            else:
                value = sums.products[column][n + at]
                if column % n == at:
                    value -= bend * scale[at]
            line[row - column] = value
        lower.append(line)
    # Cholesky, within the band.
    for row in range(size):
        line = lower[row]
        first = max(0, row // n - 1) * n
        for column in range(first, row + 1):
            other = lower[column]
            value = line[row - column]
            for inner in range(max(first, max(0, column // n - 1) * n), column):
                value -= line[row - inner] * other[column - inner]
            if column == row:
                line[0] = sqrt(max(value, 1e-9))
            else:
                line[row - column] = value / other[0]
    solution = sums.scores[:]
    if known is not None:
        for row in range(size):
            at = row % n
            solution[row] += (caution if at >= FREE else 1.0) * scale[at] * known[row]
            if row >= n:
                solution[row] += bend * scale[at] * (known[row] - known[row - n])
            if row + n < size:
                solution[row] += bend * scale[at] * (known[row] - known[row + n])
    for row in range(size):
        line = lower[row]
        value = solution[row]
        for inner in range(max(0, row // n - 1) * n, row):
            value -= line[row - inner] * solution[inner]
        solution[row] = value / line[0]
    for row in range(size - 1, -1, -1):
        value = solution[row]
        for below in range(row + 1, min(size, (row // n + 2) * n)):
            value -= lower[below][below - row] * solution[below]
        solution[row] = value / lower[row][0]
    return solution
