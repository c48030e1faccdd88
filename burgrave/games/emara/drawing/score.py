"""The score track: both markers of everybody; of the two scales the lower one counts."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import icon, number, piece, rect, shortened, text
from burgrave.games.emara.components import TRACK
from burgrave.games.emara.drawing.brush import Brush, Parts, opened

WIDTH: Final = 320
TOP: Final = 16
NAMED: Final = (1, 2)
"""With so many seats there is room for the names."""
ROWS: Final = {1: 60, 2: 60, 3: 42, 4: 42}
"""How high a row is, by seats."""
LANES: Final = {1: 20, 2: 20, 3: 3, 4: 3}
"""Where in it the scales begin."""
LEFT: Final = 34
RIGHT: Final = 262
"""Where the track begins and ends."""
LANE: Final = 17


def score(view: dict[str, Any], brush: Brush, names: tuple[str, ...], label: str) -> Panel:
    """A row for everybody, from the first player on; alone Victoria's citizens are marked as well."""
    seats, first, turn, asked, over = view["seats"], view["first"], view["turn"], view["asked"], view["over"]
    claimants, results = view["claimants"], view["results"]
    bottom = TOP + seats * ROWS[seats]
    parts = [brush.keep(scale, bottom - TOP)]
    for place in range(seats):
        seat = (first + place) % seats
        claimant, end = claimants[seat], results[seat]
        now, points, ends = turn == seat or seat in asked, (claimant["cp"], claimant["bp"]), (end["cp"], end["bp"])
        parts += brush.keep(row, seat, names[seat], place, seats, now, points, ends, over)
    if seats == 1:
        parts.append(brush.keep(rival, view["victoria"], bottom))
        bottom += 26
    return Panel("score", "other", -1, label, WIDTH, bottom, parts)


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


def row(
    brush: Brush,
    seat: int,
    who: str,
    place: int,
    seats: int,
    now: bool,
    points: tuple[int, int],
    ends: tuple[int, int],
    over: bool,
) -> Parts:
    """Both scales of a player: the lower one in full colour; dashed what the leftovers would add."""
    (cp, bp), result, y = points, min(ends), TOP + place * ROWS[seats]
    lanes = y + LANES[seats]
    return (
        brush.keep(field, seat, who, now, cp, bp, result, seats, y),
        brush.keep(head, seat, who, place == 0, seats, y),
        brush.keep(lane, "cp", cp, ends[0], cp <= bp, lanes),
        brush.keep(lane, "bp", bp, ends[1], bp <= cp, lanes + LANE),
        brush.keep(total, min(cp, bp), None if over else result, lanes),
    )


def field(brush: Brush, seat: int, who: str, now: bool, cp: int, bp: int, result: int, seats: int, y: int) -> str:
    """The ground of a row, marked while it is that player's turn, with what can be read of it."""
    body = rect(0.5, y + 0.5, WIDTH - 1, ROWS[seats] - 3, "now" if now else "cell", 5)
    label = brush.say("scales", who=who, cp=cp, bp=bp, result=result)
    return f'<g class="seat-{seat}">' + opened(piece(f"scales-{seat}", label, body, tip=label, rule="score"))


def head(brush: Brush, seat: int, who: str, first: bool, seats: int, y: int) -> str:
    """Whose row it is, and whether that player is the first of several."""
    drawn = text(LEFT, y + 16, shortened(who, 14, 200), "name-14") if seats in NAMED else ""
    drawn += badge(5, y + 4, 23, seat)
    if first and seats > 1:
        drawn += icon("statue", 7, y + LANES[seats] + 16, 20 if seats in NAMED else 16)
    return drawn


def lane(brush: Brush, kind: str, points: int, end: int, lower: bool, y: int) -> str:
    """A bar up to where the marker stands, the marker itself and its number."""
    x, to = at(points), at(end)
    drawn = ""
    if end > points:
        drawn += rect(x, y + 5, to - x, LANE - 10, "bar-ghost", 2)
    inset = 3 if lower else 5
    drawn += rect(LEFT, y + inset, x - LEFT, LANE - 2 * inset, "bar-low" if lower else "bar", 2)
    drawn += icon(kind, x - 8, y + 0.5, 16)
    return drawn + text(max(x, to) + 10, y + 13, str(points), "figure-14s" if lower else "soft-14")


def total(brush: Brush, points: int, result: int | None, y: int) -> str:
    """The points that count, and until the end what they would be with the leftovers; ends the row."""
    drawn = text(WIDTH - 8, y + 14, str(points), "figure-18", "end")
    if result is not None:
        drawn += text(WIDTH - 8, y + 31, f"→ {result}", "soft", "end")
    return drawn + "</g></g>"


def rival(brush: Brush, points: int, y: float) -> str:
    """Victoria's citizens on the same track."""
    x = at(points)
    drawn = rect(0.5, y + 0.5, WIDTH - 1, 24, "cell", 5) + icon("victoria", 5, y + 1, 23)
    drawn += rect(LEFT, y + 7, x - LEFT, 11, "bar-neutral", 2) + icon("cp", x - 8, y + 4.5, 16)
    return drawn + text(x + 10, y + 17, str(points), "figure-14s")
