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


def unfinished(position: Position, seat: int) -> bool:
    """Is the seat in the midst of an action, with a detail to answer?"""
    question = position.question
    return question is not None and question.seat == seat and not question.opens() and not isinstance(question, Sealed)


def finish_action(evaluator: Evaluator, position: Position, seat: int) -> tuple[Position, float]:
    """Answer the details of the seat's action, each as it looks best; what follows, and the seat's points then."""
    most = 0.0
    answered = False
    for _ in range(DETAILS):
        if not unfinished(position, seat):
            break
        answered = True
        best = position
        most = -1e9
        for answer in position.legal(seat):
            trial = position.copy()
            trial.play(answer, seat)
            points = evaluator.points(trial, seat)
            if points > most:
                most, best = points, trial
        position = best
    return position, most if answered else evaluator.points(position, seat)


def after_action(evaluator: Evaluator, world: Position, seat: int, move: int, rng: Rng) -> tuple[Position, float]:
    """What follows if the seat makes a move and finishes its action, and its points then.

    Others who choose in secret choose anything.
    """
    trial = world.copy()
    trial.play(move, seat)
    while isinstance(trial.question, Sealed) and trial.asked:
        other = trial.mover
        if other == seat:
            break
        answers = trial.legal(other)
        trial.play(answers[rng.below(len(answers))], other)
    return finish_action(evaluator, trial, seat)
