"""The outlook of a position: what every seat can expect, in points, and how much each would like that."""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position

VICTORY: Final = 6.0
"""What a certain victory is worth in points, beside the points themselves."""
SOLO_VICTORY: Final = 40.0
"""The same in a solo game, where nothing else is played for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """By judgement: a title's own estimate, taken as points; of the chance to win it knows nothing."""

    def points(self, position: Position, seat: int) -> float:
        """The points that a seat can expect; where only the lead counts, points that tell the lead."""
        return position.title.judgement.worth(position, seat)

    def score(self, position: Position, seat: int) -> float:
        """The points that a seat can expect, even where only the lead counts."""
        return self.points(position, seat)

    def chance(self, position: Position, margin: float) -> float:
        """The chance to win of a seat that expects so many points more than its best rival; below 0 if unknown."""
        return -1.0

    def chance_alone(self, position: Position, lead: float) -> float:
        """The chance to win a solo game that will be so far ahead; below 0 if unknown."""
        return -1.0

    def foresight(self, position: Position) -> int:
        """How many own turns ahead it pays to look."""
        return position.title.judgement.foresight()

    def all_points(self, position: Position) -> list[float]:
        """The points that every seat can expect."""
        return [self.points(position, seat) for seat in range(position.seats)]

    def value(self, position: Position, seat: int, points: list[float]) -> float:
        """How much a seat likes to expect these points: the own, less the best rival's, more for a victory."""
        if position.seats == 1:
            won = self.chance_alone(position, points[0])
            return points[0] + SOLO_VICTORY * won if won > 0.0 else points[0]
        margin = margin_of(position, seat, points)
        won = self.chance(position, margin)
        rivalry = position.title.judgement.rivalry()
        value = rivalry * margin + (1.0 - rivalry) * points[seat]
        return value + VICTORY * won if won > 0.0 else value

    def values(self, position: Position, points: list[float]) -> list[float]:
        """How much every seat likes to expect these points."""
        return [self.value(position, seat, points) for seat in range(position.seats)]

    def end(self, position: Position) -> list[float]:
        """How much every seat likes the way a game has ended."""
        winners = position.winners
        if position.seats == 1:
            points_alone = self.points(position, 0)
            return [points_alone + SOLO_VICTORY if winners else points_alone]
        points = [float(score) for score in position.scores]
        rivalry = position.title.judgement.rivalry()
        values: list[float] = []
        for seat in range(position.seats):
            value = rivalry * margin_of(position, seat, points) + (1.0 - rivalry) * points[seat]
            values.append(value + VICTORY / len(winners) if seat in winners else value)
        return values


def margin_of(position: Position, seat: int, points: list[float]) -> float:
    """How many points a seat, or its team, has more than the best of the others."""
    rival = -1e9
    sides = position.sides
    if len(sides) == position.seats:
        for other in range(position.seats):
            if other != seat and points[other] > rival:
                rival = points[other]
        return points[seat] - rival
    own = 0.0
    for side in sides:
        total = 0.0
        for mate in side:
            total += points[mate]
        if seat in side:
            own = total
        elif total > rival:
            rival = total
    return own - rival


def logistic(x: float) -> float:
    """From 0 to 1."""
    return 0.0 if x < -30.0 else 1.0 if x > 30.0 else 1.0 / (1.0 + exp(-x))
