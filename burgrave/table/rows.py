"""What the store holds, row by row: players, tables, seats, events, games of a campaign."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

DAY = 86_400.0

RUNNING, OVER, FROZEN = "running", "over", "frozen"
"""How a table stands."""


@dataclass(frozen=True)
class Player:
    """Somebody with a name: a person, whose browsers keep keys, or a program, which sends one as its token."""

    id: str
    name: str


@dataclass(frozen=True)
class Event:
    """Something that happened at a table."""

    number: int
    kind: str
    data: Mapping[str, Any]
    at: float


@dataclass(frozen=True)
class SeatRow:
    """A seat as it is held now."""

    seat: int
    player: str | None
    bot: str | None
    name: str
    link: str | None = None
    """Lets one player sit down; void once somebody has."""


@dataclass(frozen=True)
class Notice:
    """Something that a player who is away should hear of, if it still holds when it is due."""

    player: str
    kind: str
    due: float


@dataclass(frozen=True)
class Append:
    """What is to be written at a table: events, and how the table and some of its seats stand after them.

    With them, in the same transaction, the notices that they make, and whose turn is no longer worth one.
    """

    table: str
    events: Sequence[Event]
    state: str
    seats: Sequence[SeatRow] = ()
    invitation: str | None = None
    """The invitation to the table's free seats, as it is after them."""
    notices: Sequence[Notice] = ()
    moved_on: Sequence[str] = ()
    due: float | None = None
    """When somebody is late, in time served."""


@dataclass(frozen=True)
class Chapter:
    """A table as a game of a player's campaign, and the progress it began with."""

    player: str
    title: str
    kind: str
    number: int
    before: dict[str, Any]


@dataclass(frozen=True)
class TableRow:
    """What a table was started with, and how it stands."""

    id: str
    title: str
    rules: int
    options: dict[str, Any]
    overlay: dict[str, Any]
    seed: int
    creator: str
    state: str
    created: float
    touched: float
    seats: tuple[SeatRow, ...]
    chapter: Chapter | None = None
    invitation: str | None = None
    """Lets whoever has it take any free seat; void when none is free."""
    lesson: str | None = None
    """The lesson that is learnt here."""
    listed: bool = False
    """Is it shown to everybody, so that whoever likes may join or watch?"""
    note: str = ""
    """What the creator tells those who look for a game."""
    due: float | None = None
    """When somebody is late, in time served; nothing without a pace, or while only bots are asked."""


def new_id() -> str:
    """An id that nobody can guess: 64 bits."""
    return secrets.token_urlsafe(8)


def new_secret() -> str:
    """A secret for a link or a cookie: 256 bits."""
    return secrets.token_urlsafe(32)
