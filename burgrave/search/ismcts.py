"""Information-set Monte Carlo tree search within a budget (the tree itself: `tree`)."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.budget import Meter
from burgrave.search.evaluator import Evaluators
from burgrave.search.node import Node
from burgrave.search.search import Advice, Search
from burgrave.search.tree import ISMCTS, IsmctsParameters, Tree


class IsmctsSearch(Search):
    """Grows a tree as far as the budget goes, and plays the best of the moves that were not dropped.

    Where the seat goes on without anything new having come to light, so does the tree.
    """

    def __init__(self, rng: Rng, evaluators: Evaluators, meter: Meter, parameters: IsmctsParameters = ISMCTS) -> None:
        super().__init__(rng, evaluators, meter)
        self.parameters = parameters
        self.tree: Tree | None = None
        self.expected: dict[str, Any] = {}
        """The seat's view after its last move, if the tree goes on there."""

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        tree = self.tree
        if tree is None or tree.seat != seat or not self.expected or self.expected != position.view(seat):
            tree = self.planted(position, seat)
        self.grow(tree, position)
        best = tree.root.moves[tree.ranking()[0]]
        self.foresee(position, seat, best)
        return best

    def planted(self, position: Position, seat: int) -> Tree:
        """A tree of a decision, not yet grown."""
        tree = Tree(position, seat, self.evaluators.of(position), self.rng, self.parameters)
        self.tree = tree
        return tree

    def grow(self, tree: Tree, position: Position) -> Node:
        """Grow the tree of a decision as far as the budget goes."""
        meter = self.meter
        meter.begin()
        tree.position = position
        meter.spend()
        tree.begin()
        share = self.parameters.first_share if tree.long_turns else 1.0
        while meter.spend():
            expanded, used = tree.expanded, meter.used()
            self.limit(tree, share)
            tree.used = used
            tree.grow(share < 1.0)
            meter.iterations += 1
            meter.charge(max(0, tree.expanded - expanded - 1))
            if share < 1.0:
                now = meter.used()
                tree.fit((1.0 - now) / max(1e-9, now - used))
                share = 1.0
            if tree.is_obvious():
                break
        tree.end_round()
        meter.finish()
        return tree.root

    def limit(self, tree: Tree, share: float) -> None:
        """An iteration may take so much of what is left."""
        meter = self.meter
        tree.most = tree.expanded + 1 + int(meter.left * share) if meter.budget.nodes else 0
        deadline, now = meter.deadline(), perf_counter()
        tree.until = now + (deadline - now) * share if deadline else 0.0

    def foresee(self, position: Position, seat: int, move: int) -> None:
        """Keep the tree if the seat is asked again and nothing new has come to light."""
        self.expected = {}
        trial = position.copy()
        trial.play(move, seat)
        if self.tree is None or trial.over or trial.revealed != position.revealed or trial.mover != seat:
            return
        if self.tree.move_on(trial, move):
            self.expected = trial.view(seat)

    def advise(self, position: Position, seat: int) -> list[Advice]:
        self.expected = {}
        tree = self.planted(position, seat)
        tree.asked = True
        root = self.grow(tree, position)
        advice: list[Advice] = []
        for move in position.legal(seat):
            slot = root.slots[move]
            visits = root.visits[slot]
            tries = max(1, visits)
            score, chance = tree.points.get(move, 0.0) / tries, tree.chances.get(move, -1.0) / tries
            advice.append(Advice(move, root.mean(slot), visits, score, chance))
        places = {root.moves[slot]: place for place, slot in enumerate(tree.ranking())}
        advice.sort(key=lambda given: (places.get(given.move, len(places)), -given.visits, -given.value))
        return advice
