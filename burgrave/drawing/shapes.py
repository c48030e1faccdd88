"""How large a shape is, read from the SVG that was written."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')
MOVED: Final = re.compile(r"translate\([^()]*\)")
COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
FIGURE: Final = re.compile(r"[-+]?(?:\d*\.\d+|\d+)")
POINTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
"""How many figures a command of a path takes at a time."""


@lru_cache(maxsize=4096)
def size_of(tag: str, attributes: str) -> tuple[float, float]:
    """How wide and high a shape is, by its attributes as they are written; nothing if it is turned or scaled."""
    found: dict[str, str] = dict(ATTRIBUTE.findall(attributes))
    if "transform" in found and not MOVED.fullmatch(found["transform"]):
        return 0.0, 0.0
    if tag == "circle":
        return 2 * float(found["r"]), 2 * float(found["r"])
    if tag != "path":
        return float(found.get("width", "0")), float(found.get("height", "0"))
    points = points_of(found["d"])
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(xs) - min(xs), max(ys) - min(ys)


def points_of(path: str) -> list[tuple[float, float]]:
    """The points that a path goes through, without what its curves reach beyond them."""
    found: list[tuple[float, float]] = []
    x = y = begun_x = begun_y = 0.0
    for command, written in COMMAND.findall(path):
        figures, low = [float(figure) for figure in FIGURE.findall(written)], command.lower()
        step = POINTS[low]
        if low == "z":
            x, y = begun_x, begun_y
            continue
        for at in range(0, len(figures), step):
            from_x, from_y = (x, y) if command == low else (0.0, 0.0)
            if low == "h":
                x = from_x + figures[at]
            elif low == "v":
                y = from_y + figures[at]
            else:
                x, y = from_x + figures[at + step - 2], from_y + figures[at + step - 1]
            if low == "m" and at == 0:
                begun_x, begun_y = x, y
            found.append((x, y))
    return found
