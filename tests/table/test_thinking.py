"""Bots that crash, die or sleep are replaced by a squire for that move, and the log says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from burgrave.bots import LADDER
from tests.table.conftest import until
from tests.table.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('thinking') / 'burgrave.sqlite'}"
    with serving(database, bot_seconds="0.5") as server:
        yield server


def test_bots_play_a_whole_game_by_themselves(server: Server) -> None:
    wanted = {"title": "kingsburg", "seats": ["squire", "page", "squire"]}
    table = httpx.post(f"{server.address}/api/tables", json=wanted).json()["table"]

    until(lambda: httpx.get(f"{server.address}/api/tables/{table}").json()["state"] == "over", 60)

    record = httpx.get(f"{server.address}/api/tables/{table}/record").json()
    assert record["title"] == "kingsburg"


def test_every_rung_can_take_a_seat(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'burgrave.sqlite'}", bot_seconds="20") as patient:
        wanted = {"title": "kingsburg", "seats": list(LADDER)}
        table = httpx.post(f"{patient.address}/api/tables", json=wanted).json()["table"]
        path = f"{patient.address}/api/tables/{table}"

        until(lambda: httpx.get(path).json()["seq"] >= 8, 60)

        assert not [line for line in httpx.get(f"{path}/log").json() if "in its place" in line]


@pytest.mark.parametrize(
    ("bot", "said"),
    [("crashing", "the bot crashing failed"), ("dying", "the bot dying failed"), ("sleeping", "took too long")],
)
def test_a_bot_that_goes_wrong_is_replaced_for_the_move(server: Server, bot: str, said: str) -> None:
    wanted = {"title": "kingsburg", "seats": [bot, bot]}
    table: dict[str, Any] = httpx.post(f"{server.address}/api/tables", json=wanted).json()
    path = f"{server.address}/api/tables/{table['table']}"

    until(lambda: httpx.get(path).json()["seq"] >= 3, 60)

    log = httpx.get(f"{path}/log").json()
    assert sum(said in line for line in log) >= 3
    assert sum("takes 1" in line for line in log) >= 2


def test_the_server_answers_while_a_bot_sleeps(server: Server) -> None:
    httpx.post(f"{server.address}/api/tables", json={"title": "kingsburg", "seats": ["sleeping", "sleeping"]})

    answers = [httpx.get(f"{server.address}/").elapsed.total_seconds() for _ in range(20)]

    # The sleeper holds its worker for half a second at a time; nobody else waits for it.
    assert sorted(answers)[10] < 0.25
