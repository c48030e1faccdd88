"""The title on the home page: a paladin's shield before a wall, and workers of all colours."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.drawing.cover import framed
from burgrave.games.paladins.drawing.icons import ACTIONS, ATTRIBUTES, EMBLEMS, worker_shape

LINE: Final = 2.2
LAND: Final = (
    '<path d="M0 124c60-24 110-24 160-10 50-14 110-10 160 8v58H0z" class="cover-far"/>'
    '<path d="M0 152c60-18 110-18 160-18s110 2 160 20v26H0z" class="cover-near"/>'
)


@lru_cache(maxsize=1)
def cover() -> str:
    """A drawing that needs no symbols, only the colours of drawing.css."""
    drawn = ['<g class="icon">', LAND]
    drawn += [placed(ACTIONS["fortify"], x, 62, 3.2) for x in (6, 82, 162, 238)]
    drawn += [placed(ACTIONS["garrison"], 22, 10, 2.6), placed(ACTIONS["commission"], 240, 12, 2.5)]
    drawn += [placed(ATTRIBUTES["faith"], 98, 18, 1.6), placed(ATTRIBUTES["strength"], 184, 18, 1.6)]
    drawn.append(placed(ATTRIBUTES["influence"], 124, 14, 3))
    drawn += [placed(worker_shape(name), 16 + at * 50.0, 124, 1.9) for at, name in enumerate(EMBLEMS)]
    return framed([*drawn, "</g>"])


def placed(shape: str, x: float, y: float, scale: float) -> str:
    """A shape, its lines as thin as all others."""
    return f'<g transform="translate({x} {y}) scale({scale})" stroke-width="{LINE / scale:.2f}">{shape}</g>'
