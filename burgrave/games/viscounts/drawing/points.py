"""The points of two rivals by source, as things stand: where one opponent leaves room for it."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.flow import written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import fitted, frame, icon, number, piece, rect, text
from burgrave.games.viscounts.drawing.brush import Brush, who_is
from burgrave.kernel.words import Words

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


def points_by_source(view: dict[str, Any], words: Words, brush: Brush) -> Panel:
    """A line for every source, then the totals; the reader stands first."""
    first = view["seat"] or 0
    rivals = (first, 1 - first)
    names = tuple(who_is(view, words, who) for who in rivals)
    sheets = [view["sheets"][who] if who < view["seats"] else view["automa_sheet"] for who in rivals]
    lines = list({line: None for sheet in sheets for line in sheet})
    height = HEAD + ROW * (len(lines) + 1) + 6
    drawn = [frame((0, 0, WIDTH, height), "sheet", 6)]
    drawn.append(text(10, 21, brush.say("by_source"), "name-15"))
    for who, middle in zip(rivals, COLUMNS, strict=True):
        drawn.append(in_colour(who, badge(middle - 11, 5, 22, who)))
    for place, line in enumerate(lines):
        figures = tuple(sheet.get(line, 0) for sheet in sheets)
        drawn.append(brush.keep(source, line, figures, names, HEAD + place * ROW))
    totals = tuple(sum(sheet.values()) for sheet in sheets)
    drawn.append(brush.keep(total, totals, names, HEAD + len(lines) * ROW))
    return Panel("points", "other", -1, brush.say("by_source"), WIDTH, height, "".join(drawn))


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
