"""Greedy search: one action ahead."""

from __future__ import annotations

from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.budget import Meter
from burgrave.search.evaluator import Evaluators
from burgrave.search.quiescence import after_action
from burgrave.search.search import Advice, Search


class GreedySearch(Search):
    """Tries every move, finishes the own action, and takes the move that the evaluator likes best then."""

    def __init__(self, rng: Rng, evaluators: Evaluators, meter: Meter, rivals: bool = False) -> None:
        super().__init__(rng, evaluators, meter)
        self.rivals = rivals
        """Are the others' points counted as well? A judgement does so by itself, learned weights do not."""

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        values = self.values(position.imagine(seat, self.rng), seat, moves)
        best = moves[0]
        most = -1e9
        ties = 0
        for move, value in zip(moves, values, strict=True):
            if value > most:
                most = value
                best = move
                ties = 1
            elif value == most:
                # Equal moves are equally likely, so that no place in the list is preferred.
                ties += 1
                if self.rng.below(ties) == 0:
                    best = move
        return best

    def advise(self, position: Position, seat: int) -> list[Advice]:
        moves = position.legal(seat)
        values = self.values(position.imagine(seat, self.rng), seat, moves)
        advice = [Advice(moves[at], values[at], 1, values[at], -1.0) for at in range(len(moves))]
        advice.sort(key=lambda given: -given.value)
        return advice

    def values(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """What each of the moves comes to."""
        evaluator = self.evaluators.of(position)
        points = evaluator.all_points(position) if self.rivals else []
        found: list[float] = []
        for move in moves:
            after, own = after_action(evaluator, position, seat, move, self.rng)
            if self.rivals:
                # The others are seen as they could expect to be at the decision.
                points[seat] = own
                own = evaluator.value(after, seat, points)
            found.append(own)
        return found
