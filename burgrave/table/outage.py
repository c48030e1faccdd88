"""When the database is away: known as such, logged once, and over by itself."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from burgrave.kernel.errors import BurgraveError
from burgrave.table.metrics import ERRORS
from burgrave.table.revisions import line

LOG: Final = logging.getLogger("burgrave.table")

AWAY: Final = (OperationalError, InterfaceError, NoConnection)
"""What a database raises that is stopped, locked, full or out of reach."""


class DatabaseAway(BurgraveError):
    """What was asked for needs the database, which cannot be reached now. Nothing was changed."""


class Outage:
    """Since when the database has been away, if it is."""

    def __init__(self) -> None:
        self.since: float | None = None

    @contextmanager
    def watched(self) -> Iterator[None]:
        """A block that needs the database; its absence is an error that everybody knows how to say."""
        try:
            yield
        except AWAY as wrong:
            self._begin(line(wrong))
            raise DatabaseAway("database_away") from None
        self._end()

    def _begin(self, why: str) -> None:
        ERRORS.labels("database").inc()
        if self.since is None:
            self.since = time.monotonic()
            LOG.error("the database is away: %s", why)

    def _end(self) -> None:
        if self.since is not None:
            LOG.warning("the database is back after %.0f seconds", time.monotonic() - self.since)
            self.since = None
