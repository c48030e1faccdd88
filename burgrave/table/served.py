"""Time served: seconds in which the server was there, the same for all its processes.

It is counted by a clock that nobody sets, and kept in the database once a minute. What passes while no process runs is
not counted, and a clock of the system that jumps gives and takes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from burgrave.table.schema import SERVED

BEAT: Final = 60.0
"""Seconds between two beats of a process."""

GONE: Final = 2.5 * BEAT
"""Seconds without a beat after which no process was there."""

GRACE: Final = 900.0
"""Seconds after a start, or after an outage, in which nobody is late."""


@dataclass(frozen=True)
class Beat:
    """How much time was served when a process last said so, since when without a break, and by the wall clock then."""

    served: float
    since: float
    wall: float


def read(engine: sa.Engine) -> Beat | None:
    with engine.connect() as db:
        row = db.execute(sa.select(SERVED)).first()
    return Beat(row.served, row.since, row.wall) if row is not None else None


def keep(engine: sa.Engine, served: float, since: float, wall: float) -> Beat:
    """A process says how much time was served; the most that any of them knows counts."""
    try:
        return _keep(engine, served, since, wall)
    except IntegrityError:
        # Two processes began at once: the other one has written the row.
        return _keep(engine, served, since, wall)


def _keep(engine: sa.Engine, served: float, since: float, wall: float) -> Beat:
    with engine.begin() as db:
        row = db.execute(sa.select(SERVED).with_for_update()).first()
        if row is None:
            db.execute(SERVED.insert().values(id=1, served=served, since=since, wall=wall))
            return Beat(served, since, wall)
        beat = Beat(max(row.served, served), max(row.since, since), wall)
        db.execute(SERVED.update().values(served=beat.served, since=beat.since, wall=beat.wall))
        return beat


class ServedTime:
    """Time served, as one process counts it."""

    def __init__(self, steady: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time) -> None:
        self.steady = steady
        self.wall = wall
        self.since = 0.0
        """From when on there was no break."""
        self.offset = 0
        """What the wall clock is ahead, for pages that show when a time is over; it changes with a beat only."""
        self._base = 0.0
        self._began = steady()

    def now(self) -> float:
        return self._base + max(0.0, self.steady() - self._began)

    def start(self, engine: sa.Engine) -> None:
        """Go on where the last beat of any process was; if that is long ago, there was a break."""
        kept = read(engine)
        if kept is not None:
            silent = self.wall() - kept.wall
            unbroken = 0.0 <= silent <= GONE
            self._base = kept.served + (silent if unbroken else 0.0)
            self.since = kept.since if unbroken else self._base
        self._began = self.steady()
        self.beat(engine)

    def beat(self, engine: sa.Engine) -> None:
        """Tell the others, and hear what they know."""
        mine = self.now()
        beat = keep(engine, mine, self.since, self.wall())
        self._base += max(0.0, beat.served - mine)
        self.since = max(self.since, beat.since)
        self.offset = round(self.wall() - self.now())

    def is_lenient(self) -> bool:
        """Is it too early after a start to be late?"""
        return self.now() < self.since + GRACE
