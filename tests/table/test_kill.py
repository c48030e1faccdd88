"""Killed in the middle of a game and started again, a server has every move it acknowledged, once."""

from __future__ import annotations

import os
import random
import threading
from typing import Any

import httpx2 as httpx
import pytest

from burgrave.table.store import Store
from tests.table.serving import Server

ROUNDS = int(os.environ.get("BURGRAVE_KILLS", "5"))


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


def open_game(server: Server) -> dict[str, Any]:
    wanted = {"title": "kingsburg", "seats": [None, "squire", "page"]}
    answer = httpx.post(f"{server.address}/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    return game


def play_once(server: Server, game: dict[str, Any], acknowledged: list[tuple[int, str]]) -> bool:
    """One move of the program's seat, when it is asked; False when the game is over."""
    table, headers = game["table"], {"authorization": f"Bearer {game['seats'][0]['token']}"}
    state = httpx.get(f"{server.address}/api/tables/{table}", headers=headers).json()
    if state["state"] == "over":
        return False
    moves = httpx.get(f"{server.address}/api/tables/{table}/moves", headers=headers).json()
    if moves:
        chosen = moves[len(acknowledged) % len(moves)]["move"]
        answer = httpx.post(f"{server.address}/api/tables/{table}/moves", headers=headers, json={"move": chosen})
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
