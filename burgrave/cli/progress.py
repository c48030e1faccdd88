"""A progress bar on standard error, drawn only where somebody can see it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

WIDTH = 40


def progress(things: Iterable[T], count: int, label: str) -> Iterator[T]:
    """Pass the things on, and show how far it is and how long it will take."""
    if not sys.stderr.isatty():
        yield from things
        return
    started = shown = time.monotonic()
    for done, thing in enumerate(things, start=1):
        yield thing
        now = time.monotonic()
        if done == count or now - shown > 0.1:
            shown = now
            left = (now - started) / done * (count - done)
            bar = "█" * (WIDTH * done // count)
            print(f"\r{label} {bar:·<{WIDTH}} {done}/{count} {left:4.0f} s ", end="", file=sys.stderr, flush=True)
    print("\r" + " " * (len(label) + WIDTH + 30), end="\r", file=sys.stderr, flush=True)
