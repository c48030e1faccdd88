"""A real PostgreSQL in a folder and on a port of its own, for as long as the tests run."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path:
    """Where Debian keeps the server's programs; elsewhere they are on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path, "PostgreSQL is needed for these tests (on Debian: postgresql); make test installs it as root"
    return Path(on_path).parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A server that can be stopped and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.data, self.port = folder / "data", free_port()
        self.address = f"postgresql+psycopg://burgrave@127.0.0.1:{self.port}/postgres"
        self.data.mkdir()
        # The server refuses to be root, so root lends its work to nobody.
        self.user = "nobody" if os.getuid() == 0 else None
        if self.user:
            shutil.chown(self.data, self.user)
            for parent in [folder, *folder.parents]:
                if parent != Path("/") and not os.stat(parent).st_mode & 0o001:
                    os.chmod(parent, os.stat(parent).st_mode | 0o011)
        self.run("initdb", "-U", "burgrave", "-A", "trust", "--no-sync")

    def run(self, program: str, *arguments: str) -> None:
        command = [str(binaries() / program), "-D", str(self.data), *arguments]
        subprocess.run(command, check=True, user=self.user, capture_output=True, cwd="/", timeout=120)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.data} -c fsync=off"
        self.run("pg_ctl", "-w", "-l", str(self.data / "server.log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-m", mode, "stop")


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """A running server."""
    server = Postgres(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
