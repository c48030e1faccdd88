"""Where a learner stands in a lesson: it follows from the moves of the game and from what the learner has read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Final

from burgrave.kernel.position import Position
from burgrave.kernel.record import split
from burgrave.kernel.words import Phrase
from burgrave.lessons.lesson import ASK, DO, END, FREE, PLAY, TURN, Lesson, LessonStep

GOAL: Final = re.compile(r"(points|count [\w.-]+|line [\w.-]+) >= (\d+)")


@dataclass(frozen=True)
class Moment:
    """A moment of a lesson."""

    moves: int
    """How many moves of the game had been played."""
    step: int = 0
    played: int = 0
    """How many moves of a step in which the others play."""
    missed: bool = False
    """Has a step of freedom ended without its goal?"""
    left: bool = False
    """Has the learner left the script, and plays an ordinary game?"""


class Run:
    """A lesson under way. Moves are told to it, and what the learner has read; taking moves back goes back in it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._past = [Moment(len(lesson.start.moves))]

    @property
    def now(self) -> Moment:
        return self._past[-1]

    @property
    def step(self) -> LessonStep | None:
        """The step that is on; none at the end, and off the script."""
        at = self.now
        return None if at.left or at.step >= len(self.lesson.steps) else self.lesson.steps[at.step]

    @property
    def is_done(self) -> bool:
        """Has the learner come to the end?"""
        return self.now.step >= len(self.lesson.steps)

    def script(self) -> tuple[int, str] | None:
        """The seat and the move that the lesson plays now."""
        step = self.step
        if step is None or self.now.played >= len(step.play):
            return None
        return split(step.play[self.now.played])

    def is_free(self) -> bool:
        """Do bots play the others now?"""
        step = self.step
        return step is None or (step.kind == FREE and not self.now.missed)

    def awaits_next(self) -> bool:
        """Does it wait until the learner has read?"""
        step = self.step
        if step is None or step.kind in (DO, ASK):
            return False
        if step.kind == FREE:
            return self.now.missed
        return self.script() is None

    def asks_for_a_move(self) -> bool:
        """Has the learner's move its time now?"""
        step = self.step
        return step is None or step.kind == DO or self.is_free()

    def accepts(self, position: Position, seat: int, move: int) -> bool:
        """Is this legal move what is asked for?"""
        step = self.step
        if step is None or step.kind != DO or seat != self.lesson.learner:
            return True
        return any(is_wanted(wanted, position, seat, move) for wanted in step.do)

    # ------------------------------------------------------------------ what happens

    def go_on(self) -> None:
        """The learner has read, or has answered right, or gives a missed goal up."""
        self._put(replace(self.now, step=self.now.step + 1, played=0, missed=False))

    def leave(self) -> None:
        """The script ends here: the game goes on as any other."""
        self._put(replace(self.now, left=True))

    def come_back(self) -> None:
        """The script goes on where it was left."""
        while self.now.left:
            self._past.pop()

    def moved(self, accepted: bool, after: Position, log: Sequence[Phrase]) -> None:
        """A move has been played: was it one that the lesson asked for? `log` is what it wrote."""
        step, now = self.step, replace(self.now, moves=self.now.moves + 1)
        if step is None or now.missed:
            self._put(now)
        elif step.kind == PLAY:
            now = replace(now, played=now.played + 1)
            self._put(now)
            if now.played == len(step.play) and not step.say:
                self.go_on()
        elif step.kind == DO:
            self._put(replace(now, step=now.step + 1) if accepted else replace(now, left=True))
        else:
            self._put(now)
            if has_ended(step, self.lesson.learner, after, log):
                if is_reached(step.goal, after, self.lesson.learner):
                    self.go_on()
                else:
                    self._put(replace(self.now, missed=True))

    def taken_back(self, moves: int) -> None:
        """The game stands where it stood after so many moves."""
        while len(self._past) > 1 and self.now.moves > moves:
            self._past.pop()

    def back_to(self) -> int | None:
        """How many moves there were where the script was left, or where a missed step of freedom began."""
        now = self.now
        if now.left:
            return next((at.moves for at in reversed(self._past) if not at.left), None)
        if now.missed:
            return next(at.moves for at in self._past if at.step == now.step)
        return None

    def _put(self, standing: Moment) -> None:
        self._past.append(standing)


def is_wanted(wanted: str, position: Position, seat: int, move: int) -> bool:
    """Is a move what a step asks for: `place 3+5 on treasurer`, `place * on treasurer`, `kind place`, `any`?"""
    kind = position.title.book.kind_of(move).word
    return wanted in ("any", f"kind {kind}") or fnmatchcase(position.notation(move, seat), wanted)


def has_ended(step: LessonStep, learner: int, position: Position, log: Sequence[Phrase]) -> bool:
    """Is a step of freedom over?"""
    if position.over:
        return True
    if step.free == TURN:
        return learner not in position.asked
    return step.free != END and any(line.key == f"log.{step.free}" for line in log)


def is_reached(goal: str, position: Position, seat: int) -> bool:
    """Does a goal hold: `points >= 3`, `count building.inn >= 1`, `line points.buildings >= 5`? None always does."""
    if not goal:
        return True
    found = GOAL.fullmatch(goal)
    assert found is not None, f"no goal: {goal}"
    what, _, name = found[1].partition(" ")
    if what == "points":
        have = position.scores[seat]
    elif what == "count":
        have = position.holdings(seat).count(name)
    else:
        have = position.score_sheet(seat).get(name, 0)
    return have >= int(found[2])
