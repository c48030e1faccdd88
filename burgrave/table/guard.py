"""Limits against abuse, and the headers that keep a page to itself."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException

from burgrave.kernel.errors import BurgraveError

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


COOKIES = "burgrave.cookies"
"""Where a request keeps the cookies that its answer brings, whichever answer it is."""


class TooMuch(BurgraveError):
    """More than one client may ask for."""


class Guard:
    """Around the whole application: headers on every answer, a limit on every body, no requests from other sites."""

    def __init__(self, app: App, body_bytes: int) -> None:
        self.app = app
        self.body_bytes = body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and not same_site(headers):
            await refuse(scope, receive, send, 403, "requests from other sites are not allowed")
            return
        length = headers.get("content-length", "0")
        too_large = f"a body may have {self.body_bytes} bytes"
        if not length.isdecimal() or int(length) > self.body_bytes:
            await refuse(scope, receive, send, 413, too_large)
            return
        read = 0

        async def limited() -> MutableMapping[str, Any]:
            nonlocal read
            message = await receive()
            read += len(message.get("body") or b"")
            if read > self.body_bytes:
                raise HTTPException(413, too_large)
            return message

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((b"set-cookie", value) for value in scope.get(COOKIES, ())),
                    *(
                        (name.encode(), value.encode())
                        for name, value in HEADERS.items()
                        if name.encode() not in present
                    ),
                ]
            await send(message)

        if scope["type"] == "websocket":
            # Its messages have limits of their own, and are many.
            await self.app(scope, receive, send)
        else:
            await self.app(scope, limited, with_headers)


def same_site(headers: dict[str, str]) -> bool:
    """A browser says where a request comes from; programs that say nothing bring no cookies of others."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, line: str) -> None:
    """One line: JSON for programs."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    for_program = scope["path"].startswith("/api/")
    kind = b"application/json" if for_program else b"text/plain; charset=utf-8"
    text = json.dumps({"error": line}).encode() if for_program else f"{line}\n".encode()
    head = [(b"content-type", kind), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": text})


CLIENTS = 10_000
"""So many clients are remembered before the first are forgotten."""


class Bucket:
    """So many per time for each client, with bursts of twice as many."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = count / seconds
        self.most = 2.0 * count
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}
        self.room = CLIENTS

    def take(self, client: str) -> None:
        """Count one; too many are refused."""
        now = self.clock()
        left, since = self.left.get(client, (self.most, now))
        left = min(self.most, left + (now - since) * self.rate)
        if left < 1:
            self.left[client] = (left, now)
            raise TooMuch("too_much", seconds=max(1, round((1 - left) / self.rate)))
        self.left[client] = (left - 1, now)
        if len(self.left) > self.room:
            self._make_room(now)

    def _make_room(self, now: float) -> None:
        """Forget who may ask for everything again; if few may, do not look again before there are twice as many."""
        full = self.most / self.rate
        self.left = {client: entry for client, entry in self.left.items() if now - entry[1] < full}
        self.room = max(CLIENTS, 2 * len(self.left))


class Doors:
    """How many sockets each client holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: defaultdict[str, int] = defaultdict(int)

    def enter(self, client: str) -> None:
        if self.open[client] >= self.most:
            raise TooMuch("too_many_sockets", most=self.most)
        self.open[client] += 1

    @contextmanager
    def entered(self, client: str) -> Iterator[None]:
        """For the length of a block."""
        self.enter(client)
        try:
            yield
        finally:
            self.leave(client)

    def leave(self, client: str) -> None:
        self.open[client] -= 1
        if self.open[client] <= 0:
            del self.open[client]
