"""Does every lesson of a title work? `check_lessons(title)`, beside `check_title` and `check_drawing`.

Every move of the script is legal, everything pointed at or touched is drawn, every text exists in all languages and is
short, its figures come from the components, and a squire reaches every goal. What is wrong names lesson and step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, Final

from burgrave.bots import bot_named
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.position import Position
from burgrave.kernel.record import Game, resumed
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES
from burgrave.lessons.lesson import ASK, DO, END, FREE, PLAY, TALK, TURN, Lesson, LessonStep, lessons_of
from burgrave.lessons.run import GOAL, Run, has_ended, is_reached, is_wanted

LETTERS: Final = 220
"""The longest text of a step."""

TOUCHES: Final = 12
"""The most a lesson may ask of the learner, every Next included."""

TRIES: Final = 12
"""Games that a squire plays from a step of freedom, to see whether its goal can be reached."""

FREE_MOVES: Final = 400
"""By so many moves a step of freedom has ended."""

BUTTON: Final = "button-"
"""How ids begin that no panel draws; the page makes buttons of them."""

PIECE: Final = re.compile(r'<g id="([^"]+)" class="piece')


@dataclass
class Learnt:
    """What the suite has seen."""

    lessons: int = 0
    steps: int = 0
    kinds: set[str] = field(default_factory=set)
    """The kinds of steps."""
    choices: int = 0
    """How many moves of the learner were asked for."""


def check_lessons(title: Title, lessons: tuple[Lesson, ...] | None = None) -> Learnt:
    """Go through all lessons of a title as a learner would, and off the script at every step that asks for a move."""
    learnt = Learnt()
    for lesson in lessons_of(title.id) if lessons is None else lessons:
        Check(title, lesson, learnt).whole()
        learnt.lessons += 1
    return learnt


class Check:
    """Goes through one lesson."""

    def __init__(self, title: Title, lesson: Lesson, learnt: Learnt) -> None:
        self.title = title
        self.lesson = lesson
        self.learnt = learnt
        self.run = Run(lesson)
        self.words = {language: title.words(language, ["Ann", "Ben", "Cleo", "Dan", "Eve"]) for language in LANGUAGES}
        with self.at("start"):
            self.game: Game = resumed(lesson.start)

    @contextmanager
    def at(self, where: str) -> Iterator[None]:
        """What goes wrong within names the lesson and the step."""
        try:
            yield
        except (AssertionError, BurgraveError, KeyError, IndexError) as wrong:
            raise AssertionError(f"{self.title.id}, lesson {self.lesson.name}, {where}: {wrong}") from None

    def whole(self) -> None:
        """Every step, one after another."""
        with self.at("head"):
            rules = self.title.version
            assert self.lesson.rules == rules, f"written for rules {self.lesson.rules}, they are {rules} now"
            assert self.lesson.steps, "there are no steps"
            for part in ("title", "about"):
                self.check_text(self.lesson.key(part), {})
        touches = 0
        while (step := self.run.step) is not None:
            with self.at(f"step {self.run.now.step + 1} ({step.say or step.kind})"):
                self.check_words(step)
                if step.kind != PLAY:
                    self.check_drawn([*step.at, *step.ask])
                touches += CHECKS[step.kind](self, step)
            self.learnt.steps += 1
            self.learnt.kinds.add(step.kind)
        with self.at("whole"):
            assert touches <= TOUCHES, f"{touches} touches, at most {TOUCHES}"
            assert any(step.kind in (DO, FREE) for step in self.lesson.steps), "the learner never moves"

    # ------------------------------------------------------------------ words and drawing

    def check_words(self, step: LessonStep) -> None:
        """What a step says exists in all languages, is short, and has its figures from the components."""
        figures = self.lesson.figures(step)
        for say in [step.say, *(other.say for other in step.otherwise)]:
            if say:
                self.check_text(self.lesson.key(say), figures)
        if step.kind in (DO, ASK, FREE):
            assert step.say, "the learner is not told what to do"

    def check_text(self, key: str, figures: dict[str, Any]) -> None:
        for language, words in self.words.items():
            template = words.template(key, next((n for n in figures.values() if isinstance(n, int)), None))
            bare = "".join(text for text, _, _, _ in Formatter().parse(template))
            assert not re.search(r"\d", bare), f"a figure is written into the text ({language}): {bare}"
            said = words.fill(key, figures)
            assert len(said) <= LETTERS, f"{len(said)} letters ({language}), at most {LETTERS}: {said}"

    def check_drawn(self, ids: list[str]) -> None:
        """All of it is on the learner's boards."""
        drawn = self.drawn()
        missing = [id for id in ids if id not in drawn]
        assert not missing, f"not drawn: {', '.join(missing)}"

    def drawn(self) -> set[str]:
        view = self.game.position.view(self.lesson.learner)
        panels = self.title.presentation.draw(view, self.words["en"])
        return {id for panel in panels for id in PIECE.findall(panel.body)} | {panel.id for panel in panels}

    # ------------------------------------------------------------------ kinds of steps; each gives its touches

    def talk(self, step: LessonStep) -> int:
        assert step.say, "it says nothing"
        self.run.go_on()
        return 1

    def others_play(self, step: LessonStep) -> int:
        while self.run.step is step and (scripted := self.run.script()) is not None:
            seat, text = scripted
            assert seat != self.lesson.learner, f"{text} is the learner's own move"
            self.play(self.game.position, seat, text)
        self.check_drawn([*step.at])
        if self.run.step is step:
            self.run.go_on()
            return 1
        return 0

    def learner_moves(self, step: LessonStep) -> int:
        position, seat = self.game.position, self.lesson.learner
        assert seat in position.asked, f"seat {seat + 1} is not asked, but {[at + 1 for at in position.asked]}"
        legal = position.legal(seat)
        accepted = [move for move in legal if self.run.accepts(position, seat, move)]
        said = ", ".join(position.notation(move, seat) for move in legal)
        for wanted in step.do:
            found = any(is_wanted(wanted, position, seat, move) for move in legal)
            assert found, f"{wanted} is not legal; legal are {said}"
        targets = {id for move in accepted for id in position.touches(move, seat)}
        undrawn = {id for id in targets - self.drawn() if not id.startswith(BUTTON)}
        assert not undrawn, f"to touch, but not drawn: {', '.join(sorted(undrawn))}"
        for other in step.otherwise:
            wrong = [move for move in legal if move not in accepted]
            hit = other.match == "*" or any(position.notation(move, seat).startswith(other.match) for move in wrong)
            assert hit, f"no wrong move begins with {other.match}"
        self.learnt.choices += 1
        # A single piece is the move; of several the target is touched, and the proposal confirmed.
        touches = min(2, *(len(set(position.touches(move, seat))) for move in accepted))
        self.play(position, seat, position.notation(accepted[0], seat))
        return touches

    def quiz(self, step: LessonStep) -> int:
        assert step.right in step.ask, f"{step.right} is none of the choices"
        self.run.go_on()
        return 1

    def freedom(self, step: LessonStep) -> int:
        assert not step.goal or GOAL.fullmatch(step.goal), f"no goal: {step.goal}"
        self.check_event(step.free)
        for seed in range(TRIES):
            after = self.lived(step, seed)
            if after is not None:
                self.game, self.run = after
                return 0
        raise AssertionError(f"a squire does not reach {step.goal!r} in {TRIES} games")

    def check_event(self, free: str) -> None:
        if free not in (TURN, END):
            self.words["en"].template(f"log.{free}", 1)

    def lived(self, step: LessonStep, seed: int) -> tuple[Game, Run] | None:
        """The game after a step of freedom played by squires, if it reached its goal."""
        game, run = resumed(self.game.record), self.run_so_far()
        bots = [bot_named("squire", seed=seed * 10 + seat) for seat in range(game.position.seats)]
        rng = Rng(seed)
        for _ in range(FREE_MOVES):
            position = game.position
            seat = position.mover
            move = bots[seat].choose(position.imagine(seat, rng), seat)
            told = len(game.log.events)
            game.play(move, seat)
            if has_ended(step, self.lesson.learner, game.position, game.log.events[told:]):
                if not is_reached(step.goal, game.position, self.lesson.learner):
                    return None
                run.go_on()
                return game, run
        raise AssertionError(f"it does not end by {FREE_MOVES} moves")

    def run_so_far(self) -> Run:
        run = Run(self.lesson)
        while run.now.step < self.run.now.step:
            run.go_on()
        return run

    def play(self, position: Position, seat: int, text: str) -> None:
        """Play a move of the lesson, and tell the run of it."""
        move = position.parse(text, seat)
        accepted, told = self.run.accepts(position, seat, move), len(self.game.log.events)
        self.game.play(move, seat)
        self.run.moved(accepted, self.game.position, self.game.log.events[told:])


CHECKS: Final[dict[str, Callable[[Check, LessonStep], int]]] = {
    TALK: Check.talk,
    PLAY: Check.others_play,
    DO: Check.learner_moves,
    ASK: Check.quiz,
    FREE: Check.freedom,
}
