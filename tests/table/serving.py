"""A real server in a process of its own, as people start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx2 as httpx


class Server:
    """`burgrave serve` on a free port; can be killed and started again on the same database."""

    def __init__(self, database: str, **settings: str) -> None:
        self.database = database
        self.settings = settings
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self, *arguments: str, stderr: IO[str] | None = None) -> None:
        others = [str(Path(__file__).parents[1] / "others"), os.environ.get("PYTHONPATH", "")]
        environment = {
            **os.environ,
            "BURGRAVE_BOT_PAUSE": "0",
            "BURGRAVE_MOVES_PER_SECOND": "100000",
            "BURGRAVE_TABLES_PER_HOUR": "100000",
            "BURGRAVE_SOCKETS": "10000",
            "PYTHONPATH": os.pathsep.join(filter(None, others)),
            **{f"BURGRAVE_{name.upper()}": value for name, value in self.settings.items()},
        }
        command = [sys.executable, "-P", "-m", "burgrave", "serve", *(arguments or ("--port", "0"))]
        command += ["--database", self.database, "--lang", "en"]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True, cwd="/"
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ /]+", line)
        assert found, f"the server said: {line!r}"
        self.address = found.group()
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/api/titles", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL: no time to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def serving(database: str, **settings: str) -> Iterator[Server]:
    server = Server(database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
