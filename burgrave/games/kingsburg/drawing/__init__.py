"""A view of Kingsburg as panels of SVG: the court, the calendar and a province for every governor."""

from __future__ import annotations

from typing import Any

from burgrave.drawing.icons import sheet_of
from burgrave.drawing.panel import Panel, around, picture_of
from burgrave.games.kingsburg.drawing import icons
from burgrave.games.kingsburg.drawing.brush import brush_of
from burgrave.games.kingsburg.drawing.calendar import calendar
from burgrave.games.kingsburg.drawing.court import court
from burgrave.games.kingsburg.drawing.cover import cover
from burgrave.games.kingsburg.drawing.province import other_province, own_province
from burgrave.kernel.words import Words


def draw(view: dict[str, Any], words: Words) -> list[Panel]:
    """The own province first, then what all share, then the others as they sit; a spectator has no own province.

    Every panel is a list of kept parts, as many throughout a game: what is not there is an empty one.
    """
    brush = brush_of(view, words)
    own = view["seat"]
    names = [words.seat(seat) for seat in range(view["seats"])]
    panels = [court(view, names, brush), calendar(view, names, brush)]
    if own is not None:
        panels.insert(0, own_province(view, names[own], brush, own))
    panels += [other_province(view, names[seat], brush, seat) for seat in around(own, view["seats"])]
    return panels


symbols = sheet_of(icons.symbols)
standalone = picture_of(draw, symbols)

__all__ = ["cover", "draw", "standalone", "symbols"]
