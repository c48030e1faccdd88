"""What a lesson allows at its table: which moves, going on, answering, leaving the script and coming back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase, Words
from burgrave.lessons import Run, lesson_named
from burgrave.lessons.lesson import ASK, DO, BadLesson, LessonStep, next_lesson
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


def strip(table: Table, position: Position, words: Words, reader: int) -> dict[str, Any] | None:
    """What the strip of a lesson shows; none at an ordinary table."""
    run = table.lesson
    if run is None:
        return None
    lesson, step, at = run.lesson, run.step, run.now
    told = words.say(said(table, run, step, step.say), reader) if step is not None and step.say else ""
    after = next_lesson(lesson)
    return {
        "title": words.template(lesson.key("title")),
        "words": told,
        "kind": step.kind if step is not None else "",
        "step": min(at.step + 1, len(lesson.steps)),
        "steps": len(lesson.steps),
        "next": run.awaits_next(),
        "moves": run.asks_for_a_move(),
        "missed": at.missed,
        "left": at.left,
        "done": run.is_done,
        "over": position.over,
        "at": list(step.at) if step is not None else [],
        "ask": list(step.ask) if step is not None else [],
        "hint": shown_move(run, position),
        "after": after.name if after is not None else "",
        "after_title": words.template(after.key("title")) if after is not None else "",
        "of": lesson.title,
    }


def shown_move(run: Run, position: Position) -> list[str]:
    """The pieces of the first move that a lesson asks for."""
    step, seat = run.step, run.lesson.learner
    if step is None or step.kind != DO or seat not in position.asked:
        return []
    wanted = [move for move in position.legal(seat) if run.accepts(position, seat, move)]
    return position.touches(wanted[0], seat) if wanted else []
