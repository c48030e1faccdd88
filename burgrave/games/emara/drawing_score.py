"""The score track: both markers of everybody; of the two scales the lower one counts."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.brush import badge
from burgrave.drawing.palette import NOBODY
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import number, piece, rect, text, use
from burgrave.games.emara.components import RANKS, TRACK
from burgrave.games.emara.drawing_brush import Brush, icon
from burgrave.games.emara.drawing_tips import thing_tip
from burgrave.kernel.words import Words

WIDTH: Final = 320
TOP: Final = 16
ROW: Final = 42
LEFT: Final = 34
RIGHT: Final = 262
"""Where the track begins and ends."""
LANE: Final = 17
SOLO: Final = 1


def score(view: dict[str, Any], words: Words, brush: Brush) -> Panel:
    """A row for everybody, from the first player on; alone Victoria is the other one."""
    seats = view["seats"]
    rows = seats + (seats == SOLO)
    drawn = [brush.keep(scale, rows)]
    for place in range(seats):
        seat = (view["first"] + place) % seats
        drawn.append(claimant_row(view, words, brush, seat, TOP + place * ROW))
    if seats == SOLO:
        drawn.append(brush.keep(victoria, view["victoria"], view["victoria_rank"], TOP + ROW))
    return Panel("score", "other", -1, brush.say("score"), WIDTH, TOP + rows * ROW, "".join(drawn))


def at(points: int) -> float:
    """Where a number of points lies; beyond the track's end at its end."""
    return LEFT + (RIGHT - LEFT) * min(points, TRACK - 1) / (TRACK - 1)


def scale(brush: Brush, rows: int) -> str:
    """Every tenth space."""
    drawn = ""
    for points in range(0, TRACK, 10):
        x = number(at(points))
        drawn += f'<path d="M{x} {TOP - 3}V{TOP + rows * ROW - 2}" class="grid"/>'
        if points % 20 == 0:
            drawn += text(at(points), 11, str(points), "soft-12", "middle")
    return drawn


def claimant_row(view: dict[str, Any], words: Words, brush: Brush, seat: int, y: float) -> str:
    claimant, result = view["claimants"][seat], view["results"][seat]
    now = view["turn"] == seat or seat in view["asked"]
    return str(
        brush.keep(
            row,
            *(seat, words.seat(seat), now, view["first"] == seat and view["seats"] > 1),
            *(claimant["cp"], claimant["bp"], result["cp"], result["bp"], view["over"], y),
        )
    )


def row(
    brush: Brush,
    seat: int,
    who: str,
    now: bool,
    first: bool,
    cp: int,
    bp: int,
    end_cp: int,
    end_bp: int,
    over: bool,
    y: float,
) -> str:
    """Both scales of a player: the lower one in full colour; pale what the leftovers would add."""
    result = min(end_cp, end_bp)
    body = rect(0.5, y + 0.5, WIDTH - 1, ROW - 3, "now" if now else "cell", 5)
    body += badge(4, y + 3, 22, seat)
    if first:
        body += icon("statue", 6, y + 24, 15)
    body += lane(y + 3, "cp", cp, end_cp, cp <= bp) + lane(y + 20, "bp", bp, end_bp, bp <= cp)
    body += text(WIDTH - 8, y + 18, str(min(cp, bp)), "figure-18", "end")
    if not over:
        body += text(WIDTH - 8, y + 34, f"→ {result}", "soft", "end")
    label = brush.say("scales", who=who, cp=cp, bp=bp, result=result)
    return f'<g class="seat-{seat}">{piece(f"scales-{seat}", label, body, tip=label, rule="score")}</g>'


def lane(y: float, kind: str, points: int, end: int, lower: bool) -> str:
    """A bar up to where the marker stands, the marker itself and its number."""
    x, to = at(points), at(end)
    drawn = ""
    if end > points:
        drawn += rect(x, y + 5, to - x, LANE - 10, "bar-ghost", 2)
    drawn += rect(
        LEFT, y + (3 if lower else 5), x - LEFT, LANE - (6 if lower else 10), "bar-low" if lower else "bar", 2
    )
    drawn += icon(kind, x - 8, y + 0.5, 16)
    return drawn + text(max(x, to) + 10, y + 13, str(points), "figure-14s" if lower else "soft-14")


def victoria(brush: Brush, points: int, rank: int, y: float) -> str:
    """The opponent of the solo game has citizens only."""
    body = rect(0.5, y + 0.5, WIDTH - 1, ROW - 3, "cell", 5) + icon("victoria", 3, y + 6, 28)
    body += rect(LEFT, y + 6, at(points) - LEFT, 11, "bar-neutral", 2) + icon("cp", at(points) - 8, y + 3.5, 16)
    body += text(at(points) + 10, y + 16, str(points), "figure-14s")
    body += text(LEFT + 2, y + 34, brush.say("victoria"), "name")
    if rank:
        body += icon(RANKS[rank - 1], LEFT + 80, y + 20, 18)
        body += text(LEFT + 102, y + 34, brush.words.template(f"rank.{RANKS[rank - 1]}"), "name-soft")
    body += use(f"charge-{NOBODY}", WIDTH - 24, y + 12, 14).replace("/>", ' class="charge-soft"/>')
    label = brush.say("victoria_has", points=points)
    return piece("victoria", label, body, tip=thing_tip(brush.words, "victoria"), rule="victoria")
