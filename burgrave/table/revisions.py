"""The revisions of the database: which one it has, and how it gets the program's. A database is never half changed."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from burgrave.kernel.errors import BurgraveError

UPGRADE: Final = sa.text("SELECT pg_advisory_xact_lock(hashtextextended('burgrave upgrade', 0))")


class BadStore(BurgraveError):
    """A database that cannot be used."""


def upgrade(engine: sa.Engine, to: str = "head") -> None:
    """Bring the tables of a database up to date; one that a newer program has written is left alone."""
    try:
        with engine.begin() as db:
            if engine.dialect.name == "postgresql":
                # Of several processes that start together one upgrades, and the others find it done.
                db.execute(UPGRADE)
            check_not_newer(engine, revision_of(db))
            config = _migrations()
            config.attributes["connection"] = db
            command.upgrade(config, to)
    except (SQLAlchemyError, sqlite3.Error) as wrong:
        raise BadStore("database", address=shown(engine), why=line(wrong)) from None


def check_not_newer(engine: sa.Engine, found: str | None) -> None:
    """Refuse what a newer program has written."""
    known = {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}
    if found is not None and found not in known:
        raise BadStore("database_newer", address=shown(engine), found=found, ours=newest())


def check_whole(engine: sa.Engine) -> None:
    """Refuse a damaged SQLite file before anybody plays on it; PostgreSQL checks its own."""
    if engine.dialect.name != "sqlite":
        return
    try:
        with engine.connect() as db:
            found = str(db.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except sa.exc.OperationalError as wrong:
        # It cannot be opened, or somebody else holds it: that is no damage.
        raise BadStore("database", address=shown(engine), why=line(wrong)) from None
    except (SQLAlchemyError, sqlite3.Error) as wrong:
        found = line(wrong)
    if found != "ok":
        raise BadStore("database_damaged", address=shown(engine), why=found.splitlines()[-1])


def revision_of(db: sa.Connection) -> str | None:
    """The revision that a database has."""
    return MigrationContext.configure(db).get_current_revision()


def newest() -> str:
    """The revision that this program writes."""
    return str(ScriptDirectory.from_config(_migrations()).get_current_head())


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def shown(engine: sa.Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def harmless(address: str) -> str:
    """An address without its password."""
    try:
        return sa.make_url(address).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return re.sub(r":[^:/@]*@", ":***@", address)


def line(wrong: Exception) -> str:
    """What went wrong, in one line."""
    told = str(getattr(wrong, "orig", None) or wrong).strip()
    return told.splitlines()[0] if told else type(wrong).__name__
