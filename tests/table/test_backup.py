"""Backups: one file for either database, one moment of it, restored whole or not at all."""

from __future__ import annotations

import sqlite3
import stat
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from burgrave.kernel.errors import BurgraveError
from burgrave.table.backup import back_up, restore
from burgrave.table.keys import COOKIE
from burgrave.table.rows import RUNNING, Chapter, Event
from burgrave.table.schema import EVENTS, METADATA
from burgrave.table.store import Store
from tests.cli.test_cli import run
from tests.table.older import older
from tests.table.serving import Server, serving
from tests.table.test_kill import open_game, play_once
from tests.table.test_store import move, table_of


def everything(store: Store) -> dict[str, list[Any]]:
    with store.engine.connect() as db:
        return {
            table.name: [tuple(row) for row in db.execute(sa.select(table).order_by(*table.primary_key.columns))]
            for table in METADATA.sorted_tables
        }


def filled(store: Store) -> Store:
    """A store with something in every table, a Russian name and a seed of 128 bits among it."""
    player, _ = store.add_player("Анна “A” \\ ' 🏰", COOKIE)
    row = table_of(player.id)
    store.add_table(row, [move(1), Event(2, "chat", {"text": "привет", "list": [1, None, 2.5]}, 3.0)])
    chapter = Chapter(player.id, "emara", "solo", 1, {"wins": 2})
    store.add_table(replace(table_of(player.id), chapter=chapter))
    return store


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    """An empty SQLite, to restore into."""
    store = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    yield store
    store.close()


def test_a_backup_of_either_database_goes_into_the_other_and_back(store: Store, other: Store, tmp_path: Path) -> None:
    before = everything(filled(store))
    one, two = tmp_path / "one.backup", tmp_path / "two.backup"

    assert back_up(store, one) == 2
    assert restore(other, one) == 2
    assert everything(other) == before
    assert back_up(other, two) == 2
    assert restore(store, two, replace=True) == 2
    assert everything(store) == before
    assert stat.S_IMODE(one.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("*.backup*")) == ["one.backup", "two.backup"]


def test_a_backup_is_a_database_that_can_be_served_from(store: Store, tmp_path: Path) -> None:
    before = everything(filled(store))
    back_up(store, tmp_path / "copy.sqlite")

    copy = Store(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    copy.upgrade()
    assert everything(copy) == before
    copy.close()


def test_a_backup_while_a_game_is_played_has_every_acknowledged_move(address: str, tmp_path: Path) -> None:
    with serving(address) as server:
        game = open_game(server)
        acknowledged: list[tuple[int, str]] = []
        while len(acknowledged) < 3:
            play_once(server, game, acknowledged)
        playing = threading.Event()
        playing.set()
        thread = threading.Thread(target=play_on, args=(server, game, playing))
        thread.start()
        store = Store(address)
        files = [tmp_path / f"{number}.sqlite" for number in range(3)]
        try:
            for file in files:
                back_up(store, file)
        finally:
            playing.clear()
            thread.join()
            store.close()

    for file in files:
        with sqlite3.connect(file) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        copy = Store(f"sqlite:///{file}")
        numbers = [event.number for event in copy.events(game["table"])]
        moves = [(event.data["seat"], event.data["move"]) for event in copy.events(game["table"])]
        copy.close()
        assert numbers == list(range(1, len(numbers) + 1))
        assert [one for one in moves if one[0] == 0][: len(acknowledged)] == acknowledged
    with serving(f"sqlite:///{files[0]}") as server:
        moves = []
        assert play_once(server, game, moves)


def play_on(server: Server, game: dict[str, Any], playing: threading.Event) -> None:
    moves: list[tuple[int, str]] = []
    while playing.is_set() and play_once(server, game, moves):
        pass


def test_a_database_that_is_not_empty_is_replaced_only_on_demand(store: Store, other: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    other.upgrade()
    back_up(filled(other), file)
    store.add_table(table_of("ben"))
    before = everything(store)

    with pytest.raises(BurgraveError, match=r"is not empty \(1 table\); --replace") as refusal:
        restore(store, file)
    assert "burgrave" in str(refusal.value)
    assert everything(store) == before

    restore(store, file, replace=True)
    assert everything(store) == everything(other)


def test_a_backup_that_breaks_off_changes_nothing(store: Store, other: Store, tmp_path: Path) -> None:
    """The last table cannot be carried over: the rows that came before are not there either."""
    file = tmp_path / "backup"
    other.upgrade()
    back_up(filled(other), file)
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA foreign_keys=OFF")
        db.execute("UPDATE events SET \"table\" = 'nowhere'")
    store.add_table(table_of("ben"), [move(1)])
    before = everything(store)

    with pytest.raises(BurgraveError):
        restore(store, file, replace=True)

    assert everything(store) == before


def test_a_backup_of_an_older_program_is_brought_up_to_date(store: Store, other: Store, tmp_path: Path) -> None:
    then = older(other, "0003")
    with other.engine.begin() as db:
        row = {"id": "t1", "title": "kingsburg", "rules": 1, "options": {}, "overlay": {}, "seed": "7", "creator": "a"}
        db.execute(then.tables["tables"].insert().values(**row, state=RUNNING, created=1.0, touched=2.0))
        db.execute(then.tables["events"].insert().values(table="t1", **vars(move(1))))
        db.execute(then.tables["chat"].insert().values(table="t1", who="Ann", text="hello", at=5.0))
    file = tmp_path / "backup"
    back_up(other, file)
    as_it_was = file.read_bytes()

    assert restore(store, file) == 1

    assert [event.kind for event in store.events("t1")] == ["move", "chat"]
    assert file.read_bytes() == as_it_was


def test_an_older_database_is_backed_up_as_it_is(store: Store, tmp_path: Path) -> None:
    then = older(store, "0004")
    with store.engine.begin() as db:
        db.execute(then.tables["players"].insert().values(id="a", secret="s" * 43, name="Ann", created=1.0))

    back_up(store, tmp_path / "backup")

    with sqlite3.connect(tmp_path / "backup") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0004",)]
        assert copy.execute("SELECT name FROM players").fetchall() == [("Ann",)]
    with store.engine.connect() as db:
        assert db.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "0004"


def spoilt(kind: str, file: Path) -> None:
    if kind == "newer":
        with sqlite3.connect(file) as db:
            db.execute("UPDATE alembic_version SET version_num = '9999'")
    elif kind == "foreign":
        file.unlink()
        with sqlite3.connect(file) as db:
            db.execute("CREATE TABLE recipes (name TEXT)")
    elif kind == "half":
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    elif kind == "text":
        file.write_text("hello")
    else:
        file.write_bytes(b"")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("newer", "was written by a newer Burgrave (revision 9999"),
        ("foreign", "is no backup of Burgrave"),
        ("empty", "is no backup of Burgrave"),
        ("half", "malformed"),
        ("text", "file is not a database"),
    ],
)
def test_what_is_no_backup_is_one_line(
    kind: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = f"sqlite:///{tmp_path / 'burgrave.sqlite'}", tmp_path / "backup"
    store = Store(database)
    store.upgrade()
    back_up(filled(store), file)
    before = everything(store)
    spoilt(kind, file)

    code, out, err = run(capsys, "restore", str(file), "--replace", "--database", database, "--lang", "en")

    assert (code, out) == (2, "")
    assert said in err
    assert str(file) in err
    assert err.count("\n") == 1
    assert everything(store) == before
    store.close()


def test_backup_and_restore_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = f"sqlite:///{tmp_path / 'burgrave.sqlite'}", str(tmp_path / "backup")
    store = Store(database)
    store.upgrade()
    filled(store).close()
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"

    assert run(capsys, "backup", file, "--database", database, "--lang", "en") == (
        0,
        f"{file} holds everything: 2 tables\n",
        "",
    )
    assert run(capsys, "restore", file, "--database", new, "--lang", "ru") == (
        0,
        f"Восстановлено из {file}: 2 стола\n",
        "",
    )
    code, _, err = run(capsys, "backup", file, "--database", database, "--lang", "en")
    assert code == 2
    assert "exists already" in err


def test_a_place_that_cannot_be_written_to_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "backup", str(tmp_path / "no" / "where"), "--database", "sqlite://", "--lang", "en")

    assert (code, out) == (2, "")
    assert "No such file or directory" in err


def test_the_events_of_a_table_are_all_there(store: Store, other: Store, tmp_path: Path) -> None:
    """More rows than are carried over at a time."""
    row = table_of("ann")
    store.add_table(row, [move(number) for number in range(1, 2502)])

    back_up(store, tmp_path / "backup")
    restore(other, tmp_path / "backup")

    with other.engine.connect() as db:
        assert db.execute(sa.select(sa.func.count()).select_from(EVENTS)).scalar() == 2501
