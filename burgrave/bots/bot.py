"""What a bot is: it is shown an imagined position, never the true one, and names a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position

NODES: Final = 200
"""What a searching bot may grow by if nobody says anything: worth a few hundredths of a second, the same everywhere."""


class Budget:
    """What a bot may spend on a decision: seconds, or nodes (reproducible); with both, whichever is used up first."""

    def __init__(self, seconds: float = 0.0, nodes: int = 0) -> None:
        self.seconds = seconds
        self.nodes = nodes if nodes or seconds else NODES

    def __reduce__(self) -> tuple[object, ...]:
        return (Budget, (self.seconds, self.nodes))


@dataclass
class Advice:
    """A move, and what a bot that has thought about it expects."""

    move: int
    value: float
    """What the move comes to, in points; only differences mean something."""
    visits: int
    """How often it was looked at."""
    score: float
    """The final score expected, and the chance to win; the latter is below 0 where the bot has learned neither."""
    chance: float

    def __reduce__(self) -> tuple[object, ...]:
        return (Advice, (self.move, self.value, self.visits, self.score, self.chance))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat."""

    def choose(self, position: Position, seat: int = -1) -> int:
        """A legal move of the seat, by default the mover's; the position is an imagined one and may be changed."""
        if seat < 0:
            seat = position.mover
        moves = position.legal(seat)
        return moves[0] if len(moves) == 1 else self.decide(position, seat, moves)

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        """One of several legal moves."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A bot that thinks within a budget and counts what it does."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.nodes = 0
        """In all decisions so far: positions at which all answers were tried, and walks through the tree, if any."""
        self.iterations = 0
        self.decisions = 0
        self.seconds = 0.0
        """How many decisions that were, and the seconds they took."""
        self.started = 0.0
        self.left = 0
        self.halt: Callable[[], bool] | None = None
        """Asked at every node, if there is one: is an answer wanted now, whatever is left?"""

    def begin(self) -> None:
        """Start the clock of a decision."""
        self.started = perf_counter()
        self.left = self.budget.nodes
        self.decisions += 1

    def spend(self) -> bool:
        """Count a node; False if nothing is left for it."""
        if self.halt is not None and self.halt():
            return False
        if self.budget.nodes:
            if self.left <= 0:
                return False
            self.left -= 1
        if self.budget.seconds and perf_counter() - self.started >= self.budget.seconds:
            return False
        self.nodes += 1
        return True

    def used(self) -> float:
        """How much of the budget is used up, from 0 to 1."""
        share = 0.0
        if self.budget.nodes:
            share = 1.0 - self.left / self.budget.nodes
        if self.budget.seconds:
            share = max(share, (perf_counter() - self.started) / self.budget.seconds)
        return min(1.0, share)

    def finish(self) -> None:
        """Stop the clock of a decision."""
        self.seconds += perf_counter() - self.started

    def advise(self, position: Position, seat: int) -> list[Advice]:
        """The moves with what they are expected to bring, best first."""
        raise NotImplementedError
