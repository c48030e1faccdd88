"""The store: players, tables, and every event of every table as an append-only row."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from burgrave.table.appends import Appends, PostgresAppends, SqliteAppends
from burgrave.table.keys import Keys, new_key
from burgrave.table.leases import Leases
from burgrave.table.order import Order
from burgrave.table.outbox import Outbox
from burgrave.table.revisions import BadStore, harmless, line, upgrade
from burgrave.table.rows import FROZEN, OVER, RUNNING, Append, Chapter, Event, Player, SeatRow, TableRow, new_id
from burgrave.table.schema import CHAPTERS, COLUMNS, EVENTS, LEAVE, LESSONS, PLAYERS, SEATS, TABLES

PRESENCE = "burgrave_presence"
"""The channel on which processes tell each other who is where."""

SIGNED_OUT: Final = "burgrave_signed_out"
"""The channel on which processes tell each other that keys of a player are void."""


class Store:
    """All that outlives the server. Every method is one transaction; none keeps anything in memory."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.writer = secrets.token_hex(4)
        """Tells the notices of this process from those of others."""
        try:
            # Parameters may be secrets, and errors are written into logs.
            self.engine = sa.create_engine(
                address, pool_pre_ping=True, hide_parameters=True, connect_args=_patience(address)
            )
        except ImportError as wrong:
            raise BadStore("database_driver", address=harmless(address), why=line(wrong)) from None
        except (SQLAlchemyError, ValueError) as wrong:
            raise BadStore("database", address=harmless(address), why=line(wrong)) from None
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _sqlite_settings)
        self._appends: Appends = (
            PostgresAppends(self.engine, self.writer) if self.is_shared else SqliteAppends(self.engine)
        )
        self._at_once = None if self.is_shared else SqliteAppends(self.engine, waits=False)
        self.leases = Leases(self.engine)
        self.keys = Keys(self.engine)
        self.outbox = Outbox(self.engine)
        self.order = Order(self.engine)

    @property
    def is_shared(self) -> bool:
        """May other processes write to it at the same time?"""
        return self.engine.dialect.name == "postgresql"

    def upgrade(self, to: str = "head") -> None:
        """Bring the tables of the database up to date."""
        upgrade(self.engine, to)

    def close(self) -> None:
        for appends in (self._appends, self._at_once):
            if appends is not None:
                appends.close()
        self.engine.dispose()

    def announce(self, text: str) -> None:
        """Tell the other processes who is at a table; that is nothing to keep."""
        with self.engine.begin() as db:
            db.execute(sa.select(sa.func.pg_notify(PRESENCE, text)))

    # ------------------------------------------------------------------ players

    def add_player(self, name: str, kind: str, device: str = "") -> tuple[Player, str]:
        """Somebody new, and their first key."""
        player, now = Player(new_id(), name), time.time()
        with self.engine.begin() as db:
            db.execute(PLAYERS.insert().values(id=player.id, name=name, created=now, seen=now))
            return player, new_key(db, player.id, kind, device)

    def rename_player(self, id: str, name: str) -> None:
        with self.engine.begin() as db:
            db.execute(PLAYERS.update().where(PLAYERS.c.id == id).values(name=name))

    def say_signed_out(self, player: str) -> None:
        """Tell the other processes that keys of a player are void."""
        with self.engine.begin() as db:
            db.execute(sa.select(sa.func.pg_notify(SIGNED_OUT, f"{self.writer} {player}")))

    # ------------------------------------------------------------------ tables

    def add_table(self, row: TableRow, events: Sequence[Event] = ()) -> None:
        """A new table, perhaps with a past (an imported record)."""
        with self.engine.begin() as db:
            values = {name: getattr(row, name) for name in COLUMNS}
            db.execute(TABLES.insert().values(**values, seed=str(row.seed)))
            db.execute(SEATS.insert(), [{"table": row.id, **vars(seat)} for seat in row.seats])
            if events:
                db.execute(EVENTS.insert(), [{"table": row.id, **vars(event)} for event in events])
            if row.listed and self.is_shared:
                db.execute(sa.select(sa.func.pg_notify("burgrave", f"{self.writer} {row.id}")))
            if row.chapter is not None:
                db.execute(CHAPTERS.insert().values(table=row.id, **vars(row.chapter)))

    def table(self, id: str) -> TableRow | None:
        with self.engine.connect() as db:
            row = db.execute(sa.select(TABLES).where(TABLES.c.id == id)).first()
            if row is None:
                return None
            seats = db.execute(sa.select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat)).all()
            chapter = db.execute(sa.select(CHAPTERS).where(CHAPTERS.c.table == id)).first()
        return _table(row, seats, chapter)

    def chapters(self, player: str, title: str, kind: str) -> list[str]:
        """The tables of a player's campaign, in order."""
        whose = sa.and_(CHAPTERS.c.player == player, CHAPTERS.c.title == title, CHAPTERS.c.kind == kind)
        with self.engine.connect() as db:
            return list(db.execute(sa.select(CHAPTERS.c.table).where(whose).order_by(CHAPTERS.c.number)).scalars())

    def campaigns_of(self, player: str, title: str) -> list[str]:
        """The kinds of the campaigns that a player has begun."""
        whose = sa.and_(CHAPTERS.c.player == player, CHAPTERS.c.title == title)
        with self.engine.connect() as db:
            return list(
                db.execute(sa.select(CHAPTERS.c.kind).where(whose).distinct().order_by(CHAPTERS.c.kind)).scalars()
            )

    # ------------------------------------------------------------------ lessons

    def lessons_of(self, player: str, title: str) -> dict[str, tuple[str, int, bool]]:
        """The lessons that a player has begun: at which table, how many steps are done, and whether to the end."""
        whose = sa.and_(LESSONS.c.player == player, LESSONS.c.title == title)
        with self.engine.connect() as db:
            rows = db.execute(sa.select(LESSONS).where(whose)).all()
        return {row.name: (row.table, row.step, row.done) for row in rows}

    def note_lesson(self, player: str, title: str, name: str, table: str, step: int, done: bool) -> None:
        """How far a player has come; what was done once stays done."""
        whose = sa.and_(LESSONS.c.player == player, LESSONS.c.title == title, LESSONS.c.name == name)
        values = {"table": table, "step": step, "done": sa.or_(LESSONS.c.done, sa.literal(done))}
        with self.engine.begin() as db:
            if db.execute(LESSONS.update().where(whose).values(values)).rowcount == 0:
                whom = {"player": player, "title": title, "name": name}
                db.execute(LESSONS.insert().values(**whom, table=table, step=step, done=done))

    def seat_by_link(self, link: str) -> tuple[str, int] | None:
        """The table and seat of a seat link."""
        with self.engine.connect() as db:
            row = db.execute(sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.link == link)).first()
        return (row.table, row.seat) if row else None

    def table_by_invitation(self, invitation: str) -> str | None:
        """The table whose free seats an invitation opens."""
        with self.engine.connect() as db:
            return db.execute(sa.select(TABLES.c.id).where(TABLES.c.invitation == invitation)).scalar()

    def tables_of(self, player: str, most: int = 40) -> list[TableRow]:
        """The tables a player sits at or has made, the latest first."""
        return self._latest(_tables_of(player), most)

    def seated_at(self, player: str) -> list[str]:
        """The tables that a player sits at."""
        with self.engine.connect() as db:
            return list(db.execute(sa.select(SEATS.c.table).where(SEATS.c.player == player).distinct()).scalars())

    def listed_tables(self, most: int, free: bool) -> list[TableRow]:
        """Running tables that everybody may find, the latest first: those with free seats, or those without."""
        kind = TABLES.c.invitation.is_not(None) if free else TABLES.c.invitation.is_(None)
        return self._latest(sa.and_(TABLES.c.listed, TABLES.c.state == RUNNING, kind), most)

    def due_tables(self, now: float) -> list[tuple[str, float]]:
        """The tables at which somebody is late at a time served, with when that was due."""
        wanted = sa.select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due < now, TABLES.c.state == RUNNING)
        with self.engine.connect() as db:
            return [(row.id, row.due) for row in db.execute(wanted.order_by(TABLES.c.due)).all()]

    def claim_due(self, table: str, seen: float, later: float) -> bool:
        """Of several processes one acts on a lateness; should it fail, another try is due later."""
        with self.engine.begin() as db:
            mine = sa.and_(TABLES.c.id == table, TABLES.c.due == seen)
            return db.execute(TABLES.update().where(mine).values(due=later)).rowcount == 1

    def take_leave(self, player: str, hour: int, since: int, most: int) -> bool:
        """Is a player on leave in this hour? The first table that asks spends it, if any of those since is left."""
        mine = LEAVE.c.player == player
        with self.engine.begin() as db:
            if db.execute(sa.select(LEAVE.c.hour).where(mine, LEAVE.c.hour == hour)).first() is not None:
                return True
            spent = sa.select(sa.func.count()).select_from(LEAVE).where(mine, LEAVE.c.hour > since)
            if (db.execute(spent).scalar() or 0) >= most:
                return False
            db.execute(LEAVE.insert().values(player=player, hour=hour))
            return True

    def finished_games_of(self, player: str, most: int, after: int = 0) -> list[TableRow]:
        """The finished tables a player sat at or opened, the latest first, without so many of the latest."""
        return self._latest(sa.and_(_tables_of(player), TABLES.c.state == OVER), most, after)

    def _latest(self, wanted: sa.ColumnElement[bool], most: int, after: int = 0) -> list[TableRow]:
        latest = sa.select(TABLES).where(wanted).order_by(TABLES.c.touched.desc()).limit(most).offset(after)
        with self.engine.connect() as db:
            rows = db.execute(latest).all()
            ids = [row.id for row in rows]
            seats = db.execute(sa.select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)).all()
        return [_table(row, [seat for seat in seats if seat.table == row.id]) for row in rows]

    def running_tables(self, since: float) -> list[str]:
        """Tables that were played at lately and are not over."""
        wanted = sa.and_(TABLES.c.state == RUNNING, TABLES.c.touched > since)
        with self.engine.connect() as db:
            return list(db.execute(sa.select(TABLES.c.id).where(wanted)).scalars())

    # ------------------------------------------------------------------ events

    def events(self, table: str, after: int = 0) -> list[Event]:
        wanted = sa.and_(EVENTS.c.table == table, EVENTS.c.number > after)
        with self.engine.connect() as db:
            rows = db.execute(sa.select(EVENTS).where(wanted).order_by(EVENTS.c.number)).all()
        return [Event(row.number, row.kind, row.data, row.at) for row in rows]

    def append(self, batch: Sequence[Append]) -> list[bool]:
        """Write in one transaction what is to be written at some tables; False where a number is taken."""
        return self._appends.write(batch)

    def append_at_once(self, batch: Sequence[Append]) -> list[bool] | None:
        """The same in the thread of the loop, where that takes less time than handing it on; else nothing."""
        if self._at_once is None:
            return None
        try:
            return self._at_once.write(batch)
        except SQLAlchemyError:
            return None

    def checkpoint(self) -> None:
        """Move what was written into the file itself."""
        if self._at_once is not None:
            with self.engine.connect() as db:
                db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def freeze(self, table: str) -> None:
        """The table cannot go on under the rules of today."""
        with self.engine.begin() as db:
            db.execute(TABLES.update().where(TABLES.c.id == table).values(state=FROZEN))


def _tables_of(player: str) -> sa.ColumnElement[bool]:
    """Is it a table that the player sits at or has made?"""
    mine = sa.select(SEATS.c.table).where(SEATS.c.player == player)
    return sa.or_(TABLES.c.id.in_(mine), TABLES.c.creator == player)


def _table(row: Any, seats: Sequence[Any], chapter: Any = None) -> TableRow:
    held = tuple(SeatRow(seat.seat, seat.player, seat.bot, seat.name, seat.link) for seat in seats)
    values = {name: getattr(row, name) for name in COLUMNS}
    told = chapter and Chapter(chapter.player, chapter.title, chapter.kind, chapter.number, chapter.before)
    return TableRow(**values, seed=int(row.seed), seats=held, chapter=told)


def _patience(address: str) -> dict[str, int]:
    """How long PostgreSQL may be silent (seconds to connect, milliseconds afterwards) before it counts as away."""
    url = sa.make_url(address)
    if url.get_driver_name() not in ("psycopg", "psycopg2"):
        return {}
    usual = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
    return {name: value for name, value in usual.items() if name not in url.query}


def _sqlite_settings(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and a killed process loses nothing that was committed."""
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {setting}")
