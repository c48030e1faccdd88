"""The store: players, tables, and every event of every table as an append-only row."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from burgrave.kernel.errors import BurgraveError

METADATA = sa.MetaData()

PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("secret", sa.String(43), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("overlay", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("creator", sa.String(16), nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("link", sa.String(43), unique=True),
    sa.Column("player", sa.String(16), index=True),
    sa.Column("bot", sa.String(40)),
    sa.Column("name", sa.String(40), nullable=False),
)
"""Who sits where now; the events tell how it came about. A free seat has a link."""

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

CHAPTERS = sa.Table(
    "chapters",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(16), nullable=False),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(80), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("before", sa.JSON, nullable=False),
    sa.UniqueConstraint("player", "title", "kind", "number"),
)
"""Which games belong to whose campaign."""

ADD_EVENT = EVENTS.insert()
TOUCH_TABLE = TABLES.update().where(TABLES.c.id == sa.bindparam("id_"))

COLUMNS = [column.name for column in TABLES.c if column.name != "seed"]

LEASE = sa.text("SELECT pg_try_advisory_lock(hashtextextended(:table, 0))")
RELEASE = sa.text("SELECT pg_advisory_unlock(hashtextextended(:table, 0))")

RUNNING, OVER, FROZEN = "running", "over", "frozen"


class BadStore(BurgraveError):
    """A database that cannot be used."""


@dataclass(frozen=True)
class Player:
    """Somebody with a name and a secret: a person, whose browser keeps it, or a program, which sends it as a token."""

    id: str
    secret: str
    name: str


@dataclass(frozen=True)
class Event:
    """Something that happened at a table."""

    number: int
    kind: str
    data: Mapping[str, Any]
    at: float


@dataclass(frozen=True)
class SeatRow:
    """A seat as it is held now."""

    seat: int
    player: str | None
    bot: str | None
    name: str
    link: str | None = None
    """Lets one player sit down; void once somebody has."""


@dataclass(frozen=True)
class Chapter:
    """A table as a game of a player's campaign, and the progress it began with."""

    player: str
    title: str
    kind: str
    number: int
    before: dict[str, Any]


@dataclass(frozen=True)
class TableRow:
    """What a table was started with, and how it stands."""

    id: str
    title: str
    rules: int
    options: dict[str, Any]
    overlay: dict[str, Any]
    seed: int
    creator: str
    state: str
    created: float
    touched: float
    seats: tuple[SeatRow, ...]
    chapter: Chapter | None = None


def new_id() -> str:
    """An id that nobody can guess: 64 bits."""
    return secrets.token_urlsafe(8)


def new_secret() -> str:
    """A secret for a link or a cookie: 256 bits."""
    return secrets.token_urlsafe(32)


class Store:
    """All that outlives the server. Every method is one transaction; none keeps anything in memory."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.writer = secrets.token_hex(4)
        """Tells the notices of this process from those of others."""
        self._local = threading.local()
        self._leasing = threading.Lock()
        self._leased: set[str] = set()
        self._lease_connection: sa.Connection | None = None
        try:
            self.engine = sa.create_engine(address, pool_pre_ping=True)
        except ImportError as wrong:
            raise BadStore("database_driver", address=_harmless(address), why=_line(wrong)) from None
        except SQLAlchemyError as wrong:
            raise BadStore("database", address=_harmless(address), why=_line(wrong)) from None
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _sqlite_settings)

    @property
    def is_shared(self) -> bool:
        """May other processes write to it at the same time?"""
        return self.engine.dialect.name == "postgresql"

    def upgrade(self, to: str = "head") -> None:
        """Bring the tables of the database up to date."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        try:
            with self.engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, to)
        except SQLAlchemyError as wrong:
            raise BadStore("database", address=_harmless(self.address), why=_line(wrong)) from None

    def close(self) -> None:
        self.engine.dispose()

    # ------------------------------------------------------------------ players

    def add_player(self, name: str, secret: str) -> Player:
        player = Player(new_id(), secret, name)
        with self.engine.begin() as db:
            db.execute(PLAYERS.insert().values(id=player.id, secret=secret, name=name, created=time.time()))
        return player

    def player(self, secret: str) -> Player | None:
        """The player whose cookie or recovery link this is."""
        with self.engine.connect() as db:
            row = db.execute(sa.select(PLAYERS).where(PLAYERS.c.secret == secret)).first()
        return Player(row.id, row.secret, row.name) if row else None

    def rename_player(self, id: str, name: str) -> None:
        with self.engine.begin() as db:
            db.execute(PLAYERS.update().where(PLAYERS.c.id == id).values(name=name))

    def renew_secret(self, id: str, secret: str) -> None:
        """Another cookie and recovery link for a player."""
        with self.engine.begin() as db:
            db.execute(PLAYERS.update().where(PLAYERS.c.id == id).values(secret=secret))

    # ------------------------------------------------------------------ tables

    def add_table(self, row: TableRow, events: Sequence[Event] = ()) -> None:
        """A new table, perhaps with a past (an imported record)."""
        with self.engine.begin() as db:
            values = {name: getattr(row, name) for name in COLUMNS}
            db.execute(TABLES.insert().values(**values, seed=str(row.seed)))
            db.execute(SEATS.insert(), [{"table": row.id, **vars(seat)} for seat in row.seats])
            if events:
                db.execute(EVENTS.insert(), [{"table": row.id, **vars(event)} for event in events])
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

    def seat_by_link(self, link: str) -> tuple[str, int] | None:
        """The table and seat of a seat link."""
        with self.engine.connect() as db:
            row = db.execute(sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.link == link)).first()
        return (row.table, row.seat) if row else None

    def tables_of(self, player: str, most: int = 40) -> list[TableRow]:
        """The tables a player sits at or has made, the latest first."""
        mine = sa.select(SEATS.c.table).where(SEATS.c.player == player)
        wanted = sa.or_(TABLES.c.id.in_(mine), TABLES.c.creator == player)
        with self.engine.connect() as db:
            rows = db.execute(sa.select(TABLES).where(wanted).order_by(TABLES.c.touched.desc()).limit(most)).all()
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

    def append(self, table: str, events: Sequence[Event], state: str, seats: Sequence[SeatRow] = ()) -> bool:
        """Write events, and with them how the table and some seats now stand; False if a number is taken."""
        try:
            self._append(table, events, state, seats)
        except IntegrityError:
            return False
        except DBAPIError as wrong:
            # The database was away for a moment; what was not committed is written once more.
            if not wrong.connection_invalidated:
                raise
            self._local.connection = None
            return self.append(table, events, state, seats)
        return True

    def _append(self, table: str, events: Sequence[Event], state: str, seats: Sequence[SeatRow]) -> None:
        db = self._kept()
        with db.begin():
            db.execute(ADD_EVENT, [{"table": table, **vars(event)} for event in events])
            db.execute(TOUCH_TABLE, {"id_": table, "state": state, "touched": events[-1].at})
            for seat in seats:
                where = sa.and_(SEATS.c.table == table, SEATS.c.seat == seat.seat)
                db.execute(SEATS.update().where(where).values(**vars(seat)))
            self._notify(db, table)

    def _kept(self) -> sa.Connection:
        """A connection that this thread keeps: taking one from the pool costs four times what the writing does."""
        kept: sa.Connection | None = getattr(self._local, "connection", None)
        if kept is None or kept.closed:
            kept = self._local.connection = self.engine.connect()
        return kept

    def _notify(self, db: sa.Connection, table: str) -> None:
        """Tell the other server processes, if there can be any, that something was written at a table."""
        if self.is_shared:
            db.execute(sa.text("SELECT pg_notify('burgrave', :notice)"), {"notice": f"{self.writer} {table}"})

    def lease(self, table: str) -> bool:
        """Let this process alone think for the bots of a table; False if another one does. It ends with the process."""
        with self._leasing:
            if table in self._leased:
                return True
            if self._lease_connection is None or self._lease_connection.closed:
                self._lease_connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                self._leased.clear()
            try:
                got = self._lease_connection.execute(LEASE, {"table": table}).scalar()
            except DBAPIError:
                self._lease_connection.invalidate()
                self._lease_connection = None
                self._leased.clear()
                raise
            if got:
                self._leased.add(table)
            return bool(got)

    def release(self, table: str) -> None:
        """Another process may think for the bots of a table."""
        with self._leasing:
            if table in self._leased and self._lease_connection is not None:
                self._leased.discard(table)
                try:
                    self._lease_connection.execute(RELEASE, {"table": table})
                except DBAPIError:
                    # With the connection the lease is gone, too.
                    self._lease_connection.invalidate()
                    self._lease_connection = None
                    self._leased.clear()

    def freeze(self, table: str) -> None:
        """The table cannot go on under the rules of today."""
        with self.engine.begin() as db:
            db.execute(TABLES.update().where(TABLES.c.id == table).values(state=FROZEN))


def _table(row: Any, seats: Sequence[Any], chapter: Any = None) -> TableRow:
    held = tuple(SeatRow(seat.seat, seat.player, seat.bot, seat.name, seat.link) for seat in seats)
    values = {name: getattr(row, name) for name in COLUMNS}
    told = chapter and Chapter(chapter.player, chapter.title, chapter.kind, chapter.number, chapter.before)
    return TableRow(**values, seed=int(row.seed), seats=held, chapter=told)


def _sqlite_settings(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and a killed process loses nothing that was committed."""
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _harmless(address: str) -> str:
    """An address without its password."""
    try:
        return sa.make_url(address).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return address


def _line(wrong: Exception) -> str:
    return str(getattr(wrong, "orig", None) or wrong).strip().splitlines()[0]
