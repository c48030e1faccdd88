"""A title's screen drawn for a terminal, as wide as that is. What does not fit beside goes below; nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen

INDENT = 2
"""How far in stands what belongs to a heading."""

HANGING = 2
"""How much farther in a row goes on."""

NARROWEST = 7
"""A cell of a grid with fewer columns is not readable; then the grid is told row by row."""


def show(screen: Screen, console: Console) -> None:
    """Print all parts, an empty line before every heading but the first."""
    for number, part in enumerate(screen):
        if isinstance(part, Heading):
            if number:
                console.print()
            console.print(heading(part))
        elif isinstance(part, Row):
            for line in row_lines(part, console):
                console.print(line, soft_wrap=True)
        elif isinstance(part, Columns):
            for table in tables(part, console.width - INDENT):
                console.print(table, new_line_start=False)
        else:
            for line in grid_lines(part, console):
                console.print(line, soft_wrap=True)


# ---------------------------------------------------------------------- headings and rows


def heading(part: Heading) -> Text:
    """Whoever is asked has a mark."""
    return Text(f"> {part.text}" if part.asked else part.text, style="bold reverse" if part.asked else "bold")


def row_lines(part: Row, console: Console) -> list[Text]:
    """The label, then the text, over as many lines as it needs."""
    said = Text(part.text)
    if part.label:
        label = part.label if part.label[-1] in ":.?!" else f"{part.label}:"
        said = Text.assemble((label, "cyan"), " ", said)
    lines = wrapped(said, console.width - INDENT - HANGING, console)
    return [Text(" " * (INDENT + (HANGING if number else 0))) + line for number, line in enumerate(lines)]


def wrapped(text: Text, width: int, console: Console) -> list[Text]:
    """The lines of a text; a word longer than a line is broken."""
    lines = text.wrap(console, max(1, width), overflow="fold")
    for line in lines:
        line.rstrip()
    return list(lines)


# ---------------------------------------------------------------------- columns


def tables(part: Columns, width: int) -> Iterator[Table]:
    """The columns as one table, or as several below one another that all begin with the first column."""
    count = max([len(part.head), *(len(row) for row in part.rows)], default=0)
    rows = [[*row, *[""] * (count - len(row))] for row in part.rows]
    head = [*part.head, *[""] * (count - len(part.head))]
    for chosen in chunks([longest_word([head, *rows], column) for column in range(count)], width):
        table = Table(
            box=box.SIMPLE_HEAD, show_header=any(head), pad_edge=False, show_edge=False, padding=(0, 2, 0, INDENT)
        )
        for column in chosen:
            table.add_column(Text(head[column]), overflow="fold")
        for row in rows:
            table.add_row(*(Text(row[column]) for column in chosen))
        yield table


def chunks(needed: Sequence[int], width: int) -> list[list[int]]:
    """Which columns fit side by side if no word is broken; the first stands in every table."""
    gap = INDENT + 2
    parts: list[list[int]] = []
    for column in range(len(needed)):
        used = sum(needed[at] + gap for at in parts[-1]) if parts else 0
        if not parts or (len(parts[-1]) > 1 and used + needed[column] + gap > width):
            parts.append([0] if parts else [])
        parts[-1].append(column)
    return parts


def longest_word(rows: Sequence[Sequence[str]], column: int) -> int:
    """The columns that the longest word of a column takes."""
    return max((cell_len(word) for row in rows for word in row[column].split()), default=0)


# ---------------------------------------------------------------------- grids


def grid_lines(part: Grid, console: Console) -> Iterator[Text]:
    """The rows of cells as they lie on the table; if that would be too wide, row by row."""
    shifts = [*part.shifts, *[0] * (len(part.rows) - len(part.shifts))]
    room = console.width - INDENT - 1
    halves = max((2 * len(row) + shift for row, shift in zip(part.rows, shifts, strict=True)), default=0)
    if not halves:
        return
    # A cell is two halves wide, so that a row can be moved in by one of them.
    half = min(room // halves, (widest(part) + 2) // 2)
    if 2 * half < NARROWEST:
        yield from told_row_by_row(part, console)
        return
    for row, shift in zip(part.rows, shifts, strict=True):
        cells = [cell_lines(cell, 2 * half - 1, console) for cell in row]
        for line in range(max((len(cell) for cell in cells), default=0)):
            said = Text(" " * (INDENT + shift * half))
            for cell, lines in zip(row, cells, strict=True):
                said.append("│" if cell.name or cell.text else " ", style="dim")
                text = lines[line] if line < len(lines) else Text()
                said.append_text(text)
                said.append(" " * (2 * half - 1 - text.cell_len))
            said.rstrip()
            yield said


def cell_lines(cell: Cell, width: int, console: Console) -> list[Text]:
    """The name of a cell and what is there."""
    return wrapped(named(cell), width, console)


def named(cell: Cell) -> Text:
    """The name, then what is there."""
    return Text.assemble((cell.name, "cyan"), " " if cell.name and cell.text else "", cell.text)


def widest(part: Grid) -> int:
    """The columns of the longest cell if it stands in one line."""
    return max((named(cell).cell_len for row in part.rows for cell in row), default=0)


def told_row_by_row(part: Grid, console: Console) -> Iterator[Text]:
    """The cells of a row one after another."""
    for row in part.rows:
        said = Text(" · ").join(named(cell) for cell in row if cell.name or cell.text)
        for number, line in enumerate(wrapped(said, console.width - INDENT - HANGING, console)):
            yield Text(" " * (INDENT + (HANGING if number else 0))) + line
