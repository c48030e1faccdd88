"""A progress bar on standard error, drawn only where somebody can see it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

WIDTH = 40

EVERY = 60.0
"""Seconds between two lines of a long run that writes to a file."""


def progress(things: Iterable[T], count: int, label: str, before: int = 0, lines: bool = False) -> Iterator[T]:
    """Pass the things on, and show how far it is, how long it will take and when it will be over.

    So many were there `before`; with `lines` a run that nobody watches says so once a minute.
    """
    seen = sys.stderr.isatty()
    started = shown = time.monotonic()
    width = 0
    for done, thing in enumerate(things, start=1):
        yield thing
        now = time.monotonic()
        if not (seen and now - shown > 0.1) and not (lines and not seen and now - shown > EVERY):
            continue
        shown = now
        there = min(before + done, count)
        said = f"{there}/{count}  {left((now - started) / done * (count - there))} "
        if seen:
            bar = "█" * (WIDTH * there // count)
            text = f"{label} {bar:·<{WIDTH}} {said}"
            print(f"\r{text:<{width}}", end="", file=sys.stderr, flush=True)
            width = len(text)
        else:
            print(f"{label} {said}".rstrip(), file=sys.stderr, flush=True)
    if width:
        print("\r" + " " * width, end="\r", file=sys.stderr, flush=True)


def left(seconds: float) -> str:
    """A time to go, and the time of day when it will be over."""
    end = time.strftime("%H:%M", time.localtime(time.time() + seconds))
    if seconds < 100:
        return f"{seconds:.0f} s → {end}"
    minutes = round(seconds / 60)
    return f"{minutes} min → {end}" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min → {end}"
