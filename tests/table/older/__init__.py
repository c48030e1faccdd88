"""Databases of earlier days."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from burgrave.table.store import Store


def older(store: Store, revision: str) -> sa.MetaData:
    """The database as it was at a revision."""
    with store.engine.begin() as db:
        found = sa.MetaData()
        found.reflect(db)
        found.drop_all(db)
    store.upgrade(revision)
    then = sa.MetaData()
    then.reflect(store.engine)
    return then


def filled(store: Store, revision: str) -> dict[str, Any]:
    """The database of a real server at that revision, and the keys of those who played there."""
    then = older(store, revision)
    found: dict[str, Any] = json.loads((Path(__file__).parent / f"{revision}.json").read_text(encoding="utf-8"))
    with store.engine.begin() as db:
        for table in then.sorted_tables:
            if rows := found["rows"].get(table.name):
                db.execute(table.insert(), rows)
    return found
