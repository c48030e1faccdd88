"""The title on the home page: an estate of hexagons with a castle over a river."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.drawing.cover import HEIGHT, WIDTH, framed
from burgrave.drawing.hexes import hexagon, place
from burgrave.drawing.svg import number
from burgrave.games.burgundy.drawing.icons import PICTOGRAMS

CELL: Final = 52.0

# Column and row from the middle, colour, pictogram.
TILES: Final = (
    *((0, 0, 0, "castle"), (1, 0, 5, "market"), (-1, 0, 3, "ship"), (2, 0, 4, "sheep"), (-2, 0, 1, "mine")),
    *((0, -1, 2, "monastery"), (1, -1, 5, "church"), (-1, -1, 4, "cow"), (2, -1, 3, "ship"), (-2, -1, 3, "river")),
    *((0, 1, 4, "pig"), (-1, 1, 3, "river"), (1, 1, 5, "town"), (-2, 1, 1, "mine"), (-3, 1, 5, "bank")),
    *((3, -1, 1, "mine"),),
)


@lru_cache(maxsize=1)
def cover() -> str:
    """A drawing that needs no symbols, only the colours of drawing.css."""
    drawn: list[str] = []
    for q, r, colour, name in TILES:
        dx, dy = place(q, r, CELL)
        x, y = WIDTH / 2 + dx, HEIGHT / 2 + dy
        empty = name in ("river", "town")
        drawn.append(f'<g class="land-{colour}">{hexagon(x, y, CELL - 3, "land" if empty else "land-tile")}</g>')
        at = f"translate({number(x - 16)} {number(y - 16)}) scale(1.33)"
        drawn.append(f'<g class="{"land-glyph" if empty else "tile-glyph"}" transform="{at}">{PICTOGRAMS[name]}</g>')
    return framed(drawn)
