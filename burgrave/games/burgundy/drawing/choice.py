"""Before the first round: the sides of the board that was dealt, and where a first castle may stand."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.hexes import hexagon
from burgrave.drawing.svg import piece, rect, text
from burgrave.games.burgundy.components import ESTATES
from burgrave.games.burgundy.drawing.brush import Brush, land_glyph, thing_tip
from burgrave.games.burgundy.drawing.map import MapSite, map_of, small_map
from burgrave.games.burgundy.estates import CASTLES
from burgrave.games.burgundy.realm import NONE

WIDTH: Final = 400
CELL: Final = 44.0
SMALL: Final = 26.0


def sides(brush: Brush, dealt: tuple[int, ...], seat: int, owner: int, top: float) -> tuple[str, float]:
    """The sides of the dealt board, to look at and to choose from, then the cells for a first castle.

    One part, for nothing in it changes; gives the drawing and where it ends.
    """
    drawn: list[str] = []
    starts: dict[int, list[str]] = {}
    for side, board in enumerate(dealt):
        estate = brush.printed.estates[board]
        found = map_of(brush, ESTATES[board], SMALL)
        x = side * 202.0 if len(dealt) > 1 else 101.0
        body = rect(x + 1, top, 196, found.height + 14, "press", 6)
        body += text(x + 12, top + 22, ESTATES[board], "figure-18")
        site = MapSite(ESTATES[board], SMALL, x + 8, top + 7)
        body += "".join(small_map(brush, site, owner, (NONE,) * estate.size, 0, 0))
        label = brush.say("side", board=ESTATES[board])
        tip = f"{label}. {thing_tip(brush, 'estate')}"
        drawn.append(piece(f"side-{seat}-{side}", label, body, tip=tip, rule=f"estate-{ESTATES[board]}"))
        for cell in estate.starts(len(dealt) > 1):
            starts.setdefault(cell, []).append(ESTATES[board])
    first = brush.printed.estates[dealt[0]]
    top += map_of(brush, ESTATES[dealt[0]], SMALL).height + 20
    found = map_of(brush, ESTATES[dealt[0]], CELL)
    left = (WIDTH - found.width) / 2
    for cell, (x, y) in enumerate(found.middles):
        x, y = left + x, top + y
        if cell not in starts:
            drawn.append(hexagon(x, y, CELL - 1, "slot"))
            continue
        names = " / ".join(starts[cell])
        body = hexagon(x, y, CELL - 1, "press") + land_glyph(CASTLES, x, y - 8, 20)
        body += text(x, y + 16, names, "figure", "middle")
        label = brush.say("start", boards=names, cell=first.names[cell])
        tip = f"{label}. {thing_tip(brush, 'start')}"
        drawn.append(piece(f"cell-{owner}-{cell}", label, body, tip=tip, rule="thing-start"))
    return "".join(drawn), top + found.height + 4
