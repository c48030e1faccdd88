"""Live tables: loaded from the store when somebody comes, kept while somebody is there, played at by all."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from burgrave.bots.engine.entered import engines_in
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.title import title_named
from burgrave.table import metrics
from burgrave.table.bot_turns import BotTurns
from burgrave.table.clock import Pace
from burgrave.table.events import PACE, RULES, SEED, STAND_IN, NoSuchTable, NotAllowed, Stale, Who
from burgrave.table.group_commit import GroupCommit
from burgrave.table.notices import news
from burgrave.table.outage import Outage
from burgrave.table.pace import Pauses
from burgrave.table.presence import BEAT, Presences
from burgrave.table.revisions import line
from burgrave.table.rows import (
    DAY,
    FROZEN,
    RUNNING,
    Append,
    Chapter,
    Event,
    SeatRow,
    TableRow,
    new_id,
    new_secret,
)
from burgrave.table.served import ServedTime
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from burgrave.table.tables import Table, is_free
from burgrave.table.thinking import Thinkers
from burgrave.table.visitors import HomeVisitor, Visitor
from burgrave.table.waiting import presence_at

T = TypeVar("T")

LOG: Final = logging.getLogger("burgrave.table")

KEPT: Final = 500
"""Tables kept in memory although nobody is there."""

SEED_DIGITS: Final = 39
"""As many as 128 random bits have."""

ID: Final = re.compile(r"[\w-]{1,16}", re.ASCII)


class BadSeed(BurgraveError):
    """A seed that cannot be stored."""


class Live:
    """All tables that are being played at by this process."""

    def __init__(self, store: Store, settings: Settings, served: ServedTime | None = None) -> None:
        self.store = store
        self.served = served or ServedTime()
        self.settings = settings
        engines = engines_in(settings.engines)
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, settings.compiled_python, engines)
        self.outage = Outage()
        self.tables: dict[str, Table] = {}
        self.visitors: dict[str, set[Visitor]] = {}
        self.lobby: set[HomeVisitor] = set()
        """Those who look at the home page."""
        self.seen: dict[str, float] = {}
        """When somebody last looked at a table that nobody looks at now."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.pauses = Pauses(settings.bot_pause)
        self.bots = BotTurns(self)
        self._commits = GroupCommit(store)
        self.presence = Presences(store.writer, self.notice, self._announce if store.is_shared else None)
        self._late: dict[str, tuple[frozenset[int], frozenset[int]]] = {}
        """Which seats of the tables that somebody looks at are late, as those were told."""
        # Who reads does not wait for who writes.
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="store")

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Let the store do something without holding up the loop."""
        with self.outage.watched():
            return await asyncio.get_running_loop().run_in_executor(self._threads, metrics.timed(work), *arguments)

    async def start(self) -> None:
        """Go on with the games in which only bots are awaited."""
        await self.run(self.served.start, self.store.engine)
        self.thinkers.warm_up()
        for id in await self.run(self.store.running_tables, time.time() - DAY):
            await self.table(id)

    async def stop(self) -> None:
        self.presence.close()
        await self.bots.stop()
        await self.thinkers.close()
        self._commits.close()
        self._threads.shutdown()

    # ------------------------------------------------------------------ tables

    async def open(
        self,
        title: str,
        holders: list[SeatRow],
        creator: str,
        options: dict[str, Any],
        overlay: dict[str, Any],
        seed: int | None = None,
        past: list[Event] | None = None,
        chapter: Chapter | None = None,
        id: str | None = None,
        lesson: str | None = None,
        dealt: int | None = None,
        listed: bool = False,
        note: str = "",
        pace: Pace | None = None,
        stand_in: str = STAND_IN,
    ) -> Table:
        """A new table; a seat with neither player nor bot is free and gets a link.

        A seed that somebody has chosen is an event: whoever else plays is told of it. One that a lesson was dealt by
        is nobody's choice.
        """
        if seed is not None and abs(seed) >= 10**SEED_DIGITS:
            raise BadSeed("seed_digits", most=SEED_DIGITS)
        now = time.time()
        chosen = next((given for given in (seed, dealt) if given is not None), secrets.randbits(128))
        rules = title_named(title).version
        rows = tuple(with_link(holder) for holder in holders)
        invitation = new_secret() if any(is_free(holder) for holder in rows) else None
        row = TableRow(
            id or new_id(),
            title,
            rules,
            options,
            overlay,
            chosen,
            creator,
            RUNNING,
            now,
            now,
            rows,
            chapter,
            invitation,
            lesson,
            listed,
            note,
        )
        events = list(past or [])
        timed: dict[str, Any] = {}
        if pace is not None:
            timed = {"tick": self.served.now()}
            events.insert(0, Event(1, PACE, {"pace": pace.data(), "bot": stand_in, **timed}, now))
        if seed is not None:
            events.append(Event(len(events) + 1, SEED, {}, now))
        events = [replace(event, number=n, data={**event.data, **timed}) for n, event in enumerate(events, start=1)]
        table = Table(row, events)
        table.row = row = replace(row, state=table.state, due=table.due_after([]))
        await self.run(self.store.add_table, row, events)
        self._make_room()
        self.tables[row.id] = table
        self._stir(row.id)
        self.bots.let_move(table)
        return table

    async def table(self, id: str) -> Table:
        """The table of that id, loaded if need be."""
        if id in self.tables:
            return self.tables[id]
        if not ID.fullmatch(id):
            raise NoSuchTable("no_table")
        async with self.lock(id):
            if id in self.tables:
                return self.tables[id]
            row = await self.run(self.store.table, id)
            if row is None:
                raise NoSuchTable("no_table")
            events = await self.run(self.store.events, id)
            table = Table(row, events)
            self._make_room()
            self.tables[id] = table
            if self.store.is_shared:
                # Only from here on does this table hear of what others write.
                for event in await self.run(self.store.events, id, table.number):
                    table.apply(event)
        if table.state == FROZEN and row.state != FROZEN:
            await self.run(self.store.freeze, id)
        elif row.rules != table.title.version and not any(
            event.kind == RULES and event.data["new"] == table.title.version for event in events
        ):
            await self.do(table, "upgrade", Who(), {"old": row.rules, "new": table.title.version})
        self.bots.let_move(table)
        return table

    def _make_room(self) -> None:
        """Forget tables at which nobody is, the longest untouched first."""
        too_many = len(self.tables) - KEPT
        if too_many > 0:
            self._drop(sorted(self._idle(), key=lambda table: table.touched)[:too_many])

    def forget(self, before: float) -> None:
        """Forget the tables that nobody has touched since and nobody looks at; who comes finds them in the store."""
        self._drop([table for table in self._idle() if table.touched < before])

    def _idle(self) -> list[Table]:
        """The tables in memory at which nobody is and no bot thinks."""
        return [table for id, table in self.tables.items() if not self.visitors.get(id) and id not in self.bots.tasks]

    def _drop(self, tables: list[Table]) -> None:
        for table in tables:
            del self.tables[table.id]
            self.seen.pop(table.id, None)

    def lock(self, id: str) -> asyncio.Lock:
        """The one lock of a table; it is there as long as somebody holds it or waits for it."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def refresh(self, id: str) -> None:
        """Another process has written something: catch up."""
        table = self.tables.get(id)
        if table is None:
            self._stir(id)
            return
        async with self.lock(id):
            changed = await self._catch_up(table)
        if changed:
            self.tell(id)
            self.bots.let_move(table)

    async def _catch_up(self, table: Table) -> bool:
        """Let happen what others have written; was there anything?"""
        before = table.number
        for event in await self.run(self.store.events, table.id, before):
            if event.number == table.number + 1:
                table.apply(event)
        return table.number != before

    # ------------------------------------------------------------------ what happens at a table

    async def do(self, table: Table, verb: str, who: Who, said: Mapping[str, Any], seq: int | None = None) -> bool:
        """Somebody wants something: judged, written and applied under the table's lock; whoever watches is told.

        Was there anything to do? An answer to an older question is refused. Who wants it may go away meanwhile: what is
        being written is written, applied and told all the same.
        """
        return await asyncio.shield(self._do(table, verb, who, said, seq))

    async def _do(self, table: Table, verb: str, who: Who, said: Mapping[str, Any], seq: int | None) -> bool:
        with metrics.Judged(verb, table.row.title):
            if verb in ("chat", "sit"):
                await self.check_order(table, verb, who)
            events = await self._judge(table, verb, who, said, seq)
        if events:
            self.tell(table.id)
            self.bots.let_move(table)
        return bool(events)

    async def _judge(self, table: Table, verb: str, who: Who, said: Mapping[str, Any], seq: int | None) -> list[Event]:
        async with self.lock(table.id):
            try:
                now = time.time()
                timed = {} if table.clock is None else {"tick": self.served.now()}
                events = [
                    replace(event, at=now, data={**event.data, **timed}) for event in table.decide(verb, who, said, seq)
                ]
                if events:
                    await self._write(table, events)
            finally:
                table.trial = None
        return events

    async def _write(self, table: Table, events: list[Event]) -> None:
        here = {visitor.player_id for visitor in self.visitors.get(table.id, ())}
        told = news(table, events, here, events[-1].at, self.settings.notice_seconds)
        append = Append(
            table.id,
            events,
            table.state_after(events),
            table.seats_after(events),
            table.invitation_after(events),
            told.notices,
            told.moved_on,
            table.due_after(events),
        )
        with self.outage.watched():
            written = await self._commits.append(append)
        if not written:
            table.trial = None
            if not await self._catch_up(table):
                # No event has that number: the table itself is gone.
                self.tables.pop(table.id, None)
                raise NoSuchTable("no_table")
            # Another process was quicker: let everybody here see it.
            self.tell(table.id)
            raise Stale("stale")
        for event in events:
            table.apply(event)

    async def beat(self) -> None:
        """Now and then: tell other processes who is here, and those who look at a table who is late meanwhile."""
        while True:
            await asyncio.sleep(BEAT)
            self.presence.beat()
            here = {id: presence_at(self, self.tables[id]) for id in self.visitors if id in self.tables}
            late = {id: (presence.late, presence.overdue) for id, presence in here.items()}
            for id in late:
                if late[id] != self._late.get(id, (frozenset(), frozenset())):
                    self.notice(id)
            self._late = late

    def _announce(self, text: str) -> None:
        """Let other processes know; whoever misses it hears it with the next beat."""

        def announced(done: asyncio.Future[None]) -> None:
            wrong = None if done.cancelled() else done.exception()
            if isinstance(wrong, Exception):
                LOG.warning("other processes could not be told who is here: %s", line(wrong))

        done = asyncio.get_running_loop().run_in_executor(self._threads, self.store.announce, text)
        done.add_done_callback(announced)

    # ------------------------------------------------------------------ visitors

    def tell(self, id: str) -> None:
        """Tell everybody who looks at the table that something has changed."""
        for visitor in list(self.visitors.get(id, ())):
            visitor.changed()
        self._stir(id)

    def _stir(self, id: str) -> None:
        """Tell those who look at their tables and at those that all may find; what this process has not read is any."""
        table = self.tables.get(id)
        for visitor in list(self.lobby):
            if table is None or table.row.listed or table.belongs(visitor.player_id):
                visitor.changed()

    def turns_of(self, player: str | None, but: str = "") -> list[str]:
        """The tables in memory at which a player is asked, the one that waits longest first."""
        if player is None:
            return []
        asked = [table for id, table in self.tables.items() if id != but and table.awaits(player)]
        return [table.id for table in sorted(asked, key=lambda table: table.touched)]

    def notice(self, id: str) -> None:
        """Tell everybody who looks at the table that somebody has come or gone."""
        for visitor in list(self.visitors.get(id, ())):
            visitor.noticed()

    def enter(self, id: str, visitor: Visitor) -> None:
        self.visitors.setdefault(id, set()).add(visitor)
        self.presence.enter(id, visitor.player_id, visitor.name)
        self.seen.pop(id, None)
        if id in self.tables:
            self.bots.let_move(self.tables[id])

    def leave(self, id: str, visitor: Visitor) -> None:
        here = self.visitors.get(id, set())
        here.discard(visitor)
        self.presence.leave(id, visitor.player_id)
        self.pauses.changed(id)
        if not here:
            self.visitors.pop(id, None)
            self.seen[id] = time.time()

    def drop_table(self, id: str) -> None:
        """The table is gone: nobody looks at it any more."""
        self.tables.pop(id, None)
        for visitor in list(self.visitors.get(id, ())):
            visitor.dismiss()

    async def check_order(self, table: Table, verb: str, who: Who) -> None:
        """What has nothing to do with the game: who may speak, and who wants nothing to do with whom."""
        if verb == "chat" and await self.run(self.store.order.is_silenced, who.player):
            raise NotAllowed("silenced")
        if verb == "sit":
            others = (table.holders() | {table.row.creator}) - {who.player}
            if await self.run(self.store.order.parted, who.player, others):
                raise NotAllowed("parted")


def with_link(holder: SeatRow) -> SeatRow:
    """A free seat has a link by which somebody can sit down."""
    return replace(holder, link=new_secret() if is_free(holder) else None)
