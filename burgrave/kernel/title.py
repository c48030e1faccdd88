"""A title: what the box says on its outside, and the way to start, load and find games of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from burgrave.kernel.agenda import RENAMED, Step
from burgrave.kernel.campaign import Campaign
from burgrave.kernel.chance import Chance, chance_of
from burgrave.kernel.components import Components, Figures, Sheet, read_overlay
from burgrave.kernel.errors import BadDump, BadOverlay, UnknownOption, UnknownTitle, listed
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.moves import MoveBook
from burgrave.kernel.numbering import Numbering
from burgrave.kernel.options import Options
from burgrave.kernel.position import Position
from burgrave.kernel.words import Words


@dataclass(frozen=True)
class Rules:
    """How a title is played."""

    seats: Sequence[int]
    options: type[Options]
    book: MoveBook
    sheet: Sheet
    """The printed figures with their sources."""
    components: Callable[[Figures, dict[str, Any]], Components]
    position: Callable[[Title, int, Any, Any, Chance], Position]
    """A position in which nothing has happened yet."""
    begin: Step[Any]
    """The first step of every game: set-up, and what follows."""
    hidden: Sequence[str]
    """The fields in which a dump holds more than a view."""
    most_decisions: int
    """No game asks more often than this."""
    campaign: Campaign | None = None


@dataclass(frozen=True)
class Presentation:
    """What people see and read of a title. One that is not drawn can still be simulated and played as text."""

    screen: Callable[[dict[str, Any], Words], list[Any]]
    """A view as plain data for a terminal (see burgrave.reading.screen)."""
    rulebook: Callable[[Any, Words], list[Any]]
    """The rules in words as sections of a page (see burgrave.reading), with the figures of the components given."""
    draw: Callable[[dict[str, Any], Words], list[Any]] = lambda view, words: []
    """A view as panels of a drawing (see burgrave.drawing)."""
    standalone: Callable[[dict[str, Any], Words], str] | None = None
    """A view as one SVG picture that needs nothing else."""
    symbols: Callable[[], str] = str
    """The SVG symbols that the panels use; a page holds them once."""
    cover: Callable[[], str] = str
    """An SVG drawing of the title for a list of titles."""
    component: Callable[[str, str, Any, Words], str] = lambda table, id, printed, words: ""
    """A component by its table and id as a small SVG drawing, with the figures given; empty for what is not drawn."""
    chapters: Sequence[Sequence[str]] = ()
    """The events of the log that begin a chapter of the game: those of the longest chapters first, then their parts."""
    things: Sequence[str] = ()
    """How the ids begin of what moves touch; `thing.<beginning>` of the catalogue is what such a piece is called."""
    notes: Callable[[dict[str, Any], Words], Any] | None = None
    """What an expert adds up in the head, from a view (see burgrave.reading.notes)."""


class Title:
    """One of the games: its name, its rules, what people see of it, and what bots know of it."""

    def __init__(
        self,
        *,
        id: str,
        version: int,
        folder: Path,
        rules: Rules,
        presentation: Presentation,
        judgement: Judgement,
        minutes: int,
        weight: int = 2,
        credits: Mapping[str, str],
    ) -> None:
        self.id = id
        self.version = version
        """The version of the rules; it grows when a recorded game would go on differently."""
        self.folder = folder
        self.presentation = presentation
        self.judgement = judgement
        self.minutes = minutes
        self.weight = weight
        """How much there is to learn: 1 suits a first game, 3 takes practice."""
        """About how long a game takes among people."""
        self.credits = dict(credits)
        self.seats = list(rules.seats)
        self.options = rules.options
        self.book = rules.book
        self.sheet = rules.sheet
        self.position = rules.position
        self.begin = rules.begin
        self.hidden = list(rules.hidden)
        self.most_decisions = rules.most_decisions
        self.campaign = rules.campaign
        self._components = rules.components
        self._boxed = rules.components(rules.sheet.overlaid({}), {})

    def start(self, seats: int, seed: int, components: Components | None = None, **options: Any) -> Position:
        """A new game: the position in front of its first question."""
        position = self.blank(seats, options, components or self._boxed, chance_of(seed))
        position.then(self.begin)
        position.advance()
        return position

    def blank(self, seats: int, options: Mapping[str, Any], components: Components, chance: Chance) -> Position:
        """A position in which nothing has happened, not even the set-up."""
        return self.position(self, seats, self.check(seats, options), components, chance)

    def check(self, seats: int, options: Mapping[str, Any]) -> Options:
        """The options of a game for so many seats; what the title does not have is refused."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise UnknownOption("seats", title=self.id, seats=str(seats), allowed=listed(self.seats))
        try:
            return self.options(options, seats)
        except UnknownOption as wrong:
            wrong.phrase.home = self.folder / "locale"
            raise

    def numbering(self, seats: int, components: Components | None = None, **options: Any) -> Numbering:
        """The moves that can occur in such a game, numbered without gaps."""
        return Numbering(self.book, components or self._boxed, self.check(seats, options), seats)

    @property
    def drawn(self) -> bool:
        """Can people look at it, in the browser and in notebooks? Others can still be simulated and played as text."""
        return self.presentation.standalone is not None

    def components(self, overlay: Mapping[str, Any] | None = None) -> Components:
        """The figures of the box, or with an overlay's corrections."""
        if not overlay:
            return self._boxed
        return self._components(self.sheet.overlaid(overlay), dict(overlay))

    def overlays(self) -> list[str]:
        """The names of the overlays that come with the title."""
        return sorted(path.stem for path in (self.folder / "overlays").glob("*.toml"))

    def overlay(self, name: str) -> dict[str, Any]:
        """An overlay by the name of a ready one or by its file."""
        if name in self.overlays():
            return read_overlay(self.folder / "overlays" / f"{name}.toml")
        path = Path(name)
        if path.suffix != ".toml" and not path.exists():
            raise BadOverlay("overlay_name", name=name, allowed=listed(self.overlays()))
        return read_overlay(path)

    def load(self, data: Mapping[str, Any]) -> Position:
        """The position of a dump."""
        if not isinstance(data, Mapping) or data.get("title") != self.id:
            raise BadDump("dump_title", title=self.id)
        if data.get("rules") != self.version:
            raise BadDump("dump_rules", title=self.id, rules=str(data.get("rules")), ours=self.version)
        try:
            components = self.components(data["overlay"])
            position = self.blank(data["seats"], data["options"], components, Chance(0, 0, 0, 0))
            position.restore(dict(data), self.steps())
        except (KeyError, TypeError, AttributeError) as wrong:
            raise BadDump("dump_broken", why=str(wrong)) from None
        return position

    def steps(self) -> dict[str, type[Step[Any]]]:
        """The title's steps by name."""
        home = type(self.begin).__module__.rpartition(".")[0]
        found: dict[str, type[Step[Any]]] = {}
        waiting: list[type[Step[Any]]] = [Step]
        while waiting:
            for kind in waiting.pop().__subclasses__():
                waiting.append(kind)
                if kind.__module__.rpartition(".")[0] == home:
                    found[kind.__name__] = kind
        return found | {old: found[new] for old, new in RENAMED.items() if new in found and old not in found}

    def words(self, language: str, names: Sequence[str] = ()) -> Words:
        """The title's words in a language."""
        return Words(language, [self.folder / "locale"], names)

    def __reduce__(self) -> tuple[object, ...]:
        return (title_named, (self.id,))


@cache
def installed() -> Mapping[str, EntryPoint]:
    """Where the titles are, ours and others'. Looked up once: it takes milliseconds to go through all packages."""
    return {entry.name: entry for entry in entry_points(group="burgrave.titles")}


def title_ids() -> list[str]:
    """The titles that are installed, ours and others'."""
    return sorted(installed())


def title_named(id: str) -> Title:
    """A title by its id."""
    if id not in installed():
        raise UnknownTitle("title", title=id, allowed=listed(title_ids()))
    title: Title = installed()[id].load()
    return title


def revive(dump: dict[str, Any]) -> Position:
    """A pickled position."""
    return title_named(dump["title"]).load(dump)
