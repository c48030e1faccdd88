"""Words: a phrase is a key with arguments, put into a language only for the reader who reads it."""

from __future__ import annotations

import gettext
import locale
import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from burgrave.kernel.piles import SPECTATOR

LANGUAGES: Final = ("en", "ru")

COMMON: Final = Path(__file__).parents[1] / "locale"
"""The words that all titles share."""


def english(n: int) -> int:
    """The place of the form that goes with a number: one, many."""
    return 0 if n == 1 else 1


def russian(n: int) -> int:
    """The place of the form that goes with a number: after 1, after 2, after 5."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


PLURALS: Final[dict[str, Callable[[int], int]]] = {"en": english, "ru": russian}


class Phrase:
    """A key of the catalogues with its arguments: numbers, ready text, phrases, lists of phrases, secrets, seats.

    An argument called `who` or `whom` is a seat and reads as its player's name; one called `n` chooses the plural.
    What a move costs and brings are arguments of their own: `Cost` and `Gain`.
    """

    def __init__(self, catalogue_key: str, /, **args: Any) -> None:
        # Compiled code keeps no name to itself, so this one is none that an argument would have.
        self.key = catalogue_key
        self.args = args
        self.home: Path | None = None
        """Whose catalogue has the words, for a phrase that leaves its title: an error."""

    def __reduce__(self) -> tuple[object, ...]:
        return (_phrase, (type(self), self.key, self.args, self.home))

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"

    def data(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The phrase as JSON data, with nothing in it that the seat may not read."""
        return {"key": self.key, "args": {name: _data(arg, seat) for name, arg in self.args.items()}}


class Amount(Phrase):
    """So much of a thing, said by the plural `things.<thing>`: what a move costs or brings.

    `certain` is what changes hands before the next question or reveal; the rest is possible, or comes later.
    """

    def __init__(self, thing: str, amount: int, certain: bool = True) -> None:
        super().__init__(f"things.{thing}", n=amount)
        self.thing = thing
        self.amount = amount
        self.certain = certain

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.thing, self.amount, self.certain))


class Cost(Amount):
    """What a move takes from the mover."""


class Gain(Amount):
    """What a move brings the mover."""


class ComponentPhrase(Phrase):
    """A component by its name and what is printed on it: figures in its arguments are the component's own."""


class Secret:
    """An argument that only some seats (bits) may read; the others read `instead`."""

    def __init__(self, value: Any, seats: int, instead: Phrase) -> None:
        self.value = value
        self.seats = seats
        self.instead = instead

    def read(self, seat: int) -> Any:
        return self.value if self.seats >> seat & 1 == 1 else self.instead


def _phrase(kind: type[Phrase], key: str, args: dict[str, Any], home: Path | None) -> Phrase:
    phrase = kind(key, **args)
    phrase.home = home
    return phrase


def _data(arg: Any, seat: int) -> Any:
    if isinstance(arg, Secret):
        return _data(arg.read(seat), seat)
    if isinstance(arg, Phrase):
        return arg.data(seat)
    if isinstance(arg, list):
        return [_data(part, seat) for part in arg]
    return arg


def phrase_of(data: dict[str, Any]) -> Phrase:
    """The phrase that was written as JSON data."""

    def arg_of(arg: Any) -> Any:
        if isinstance(arg, dict):
            return phrase_of(arg)
        return [arg_of(part) for part in arg] if isinstance(arg, list) else arg

    return Phrase(data["key"], **{name: arg_of(arg) for name, arg in data["args"].items()})


class Number:
    """A number in a text; `{points:point|points}` is the form of a noun that goes with it, as many as there are.

    Of several ("5/6/7") the last one chooses.
    """

    def __init__(self, value: int | str, plural: Callable[[int], int]) -> None:
        self.value = value
        self.plural = plural

    def __str__(self) -> str:
        return str(self.value)

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return format(self.value, spec)
        found = re.findall(r"\d+", str(self.value))
        return spec.split("|")[self.plural(int(found[-1]) if found else 0)]


@cache
def _templates(language: str, folders: tuple[Path, ...]) -> dict[tuple[str, int], str]:
    """Entries that were looked up, each by its key and the form of its noun; shared by all tables of a title."""
    return {}


class Words:
    """One language: the catalogues of the titles in use, then the common one."""

    def __init__(self, language: str, folders: Sequence[Path] = (), names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self._folders = list(folders)
        self._catalogues = [
            gettext.translation("burgrave", folder, languages=[language]) for folder in (*folders, COMMON)
        ]
        self._plural: Callable[[int], int] = PLURALS[language]
        self._templates = _templates(language, tuple(folders))

    def say(self, phrase: Phrase, seat: int = SPECTATOR) -> str:
        """The phrase in this language, as far as the seat may read it."""
        if phrase.home is not None and phrase.home not in self._folders:
            return Words(self.language, [phrase.home, *self._folders], self.names).say(phrase, seat)
        return self.fill(phrase.key, {name: self._arg(name, arg, seat) for name, arg in phrase.args.items()})

    def fill(self, key: str, args: Mapping[str, Any]) -> str:
        """The catalogue's entry for a key with the arguments in their places; any number may choose a noun's form."""
        said = {name: Number(arg, self._plural) if type(arg) in (int, str) else arg for name, arg in args.items()}
        return self.template(key, args.get("n")).format_map(said)

    def template(self, key: str, n: Any = None) -> str:
        """The catalogue's entry for a key; a missing entry is a KeyError, never a silent key on the screen."""
        form = self._plural(n) if isinstance(n, int) else -1
        ready = self._templates.get((key, form))
        if ready is None:
            ready = self._templates[key, form] = self._look_up(key, n)
        return ready

    def _look_up(self, key: str, n: Any) -> str:
        for catalogue in self._catalogues:
            if isinstance(n, int):
                found = catalogue.ngettext(key, "", n)
                if found and found != key:
                    return found
            found = catalogue.gettext(key)
            if found != key:
                return found
        raise KeyError(f"no {self.language} words for {key!r}")

    def seat(self, seat: int) -> str:
        """The name of the player at a seat."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.template("seat").format(number=seat + 1)

    def _arg(self, name: str, arg: Any, seat: int) -> Any:
        if isinstance(arg, Secret):
            return self._arg(name, arg.read(seat), seat)
        if isinstance(arg, Phrase):
            return self.say(arg, seat)
        if isinstance(arg, list):
            return ", ".join(self._arg(name, part, seat) for part in arg)
        if name in ("who", "whom"):
            return self.seat(arg)
        return arg


def reader_language(getenv: Callable[[str], str | None] = os.environ.get) -> str:
    """The language of the person at the terminal: Russian if the system says so, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = getenv(variable)
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "ru" if (locale.getlocale()[0] or "").startswith("ru") else "en"
