"""Cleaning up by age: tables at which nobody plays any more, and players who do not come any more.

A table that somebody looks at is never dropped. Of a campaign the last game goes first, for each builds on the one
before; a player goes when no table is left that they sit at or have made.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from burgrave.table.events import MOVE
from burgrave.table.farewell import forget_players
from burgrave.table.live import Live
from burgrave.table.metrics import DROPPED, ERRORS
from burgrave.table.rows import DAY, FROZEN, OVER, RUNNING
from burgrave.table.schema import CHAPTERS, EVENTS, KEYS, OUTBOX, PLAYERS, SEATS, TABLES
from burgrave.table.settings import Settings
from burgrave.table.store import Store

LOG: Final = logging.getLogger("burgrave.table")

FIRST, HOUR = 300.0, 3600.0
"""Seconds after the start until it is cleaned up first, and then from one time to the next."""

BATCH: Final = 100
"""How many go in one transaction: nobody has to wait long for it."""

ONE: Final = sa.text("SELECT pg_try_advisory_lock(hashtextextended('burgrave clean', 0))")
DONE: Final = sa.text("SELECT pg_advisory_unlock(hashtextextended('burgrave clean', 0))")

STATES: Final = {"open": (RUNNING,), "abandoned": (RUNNING,), "finished": (OVER, FROZEN)}
"""The tables that each setting speaks of."""

LATER: Final = CHAPTERS.alias("later")


@dataclass(frozen=True)
class Dropped:
    """How many have gone, or would go."""

    open: int = 0
    abandoned: int = 0
    finished: int = 0
    players: int = 0


def clean(store: Store, settings: Settings, now: float, dry: bool = False) -> Dropped:
    """Drop what is too old; `dry` only counts it. Of several processes one does it, the others find nothing to do."""
    gone: dict[str, int] = {}
    with alone(store) as first:
        if not first:
            return Dropped()
        if not dry:
            drop_keys(store, now)
        for kind, days in limits(settings).items():
            gone[kind] = count(store, kind, now - days * DAY) if dry else drop(store, kind, now - days * DAY)
    return Dropped(**gone)


def limits(settings: Settings) -> dict[str, int]:
    """The days of each kind that is to be dropped at all; players come last, when their tables have gone."""
    wanted = {
        "open": settings.drop_open_days,
        "abandoned": settings.drop_abandoned_days,
        "finished": settings.drop_finished_days,
        "players": settings.drop_players_days,
    }
    return {kind: days for kind, days in wanted.items() if days}


def old_ones(kind: str, before: float) -> sa.Select[tuple[str]]:
    """The ids of those that are too old."""
    if kind == "players":
        holds = (
            sa.exists().where(SEATS.c.player == PLAYERS.c.id),
            sa.exists().where(TABLES.c.creator == PLAYERS.c.id),
            sa.exists().where(CHAPTERS.c.player == PLAYERS.c.id),
        )
        return sa.select(PLAYERS.c.id).where(PLAYERS.c.seen < before, *(~held for held in holds))
    same = [LATER.c[name] == CHAPTERS.c[name] for name in ("player", "title", "kind")]
    built_upon = (
        sa.exists().where(CHAPTERS.c.table == TABLES.c.id, *same, LATER.c.number > CHAPTERS.c.number).correlate(TABLES)
    )
    old = [TABLES.c.state.in_(STATES[kind]), TABLES.c.touched < before, ~built_upon]
    if kind == "open":
        moved = sa.exists().where(EVENTS.c.table == TABLES.c.id, EVENTS.c.kind == MOVE).correlate(TABLES)
        old += [TABLES.c.invitation.is_not(None), ~moved]
    return sa.select(TABLES.c.id).where(*old)


def count(store: Store, kind: str, before: float) -> int:
    with store.engine.connect() as db:
        return db.execute(sa.select(sa.func.count()).select_from(old_ones(kind, before).subquery())).scalar() or 0


def drop(store: Store, kind: str, before: float) -> int:
    """Drop them, so many at a time; gives how many went."""
    some = old_ones(kind, before).limit(BATCH)
    total = 0
    while True:
        with store.engine.begin() as db:
            gone = drop_players(db, some, before) if kind == "players" else drop_tables(db, some, before)
        DROPPED.labels(kind).inc(gone)
        total += gone
        if not gone:
            return total


def drop_tables(db: sa.Connection, some: sa.Select[tuple[str]], before: float) -> int:
    # Written to before they are read: from here on nobody can play there, and who has just played is not among them.
    held = TABLES.update().where(TABLES.c.id.in_(some), TABLES.c.touched < before).values(state=TABLES.c.state)
    ids = list(db.execute(held.returning(TABLES.c.id)).scalars())
    for parts in (EVENTS, SEATS, CHAPTERS, OUTBOX):
        db.execute(parts.delete().where(parts.c.table.in_(ids)))
    db.execute(TABLES.delete().where(TABLES.c.id.in_(ids)))
    return len(ids)


def drop_table(store: Store, id: str) -> None:
    """One table, as its host wishes."""
    with store.engine.begin() as db:
        drop_tables(db, sa.select(TABLES.c.id).where(TABLES.c.id == id), float("inf"))


def drop_players(db: sa.Connection, some: sa.Select[tuple[str]], before: float) -> int:
    gone = PLAYERS.delete().where(PLAYERS.c.id.in_(some), PLAYERS.c.seen < before).returning(PLAYERS.c.id)
    ids = list(db.execute(gone).scalars())
    forget_players(db, ids)
    return len(ids)


def drop_keys(store: Store, now: float) -> None:
    """Keys whose time is over."""
    with store.engine.begin() as db:
        db.execute(KEYS.delete().where(KEYS.c.expires < now))


@contextmanager
def alone(store: Store) -> Iterator[bool]:
    """Is it this process that cleans up? On SQLite there is no other."""
    if not store.is_shared:
        yield True
        return
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
        got = bool(db.execute(ONE).scalar())
        try:
            yield got
        finally:
            if got:
                db.execute(DONE)


# ---------------------------------------------------------------------- in a server


async def clean_hourly(live: Live) -> None:
    """Clean up beside the play, for as long as the server runs."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            await clean_beside(live, time.time())
        except Exception:
            ERRORS.labels("cleaning").inc()
            LOG.exception("cleaning up failed; it is tried again in an hour")
        await asyncio.sleep(HOUR)


async def clean_beside(live: Live, now: float) -> Dropped:
    """What somebody looks at counts as played at; then drop, and forget what nobody looks at."""
    days = limits(live.settings)
    if tables := [days[kind] for kind in STATES if kind in days]:
        await asyncio.to_thread(keep, live.store, list(live.visitors), now, min(tables))
        live.forget(now - min(tables) * DAY)
    gone = await asyncio.to_thread(clean, live.store, live.settings, now)
    if gone != Dropped():
        LOG.info("dropped: %s open, %s abandoned and %s finished tables, %s players", *vars(gone).values())
    return gone


def keep(store: Store, looked_at: Collection[str], now: float, days: int) -> None:
    """Tables that somebody looks at are not old. A day before they would be: another process may drop them then."""
    due = sa.and_(TABLES.c.id.in_(looked_at), TABLES.c.touched < now - (days - 1) * DAY)
    with store.engine.begin() as db:
        db.execute(TABLES.update().where(due).values(touched=now))
