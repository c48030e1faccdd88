"""A view of Paladins of the West Kingdom as panels of SVG: the town, the borders and a board for everybody."""

from __future__ import annotations

from typing import Any

from burgrave.drawing.icons import sheet_of
from burgrave.drawing.panel import Panel, around, picture_of
from burgrave.games.paladins.drawing import icons
from burgrave.games.paladins.drawing.board import own_board
from burgrave.games.paladins.drawing.brush import brush_of
from burgrave.games.paladins.drawing.cover import cover
from burgrave.games.paladins.drawing.frontier import frontier
from burgrave.games.paladins.drawing.others import automa_board, other_board
from burgrave.games.paladins.drawing.town import town
from burgrave.kernel.words import Words


def draw(view: dict[str, Any], words: Words) -> list[Panel]:
    """The own board first, then what all share, then the others as they sit, or the solo opponent."""
    brush = brush_of(view, words)
    own = view["seat"]
    houses = houses_of(view, words)
    panels = [town(view, brush), frontier(view, brush, houses)]
    if own is not None:
        panels.insert(0, own_board(view, brush, own, houses[own]))
    panels += [other_board(view, brush, seat, houses[seat]) for seat in around(own, view["seats"])]
    if view["automata"]:
        panels.append(automa_board(view, brush, houses[-1]))
    return panels


def houses_of(view: dict[str, Any], words: Words) -> tuple[str, ...]:
    """The names of the players and, in the solo game, of the opponent."""
    players = [words.seat(seat) for seat in range(view["seats"])]
    return (*players, words.template("automa")) if view["automata"] else tuple(players)


symbols = sheet_of(icons.symbols)
standalone = picture_of(draw, symbols)

__all__ = ["cover", "draw", "standalone", "symbols"]
