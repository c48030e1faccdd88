"""Killed in the middle of a game and started again, a server has every move it acknowledged, once."""

from __future__ import annotations

import os
import random
import sqlite3
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from burgrave.table.store import Store
from tests.table.postgres import postgres
from tests.table.serving import Server

ROUNDS = int(os.environ.get("BURGRAVE_KILLS", "5"))
AWAY = max(1, ROUNDS // 20)
"""How often the database goes away."""


def test_a_killed_server_loses_no_acknowledged_move(address: str) -> None:
    server = Server(address)
    chance = random.Random(1)
    server.start()
    try:
        # The rounds are shared out between the two databases.
        for _ in range((ROUNDS + 1) // 2 if address.startswith("sqlite") else ROUNDS // 2):
            game = open_game(server)
            acknowledged: list[tuple[int, str]] = []
            threading.Timer(chance.uniform(0.05, 0.6), server.kill).start()
            play_until_it_breaks(server, game, acknowledged)
            server.start()
            check(address, game["table"], acknowledged)
            before = len(acknowledged)
            while len(acknowledged) < before + 3 and play_once(server, game, acknowledged):
                pass
            check(address, game["table"], acknowledged)
    finally:
        server.stop()


def test_games_go_on_after_the_database_was_away() -> None:
    """PostgreSQL is stopped in the middle of several games and started again: every bot goes on by itself."""
    with tempfile.TemporaryDirectory(prefix="burgrave-postgres-") as folder, postgres(Path(folder)) as database:
        server = Server(database.address)
        server.start()
        try:
            for number in range(AWAY):
                games = [open_game(server) for _ in range(4)]
                acknowledged: list[list[tuple[int, str]]] = [[] for _ in games]
                for game, own in zip(games, acknowledged, strict=True):
                    play_once(server, game, own)
                database.stop("immediate" if number % 2 else "fast")
                for game, own in zip(games, acknowledged, strict=True):
                    assert not is_acknowledged(server, game, own)
                time.sleep(1)
                database.start()
                for game, own in zip(games, acknowledged, strict=True):
                    goes_on(server, database.address, game, own)
        finally:
            server.stop()


def test_a_game_goes_on_after_its_file_was_locked(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'burgrave.sqlite'}"
    server = Server(address)
    server.start()
    try:
        for _ in range(AWAY):
            game = open_game(server)
            acknowledged: list[tuple[int, str]] = []
            play_once(server, game, acknowledged)
            locked = sqlite3.connect(tmp_path / "burgrave.sqlite", isolation_level=None)
            locked.execute("BEGIN IMMEDIATE")
            assert not is_acknowledged(server, game, acknowledged)
            locked.execute("ROLLBACK")
            locked.close()
            goes_on(server, address, game, acknowledged)
    finally:
        server.stop()


def is_acknowledged(server: Server, game: dict[str, Any], acknowledged: list[tuple[int, str]]) -> bool:
    """Is a move accepted while the database is away? It is at least answered, by people and pages alike."""
    before = len(acknowledged)
    for _ in range(2):
        play_once(server, game, acknowledged, patience=30)
    return len(acknowledged) > before


def goes_on(server: Server, address: str, game: dict[str, Any], acknowledged: list[tuple[int, str]]) -> None:
    """Nothing acknowledged is lost or doubled, and every bot moves again by itself."""
    before, end = len(acknowledged), time.monotonic() + 60
    while len(acknowledged) < before + 3:
        assert time.monotonic() < end, "a bot does not go on"
        if not play_once(server, game, acknowledged):
            break
        time.sleep(0.02)
    check(address, game["table"], acknowledged)


def open_game(server: Server) -> dict[str, Any]:
    wanted = {"title": "kingsburg", "seats": [None, "squire", "page"]}
    answer = httpx.post(f"{server.address}/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    return game


def play_once(server: Server, game: dict[str, Any], acknowledged: list[tuple[int, str]], patience: float = 5) -> bool:
    """One move of the program's seat, when it is asked; False when the game is over."""
    table = f"{server.address}/api/tables/{game['table']}"
    headers = {"authorization": f"Bearer {game['seats'][0]['token']}"}
    state, moves = (httpx.get(asked, headers=headers) for asked in (table, f"{table}/moves"))
    if 503 in (state.status_code, moves.status_code):
        # The database is away: that is said, and nothing can be played.
        return True
    if state.json()["state"] == "over":
        return False
    if legal := moves.json():
        chosen = legal[len(acknowledged) % len(legal)]["move"]
        answer = httpx.post(f"{table}/moves", headers=headers, json={"move": chosen}, timeout=patience)
        if answer.status_code == 200:
            acknowledged.append((0, chosen))
    return True


def play_until_it_breaks(server: Server, game: dict[str, Any], acknowledged: list[tuple[int, str]]) -> None:
    try:
        while play_once(server, game, acknowledged):
            pass
        pytest.fail("the game ended before the server was killed")
    except (httpx.HTTPError, ValueError):
        return


def check(address: str, table: str, acknowledged: list[tuple[int, str]]) -> None:
    """Every acknowledged move is in the store, in order, once; at most the one under way is there besides."""
    store = Store(address)
    events = store.events(table)
    store.close()
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    mine = [(event.data["seat"], event.data["move"]) for event in events if event.data.get("seat") == 0]
    assert mine[: len(acknowledged)] == acknowledged
    assert len(mine) <= len(acknowledged) + 1
    acknowledged[:] = mine
