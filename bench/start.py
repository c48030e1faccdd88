"""How long is the first start? Fresh clones with empty homes, of this commit and of an earlier one, in turns.

    python3 bench/start.py [HASH] [--rounds N]

Each clone runs `make play` as a newcomer would. Measured are the seconds until the home page answers and until
everything is compiled, and what they were spent on. With a hash the program at that commit runs in turns with this
one, and the ratios are judged: the page within 30%, the compiled build within 100% of its time.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGE_WITHIN = 0.30
COMPILED_WITHIN = 1.00
LONGEST = 900.0


class Start(NamedTuple):
    """One first start, in seconds."""

    page: float
    compiled: float


@contextmanager
def clone(commit: str) -> Iterator[Path]:
    """A fresh clone, removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="burgrave-start-"))
    try:
        subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / "burgrave")], check=True)
        subprocess.run(["git", "checkout", "-q", "--detach", commit], cwd=folder / "burgrave", check=True)
        (folder / "home").mkdir()
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def answers(address: str) -> bool:
    """Is the home page there?"""
    try:
        return b"Kingsburg" in urllib.request.urlopen(address, timeout=5).read()
    except OSError:
        return False


def first_start(commit: str) -> Start:
    """Run `make play` in a fresh clone; print what happens when."""
    with clone(commit) as folder:
        # No browser is opened, and nothing of this user's is used.
        environment = {**os.environ, "HOME": str(folder / "home"), "BROWSER": "true"}
        begin = time.monotonic()
        process = subprocess.Popen(
            ["make", "play"],
            cwd=folder / "burgrave",
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        said: list[str] = []

        def listen() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line.strip())
                print(f"  {time.monotonic() - begin:6.1f} s  {line.strip()[:110]}", flush=True)

        Thread(target=listen, daemon=True).start()
        try:
            page = compiled = 0.0
            while not compiled:
                time.sleep(0.1)
                if process.poll() is not None or time.monotonic() - begin > LONGEST:
                    raise SystemExit(f"make play ended or took too long: {said[-5:]}")
                address = re.search(r"http://\S+", " ".join(said))
                if not page and address and answers(address.group()):
                    page = time.monotonic() - begin
                    print(f"  {page:6.1f} s  the home page answers", flush=True)
                if page and is_compiled(folder / "burgrave", said):
                    compiled = time.monotonic() - begin
            for phases in (folder / "burgrave" / "build").rglob("phases.txt"):
                print("".join(f"            {line}\n" for line in phases.read_text().splitlines()), end="")
            return Start(page, compiled)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def is_compiled(folder: Path, said: list[str]) -> bool:
    """Is the compiled build ready? The server says when its bots use it; at earlier commits there is no other."""
    if (folder / "tools" / "play.py").exists():
        return any(line.startswith(("Compiled:", "Скомпилировано:")) for line in said)
    return (folder / ".venv-native" / ".installed").exists()


def main() -> int:
    """Measure in turns, compare the best."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", nargs="?", help="a commit to compare with")
    parser.add_argument("--rounds", type=int, default=1)
    given = parser.parse_args()
    commits = [*([given.before] if given.before else []), "HEAD"]
    starts: dict[str, list[Start]] = {commit: [] for commit in commits}
    for _ in range(given.rounds):
        for commit in commits:
            print(f"first start at {commit}")
            starts[commit].append(first_start(commit))
    best = {c: Start(min(s.page for s in found), min(s.compiled for s in found)) for c, found in starts.items()}
    for commit, start in best.items():
        print(f"{commit:12} page {start.page:6.1f} s, compiled {start.compiled:6.1f} s")
    if not given.before:
        return 0
    old, new = best[given.before], best["HEAD"]
    page, compiled = new.page / old.page, new.compiled / old.compiled
    print(f"{'PASS' if page <= PAGE_WITHIN else 'FAIL'}  the page answers after {page:.0%} of the time before")
    print(f"{'PASS' if compiled <= COMPILED_WITHIN else 'FAIL'}  compiled after {compiled:.0%} of the time before")
    return 0 if page <= PAGE_WITHIN and compiled <= COMPILED_WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
