"""A title's screen drawn for a terminal, as wide as that is. What does not fit beside goes below; nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from burgrave.cli.console import lines_of
from burgrave.cli.tables import longest_word, tables
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
            rows = [[Text(cell) for cell in row] for row in part.rows]
            for line in lines_of(tables([Text(cell) for cell in part.head], rows, console.width), console):
                console.print(line, soft_wrap=True)
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
    return hanging(said, console)


def hanging(text: Text, console: Console, indent: int = INDENT, more: int = HANGING) -> list[Text]:
    """The lines of a text, moved in, those after the first farther than it."""
    lines = wrapped(text, console.width - indent - more, console)
    return [Text(" " * (indent + (more if number else 0))) + line for number, line in enumerate(lines)]


def wrapped(text: Text, width: int, console: Console) -> list[Text]:
    """The lines of a text; a word longer than a line is broken."""
    lines = text.wrap(console, max(1, width), overflow="fold")
    for line in lines:
        line.rstrip()
    return list(lines)


# ---------------------------------------------------------------------- grids


def grid_lines(part: Grid, console: Console) -> Iterator[Text]:
    """The rows of cells as they lie on the table; what is too wide for that goes on below."""
    shifts = [*part.shifts, *[0] * (len(part.rows) - len(part.shifts))]
    room = console.width - INDENT - 1
    halves = max((2 * len(row) + shift for row, shift in zip(part.rows, shifts, strict=True)), default=0)
    if not halves:
        return
    cells = [named(cell) for row in part.rows for cell in row]
    widest, word = max(cell.cell_len for cell in cells) + 2, max(longest_word(cell) for cell in cells) + 1
    # A cell is two halves wide, so that a row can be moved in by one of them.
    half = min(room // halves, widest // 2)
    if not any(shifts) and 2 * half < word:
        yield from broken_rows(part, console, word)
    elif 2 * half < min(NARROWEST, widest - 1):
        yield from told_row_by_row(part, console)
    else:
        for row, shift in zip(part.rows, shifts, strict=True):
            yield from beside(row, INDENT + shift * half, 2 * half, console)


def beside(row: Sequence[Cell], indent: int, width: int, console: Console) -> Iterator[Text]:
    """Cells side by side, each of so many columns."""
    cells = [wrapped(named(cell), width - 1, console) for cell in row]
    for line in range(max((len(cell) for cell in cells), default=0)):
        said = Text(" " * indent)
        for cell, lines in zip(row, cells, strict=True):
            said.append("│" if cell.name or cell.text else " ", style="dim")
            text = lines[line] if line < len(lines) else Text()
            said.append_text(text)
            said.append(" " * (width - 1 - text.cell_len))
        said.rstrip()
        yield said


def broken_rows(part: Grid, console: Console, word: int) -> Iterator[Text]:
    """Rows that go on below, farther in, so that no word is broken."""
    room = console.width - INDENT - HANGING - 1
    count = max(1, room // word)
    for row in part.rows:
        for begin in range(0, len(row), count):
            indent = INDENT + (HANGING if begin else 0)
            yield from beside(row[begin : begin + count], indent, room // count, console)


def named(cell: Cell) -> Text:
    """The name, then what is there."""
    return Text.assemble((cell.name, "cyan"), " " if cell.name and cell.text else "", cell.text)


def told_row_by_row(part: Grid, console: Console) -> Iterator[Text]:
    """The cells of a row one after another."""
    for row in part.rows:
        said = Text(" · ").join(named(cell) for cell in row if cell.name or cell.text)
        yield from hanging(said, console)
