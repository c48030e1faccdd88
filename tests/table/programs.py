"""A program at a real server: its requests and its socket."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2 as httpx
from websockets.sync.client import ClientConnection, connect


class Program:
    """A program, with a token of its own or as a spectator."""

    def __init__(self, address: str, token: str = "", language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=30, headers={"accept-language": language})
        self.be(token)

    @classmethod
    def known(cls, address: str, name: str) -> Program:
        """A program that has made itself known."""
        return cls(address, Program(address).post("/programs", name=name)["token"])

    def be(self, token: str) -> None:
        self.token = token
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body) if body else self.http.post(path)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the line of a refusal."""
        answer = self.http.post(path, json=body) if body else self.http.post(path)
        assert list(answer.json()) == ["error"], answer.text
        return answer.status_code, str(answer.json()["error"])

    def open(self, *seats: str | None, title: str = "kingsburg", **wanted: Any) -> str:
        """Open a table; gives the beginning of all its addresses."""
        return f"/tables/{self.post('/tables', title=title, seats=seats, **wanted)['table']}"

    def link(self, path: str) -> str:
        """The link of a table's free seat."""
        return str(next(seat["link"] for seat in self.get(f"{path}/seats") if seat["open"]))

    def move(self, path: str) -> Any:
        """Play the first legal move."""
        return self.post(f"{path}/moves", move=self.get(f"{path}/moves")[0]["move"])

    @contextmanager
    def socket(self, path: str) -> Iterator[ProgramSocket]:
        sent = self.http.headers
        headers = {name: sent[name] for name in ("authorization", "accept-language") if name in sent}
        address = f"{self.address.replace('http', 'ws', 1)}/api{path}/socket"
        with connect(address, additional_headers=headers, max_size=2**22) as connection:
            yield ProgramSocket(connection)


class ProgramSocket:
    """The socket of a program."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def next(self, kind: str = "state") -> Any:
        """The next message of a kind."""
        while True:
            message = json.loads(self.connection.recv(timeout=20))
            if message["kind"] == kind:
                return message

    def want(self, do: str, **wish: Any) -> None:
        self.connection.send(json.dumps({"do": do, **wish}))

    def until(self, holds: Callable[[Any], bool]) -> Any:
        """The next state of which something holds."""
        while not holds(message := self.next()):
            pass
        return message
