"""Several server processes on one PostgreSQL: each hears what the others have written."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from burgrave.table.live import Live
from burgrave.table.revisions import line
from burgrave.table.signing_out import dismiss
from burgrave.table.store import PRESENCE, SIGNED_OUT, Store
from burgrave.table.visitors import players_here

LOG: Final = logging.getLogger("burgrave.table")

STEADY: Final = 5.0
"""Seconds after which a connection that breaks is worth a line; before, it is still the same outage."""


async def listen(store: Store, live: Live) -> None:
    """Listen for tables that another process has changed; a broken connection is opened again."""
    while True:
        began = time.monotonic()
        try:
            await asyncio.to_thread(_listen, store, live, asyncio.get_running_loop())
        except Exception as wrong:
            # Whatever broke, the driver's own errors among it: whoever stops listening shows old tables for ever.
            if time.monotonic() - began > STEADY:
                LOG.warning("listening for other processes begins anew: %s", line(wrong))
            await asyncio.sleep(1)


def _listen(store: Store, live: Live, loop: asyncio.AbstractEventLoop) -> None:
    with store.engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.autocommit = True
        driver.execute("LISTEN burgrave")
        driver.execute(f"LISTEN {PRESENCE}")
        driver.execute(f"LISTEN {SIGNED_OUT}")
        # What was written before we listened was not heard.
        for id in list(live.tables):
            asyncio.run_coroutine_threadsafe(live.refresh(id), loop)
        for player in players_here(live.visitors):
            asyncio.run_coroutine_threadsafe(dismiss(live, player), loop)
        while not loop.is_closed():
            for notice in driver.notifies(timeout=1.0):
                if notice.channel == PRESENCE:
                    loop.call_soon_threadsafe(live.presence.hear, notice.payload)
                    continue
                writer, _, id = notice.payload.partition(" ")
                # A process hears its own notices, too.
                if writer != store.writer:
                    heard = dismiss(live, id) if notice.channel == SIGNED_OUT else live.refresh(id)
                    asyncio.run_coroutine_threadsafe(heard, loop)
