"""Leases: of several processes on one PostgreSQL, one thinks for the bots of a table."""

from __future__ import annotations

import threading

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

LEASE = sa.text("SELECT pg_try_advisory_lock(hashtextextended(:table, 0))")
RELEASE = sa.text("SELECT pg_advisory_unlock(hashtextextended(:table, 0))")


class Leases:
    """The tables that this process thinks for, as advisory locks of one connection: they end with the process."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._lock = threading.Lock()
        self._held: set[str] = set()
        self._connection: sa.Connection | None = None

    def take(self, table: str) -> bool:
        """Let this process alone think for the bots of a table; False if another one does."""
        with self._lock:
            if table in self._held:
                return True
            if self._connection is None or self._connection.closed:
                self._held.clear()
                self._connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                got = self._connection.execute(LEASE, {"table": table}).scalar()
            except DBAPIError:
                self._lose()
                raise
            if got:
                self._held.add(table)
            return bool(got)

    def release(self, table: str) -> None:
        """Another process may think for the bots of a table."""
        with self._lock:
            if table in self._held and self._connection is not None:
                self._held.discard(table)
                try:
                    self._connection.execute(RELEASE, {"table": table})
                except DBAPIError:
                    self._lose()

    def _lose(self) -> None:
        """With the connection all leases are gone."""
        if self._connection is not None:
            self._connection.invalidate()
        self._connection = None
        self._held.clear()
