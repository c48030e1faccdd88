"""The people of a table as one of them sees them: who is here, who may do what with a seat, how others come in."""

from __future__ import annotations

from typing import Any, Literal

from burgrave.kernel.words import Phrase
from burgrave.table.clock import MINUTE, MOST_LATE, OWN, Pace
from burgrave.table.names import bot_name, common_words, table_words
from burgrave.table.presence import Presence
from burgrave.table.rows import RUNNING, SeatRow
from burgrave.table.tables import Table, is_free

NAMED = 5
"""Spectators who are named; the others are counted."""


class People:
    """Who else is at a table; nothing is told of presence in a replay, and to programs."""

    def __init__(self, table: Table, player: str | None, language: str, past: bool, presence: Presence | None) -> None:
        self.table = table
        self.player = player
        self.language = language
        self.past = past
        self.presence = presence

    @property
    def waiting(self) -> bool:
        """Do people still come, so that nobody moves?"""
        return not self.table.begun and self.table.state == RUNNING and not self.past

    @property
    def creator(self) -> bool:
        """Has the visitor made this table?"""
        return self.player is not None and self.player == self.table.row.creator

    def here(self, held: SeatRow) -> Literal["here", "away", ""]:
        """Does the holder of a seat look at the table? Nothing is said of oneself, of bots and of free seats."""
        if self.presence is None or self.past or held.player in (None, self.player) or held.bot is not None:
            return ""
        return "here" if held.player in self.presence.people else "away"

    def menu(self, held: SeatRow) -> tuple[str, ...]:
        """What the visitor may do with a seat.

        One's own can be `lent` to a bot and taken `back`, and one can `leave` it. Whoever made the table can give a
        seat that nobody holds, or whose holder lets the others wait, to one of the `bots`, or set it `free`. Others can
        `warn` who lets them wait, and call a bot some time after that.
        """
        if self.past or self.table.state != RUNNING or len(self.table.seats) == 1:
            return ()
        if self.table.clock is not None and self.table.clock.late[held.seat] >= MOST_LATE:
            return ()
        if held.player is not None and held.player == self.player:
            last = ("end", "resign") if self.table.begun else ()
            return ("back", "leave") if held.bot is not None else ("lend", "leave", *last)
        late, overdue = (self.presence.late, self.presence.overdue) if self.presence is not None else ((), ())
        if self.creator and (held.player is None or held.seat in late):
            return ("free",) if held.bot is not None else ("bots", "free") if held.seat in late else ("bots",)
        if self.player in self.table.holders() and held.seat in late:
            return ("bots",) if held.seat in overdue else () if held.seat in self.table.warned else ("warn",)
        return ()

    def ending(self) -> tuple[str, bool] | None:
        """Who would end the game as it stands, and whether the visitor is still asked."""
        table = self.table
        if not table.enders or self.past or table.state != RUNNING:
            return None
        names = [held.name for held in table.seats if held.player in table.enders]
        return ", ".join(names), self.player in table.holders() - table.enders

    def time(self, held: SeatRow) -> tuple[str, int] | None:
        """What a seat has left: until when, in seconds of the wall clock, while it runs, or how much."""
        clock = self.table.clock
        if clock is None or self.past or self.presence is None or held.player is None or held.bot is not None:
            return None
        if self.table.state != RUNNING:
            return None
        if held.seat in clock.running:
            return "due", round(clock.at + clock.banks[held.seat]) + self.presence.offset
        return "left", max(0, round(clock.banks[held.seat]))

    def room(self) -> dict[str, Any] | None:
        """The waiting room of a game that has not begun: who is there, how others come in, who starts it."""
        if not self.waiting or self.presence is None:
            return None
        names = table_words(self.table, self.language).names
        return {
            "seats": [
                {
                    "name": names[held.seat],
                    "free": is_free(held),
                    "bot": bool(held.bot),
                    "mine": held.player is not None and held.player == self.player,
                    "here": self.here(held),
                    "kept": self.table.kept[held.seat].name if held.seat in self.table.kept else "",
                }
                for held in self.table.seats
            ],
            "free": len(self.table.free_seats),
            "invitation": self.invitation,
            "starts": self.creator,
            "listed": self.table.row.listed and not self.table.belongs(self.player),
            "note": self.table.row.note,
            "pace": pace_words(self.table.clock.pace, self.language) if self.table.clock is not None else "",
            "kept": bool(self.table.kept_for(self.player)) if self.player else False,
        }

    @property
    def invitation(self) -> str:
        """The address that lets others take a free seat, for whoever belongs to the table."""
        known = self.table.invitation is not None and self.table.belongs(self.player)
        return f"/j/{self.table.invitation}" if known else ""

    def invite(self) -> dict[str, Any] | None:
        """While a game runs: seats that have become free, and how somebody else takes them."""
        if self.waiting or self.past or self.table.state != RUNNING or not self.invitation:
            return None
        return {"n": len(self.table.free_seats), "link": self.invitation}

    def lent(self) -> list[tuple[int, str]]:
        """The visitor's seats that a bot plays meanwhile, and which bot."""
        if self.past or self.table.state != RUNNING or self.player is None:
            return []
        return [
            (held.seat, bot_name(held.bot, self.language))
            for held in self.table.seats
            if held.player == self.player and held.bot is not None
        ]

    def again(self) -> dict[str, Any] | None:
        """Another game that somebody wants: who wants it, and whether the visitor may join."""
        wanted = self.table.rematch
        if wanted is None or self.past:
            return None
        mine = self.table.belongs(self.player)
        return {"name": wanted.name, "table": wanted.table, "own": wanted.player == self.player, "join": mine}

    def watchers(self) -> tuple[bool, int, str] | None:
        """Is the visitor one of those who only watch, how many others do, and the names of some of them?"""
        if self.presence is None or self.past:
            return None
        players = {held.player for held in self.table.seats if held.player is not None}
        names, count = self.presence.watchers(players)
        me = self.player not in players
        own = self.presence.people.get(self.player or "")
        if me and own is not None:
            names.remove(own)
        # Of those nobody knows, a visitor without a name is one.
        others = max(0, count - me)
        return me, others, ", ".join(names[:NAMED])


def pace_words(pace: Pace, language: str) -> str:
    """The time that everybody has to think."""
    figures = {part: round(getattr(pace, part) / MINUTE) for part in ("bank", "add", "most")}
    return common_words(language).say(Phrase(f"page.pace.{pace.name}", **(figures if pace.name == OWN else {})))
