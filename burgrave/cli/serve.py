"""`burgrave serve`, and `burgrave` alone: the table in the browser."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from burgrave.cli.arguments import Database, Language, port_number
from burgrave.cli.systemd import unit
from burgrave.cli.wrong import BadArguments
from burgrave.flavour import is_compiled
from burgrave.kernel.words import Phrase, Words

if TYPE_CHECKING:
    from burgrave.table.settings import Settings

FILES_BESIDES = 200
"""Open files that a server needs beside its connections."""


def run(
    host: Annotated[str, typer.Option(metavar="metavar.address", help="help.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="metavar.number", parser=port_number, help="help.port")] = 8000,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--open", help="help.open")] = False,
    share_port: Annotated[bool, typer.Option("--share-port", help="help.share_port")] = False,
    systemd: Annotated[bool, typer.Option("--systemd", help="help.systemd")] = False,
    lang: Language = "",
) -> int:
    """Serve until stopped; with `open` on a free port and with the browser opened on it."""
    try:
        import uvicorn

        from burgrave.table.app import make_app
        from burgrave.table.logs import set_up_log
        from burgrave.table.revisions import check_whole
        from burgrave.table.settings import misspelt, settings_from
        from burgrave.table.store import Store
        from burgrave.table.wire import RequestProtocol, TableProtocol
    except ImportError as missing:
        raise BadArguments("no_table_packages", why=str(missing)) from None
    words = Words(lang)
    settings = settings_from(database=database)
    for name, meant in misspelt().items():
        print(f"burgrave: {words.say(Phrase('serve.misspelt', name=name, meant=meant))}", file=sys.stderr)
    if share_port and not settings.address.startswith("postgresql"):
        raise BadArguments("share_port")
    if systemd:
        print(unit(host, port, database, share_port))
        return 0
    # The port comes first: whoever is refused has touched no database.
    with listening_socket(host, port, share_port) as listener:
        # Said before anything is served: a database that cannot be used is one line, not a traceback of the server.
        store = Store(settings.address)
        check_whole(store.engine)
        store.upgrade()
        store.close()
        address = address_of(listener)
        print(words.say(Phrase("serve.ready", address=address)), flush=True)
        if settings.address.startswith("sqlite:///"):
            file = settings.address.removeprefix("sqlite:///")
            print(words.say(Phrase("serve.database", database=file)), flush=True)
        running = "compiled" if is_compiled() else "compiling" if settings.compiled_python else "plain"
        print(words.say(Phrase(f"serve.{running}")), flush=True)
        allow_files(settings)
        set_up_log(settings)
        config = uvicorn.Config(
            make_app(settings, lambda: print(words.say(Phrase("serve.now_compiled")), flush=True)),
            http=RequestProtocol.of(settings),
            ws=TableProtocol,
            ws_ping_interval=settings.request_seconds,
            ws_ping_timeout=settings.request_seconds,
            log_config=None,
            access_log=False,
            proxy_headers=False,
            timeout_graceful_shutdown=3,
        )
        if browser:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        collect_seldom()
        uvicorn.Server(config).run([listener])
    return 0


def collect_seldom() -> None:
    """Look for unreachable cycles seldom and only among what is young.

    Tables, drawings and words live long and are many: with 200 tables a full collection stops everybody for 0.2 to 0.3
    seconds, and Python does one every second or two.
    """
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


def listening_socket(host: str, port: int, shared: bool = False) -> socket.socket:
    """The socket to serve on; port 0 is any free one. A port that somebody serves on already is refused."""
    # Without its protocol asyncio would not know it for TCP, and every answer would wait for the last one's receipt.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if shared:
            # Several processes may serve one port together, on one PostgreSQL.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, AttributeError, UnicodeError) as wrong:
        listener.close()
        raise BadArguments(
            "address", host=host, port=port, why=getattr(wrong, "strerror", None) or str(wrong)
        ) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds the table."""
    bound, port = listener.getsockname()[:2]
    name = "localhost" if bound in ("127.0.0.1", "0.0.0.0", "::", "::1") else bound
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def allow_files(settings: Settings) -> None:
    """Let the process open as many files as it may have connections, as far as the system allows it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = settings.connections + FILES_BESIDES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
