"""A database of a server as it was before seats had one key: everybody goes on where they were."""

from __future__ import annotations

import json
from typing import Any

import httpx2 as httpx
from websockets.sync.client import connect

from burgrave.table.store import Store
from tests.table.following import Following
from tests.table.older import filled
from tests.table.programs import Program
from tests.table.serving import serving


def test_people_programs_and_free_seats_go_on(store: Store) -> None:
    old = filled(store, "0003")
    people, program, free, over = (old["tables_by_role"][role] for role in ("people", "program", "open", "over"))
    with serving(store.address) as server:
        moved = a_person_moves(server.address, people, [old["cookies"][name] for name in ("ann", "ben")])
        assert "hello Ben" in moved

        for token in old["tokens"]:
            held = Program(server.address, token)
            assert held.get(f"/tables/{program}")["state"] == "running"
            if held.get(f"/tables/{program}/moves"):
                held.move(f"/tables/{program}")

        taken, still_free = old["links"]
        visitor = httpx.Client(base_url=server.address, follow_redirects=False)
        assert visitor.get(f"/s/{taken}").status_code == 404
        assert visitor.post(f"/s/{taken}").status_code == 404
        for token in old["tokens"]:
            assert visitor.post(f"/s/{token}").status_code == 404
        assert visitor.post(f"/s/{still_free}").headers["location"] == f"/t/{free}"

        assert Program(server.address).get(f"/tables/{over}")["state"] == "over"
        assert visitor.get(f"/t/{over}/replay").status_code == 200


def a_person_moves(address: str, table: str, cookies: list[str]) -> str:
    """Whoever of them is asked moves; what the page was sent."""
    for cookie in cookies:
        headers = {"cookie": f"burgrave={cookie}", "accept-language": "en"}
        with connect(
            f"{address.replace('http', 'ws', 1)}/t/{table}/socket", additional_headers=headers, max_size=2**22
        ) as socket:
            page, told = Following(), ""

            def take(socket: Any = socket, page: Following = page) -> dict[str, Any]:
                message: dict[str, Any] = json.loads(socket.recv(timeout=20))
                return page.take(message) if message["kind"] == "state" else message

            state = take()
            if not state["turn"]:
                continue
            socket.send(json.dumps({"do": "move", "seq": state["seq"], "move": state["moves"][0]["move"]}))
            seq = state["seq"]
            while seq == state["seq"] or "hello" not in told:
                message = take()
                told += json.dumps(message)
                seq = message.get("seq", seq)
            return told
    raise AssertionError("nobody is asked")
