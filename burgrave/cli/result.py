"""The end of a game on the terminal: points by source, and who has won."""

from __future__ import annotations

from burgrave.cli.console import is_watched, print_table
from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.sheets import Sheets


def print_result(position: Position, words: Words) -> None:
    """The score sheets side by side."""
    sheets = Sheets(position, words)
    rows = [[words.template("play.source"), *sheets.names]]
    rows += [[label, *map(str, points)] for label, points in sheets.lines]
    rows.append([words.template("play.total"), *map(str, sheets.totals)])
    if is_watched():
        print_table(rows, totals=True)
    else:
        print_plainly(rows)
    print()
    if sheets.winners:
        print(words.say(Phrase("play.won", winners=", ".join(sheets.winners))))
    else:
        print(words.template("play.lost"))


def print_plainly(rows: list[list[str]]) -> None:
    """The same where nobody looks at it yet."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for number, row in enumerate(rows):
        if number in (1, len(rows) - 1):
            print("-" * (sum(widths) + 2 * len(widths)))
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        print("  ".join(cells))
