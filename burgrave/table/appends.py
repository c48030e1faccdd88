"""How events are written: many tables' in one transaction, by the database's own driver, which costs least."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from burgrave.table.rows import Append


class Appends(ABC):
    """Writes at tables over one connection that it keeps; used by one thread at a time."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._kept: sa.PoolProxiedConnection | None = None

    def write(self, batch: Sequence[Append]) -> list[bool]:
        """Write everything at once; where that fails for one, each by itself. Which were written?

        A number that is taken is no fault: another process was quicker.
        """
        try:
            return self._write(batch)
        except self.driver_error as wrong:
            # The database was away for a moment: what was not committed is written once more.
            if not self.is_lost(wrong):
                raise sa.exc.OperationalError("append", None, wrong) from wrong
        self.close()
        try:
            return self._write(batch)
        except self.driver_error as wrong:
            self.close()
            raise sa.exc.OperationalError("append", None, wrong) from wrong

    def _write(self, batch: Sequence[Append]) -> list[bool]:
        try:
            self.commit(batch)
        except (self.taken, self.entangled) as wrong:
            if len(batch) > 1:
                return [self._write([append])[0] for append in batch]
            if isinstance(wrong, self.taken):
                return [False]
            raise
        return [True] * len(batch)

    def connection(self) -> Any:
        """The driver's own connection; taking one from the pool for every commit costs more than the commit."""
        if self._kept is None:
            self._kept = self.engine.raw_connection()
            self.prepare(self._kept.driver_connection)
        return self._kept.driver_connection

    def close(self) -> None:
        """Let go of the connection; the next writing takes another."""
        if self._kept is not None:
            self._kept.invalidate()
        self._kept = None

    driver_error: type[Exception]
    taken: type[Exception]
    """What the driver says where a number is taken, or the table is gone."""
    entangled: type[Exception]
    """What it says where two processes wait for each other."""

    @abstractmethod
    def prepare(self, db: Any) -> None:
        """Set a new connection up: each transaction is begun and ended by us."""

    @abstractmethod
    def is_lost(self, wrong: Exception) -> bool:
        """Does a fault mean that the connection is gone?"""

    @abstractmethod
    def commit(self, batch: Sequence[Append]) -> None:
        """Write everything in one transaction, or nothing."""


class SqliteAppends(Appends):
    """One writer on one file. One that does not wait gives up where another program holds the file."""

    driver_error = sqlite3.Error
    taken = entangled = sqlite3.IntegrityError

    def __init__(self, engine: sa.Engine, waits: bool = True) -> None:
        super().__init__(engine)
        self.waits = waits

    def prepare(self, db: sqlite3.Connection) -> None:
        db.isolation_level = None
        if not self.waits:
            # A commit then appends to the write-ahead log and never moves that into the file.
            db.execute("PRAGMA busy_timeout=0")
            db.execute("PRAGMA wal_autocheckpoint=0")

    def is_lost(self, wrong: Exception) -> bool:
        return False

    def commit(self, batch: Sequence[Append]) -> None:
        db: sqlite3.Connection = self.connection()
        db.execute("BEGIN IMMEDIATE")
        try:
            db.executemany(
                'INSERT INTO events ("table", number, kind, data, at) VALUES (?, ?, ?, ?, ?)',
                [
                    (append.table, event.number, event.kind, as_json(event.data), event.at)
                    for append in batch
                    for event in append.events
                ],
            )
            db.executemany(
                "UPDATE tables SET state = ?, touched = ?, invitation = ?, due = ? WHERE id = ?",
                [(append.state, append.events[-1].at, append.invitation, append.due, append.table) for append in batch],
            )
            for append in batch:
                db.executemany(
                    "UPDATE seats SET player = :player, bot = :bot, name = :name, link = :link "
                    'WHERE "table" = :table AND seat = :seat',
                    [{"table": append.table, **vars(seat)} for seat in append.seats],
                )
                if append.moved_on or append.notices:
                    self.write_notices(db, append)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def write_notices(self, db: Any, append: Append) -> None:
        """One row for a player at a table; players without a channel have none."""
        db.executemany(
            """DELETE FROM outbox WHERE player = ? AND "table" = ? AND kind IN ('turn', 'time')""",
            [(player, append.table) for player in append.moved_on],
        )
        db.executemany(
            """INSERT INTO outbox (player, "table", kind, made, due, tries)
            SELECT :player, :table, :kind, :made, :due, 0
            WHERE EXISTS (SELECT 1 FROM channels WHERE player = :player AND NOT off)
            ON CONFLICT (player, "table") DO UPDATE SET kind = excluded.kind, made = excluded.made,
                due = min(outbox.due, excluded.due), tries = 0, claim = NULL, claimed = NULL""",
            [{"table": append.table, "made": append.events[-1].at, **vars(notice)} for notice in append.notices],
        )


class PostgresAppends(Appends):
    """One statement for everything, with the notice to the other processes; it is its own transaction."""

    STATEMENT = """
        WITH added AS (
            INSERT INTO events ("table", number, kind, data, at)
            SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::json[], %s::float8[])
        ), held AS (
            UPDATE seats SET player = s.player, bot = s.bot, name = s.name, link = s.link
            FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::text[], %s::text[])
                AS s("table", seat, player, bot, name, link)
            WHERE seats."table" = s."table" AND seats.seat = s.seat
        ), touched AS (
            UPDATE tables SET state = t.state, touched = t.touched, invitation = t.invitation, due = t.due
            FROM unnest(%s::text[], %s::text[], %s::float8[], %s::text[], %s::float8[])
                AS t(id, state, touched, invitation, due)
            WHERE tables.id = t.id
        ), settled AS (
            DELETE FROM outbox USING unnest(%s::text[], %s::text[]) AS m(player, "table")
            WHERE outbox.player = m.player AND outbox."table" = m."table" AND outbox.kind IN ('turn', 'time')
                AND (m.player, m."table") NOT IN (SELECT * FROM unnest(%s::text[], %s::text[]))
        ), noticed AS (
            INSERT INTO outbox (player, "table", kind, made, due, tries)
            SELECT n.player, n."table", n.kind, n.made, n.due, 0
            FROM unnest(%s::text[], %s::text[], %s::text[], %s::float8[], %s::float8[])
                AS n(player, "table", kind, made, due)
            WHERE EXISTS (SELECT 1 FROM channels WHERE channels.player = n.player AND NOT channels.off)
            ON CONFLICT (player, "table") DO UPDATE SET kind = excluded.kind, made = excluded.made,
                due = least(outbox.due, excluded.due), tries = 0, claim = NULL, claimed = NULL
        )
        SELECT pg_notify('burgrave', %s || ' ' || id) FROM unnest(%s::text[]) AS id
    """

    def __init__(self, engine: sa.Engine, writer: str) -> None:
        super().__init__(engine)
        self.writer = writer
        import psycopg

        self.driver_error = psycopg.Error
        self.taken = psycopg.IntegrityError
        self.entangled = psycopg.errors.DeadlockDetected

    def prepare(self, db: Any) -> None:
        db.autocommit = True
        # From the first time on: there is one statement only.
        db.prepare_threshold = 0

    def is_lost(self, wrong: Exception) -> bool:
        return self._kept is None or bool(self.connection().closed)

    def commit(self, batch: Sequence[Append]) -> None:
        # All processes in one order, so that they hardly ever wait for each other.
        ordered = sorted(batch, key=lambda append: append.table)
        events = [
            (append.table, event.number, event.kind, as_json(event.data), event.at)
            for append in ordered
            for event in append.events
        ]
        seats = [
            (append.table, seat.seat, seat.player, seat.bot, seat.name, seat.link)
            for append in ordered
            for seat in append.seats
        ]
        touched = [
            (append.table, append.state, append.events[-1].at, append.invitation, append.due) for append in ordered
        ]
        tables = [append.table for append in ordered]
        moved_on = [(player, append.table) for append in ordered for player in append.moved_on]
        notices = [
            (notice.player, append.table, notice.kind, append.events[-1].at, notice.due)
            for append in ordered
            for notice in append.notices
        ]
        # Parts of one statement do not see each other: a row is either deleted or written over.
        kept = [(player, table) for player, table, *_ in notices]
        self.connection().execute(
            self.STATEMENT,
            (
                *columns(events, 5),
                *columns(seats, 6),
                *columns(touched, 5),
                *columns(moved_on, 2),
                *columns(kept, 2),
                *columns(notices, 5),
                self.writer,
                tables,
            ),
        )


def as_json(data: Mapping[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    """Rows as so many columns."""
    return [[row[at] for row in rows] for at in range(count)]
