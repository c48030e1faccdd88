"""Live tables: loaded from the store when somebody comes, kept while somebody is there, played at by all."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from burgrave.bots.bot import Advice
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.title import title_named
from burgrave.table.settings import Settings
from burgrave.table.store import FROZEN, RUNNING, Chapter, Event, Player, SeatRow, Store, TableRow, new_id, new_secret
from burgrave.table.tables import MOVE, RULES, SEAT, UNDO, NotAllowed, Stale, Table
from burgrave.table.thinking import Thinkers

T = TypeVar("T")

KEPT = 500
"""Tables kept in memory although nobody is there."""

DAY = 86_400.0


class Visitor(Protocol):
    """Somebody who looks at a table and wants to be told of every change."""

    def changed(self) -> None: ...

    def heard(self) -> None: ...


class NoSuchTable(NotAllowed):
    """A table that is not in the store."""


class Live:
    """All tables that are being played at by this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, settings.compiled_python)
        self.tables: dict[str, Table] = {}
        self.visitors: dict[str, set[Visitor]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._rng = Rng(secrets.randbits(128))
        # SQLite has one writer; PostgreSQL may have several.
        self._threads = ThreadPoolExecutor(4 if store.is_shared else 1, thread_name_prefix="store")

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Let the store do something without holding up the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def start(self) -> None:
        """Go on with the games in which only bots are awaited."""
        self.thinkers.warm_up()
        for id in await self.run(self.store.running_tables, time.time() - DAY):
            await self.table(id)

    async def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        await self.thinkers.close()
        self._threads.shutdown()

    # ------------------------------------------------------------------ tables

    async def open(
        self,
        title: str,
        holders: list[tuple[str | None, str | None, str]],
        creator: str,
        options: dict[str, Any],
        overlay: dict[str, Any],
        seed: int | None = None,
        past: list[Event] | None = None,
        chapter: Chapter | None = None,
    ) -> Table:
        """A new table; a holder is (player, bot, name), an open seat has neither player nor bot."""
        now = time.time()
        chosen = seed if seed is not None else secrets.randbits(128)
        rules = title_named(title).version
        rows = tuple(SeatRow(seat, new_secret(), *holder) for seat, holder in enumerate(holders))
        row = TableRow(new_id(), title, rules, options, overlay, chosen, creator, RUNNING, now, now, rows, chapter)
        table = Table(row, past or [])
        table.row = row = replace(row, state=table.state)
        await self.run(self.store.add_table, row, past or [])
        self.tables[row.id] = table
        self._let_bots_move(table)
        return table

    async def table(self, id: str) -> Table:
        """The table of that id, loaded if need be."""
        if id in self.tables:
            return self.tables[id]
        async with self._lock(id):
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
            await self.happen(table, RULES, {"old": row.rules, "new": table.title.version})
        self._let_bots_move(table)
        return table

    def _make_room(self) -> None:
        idle = [id for id in self.tables if not self.visitors.get(id) and id not in self._thinking]
        for id in idle[: max(0, len(self.tables) - KEPT)]:
            del self.tables[id]
            self._locks.pop(id, None)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def refresh(self, id: str) -> None:
        """Another process has written something: catch up."""
        table = self.tables.get(id)
        if table is None:
            return
        before = table.number
        async with self._lock(id):
            for event in await self.run(self.store.events, id, table.number):
                if event.number == table.number + 1:
                    table.apply(event)
        if table.number != before:
            self.tell(id)
            self._let_bots_move(table)

    # ------------------------------------------------------------------ what happens at a table

    async def happen(self, table: Table, kind: str, data: dict[str, Any]) -> None:
        """Write an event into the store, then let it happen here; whoever watches is told."""
        async with self._lock(table.id):
            await self._happen(table, kind, data)
        self.tell(table.id)
        self._let_bots_move(table)

    async def _happen(self, table: Table, kind: str, data: dict[str, Any]) -> None:
        event = Event(table.number + 1, kind, data, time.time())
        seat = None
        if kind == SEAT:
            seat = replace(table.seats[data["seat"]], player=data["player"], bot=data["bot"], name=data["name"])
        state = table.state_after(kind, data)
        if not await self.run(self.store.append, table.id, event, state, seat):
            # Another process was quicker: catch up, and let everybody here see it.
            for missed in await self.run(self.store.events, table.id, table.number):
                table.apply(missed)
            self.tell(table.id)
            raise Stale("stale")
        table.apply(event)

    async def play(self, table: Table, seat: int, move: str, seq: int | None = None) -> None:
        """A move of a person or a program; an answer to an older question is refused."""
        async with self._lock(table.id):
            if seq is not None and seq != table.number:
                raise Stale("stale")
            await self._happen(table, MOVE, table.move_data(seat, move))
        self.tell(table.id)
        self._let_bots_move(table)

    async def undo(self, table: Table, player: Player) -> None:
        """Take the player's last move back; across something revealed the other people are asked first."""
        mine = table.seats_of(player.id)
        if not mine:
            raise NotAllowed("not_seated")
        seat = max(mine, key=table.game.back)
        data = table.undo_data(seat)
        if data["noted"] and table.others(player.id):
            table.undo_wanted = seat
            table.consents = set()
            self.tell(table.id)
            return
        await self.happen(table, UNDO, data)

    async def consent(self, table: Table, player: Player, yes: bool) -> None:
        """One of the others agrees to an undo, or not; when all have agreed it happens."""
        if table.undo_wanted < 0 or not table.seats_of(player.id):
            return
        asker = table.seats[table.undo_wanted].player
        if not yes:
            table.undo_wanted = -1
            self.tell(table.id)
            return
        table.consents.add(player.id)
        if asker is not None and table.others(asker) <= table.consents:
            await self.happen(table, UNDO, table.undo_data(table.undo_wanted))
        else:
            self.tell(table.id)

    async def sit(self, table: Table, seat: int, player: Player) -> None:
        """The holder of a seat's link takes the seat."""
        held = table.seats[seat]
        if held.player == player.id and held.bot is None:
            return
        await self.happen(table, SEAT, table.seat_data(seat, player.id, None, player.name))

    async def hand_over(self, table: Table, seat: int, player: Player, bot: str | None) -> None:
        """The table's creator lets a bot play a seat, or gives it back to the person who held it."""
        if table.row.creator != player.id:
            raise NotAllowed("not_creator")
        data = table.seat_data(seat, None, bot, "")
        held = table.seats[seat]
        await self.happen(table, SEAT, data | {"player": held.player, "name": held.name if held.player else ""})

    async def hints(self, table: Table, seat: int, most: int = 3) -> list[Advice]:
        """The best moves in the eyes of the best bot, which sees no more than the seat."""
        table.check_running()
        if seat not in table.game.position.asked:
            raise IllegalMove(
                "not_asked", seat=seat + 1, asked=", ".join(str(at + 1) for at in table.game.position.asked)
            )
        return (await self.thinkers.hint(table.game.position.imagine(seat, self._rng), seat))[:most]

    # ------------------------------------------------------------------ bots

    def _let_bots_move(self, table: Table) -> None:
        if table.bots_asked() and table.id not in self._thinking:
            self._thinking[table.id] = asyncio.create_task(self._think(table))

    async def _think(self, table: Table) -> None:
        """Move for the bots until a person is asked."""
        try:
            while seats := table.bots_asked():
                seat, number = seats[0], table.number
                bot = table.seats[seat].bot
                assert bot is not None
                started = time.monotonic()
                seed = self._rng.below(1 << 30)
                imagined = table.game.position.imagine(seat, self._rng)
                thought = await self.thinkers.choose(imagined, seat, bot, seed)
                if self.visitors.get(table.id):
                    # People want to see one move after another.
                    await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - started)))
                async with self._lock(table.id):
                    if table.number != number:
                        continue
                    data = table.move_data(seat, table.game.position.notation(thought.move, seat))
                    if thought.failure:
                        data |= {"instead_of": bot, "why": thought.failure}
                    try:
                        await self._happen(table, MOVE, data)
                    except Stale:
                        continue
                self.tell(table.id)
        finally:
            self._thinking.pop(table.id, None)

    # ------------------------------------------------------------------ visitors

    def tell(self, id: str) -> None:
        """Tell everybody who looks at the table that something has changed."""
        for visitor in list(self.visitors.get(id, ())):
            visitor.changed()

    def enter(self, id: str, visitor: Visitor) -> None:
        self.visitors.setdefault(id, set()).add(visitor)

    def speak(self, id: str) -> None:
        """Tell everybody at the table that somebody has said something."""
        for visitor in list(self.visitors.get(id, ())):
            visitor.heard()

    def leave(self, id: str, visitor: Visitor) -> None:
        self.visitors.get(id, set()).discard(visitor)
