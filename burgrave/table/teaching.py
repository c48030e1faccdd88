"""What a lesson allows at its table: which moves, going on, answering, leaving the script and coming back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.kernel.words import Phrase
from burgrave.lessons import Run, lesson_named
from burgrave.lessons.lesson import ASK, DO, BadLesson, LessonStep
from burgrave.table.events import LessonSays, NotAllowed

if TYPE_CHECKING:
    from burgrave.table.rows import TableRow
    from burgrave.table.tables import Table


def run_of(row: TableRow) -> Run | None:
    """The lesson of a table from its beginning; none for an ordinary game, or if it is taught no more."""
    if row.lesson is None:
        return None
    try:
        return Run(lesson_named(row.title, row.lesson))
    except BadLesson:
        return None


def said(table: Table, run: Run, step: LessonStep, say: str) -> Phrase:
    """A text of the lesson."""
    phrase = Phrase(run.lesson.key(say), **run.lesson.figures(step))
    phrase.home = table.title.folder / "locale"
    return phrase


def check_move(table: Table, seat: int, move: int, anyway: bool) -> None:
    """The learner's moves have their time; one that the lesson does not ask for is answered, and may be played then."""
    run = table.lesson
    if run is None or run.step is None:
        return
    step, position = run.step, table.game.position
    if step.kind == DO:
        if not anyway and not run.accepts(position, seat, move):
            text = position.notation(move, seat)
            answer = step.answer(text)
            phrase = said(table, run, step, answer) if answer else Phrase("error.lesson_other_move")
            raise LessonSays(phrase, phrase.home, text)
    elif not run.asks_for_a_move():
        raise NotAllowed("lesson_first")


def check_going_on(table: Table) -> None:
    """Is there something that the learner has read now?"""
    if table.lesson is None or not table.lesson.awaits_next():
        raise NotAllowed("lesson_not_next")


def check_answer(table: Table, thing: str) -> None:
    """Is this the piece that the lesson asks for?"""
    run = table.lesson
    step = run.step if run is not None else None
    if run is None or step is None or step.kind != ASK:
        raise NotAllowed("lesson_no_question")
    if thing != step.right:
        answer = step.answer(thing)
        phrase = said(table, run, step, answer) if answer else Phrase("error.lesson_other_piece")
        raise LessonSays(phrase, phrase.home)
