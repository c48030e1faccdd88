"""Cleaning up by age: what nobody needs goes, in batches; what somebody looks at, sits at or builds upon stays."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from burgrave.kernel.title import title_named
from burgrave.table import cleaning
from burgrave.table.cleaning import Dropped, clean, clean_beside
from burgrave.table.keys import COOKIE
from burgrave.table.live import Live
from burgrave.table.messages import PaceName
from burgrave.table.rows import DAY, FROZEN, OVER, RUNNING, Chapter, SeatRow, TableRow, new_id
from burgrave.table.schema import CHAPTERS, EVENTS, PLAYERS, SEATS, TABLES
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from tests.cli.test_cli import run
from tests.table.running import run_to_end
from tests.table.test_store import move, table_of

NOW = time.time()


def add(store: Store, state: str, days: float, player: str = "p1", chapter: Chapter | None = None) -> TableRow:
    """A table that was last played at so many days ago."""
    touched = NOW - days * DAY
    row = replace(table_of(player), state=state, created=touched, touched=touched, chapter=chapter)
    store.add_table(row, [replace(move(1), at=touched)])
    return row


def add_player(store: Store, days: float) -> str:
    """A player who was last seen so many days ago."""
    player, _ = store.add_player("Ann", COOKIE)
    with store.engine.begin() as db:
        db.execute(PLAYERS.update().where(PLAYERS.c.id == player.id).values(seen=NOW - days * DAY))
    return player.id


def left(store: Store, table: sa.Table = TABLES) -> set[str]:
    column = table.c.id if "id" in table.c else table.c.table
    with store.engine.connect() as db:
        return set(db.execute(sa.select(column)).scalars())


def test_tables_go_by_their_state_and_age_with_all_that_belongs_to_them(store: Store) -> None:
    settings = Settings(drop_abandoned_days=90, drop_finished_days=200)
    stays = {add(store, RUNNING, 89).id, add(store, OVER, 199).id, add(store, FROZEN, 100).id}
    for state, days in ((RUNNING, 91), (RUNNING, 1000), (OVER, 201), (FROZEN, 300)):
        add(store, state, days)

    assert clean(store, settings, NOW) == Dropped(abandoned=2, finished=2)

    assert left(store) == left(store, SEATS) == left(store, EVENTS) == stays
    assert clean(store, settings, NOW) == Dropped()


def test_nothing_goes_that_a_host_wants_to_keep(store: Store) -> None:
    add(store, RUNNING, 10_000)
    add(store, OVER, 10_000)
    add_player(store, 10_000)

    assert clean(store, Settings(drop_abandoned_days=0, drop_players_days=0), NOW) == Dropped()
    assert clean(store, Settings(), NOW) == Dropped(abandoned=1, players=1)


def test_a_dry_run_only_counts(store: Store) -> None:
    add(store, RUNNING, 100)
    add_player(store, 1000)

    for _ in range(2):
        assert clean(store, Settings(), NOW, dry=True) == Dropped(abandoned=1, players=1)
    assert len(left(store)) == len(left(store, PLAYERS)) == 1


def test_many_go_in_batches(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "BATCH", 3)
    for _ in range(8):
        add(store, RUNNING, 100)
        add_player(store, 1000)

    assert clean(store, Settings(), NOW) == Dropped(abandoned=8, players=8)


def test_players_go_when_they_hold_nothing_and_were_not_seen(store: Store) -> None:
    seated, creator, campaigner, lately, gone = (add_player(store, days) for days in (400, 400, 400, 364, 366))
    add(store, OVER, 1, player=seated)
    store.add_table(replace(table_of(creator), seats=(SeatRow(0, None, "squire", ""),)))
    add(store, OVER, 1, player="other", chapter=Chapter(campaigner, "emara", "solo", 1, {}))

    assert clean(store, Settings(), NOW) == Dropped(players=1)
    assert gone not in left(store, PLAYERS)
    assert {seated, creator, campaigner, lately} <= left(store, PLAYERS)


def test_a_player_who_comes_is_seen(store: Store) -> None:
    player, key = store.add_player("Ann", COOKIE)
    with store.engine.begin() as db:
        db.execute(PLAYERS.update().values(seen=NOW - 400 * DAY))

    known = store.keys.known(key)
    assert known is not None
    assert known.player == player

    assert clean(store, Settings(), NOW) == Dropped()


def test_of_a_campaign_the_last_game_goes_first(store: Store) -> None:
    """Each game builds on the one before, and the next one's number follows from how many there are."""
    settings = Settings(drop_finished_days=100)
    games = [
        add(store, OVER, days, chapter=Chapter("p1", "emara", "solo", number, {}))
        for number, days in ((1, 300), (2, 200), (3, 10))
    ]
    assert clean(store, settings, NOW) == Dropped()

    assert clean(store, settings, NOW + 200 * DAY) == Dropped(finished=3)
    assert not left(store, CHAPTERS) & {game.id for game in games}


def test_of_several_processes_one_cleans_up(store: Store) -> None:
    add(store, RUNNING, 100)
    other = Store(store.address)
    with cleaning.alone(other) as first:
        assert first
        gone = clean(store, Settings(), NOW)
    other.close()

    assert gone == (Dropped() if store.is_shared else Dropped(abandoned=1))
    assert clean(store, Settings(), NOW) == (Dropped(abandoned=1) if store.is_shared else Dropped())


class Onlooker:
    """Somebody who looks at a table."""

    player_id = None
    pace: PaceName | None = None
    hurries = False
    key_id = None
    name = ""

    def changed(self) -> None: ...

    def noticed(self) -> None: ...

    def dismiss(self) -> None: ...


def test_a_table_that_somebody_looks_at_is_never_dropped(store: Store) -> None:
    rules = title_named("kingsburg").version
    looked_at, forgotten = (replace(table_of("p1"), rules=rules, touched=NOW - 500 * DAY) for _ in range(2))
    for row in (looked_at, forgotten):
        store.add_table(row)

    async def play() -> tuple[Dropped, set[str]]:
        live = Live(store, Settings())
        for row in (looked_at, forgotten):
            await live.table(row.id)
        live.enter(looked_at.id, Onlooker())
        # Whoever cleans up by hand knows of nobody; from the day before it is due a table is marked.
        gone = await clean_beside(live, NOW)
        by_hand = clean(store, Settings(), NOW + 80 * DAY)
        assert by_hand == Dropped()
        await live.stop()
        return gone, set(live.tables)

    assert run_to_end(play()) == (Dropped(abandoned=1), {looked_at.id})
    assert left(store) == {looked_at.id}


def test_clean_says_what_went(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("BURGRAVE_DROP_FINISHED_DAYS", "30")
    address = f"sqlite:///{tmp_path / new_id()}"
    store = Store(address)
    store.upgrade()
    add(store, RUNNING, 100)
    add(store, OVER, 40)
    add(store, OVER, 40)
    store.close()

    for given, language, said in (
        (["--dry-run"], "en", "Would be dropped: 1 abandoned table, 2 finished tables, 0 players\n"),
        ([], "ru", "Удалено: 1 брошенный стол, 2 оконченных стола, 0 игроков\n"),
        ([], "en", "Dropped: 0 abandoned tables, 0 finished tables, 0 players\n"),
    ):
        assert run(capsys, "clean", *given, "--database", address, "--lang", language) == (0, said, "")
