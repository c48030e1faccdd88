"""Keys: what lets somebody be a player, one for every device. The database knows only their hashes."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from burgrave.table.rows import DAY, Player, new_id, new_secret
from burgrave.table.schema import KEYS, PLAYERS

COOKIE: Final = "cookie"
"""A browser's."""
TOKEN: Final = "token"
"""A program's."""
LINK: Final = "link"
"""A way back that works once."""
MAIL: Final = "mail"
"""A link that was mailed; it works once and soon."""
CHALLENGE: Final = "challenge"
"""What a passkey has to sign, once; it signs nobody in by itself."""
OLD: Final = "old"
"""Of the days when a player had one secret for everything: a cookie, a way back, or a program's token."""

OLD_DAYS: Final = 30
"""So long the other browsers of a player with an old secret have to come, once one of them has a key of its own."""

FORM: Final = re.compile(r"([\w-]{11})\.([\w-]{43})", re.ASCII)
OLD_FORM: Final = re.compile(r"[\w-]{43}", re.ASCII)


@dataclass(frozen=True)
class Key:
    """A key without its secret, which only its holder has."""

    id: str
    player: str
    kind: str
    name: str
    """The device it was made for, or the address it was mailed to."""
    created: float
    used: float
    expires: float | None = None


@dataclass(frozen=True)
class Known:
    """A player, and the key they came by."""

    player: Player
    key: Key


def hashed(secret: str) -> str:
    """What is kept of a secret. It is 256 random bits: nobody guesses it, so a quick hash is as good as a slow one."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_key(db: sa.Connection, player: str, kind: str, name: str = "", seconds: float | None = None) -> str:
    """Another key of a player: what is told to its holder, and to nobody ever again."""
    id, secret, now = new_id(), new_secret(), time.time()
    expires = None if seconds is None else now + seconds
    row = Key(id, player, kind, name, now, now, expires)
    db.execute(KEYS.insert().values(hash=hashed(secret), **vars(row)))
    return f"{id}.{secret}"


class Keys:
    """The keys of all players. Every method is one transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def add(self, player: str, kind: str, name: str = "", seconds: float | None = None) -> str:
        with self.engine.begin() as db:
            return new_key(db, player, kind, name, seconds)

    def known(self, text: str) -> Known | None:
        """The player whose key this is; once a day it is noted that they came, and by which key."""
        wanted = _wanted(text)
        if wanted is None:
            return None
        now = time.time()
        with self.engine.connect() as db:
            found = sa.select(KEYS, PLAYERS.c.name.label("called"), PLAYERS.c.seen).join(
                PLAYERS, PLAYERS.c.id == KEYS.c.player
            )
            row = db.execute(found.where(wanted, KEYS.c.expires.is_(None) | (KEYS.c.expires > now))).first()
            if row is None or row.kind == CHALLENGE or not _fits(text, row.hash):
                return None
            if now - row.used > DAY:
                db.execute(KEYS.update().where(KEYS.c.id == row.id).values(used=now))
            if now - row.seen > DAY:
                db.execute(PLAYERS.update().where(PLAYERS.c.id == row.player).values(seen=now))
            db.commit()
        return Known(Player(row.player, row.called), _key(row))

    def spend(self, key: Key) -> bool:
        """A key that works once is void from now on; False if somebody else was quicker."""
        with self.engine.begin() as db:
            return db.execute(KEYS.delete().where(KEYS.c.id == key.id)).rowcount == 1

    def let_expire(self, key: Key) -> None:
        """An old secret has so many days more, counted from when a browser first had a key of its own."""
        soon = time.time() + OLD_DAYS * DAY
        with self.engine.begin() as db:
            db.execute(KEYS.update().where(KEYS.c.id == key.id, KEYS.c.expires.is_(None)).values(expires=soon))

    def carry_over(self, key: Key, name: str) -> str:
        """A browser that comes with an old secret gets a key of its own."""
        self.let_expire(key)
        return self.add(key.player, COOKIE, name)

    def of(self, player: str) -> list[Key]:
        """A player's keys that are valid, the last used first."""
        valid = KEYS.c.expires.is_(None) | (KEYS.c.expires > time.time())
        with self.engine.connect() as db:
            rows = db.execute(sa.select(KEYS).where(KEYS.c.player == player, valid).order_by(KEYS.c.used.desc())).all()
        return [_key(row) for row in rows]

    def replace_link(self, player: str) -> str:
        """A new way back; the one before is void."""
        with self.engine.begin() as db:
            db.execute(KEYS.delete().where(KEYS.c.player == player, KEYS.c.kind == LINK))
            return new_key(db, player, LINK)

    def drop(self, player: str, id: str) -> None:
        """One key of a player is void from now on."""
        with self.engine.begin() as db:
            db.execute(KEYS.delete().where(KEYS.c.player == player, KEYS.c.id == id))

    def drop_others(self, player: str, but: str) -> None:
        """All keys of a player but one are void from now on."""
        with self.engine.begin() as db:
            db.execute(KEYS.delete().where(KEYS.c.player == player, KEYS.c.id != but))


def _wanted(text: str) -> sa.ColumnElement[bool] | None:
    """Which row a key is looked for in; one that we have not given is nobody's."""
    if FORM.fullmatch(text):
        return KEYS.c.id == text.partition(".")[0]
    if OLD_FORM.fullmatch(text):
        return sa.and_(KEYS.c.kind == OLD, KEYS.c.hash == hashed(text))
    return None


def _fits(text: str, kept: str) -> bool:
    return hmac.compare_digest(hashed(text.rpartition(".")[2]), kept)


def _key(row: Any) -> Key:
    return Key(row.id, row.player, row.kind, row.name, row.created, row.used, row.expires)


SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)
BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("YaBrowser", "Yandex"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari")),
)


def device_of(agent: str) -> str:
    """What a browser calls itself, in two words; nothing if that says nothing."""
    found = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
