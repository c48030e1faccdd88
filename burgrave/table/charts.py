"""Charts of points: by source at the end of a game, and over the moves of its replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from burgrave.kernel.record import split
from burgrave.reading.sheets import Sheets
from burgrave.table.tables import Table

COLOURS: Final = ("#f3b7ae", "#a9cdf2", "#d3dd86", "#d5bdec", "#f6d3a2", "#93d9d2", "#d8d4cb")
"""Light ones, all to be written on in the same ink; the players' colours are darker or stronger."""

PATTERNS: Final = ("", "M0 8 8 0", "M4 0v8M0 4h8")
"""What is drawn on a colour when all of them are taken: nothing at first, then stripes, then a grid."""

FILLS: Final = tuple((colour, pattern) for pattern in PATTERNS for colour in COLOURS)
"""The fills of the sources of points: no two of them look alike."""

BARS: Final = 336
"""The width of all bars together, of 400; the totals stand beside them."""


@dataclass(frozen=True)
class Bar:
    """The points of one source for one player, as a part of the player's bar."""

    label: str
    points: int
    fill: int
    x: float
    width: float


@dataclass(frozen=True)
class SourceChart:
    """Everybody's points by source: what was gained to the right of a line, what was lost to the left."""

    zero: float
    """Where the line is."""
    rows: list[list[Bar]]
    ends: list[float]
    """Where each row ends on the right."""


def source_chart(sheets: Sheets) -> SourceChart:
    """Bars on one scale, the sources in the order of the table below."""
    columns = list(zip(*(points for _, points in sheets.lines), strict=True)) or [()] * len(sheets.names)
    gained = max((sum(points for points in column if points > 0) for column in columns), default=0)
    lost = max((-sum(points for points in column if points < 0) for column in columns), default=0)
    unit = BARS / max(1, gained + lost)
    rows, ends = [], []
    for column in columns:
        right = left = lost * unit
        row: list[Bar] = []
        for fill, ((label, _), points) in enumerate(zip(sheets.lines, column, strict=True)):
            width = abs(points) * unit
            if points < 0:
                left -= width
                row.append(Bar(label, points, fill % len(FILLS), left, width))
            elif points > 0:
                row.append(Bar(label, points, fill % len(FILLS), right, width))
                right += width
        rows.append(row)
        ends.append(right)
    return SourceChart(lost * unit, rows, ends)


@dataclass(frozen=True)
class PointsChart:
    """The points of every player over the moves, in a box as wide as there are moves and 100 high."""

    moves: int
    zero: float
    """The height of no points."""
    lines: list[str]
    """By seat, the corners of a line."""


def points_chart(course: Sequence[Sequence[int]]) -> PointsChart:
    """The course of a game as lines: a corner wherever the points change."""
    most = max(max(points) for points in course)
    least = min(0, *(min(points) for points in course))
    unit = 100 / max(1, most - least)
    lines = []
    for seat in range(len(course[0])):
        corners: list[str] = []
        for move, points in enumerate(course):
            if move in (0, len(course) - 1) or points[seat] != course[move - 1][seat]:
                if corners:
                    corners.append(f"{move},{(most - course[move - 1][seat]) * unit:.1f}")
                corners.append(f"{move},{(most - points[seat]) * unit:.1f}")
        lines.append(" ".join(corners))
    return PointsChart(len(course) - 1, most * unit, lines)


def course(table: Table) -> list[list[int]]:
    """The points of every seat after each number of moves, counted once.

    A running game has none: some points that a position counts come to light only later.
    """
    if not table.game.position.over:
        return []
    moves = table.record.moves
    if len(table.course) != len(moves) + 1:
        position = table.record.replay(0)
        points = [position.scores[:]]
        for seat, text in map(split, moves):
            position.play(position.parse(text, seat), seat)
            points.append(position.scores[:])
        table.course = points
    return table.course
