"""Two server processes on one PostgreSQL: what happens at one is seen at the other, once."""

from __future__ import annotations

import re

import httpx2 as httpx

from burgrave.table.store import Store
from tests.table.conftest import until
from tests.table.serving import serving
from tests.table.test_pages import Browser, answer, say, state


def test_a_move_at_one_server_shows_at_the_other(postgres_address: str) -> None:
    Store(postgres_address).upgrade()
    with serving(postgres_address) as one, serving(postgres_address) as two:
        ann, eve = Browser(one.address), Browser(two.address)
        table = ann.post("/play-now", title="kingsburg")
        with ann.socket(table) as anns, eve.socket(table) as eves:
            mine, theirs = state(anns), state(eves)
            while not mine["turn"]:
                mine = state(anns)
            say(anns, do="move", seq=mine["seq"], move=mine["moves"][0]["move"])
            while theirs["seq"] <= mine["seq"]:
                theirs = state(eves)
            say(anns, do="chat", text="hello over there")
            while not answer(eves, "chat")["lines"]:
                pass


def test_who_is_here_is_seen_at_the_other_server_and_so_is_who_goes(postgres_address: str) -> None:
    Store(postgres_address).upgrade()
    with serving(postgres_address) as one, serving(postgres_address) as two:
        ann, ben = Browser(one.address), Browser(two.address)
        table = ann.post("/tables", **{"title": "kingsburg", "seats": "2", "seat-0": "me", "seat-1": "open"})
        link = re.search(r"/j/[\w-]{43}", ann.get(table))
        assert link
        ben.http.post(link.group())
        with ann.socket(table) as anns:
            until(lambda: 'class="away"' in state(anns)["html"])
            with ben.socket(table) as bens:
                # One who comes later is told who was here before.
                until(lambda: 'class="here"' in state(bens)["html"])
                until(lambda: 'class="here"' in state(anns)["html"])
            until(lambda: 'class="away"' in state(anns)["html"])


def test_two_servers_never_accept_two_answers_to_one_question(postgres_address: str) -> None:
    Store(postgres_address).upgrade()
    with serving(postgres_address) as one, serving(postgres_address) as two:
        wanted = {"title": "kingsburg", "seats": [None, None]}
        game = httpx.post(f"{one.address}/api/tables", json=wanted).json()
        path = f"/api/tables/{game['table']}"
        accepted = 0
        for _ in range(20):
            current = httpx.get(f"{one.address}{path}").json()
            headers = {"authorization": f"Bearer {game['seats'][current['asked'][0]]['token']}"}
            moves = httpx.get(f"{one.address}{path}/moves", headers=headers).json()
            for server, move in ((one, moves[0]), (two, moves[-1])):
                played = {"move": move["move"], "seq": current["seq"]}
                accepted += httpx.post(f"{server.address}{path}/moves", headers=headers, json=played).status_code == 200
        store = Store(postgres_address)
        events = store.events(game["table"])
        store.close()

    assert accepted == len(events) == 20
    assert [event.number for event in events] == list(range(1, 21))
