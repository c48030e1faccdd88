"""The score sheets of a game side by side: every player's, and that of a solo game's opponent."""

from __future__ import annotations

from burgrave.kernel.position import AUTOMA, Position
from burgrave.kernel.words import Words


class Sheets:
    """Points by source, a column for everybody who scores."""

    def __init__(self, position: Position, words: Words) -> None:
        sheets = [position.score_sheet(seat) for seat in range(position.seats)]
        self.names = [words.seat(seat) for seat in range(position.seats)]
        self.totals = position.scores[:]
        self.winners = [words.seat(seat) for seat in position.winners]
        if position.automa is not None:
            name = words.say(position.automa)
            sheets.append(position.score_sheet(AUTOMA))
            self.names.append(name)
            self.totals.append(sum(sheets[-1].values()))
            if position.over and not self.winners:
                self.winners = [name]
        self.lines: list[tuple[str, list[int]]] = []
        """The label of each source with everybody's points; one that only some know is 0 for the others.

        A source that brought nobody anything is left out: most of these belong to modules that are not in play.
        """
        for line in {line: None for sheet in sheets for line in sheet}:
            points = [sheet.get(line, 0) for sheet in sheets]
            if any(points):
                self.lines.append((words.template(f"line.{line}"), points))
