"""The end of a game on the terminal: points by source, and who has won."""

from __future__ import annotations

from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase, Words


def print_result(position: Position, words: Words) -> None:
    """The score sheets side by side."""
    seats = position.scored
    sheets = [position.score_sheet(seat) for seat in seats]
    lines = dict.fromkeys(line for sheet in sheets for line in sheet)
    rows = [[words.template("play.source"), *(words.seat(seat) for seat in seats)]]
    rows += [[words.template(f"line.{line}"), *(str(sheet.get(line, 0)) for sheet in sheets)] for line in lines]
    rows.append([words.template("play.total"), *(str(sum(sheet.values())) for sheet in sheets)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for number, row in enumerate(rows):
        if number in (1, len(rows) - 1):
            print("-" * (sum(widths) + 2 * len(widths)))
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        print("  ".join(cells))
    print()
    if position.winners:
        print(words.say(Phrase("play.won", winners=", ".join(words.seat(seat) for seat in position.winners))))
    else:
        print(words.template("play.lost"))
