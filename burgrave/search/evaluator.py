"""Evaluators: what a position is worth to every seat.

An evaluator estimates the points that each seat can expect; an objective turns those into values, one for each seat:
the vector that max^n search backs up (Luckhardt and Irani 1986), in which each seat decides for its own.
"""

from __future__ import annotations

from math import exp

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position


class Objective:
    """What a seat plays for: points, being ahead, victory."""

    def __init__(self, victory: float, rivals: bool) -> None:
        self.victory = victory
        """What a certain victory is worth in points, beside the points themselves."""
        self.rivals = rivals
        """Are there others to be ahead of? Then an own turn ends when they move, else when something new is known."""

    def margin(self, position: Position, seat: int, points: list[float]) -> float:
        """By how much a seat that can expect these points will be ahead."""
        raise NotImplementedError

    def liking(self, position: Position, seat: int, points: list[float], margin: float) -> float:
        """How much a seat likes these points and to be so far ahead, the chance to win aside."""
        raise NotImplementedError

    def outcomes(self, position: Position) -> list[float]:
        """What every seat has come to in a game that is over: points, or alone by how much it is ahead."""
        raise NotImplementedError

    def final_points(self, position: Position, evaluator: Evaluator) -> list[float]:
        """The same in the evaluator's eyes: a judgement of a game alone tells other points than the lead."""
        raise NotImplementedError

    def share(self, position: Position, seat: int) -> float:
        """The seat's part of the victory in a game that is over."""
        winners = position.winners
        return 1.0 / len(winners) if seat in winners else 0.0


class Solo(Objective):
    """Alone: nothing is played for but to beat the automa."""

    def __init__(self, victory: float = 40.0) -> None:
        super().__init__(victory, False)

    def margin(self, position: Position, seat: int, points: list[float]) -> float:
        return points[0]

    def liking(self, position: Position, seat: int, points: list[float], margin: float) -> float:
        return points[0]

    def final_points(self, position: Position, evaluator: Evaluator) -> list[float]:
        return [evaluator.points(position, 0)]

    def outcomes(self, position: Position) -> list[float]:
        return [float(position.lead)]


class AgainstRivals(Objective):
    """In company: the own points, and the margin over the best rival as much as the title's judgement says."""

    def __init__(self, victory: float = 6.0) -> None:
        super().__init__(victory, True)

    def margin(self, position: Position, seat: int, points: list[float]) -> float:
        rival = -1e9
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        return points[seat] - rival

    def liking(self, position: Position, seat: int, points: list[float], margin: float) -> float:
        rivalry = position.title.judgement.rivalry()
        return rivalry * margin + (1.0 - rivalry) * points[seat]

    def final_points(self, position: Position, evaluator: Evaluator) -> list[float]:
        return self.outcomes(position)

    def outcomes(self, position: Position) -> list[float]:
        return [float(score) for score in position.scores]


class InTeams(AgainstRivals):
    """Partners win together: what counts is what the own side has, and its margin over the best of the others."""

    def margin(self, position: Position, seat: int, points: list[float]) -> float:
        own = 0.0
        rival = -1e9
        for side in position.sides:
            total = side_total(side, points)
            if seat in side:
                own = total
            elif total > rival:
                rival = total
        return own - rival

    def liking(self, position: Position, seat: int, points: list[float], margin: float) -> float:
        rivalry = position.title.judgement.rivalry()
        own = 0.0
        for side in position.sides:
            if seat in side:
                own = side_total(side, points)
        return rivalry * margin + (1.0 - rivalry) * own

    def share(self, position: Position, seat: int) -> float:
        winners = position.winners
        won = [side for side in position.sides if side[0] in winners]
        return 1.0 / len(won) if seat in winners else 0.0


def side_total(side: list[int], points: list[float]) -> float:
    """What a side has together."""
    total = 0.0
    for mate in side:
        total += points[mate]
    return total


def objective_of(position: Position) -> Objective:
    """What is played for in games like this one."""
    if position.seats == 1:
        return Solo()
    return AgainstRivals() if len(position.sides) == position.seats else InTeams()


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """By judgement: a title's own estimate, taken as points; of the chance to win it knows nothing."""

    def __init__(self, objective: Objective) -> None:
        self.objective = objective

    def points(self, position: Position, seat: int) -> float:
        """The points that a seat can expect; where only the lead counts, points that tell the lead."""
        return position.title.judgement.worth(position, seat)

    def score(self, position: Position, seat: int) -> float:
        """The points that a seat can expect, even where only the lead counts."""
        return self.points(position, seat)

    def chance(self, position: Position, margin: float) -> float:
        """The chance to win of a seat that expects to be so far ahead; below 0 if unknown."""
        return -1.0

    def foresight(self, position: Position) -> int:
        """How many own turns ahead it pays to look."""
        return position.title.judgement.foresight()

    def all_points(self, position: Position) -> list[float]:
        """The points that every seat can expect."""
        return [self.points(position, seat) for seat in range(position.seats)]

    def points_with(self, position: Position, seat: int, own: float) -> list[float]:
        """The same, where a seat's are known already."""
        return [own if other == seat else self.points(position, other) for other in range(position.seats)]

    def value(self, position: Position, seat: int, points: list[float]) -> float:
        """How much a seat likes to expect these points."""
        objective = self.objective
        margin = objective.margin(position, seat, points)
        value = objective.liking(position, seat, points, margin)
        won = self.chance(position, margin)
        return value + objective.victory * won if won > 0.0 else value

    def values(self, position: Position, points: list[float]) -> list[float]:
        """How much every seat likes to expect these points."""
        return [self.value(position, seat, points) for seat in range(position.seats)]

    def end(self, position: Position) -> list[float]:
        """How much every seat likes the way a game has ended."""
        objective = self.objective
        points = objective.final_points(position, self)
        values: list[float] = []
        for seat in range(position.seats):
            margin = objective.margin(position, seat, points)
            value = objective.liking(position, seat, points, margin)
            values.append(value + objective.victory * objective.share(position, seat))
        return values

    def chance_to_win(self, position: Position, seat: int, points: list[float]) -> float:
        """The chance of a seat that can expect these points, or its part of the victory; below 0 if unknown."""
        if position.over:
            return self.objective.share(position, seat)
        return self.chance(position, self.objective.margin(position, seat, points))


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluators:
    """Which evaluator to look at a game with: here the title's judgement, for every game."""

    def of(self, position: Position) -> Evaluator:
        """The evaluator for games like this one."""
        return Evaluator(objective_of(position))


@mypyc_attr(allow_interpreted_subclasses=True)
class Always(Evaluators):
    """One evaluator for all games."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def of(self, position: Position) -> Evaluator:
        return self.evaluator


def logistic(x: float) -> float:
    """From 0 to 1."""
    return 0.0 if x < -30.0 else 1.0 if x > 30.0 else 1.0 / (1.0 + exp(-x))
