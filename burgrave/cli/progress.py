"""A progress bar on standard error, drawn only where somebody can see it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from burgrave.cli.console import console_for

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")

EVERY = 60.0
"""Seconds between two lines of a long run that writes to a file."""

WIDTH = 40


def progress(things: Iterable[T], count: int, label: str, before: int = 0, lines: bool = False) -> Iterator[T]:
    """Pass the things on, and show how far it is, how long it will take and when it will be over.

    So many were there `before`; with `lines` a run that nobody watches says so once a minute.
    """
    return (
        watched(things, count, label, before) if sys.stderr.isatty() else unwatched(things, count, label, before, lines)
    )


def watched(things: Iterable[T], count: int, label: str, before: int) -> Iterator[T]:
    """With a bar that is gone when all is done."""
    started = shown = time.monotonic()
    with bar() as drawn:
        task = drawn.add_task(label, total=count, completed=before, left="")
        for done, thing in enumerate(things, start=1):
            yield thing
            now = time.monotonic()
            if now - shown > 0.1:
                shown = now
                there = min(before + done, count)
                drawn.update(task, completed=there, left=left((now - started) / done * (count - there)))
                drawn.refresh()


def bar() -> Progress:
    """The label, the bar, how many of how many, how long to go. It is drawn by hand: games are played in processes."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(WIDTH),
        MofNCompleteColumn(),
        TextColumn("{task.fields[left]}", markup=False),
    )
    return Progress(*columns, console=console_for("stderr"), transient=True, auto_refresh=False)


def unwatched(things: Iterable[T], count: int, label: str, before: int, lines: bool) -> Iterator[T]:
    """Without a bar."""
    started = shown = time.monotonic()
    for done, thing in enumerate(things, start=1):
        yield thing
        now = time.monotonic()
        if lines and now - shown > EVERY:
            shown = now
            there = min(before + done, count)
            said = f"{there}/{count}  {left((now - started) / done * (count - there))}"
            print(f"{label} {said}", file=sys.stderr, flush=True)


def left(seconds: float) -> str:
    """A time to go, and the time of day when it will be over."""
    end = time.strftime("%H:%M", time.localtime(time.time() + seconds))
    if seconds < 100:
        return f"{seconds:.0f} s → {end}"
    minutes = round(seconds / 60)
    return f"{minutes} min → {end}" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min → {end}"
