"""Group commit: moves of many tables in one transaction, each answered after it is written."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest
import sqlalchemy as sa

from burgrave.table.events import NoSuchTable, Who
from burgrave.table.group_commit import GroupCommit
from burgrave.table.live import Live
from burgrave.table.rows import RUNNING, Append, Event, SeatRow, TableRow, new_id
from burgrave.table.schema import SEATS, TABLES
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from tests.table.running import run_to_end


class Disk:
    """Remembers what it was given together; the first commit takes until it is let go."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.go = threading.Event()
        self.broken: set[str] = set()

    def append_at_once(self, batch: Sequence[Append]) -> list[bool] | None:
        return None

    def checkpoint(self) -> None: ...

    def append(self, batch: Sequence[Append]) -> list[bool]:
        tables = [append.table for append in batch]
        if not self.groups:
            self.groups.append(tables)
            self.go.wait(10)
        else:
            self.groups.append(tables)
        if self.broken & set(tables):
            raise OSError("no space left")
        return ["taken" not in append.table for append in batch]


def append(table: str) -> Append:
    return Append(table, [Event(1, "move", {}, 1.0)], RUNNING)


def test_what_comes_while_a_commit_runs_goes_into_the_next() -> None:
    disk = Disk()

    async def write() -> list[bool]:
        commits = GroupCommit(disk)
        first = asyncio.create_task(commits.append(append("a")))
        while not disk.groups:
            await asyncio.sleep(0.001)
        others = [asyncio.create_task(commits.append(append(table))) for table in ("b", "taken", "c")]
        await asyncio.sleep(0)
        assert not first.done()
        disk.go.set()
        answers = await asyncio.gather(first, *others)
        commits.close()
        return answers

    assert run_to_end(write()) == [True, True, False, True]
    assert disk.groups == [["a"], ["b", "taken", "c"]]


def test_a_fault_is_told_to_all_of_the_group_and_the_next_group_is_written() -> None:
    disk = Disk()
    disk.go.set()
    disk.broken = {"b"}

    async def write() -> list[object]:
        commits = GroupCommit(disk)
        answers = await asyncio.gather(*(commits.append(append(table)) for table in "ab"), return_exceptions=True)
        later = await commits.append(append("c"))
        commits.close()
        return [*map(type, answers), later]

    assert run_to_end(write()) == [OSError, OSError, True]


def test_who_goes_away_while_a_move_is_written_leaves_the_table_in_order(store: Store) -> None:
    """The page was closed in that very moment: the move counts, and the bot answers it."""
    holding, go = threading.Event(), threading.Event()
    written = store.append

    def slowly(batch: Sequence[Append]) -> list[bool]:
        holding.set()
        go.wait(10)
        return written(batch)

    async def play() -> int:
        store.append = slowly  # type: ignore[method-assign]
        store._at_once = None
        live = Live(store, Settings(bot_pause=0.0))
        holders = [SeatRow(0, "ann", None, "Ann"), SeatRow(1, None, "page", "")]
        table = await live.open("kingsburg", holders, "ann", {}, {}, seed=1)
        seat = table.game.position.mover
        while seat != 0:
            go.set()
            await asyncio.sleep(0.01)
            seat = table.game.position.mover
        go.clear()
        holding.clear()
        number = table.number
        move = table.game.position.notation(table.game.position.legal(0)[0], 0)
        leaving = asyncio.create_task(live.do(table, "move", Who("ann", "Ann"), {"seat": 0, "move": move}))
        await asyncio.to_thread(holding.wait, 10)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        go.set()
        for _ in range(1000):
            if table.number > number + 1:
                break
            await asyncio.sleep(0.01)
        await live.stop()
        return table.number - number

    assert run_to_end(play()) > 1


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_file_that_another_program_locks_is_a_fault_and_then_all_is_well(store: Store) -> None:
    now = 1000.0
    row = TableRow(new_id(), "kingsburg", 1, {}, {}, 1, "ann", RUNNING, now, now, (SeatRow(0, "ann", None, "Ann"),))
    store.add_table(row)
    other = sa.create_engine(store.address)
    with other.connect() as lock:
        lock.exec_driver_sql("BEGIN IMMEDIATE")
        store._appends.connection().execute("PRAGMA busy_timeout=10")
        with pytest.raises(sa.exc.OperationalError, match="locked"):
            store.append([append(row.id)])
        assert store.append_at_once([append(row.id)]) is None
        lock.exec_driver_sql("ROLLBACK")
    assert store.append_at_once([append(row.id)]) == [True]
    assert store.append([append(row.id)]) == [False]
    store.checkpoint()
    other.dispose()


def test_a_table_that_was_deleted_is_no_table_any_more(store: Store) -> None:
    """Its bots do not think for ever either."""

    async def play() -> bool:
        live = Live(store, Settings(bot_pause=0.0))
        holders = [SeatRow(seat, "ann", None, "Ann") for seat in range(2)]
        table = await live.open("kingsburg", holders, "ann", {}, {})
        with store.engine.begin() as db:
            db.execute(SEATS.delete().where(SEATS.c.table == table.id))
            db.execute(TABLES.delete().where(TABLES.c.id == table.id))
        seat = table.game.position.mover
        move = table.game.position.notation(table.game.position.legal(seat)[0], seat)
        with pytest.raises(NoSuchTable):
            await live.do(table, "move", Who("ann", "Ann"), {"seat": seat, "move": move})
        await live.stop()
        return table.id in live.tables

    assert run_to_end(play()) is False
