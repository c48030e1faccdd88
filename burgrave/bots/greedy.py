"""The move that looks best at the end of the action."""

from __future__ import annotations

from typing import Final

from burgrave.bots.bot import Bot
from burgrave.kernel.agenda import Sealed
from burgrave.kernel.chance import Rng
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

WIDTH: Final = 12
"""How many answers to a detail of its action it tries."""
DEPTH: Final = 6
"""How many details deep it looks before it takes things as they stand."""


class Greedy(Bot):
    """Tries every move, plays its own action to the end, and takes the one its title's judgement likes best.

    The action ends at the seat's next new question or at anybody else's.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, position: Position, seat: int = -1) -> int:
        if seat < 0:
            seat = position.mover
        moves = position.legal(seat)
        if len(moves) == 1:
            return moves[0]
        values = self.values(position, seat, moves)
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

    def values(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """What each of the moves comes to."""
        judgement = position.title.judgement
        return [self.outcome(judgement, position, seat, move, DEPTH) for move in moves]

    def outcome(self, judgement: Judgement, position: Position, seat: int, move: int, depth: int) -> float:
        """What the seat's action comes to if it makes this move and goes on well."""
        trial = position.copy()
        trial.play(move, seat)
        while isinstance(trial.question, Sealed) and trial.asked:
            other = trial.mover
            if other == seat:
                break
            answers = trial.legal(other)
            trial.play(answers[self.rng.below(len(answers))], other)
        question = trial.question
        if question is None or depth == 0 or isinstance(question, Sealed):
            return judgement.worth(trial, seat)
        if question.seat != seat or question.opens():
            return judgement.worth(trial, seat)
        answers = trial.legal(seat)
        if len(answers) > WIDTH:
            self.rng.shuffle(answers)
            answers = answers[:WIDTH]
        most = -1e9
        for answer in answers:
            value = self.outcome(judgement, trial, seat, answer, depth - 1)
            if value > most:
                most = value
        return most
