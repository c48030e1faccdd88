"""The score track: both markers of everybody; of the two scales the lower one counts."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import icon, number, piece, rect, shortened, text
from burgrave.games.emara.components import TRACK
from burgrave.games.emara.drawing.brush import Brush, panel_name

WIDTH: Final = 320
TOP: Final = 16
ROWS: Final = {1: 60, 2: 60, 3: 42, 4: 42}
"""How high a row is, by seats; a high one has room for the name."""
LEFT: Final = 34
RIGHT: Final = 262
"""Where the track begins and ends."""
LANE: Final = 17


def score(view: dict[str, Any], brush: Brush, names: list[str]) -> Panel:
    """A row for everybody, from the first player on; alone Victoria's citizens are marked as well."""
    seats = view["seats"]
    height = ROWS[seats]
    bottom = TOP + seats * height
    parts = [brush.keep(scale, seats * height)]
    for place in range(seats):
        seat = (view["first"] + place) % seats
        parts.append(claimant_row(view, brush, seat, names[seat], TOP + place * height))
    if seats == 1:
        parts.append(brush.keep(rival, view["victoria"], bottom))
        bottom += 26
    return Panel("score", "other", -1, brush.keep(panel_name, "score"), WIDTH, bottom, parts)


def at(points: int) -> float:
    """Where a number of points lies; beyond the track's end at its end."""
    return LEFT + (RIGHT - LEFT) * min(points, TRACK - 1) / (TRACK - 1)


def scale(brush: Brush, height: int) -> str:
    """Every tenth space."""
    drawn = ""
    for points in range(0, TRACK, 10):
        x = number(at(points))
        drawn += f'<path d="M{x} {TOP - 3}V{TOP + height - 2}" class="grid"/>'
        if points % 20 == 0:
            drawn += text(at(points), 11, str(points), "soft-13", "middle")
    return drawn


def claimant_row(view: dict[str, Any], brush: Brush, seat: int, who: str, y: float) -> str:
    claimant, result = view["claimants"][seat], view["results"][seat]
    now = view["turn"] == seat or seat in view["asked"]
    first = view["first"] == seat and view["seats"] > 1
    points = (claimant["cp"], claimant["bp"], result["cp"], result["bp"])
    return str(brush.keep(row, seat, who, now, first, points, view["over"], y, ROWS[view["seats"]]))


def row(
    brush: Brush,
    seat: int,
    who: str,
    now: bool,
    first: bool,
    points: tuple[int, int, int, int],
    over: bool,
    y: float,
    height: int,
) -> str:
    """Both scales of a player: the lower one in full colour; dashed what the leftovers would add."""
    cp, bp, end_cp, end_bp = points
    result = min(end_cp, end_bp)
    body = rect(0.5, y + 0.5, WIDTH - 1, height - 3, "now" if now else "cell", 5)
    top = y + 3
    if height > 50:
        body += text(LEFT, y + 16, shortened(who, 14, 200), "name-14")
        top = y + 20
    body += badge(5, y + 4, 23, seat)
    if first:
        body += icon("statue", 7, top + 16, 20 if height > 50 else 16)
    body += lane(top, "cp", cp, end_cp, cp <= bp) + lane(top + 17, "bp", bp, end_bp, bp <= cp)
    body += text(WIDTH - 8, top + 14, str(min(cp, bp)), "figure-18", "end")
    if not over:
        body += text(WIDTH - 8, top + 31, f"→ {result}", "soft", "end")
    label = brush.say("scales", who=who, cp=cp, bp=bp, result=result)
    return in_colour(seat, piece(f"scales-{seat}", label, body, tip=label, rule="score"))


def lane(y: float, kind: str, points: int, end: int, lower: bool) -> str:
    """A bar up to where the marker stands, the marker itself and its number."""
    x, to = at(points), at(end)
    drawn = ""
    if end > points:
        drawn += rect(x, y + 5, to - x, LANE - 10, "bar-ghost", 2)
    inset = 3 if lower else 5
    drawn += rect(LEFT, y + inset, x - LEFT, LANE - 2 * inset, "bar-low" if lower else "bar", 2)
    drawn += icon(kind, x - 8, y + 0.5, 16)
    return drawn + text(max(x, to) + 10, y + 13, str(points), "figure-14s" if lower else "soft-14")


def rival(brush: Brush, points: int, y: float) -> str:
    """Victoria's citizens on the same track."""
    x = at(points)
    drawn = rect(0.5, y + 0.5, WIDTH - 1, 24, "cell", 5) + icon("victoria", 5, y + 1, 23)
    drawn += rect(LEFT, y + 7, x - LEFT, 11, "bar-neutral", 2) + icon("cp", x - 8, y + 4.5, 16)
    return drawn + text(x + 10, y + 17, str(points), "figure-14s")
