"""Victoria, the opponent of the solo game: her citizens, her rank, and what she will take next."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import frame, icon, piece, text
from burgrave.games.emara.components import BREAD_MARKER, RANKS, STONE_MARKER
from burgrave.games.emara.drawing.brush import Brush, centred, opened
from burgrave.games.emara.drawing.tips import thing_tip

WIDTH: Final = 320
HEIGHT: Final = 156


def victoria(view: dict[str, Any], brush: Brush, label: str) -> Panel:
    """Her board; she turns the markers and takes cards like a player."""
    rounds = brush.printed.victoria_rounds
    coming = next((number for number in rounds if number >= max(1, view["round"])), 0) if not view["over"] else 0
    rank = view["victoria_rank"]
    points = -1
    if coming and coming < rounds[-1] and rank < len(RANKS):
        stack, taken = brush.printed.nobles[rank], view["nobles"][rank]
        points = stack[taken] if taken < len(stack) else -1
    figures, shown = brush.printed, view["shown"]
    delivered = figures.victoria_stone * shown[STONE_MARKER], figures.victoria_bread * shown[BREAD_MARKER]
    parts = [
        brush.keep(standing, view["victoria"], rank),
        brush.keep(intended, view["victoria"], rank, coming, points, *delivered),
    ]
    return Panel("victoria", "other", -1, label, WIDTH, HEIGHT, parts)


def standing(brush: Brush, total: int, rank: int) -> str:
    """Her citizens and every rank that she has had."""
    body = frame((0, 0, WIDTH, HEIGHT), "sheet", 6)
    body += icon("victoria", 8, 6, 58) + text(78, 28, brush.say("victoria"), "name-17")
    body += icon("cp", 78, 38, 22) + text(106, 57, str(total), "figure-22")
    for at, name in enumerate(RANKS[:rank]):
        body += icon(name, 160 + at * 31, 35, 27)
    body += f'<path d="M10 74h{WIDTH - 20}" class="rule"/>'
    label = brush.say("victoria_has", points=total)
    return opened(piece("victoria", label, body, tip=thing_tip(brush.words, "victoria"), rule="victoria"))


def intended(brush: Brush, total: int, rank: int, coming: int, points: int, stone: int, bread: int) -> str:
    """What she will take, if she still will, and what it brings; ends the board."""
    if not coming:
        return "</g>"
    figures = ["@stone", "→", str(stone), "@cp", "+", "@bread", "→", str(bread), "@cp"]
    gain = stone + bread
    if points >= 0:
        figures += ["+", f"@{RANKS[rank]}", "→", str(points), "@cp"]
        gain += points
    drawn = text(12, 95, brush.say("victoria_next", round=coming), "soft")
    drawn += centred(figures, WIDTH / 2, 114, WIDTH - 20, 20)
    return drawn + text(WIDTH / 2, 146, f"{total} → {total + gain}", "figure-18", "middle") + "</g>"
