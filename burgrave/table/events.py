"""What happens at a table: the kinds of events, who can want something, and what a table remembers of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.log import Log
from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase
from burgrave.table.rows import SeatRow

MOVE, UNDO, WISH, CONSENT, REFUSAL = "move", "undo", "wish", "consent", "refusal"
SEAT, RESIGN, CHAT, RULES, SEED = "seat", "resign", "chat", "rules", "seed"
KEEP, REMATCH, PACE, LATE, LEAVE = "keep", "rematch", "pace", "late", "leave"
WARN, END, ENDED = "warn", "end", "ended"
LESSON: Final = "lesson"
"""A learner goes on in a lesson, or leaves it."""
START: Final = "start"
"""What the story of a game begins with; no event, for nobody did it."""

STAND_IN: Final = "squire"
"""The bot that plays on for somebody who resigns, and moves where another bot fails."""


class NotAllowed(BurgraveError):
    """Something this visitor may not do at this table."""


class NoSuchTable(NotAllowed):
    """A table that is not in the store."""


class LessonSays(BurgraveError):
    """A lesson's answer to a move or a piece that is not the one it asks for."""

    def __init__(self, phrase: Phrase, home: Path | None, move: str = "") -> None:
        super().__init__(phrase.key)
        self.phrase = phrase
        self.phrase.home = home
        self.move = move
        """The move that may be played all the same."""


class Stale(BurgraveError):
    """An answer to a question that is no longer asked."""


@dataclass(frozen=True)
class Who:
    """Who wants something at a table: a player, be it a person or a program; nobody for the table itself."""

    player: str | None = None
    name: str = ""


@dataclass(frozen=True)
class Entry:
    """What one event added to the story of the game, and who sat where when it was told."""

    number: int
    kind: str
    lines: tuple[Phrase, ...]
    seats: tuple[SeatRow, ...]
    seat: int | None = None
    """The seat it was about."""
    move: str = ""
    """The notation of a move."""
    secret: bool = False
    """Was the move made in secret?"""
    at: int = 0
    """How many moves had been made by then."""
    things: tuple[str, ...] = ()
    """The ids of the pieces that a move touched; what was touched in secret is nobody else's business."""
    part: bool = False
    """Does the move only go on with the seat's action: a detail of it, or the one legal move?"""


@dataclass(frozen=True)
class Remark:
    """Something that was said at the table, under the name of that day."""

    number: int
    player: str | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class UndoWish:
    """A seat that wants its move back, and the players who have agreed."""

    seat: int
    to: int
    consents: frozenset[str] = frozenset()


@dataclass(frozen=True)
class KeptSeat:
    """For whom a free seat is kept for a while."""

    player: str
    name: str


@dataclass(frozen=True)
class Rematch:
    """Another game that somebody wants after this one: its table, and who wants it."""

    table: str
    player: str
    name: str


@dataclass(frozen=True)
class TriedMove:
    """A move that was played on a copy, to be adopted once its event is written."""

    number: int
    seat: int
    move: int
    after: Position
    log: Log
