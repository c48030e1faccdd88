"""Who is late: time served is kept, and a bot sits in for whoever is out of time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from burgrave.table import metrics
from burgrave.table.clock import HOUR, LEAVE_HOURS
from burgrave.table.events import NoSuchTable, Stale, Who
from burgrave.table.live import Live
from burgrave.table.outage import DatabaseAway
from burgrave.table.served import BEAT
from burgrave.table.tables import Table

LOG: Final = logging.getLogger("burgrave.table")

TICK: Final = 5.0
"""Seconds from one look for those who are late to the next."""

LATER: Final = 30.0
"""Seconds after which a lateness is acted on again if that has failed."""

YEAR_HOURS: Final = 365 * 24


async def keep_time(live: Live) -> None:
    """Once a minute: how long the server has been there."""
    while True:
        await asyncio.sleep(BEAT)
        with contextlib.suppress(DatabaseAway):
            await live.run(live.served.beat, live.store.engine)


async def watch_time(live: Live) -> None:
    """Every few seconds: who is late."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await act_on_lateness(live)
        except DatabaseAway:
            continue
        except Exception:
            metrics.ERRORS.labels("late").inc()
            LOG.exception("who is late could not be told; it is tried again")


async def act_on_lateness(live: Live) -> None:
    """Somebody sits in for those who are late, or their leave is spent; of several processes one does it."""
    if live.served.is_lenient():
        return
    now = live.served.now()
    for id, due in await live.run(live.store.due_tables, now):
        if not await live.run(live.store.claim_due, id, due, now + LATER):
            continue
        table = await live.table(id)
        with contextlib.suppress(Stale, NoSuchTable):
            await live.do(table, "late", Who(), {"now": now, "on_leave": await on_leave(live, table, now)})


async def on_leave(live: Live, table: Table, now: float) -> set[str]:
    """Of those who are out of time, the players whose leave saves them."""
    if table.clock is None or not table.clock.pace.has_leave:
        return set()
    hour, holders = int(now // HOUR), {table.holder(seat) for seat in table.clock.out_of_time(now)}
    year = hour - YEAR_HOURS
    return {
        holder
        for holder in holders
        if holder is not None and await live.run(live.store.take_leave, holder, hour, year, LEAVE_HOURS)
    }
