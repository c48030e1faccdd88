"""Hexagons that stand on a corner, in rows: the geometry that titles with hex maps share."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from burgrave.drawing.svg import number

SLANT: Final = 1 / sqrt(3)
"""The side of a hexagon, in units of its width."""


def height_of(width: float) -> float:
    """From corner to corner."""
    return 2 * SLANT * width


def row_step(width: float) -> float:
    """From one row to the next."""
    return 1.5 * SLANT * width


def place(q: float, r: float, width: float) -> tuple[float, float]:
    """The middle of a cell in axial coordinates, r downwards, from the middle of the cell (0, 0)."""
    return (q + r / 2) * width, r * row_step(width)


@lru_cache(maxsize=256)
def outline(width: float) -> str:
    """A path around the middle (0, 0)."""
    half, side = number(width / 2), SLANT * width
    top, low = number(side), number(side / 2)
    return f"M0-{top} {half}-{low}V{low}L0 {top}-{half} {low}V-{low}z"


def hexagon(x: float, y: float, width: float, classes: str) -> str:
    """A hexagon around a middle."""
    return f'<path d="{outline(width)}" transform="translate({number(x)} {number(y)})" class="{classes}"/>'
