"""Ridge regression with knots: weights of features that change in the course of a game, found from its outcomes.

Games are not kept, only the normal equations; these can be added up over workers and generations. Beside the ridge
(Hoerl and Kennard 1970), which keeps weights near those known, a second penalty keeps them alike at neighbouring knots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from burgrave.search.linear import knots_at

Matrix = NDArray[np.float64]

FREE: Final = 2
"""The first features: a constant, and the judgement's worth, to which all others are corrections."""


@dataclass(frozen=True)
class Ridge:
    """Penalties, in samples, and in units of how large a feature is."""

    strength: float
    """Keeps weights near those known, or near 0, except those of the first features, which are free."""
    smoothness: float
    """Keeps weights, or how they differ from those known, alike at neighbouring knots."""
    free: int = FREE


class NormalEquations:
    """What a regression needs to know of all samples: products of features by knot, and with the outcomes."""

    def __init__(self, features: int, knots: int) -> None:
        self.features = features
        self.knots = knots
        self.samples = 0.0
        self.gram: Matrix = np.zeros((knots, features, features))
        """By knot: products of the features."""
        self.cross: Matrix = np.zeros((knots, features, features))
        """By knot: products of its features with those of the next one."""
        self.right: Matrix = np.zeros((knots, features))
        """By knot: products of the features with the outcome."""
        self.outcome = 0.0
        self.squares = 0.0

    def add(self, features: list[float], progress: float, outcome: float) -> None:
        """One sample: what a seat had, how far the game was, and how it ended for the seat."""
        low, high = knots_at(progress, self.knots)
        share = 1.0 - high
        here = np.array(features)
        products = np.outer(here, here)
        self.gram[low] += share * share * products
        self.right[low] += share * outcome * here
        if high:
            self.cross[low] += share * high * products
            self.gram[low + 1] += high * high * products
            self.right[low + 1] += high * outcome * here
        self.samples += 1.0
        self.outcome += outcome
        self.squares += outcome * outcome

    def merge(self, other: NormalEquations, weight: float) -> None:
        """Add the samples of others to these, which count for so much from now on."""
        self.gram = self.gram * weight + other.gram
        self.cross = self.cross * weight + other.cross
        self.right = self.right * weight + other.right
        self.samples = self.samples * weight + other.samples
        self.outcome = self.outcome * weight + other.outcome
        self.squares = self.squares * weight + other.squares

    def error(self, weights: Matrix) -> float:
        """The root mean square error of weights (by knot and feature) on these samples."""
        total = self.squares - 2.0 * float(np.sum(weights * self.right))
        for knot in range(self.knots):
            total += float(weights[knot] @ self.gram[knot] @ weights[knot])
            if knot + 1 < self.knots:
                total += 2.0 * float(weights[knot] @ self.cross[knot] @ weights[knot + 1])
        return float(np.sqrt(max(0.0, total) / max(1.0, self.samples)))

    def deviation(self) -> float:
        """The standard deviation of the outcomes: the error of knowing nothing but their mean."""
        mean = self.outcome / max(1.0, self.samples)
        return float(np.sqrt(max(0.0, self.squares / max(1.0, self.samples) - mean * mean)))

    def solve(self, ridge: Ridge, known: Matrix | None = None) -> Matrix:
        """The weights, by knot and feature, that come nearest to the outcomes."""
        scale = np.einsum("kff->f", self.gram) / max(1.0, self.samples) + 1e-9
        penalty = penalties(scale, self.knots, ridge)
        right = self.right.reshape(-1)
        if known is not None:
            right = right + penalty @ known.reshape(-1)
        solution = np.linalg.solve(self.left() + penalty, right)
        found: Matrix = np.asarray(solution, dtype=np.float64).reshape(self.knots, self.features)
        return found

    def left(self) -> Matrix:
        """All products as one matrix: those of the same knot on its diagonal, of neighbours beside it."""
        n = self.features
        matrix = np.zeros((n * self.knots, n * self.knots))
        for knot in range(self.knots):
            here = slice(knot * n, knot * n + n)
            matrix[here, here] = self.gram[knot]
            if knot + 1 < self.knots:
                after = slice(knot * n + n, knot * n + 2 * n)
                matrix[here, after] = self.cross[knot]
                matrix[after, here] = self.cross[knot].T
        return matrix


def penalties(scale: Matrix, knots: int, ridge: Ridge) -> Matrix:
    """The matrix of both penalties, for features of these sizes; for all knots, one after the other."""
    n = len(scale)
    strength = np.where(np.arange(n) < ridge.free, 1.0, ridge.strength) * scale
    matrix = np.diag(np.tile(strength, knots))
    alike = np.diag(ridge.smoothness * scale)
    for knot in range(knots - 1):
        here, after = slice(knot * n, knot * n + n), slice(knot * n + n, knot * n + 2 * n)
        matrix[here, here] += alike
        matrix[after, after] += alike
        matrix[here, after] -= alike
        matrix[after, here] -= alike
    return matrix


class Split:
    """Samples to learn from, and others held out to see how well that went."""

    def __init__(self, features: int, knots: int) -> None:
        self.learned = NormalEquations(features, knots)
        self.held_out = NormalEquations(features, knots)

    def part(self, held_out: bool) -> NormalEquations:
        return self.held_out if held_out else self.learned

    def merge(self, other: Split, weight: float) -> None:
        """Add the samples of others to these, which count for so much from now on."""
        self.learned.merge(other.learned, weight)
        self.held_out.merge(other.held_out, weight)
