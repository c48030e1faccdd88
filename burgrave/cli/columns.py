"""Tables on the terminal."""

from __future__ import annotations

from collections.abc import Sequence


def print_columns(lines: Sequence[Sequence[str]]) -> None:
    """Lines of cells in columns: the first to the left, the others to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        print("  ".join(cells).rstrip())
