"""A single component as a small picture, cut out of what the boards are drawn with."""

from __future__ import annotations

import re
from typing import Final

from burgrave.drawing.svg import Box, number

FIRST: Final = re.compile(r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"')
"""Where a piece is touched, if that is a rectangle."""

AT_A_TABLE: Final = re.compile(r' (?:id|role|aria-label|data-[a-z]+)="[^"]*"|<title>[^<]*</title>')
"""What makes a piece one that is touched and read aloud. On a page its name stands beside the picture, and two pictures
may show the same piece."""

SCALE: Final = 1.5
"""A picture is so much larger than its component on a board."""

WIDE: Final = 400
"""A wider picture needs a line of its own."""


def picture(box: Box, drawn: str) -> str:
    """What lies in a box of a drawing."""
    x, y, width, height = box
    size = f'width="{number(width * SCALE)}" height="{number(height * SCALE)}"'
    view = f"{number(x)} {number(y)} {number(width)} {number(height)}"
    wide = " wide" if width * SCALE > WIDE else ""
    return (
        f'<svg class="panel component{wide}" viewBox="{view}" {size} aria-hidden="true" focusable="false">'
        f"{AT_A_TABLE.sub('', drawn)}</svg>"
    )


def emblem(drawn: str, size: float = 24) -> str:
    """A piece that fills a square from the corner."""
    return picture((-1, -1, size + 2, size + 2), drawn)


def cut_out(drawn: str, margin: float = 1.5) -> str:
    """A piece, as large as the rectangle that it begins with."""
    found = FIRST.search(drawn)
    assert found is not None, "a piece without a rectangle is no component"
    x, y, width, height = (float(part) for part in found.groups())
    return picture((x - margin, y - margin, width + 2 * margin, height + 2 * margin), drawn)


def beside(drawn: list[str], step: float) -> str:
    """Drawings that begin at the same place, one beside another."""
    return "".join(f'<g transform="translate({number(at * step)} 0)">{one}</g>' for at, one in enumerate(drawn))
