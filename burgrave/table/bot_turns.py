"""Bots at live tables: they move until a person is asked, at the pace of those who look, and give hints."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import IllegalMove
from burgrave.search.search import Advice
from burgrave.table import metrics
from burgrave.table.bot_queue import IDLE, UNWATCHED, WATCHED
from burgrave.table.events import NoSuchTable, Stale, Who
from burgrave.table.guard import TooMuch
from burgrave.table.outage import DatabaseAway
from burgrave.table.tables import Table

if TYPE_CHECKING:
    from burgrave.table.live import Live

LOG: Final = logging.getLogger("burgrave.table")

SECONDS_AWAY: Final = (0.5, 1.0, 2.0, 5.0)
"""How long a bot waits after a fault of the store before it tries again; the last of them for ever."""

OTHERS_LEASE: Final = 2.0
"""Seconds until a process asks again for the bots of a table that another process thinks for."""

UNWATCHED_FOR: Final = 600.0
"""Seconds after which bots among themselves stop when nobody looks."""


class BotTurns:
    """The bots of all tables of this process."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.tasks: dict[str, asyncio.Task[None]] = {}
        """Bots thinking, by their tables."""
        self._hinted: set[str] = set()
        """Visitors for whom the best bot thinks."""
        self._rng = Rng(secrets.randbits(128))

    async def stop(self) -> None:
        thinking = list(self.tasks.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def hints(self, table: Table, seat: int, visitor: str, most: int = 3) -> list[Advice]:
        """The best moves in the eyes of the best bot, which sees no more than the seat; one at a time for a visitor."""
        table.check_running()
        if visitor in self._hinted:
            raise TooMuch("hint_asked")
        if seat not in table.game.position.asked:
            asked = ", ".join(str(at + 1) for at in table.game.position.asked)
            raise IllegalMove("not_asked", seat=seat + 1, asked=asked)
        imagined = table.game.position.imagine(seat, self._rng)
        self._hinted.add(visitor)
        try:
            return (await self.live.thinkers.hint(imagined, seat, f"hint {visitor}"))[:most]
        finally:
            self._hinted.discard(visitor)

    def let_move(self, table: Table) -> None:
        if (table.bots_asked() or table.script()) and table.id not in self.tasks:
            self.tasks[table.id] = asyncio.create_task(self._think(table))

    async def _think(self, table: Table) -> None:
        """Move for the bots until a person is asked; a fault of the store delays them and never silences them."""
        faults = 0
        try:
            while (table.bots_asked() or table.script()) and self.live.tables.get(table.id) is table:
                try:
                    if self.live.store.is_shared and not await self.live.run(self.live.store.leases.take, table.id):
                        await asyncio.sleep(OTHERS_LEASE)
                        await self.live.refresh(table.id)
                        continue
                    if self._is_idle(table) and self._unwatched_for(table) > UNWATCHED_FOR:
                        return
                    await self._move_for_a_bot(table)
                    faults = 0
                except Stale:
                    continue
                except NoSuchTable:
                    return
                except DatabaseAway:
                    await asyncio.sleep(SECONDS_AWAY[min(faults, len(SECONDS_AWAY) - 1)])
                    faults += 1
                except Exception:
                    metrics.ERRORS.labels("bot").inc()
                    LOG.exception("a bot's move at table %s could not be written; it is tried again", table.id)
                    await asyncio.sleep(SECONDS_AWAY[min(faults, len(SECONDS_AWAY) - 1)])
                    faults += 1
        finally:
            self.tasks.pop(table.id, None)
            for visitor in self.live.visitors.get(table.id, ()):
                visitor.hurries = False
            if self.live.store.is_shared:
                await self.live.run(self.live.store.leases.release, table.id)

    async def _move_for_a_bot(self, table: Table) -> None:
        if table.script():
            await asyncio.sleep(self.live.settings.bot_pause if self.live.visitors.get(table.id) else 0)
            await self.live.do(table, "script_move", Who(), {}, table.seq)
            return
        seat, seq = table.bots_asked()[0], table.seq
        bot = table.seats[seat].bot
        assert bot is not None
        started = time.monotonic()
        imagined = table.game.position.imagine(seat, self._rng)
        seed = self._rng.below(1 << 30)
        thought = await self.live.thinkers.choose(imagined, seat, bot, seed, table.id, lambda: self._rank(table))
        if self.live.visitors.get(table.id):
            # People want to see one move after another, but what only goes on with a move together with it.
            if not table.goes_on(seat):
                await self.live.pauses.wait(table.id, started, lambda: self._pause(table))
        elif self._is_idle(table):
            # Bots among themselves leave as much time as they take.
            await asyncio.sleep(time.monotonic() - started)
        failed = {"instead_of": bot, "why": thought.failure} if thought.failure else {}
        if seat in table.bots_asked():
            await self.live.do(table, "bot_move", Who(), {"seat": seat, "move": thought.move, **failed}, seq)

    def _pause(self, table: Table) -> float:
        """Seconds that a bot's move takes at least for those who look."""
        return self.live.pauses.wanted(self.live.visitors.get(table.id, ()), table.holders())

    def _is_idle(self, table: Table) -> bool:
        """Do only bots play, and nobody looks?"""
        return not table.holders() and not self.live.visitors.get(table.id)

    def _rank(self, table: Table) -> int:
        if self.live.visitors.get(table.id):
            return WATCHED
        return UNWATCHED if table.holders() else IDLE

    def _unwatched_for(self, table: Table) -> float:
        return time.time() - self.live.seen.setdefault(table.id, time.time())
