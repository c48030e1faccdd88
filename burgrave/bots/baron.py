"""The fourth rung: tree search over imagined positions."""

from __future__ import annotations

from typing import Any

from burgrave.bots.bot import Advice, Budget, Searcher
from burgrave.bots.outlook import Outlook
from burgrave.bots.tree import Node, Tree
from burgrave.kernel.chance import Rng
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Baron(Searcher):
    """Grows a tree of decisions, everybody's own best in mind, and plays the best of the moves that were not dropped.

    Whenever a move is looked into again, hidden cards and dice to come are dealt anew. Where the seat goes on without
    anything new having come to light, so does the tree.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(budget)
        self.rng = Rng(seed)
        self.tree: Tree | None = None
        self.expected: dict[str, Any] = {}
        """The seat's view after its last move, if the tree goes on there."""

    def outlook(self, position: Position) -> Outlook:
        """How positions of this title are looked at."""
        return Outlook()

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        self.search(position, seat)
        tree = self.tree
        assert tree is not None
        best = tree.root.moves[tree.ranking()[0]]
        self.foresee(position, seat, best)
        return best

    def search(self, position: Position, seat: int) -> Node:
        """Grow the tree of a decision as far as the budget goes."""
        self.begin()
        tree = self.tree
        if tree is None or tree.seat != seat or not self.expected or self.expected != position.view(seat):
            tree = Tree(position, seat, self.outlook(position), self.rng)
            self.tree = tree
        tree.position = position
        tree.until = self.started + self.budget.seconds if self.budget.seconds else 0.0
        while self.spend():
            looks = tree.looks
            tree.most = looks + self.left + 1 if self.budget.nodes else 0
            tree.used = self.used()
            tree.grow()
            self.iterations += 1
            more = max(0, tree.looks - looks - 1)
            self.nodes += more
            self.left -= more
        if not tree.running:
            tree.grow()
        tree.end_round()
        self.finish()
        return tree.root

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
        tree = Tree(position, seat, self.outlook(position), self.rng)
        tree.asked = True
        self.tree = tree
        self.expected = position.view(seat)
        root = self.search(position, seat)
        self.expected = {}
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
