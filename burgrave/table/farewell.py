"""What is known of a player: told to them as data, and forgotten when they go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from burgrave.table.events import CHAT
from burgrave.table.rows import Player
from burgrave.table.schema import (
    BLOCKS,
    CHANNELS,
    EVENTS,
    KEYS,
    LEAVE,
    LESSONS,
    NOTICE_WISHES,
    OUTBOX,
    PASSKEYS,
    PLAYERS,
    REPORTS,
    SEATS,
    TABLES,
)
from burgrave.table.store import Store

OWNED: tuple[sa.Table, ...] = (KEYS, PASSKEYS, LESSONS, LEAVE, OUTBOX, CHANNELS, NOTICE_WISHES, BLOCKS, REPORTS)
"""The tables whose rows belong to a player and go with them."""


def told(store: Store, player: Player) -> dict[str, Any]:
    """Everything that is known of a player, but for the hashes of their keys."""
    with store.engine.connect() as db:
        row = db.execute(sa.select(PLAYERS).where(PLAYERS.c.id == player.id)).one()
        found: dict[str, Any] = {"player": dict(row._mapping)}
        for owned in OWNED:
            rows = db.execute(sa.select(owned).where(owned.c.player == player.id)).mappings()
            found[owned.name] = [{name: value for name, value in one.items() if name != "hash"} for one in rows]
        seated = sa.select(SEATS.c.table, SEATS.c.seat, SEATS.c.name).where(SEATS.c.player == player.id)
        found["seats"] = [dict(one) for one in db.execute(seated).mappings()]
        made = sa.select(TABLES.c.id, TABLES.c.title, TABLES.c.state, TABLES.c.created, TABLES.c.touched)
        theirs = sa.or_(TABLES.c.creator == player.id, TABLES.c.id.in_(seat["table"] for seat in found["seats"]))
        found["tables"] = [dict(one) for one in db.execute(made.where(theirs)).mappings()]
        said = sa.select(EVENTS).where(EVENTS.c.table.in_(one["id"] for one in found["tables"]), EVENTS.c.kind == CHAT)
        found["chat"] = [
            {"table": one.table, "text": one.data["text"], "at": one.at}
            for one in db.execute(said)
            if one.data["player"] == player.id
        ]
    return found


def forget(store: Store, player: Player) -> None:
    """The player is gone: no name, no key. Their games stay, with nobody's name in their places."""
    with store.engine.begin() as db:
        tables = sa.select(SEATS.c.table).where(SEATS.c.player == player.id)
        past = sa.select(EVENTS).where(EVENTS.c.table.in_(tables) | EVENTS.c.table.in_(_made_by(player)))
        for event in db.execute(past).all():
            nameless = without_name(event.data, player.id)
            if nameless != event.data:
                one = sa.and_(EVENTS.c.table == event.table, EVENTS.c.number == event.number)
                db.execute(EVENTS.update().where(one).values(data=nameless))
        db.execute(SEATS.update().where(SEATS.c.player == player.id).values(name=""))
        db.execute(PLAYERS.delete().where(PLAYERS.c.id == player.id))
        forget_players(db, [player.id])


def forget_players(db: sa.Connection, ids: Sequence[str]) -> None:
    """All that belongs to players who are gone."""
    for owned in OWNED:
        db.execute(owned.delete().where(owned.c.player.in_(ids)))


def _made_by(player: Player) -> sa.Select[tuple[str]]:
    return sa.select(TABLES.c.id).where(TABLES.c.creator == player.id)


def without_name(data: Any, player: str) -> Any:
    """The data of an event without the name of a player."""
    if isinstance(data, dict):
        plain = {key: without_name(value, player) for key, value in data.items()}
        return {**plain, "name": ""} if plain.get("player") == player and "name" in plain else plain
    return data
