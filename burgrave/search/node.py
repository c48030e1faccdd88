"""A node of the tree: one decision of one seat."""

from __future__ import annotations


class Node:
    """One decision: its moves with their first impressions, visits and results for the seat that decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: list[int] = []
        self.slots: dict[int, int] = {}
        """The place of every move seen here."""
        self.hopes: list[float] = []
        """What each move looked like at first."""
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.tries = 0
        self.drift = 0.0
        """By how much results were better than first impressions, in all tries together."""
        self.reached = False
        """Has an iteration ended here? The next one goes on."""
        self.after: dict[int, Node] = {}
        """The next decisions, by move and seat."""

    def add(self, move: int, hope: float) -> None:
        """One more move, with its first impression."""
        self.slots[move] = len(self.moves)
        self.moves.append(move)
        self.hopes.append(hope)
        self.visits.append(0)
        self.sums.append(0.0)

    def count(self, slot: int, value: float) -> None:
        """One more result of a move."""
        self.visits[slot] += 1
        self.sums[slot] += value
        self.tries += 1
        self.drift += value - self.hopes[slot]

    def forget_results(self) -> None:
        """Keep the first impressions only."""
        many = len(self.moves)
        self.visits, self.sums = [0] * many, [0.0] * many

    def mean(self, slot: int) -> float:
        """What a move has come to on the average; at first what it looked like."""
        return self.sums[slot] / self.visits[slot] if self.visits[slot] else self.hopes[slot]
