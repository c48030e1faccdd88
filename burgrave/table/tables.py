"""A table: one game being played by people, programs and bots, as its events tell it. No store, no web, no clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from burgrave.kernel.errors import BurgraveError, IllegalMove
from burgrave.kernel.log import Log
from burgrave.kernel.record import Game, Record
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase
from burgrave.table.clock import Clock
from burgrave.table.events import (
    ENDED,
    LATE,
    LEAVE,
    MOVE,
    RESIGN,
    SEAT,
    STAND_IN,
    START,
    UNDO,
    Entry,
    KeptSeat,
    NotAllowed,
    Remark,
    Rematch,
    Stale,
    TriedMove,
    UndoWish,
    Who,
)
from burgrave.table.kinds import KINDS
from burgrave.table.rows import FROZEN, OVER, RUNNING, Event, SeatRow, TableRow, new_secret
from burgrave.table.teaching import run_of
from burgrave.table.verbs import VERBS

HANDS: Final = (SEAT, RESIGN, LATE)
"""The kinds of events by which a seat changes hands."""


class Table:
    """The game that a table's events lead to, who sits where, the story so far, and what was said.

    `decide` judges what somebody wants and changes nothing; `apply` lets an event happen. All that a table is follows
    from its row and its events.
    """

    def __init__(self, row: TableRow, events: Sequence[Event]) -> None:
        self.row = row
        self.id = row.id
        self.seats = first_holders(row.seats, events)
        self.bot_numbers: dict[int, int] = {}
        """The seats that bots have held, numbered in that order; whoever comes and goes, a seat keeps its number."""
        self.number_bots()
        self.begun = not self.free_seats
        """Has the game begun? Once no seat is free; until then people come, and nobody moves."""
        self.kept: dict[int, KeptSeat] = {}
        """Free seats that are kept for somebody for a while."""
        self.invitation = row.invitation
        """Lets whoever has it take any free seat."""
        self.clock: Clock | None = None
        """What every seat has left, if the table has a pace."""
        self.stand_in = STAND_IN
        """The bot that sits in for who is late."""
        self.warned: dict[int, float] = {}
        """Since when players who are away know that the others ask for them."""
        self.enders: frozenset[str] = frozenset()
        """Who has agreed to end the game as it stands; a move makes that void."""
        self.ended = False
        """Was the game ended by agreement?"""
        self.rematch: Rematch | None = None
        """Another game that somebody wants after this one."""
        self.number = 0
        """The number of the last event."""
        self.seq = 0
        """The number of the last event that changed the game: answers carry it, so that a late one is noticed."""
        self.asked_at = 0
        """What `seq` was when the question came that is asked now."""
        self.answers: dict[int, int] = {}
        """While all choose at once: the seats that have answered since, by the numbers of these events."""
        self.touched = row.touched
        self.asked_since = row.created
        """When somebody last decided, or another came to decide."""
        self.frozen: Phrase | None = None
        self.wish: UndoWish | None = None
        self.seed_chosen = False
        """Did the table's creator choose the seed, and know what is to come? Told as soon as others play as well."""
        self.chat: list[Remark] = []
        self.told: dict[tuple[str, int], dict[int, str]] = {}
        """What has been put into words already: by language and reader, then by event."""
        self.trial: TriedMove | None = None
        self.course: list[list[int]] = []
        """The points of every seat from the first position to the last; counted when a finished game is replayed."""
        self.title = title_named(row.title)
        self.lesson = run_of(row)
        """The lesson that is learnt here, and how far it has come."""
        # A table goes on under the rules of today as long as every move is still legal.
        self.game = Game(self.title, len(row.seats), row.seed, row.overlay, row.options)
        self._sitting = tuple(self.seats)
        self.story: list[Entry] = [Entry(0, START, tuple(self.game.log.events), self._sitting)]
        self.read = len(self.game.log.events)
        for event in events:
            self.apply(event)
        self.record_players()

    @property
    def state(self) -> str:
        if self.frozen is not None:
            return FROZEN
        return OVER if self.game.position.over or self.ended else RUNNING

    @property
    def record(self) -> Record:
        """The record with seed and all moves; only for eyes that may see everything."""
        return self.game.record

    def record_players(self) -> None:
        """A record names people by their names and bots by their ids."""
        self.game.record.players = [seat.name or seat.bot or "" for seat in self.seats]

    # ------------------------------------------------------------------ the machine

    def decide(self, verb: str, who: Who, said: Mapping[str, Any], seq: int | None = None) -> list[Event]:
        """The events that follow if somebody wants this, none if nothing is left to do; refused with a reason."""
        if seq is not None and not self.is_current(seq, who):
            raise Stale("stale")
        if verb not in VERBS:
            raise NotAllowed("unknown_wish", wish=verb, allowed=", ".join(VERBS))
        drafts = VERBS[verb](self, who, said)
        self._invite(drafts)
        return [
            Event(self.number + place, kind, data | self._was(kind, data), 0.0)
            for place, (kind, data) in enumerate(drafts, start=1)
        ]

    def _invite(self, drafts: list[tuple[str, dict[str, Any]]]) -> None:
        """An invitation is void once no seat is free, and a fresh one is made when one becomes free again."""
        changed = [data for kind, data in drafts if kind in HANDS]
        if not changed:
            return
        after = {seat.seat: seat for seat in (*self.seats, *map(self.seat_after, changed))}
        free = any(is_free(seat) for seat in after.values())
        if free != (self.invitation is not None):
            changed[-1]["invitation"] = new_secret() if free else None

    def is_current(self, seq: int, who: Who) -> bool:
        """Does an answer that carries this number meet the question that is asked now?

        Where all choose at once in secret, what others have chosen meanwhile changes nothing about it.
        """
        mine = self.seats_of(who.player)
        since = [seat for number, seat in self.answers.items() if number > seq]
        return seq in (self.asked_at, *self.answers) and not any(seat in mine for seat in since)

    def ask_anew(self, seq: int) -> None:
        """An event of that number has led to another question."""
        self.seq = self.asked_at = seq
        self.answers = {}

    def _was(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """Who held a seat before it changes hands: a table that is read again begins with the first holders."""
        if kind not in HANDS:
            return {}
        held = self.seats[data["seat"]]
        return {"was": {"player": held.player, "bot": held.bot, "name": held.name}}

    def apply(self, event: Event) -> None:
        """Let an event happen. One that the program or the rules of today do not know freezes the table as it is."""
        if self.frozen is None:
            try:
                if event.kind not in KINDS:
                    raise NotAllowed("event_kind", kind=event.kind)
                if self.clock is not None:
                    self.clock.passes(event.data["tick"])
                KINDS[event.kind](self, event)
                if self.clock is not None:
                    self.clock.runs_for(self.awaited(self.seats, self.game.position.asked))
            except BurgraveError as wrong:
                self.frozen = Phrase("table.frozen", why=wrong.phrase)
            except (KeyError, IndexError, TypeError, ValueError):
                self.frozen = Phrase("table.frozen", why=Phrase("error.event_kind", kind=event.kind))
        self.number = event.number
        self.touched = event.at or self.touched
        if event.kind in (MOVE, UNDO, *HANDS):
            self.asked_since = self.touched

    def awaited(self, seats: Sequence[SeatRow], asked: Sequence[int]) -> list[int]:
        """For which seats time runs: those that are asked and held by a player, once the game has begun."""
        if self.ended or (any(is_free(seat) for seat in seats) and not self.begun):
            return []
        return [seat for seat in asked if seats[seat].player is not None and seats[seat].bot is None]

    def due_after(self, events: Sequence[Event]) -> float | None:
        """When somebody will be late if nothing happens after these events."""
        if self.clock is None or self.frozen is not None:
            return None
        clock, seats, asked = self.clock.copy(), self.seats[:], self.game.position.asked
        for event in events:
            data = event.data
            clock.passes(data["tick"])
            if event.kind == MOVE and self.trial is not None:
                asked = [] if self.trial.after.over else self.trial.after.asked
                clock.moved(data["seat"], asked)
            elif event.kind == UNDO:
                asked = self.record.replay(data["to"]).asked
                clock.taken_back(data["to"])
            elif event.kind in HANDS:
                seats[data["seat"]] = self.seat_after(data)
                if event.kind == LATE:
                    clock.was_late(data["seat"])
            elif event.kind == ENDED:
                return None
            elif event.kind == LEAVE:
                clock.leave(data["seat"], data["seconds"])
            clock.runs_for(self.awaited(seats, asked))
        return clock.due()

    def state_after(self, events: Sequence[Event]) -> str:
        """How the table will stand when these events have happened: a move may end the game."""
        trial = self.trial
        for event in events:
            if event.kind == MOVE and trial is not None and trial.number == event.number and trial.after.over:
                return OVER
            if event.kind == ENDED:
                return OVER
        return self.state

    def seats_after(self, events: Sequence[Event]) -> list[SeatRow]:
        """The seats that these events change, as they will be."""
        return [self.seat_after(event.data) for event in events if event.kind in HANDS]

    def invitation_after(self, events: Sequence[Event]) -> str | None:
        """The invitation as it will be after these events."""
        after = self.invitation
        for event in events:
            if "invitation" in event.data:
                after = event.data["invitation"]
        return after

    def seat_after(self, data: Mapping[str, Any]) -> SeatRow:
        """A seat as the data of its event say; what they do not name stays."""
        held = self.seats[data["seat"]]
        changed = {name: data[name] for name in ("player", "bot", "name", "link") if name in data}
        return SeatRow(**{**vars(held), **changed})

    # ------------------------------------------------------------------ for the kinds of events

    def sit(self, row: SeatRow) -> None:
        """A seat is held by somebody else from now on; what was told before keeps the names of that day."""
        self.seats[row.seat] = row
        self.warned.pop(row.seat, None)
        if not is_free(row):
            self.kept.pop(row.seat, None)
        self.begun = self.begun or not self.free_seats
        self._sitting = tuple(self.seats)
        self.number_bots()
        self.record_players()

    def number_bots(self) -> None:
        """A bot that holds a seat nobody had given to one before is the next one; one that stands in has a name."""
        for held in self.seats:
            if held.player is None and held.bot is not None:
                self.bot_numbers.setdefault(held.seat, len(self.bot_numbers) + 1)

    def note(
        self, event: Event, *lines: Phrase, secret: bool = False, things: tuple[str, ...] = (), part: bool = False
    ) -> None:
        """Tell what an event did, if anything; which move it was is told to all, unless it was made in secret."""
        if not lines and event.kind != MOVE:
            return
        seat, move = event.data.get("seat"), str(event.data.get("move", ""))
        at = len(self.game.record.moves)
        self.story.append(Entry(event.number, event.kind, lines, self._sitting, seat, move, secret, at, things, part))

    def goes_on(self, seat: int) -> bool:
        """Does the next move of a seat only go on with its last one: by a detail, or because just one is legal?"""
        position = self.game.position
        if self.story[-1].kind != MOVE or self.story[-1].seat != seat or position.question is None:
            return False
        return not position.question.opens() or len(position.legal(seat)) == 1

    def check_running(self) -> None:
        if self.frozen is not None:
            raise NotAllowed("table_frozen")
        if self.game.position.over or self.ended:
            raise IllegalMove("over")

    def check_begun(self) -> None:
        if not self.begun:
            raise NotAllowed("not_begun")

    def try_move(self, seat: int, move: int) -> TriedMove:
        """Play a move on a copy, to see whether it ends the game, and to adopt it once it is written."""
        after, log = self.game.position.copy(), Log()
        after.log = log
        after.play(move, seat)
        self.trial = TriedMove(self.number + 1, seat, move, after, log)
        return self.trial

    # ------------------------------------------------------------------ who is who

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds; several on one screen make a hot seat."""
        return [seat.seat for seat in self.seats if player is not None and seat.player == player and seat.bot is None]

    def holder(self, seat: int) -> str | None:
        """Who decides for a seat: a player by its id; nobody for a bot's or a free one."""
        held = self.seats[seat]
        return held.player if held.bot is None else None

    def holders(self) -> set[str]:
        """Everybody who holds a seat and plays it."""
        return {holder for seat in self.seats if (holder := self.holder(seat.seat)) is not None}

    def names_known(self) -> set[str]:
        """The players whose names are told at the table: who sits there or sat there once, and who said something."""
        sat = {seat.player for entry in self.story for seat in entry.seats if seat.player is not None}
        return sat | {remark.player for remark in self.chat if remark.player is not None}

    def others(self, who: Who) -> set[str]:
        """The others at the table, whose consent an undo across something revealed needs."""
        return self.holders() - {who.player}

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody holds, neither a player nor a bot."""
        return [seat.seat for seat in self.seats if is_free(seat)]

    def kept_for(self, player: str | None) -> list[int]:
        """The free seats that are kept for a player."""
        return [seat for seat, kept in self.kept.items() if kept.player == player]

    def awaits(self, player: str) -> bool:
        """Is a player asked here?"""
        if not self.begun or self.state != RUNNING:
            return False
        return any(self.holder(seat) == player for seat in self.game.position.asked)

    def belongs(self, player: str | None) -> bool:
        """Does a player sit here or have a seat that a bot plays meanwhile, or has the player made the table?"""
        return player is not None and (player == self.row.creator or player in {seat.player for seat in self.seats})

    @property
    def maker_is_alone(self) -> bool:
        """Does the table's creator play with bots only? A free seat is for somebody else."""
        return all(seat.bot is not None or seat.player == self.row.creator for seat in self.seats)

    def script(self) -> tuple[int, str] | None:
        """The seat and the move that a lesson plays now."""
        if self.frozen is not None or self.lesson is None:
            return None
        return self.lesson.script()

    def bots_asked(self) -> list[int]:
        """The seats of bots that are asked now; in a lesson they wait for their freedom."""
        if self.state != RUNNING or not self.begun or (self.lesson is not None and not self.lesson.is_free()):
            return []
        return [seat for seat in self.game.position.asked if self.seats[seat].bot is not None]


def is_free(seat: SeatRow) -> bool:
    """Is a seat nobody's, neither a player's nor a bot's?"""
    return seat.player is None and seat.bot is None


def first_holders(now: Sequence[SeatRow], events: Sequence[Event]) -> list[SeatRow]:
    """The seats as they were before these events; the store keeps them as they are now."""
    seats = list(now)
    for event in reversed(events):
        if event.kind in HANDS and "was" in event.data:
            seats[event.data["seat"]] = replace(seats[event.data["seat"]], **event.data["was"])
    return seats
