"""A program that sits down by the link of a free seat and plays a legal move whenever it is asked.

python -m burgrave.table.example_program http://localhost:8000 /s/THE-LINK-OF-A-SEAT
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def join(address: str, link: str) -> dict[str, Any]:
    """Sit down: the answer holds the table, the seat, and the token that opens it from now on."""
    body = json.dumps({"link": link, "name": "Wanderer"}).encode()
    request = Request(f"{address}/api/join", body, {"content-type": "application/json"})
    with urlopen(request) as answer:
        joined: dict[str, Any] = json.load(answer)
        return joined


def play(address: str, link: str) -> list[int]:
    """Play to the end; gives the scores."""
    joined = join(address, link)
    socket = f"{address}/api/tables/{joined['table']}/socket".replace("http", "ws", 1)
    with connect(socket, additional_headers={"authorization": f"Bearer {joined['token']}"}) as table:
        for text in table:
            message = json.loads(text)
            if message["kind"] != "state":
                continue
            for event in message["events"]:
                print(*event["lines"], sep="\n")
            now = message["table"]
            if now["state"] != "running":
                return list(now["scores"])
            if now["seat"] in now["asked"]:
                move = random.choice(message["moves"])["move"]
                table.send(json.dumps({"do": "move", "seq": now["seq"], "move": move}))
    raise ConnectionError("the table is gone")


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
