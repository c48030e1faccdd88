"""Where things are printed: Rich's console for a terminal, plain lines for a file or a pipe."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

WIDTH = 100
"""The columns of what is no terminal."""

HEIGHT = 24


def console_for(stream: Literal["stdout", "stderr"]) -> Console:
    """The console of a stream. Nothing in a text is taken for a style, and no colour goes into a file."""
    from rich.console import Console

    file = getattr(sys, stream)
    width = shutil.get_terminal_size((WIDTH, HEIGHT)).columns if file.isatty() else WIDTH
    return Console(file=file, width=width, markup=False, highlight=False, emoji=False)


def lines_of(parts: Iterable[RenderableType], console: Console) -> list[Text]:
    """What Rich would print, line by line, without the spaces that it fills lines with."""
    from rich.text import Text

    with console.capture() as captured:
        for part in parts:
            console.print(part)
    lines = [Text.from_ansi(line) for line in captured.get().splitlines()]
    for line in lines:
        line.rstrip()
    return lines


def is_watched() -> bool:
    """Does somebody look at standard output as it comes?"""
    return sys.stdout.isatty()


def print_columns(lines: Sequence[Sequence[str]]) -> None:
    """Lines of cells under their heads: the first cell to the left, the others to the right."""
    if is_watched():
        print_table(lines)
        return
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        print("  ".join(cells).rstrip())


def print_table(lines: Sequence[Sequence[str]], totals: bool = False) -> None:
    """The same drawn by Rich; with `totals` the last line stands apart."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, head in enumerate(lines[0]):
        table.add_column(head, justify="right" if number else "left", overflow="fold")
    for number, line in enumerate(lines[1:], start=1):
        table.add_row(*line, end_section=totals and number == len(lines) - 2)
    console_for("stdout").print(table)
