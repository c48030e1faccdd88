"""The outbox: notices that are due, each claimed by one process; channels, and how players want their notices."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa

from burgrave.table.rows import new_id
from burgrave.table.schema import CHANNELS, NOTICE_WISHES, OUTBOX, PLAYERS, SERVER

MAIL, PUSH, SERVICE = "mail", "push", "service"
"""The kinds of channels: a letter, a browser, an address of somebody else's service."""

MOST_CHANNELS: Final = 10
BATCH: Final = 50
ABANDONED: Final = 300.0
"""Seconds after which a claim is nobody's: its process has ended while it was sending."""
FAILURES: Final = 3
"""So often in a row a channel may fail."""


@dataclass(frozen=True)
class Channel:
    """By what a player is told."""

    id: str
    player: str
    kind: str
    address: str
    name: str
    failures: int = 0
    off: bool = False
    error: str = ""


@dataclass(frozen=True)
class Wishes:
    """How a player wants notices: hours are of their own day."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    unwanted: Sequence[str] = ()


@dataclass(frozen=True)
class DueNotice:
    """A notice that this process sends."""

    player: str
    table: str
    kind: str
    tries: int
    claim: str = field(repr=False)


class Outbox:
    """Every method is one transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    # ------------------------------------------------------------------ notices

    def add(self, player: str, table: str, kind: str, due: float) -> None:
        """A notice that follows from no event."""
        with self.engine.begin() as db:
            row = {"player": player, "table": table}
            same = sa.and_(OUTBOX.c.player == player, OUTBOX.c.table == table)
            db.execute(OUTBOX.delete().where(same))
            if db.execute(sa.select(CHANNELS.c.id).where(CHANNELS.c.player == player, ~CHANNELS.c.off)).first():
                db.execute(OUTBOX.insert().values(**row, kind=kind, made=time.time(), due=due, tries=0))

    def drop_present(self, here: Iterable[tuple[str, str]]) -> None:
        """Whoever is at a table needs no notice of it."""
        with self.engine.begin() as db:
            for player, table in here:
                db.execute(OUTBOX.delete().where(OUTBOX.c.player == player, OUTBOX.c.table == table))

    def claim(self, now: float) -> list[DueNotice]:
        """Take what is due: no other process gets it. With one notice of a player come all of theirs that are due."""
        claim = new_id()
        free = sa.or_(OUTBOX.c.claim.is_(None), OUTBOX.c.claimed < now - ABANDONED)
        due = sa.select(OUTBOX.c.player).where(OUTBOX.c.due <= now, free).order_by(OUTBOX.c.due).limit(BATCH)
        wanted = OUTBOX.update().where(OUTBOX.c.player.in_(due), OUTBOX.c.due <= now, free)
        with self.engine.begin() as db:
            if db.execute(due.limit(1)).first() is None:
                return []
            rows = db.execute(wanted.values(claim=claim, claimed=now).returning(OUTBOX)).all()
        return [DueNotice(row.player, row.table, row.kind, row.tries, claim) for row in rows]

    def is_still_there(self, due: DueNotice) -> bool:
        """Has nothing happened to it since it was claimed?"""
        with self.engine.connect() as db:
            return db.execute(sa.select(OUTBOX.c.kind).where(_same(due))).first() is not None

    def done(self, due: DueNotice) -> None:
        """It was sent, or is not worth it any more; a newer one at the same table stays."""
        with self.engine.begin() as db:
            db.execute(OUTBOX.delete().where(_same(due)))

    def later(self, due: DueNotice, at: float, tries: int) -> None:
        with self.engine.begin() as db:
            values = {"due": at, "tries": tries, "claim": None, "claimed": None}
            db.execute(OUTBOX.update().where(_same(due)).values(values))

    # ------------------------------------------------------------------ channels

    def channels(self, player: str) -> list[Channel]:
        with self.engine.connect() as db:
            rows = db.execute(sa.select(CHANNELS).where(CHANNELS.c.player == player).order_by(CHANNELS.c.id)).all()
        return [Channel(**row._mapping) for row in rows]

    def channel(self, id: str) -> Channel | None:
        with self.engine.connect() as db:
            row = db.execute(sa.select(CHANNELS).where(CHANNELS.c.id == id)).first()
        return Channel(**row._mapping) if row else None

    def add_channel(self, player: str, kind: str, address: str, name: str) -> bool:
        """One more, or one that is there already, from now on again; False if there are too many."""
        with self.engine.begin() as db:
            own = list(db.execute(sa.select(CHANNELS).where(CHANNELS.c.player == player)))
            same = [row.id for row in own if (row.kind, row.address) == (kind, address)]
            fresh = {"name": name[:80], "failures": 0, "off": False, "error": ""}
            if same:
                db.execute(CHANNELS.update().where(CHANNELS.c.id == same[0]).values(fresh))
            elif len(own) >= MOST_CHANNELS:
                return False
            else:
                row = {"id": new_id(), "player": player, "kind": kind, "address": address}
                db.execute(CHANNELS.insert().values(**row, **fresh))
        return True

    def drop_channel(self, player: str, id: str) -> None:
        with self.engine.begin() as db:
            db.execute(CHANNELS.delete().where(CHANNELS.c.player == player, CHANNELS.c.id == id))

    def worked(self, channel: Channel) -> None:
        if channel.failures:
            self._set(channel, failures=0, error="")

    def failed(self, channel: Channel, error: str) -> None:
        """After some failures in a row a channel is switched off, and says why."""
        failures = channel.failures + 1
        self._set(channel, failures=failures, off=failures >= FAILURES, error=error[:200])

    def _set(self, channel: Channel, **values: Any) -> None:
        with self.engine.begin() as db:
            db.execute(CHANNELS.update().where(CHANNELS.c.id == channel.id).values(values))

    # ------------------------------------------------------------------ wishes

    def wishes(self, player: str) -> Wishes:
        with self.engine.connect() as db:
            row = db.execute(sa.select(NOTICE_WISHES).where(NOTICE_WISHES.c.player == player)).first()
        if row is None:
            return Wishes()
        return Wishes(**{name: value for name, value in row._mapping.items() if name != "player"})

    def set_wishes(self, player: str, wishes: Wishes) -> None:
        with self.engine.begin() as db:
            db.execute(NOTICE_WISHES.delete().where(NOTICE_WISHES.c.player == player))
            values = {**vars(wishes), "unwanted": list(wishes.unwanted)}
            db.execute(NOTICE_WISHES.insert().values(player=player, **values))

    def name_of(self, player: str) -> str | None:
        with self.engine.connect() as db:
            found = db.execute(sa.select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar()
        return None if found is None else str(found)

    # ------------------------------------------------------------------ the server's own

    def own(self, name: str, made: str) -> str:
        """What the server keeps by that name; of several processes that make it the first one's stays."""
        with self.engine.begin() as db:
            kept = db.execute(sa.select(SERVER.c.value).where(SERVER.c.name == name)).scalar()
            if kept is not None:
                return str(kept)
        try:
            with self.engine.begin() as db:
                db.execute(SERVER.insert().values(name=name, value=made))
        except sa.exc.IntegrityError:
            return self.own(name, made)
        return made


def _same(due: DueNotice) -> sa.ColumnElement[bool]:
    return sa.and_(OUTBOX.c.player == due.player, OUTBOX.c.table == due.table, OUTBOX.c.claim == due.claim)


def subscription(address: str) -> dict[str, Any]:
    """A browser's address, as it has told it."""
    told: dict[str, Any] = json.loads(address)
    return told
