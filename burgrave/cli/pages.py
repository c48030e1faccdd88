"""Long texts: a terminal shows them page by page, a file gets them whole."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType

from burgrave.cli.console import HEIGHT, WIDTH, is_watched, lines_of
from burgrave.kernel.words import Words


def show_pages(parts: Iterable[RenderableType], console: Console, words: Words) -> None:
    """Print everything; if somebody looks and answers, what fits at once, and more when asked for it."""
    lines = lines_of(parts, console)
    fits = len(lines)
    if is_watched() and sys.stdin.isatty():
        fits = shutil.get_terminal_size((WIDTH, HEIGHT)).lines - 2
    for number, line in enumerate(lines):
        if number and number % max(1, fits) == 0 and input(words.template("play.next_page")).strip():
            return
        console.print(line, soft_wrap=True)
