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


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a running server."""
    data, port = folder / "data", free_port()
    data.mkdir()
    # The server refuses to be root, so root lends its work to nobody.
    user = "nobody" if os.getuid() == 0 else None
    if user:
        shutil.chown(data, user)
        for parent in [folder, *folder.parents]:
            if parent != Path("/") and not os.stat(parent).st_mode & 0o001:
                os.chmod(parent, os.stat(parent).st_mode | 0o011)

    def run(program: str, *arguments: str) -> None:
        command = [str(binaries() / program), "-D", str(data), *arguments]
        subprocess.run(command, check=True, user=user, capture_output=True, cwd="/", timeout=120)

    run("initdb", "-U", "burgrave", "-A", "trust", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data} -c fsync=off"
    run("pg_ctl", "-w", "-l", str(data / "server.log"), "-o", options, "start")
    try:
        yield f"postgresql+psycopg://burgrave@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-w", "-m", "immediate", "stop")
