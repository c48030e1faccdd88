"""A table: one game being played by people and bots, as its events tell it. No store, no web, no clock in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from burgrave.bots import check_bot
from burgrave.kernel.errors import BurgraveError, IllegalMove
from burgrave.kernel.record import Game, Record
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase
from burgrave.table.store import FROZEN, OVER, RUNNING, Event, TableRow

MOVE, UNDO, SEAT, RULES = "move", "undo", "seat", "rules"


class NotAllowed(BurgraveError):
    """Something this visitor may not do at this table."""


class Stale(BurgraveError):
    """An answer to a question that is no longer asked."""


@dataclass(frozen=True)
class Entry:
    """What one event added to the story of the game."""

    number: int
    move: bool
    lines: tuple[Phrase, ...]


class Table:
    """The game that a table's events lead to, who sits where, and the story so far."""

    def __init__(self, row: TableRow, events: Sequence[Event]) -> None:
        self.row = row
        self.id = row.id
        self.seats = list(row.seats)
        self.number = 0
        self.touched = row.touched
        self.frozen: Phrase | None = None
        self.last: list[str] = []
        """The ids touched by the last move."""
        self.undo_wanted: int = -1
        """A seat that waits for the others' consent to take its move back."""
        self.consents: set[str] = set()
        self.told: dict[tuple[str, tuple[str, ...], int], dict[int, str]] = {}
        """What has been put into words already: by language, names and reader, then by event."""
        self._parsed: tuple[tuple[int, int, str], int] = ((-1, -1, ""), -1)
        self.title = title_named(row.title)
        # A table goes on under the rules of today as long as every move is still legal.
        self.game = Game(self.title, len(row.seats), row.seed, row.overlay, row.options)
        self.story: list[Entry] = [Entry(0, False, tuple(self.game.log.events))]
        self._read = len(self.game.log.events)
        for event in events:
            self.apply(event)
        self.record_players()

    @property
    def state(self) -> str:
        if self.frozen is not None:
            return FROZEN
        return OVER if self.game.position.over else RUNNING

    @property
    def record(self) -> Record:
        """The record with seed and all moves; only for eyes that may see everything."""
        return self.game.record

    def record_players(self) -> None:
        self.game.record.players = [seat.name for seat in self.seats]

    # ------------------------------------------------------------------ events

    def apply(self, event: Event) -> None:
        """Let an event happen. One that the rules of today do not allow freezes the table where it stands."""
        if self.frozen is None:
            try:
                self._happen(event)
            except BurgraveError as wrong:
                self.frozen = Phrase("table.frozen", why=wrong.phrase)
        self.number = event.number
        self.touched = event.at or self.touched

    def _happen(self, event: Event) -> None:
        if event.kind == MOVE:
            self._move(event)
        elif event.kind == UNDO:
            self._undo(event)
        elif event.kind == SEAT:
            self._seat(event)
        elif event.kind == RULES:
            self._note(event, Phrase("table.rules", old=event.data["old"], new=event.data["new"]))

    def _move(self, event: Event) -> None:
        seat, position = event.data["seat"], self.game.position
        move = self._parse(event.data["move"], seat)
        question = position.question
        # What was touched in secret is nobody else's business.
        open_to_all = question is not None and question.public(position)
        self.last = position.touches(move, seat) if open_to_all else []
        self.game.play(move, seat)
        self.undo_wanted = -1
        lines = list(self.game.log.events[self._read :])
        self._read = len(self.game.log.events)
        if "instead_of" in event.data:
            key = "table.instead_slow" if event.data["why"] == "slow" else "table.instead_broken"
            lines.insert(0, Phrase(key, who=seat, bot=event.data["instead_of"]))
        self.story.append(Entry(event.number, True, tuple(lines)))

    def _undo(self, event: Event) -> None:
        to = event.data["to"]
        gone = len(self.game.record.moves) - to
        self.game.rewind(to)
        self.game.record.undone += bool(event.data["noted"])
        self._read = len(self.game.log.events)
        self.last = []
        self.undo_wanted = -1
        while gone:
            gone -= self.story.pop().move
        self._note(event, Phrase("table.undone", who=event.data["seat"]))

    def _seat(self, event: Event) -> None:
        data = event.data
        old = self.seats[data["seat"]]
        self.seats[old.seat] = replace(old, player=data["player"], bot=data["bot"], name=data["name"])
        self.record_players()
        if data["bot"] is not None:
            self._note(event, Phrase("table.seat_bot", number=old.seat + 1, bot=data["bot"]))
        elif data["player"] is not None:
            self._note(event, Phrase("table.seat_player", number=old.seat + 1, name=data["name"]))
        else:
            self._note(event, Phrase("table.seat_open", number=old.seat + 1))

    def _note(self, event: Event, line: Phrase) -> None:
        self.story.append(Entry(event.number, False, (line,)))

    # ------------------------------------------------------------------ what may be done

    def check_running(self) -> None:
        if self.frozen is not None:
            raise NotAllowed("table_frozen")
        if self.game.position.over:
            raise IllegalMove("over")

    def move_data(self, seat: int, text: str) -> dict[str, Any]:
        """The event of a move, if it is legal."""
        self.check_running()
        move = self._parse(text, seat)
        return {"seat": seat, "move": self.game.position.notation(move, seat)}

    def state_after(self, kind: str, data: dict[str, Any]) -> str:
        """How the table will stand: a move may end the game, an undo opens it again."""
        if kind == UNDO:
            return RUNNING
        if kind != MOVE:
            return self.state
        trial = self.game.position.copy()
        trial.play(self._parse(data["move"], data["seat"]), data["seat"])
        return OVER if trial.over else RUNNING

    def _parse(self, text: str, seat: int) -> int:
        """The legal move; asked for several times on its way in, so the last answer is kept."""
        key = (self.number, seat, text)
        if self._parsed[0] != key:
            self._parsed = (key, self.game.position.parse(text, seat))
        return self._parsed[1]

    def undo_data(self, seat: int) -> dict[str, Any]:
        """The event that takes the seat's last move back."""
        if self.frozen is not None:
            raise NotAllowed("table_frozen")
        to = self.game.back(seat)
        if to < 0:
            raise IllegalMove("no_undo", seat=seat + 1)
        return {"seat": seat, "to": to, "noted": not self.game.undo_is_free(seat)}

    def seat_data(self, seat: int, player: str | None, bot: str | None, name: str) -> dict[str, Any]:
        """The event that gives a seat to a player, to a bot, or leaves it open."""
        if bot is not None:
            check_bot(bot, self.game.title)
        if not 0 <= seat < len(self.seats):
            raise NotAllowed("seat", seat=seat + 1, seats=len(self.seats))
        return {"seat": seat, "player": player, "bot": bot, "name": name}

    # ------------------------------------------------------------------ who is who

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds; several on one screen make a hot seat."""
        return [seat.seat for seat in self.seats if player is not None and seat.player == player and seat.bot is None]

    def people(self) -> set[str]:
        """Everybody who holds a seat and plays it."""
        return {seat.player for seat in self.seats if seat.player is not None and seat.bot is None}

    def others(self, player: str) -> set[str]:
        """The other people at the table, whose consent an undo across something revealed needs."""
        return self.people() - {player}

    def bots_asked(self) -> list[int]:
        """The seats of bots that are asked now."""
        if self.frozen is not None:
            return []
        return [seat for seat in self.game.position.asked if self.seats[seat].bot is not None]
