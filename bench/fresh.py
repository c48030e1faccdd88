"""A fresh clone with an empty home, in which `make play` runs as a newcomer would see it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 900.0


class Fresh:
    """A clone, and the `make play` that runs in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "burgrave"
        self.home = folder / "home"
        self.said: list[str] = []
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self._begin = 0.0

    @property
    def seconds(self) -> float:
        """Since `make play` was called."""
        return time.monotonic() - self._begin

    def play(self, loud: bool = True) -> None:
        """Call `make play`; no browser is opened, and nothing of this user's is used."""
        self.said, self.address = [], ""
        self._begin = time.monotonic()
        self._process = subprocess.Popen(
            ["make", "play"],
            cwd=self.folder,
            env={**os.environ, "HOME": str(self.home), "BROWSER": "true"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        Thread(target=self._listen, args=(self._process, loud), daemon=True).start()

    def _listen(self, process: subprocess.Popen[str], loud: bool) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.said.append(line.strip())
            if loud:
                print(f"  {self.seconds:6.1f} s  {line.strip()[:110]}", flush=True)

    def wait_for_page(self) -> float:
        """Wait until the home page answers; the seconds that it took."""
        while True:
            found = re.search(r"http://\S+(?=/)", " ".join(self.said))
            if found and self._answers(found.group()):
                self.address = found.group()
                return self.seconds
            self.pause()

    def pause(self) -> None:
        """Wait a moment; fails if nothing more can come."""
        time.sleep(0.1)
        assert self._process is not None
        if self._process.poll() is not None or self.seconds > LONGEST:
            raise SystemExit(f"make play ended or took too long: {self.said[-5:]}")

    def _answers(self, address: str) -> bool:
        try:
            return b"Kingsburg" in urllib.request.urlopen(address, timeout=5).read()
        except OSError:
            return False

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """What the server's API answers."""
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        return json.load(urllib.request.urlopen(request, timeout=30))

    def kill(self, number: signal.Signals) -> None:
        """Send a signal to everything that runs in the clone, whatever its session."""
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                if Path(os.readlink(entry / "cwd")).is_relative_to(self.folder):
                    os.kill(int(entry.name), number)
            except OSError:
                continue

    def stop(self) -> None:
        """Stop as the terminal's Ctrl-C does, and then whatever is left."""
        if self._process is None:
            return
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGINT)
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                print("  Ctrl-C did not stop it", flush=True)
        self.kill(signal.SIGKILL)
        self._process.wait()


@contextmanager
def fresh_clone(commit: str = "HEAD") -> Iterator[Fresh]:
    """A clone of a commit, stopped and removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="burgrave-fresh-"))
    fresh = Fresh(folder)
    try:
        subprocess.run(["git", "clone", "-q", str(ROOT), str(fresh.folder)], check=True)
        subprocess.run(["git", "checkout", "-q", "--detach", commit], cwd=fresh.folder, check=True)
        fresh.home.mkdir()
        yield fresh
    finally:
        fresh.stop()
        shutil.rmtree(folder, ignore_errors=True)
