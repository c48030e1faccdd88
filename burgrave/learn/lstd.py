"""LSTD(lambda): weights by which every decision expects what the next one does (Boyan 2002).

The end of a game tells little of one decision in it: most of the luck comes later. What is expected at the next
decision tells more, and the last one expects the end. The weights that agree with that in all games together are found
at once (least squares of temporal differences); none have to be known before.
"""

from __future__ import annotations

import numpy as np

from burgrave.learn.regression import Matrix, Ridge, penalties
from burgrave.search.linear import knots_at


class Trajectory:
    """The decisions of a seat in one game, one after the other: what it had, how far the game was."""

    def __init__(self) -> None:
        self.features: list[list[float]] = []
        self.progress: list[float] = []
        self.cut: list[bool] = []
        """Did a random move follow? Then nothing that comes after is to its credit, nor to that of those before."""

    def add(self, features: list[float], progress: float) -> None:
        """One more decision."""
        self.features.append(features)
        self.progress.append(progress)
        self.cut.append(False)

    def explored(self) -> None:
        """What follows the last decision was a random move."""
        if self.cut:
            self.cut[-1] = True


class Lstd:
    """Sums over all steps from one decision to the next: eligibility before, times what has changed since."""

    def __init__(self, features: int, knots: int, fading: float) -> None:
        self.features = features
        self.knots = knots
        self.fading = fading
        """Lambda: how much an earlier decision still answers for what comes after the next one."""
        size = features * knots
        self.steps = 0.0
        self.changes: Matrix = np.zeros((size, size))
        self.ends: Matrix = np.zeros(size)
        self.squares: Matrix = np.zeros(features)
        """How large each feature is."""

    def add(self, trajectory: Trajectory, end: float) -> None:
        """One game, and how it ended.

        A step is the eligibility before it, times how features differ from those after it. So the features of a
        decision are counted with the eligibility for the step that follows, and off with that for the last one.
        """
        n = self.features
        eligible = np.zeros(n * self.knots)
        for at in range(len(trajectory.features)):
            here = np.array(trajectory.features[at])
            low, high = knots_at(trajectory.progress[at], self.knots)
            counted = -eligible
            place = slice(low * n, (low + 2) * n)
            spread = np.concatenate([here * (1.0 - high), here * high])[: n * (self.knots - low)]
            if trajectory.cut[at]:
                eligible = np.zeros(n * self.knots)
            else:
                eligible = eligible * self.fading
                eligible[place] += spread
                counted += eligible
                self.squares += here * here
                self.steps += 1.0
            self.changes[:, place] += np.outer(counted, spread)
        self.ends += eligible * end

    def merge(self, other: Lstd, weight: float) -> None:
        """Add the sums of others to these, which count for so much from now on."""
        self.changes = self.changes * weight + other.changes
        self.ends = self.ends * weight + other.ends
        self.squares = self.squares * weight + other.squares
        self.steps = self.steps * weight + other.steps

    def solve(self, ridge: Ridge, known: Matrix | None = None) -> Matrix:
        """The weights, by knot and feature, at which all steps agree best."""
        scale = self.squares / max(1.0, self.steps) + 1e-9
        before = np.zeros(self.ends.shape) if known is None else known.reshape(-1)
        rest = self.ends - self.changes @ before
        found = before + np.linalg.solve(self.changes + penalties(scale, self.knots, ridge), rest)
        return found.reshape(self.knots, self.features)
