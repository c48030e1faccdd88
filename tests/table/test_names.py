"""What players are called at a table: people by their names, bots by a number, in the reader's language."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator

import pytest

from burgrave.arena.games import GamePlan, play
from burgrave.table.events import Who
from burgrave.table.eyes import Eyes
from burgrave.table.names import full_names, table_words
from burgrave.table.rows import RUNNING, SeatRow, TableRow
from burgrave.table.show import TablePage
from burgrave.table.tables import Table
from tests.table.serving import serving
from tests.table.test_pages import Browser

ANN = Who("ann", "Ann")
SQUIRE, PAGE = (None, "squire", ""), (None, "page", "")


def table_of(*holders: tuple[str | None, str | None, str]) -> Table:
    seats = tuple(SeatRow(seat, *holder) for seat, holder in enumerate(holders))
    return Table(TableRow("t", "kingsburg", 1, {}, {}, 5, "ann", RUNNING, time.time(), time.time(), seats), [])


def do(table: Table, verb: str, who: Who, **said: object) -> None:
    for event in table.decide(verb, who, said):
        table.apply(event)


def names(table: Table, language: str = "en") -> list[str]:
    return list(table_words(table, language).names)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('names') / 'burgrave.sqlite'}") as server:
        yield server.address


def test_bots_are_numbered_in_the_order_of_their_seats() -> None:
    table = table_of(SQUIRE, ("ann", None, "Ann"), PAGE)

    assert names(table) == ["Bot 1", "Ann", "Bot 2"]
    assert names(table, "ru") == ["Бот 1", "Ann", "Бот 2"]
    assert full_names(table, "en") == ["Bot 1 · squire", "Ann", "Bot 2 · page"]
    assert full_names(table, "ru") == ["Бот 1 · оруженосец", "Ann", "Бот 2 · паж"]


def test_a_bot_keeps_its_number_when_seats_change_hands() -> None:
    table = table_of(("ann", None, "Ann"), SQUIRE, SQUIRE, (None, None, ""))
    do(table, "hand_over", ANN, seat=1, bot=None)
    do(table, "sit", Who("ben", "Ben"), seat=1, link=table.seats[1].link)
    do(table, "hand_over", ANN, seat=3, bot="page")

    assert names(table) == ["Ann", "Ben", "Bot 2", "Bot 3"]

    do(table, "resign", Who("ben", "Ben"))
    assert full_names(table, "en") == ["Ann", "Bot 1 · squire", "Bot 2 · squire", "Bot 3 · page"]
    assert Table(table.row, []).bot_numbers == {1: 1, 2: 2}


def test_the_log_keeps_the_name_of_that_day_and_names_kinds_of_bots_in_the_readers_language() -> None:
    table = table_of(("ann", None, "Ann"), ("ben", None, "Ben"), SQUIRE)
    do(table, "resign", Who("ben", "Ben"))
    while table.game.position.mover != 1:
        position = table.game.position
        verb, who = ("move", ANN) if position.mover == 0 else ("bot_move", Who())
        move = position.legal()[0]
        said = {"move": position.notation(move)} if position.mover == 0 else {"seat": position.mover, "move": move}
        do(table, verb, who, **said)
    do(table, "bot_move", Who(), seat=1, move=table.game.position.legal()[0])

    lines = TablePage(table, Eyes(None, "ru", None)).story()
    assert any("Ben сдаётся; дальше играет оруженосец" in line for line in lines)
    assert lines[-1].startswith("Бот 2")
    assert names(table, "ru")[2] == "Бот 1"


def test_somebody_for_whom_a_bot_stands_in_keeps_the_name() -> None:
    table = table_of(("ann", None, "Ann"), ("ben", None, "Ben"))
    do(table, "hand_over", Who("ben", "Ben"), seat=1, bot="duke")

    shown = TablePage(table, Eyes(None, "ru", None)).players()[1]
    assert (shown["name"], shown["kind"], shown["stands_in"]) == ("Ben", "герцог", True)
    assert full_names(table, "en") == ["Ann", "Ben"]


def test_the_seats_of_a_new_game_show_the_kind_and_the_prompt_does_not(address: str) -> None:
    ann = Browser(address, "ru")
    page = ann.get(ann.post("/play-now", title="viscounts"))

    assert re.search(r'<span class="player-name">Бот 2</span>\s*<small>· оруженосец</small>', page)
    assert "Бот · оруженосец" in ann.get("/setup/viscounts")


def test_the_bots_of_an_imported_game_are_named_in_the_readers_language(address: str) -> None:
    ann = Browser(address, "ru")
    record = play(GamePlan(0, "kingsburg", ("squire", "page"), 4, {}, {}, True)).record
    answer = ann.http.post("/import", files={"record": ("game.json", record)}, follow_redirects=False)
    replay = answer.headers["location"]
    table = replay.removesuffix("/replay")

    page = ann.get(replay)
    assert "Бот 1 · оруженосец" in page
    assert "Бот 2 · паж" in page
    assert "squire 1" not in page
    assert ann.http.get(f"{table}/at/10").json()["words"].startswith("Бот ")
    assert json.loads(ann.get(f"{table}/record"))["players"] == ["squire", "page"]
    # Whoever goes on from there plays every seat.
    assert "Бот" not in re.findall(r'player-name">([^<]*)<', ann.get(ann.post(f"{table}/branch", at="10")))[0]
