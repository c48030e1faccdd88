"""`burgrave backup`, `restore`, `clean` and `host-link`: looking after the database of a table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from burgrave.cli.arguments import Database, Language
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.words import Phrase, Words

if TYPE_CHECKING:
    from burgrave.table.settings import Settings
    from burgrave.table.store import Store

USUAL_SITE = "http://localhost:8000"
"""Where a server is found whose host has not named its address."""

BackupFile = Annotated[str, typer.Argument(metavar="metavar.file", help="help.backup_file")]


def back_up(file: BackupFile, database: Database = None, lang: Language = "") -> int:
    """Everything in one file, also while the table is played at."""
    with opened(database) as (store, _):
        from burgrave.table.backup import back_up

        tables = back_up(store, Path(file))
    print(Words(lang).say(Phrase("backup.done", file=file, tables=tables)))
    return 0


def restore(
    file: BackupFile,
    replace: Annotated[bool, typer.Option("--replace", help="help.replace")] = False,
    database: Database = None,
    lang: Language = "",
) -> int:
    """A backup becomes the database; the server must not run meanwhile."""
    with opened(database) as (store, _):
        from burgrave.table.backup import restore

        tables = restore(store, Path(file), replace)
    print(Words(lang).say(Phrase("restore.done", file=file, tables=tables)))
    return 0


def clean(
    dry: Annotated[bool, typer.Option("--dry-run", help="help.dry_run")] = False,
    database: Database = None,
    lang: Language = "",
) -> int:
    """Drop what is older than the settings allow, and say what went."""
    with opened(database) as (store, settings):
        from burgrave.table.cleaning import clean

        store.upgrade()
        gone = clean(store, settings, time.time(), dry)
    print(Words(lang).say(Phrase("clean.would" if dry else "clean.done", **vars(gone))))
    return 0


def host_link(database: Database = None, lang: Language = "") -> int:
    """Print the way to the host's page; it works once."""
    with opened(database) as (store, settings):
        store.upgrade()
        link = f"{settings.site.rstrip('/') or USUAL_SITE}/host/enter/{store.order.new_link()}"
    print(Words(lang).say(Phrase("host_link.done", link=link)))
    return 0


@contextmanager
def opened(database: str | None) -> Iterator[tuple[Store, Settings]]:
    """The store that the settings name."""
    try:
        from burgrave.table.settings import settings_from
        from burgrave.table.store import Store
    except ImportError as missing:
        raise BadArguments("no_table_packages", why=str(missing)) from None
    settings = settings_from(database=database)
    store = Store(settings.address)
    try:
        yield store, settings
    finally:
        store.close()
