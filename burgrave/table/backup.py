"""Backups: everything in one SQLite file, whatever database it comes from or goes to.

A backup is one moment of the database, also while games are played. It is a database like any other: it can be served
from, and restored into either kind. Restoring is one transaction: everything or nothing.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from burgrave.kernel.errors import BurgraveError
from burgrave.table.revisions import BadStore, check_not_newer, check_whole, line, newest, revision_of, shown
from burgrave.table.schema import TABLES
from burgrave.table.store import Store

REVISION: Final = "alembic_version"
"""The one table that is not carried over: either database has its own."""

ROWS: Final = 1000
"""How many rows are carried over at a time."""


class BadBackup(BurgraveError):
    """A file that is no backup, or a place where none can be written."""


def back_up(store: Store, file: Path) -> int:
    """Write a backup into a new file, whole or not at all; gives the number of tables in it."""
    if file.exists():
        raise BadBackup("file_exists", file=str(file))
    draft = file.with_name(f"{file.name}.part")
    try:
        # It holds everybody's secrets.
        os.close(os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        if store.is_shared:
            _copied_rows(store, draft)
        else:
            _copied_file(store, draft)
        draft.replace(file)
    except OSError as wrong:
        raise BadBackup("file", file=str(file), why=wrong.strerror or str(wrong)) from None
    except (SQLAlchemyError, sqlite3.Error) as wrong:
        raise BadBackup("file", file=str(file), why=line(wrong)) from None
    finally:
        draft.unlink(missing_ok=True)
    with _opened(file) as engine, engine.connect() as db:
        return _tables_in(db)


def _copied_file(store: Store, draft: Path) -> None:
    """SQLite copies itself, page by page, and begins anew where somebody writes meanwhile."""
    with store.engine.connect() as db, closing(sqlite3.connect(draft)) as copy:
        source: sqlite3.Connection = db.connection.driver_connection  # type: ignore[assignment]
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def _copied_rows(store: Store, draft: Path) -> None:
    """PostgreSQL shows one moment for as long as the transaction lasts."""
    snapshot = store.engine.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    copy = Store(f"sqlite:///{draft}")
    try:
        with snapshot as db:
            check_not_newer(store.engine, revision_of(db))
            copy.upgrade(str(revision_of(db)))
            with copy.engine.begin() as into:
                carry(db, into)
        with copy.engine.connect() as last:
            last.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        copy.close()


def restore(store: Store, file: Path, replace: bool = False) -> int:
    """Put a backup into a database that is empty or is to be replaced; gives the number of tables that came."""
    if not file.is_file():
        raise BadBackup("file", file=str(file), why=os.strerror(2))
    with tempfile.TemporaryDirectory(prefix="burgrave-restore-") as folder:
        # A backup of an older program is brought up to date in a copy: the file stays as it is.
        copy = Path(shutil.copyfile(file, Path(folder) / "backup.sqlite"))
        with _opened(copy) as engine:
            _check(engine, file)
        upgraded = Store(f"sqlite:///{copy}")
        try:
            upgraded.upgrade()
            store.upgrade()
            with upgraded.engine.connect() as db, store.engine.begin() as into:
                if not replace and (found := _tables_in(into)):
                    raise BadStore("database_not_empty", address=shown(store.engine), tables=found)
                carry(db, into)
                return _tables_in(into)
        except SQLAlchemyError as wrong:
            raise BadStore("database", address=shown(store.engine), why=line(wrong)) from None
        finally:
            upgraded.close()


def _check(engine: sa.Engine, file: Path) -> None:
    """Is it a backup, whole, and not of a newer program?"""
    try:
        check_whole(engine)
        with engine.connect() as db:
            found = revision_of(db)
            has = set(sa.inspect(db).get_table_names())
        check_not_newer(engine, found)
    except BadStore as wrong:
        why = wrong.phrase.args
        if wrong.phrase.key == "error.database_newer":
            raise BadBackup("backup_newer", file=str(file), found=why["found"], ours=newest()) from None
        raise BadBackup("file", file=str(file), why=why["why"]) from None
    except SQLAlchemyError as wrong:
        raise BadBackup("file", file=str(file), why=line(wrong)) from None
    if found is None or not {"players", "tables", "seats", "events"} <= has:
        raise BadBackup("no_backup", file=str(file))


def carry(db: sa.Connection, into: sa.Connection) -> None:
    """Replace every row by those of another database of the same revision."""
    ours, theirs = sa.MetaData(), sa.MetaData()
    theirs.reflect(db)
    ours.reflect(into)
    wanted = [table for table in ours.sorted_tables if table.name != REVISION]
    for table in reversed(wanted):
        into.execute(table.delete())
    for table in wanted:
        rows = db.execute(sa.select(theirs.tables[table.name]), execution_options={"yield_per": ROWS})
        for some in rows.mappings().partitions(ROWS):
            into.execute(table.insert(), [dict(row) for row in some])


def _tables_in(db: sa.Connection) -> int:
    return db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar() or 0


@contextmanager
def _opened(file: Path) -> Iterator[sa.Engine]:
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()
