"""Engines at a table of one's own server: only those that the host allows, by the names that the host gives them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from burgrave.bots import BOTS
from burgrave.kernel.errors import BurgraveError
from burgrave.table.app import make_app
from burgrave.table.settings import Settings, settings_from
from tests.engines import faulty, ours, plain_python
from tests.table.conftest import until
from tests.table.serving import Server, serving

FAULTY = ("crash", "hang", "illegal", "garbage", "close")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('engines') / 'burgrave.sqlite'}"
    engines = [f"mine={plain_python()}", f"ours={ours('squire')}", *(f"{fault}={faulty(fault)}" for fault in FAULTY)]
    with serving(database, engines="\n".join(engines), workers="2") as server:
        yield server


def opened(server: Server, *seats: str) -> str:
    """The address of a new table."""
    wanted = {"title": "kingsburg", "seats": list(seats)}
    table: dict[str, Any] = httpx.post(f"{server.address}/api/tables", json=wanted).json()
    return f"{server.address}/api/tables/{table['table']}"


def test_allowed_engines_are_offered_by_name(server: Server) -> None:
    titles = httpx.get(f"{server.address}/api/titles").json()

    assert all({"squire", "mine", "ours"} <= set(title["bots"]) for title in titles)
    page = httpx.get(f"{server.address}/setup/kingsburg").text
    assert '<option value="mine"' in page


def test_engines_play_a_whole_game(server: Server) -> None:
    table = opened(server, "mine", "ours")

    until(lambda: httpx.get(table).json()["state"] == "over", 120)

    assert not [line for line in httpx.get(f"{table}/log").json() if "in its place" in line]


@pytest.mark.parametrize("fault", FAULTY)
def test_a_squire_moves_for_an_engine_that_goes_wrong(server: Server, fault: str) -> None:
    table = opened(server, fault, "page")
    said = "took too long" if fault == "hang" else f"the bot {fault} failed"

    until(lambda: any(said in line for line in httpx.get(f"{table}/log").json()), 60)
    moves = httpx.get(table).json()["seq"]
    until(lambda: httpx.get(table).json()["seq"] > moves + 2, 60)


@pytest.mark.parametrize("bot", ["exec:touch hacked", "hacked", "mine; touch hacked"])
def test_nobody_can_name_a_command_at_a_table(server: Server, bot: str) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={"title": "kingsburg", "seats": [bot, "page"]})

    assert answer.status_code == 400
    assert "unknown bot" in answer.text


def test_without_the_setting_there_are_none(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    assert Settings().engines == ""
    with TestClient(make_app(Settings(database=database))) as client:
        assert "mine" not in client.get("/api/titles").json()[0]["bots"]
    with TestClient(make_app(Settings(database=database, engines=f"mine={plain_python()}"))) as client:
        assert "mine" in client.get("/api/titles").json()[0]["bots"]
    assert "mine" not in BOTS


@pytest.mark.parametrize("engines", ["squire=cat", "mine=no-such-program-anywhere", "mine", "Mine=cat", "a=cat; b='"])
def test_a_setting_that_names_no_engine_is_refused_before_anything_is_served(engines: str) -> None:
    with pytest.raises(BurgraveError):
        settings_from({"BURGRAVE_ENGINES": engines})
