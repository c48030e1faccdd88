"""A view of Crown of Emara as panels of SVG: two rings, the court, the score track and a board for everybody."""

from __future__ import annotations

from typing import Any

from burgrave.drawing.icons import sheet_of
from burgrave.drawing.panel import Panel, around, picture_of
from burgrave.games.emara.drawing import icons
from burgrave.games.emara.drawing.board import own_board
from burgrave.games.emara.drawing.brush import Labels, brush_of, labels_of
from burgrave.games.emara.drawing.court import court
from burgrave.games.emara.drawing.cover import cover
from burgrave.games.emara.drawing.others import other_board
from burgrave.games.emara.drawing.ring import rings
from burgrave.games.emara.drawing.score import score
from burgrave.games.emara.drawing.victoria import victoria
from burgrave.kernel.words import Words


def draw(view: dict[str, Any], words: Words) -> list[Panel]:
    """The own board first, then what all share, the longer ring first, then the score and the others as they sit."""
    brush = brush_of(view, words)
    own, seats = view["seat"], view["seats"]
    names = tuple([words.seat(seat) for seat in range(seats)])
    labels: Labels = brush.keep(labels_of, names)
    panels = [*rings(view, brush, names), court(view, brush, labels.court), score(view, brush, names, labels.score)]
    if seats == 1:
        panels.append(victoria(view, brush, labels.victoria))
    if own is not None:
        panels.insert(0, own_board(view, brush, own, labels.boards[own]))
    panels += [other_board(view, brush, seat, names[seat], labels.boards[seat]) for seat in around(own, seats)]
    return panels


symbols = sheet_of(icons.symbols)
standalone = picture_of(draw, symbols)

__all__ = ["cover", "draw", "standalone", "symbols"]
