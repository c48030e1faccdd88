"""A view of Viscounts of the West Kingdom as panels of SVG: the kingdom, its townsfolk, the castle, the boards."""

from __future__ import annotations

from typing import Any

from burgrave.drawing.icons import sheet_of
from burgrave.drawing.panel import Panel, around, picture_of
from burgrave.games.viscounts.drawing import icons
from burgrave.games.viscounts.drawing.board import own_board
from burgrave.games.viscounts.drawing.brush import brush_of, names_of
from burgrave.games.viscounts.drawing.castle import castle
from burgrave.games.viscounts.drawing.cover import cover
from burgrave.games.viscounts.drawing.kingdom import kingdom
from burgrave.games.viscounts.drawing.others import other_board
from burgrave.games.viscounts.drawing.points import points_by_source
from burgrave.games.viscounts.drawing.street import pairs, street
from burgrave.kernel.words import Words


def draw(view: dict[str, Any], words: Words) -> list[Panel]:
    """The own board first, then what all share, then the others as they sit, an automa among them.

    Against one opponent there is room for both score sheets.
    """
    brush, names = brush_of(view, words), names_of(view, words)
    own, everyone = view["seat"], len(view["players"])
    panels: list[Panel] = []
    if own is not None:
        panels.append(own_board(view, brush, names, own))
    if view["pair_cards"]:
        panels.append(pairs(view, brush))
    panels += [kingdom(view, brush, names), castle(view, brush, names), street(view, brush)]
    panels += [other_board(view, brush, names, who) for who in around(own, everyone)]
    if everyone == 2:
        panels.append(points_by_source(view, brush, names))
    return panels


symbols = sheet_of(icons.symbols)
standalone = picture_of(draw, symbols)

__all__ = ["cover", "draw", "standalone", "symbols"]
