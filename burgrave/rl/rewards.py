"""What a game is worth to its players when it is over, in one of several currencies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.kernel.position import Position


def win(position: Position) -> list[float]:
    """1 for those who have won, -1 for the others; who share a win have won."""
    winners = position.winners
    return [1.0 if seat in winners else -1.0 for seat in range(position.seats)]


def place(position: Position) -> list[float]:
    """1 for the first place, -1 for the last, the others evenly between, equal ones in the middle; alone as `win`."""
    sides = position.sides
    if len(sides) == 1:
        return win(position)
    standings = [position.standing(side[0]) for side in sides]
    found = [0.0] * position.seats
    for side, standing in zip(sides, standings, strict=True):
        better = sum(other > standing for other in standings)
        worse = sum(other < standing for other in standings)
        for seat in side:
            found[seat] = (worse - better) / (len(sides) - 1)
    return found


def points(position: Position) -> list[float]:
    """The points of the final score."""
    return [float(score) for score in position.scores]


def lead(position: Position) -> list[float]:
    """By how many points a side is ahead of the best other one; alone, of what has to be beaten."""
    scores, sides = position.scores, position.sides
    if len(sides) == 1:
        return [float(position.lead)] * position.seats
    found = [0.0] * position.seats
    for side in sides:
        rival = max(scores[other[0]] for other in sides if other is not side)
        for seat in side:
            found[seat] = float(scores[seat] - rival)
    return found


AT_THE_END: Final[dict[str, Callable[[Position], list[float]]]] = {
    "win": win,
    "place": place,
    "points": points,
    "lead": lead,
}
"""Rewards that are given once, when the game is over."""

SHAPED: Final = "shaped"
"""The points as they are scored: after every decision what the score sheet has gained since the last one."""

REWARDS: Final = (*AT_THE_END, SHAPED)


class Rewarder:
    """Gives the seats of one game their rewards, decision by decision."""

    def __init__(self, reward: str, position: Position) -> None:
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward}; rewards: {', '.join(REWARDS)}")
        self.reward = reward
        self.scores = position.scores if reward == SHAPED else []

    def after(self, position: Position) -> list[float]:
        """What the last decision has brought every seat."""
        if self.reward == SHAPED:
            before, self.scores = self.scores, position.scores
            return [float(now - then) for now, then in zip(self.scores, before, strict=True)]
        return AT_THE_END[self.reward](position) if position.over else [0.0] * position.seats
