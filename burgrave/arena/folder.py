"""The folder of an arena: its set-up, a journal with a line for every game played, and what was made of them.

The journal is the truth. It only grows, by whole lines, and one process writes it; whatever ends that process, at most
the line being written is lost, and the same command goes on where it stopped. Table and report appear when all games
are in, whole or not at all.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from burgrave.arena.games import Outcome
from burgrave.arena.schedule import Setup, setup_of
from burgrave.kernel.errors import BurgraveError, listed

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # not on Windows
    flock = None  # type: ignore[assignment]

FORMAT: Final = "burgrave arena 1"
SETUP: Final = "arena.json"
JOURNAL: Final = "games.jsonl"
TABLE: Final = "games.parquet"
REPORT: Final = "report.html"
RECORDS: Final = "records"

SYNC: Final = 1.0
"""Seconds between two calls that push the journal down to the disk; a killed process loses nothing even in between."""


class BadArena(BurgraveError):
    """An arena that cannot be held, or a folder that it cannot be held in."""


def trouble(path: Path, wrong: OSError) -> BadArena:
    """What the system says about a file, in one line."""
    return BadArena("file", file=str(path), why=wrong.strerror or str(wrong))


class Folder:
    """An arena's folder while it is open; a second process is refused."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.setup = setup
        self.done: dict[int, Outcome] = {}
        """The games played, by number."""
        self._journal: IO[bytes] | None = None
        self._good = 0
        self._synced = time.monotonic()

    def __enter__(self) -> Folder:
        try:
            self._open()
        except OSError as wrong:
            raise trouble(self.path, wrong) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._journal is not None:
            self._journal.close()

    def _open(self) -> None:
        """Begin, or go on with what is there; a folder with anything else in it is left alone."""
        new = not self.path.exists() or not any(self.path.iterdir())
        if new:
            made = not self.path.exists()
            self.path.mkdir(parents=True, exist_ok=True)
            try:
                self._write_setup()
            except BadArena:
                if made:
                    self.path.rmdir()
                raise
        there = self.setup if new else self._known()
        self._journal = journal = (self.path / JOURNAL).open("ab")
        if flock is not None:
            try:
                flock(journal, LOCK_EX | LOCK_NB)
            except OSError:
                raise BadArena("arena_busy", folder=str(self.path)) from None
        if not new:
            longer = there.longer(self.setup)
            if longer.games > there.games:
                self._write_setup()
            self.setup = longer
            self._read()

    def _known(self) -> Setup:
        """The set-up of a folder that is ours and holds games of the same kind."""
        try:
            data = json.loads((self.path / SETUP).read_text(encoding="utf-8"))
            if data.pop("format") != FORMAT:
                raise ValueError
            there = setup_of(data)
        except (FileNotFoundError, NotADirectoryError, ValueError, TypeError, KeyError, AttributeError):
            raise BadArena("arena_foreign", folder=str(self.path)) from None
        different = there.differs(self.setup)
        if different:
            raise BadArena("arena_other", folder=str(self.path), names=listed(different))
        return there

    def _write_setup(self) -> None:
        text = json.dumps({"format": FORMAT, **self.setup.data()}, indent=2, ensure_ascii=False) + "\n"
        write_whole(self.path / SETUP, lambda file: file.write(text.encode()))

    def _read(self) -> None:
        """Take over the games of the journal; a line that was not finished is cut off and played again."""
        lines = (self.path / JOURNAL).read_bytes().splitlines(keepends=True)
        for number, line in enumerate(lines):
            try:
                if not line.endswith(b"\n"):
                    raise ValueError
                outcome = _outcome(self.setup, json.loads(line))
            except (ValueError, TypeError, KeyError):
                if number < len(lines) - 1:
                    raise BadArena("arena_journal", file=str(self.path / JOURNAL), line=number + 1) from None
                break
            self.done.setdefault(outcome.plan.number, outcome)
            self._good += len(line)
        assert self._journal is not None
        self._journal.truncate(self._good)

    def keep(self, outcome: Outcome) -> None:
        """Write a game down; if there is no room for it, nothing of it stays."""
        if outcome.plan.number in self.done:
            return
        journal = self._journal
        assert journal is not None
        if self.setup.records:
            folder = self.path / RECORDS
            record = folder / f"game-{outcome.plan.number + 1:06}.json"
            try:
                folder.mkdir(exist_ok=True)
            except OSError as wrong:
                raise trouble(folder, wrong) from None
            write_whole(record, lambda file: file.write(outcome.record.encode()))
        line = (json.dumps(_data(outcome), separators=(",", ":")) + "\n").encode()
        try:
            journal.write(line)
            journal.flush()
            if time.monotonic() - self._synced > SYNC:
                os.fsync(journal.fileno())
                self._synced = time.monotonic()
        except OSError as wrong:
            self._journal = None
            _abandon(journal, self._good)
            why = wrong.strerror or str(wrong)
            raise BadArena("arena_stopped", file=str(self.path / JOURNAL), why=why, games=len(self.done)) from None
        self._good += len(line)
        self.done[outcome.plan.number] = outcome

    def clear_results(self) -> None:
        """More games will be played: what was made of the ones before is no longer the whole."""
        for name in (TABLE, REPORT):
            (self.path / name).unlink(missing_ok=True)


def _abandon(journal: IO[bytes], good: int) -> None:
    """Cut off what could not be written, and let go without writing it after all."""
    os.ftruncate(journal.fileno(), good)
    # The rest of the line is still in the buffer and has no room: that was said already.
    with suppress(OSError):
        journal.close()
    os.truncate(journal.name, good)


def write_whole(path: Path, write: Callable[[IO[bytes]], Any]) -> None:
    """Write a file whole or not at all: under another name first."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as wrong:
        draft.unlink(missing_ok=True)
        raise trouble(path, wrong) from None
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _data(outcome: Outcome) -> dict[str, Any]:
    return {
        "game": outcome.plan.number,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "sheets": outcome.sheets,
        "places": outcome.places,
        "asked": outcome.asked,
        "order": outcome.order,
        "holdings": outcome.holdings,
        "seconds": round(outcome.seconds, 6),
        "thinking": [round(seconds, 6) for seconds in outcome.thinking],
        "longest": [round(seconds, 6) for seconds in outcome.longest],
        "faults": outcome.faults,
    }


def _outcome(setup: Setup, data: dict[str, Any]) -> Outcome:
    return Outcome(
        setup.plan(data["game"]),
        tuple(data["scores"]),
        tuple(data["winners"]),
        tuple(data["sheets"]),
        sum(data["asked"]),
        data["seconds"],
        "",
        tuple(data["places"]),
        tuple(data["asked"]),
        tuple(data["order"]),
        tuple(tuple(held) for held in data["holdings"]),
        tuple(data["thinking"]),
        tuple(data["longest"]),
        # Journals of before there were engines know of no faults.
        tuple(data.get("faults", [""] * len(data["asked"]))),
    )
