"""Connections: no answer waits for another, a port is shared only on purpose, and nobody may take for ever."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import httpx2 as httpx
import pytest

from burgrave.cli.serve import listening_socket
from burgrave.table.store import Store
from tests.table.conftest import until
from tests.table.running import run_to_end
from tests.table.serving import Server, serving
from tests.table.test_pages import Browser, state

MOST, SECONDS = 12, 1.0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    database = f"sqlite:///{tmp_path_factory.mktemp('connections') / 'burgrave.sqlite'}"
    with serving(database, connections=str(MOST), request_seconds=str(SECONDS)) as server:
        yield server


@contextmanager
def connection(server: Server, said: bytes = b"") -> Iterator[socket.socket]:
    """A bare connection on which something was said."""
    where = urlsplit(server.address)
    with socket.create_connection(("127.0.0.1", where.port or 80), timeout=20) as line:
        line.sendall(said)
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    told = b""
    with suppress(ConnectionResetError):
        while part := line.recv(65_536):
            told += part
    return told


# ---------------------------------------------------------------------- the socket that is served on


def test_what_is_accepted_sends_at_once() -> None:
    async def accepted() -> bool:
        got: asyncio.Queue[bool] = asyncio.Queue()

        async def visited(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line: socket.socket = writer.get_extra_info("socket")
            got.put_nowait(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0)
            writer.close()

        with listening_socket("127.0.0.1", 0) as listener:
            server = await asyncio.start_server(visited, sock=listener)
            _, writer = await asyncio.open_connection(*listener.getsockname())
            writer.close()
            async with server:
                return await got.get()

    assert run_to_end(accepted())


def test_a_second_server_on_a_port_is_refused_and_sharers_are_not(postgres_address: str) -> None:
    Store(postgres_address).upgrade()
    one, two, three = (Server(postgres_address) for _ in range(3))
    one.start("--port", "0", "--share-port")
    port = str(urlsplit(one.address).port)
    try:
        two.start("--port", port, "--share-port")
        assert two.address == one.address
        with pytest.raises(AssertionError, match="the server said: ''"):
            three.start("--port", port)
        assert three.process is not None
        assert three.process.wait(20) == 2
        one.stop()
        two.wait()
    finally:
        for server in (one, two, three):
            server.stop()


# ---------------------------------------------------------------------- slow clients


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nhost: x\r\naccept-langu",
        b"POST /lang HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"
        b"content-length: 100\r\n\r\nlang=",
        b"POST /lang HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"
        b"transfer-encoding: chunked\r\n\r\n5\r\nlang=\r\n",
    ],
    ids=["nothing", "first line", "head", "body", "chunks"],
)
def test_half_a_request_is_closed_after_its_time(half: bytes, strict: Server) -> None:
    with connection(strict, half) as line:
        told = heard(line)

    assert told == b"" or told.startswith(b"HTTP/1.1 408 ")
    assert bool(told) == bool(half)


def test_a_request_that_comes_drop_by_drop_is_closed_after_its_time(strict: Server) -> None:
    with connection(strict, b"GET / HTTP/1.1\r\n") as line:
        line.settimeout(0.1)
        for number in range(200):
            with suppress(TimeoutError):
                if line.recv(100):
                    break
            try:
                line.sendall(b"x-%d: drop\r\n" % number)
            except OSError:
                break
        else:
            pytest.fail("drops were taken for ever")


def test_whoever_does_not_read_the_answer_is_closed_after_its_time(strict: Server) -> None:
    asked = b"GET /rules/kingsburg HTTP/1.1\r\nhost: x\r\n\r\n"
    before = refused(strict, "too slow")
    with connection(strict) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        threading.Thread(target=send_all, args=(line, asked * 400), daemon=True).start()
        until(lambda: refused(strict, "too slow") > before)


def send_all(line: socket.socket, text: bytes) -> None:
    with suppress(OSError):
        line.sendall(text)


def test_whole_requests_and_sockets_have_all_the_time_they_need(strict: Server) -> None:
    ann = Browser(strict.address)
    table = ann.post("/play-now", title="kingsburg")
    with ann.socket(table) as line:
        state(line)
        time.sleep(2 * SECONDS)
        assert ann.get(table)
        line.send_text('{"do": "chat", "text": "still here"}')
        while "still here" not in line.receive_text():
            pass


# ---------------------------------------------------------------------- many clients


def refused(server: Server, why: str) -> float:
    text = httpx.get(f"{server.address}/metrics").text
    lines = [
        line for line in text.splitlines() if line.startswith(f'burgrave_refused_connections_total{{why="{why}"}}')
    ]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


def test_one_connection_too_many_is_told_so_and_the_others_stay(strict: Server) -> None:
    ann = Browser(strict.address)
    table = ann.post("/play-now", title="kingsburg")
    with ann.socket(table) as line:
        ann.http.close()
        state(line)
        lines = [connection(strict, b"GET / HTTP/1.1\r\n") for _ in range(3 * MOST)]
        entered = [one.__enter__() for one in lines]
        told = [heard(one)[:12] for one in entered]
        for one in lines:
            one.__exit__(None, None, None)
        line.send_text('{"do": "chat", "text": "still here"}')
        while "still here" not in line.receive_text():
            pass

    assert told.count(b"HTTP/1.1 503") >= 2 * MOST
    assert set(told) == {b"HTTP/1.1 503", b"HTTP/1.1 408"}
    until(lambda: httpx.get(f"{strict.address}/healthz").status_code == 200)


def test_a_socket_that_answers_no_ping_is_closed(strict: Server) -> None:
    table = Browser(strict.address).post("/play-now", title="kingsburg")
    asked = [f"GET {table}/socket HTTP/1.1", "host: x", "connection: upgrade", "upgrade: websocket"]
    asked += ["sec-websocket-version: 13", "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    with connection(strict, "\r\n".join(asked).encode()) as line:
        told = heard(line)

    assert told.startswith(b"HTTP/1.1 101 ")
