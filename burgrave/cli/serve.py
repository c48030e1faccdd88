"""`burgrave serve`, and `burgrave` alone: the table in the browser."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from burgrave.cli.arguments import Language, whole
from burgrave.cli.wrong import BadArguments
from burgrave.flavour import is_compiled
from burgrave.kernel.words import Phrase, Words


def run(
    host: Annotated[str, typer.Option(metavar="metavar.address", help="help.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="metavar.number", parser=whole, help="help.port")] = 8000,
    database: Annotated[str | None, typer.Option(metavar="metavar.address", help="help.database")] = None,
    browser: Annotated[bool, typer.Option("--open", help="help.open")] = False,
    lang: Language = "",
) -> int:
    """Serve until stopped; with `open` on a free port and with the browser opened on it."""
    try:
        import uvicorn

        from burgrave.table.app import make_app
        from burgrave.table.settings import settings_from
        from burgrave.table.store import Store
        from burgrave.table.wire import TableProtocol
    except ImportError as missing:
        raise BadArguments("no_table_packages", why=str(missing)) from None
    words = Words(lang)
    settings = settings_from(database=database)
    # Said before anything is served: a database that cannot be used is one line, not a traceback of the server.
    store = Store(settings.address)
    store.upgrade()
    store.close()
    listener = listening_socket(host, port)
    bound, free = listener.getsockname()[:2]
    address = f"http://{'localhost' if bound in ('127.0.0.1', '0.0.0.0') else bound}:{free}/"
    print(words.say(Phrase("serve.ready", address=address)), flush=True)
    if settings.address.startswith("sqlite:///"):
        print(words.say(Phrase("serve.database", database=settings.address.removeprefix("sqlite:///"))), flush=True)
    running = "compiled" if is_compiled() else "compiling" if settings.compiled_python else "plain"
    print(words.say(Phrase(f"serve.{running}")), flush=True)
    config = uvicorn.Config(
        make_app(settings, lambda: print(words.say(Phrase("serve.now_compiled")), flush=True)),
        ws=TableProtocol,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.Server(config).run([listener])
    return 0


def listening_socket(host: str, port: int) -> socket.socket:
    """The socket to serve on; port 0 is any free one."""
    # With the protocol named, asyncio sends small messages at once instead of waiting for the next.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "SO_REUSEPORT") and sys.platform == "linux" and port:
        # Several processes may serve one port together, on one PostgreSQL.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except OSError as wrong:
        listener.close()
        raise BadArguments("address", host=host, port=port, why=wrong.strerror or str(wrong)) from None
    listener.listen(2048)
    return listener
