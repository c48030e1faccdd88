"""The fair queue for the workers in which bots think.

Those whom somebody waits for come first: moves at tables that are watched, then hints, then moves at tables that
nobody watches, then tables of bots alone. Among equals it is the turn of whoever was served longest ago.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from burgrave.table.metrics import BOT_WAIT_SECONDS, RANKS

WATCHED, HINT, UNWATCHED, IDLE = range(4)
"""Ranks, the most urgent first: a watched table, a hint, a table that nobody looks at, bots among themselves."""

PATIENCE = 20.0
"""Seconds after which whoever waits counts one rank more."""


@dataclass(eq=False)
class Ticket:
    """Somebody who waits for a worker."""

    key: str
    rank: Callable[[], int]
    since: float
    served: asyncio.Future[None] = field(repr=False)


class BotQueue:
    """So many places for tasks at a time; a key (a table, a visitor) never has two at once."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.free = places
        self.clock = clock
        self.waiting: list[Ticket] = []
        self._served: dict[str, float] = {}
        self._busy: set[str] = set()

    @asynccontextmanager
    async def place(self, key: str, rank: Callable[[], int]) -> AsyncIterator[float]:
        """Wait for one's turn, and keep the place for the length of a block; gives the seconds waited."""
        ticket = Ticket(key, rank, self.clock(), asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        self._serve()
        try:
            await ticket.served
        except asyncio.CancelledError:
            if ticket in self.waiting:
                self.waiting.remove(ticket)
            else:
                # Served and given up in the same moment.
                self._leave(key)
            raise
        waited = self.clock() - ticket.since
        BOT_WAIT_SECONDS.labels(RANKS[rank()]).observe(waited)
        try:
            yield waited
        finally:
            self._leave(key)

    def _leave(self, key: str) -> None:
        self.free += 1
        self._busy.discard(key)
        self._served[key] = self.clock()
        if len(self._served) > 10_000:
            self._served.clear()
        self._serve()

    def _serve(self) -> None:
        """Give the free places to those who are next."""
        while self.free and (ready := [ticket for ticket in self.waiting if ticket.key not in self._busy]):
            ticket = min(ready, key=self._turn)
            self.waiting.remove(ticket)
            if ticket.served.cancelled():
                continue
            self.free -= 1
            self._busy.add(ticket.key)
            ticket.served.set_result(None)

    def _turn(self, ticket: Ticket) -> tuple[int, float, float]:
        """Smaller comes first: the rank, which waiting improves, then who was served longest ago."""
        patience = int((self.clock() - ticket.since) / PATIENCE)
        return max(WATCHED, ticket.rank() - patience), self._served.get(ticket.key, 0.0), ticket.since
