"""Succession: prices by which every decision expects what the next one does.

The end of a game tells little of one decision in it: most of the luck comes later. What is expected at the next
decision tells more, and the last one expects the end. The prices that agree with that in all games together are found
at once (least squares of temporal differences); none have to be known before.
"""

from __future__ import annotations

from typing import Final

from burgrave.bots.regression import knots_at

FADING: Final = 0.5
FADING_OF_TURNS: Final = 0.8
"""How much an earlier decision still answers for what comes after the next one; more if it is a whole turn: what a turn
has brought shows late, and there are few of them."""
FORGOTTEN: Final = 0.002
"""Less of that is nothing."""


class Course:
    """The decisions of a seat in one game, one after the other: what it had, how far the game was."""

    def __init__(self) -> None:
        self.looks: list[list[float]] = []
        self.stages: list[float] = []
        self.broken: list[bool] = []
        """Did a whim follow? Then nothing that comes after is to its credit, nor to that of those before."""

    def note(self, look: list[float], stage: float) -> None:
        """One more decision."""
        self.looks.append(look)
        self.stages.append(stage)
        self.broken.append(False)

    def spoil(self) -> None:
        """What follows the last decision was a whim."""
        if self.broken:
            self.broken[-1] = True


class Succession:
    """Sums over all steps from one decision to the next: what there was before, times what has changed since."""

    def __init__(self, features: int, knots: int, fading: float = FADING) -> None:
        self.features = features
        self.knots = knots
        self.fading = fading
        self.size = features * knots
        self.steps = 0.0
        self.changes: list[list[float]] = [[0.0] * self.size for _ in range(self.size)]
        self.ends: list[float] = [0.0] * self.size
        self.squares: list[float] = [0.0] * features
        """How large each feature is."""

    def __reduce__(self) -> tuple[object, ...]:
        state = (self.steps, self.changes, self.ends, self.squares)
        return (succession_of, (self.features, self.knots, self.fading, state))

    def spread(self, look: list[float], stage: float) -> list[tuple[int, float]]:
        """The amounts that are there, by knot and feature."""
        low, high = knots_at(stage, self.knots)
        below = low * self.features
        above = below + self.features
        found: list[tuple[int, float]] = []
        for at in range(self.features):
            amount = look[at]
            if amount != 0.0:
                found.append((below + at, amount * (1.0 - high)))
                if high != 0.0:
                    found.append((above + at, amount * high))
        return found

    def add(self, course: Course, end: float) -> None:
        """One game, and how it ended.

        A step is what there was before, times how it differs from what there is after it. So what there is at a
        decision is counted with all that answers for the step that follows, and off with all that did for the last one.
        """
        answering: list[float] = [0.0] * self.size
        many = len(course.looks)
        for at in range(many):
            look = course.looks[at]
            here = self.spread(look, course.stages[at])
            counted = [-share for share in answering]
            if course.broken[at]:
                answering = [0.0] * self.size
            else:
                for row in range(self.size):
                    share = answering[row] * self.fading
                    answering[row] = share if share > FORGOTTEN or share < -FORGOTTEN else 0.0
                for row, amount in here:
                    answering[row] += amount
                for row in range(self.size):
                    counted[row] += answering[row]
                for feature in range(self.features):
                    self.squares[feature] += look[feature] * look[feature]
                self.steps += 1.0
            for row in range(self.size):
                share = counted[row]
                if share != 0.0:
                    sums = self.changes[row]
                    for place, amount in here:
                        sums[place] += share * amount
        for row in range(self.size):
            self.ends[row] += answering[row] * end

    def merge(self, other: Succession, weight: float) -> None:
        """Add the sums of others to these, which count for so much from now on."""
        for row in range(self.size):
            mine, theirs = self.changes[row], other.changes[row]
            self.changes[row] = [mine[place] * weight + theirs[place] for place in range(self.size)]
            self.ends[row] = self.ends[row] * weight + other.ends[row]
        self.squares = [self.squares[at] * weight + other.squares[at] for at in range(self.features)]
        self.steps = self.steps * weight + other.steps

    def prices(self, caution: float, bend: float, known: list[float] | None = None, free: int = 2) -> list[float]:
        """The prices at which all steps agree best.

        `caution` keeps them near those known, or near 0, except those of the first features, which are free; `bend`
        keeps how they differ from those known alike at neighbouring knots. Both are in steps, in units of how large a
        feature is.
        """
        n, size = self.features, self.size
        scale = [square / max(1.0, self.steps) + 1e-9 for square in self.squares]
        rows: list[list[float]] = []
        for row in range(size):
            line = self.changes[row][:]
            rest = self.ends[row]
            if known is not None:
                for place in range(size):
                    rest -= line[place] * known[place]
            at = row % n
            line[row] += (caution if at >= free else 1.0) * scale[at]
            for neighbour in (row - n, row + n):
                if 0 <= neighbour < size:
                    line[row] += bend * scale[at]
                    line[neighbour] -= bend * scale[at]
            line.append(rest)
            rows.append(line)
        found = solution(rows)
        return found if known is None else [known[at] + found[at] for at in range(size)]


def succession_of(
    features: int, knots: int, fading: float, state: tuple[float, list[list[float]], list[float], list[float]]
) -> Succession:
    """Sums that were pickled."""
    sums = Succession(features, knots, fading)
    sums.steps, sums.changes, sums.ends, sums.squares = state
    return sums


def solution(rows: list[list[float]]) -> list[float]:
    """Of linear equations, each with what its sum comes to at its end; Gauss, the largest first."""
    size = len(rows)
    for step in range(size):
        largest = step
        for row in range(step + 1, size):
            if abs(rows[row][step]) > abs(rows[largest][step]):
                largest = row
        rows[step], rows[largest] = rows[largest], rows[step]
        pivot = rows[step]
        for row in range(step + 1, size):
            line = rows[row]
            share = line[step] / pivot[step]
            if share != 0.0:
                for place in range(step, size + 1):
                    line[place] -= share * pivot[place]
    found = [0.0] * size
    for step in range(size - 1, -1, -1):
        line = rows[step]
        rest = line[size]
        for place in range(step + 1, size):
            rest -= line[place] * found[place]
        found[step] = rest / line[step]
    return found
