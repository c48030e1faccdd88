"""The people of the load test, in a process of their own: two at every table, each with a socket, moving at random.

Opens the tables by the JSON API, sits down by the seats' links and answers every question with a random legal move;
prints `begin` and `end` around what it counts, then the figures as one line of JSON. The process shares the machine
with the server, so it is kept cheap: drawings are taken in and not put together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
from collections.abc import Awaitable, Iterable
from time import perf_counter
from typing import Any, TypedDict, TypeVar

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

T = TypeVar("T")

AT_ONCE = 10
"""Tables that are opened at the same time."""

DRAIN = 10.0
"""Seconds in which answers to the last moves may still come."""

DONE = 0.1
"""When this part of the tables has finished, counting ends: from then on the load would be a smaller one."""


class Figures(TypedDict):
    """What one run of the load gave; times in seconds."""

    seconds: float
    moves: int
    latencies: list[float]
    messages: int
    bytes: int
    refused: int
    closed: int
    """Sockets that the server closed."""
    ended: int


class Tally:
    """What is counted, while it is counted."""

    def __init__(self) -> None:
        self.open = False
        self.moves = 0
        self.messages = 0
        self.refused = 0
        self.latencies: list[float] = []


STATE = b'{"kind":"state","seq":'
"""How a state begins."""


class Wire(ClientConnection):
    """A connection that counts the bytes it receives, as they are on the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Pace:
    """When the tables may move: in slots of their own that make up the wanted rate, or at once (rate 0)."""

    def __init__(self, rate: float, tables: int, rng: random.Random) -> None:
        self.every = tables / rate if rate else 0.0
        self.rng = rng
        self.begin = 0.0

    def first(self) -> float:
        return self.begin + self.rng.random() * self.every

    def after(self, slot: float) -> float:
        """The slot after this one; a table that is late does not wait."""
        return slot + self.every * (0.5 + self.rng.random())


class Table:
    """A table that is played at."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.slot = 0.0
        self.over = False

    @property
    def done(self) -> bool:
        return self.over or self.left <= 0


class Person:
    """Somebody at a table: reads every message, and moves when asked."""

    def __init__(self, table: Table, tally: Tally, pace: Pace, wire: Wire) -> None:
        self.table = table
        self.tally = tally
        self.pace = pace
        self.wire = wire
        self.started = asyncio.Event()
        self.stopped = False
        self.sent_at = 0.0
        self.sent_seq = -1
        self.counted = False
        self.waiting = False
        self.closed = False
        self.moves: list[dict[str, Any]] = []

    async def stay(self) -> None:
        """Play until the socket is closed."""
        try:
            while True:
                await self.read(await self.wire.recv(decode=False))
        except ConnectionClosed:
            self.waiting = False
            self.closed = not self.stopped

    async def read(self, message: bytes) -> None:
        now = perf_counter()
        if self.tally.open:
            self.tally.messages += 1
        if message.startswith(b'{"kind":"refusal"'):
            # Where both are asked at once, a move may cross the other's; it is sent again with the next state.
            self.tally.refused += json.loads(message)["seq"] == self.sent_seq
            self.waiting = False
        if not message.startswith(STATE):
            return
        seq = int(message[len(STATE) : message.index(b",", len(STATE))])
        state = json.loads(message)
        # Where all choose at once, somebody else's choice leaves one's own question as it is.
        same = state["turn"] and "moves" not in state
        if self.waiting and seq > self.sent_seq and not same:
            self.answered(now)
        self.table.over |= state["game"] != "playing"
        self.moves = state.get("moves", self.moves)
        if state["turn"] and seq > self.sent_seq and self.moves and not self.waiting:
            await self.move(seq, self.moves)

    def answered(self, now: float) -> None:
        """The move has come back as a new state."""
        self.waiting = False
        if self.tally.open:
            self.tally.moves += 1
        if self.counted:
            self.tally.latencies.append(now - self.sent_at)

    async def move(self, seq: int, moves: list[dict[str, Any]]) -> None:
        """Wait for the table's slot, then move at random."""
        await self.started.wait()
        self.table.slot = self.pace.after(self.table.slot) if self.table.slot else self.pace.first()
        if (pause := self.table.slot - perf_counter()) > 0:
            await asyncio.sleep(pause)
        if self.stopped or self.table.done:
            return
        move = self.pace.rng.choice(moves)["move"]
        text = json.dumps({"do": "move", "seq": seq, "move": move})
        self.table.left -= 1
        self.sent_seq, self.waiting, self.counted = seq, True, self.tally.open
        self.sent_at = perf_counter()
        await self.wire.send(text)


async def some_at_once(works: Iterable[Awaitable[T]]) -> list[T]:
    """Do all of it, but only a little at the same time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Awaitable[T]) -> T:
        async with gate:
            return await work

    return await asyncio.gather(*(one(work) for work in works))


async def sit_down(http: httpx.AsyncClient, link: str) -> str:
    """Take the seat of a link as a new visitor; the cookie by which the visitor is known from now on."""
    http.cookies.clear()
    answer = await http.post(link)
    # Everybody has a name of their own: equal ones would flatter whatever keeps drawings.
    await http.post("/me", data={"name": f"Guest {secrets.token_hex(4)}"})
    return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())


async def open_socket(address: str, table: str, cookie: str, language: str = "en") -> Wire:
    """The socket of a table's page, compressed as a browser asks for it."""
    wire = await connect(
        f"{address.replace('http', 'ws', 1)}/t/{table}/socket",
        additional_headers={"cookie": cookie, "accept-language": language},
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],
        create_connection=Wire,
        max_size=2**22,
        ping_interval=None,
        proxy=None,
        open_timeout=60,
    )
    assert isinstance(wire, Wire)
    return wire


async def open_table(address: str, title: str, moves: int, tally: Tally, pace: Pace) -> list[Person]:
    """A table with two people who have come by the links of its seats."""
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        answer = await http.post("/api/tables", json={"title": title, "seats": ["open", "open"]})
        answer.raise_for_status()
        opened = answer.json()
        cookies = [await sit_down(http, seat["link"]) for seat in opened["seats"]]
    table = Table(moves)
    return [Person(table, tally, pace, await open_socket(address, opened["table"], cookie)) for cookie in cookies]


# ---------------------------------------------------------------------- measuring


def enough_play(people: list[Person]) -> bool:
    """Are nearly all tables still being played at?"""
    return sum(person.table.done for person in people) < len(people) * DONE


async def run(given: argparse.Namespace) -> Figures:
    """Open all tables, warm up, measure, wait for the last answers."""
    tally = Tally()
    pace = Pace(given.rate, given.tables, random.Random(given.seed))
    works = (open_table(given.address, given.title, given.moves, tally, pace) for _ in range(given.tables))
    people = [person for pair in await some_at_once(works) for person in pair]
    tasks = [asyncio.create_task(person.stay()) for person in people]
    await asyncio.sleep(0.5)
    pace.begin = perf_counter()
    for person in people:
        person.started.set()
    await asyncio.sleep(given.warm)

    tally.open, begin = True, perf_counter()
    received = sum(person.wire.received for person in people)
    print("begin", flush=True)
    while (now := perf_counter()) < begin + given.seconds and enough_play(people):
        await asyncio.sleep(min(0.1, begin + given.seconds - now))
    tally.open, seconds = False, perf_counter() - begin
    print("end", flush=True)
    received = sum(person.wire.received for person in people) - received

    for person in people:
        person.stopped = True
    end = perf_counter() + DRAIN
    while perf_counter() < end and any(person.waiting for person in people):
        await asyncio.sleep(0.05)
    lost = sum(person.waiting and person.counted for person in people)
    for task in tasks:
        task.cancel()
    await some_at_once(person.wire.close() for person in people)
    return {
        "seconds": seconds,
        "moves": tally.moves,
        "latencies": sorted([*tally.latencies, *[DRAIN] * lost]),
        "messages": tally.messages,
        "bytes": received,
        "refused": tally.refused,
        "closed": sum(person.closed for person in people),
        "ended": sum(person.table.over for person in people) // 2,
    }


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", help="of the server, http://HOST:PORT")
    parser.add_argument("--title", default="kingsburg")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--rate", type=float, required=True, help="moves a second at all tables; 0: answer at once")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--warm", type=float, required=True, help="seconds of play that are not counted")
    parser.add_argument("--moves", type=int, required=True, help="the most moves of a table")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> int:
    """Play, and print what it took."""
    try:
        print(json.dumps(asyncio.run(run(arguments()))))
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
