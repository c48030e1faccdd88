"""Quiescence: an action with all its details, for nothing is judged in the middle of one.

As in chess programs, where a position is evaluated only once captures are played out (Beal 1990): here the details of
an action are answered one by one, each as it looks best.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.agenda import Sealed
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.evaluator import Evaluator

DETAILS: Final = 6
"""After so many details of an action things are taken as they stand."""


def finish_action(evaluator: Evaluator, position: Position, seat: int) -> Position:
    """Answer the details of the seat's action, each as it looks best; what follows if there are none left."""
    for _ in range(DETAILS):
        question = position.question
        if question is None or question.seat != seat or question.opens() or isinstance(question, Sealed):
            break
        best = position
        most = -1e9
        for answer in position.legal(seat):
            trial = position.copy()
            trial.play(answer, seat)
            points = evaluator.points(trial, seat)
            if points > most:
                most, best = points, trial
        position = best
    return position


def after_action(evaluator: Evaluator, world: Position, seat: int, move: int, rng: Rng) -> Position:
    """What follows if the seat makes a move and finishes its action; others who choose in secret choose anything."""
    trial = world.copy()
    trial.play(move, seat)
    while isinstance(trial.question, Sealed) and trial.asked:
        other = trial.mover
        if other == seat:
            break
        answers = trial.legal(other)
        trial.play(answers[rng.below(len(answers))], other)
    return finish_action(evaluator, trial, seat)
