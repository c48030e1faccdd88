"""What a drawn piece is good for now: why no move touches it, or which two moves reach it in one gesture."""

from __future__ import annotations

from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase


def why_not(position: Position, seat: int, thing: str) -> Phrase | None:
    """Why a seat cannot use a piece now, in one line; None if it can, or if nothing needs to be said."""
    question = position.question
    if question is None:
        return None
    if seat not in position.asked:
        return Phrase("why.not_asked", who=position.asked)
    if any(thing in question.touches(position, seat, move) for move in position.legal(seat)):
        return None
    return question.why_not(position, seat, thing)


def ways_to(position: Position, seat: int, thing: str) -> list[list[int]]:
    """Gestures of two moves that use a piece: one that prepares, and one that touches the piece; least waste first.

    Played on copies of the position, which should be one that the seat imagines: nothing hidden can show then.
    """
    question = position.question
    if question is None or seat not in position.asked:
        return []
    found: list[tuple[int, list[int]]] = []
    for first in position.legal(seat):
        if not question.prepares(position, seat, first):
            continue
        trial = position.copy()
        trial.play(first, seat)
        then = trial.question
        if then is None or seat not in trial.asked:
            continue
        for second in trial.legal(seat):
            if thing in then.touches(trial, seat, second):
                waste = question.waste(position, seat, first) + then.waste(trial, seat, second)
                found.append((waste, [first, second]))
    return [moves for _, moves in sorted(found)]
