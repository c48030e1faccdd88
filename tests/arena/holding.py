"""Arenas held as people hold them: by the command, in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pyarrow import parquet

from burgrave.arena.table import TIMES
from burgrave.bots import LADDER
from tests.conftest import flavour

WEAK, STRONG, SEARCHER = LADDER[:3]
"""The lowest rungs; the third is the first that searches."""

GAMES = 200
"""Enough for something to happen in the middle; with bots that search only where the rules are compiled."""
QUICK = (
    "kingsburg",
    "--bots",
    f"{WEAK},{SEARCHER if flavour() == 'compiled' else WEAK}",
    "--nodes",
    "10",
    "--games",
    str(GAMES),
)

WAIT = 60.0


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", "burgrave", "arena", *arguments]


def hold(*arguments: str, limit: Callable[[], None] | None = None) -> subprocess.CompletedProcess[str]:
    """Hold an arena to its end."""
    words = command(*arguments, "--lang", "en")
    return subprocess.run(words, capture_output=True, text=True, timeout=900, check=False, preexec_fn=limit)


def begin(*arguments: str) -> subprocess.Popen[str]:
    """Begin an arena that something will happen to; a terminal's Ctrl-C would reach it and its workers."""
    words = command(*arguments, "--lang", "en")
    # Tests that run in the background of a shell hear no Ctrl-C, and neither would what they start.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)


def rows(folder: Path) -> list[dict[str, Any]]:
    """The table of an arena without the times."""
    table = parquet.read_table(folder / "games.parquet")
    found: list[dict[str, Any]] = table.drop_columns(list(TIMES)).to_pylist()
    return found


def journal(folder: Path) -> list[dict[str, Any]]:
    """The games that are safe: whole lines of the journal."""
    try:
        lines = (folder / "games.jsonl").read_text().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def wait_for_games(folder: Path, count: int) -> None:
    """Wait until so many games are in."""
    until = time.monotonic() + WAIT
    while len(journal(folder)) < count:
        assert time.monotonic() < until, f"only {len(journal(folder))} games after {WAIT} s"
        time.sleep(0.01)


def below(pid: int) -> dict[int, str]:
    """All processes that a process has started, directly or not, with their command lines."""
    parents: dict[int, int] = {}
    told: dict[int, str] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                told[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
            except (FileNotFoundError, ProcessLookupError):
                continue
    found: set[int] = {pid}
    while True:
        more = {child for child, parent in parents.items() if parent in found} - found
        if not more:
            return {child: told[child] for child in found - {pid}}
        found |= more


def kill_worker(pid: int, sign: str) -> None:
    """Kill one of a process's workers, known by a sign in its command line; no warning, no way out."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        for child, told in below(pid).items():
            if sign in told:
                os.kill(child, signal.SIGKILL)
                return
        time.sleep(0.01)
    raise AssertionError(f"no worker with {sign!r} among {below(pid)}")
