"""Order in the house: who may come, who may speak, who wants nothing to do with whom, and what the host should know."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from burgrave.table.keys import FORM, hashed, new_key
from burgrave.table.rows import DAY, new_id
from burgrave.table.schema import BLOCKS, KEYS, PLAYERS, REPORTS, SEATS, SERVER, TABLES

OPEN, INVITED, CLOSED = "open", "invited", "closed"
DOORS: Final = (OPEN, INVITED, CLOSED)
"""Who may become a player: everybody, whoever has been given a link, nobody who is not one already."""

HOST_LINK, HOST = "host link", "host"
"""The kinds of the host's keys: the way in works once, what the browser keeps works for a month."""

LINK_SECONDS: Final = 900.0
HOST_SECONDS: Final = 30 * DAY
FRESH: Final = 3.0
"""Seconds for which a process remembers how the house stands."""
LONGEST: Final = 1000
"""Letters of a report, and of the message of the day."""
SHOWN: Final = 50


@dataclass(frozen=True)
class House:
    """What the host has decided for everybody."""

    door: str = OPEN
    message: str = ""


class Order:
    """Every method is one transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._house = House()
        self._read = 0.0

    # ------------------------------------------------------------------ the host's keys

    def new_link(self) -> str:
        with self.engine.begin() as db:
            return new_key(db, "", HOST_LINK, seconds=LINK_SECONDS)

    def enter(self, text: str) -> str | None:
        """The way in becomes a key for this browser."""
        if not self._key(text, HOST_LINK):
            return None
        with self.engine.begin() as db:
            if db.execute(KEYS.delete().where(KEYS.c.id == text.partition(".")[0])).rowcount != 1:
                return None
            return new_key(db, "", HOST, seconds=HOST_SECONDS)

    def is_host(self, text: str) -> bool:
        return self._key(text, HOST)

    def is_link(self, text: str) -> bool:
        return self._key(text, HOST_LINK)

    def leave(self) -> None:
        """Every browser of the host is signed out."""
        with self.engine.begin() as db:
            db.execute(KEYS.delete().where(KEYS.c.kind.in_((HOST, HOST_LINK))))

    def _key(self, text: str, kind: str) -> bool:
        if not FORM.fullmatch(text):
            return False
        id, _, secret = text.partition(".")
        one = sa.and_(KEYS.c.id == id, KEYS.c.hash == hashed(secret), KEYS.c.kind == kind)
        with self.engine.connect() as db:
            return db.execute(sa.select(KEYS.c.id).where(one, KEYS.c.expires > time.time())).first() is not None

    # ------------------------------------------------------------------ the house

    def house(self) -> House:
        """How the house stands, perhaps as it stood a moment ago."""
        if time.monotonic() - self._read > FRESH:
            with self.engine.connect() as db:
                rows = db.execute(sa.select(SERVER).where(SERVER.c.name.in_(("door", "message")))).all()
            self._house = House(**{row.name: row.value for row in rows})
            self._read = time.monotonic()
        return self._house

    def set_house(self, house: House) -> None:
        with self.engine.begin() as db:
            db.execute(SERVER.delete().where(SERVER.c.name.in_(("door", "message"))))
            db.execute(SERVER.insert(), [{"name": name, "value": value} for name, value in vars(house).items()])
        self._read = 0.0

    # ------------------------------------------------------------------ players

    def players(self, part: str = "") -> list[Any]:
        """Players, those who came last first; of those whose names contain a part."""
        tables = sa.select(sa.func.count()).where(SEATS.c.player == PLAYERS.c.id).scalar_subquery()
        wanted = sa.select(PLAYERS, tables.label("tables")).order_by(PLAYERS.c.seen.desc()).limit(SHOWN)
        if part:
            wanted = wanted.where(PLAYERS.c.name.contains(part, autoescape=True))
        with self.engine.connect() as db:
            return list(db.execute(wanted).all())

    def player(self, id: str) -> Any:
        with self.engine.connect() as db:
            return db.execute(sa.select(PLAYERS).where(PLAYERS.c.id == id)).first()

    def silence(self, id: str, silenced: bool) -> None:
        with self.engine.begin() as db:
            db.execute(PLAYERS.update().where(PLAYERS.c.id == id).values(silenced=silenced))

    def is_silenced(self, id: str | None) -> bool:
        with self.engine.connect() as db:
            return bool(db.execute(sa.select(PLAYERS.c.silenced).where(PLAYERS.c.id == id)).scalar())

    def tables(self) -> list[Any]:
        """Tables, those touched last first."""
        seats = sa.select(sa.func.count()).where(SEATS.c.table == TABLES.c.id, SEATS.c.player.is_not(None))
        wanted = sa.select(TABLES, seats.scalar_subquery().label("people"))
        with self.engine.connect() as db:
            return list(db.execute(wanted.order_by(TABLES.c.touched.desc()).limit(SHOWN)).all())

    # ------------------------------------------------------------------ blocks and reports

    def block(self, player: str, other: str, blocked: bool) -> None:
        with self.engine.begin() as db:
            db.execute(BLOCKS.delete().where(BLOCKS.c.player == player, BLOCKS.c.other == other))
            if blocked:
                db.execute(BLOCKS.insert().values(player=player, other=other))

    def blocked_by(self, player: str | None) -> frozenset[str]:
        """Whom a player has blocked: nothing of what they say is shown."""
        with self.engine.connect() as db:
            return frozenset(db.execute(sa.select(BLOCKS.c.other).where(BLOCKS.c.player == player)).scalars())

    def parted(self, player: str | None, others: Collection[str]) -> bool:
        """Does the player want nothing to do with one of the others, or one of them with the player?"""
        either = sa.or_(
            sa.and_(BLOCKS.c.player == player, BLOCKS.c.other.in_(others)),
            sa.and_(BLOCKS.c.player.in_(others), BLOCKS.c.other == player),
        )
        with self.engine.connect() as db:
            return db.execute(sa.select(BLOCKS.c.player).where(either)).first() is not None

    def report(self, by: str, about: str, text: str) -> None:
        row = {"id": new_id(), "player": by, "about": about, "text": text[:LONGEST], "at": time.time()}
        with self.engine.begin() as db:
            db.execute(REPORTS.insert().values(row))

    def reports(self) -> list[Any]:
        """What players have told, the latest first."""
        who = PLAYERS.alias("who")
        found = sa.select(REPORTS, who.c.name.label("whom"), PLAYERS.c.name.label("by"))
        found = found.outerjoin(who, who.c.id == REPORTS.c.about).outerjoin(PLAYERS, PLAYERS.c.id == REPORTS.c.player)
        with self.engine.connect() as db:
            return list(db.execute(found.order_by(REPORTS.c.at.desc()).limit(SHOWN)).all())

    def drop_report(self, id: str) -> None:
        with self.engine.begin() as db:
            db.execute(REPORTS.delete().where(REPORTS.c.id == id))
