"""Tables as wide as the terminal: no word is broken as long as there is room, and no cell is cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.cells import cell_len
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

GAP = 2
"""The columns between two cells, and in front of the first."""


def tables(head: Sequence[Text], rows: Sequence[Sequence[Text]], width: int) -> Iterator[Padding]:
    """All columns side by side, or in several tables below one another that begin with the first column."""
    count = max([len(head), *(len(row) for row in rows)], default=0)
    lines = [[*line, *[Text()] * (count - len(line))] for line in (head, *rows)]
    needed = [max(longest_word(line[column]) for line in lines) for column in range(count)]
    wanted = [max(longest_line(line[column]) for line in lines) for column in range(count)]
    for chosen in chunks(needed, width):
        given = shared([needed[at] for at in chosen], [wanted[at] for at in chosen], width - GAP * len(chosen))
        yield table([[line[column] for column in chosen] for line in lines], given)


def table(lines: Sequence[Sequence[Text]], widths: Sequence[int]) -> Padding:
    """A head, if it says anything, and rows."""
    headed = any(cell.plain for cell in lines[0])
    made = Table(
        box=box.SIMPLE_HEAD,
        show_header=headed,
        show_edge=False,
        # One of the columns between two cells is the box's own.
        padding=(0, 0, 0, GAP - 1),
    )
    for cell, width in zip(lines[0], widths, strict=True):
        made.add_column(cell, width=width, overflow="fold")
    for line in lines[1:]:
        made.add_row(*line)
    return Padding(made, (0, 0, 0, 1))


def chunks(needed: Sequence[int], width: int) -> list[list[int]]:
    """Which columns fit side by side if no word is broken; the first stands in every table."""
    parts: list[list[int]] = []
    for column in range(len(needed)):
        used = sum(needed[at] + GAP for at in parts[-1]) if parts else 0
        if not parts or (len(parts[-1]) > 1 and used + needed[column] + GAP > width):
            parts.append([0] if parts else [])
        parts[-1].append(column)
    return parts


def shared(needed: Sequence[int], wanted: Sequence[int], room: int) -> list[int]:
    """How wide every column is: what its words need, and of what is left as much as it wants, the narrowest first."""
    widths = [min(least, room) for least in needed]
    while sum(widths) > room:
        widths[widths.index(max(widths))] -= 1
    for _ in range(room - sum(widths)):
        open_ones = [at for at, width in enumerate(widths) if width < wanted[at]]
        if not open_ones:
            break
        widths[min(open_ones, key=lambda at: widths[at])] += 1
    return widths


def longest_word(cell: Text) -> int:
    """The columns that a cell needs at least."""
    return max((cell_len(word) for word in cell.plain.split()), default=0)


def longest_line(cell: Text) -> int:
    """The columns that a cell would fill."""
    return max((cell_len(line) for line in cell.plain.splitlines()), default=0)
