"""Sequential halving with common random numbers: which moves at the root are looked into, and how often.

All moves that are left are looked into by turns, each round of them in the same determinization, and after every round
the worst are dropped: the more of the budget is used up, the fewer are left, and each halving of their number gets as
much of it as any other (Karnin, Koren and Somekh 2013; at the root of a tree: Cazenave 2015). What all moves of a round
have in common is the luck of its determinization, and is not counted: that is the variance that common random numbers
take away.
"""

from __future__ import annotations

from math import ceil

from burgrave.kernel.position import Position
from burgrave.search.node import Node


class Visit:
    """One walk through the tree: the decisions on the way, the moves taken there, and the value to every seat."""

    def __init__(self, nodes: list[Node], taken: list[int], values: list[float], settled: list[float]) -> None:
        self.nodes = nodes
        self.taken = taken
        self.values = values
        self.settled = settled
        """What it was at the end of the own turn."""


class SequentialHalving:
    """The moves of a root, by slot, that are still looked into."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.running: list[int] = []
        self.next = 0
        """Whose turn it is."""
        self.many = 0
        """How many moves there were at first."""
        self.world: Position | None = None
        """The determinization of this round."""
        self.round: list[Visit] = []

    def begin(self, slots: list[int]) -> None:
        """Look into these, the most promising first."""
        self.running = slots
        self.many = len(slots)
        self.next = 0

    def round_is_over(self) -> bool:
        return self.next == len(self.running)

    def drop(self, root: Node, used: float) -> None:
        """After a round: drop the worst, by how much of the budget is used up."""
        self.running = self.ranking(root)[: max(2, ceil(self.many ** (1.0 - used)))]
        self.next = 0

    def pick(self) -> int:
        """The slot whose turn it is."""
        self.next += 1
        return self.running[self.next - 1]

    def ranking(self, root: Node) -> list[int]:
        """The moves that are still looked into, best first; one seldom looked into is not trusted as much."""
        often = 0
        for slot in self.running:
            often = max(often, root.visits[slot])
        return sorted(self.running, key=lambda slot: (2 * root.visits[slot] < often, -root.mean(slot)))

    def without_luck(self, root: Node) -> list[Visit]:
        """The visits of the round, less its luck: by how much its moves did better than they had done before."""
        luck = 0.0
        known = 0
        for visit in self.round:
            slot = visit.taken[0]
            if root.visits[slot]:
                luck += visit.values[self.seat] - root.mean(slot)
                known += 1
        if known > 1:
            luck /= known
            for visit in self.round:
                visit.values[self.seat] -= luck
        done = self.round
        self.round = []
        return done
