"""Numbered marks on the pieces of a drawing, for a picture with a key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from burgrave.drawing.component import AT_A_TABLE
from burgrave.drawing.panel import Panel
from burgrave.drawing.shapes import points_of
from burgrave.drawing.svg import Box, number, text

MOVED: Final = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)")
RADIUS: Final = 9.0
MARGIN: Final = 8.0
"""The room around a panel for marks on its edge."""
RULE: Final = "rule:"
"""A piece without an id is meant by the rule that it leads to."""


def marked(panel: Panel, marks: Sequence[tuple[int, str]]) -> str:
    """A panel as a picture that shows and touches nothing by itself, with numbers on some of its pieces."""
    drawn = AT_A_TABLE.sub("", panel.body)
    for count, target in marks:
        x, y, _, _ = place_of(panel, target)
        x, y = within(x, panel.width), within(y, panel.height)
        drawn += f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(RADIUS)}" class="card-back"/>'
        drawn += text(x, y + 4.6, str(count), "on-gules-13", "middle")
    return (
        f'<svg class="panel position" viewBox="{number(-MARGIN)} {number(-MARGIN)} {number(panel.width + 2 * MARGIN)} '
        f'{number(panel.height + 2 * MARGIN)}" aria-hidden="true" '
        f'focusable="false">{drawn}</svg>'
    )


def within(at: float, end: float) -> float:
    """A place so far from the edges that a mark has room."""
    return min(max(at, RADIUS - MARGIN), end + MARGIN - RADIUS)


def holds(panel: Panel, target: str) -> bool:
    """Is the piece drawn in the panel?"""
    return f'{"data-rule" if target.startswith(RULE) else "id"}="{target.removeprefix(RULE)}"' in panel.body


def place_of(panel: Panel, target: str) -> Box:
    """Where a piece lies: the shape that it begins with."""
    attribute = "data-rule" if target.startswith(RULE) else "id"
    wanted = target.removeprefix(RULE)
    for part, x, y in walk(ElementTree.fromstring(panel.svg()), 0, 0):
        if part.get(attribute) == wanted:
            box = next((found for inner, left, top in walk(part, x, y) if (found := box_of(inner, left, top))), None)
            if box is not None:
                return box
    raise KeyError(f"no {target} in {panel.id}")


def walk(part: Element, x: float, y: float) -> Iterator[tuple[Element, float, float]]:
    """Everything in a drawing, with how far the groups around it have moved it."""
    yield part, x, y
    for inner in part:
        moved = MOVED.match(inner.get("transform", "")) if inner.tag.endswith(("g", "svg")) else None
        dx, dy = (float(moved[1]), float(moved[2])) if moved else (0.0, 0.0)
        yield from walk(inner, x + dx, y + dy)


def box_of(shape: Element, x: float, y: float) -> Box | None:
    """The box around a shape."""
    tag = shape.tag.rpartition("}")[2]
    if tag in ("rect", "use"):
        left, top, width, height = (float(shape.get(name, "0")) for name in ("x", "y", "width", "height"))
        return x + left, y + top, width, height
    if tag == "circle":
        r = float(shape.get("r", "0"))
        return x + float(shape.get("cx", "0")) - r, y + float(shape.get("cy", "0")) - r, 2 * r, 2 * r
    if tag == "path":
        moved = MOVED.match(shape.get("transform", ""))
        dx, dy = (float(moved[1]), float(moved[2])) if moved else (0.0, 0.0)
        xs, ys = zip(*points_of(shape.get("d", "")), strict=True)
        return x + dx + min(xs), y + dy + min(ys), max(xs) - min(xs), max(ys) - min(ys)
    return None
