"""A view as plain data for a terminal: headings, rows, columns and grids, in the reader's language.

A title's `screen(view, words)` returns a list of these; whoever shows them chooses widths, colours and line breaks,
and leaves nothing out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from burgrave.kernel.words import Phrase, Words


@dataclass(frozen=True)
class Heading:
    """What a part of the screen is about; `asked` marks a player whose answer is awaited."""

    text: str
    asked: bool = False


@dataclass(frozen=True)
class Row:
    """A line of text, as long as it has to be, perhaps with a label in front."""

    text: str
    label: str = ""


@dataclass(frozen=True)
class Columns:
    """Cells under column titles; a cell may have several lines."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Cell:
    """A cell of a grid: the name by which moves call it, and what is there."""

    name: str
    text: str = ""


@dataclass(frozen=True)
class Grid:
    """Rows of cells as they lie on the table, each row moved in by half a cell as often as `shifts` says."""

    rows: Sequence[Sequence[Cell]]
    shifts: Sequence[int] = ()


Screen: TypeAlias = list[Heading | Row | Columns | Grid]


def player_heading(view: Mapping[str, Any], seat: int, text: str) -> Heading:
    """The heading of a player, marked if a question waits for an answer."""
    return Heading(text, seat in view["asked"])


def turn_order(view: Mapping[str, Any], words: Words) -> str:
    """Who comes first, who next."""
    return words.say(Phrase("screen.order", order=", ".join(words.seat(seat) for seat in view["order"])))


def named(words: Words, family: str, ids: Iterable[str], nothing: str = "") -> str:
    """Things of a family by their names in the catalogue."""
    return ", ".join(words.template(f"{family}.{id}") for id in ids) or nothing
