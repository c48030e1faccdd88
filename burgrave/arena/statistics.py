"""Honest intervals: games on one shuffle are relatives, so shuffles are counted, not games."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from burgrave.arena.summary import NORMAL_95, wilson

REPEATED_95: Final = 2.241403
"""A random walk of n steps strays further than this times sqrt(n), at any moment, in 5% of all cases (reflection)."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95% interval, which is infinite where a single shuffle tells nothing about the next."""

    value: float
    low: float
    high: float


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's distribution (Cornish and Fisher's expansion; within 1% from 3 on)."""
    z, n = NORMAL_95, max(freedom, 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _variance(pushes: Sequence[float], clusters: Sequence[Hashable]) -> tuple[float, int]:
    """The variance of a sum whose parts belong together by cluster, and how many clusters there are."""
    sums: dict[Hashable, float] = {}
    for push, cluster in zip(pushes, clusters, strict=True):
        sums[cluster] = sums.get(cluster, 0.0) + push
    count = len(sums)
    if count < 2:
        return math.inf, count
    return math.fsum(value * value for value in sums.values()) * count / (count - 1), count


def mean(values: Sequence[float], clusters: Sequence[Hashable]) -> Estimate:
    """A mean; values of one cluster may hang together in any way."""
    middle = math.fsum(values) / len(values)
    variance, count = _variance([value - middle for value in values], clusters)
    half = student(count - 1) * math.sqrt(variance) / len(values)
    return Estimate(middle, middle - half, middle + half)


def share(values: Sequence[float], clusters: Sequence[Hashable]) -> Estimate:
    """A share of victories (Wilson), as if from so many independent games as its spread is worth, but never more."""
    games = len(values)
    middle = math.fsum(values) / games
    variance, _ = _variance([value - middle for value in values], clusters)
    worth = float(games)
    if 0 < variance < math.inf:
        worth = min(worth, middle * (1 - middle) * games**2 / variance)
    low, high = wilson(middle * worth, worth)
    return Estimate(middle, low, high)


def slope(
    amounts: Sequence[float], wins: Sequence[float], strata: Sequence[Hashable], clusters: Sequence[Hashable]
) -> Estimate | None:
    """What one more of something goes with, comparing only within strata; None if nothing varies there.

    For a thing that is there or not it is the difference of the two shares of victories.
    """
    groups: dict[Hashable, tuple[float, float, int]] = {}
    for amount, win, stratum in zip(amounts, wins, strata, strict=True):
        have, won, count = groups.get(stratum, (0.0, 0.0, 0))
        groups[stratum] = (have + amount, won + win, count + 1)
    away: list[float] = []
    beyond: list[float] = []
    for amount, win, stratum in zip(amounts, wins, strata, strict=True):
        have, won, count = groups[stratum]
        away.append(amount - have / count)
        beyond.append(win - won / count)
    spread = math.fsum(x * x for x in away)
    # Where a bot always wins or always loses there is nothing to learn about what it had.
    if spread < 1e-9 or math.fsum(y * y for y in beyond) < 1e-9:
        return None
    found = math.fsum(x * y for x, y in zip(away, beyond, strict=True)) / spread
    pushes = [x * (y - found * x) for x, y in zip(away, beyond, strict=True)]
    variance, count = _variance(pushes, clusters)
    half = student(count - 1) * math.sqrt(variance) / spread
    return Estimate(found, found - half, found + half)


def repeated(pairs: Sequence[float], most: int) -> Estimate:
    """The mean of pairs of mirrored games, with an interval that may be looked at after every pair up to `most`.

    It holds at all looks together in 95% of all arenas (O'Brien and Fleming's boundary for a walk watched all the
    time), so one may stop as soon as it clears a mark. Two imaginary pairs, one lost and one won, keep the spread
    from vanishing while all pairs are alike.
    """
    count = len(pairs)
    middle = math.fsum(pairs) / count
    squares = math.fsum((pair - middle) ** 2 for pair in pairs) + middle**2 + (1 - middle) ** 2
    half = REPEATED_95 * math.sqrt(squares / (count + 1)) * math.sqrt(most) / count
    return Estimate(middle, max(0.0, middle - half), min(1.0, middle + half))
