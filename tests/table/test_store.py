"""The store, on SQLite and on PostgreSQL: nothing lost, nothing doubled."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import replace

import pytest
import sqlalchemy as sa

from burgrave.table.keys import COOKIE
from burgrave.table.revisions import BadStore
from burgrave.table.rows import OVER, RUNNING, Append, Event, SeatRow, TableRow, new_id, new_secret
from burgrave.table.schema import EVENTS, METADATA
from burgrave.table.store import Store
from tests.table.older import older


def table_of(player: str) -> TableRow:
    seats = (SeatRow(0, player, None, "Ann"), SeatRow(1, None, None, "", link=new_secret()))
    now = time.time()
    options = {"crane_each_time": False}
    return TableRow(new_id(), "kingsburg", 1, options, {}, 2**127 + 1, player, RUNNING, now, now, seats)


def move(number: int) -> Event:
    return Event(number, "move", {"seat": 0, "move": "pass"}, 1000.0 + number)


def append(store: Store, table: str, events: list[Event], state: str, seats: Sequence[SeatRow] = ()) -> bool:
    return store.append([Append(table, events, state, seats)])[0]


def test_a_player_is_known_by_a_key(store: Store) -> None:
    player, key = store.add_player("Ann", COOKIE, "Firefox, Linux")

    known = store.keys.known(key)
    assert known is not None
    assert (known.player, known.key.name) == (player, "Firefox, Linux")
    assert store.keys.known(f"{known.key.id}.{'x' * 43}") is None
    assert store.keys.known("x" * 43) is None
    store.rename_player(player.id, "Анна")
    renamed = store.keys.known(key)
    assert renamed is not None
    assert renamed.player == replace(player, name="Анна")


def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    row = table_of("p1")

    store.add_table(row, [move(1), move(2)])

    assert store.table(row.id) == row
    assert store.events(row.id) == [move(1), move(2)]
    assert store.events(row.id, after=1) == [move(2)]
    assert store.seat_by_link(str(row.seats[1].link)) == (row.id, 1)
    assert store.table("nowhere") is None
    assert store.seat_by_link("nothing") is None


def test_a_number_is_taken_only_once(store: Store) -> None:
    row = table_of("p1")
    store.add_table(row)

    assert append(store, row.id, [move(1)], RUNNING)
    assert not append(store, row.id, [replace(move(1), data={"seat": 1, "move": "other"})], OVER)
    assert store.events(row.id) == [move(1)]
    kept = store.table(row.id)
    assert kept is not None
    assert kept.state == RUNNING


def test_two_writers_at_once_never_double_or_lose_an_event(store: Store) -> None:
    row = table_of("p1")
    store.add_table(row)
    accepted: list[int] = []

    def write() -> None:
        own = Store(store.address)
        accepted.extend(number for number in range(1, 41) if append(own, row.id, [move(number)], RUNNING))
        own.close()

    writers = [threading.Thread(target=write) for _ in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()

    assert sorted(accepted) == list(range(1, 41))
    assert [event.number for event in store.events(row.id)] == list(range(1, 41))


def test_a_seat_change_is_an_event_and_shows_at_once(store: Store) -> None:
    row = table_of("p1")
    store.add_table(row)
    taken = replace(row.seats[1], player="p2", name="Ben", link=None)

    append(store, row.id, [Event(1, "seat", {"seat": 1}, 5.0)], RUNNING, [taken])

    assert [table.id for table in store.tables_of("p2")] == [row.id]
    changed = store.table(row.id)
    assert changed is not None
    assert changed.seats[1] == taken


def test_my_tables_come_latest_first(store: Store) -> None:
    rows = [replace(table_of("p1"), touched=float(at)) for at in (1, 3, 2)]
    for row in rows:
        store.add_table(row)
    store.add_table(table_of("p2"))

    assert [row.touched for row in store.tables_of("p1")] == [3.0, 2.0, 1.0]
    assert set(store.running_tables(since=1.5)) >= {rows[1].id, rows[2].id}


def test_several_events_are_written_together_or_not_at_all(store: Store) -> None:
    row = table_of("p1")
    store.add_table(row)
    append(store, row.id, [move(1)], RUNNING)

    assert append(store, row.id, [move(2), move(3)], RUNNING)
    assert not append(store, row.id, [replace(move(4), kind="chat"), move(3)], OVER)
    assert [event.number for event in store.events(row.id)] == [1, 2, 3]


def test_what_happens_at_several_tables_is_written_together(store: Store) -> None:
    rows = [table_of("p1") for _ in range(3)]
    for row in rows:
        store.add_table(row)
    taken = replace(rows[1].seats[1], player="p2", name="Ben", link=None)

    written = store.append(
        [
            Append(rows[0].id, [move(1), move(2)], RUNNING),
            Append(rows[1].id, [move(1)], RUNNING, [taken]),
            Append(rows[2].id, [move(1)], OVER),
        ]
    )

    assert written == [True, True, True]
    assert [len(store.events(row.id)) for row in rows] == [2, 1, 1]
    found = [store.table(row.id) for row in rows]
    assert [row.state for row in found if row] == [RUNNING, RUNNING, OVER]
    assert [row.touched for row in found if row] == [1002.0, 1001.0, 1001.0]
    assert found[1] is not None
    assert found[1].seats[1] == taken


def test_a_number_that_is_taken_fails_nobody_else_of_its_group(store: Store) -> None:
    rows = [table_of("p1") for _ in range(3)]
    for row in rows:
        store.add_table(row)
    append(store, rows[1].id, [move(1)], RUNNING)

    written = store.append([Append(row.id, [move(1)], OVER) for row in rows])

    assert written == [True, False, True]
    assert [len(store.events(row.id)) for row in rows] == [1, 1, 1]
    assert [row.state for row in map(store.table, [row.id for row in rows]) if row] == [OVER, RUNNING, OVER]


def test_upgrading_twice_changes_nothing(store: Store) -> None:
    row = table_of("p1")
    store.add_table(row)

    store.upgrade()

    assert store.table(row.id) == row


def test_the_migrations_make_the_tables_that_the_code_expects(store: Store) -> None:
    found = sa.inspect(store.engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.c}
        assert all(columns[column.name]["nullable"] == column.nullable for column in table.c)
    assert found.get_pk_constraint(EVENTS.name)["constrained_columns"] == ["table", "number"]


def test_a_database_of_the_first_days_goes_on(store: Store) -> None:
    """A taken seat stays with its player, its link is void; a free seat keeps it. A program is a player."""
    then = older(store, "0002")
    seats = [
        {"seat": 0, "secret": "a" * 43, "player": "ann", "bot": None, "name": "Ann"},
        {"seat": 1, "secret": "b" * 43, "player": "-", "bot": None, "name": "API 2"},
        {"seat": 2, "secret": "c" * 43, "player": None, "bot": None, "name": ""},
        {"seat": 3, "secret": "d" * 43, "player": None, "bot": "greedy", "name": ""},
        {"seat": 4, "secret": "e" * 43, "player": "ben", "bot": "random", "name": "Ben"},
    ]
    table = {"id": "t1", "title": "kingsburg", "rules": 1, "options": {}, "overlay": {}, "seed": "7", "creator": "ann"}
    said = [{"table": "t1", "who": who, "text": text, "at": 5.0} for who, text in (("Ann", "привет"), ("Ben", "hello"))]
    with store.engine.begin() as db:
        db.execute(then.tables["tables"].insert().values(**table, state=RUNNING, created=1.0, touched=2.0))
        db.execute(then.tables["seats"].insert(), [{"table": "t1", **seat} for seat in seats])
        db.execute(then.tables["events"].insert(), [{"table": "t1", **vars(move(number))} for number in (1, 2)])
        db.execute(then.tables["chat"].insert(), said)

    store.upgrade()

    kept = store.table("t1")
    known = store.keys.known("b" * 43)
    assert kept is not None
    assert known is not None
    assert list(kept.seats) == [
        SeatRow(0, "ann", None, "Ann"),
        SeatRow(1, known.player.id, None, "API 2"),
        SeatRow(2, None, None, "", link="c" * 43),
        SeatRow(3, None, "squire", ""),
        SeatRow(4, "ben", "page", "Ben"),
    ]
    assert store.seat_by_link("a" * 43) is None
    assert store.seat_by_link("c" * 43) == ("t1", 2)
    assert [(event.number, event.kind) for event in store.events("t1")] == [
        (1, "move"),
        (2, "move"),
        (3, "chat"),
        (4, "chat"),
    ]
    assert store.events("t1")[2].data == {"player": None, "name": "Ann", "text": "привет"}
    assert append(store, "t1", [move(5)], RUNNING)


@pytest.mark.parametrize("tail", ["@127.0.0.1:1/none", "@127.0.0.1:port/none", "@@127.0.0.1"])
@pytest.mark.parametrize("head", ["postgresql+psycopg://me:", "no scheme:", "mongodb://me:"])
def test_a_database_that_cannot_be_used_is_named_in_one_line_without_its_password(head: str, tail: str) -> None:
    with pytest.raises(BadStore) as refusal:
        Store(f"{head}secret{tail}").upgrade()

    assert "127.0.0.1" in str(refusal.value)
    assert "secret" not in str(refusal.value)
    assert "\n" not in str(refusal.value)
