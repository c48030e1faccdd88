"""How messages travel: compressed lightly, for a whole position is long and the server has other work, too.

Connections are counted, and none may take for ever.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from burgrave.table.metrics import REFUSED_CONNECTIONS
from burgrave.table.settings import Settings

try:
    from isal import isal_zlib
except ImportError:  # where there is no wheel of it, zlib does the same work in four times the time
    isal_zlib = None  # type: ignore[assignment]

# Measured on a position of 60 kB: isal takes 0.1 ms for 11.8 kB, zlib at level 3 0.4 ms for 11.1 kB, and the usual
# level 6 with a window of 12 bits 0.9 ms for 11.0 kB.
LEVEL = 1 if isal_zlib else 3

MAY_WAIT = 4
"""Messages of a socket that are read before the first of them is done."""


class Deflate(PerMessageDeflate):
    """Compression of one socket's messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not self.local_no_context_takeover:
            bits = -self.local_max_window_bits
            self.encoder: Any = (
                isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, bits, isal_zlib.DEF_MEM_LEVEL)
                if isal_zlib
                else zlib.compressobj(LEVEL, zlib.DEFLATED, bits)
            )


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Offers our compression where uvicorn offers the usual one."""

    def process_request_params(self, *args: Any, **kwargs: Any) -> Any:
        answer, usual = super().process_request_params(*args, **kwargs)
        own = Deflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )
        return answer, own


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn speaks it, with our compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DeflateFactory()]

    def connection_lost(self, exc: Exception | None) -> None:
        """What compresses takes a quarter of a megabyte: it is not left to wait for the next full collection."""
        super().connection_lost(exc)
        self.conn.extensions = []

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. A few may wait; uvicorn lets the peer wait after each, at the cost of two system calls."""
        paused, waiting = self.read_paused, self.queue.qsize()
        self.read_paused = paused or waiting < MAY_WAIT
        super().send_receive_event_to_app()
        self.read_paused = paused if waiting < MAY_WAIT else self.read_paused


TOO_MANY = b"too many connections; try again in a moment\n"
TOO_SLOW = b"the request took too long\n"


def last_words(status: int, text: bytes) -> bytes:
    """A whole answer, after which the connection is closed."""
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nconnection: close\r\nretry-after: 5\r\n"
    return f"{head}content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\n\r\n".encode() + text


class Patience:
    """The time that somebody has; it does not begin anew while it runs."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, over: Callable[[], None]) -> None:
        self.loop = loop
        self.seconds = seconds
        self.over = over
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(self.seconds, self.over)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class RequestProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, for so many connections, each with so much time to say what it wants.

    A request begins with its first byte, or with the connection if it never comes, and must be there whole in time; an
    answer must be read in time. Between two requests uvicorn closes a connection that is idle.
    """

    most = 2000
    seconds = 20.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.asking = Patience(self.loop, self.seconds, self.too_slow)
        self.reading = Patience(self.loop, self.seconds, self.too_slow)
        self.spoke = False

    @classmethod
    def of(cls, settings: Settings) -> type[RequestProtocol]:
        """The protocol with the limits of a host."""
        return type(cls.__name__, (cls,), {"most": settings.connections, "seconds": settings.request_seconds})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            REFUSED_CONNECTIONS.labels("too many").inc()
            transport.write(last_words(503, TOO_MANY))
            transport.close()
        else:
            self.asking.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self.asking.end()
        self.reading.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.spoke = True
        if self.conn.their_state is h11.IDLE:
            self.asking.begin()
        super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.asking.end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From here on it is the socket's: it is pinged, and closed when it does not answer.
        self.asking.end()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()

    def too_slow(self) -> None:
        """Close a connection; if nothing has been answered yet it is told why."""
        REFUSED_CONNECTIONS.labels("too slow").inc()
        if self.spoke and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(last_words(408, TOO_SLOW))
            self.transport.close()
        else:
            self.transport.abort()
