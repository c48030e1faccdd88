"""A server on this machine that takes what is sent to it, as services for notices do."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Listener:
    """What has arrived: paths, headers and bodies; and what is answered."""

    def __init__(self) -> None:
        self.all: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.port = 0

    def at(self, path: str) -> list[bytes]:
        return [body for where, _, body in self.all if where.startswith(path)]


@contextmanager
def listening() -> Iterator[Listener]:
    heard = Listener()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            heard.all.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(heard.status)
            self.send_header("content-length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, format: str, *args: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    heard.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield heard
    finally:
        server.shutdown()
        server.server_close()
