"""What a lesson is: data in `lessons/NN-name.toml` of a title's folder, its words in the catalogues.

minutes = 5
rules = 1                       # the rules version it was written for
seats = 3
seed = 20                       # or: record = "scoring.json", after = 120
learner = 0

[[step]]                        # talk: points at things and waits for Next
say = "goal"
at = ["track-points"]
args = { points = "building.statue.points" }

[[step]]                        # the others play
play = ["1: place 3+5", "2: place 6"]
say = "others"

[[step]]                        # the learner moves
do = ["place 2+4"]              # notations (`*` is anything), or "kind place", or "any"
say = "combine"
else = [{ match = "place 2", say = "combine.lone" }, { match = "*", say = "combine.other" }]

[[step]]                        # a question about the boards
ask = ["seat-1", "seat-2"]
right = "seat-2"
say = "who-first"
else = [{ match = "*", say = "who-first.other" }]

[[step]]                        # freedom: bots play the others until something happens
free = "phase_8"                # an event of the log, "turn" or "end"
goal = "count building.inn >= 1"
say = "your-season"
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from burgrave.kernel.errors import BurgraveError, listed
from burgrave.kernel.record import Record, read_record
from burgrave.kernel.title import Title, title_named

TALK, PLAY, DO, ASK, FREE = "talk", "play", "do", "ask", "free"

TURN, END = "turn", "end"
"""Until the learner is not asked any more; until the game is over."""


class BadLesson(BurgraveError):
    """A lesson that does not exist, or whose file is not one."""


@dataclass(frozen=True)
class Otherwise:
    """The answer to a move, or to a touched piece, that is not the one asked for."""

    match: str
    """How its notation or its id begins; `*` is any."""
    say: str


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson; what it says is `lesson.<name>.<say>` of the title's catalogue."""

    say: str = ""
    args: Mapping[str, str] = field(default_factory=dict)
    """Figures of the text by their places among the components: `table.id.field`, of lists with an index more."""
    at: Sequence[str] = ()
    """The ids of drawn pieces that it points at."""
    play: Sequence[str] = ()
    do: Sequence[str] = ()
    otherwise: Sequence[Otherwise] = ()
    ask: Sequence[str] = ()
    right: str = ""
    free: str = ""
    goal: str = ""

    @property
    def kind(self) -> str:
        """Talk, play, do, ask or free."""
        return next((kind for kind in (PLAY, DO, ASK, FREE) if getattr(self, kind)), TALK)

    def answer(self, text: str) -> str:
        """What is said to a move or a piece that is not the one asked for; empty for the usual words."""
        return next((other.say for other in self.otherwise if other.match == "*" or text.startswith(other.match)), "")


@dataclass(frozen=True)
class Lesson:
    """A lesson of a title."""

    title: str
    number: int
    name: str
    minutes: int
    rules: int
    learner: int
    steps: Sequence[LessonStep]
    start: Record
    """The game that it begins with: its moves so far are played when the lesson opens."""

    def key(self, part: str) -> str:
        """The catalogue's key of a text of the lesson."""
        return f"lesson.{self.name}.{part}"

    def figures(self, step: LessonStep) -> dict[str, Any]:
        """The figures that a step's text names: of components, and `goal`, what its goal asks for."""
        figures = title_named(self.title).sheet.overlaid(self.start.overlay)
        found = {name: figure(figures, path) for name, path in step.args.items()}
        asked = step.goal.rpartition(" ")[2]
        return found | {"goal": int(asked)} if asked.isdigit() else found


def figure(figures: Mapping[str, Any], path: str) -> Any:
    """A figure by its place among the components."""
    found: Any = figures
    for part in path.split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadLesson("lesson_figure", path=path) from None
    return found


FIELDS: Final = {"minutes", "rules", "seats", "seed", "options", "overlay", "record", "after", "learner", "step"}
STEP_FIELDS: Final = {"say", "args", "at", "play", "do", "else", "ask", "right", "free", "goal"}


@cache
def lessons_of(title: str) -> tuple[Lesson, ...]:
    """The lessons of a title in their order."""
    folder = title_named(title).folder / "lessons"
    return tuple(read_lesson(title_named(title), path) for path in sorted(folder.glob("*.toml")))


def lesson_named(title: str, name: str) -> Lesson:
    """A lesson by its name."""
    for lesson in lessons_of(title):
        if lesson.name == name:
            return lesson
    raise BadLesson("lesson", name=name, allowed=listed([lesson.name for lesson in lessons_of(title)]))


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The lesson that comes after this one."""
    later = [other for other in lessons_of(lesson.title) if other.number > lesson.number]
    return later[0] if later else None


def read_lesson(title: Title, path: Path) -> Lesson:
    """The lesson in a file."""
    number, _, name = path.stem.partition("-")
    with path.open("rb") as file:
        data = tomllib.load(file)
    check_fields(path, data, FIELDS)
    steps = [read_step(path, step) for step in data["step"]]
    return Lesson(
        title.id, int(number), name, data["minutes"], data["rules"], data["learner"], steps, start_of(title, path, data)
    )


def read_step(path: Path, data: dict[str, Any]) -> LessonStep:
    check_fields(path, data, STEP_FIELDS)
    otherwise = [Otherwise(**other) for other in data.pop("else", [])]
    return LessonStep(**data, otherwise=otherwise)


def start_of(title: Title, path: Path, data: dict[str, Any]) -> Record:
    """The game a lesson begins with: a new one by its seed, or a recorded one up to a move."""
    if "record" in data:
        record = read_record(path.parent / data["record"])
        record.moves = record.moves[: data["after"]]
        return record
    options, overlay = data.get("options", {}), data.get("overlay", {})
    return Record(title.id, data["rules"], data["seats"], data["seed"], options, overlay, [])


def check_fields(path: Path, data: Mapping[str, Any], known: set[str]) -> None:
    for name in data:
        if name not in known:
            raise BadLesson("lesson_field", file=path.name, field=name, allowed=listed(sorted(known)))
