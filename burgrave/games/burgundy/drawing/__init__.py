"""A view of The Castles of Burgundy as panels of SVG: the depots, the tracks and an estate for everybody."""

from __future__ import annotations

from typing import Any

from burgrave.drawing.icons import sheet_of
from burgrave.drawing.panel import Panel, around, picture_of
from burgrave.games.burgundy.drawing import icons
from burgrave.games.burgundy.drawing.board import board
from burgrave.games.burgundy.drawing.brush import brush_of
from burgrave.games.burgundy.drawing.cover import cover
from burgrave.games.burgundy.drawing.estate import own_estate
from burgrave.games.burgundy.drawing.others import other_estate
from burgrave.games.burgundy.drawing.tracks import tracks
from burgrave.kernel.words import Words


def draw(view: dict[str, Any], words: Words) -> list[Panel]:
    """The own estate first, then what all share, then the others as they sit; a spectator has no own estate."""
    brush = brush_of(view, words)
    names = tuple(words.seat(seat) for seat in range(view["seats"]))
    seat, realms = view["seat"], len(view["realms"])
    own = None if seat is None else seat % realms
    panels = [board(view, brush), tracks(view, names, brush)]
    if seat is not None:
        panels.insert(0, own_estate(view, names, brush, seat))
    others = around(own, realms)
    return panels + [other_estate(view, names, brush, owner, len(others)) for owner in others]


symbols = sheet_of(icons.symbols)
standalone = picture_of(draw, symbols)

__all__ = ["cover", "draw", "standalone", "symbols"]
