"""The lessons of all titles work, and broken ones are told with their step."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgrave.kernel.title import Title, title_named
from burgrave.lessons import Lesson, LessonStep, Otherwise, lesson_named, lessons_of
from burgrave.lessons.testing import check_lessons
from tests.titles.games import TITLES


@pytest.mark.once
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_lessons_of_a_title_work(title: Title) -> None:
    learnt = check_lessons(title)

    assert learnt.lessons == len(lessons_of(title.id))
    assert learnt.choices >= 2 * learnt.lessons


KINGSBURG = title_named("kingsburg")
FIRST = lesson_named("kingsburg", "first-turn")


def changed(number: int, **other: object) -> Lesson:
    """The first lesson of Kingsburg with another step of that number."""
    steps = [*FIRST.steps]
    steps[number - 1] = replace(steps[number - 1], **other)  # type: ignore[arg-type]
    return replace(FIRST, steps=steps)


class InOtherWords(Lesson):
    """A lesson that takes its texts from elsewhere in the catalogues."""

    def key(self, part: str) -> str:
        return "help.port" if part == "goal" else super().key(part)


WRONG: dict[str, tuple[Lesson, str]] = {
    "an illegal step": (changed(2, do=["place 6 on king"]), r"step 2 \(aid\): place 6 on king is not legal"),
    "a move of the others that is illegal": (changed(3, play=["1: take 9 gold"]), r"step 3 \(play\)"),
    "the learner's own move": (changed(3, play=["0: take 1 gold"]), r"step 3 \(play\)"),
    "an id that is not drawn": (changed(1, at=["advisor-99"]), r"step 1 \(goal\): not drawn: advisor-99"),
    "an id that is not drawn when all have played": (changed(7, at=["good-0-silver"]), "not drawn: good-0-silver"),
    "a missing text": (changed(1, say="nowhere"), r"step 1 \(nowhere\): .*no en words"),
    "a figure in the text": (InOtherWords(**vars(FIRST)), r"step 1 \(goal\): a figure is written into the text \(en\)"),
    "a figure that does not exist": (changed(10, args={"points": "building.statue.height"}), r"step 10 \(build\)"),
    "an answer to no move": (changed(8, otherwise=[Otherwise("build", "jester.pass")]), "no wrong move begins with"),
    "a goal that cannot be reached": (
        replace(FIRST, steps=[*FIRST.steps[:-1], LessonStep("end", free="phase_3", goal="points >= 99")]),
        r"step 11 \(end\): a squire does not reach",
    ),
    "a goal in no words": (replace(FIRST, steps=[LessonStep("end", free="turn", goal="win")]), "no goal: win"),
    "an event that does not exist": (replace(FIRST, steps=[LessonStep("end", free="doomsday")]), "doomsday"),
    "other rules": (replace(FIRST, rules=99), "written for rules 99"),
    "no move at all": (replace(FIRST, steps=FIRST.steps[:1]), "the learner never moves"),
    "too long a way": (
        replace(FIRST, steps=[FIRST.steps[0] for _ in range(12)] + list(FIRST.steps)),
        "touches, at most",
    ),
}


@pytest.mark.once
@pytest.mark.parametrize("wrong", WRONG)
def test_a_broken_lesson_is_told_with_its_step(wrong: str) -> None:
    lesson, told = WRONG[wrong]

    with pytest.raises(AssertionError, match=told):
        check_lessons(KINGSBURG, (lesson,))
