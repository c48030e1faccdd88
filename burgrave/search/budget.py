"""What a search may spend on a decision, and what it has spent."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

NODES: Final = 200
"""What a search may grow by if nobody says anything: worth a few hundredths of a second, the same everywhere."""


class Budget:
    """What a bot may spend on a decision: seconds, or nodes (reproducible); with both, whichever is used up first."""

    def __init__(self, seconds: float = 0.0, nodes: int = 0) -> None:
        self.seconds = seconds
        self.nodes = nodes if nodes or seconds else NODES

    def __reduce__(self) -> tuple[object, ...]:
        return (Budget, (self.seconds, self.nodes))


class Meter:
    """Counts what is spent on decisions, and says when nothing is left of the budget."""

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

    def charge(self, nodes: int) -> None:
        """Count nodes that an iteration has grown by beyond the one it was begun with."""
        self.nodes += nodes
        self.left -= nodes

    def deadline(self) -> float:
        """When the seconds of the decision are used up; 0 if they are not limited."""
        return self.started + self.budget.seconds if self.budget.seconds else 0.0

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
