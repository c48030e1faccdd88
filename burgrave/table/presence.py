"""Presence: who looks at a table now, in this process and in others. It is no event, and nobody's move waits for it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

LOG: Final = logging.getLogger("burgrave.table")

GRACE: Final = 3.0
"""Seconds for which somebody who has gone still counts as here: a page that is loaded again is no change."""

BEAT: Final = 20.0
"""Seconds after which a process tells the others again who is here, for they may not have heard it."""

FORGOTTEN: Final = 65.0
"""Seconds after which a process that tells nothing more counts as gone, and with it whoever was there."""

MOST_NAMED: Final = 30
"""People whom a notice to other processes names; it may have 8000 bytes."""


@dataclass(frozen=True)
class Presence:
    """Who is at a table: people by their ids with their names, how many nobody knows, and who lets the others wait."""

    people: Mapping[str, str] = field(default_factory=dict)
    nameless: int = 0
    offset: int = 0
    """What the wall clock is ahead of the time served."""
    late: frozenset[int] = frozenset()
    """Seats of players who have been away for long while they are asked."""
    overdue: frozenset[int] = frozenset()
    """Those of them whose players have been asked for, long ago as well."""

    def watchers(self, players: set[str]) -> tuple[list[str], int]:
        """Of those who do not play: the names that are known, and how many they are."""
        names = [name for id, name in self.people.items() if id not in players]
        return names, len(names) + self.nameless


NOBODY: Final = Presence()


@dataclass
class Present:
    """Who is at a table by way of one process."""

    names: dict[str, str] = field(default_factory=dict)
    count: Counter[str] = field(default_factory=Counter)
    """How many pages each has open."""
    nameless: int = 0
    heard: float = 0.0
    """When another process last told it."""

    def as_seen(self) -> tuple[frozenset[str], int]:
        return frozenset(self.names), self.nameless


class Presences:
    """Who is at which table. Tells of changes: `changed` those who look, `announce` the other processes."""

    def __init__(self, writer: str, changed: Callable[[str], None], announce: Callable[[str], None] | None) -> None:
        self.writer = writer
        self.changed = changed
        self.announce = announce
        self.grace = GRACE
        self._here: dict[str, Present] = {}
        self._elsewhere: dict[tuple[str, str], Present] = {}
        """By process and table."""
        self._leaving: set[asyncio.TimerHandle] = set()

    def at(self, table: str) -> Presence:
        """Who is at a table, by whichever process."""
        parts = [part for (_, id), part in self._elsewhere.items() if id == table]
        own = self._here.get(table)
        if own is not None:
            parts.insert(0, own)
        people = {id: name for part in parts for id, name in part.names.items()}
        return Presence(people, sum(part.nameless for part in parts))

    def enter(self, table: str, player: str | None, name: str) -> None:
        """Somebody opens a page."""
        first = table not in self._here
        present = self._here.setdefault(table, Present())
        before = present.as_seen()
        if player is None:
            present.nameless += 1
        else:
            present.count[player] += 1
            present.names[player] = name
        if present.as_seen() != before:
            self._tell(table, first)

    def leave(self, table: str, player: str | None) -> None:
        """Somebody closes a page; that counts if no other one is opened in a moment."""

        def gone() -> None:
            self._leaving.discard(handle)
            self._left(table, player)

        handle = asyncio.get_running_loop().call_later(self.grace, gone)
        self._leaving.add(handle)

    def _left(self, table: str, player: str | None) -> None:
        present = self._here[table]
        before = present.as_seen()
        if player is None:
            present.nameless -= 1
        else:
            present.count[player] -= 1
            if not present.count[player]:
                del present.count[player], present.names[player]
        if not present.names and not present.nameless:
            del self._here[table]
        if present.as_seen() != before:
            self._tell(table)

    def close(self) -> None:
        """The process ends, and whoever is here by it is gone."""
        for handle in self._leaving:
            handle.cancel()
        if self.announce is not None:
            self.announce(json.dumps([self.writer, "", {}, 0, False]))

    # ------------------------------------------------------------------ other processes

    def _tell(self, table: str, ask: bool = False) -> None:
        self.changed(table)
        self._announce(table, ask)

    def _announce(self, table: str, ask: bool = False) -> None:
        """Tell the other processes who is here; whoever asks is told the same in return."""
        if self.announce is None:
            return
        present = self._here.get(table, Present())
        named = dict(list(present.names.items())[:MOST_NAMED])
        unnamed = present.nameless + len(present.names) - len(named)
        self.announce(json.dumps([self.writer, table, named, unnamed, ask], ensure_ascii=False))

    def hear(self, text: str) -> None:
        """Another process tells who is there."""
        writer, table, names, nameless, ask = json.loads(text)
        if writer == self.writer:
            return
        if not table:
            for key in [key for key in self._elsewhere if key[0] == writer]:
                self._forget(key)
            return
        before = self._elsewhere.get((writer, table), Present()).as_seen()
        told = Present(names, nameless=nameless, heard=time.monotonic())
        if names or nameless:
            self._elsewhere[writer, table] = told
        else:
            self._elsewhere.pop((writer, table), None)
        if told.as_seen() != before:
            self.changed(table)
        if ask and table in self._here:
            self._announce(table)

    def beat(self) -> None:
        """Tell the others again, and forget those who tell nothing any more."""
        for table in list(self._here):
            self._announce(table)
        since = time.monotonic() - FORGOTTEN
        for key in [key for key, present in self._elsewhere.items() if present.heard < since]:
            self._forget(key)

    def _forget(self, key: tuple[str, str]) -> None:
        del self._elsewhere[key]
        self.changed(key[1])
