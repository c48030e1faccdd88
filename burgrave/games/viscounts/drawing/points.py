"""The points of two rivals by source, as things stand: where one opponent leaves room for it."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.flow import written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import fitted, frame, icon, number, piece, rect, text
from burgrave.games.viscounts.drawing.brush import Brush

WIDTH: Final = 320
HEAD: Final = 32
ROW: Final = 21
COLUMNS: Final = (242.0, 292.0)
"""The middle of what the reader, and then the opponent, has."""
SOURCES: Final = {
    "buildings": "workshop",
    "workers": "castle",
    "sets": "ribbon-blue",
    "manuscripts": "manuscript",
    "leader": "leader",
    "bonuses": "cleric",
    "debts": "debt",
    "deeds": "deed",
    "approved": "approved",
    "poverty": "poverty",
    "prosperity": "prosperity",
    "leftover": "resource",
}
"""The icon of a line of the score sheet."""

ScoreSheet = tuple[tuple[str, int], ...]
"""A score sheet: points by source."""


def points_by_source(view: dict[str, Any], brush: Brush, names: tuple[str, ...]) -> Panel:
    """Whose points they are, a line for every source, the totals; the reader stands first."""
    first = view["seat"] or 0
    mine, other = view["sheets"][first], view["automa_sheet"] or view["sheets"][1 - first]
    if first:
        names = names[::-1]
    height = HEAD + ROW * (len(other) + 1) + 6
    parts = [
        brush.keep(whose, first, height),
        *brush.keep(sources, tuple(mine.items()), tuple(other.items()), names),
    ]
    return Panel("points", "other", -1, brush.say("by_source"), WIDTH, height, parts)


def whose(brush: Brush, first: int, height: int) -> str:
    """The ground with the signs of the two."""
    drawn = frame((0, 0, WIDTH, height), "sheet", 6) + text(10, 21, brush.say("by_source"), "name-15")
    for who, middle in zip((first, 1 - first), COLUMNS, strict=True):
        drawn += in_colour(who, badge(middle - 11, 5, 22, who))
    return drawn


def sources(brush: Brush, mine: ScoreSheet, other: ScoreSheet, names: tuple[str, ...]) -> list[str]:
    """All lines, with those that only an automa has, and the totals."""
    own = dict(mine)
    drawn = [
        brush.keep(source, line, (own.get(line, 0), points), names, HEAD + place * ROW)
        for place, (line, points) in enumerate(other)
    ]
    totals = sum(own.values()), sum(dict(other).values())
    return [*drawn, brush.keep(total, totals, names, HEAD + len(other) * ROW)]


def source(brush: Brush, line: str, figures: tuple[int, ...], names: tuple[str, ...], y: float) -> str:
    """One line of both score sheets."""
    label = brush.words.template(f"line.{line}")
    body = rect(4, y, WIDTH - 8, ROW, "hit") + f'<path d="M8 {number(y)}H{WIDTH - 8}" class="grid"/>'
    body += icon(SOURCES[line], 9, y + 2, 17) + fitted(33, y + 15, label, "name-14", 14, 180)
    for figure, middle in zip(figures, COLUMNS, strict=True):
        body += text(middle, y + 16, written(figure), "figure-16" if figure else "soft-16", "middle")
    said = said_of(label, figures, names)
    return piece("", said, body, tip=said, rule="scoring")


def total(brush: Brush, figures: tuple[int, ...], names: tuple[str, ...], y: float) -> str:
    label = brush.words.template("play.total")
    body = rect(4, y, WIDTH - 8, ROW + 3, "well", 4) + text(33, y + 17, label, "name-15")
    body += icon("point", 9, y + 3, 17)
    for figure, middle in zip(figures, COLUMNS, strict=True):
        body += text(middle, y + 18, written(figure), "figure-18", "middle")
    said = said_of(label, figures, names)
    return piece("", said, body, tip=said, rule="scoring")


def said_of(label: str, figures: tuple[int, ...], names: tuple[str, ...]) -> str:
    """`Buildings: Anna 5, Boris 3`."""
    return f"{label}: " + ", ".join(f"{name} {written(figure)}" for name, figure in zip(names, figures, strict=True))
