"""Building blocks of a drawing: text, icons, pieces, all as short strings of SVG."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from pathlib import Path
from typing import Final

NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold."""

# Widths of letters in units of the font size, on the safe side: a reader's own fonts may be wide.
NARROW: Final = frozenset("iljtfrI.,:;'|!()[] ·’")
WIDE: Final = frozenset("mwMWшщжюмыфШЩЖЮМЫФДQO@—…→≠≤±")


GRID: Final = 24
"""Icons are drawn on a grid of this many units."""


@lru_cache(maxsize=1)
def stylesheet() -> str:
    """The colours and letters of all drawings."""
    return Path(__file__).with_name("drawing.css").read_text(encoding="utf-8")


def escape(text: str) -> str:
    """Text as it may stand in an attribute or between tags."""
    if NOT_XML.search(text):
        text = NOT_XML.sub("", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def width_of(text: str, size: float) -> float:
    """About how wide a text is; rather too much than too little."""
    ems = 0.0
    for letter in text:
        ems += 0.36 if letter in NARROW else 0.9 if letter in WIDE or ord(letter) > 0x2E7F else 0.63
    return ems * size


def shortened(text: str, size: float, room: float) -> str:
    """The beginning of a text that has no room as a whole."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def text(x: float, y: float, content: str, classes: str = "text", anchor: str = "") -> str:
    """A line of text; the anchor is `middle` or `end`, by default its start."""
    anchored = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{number(x)}" y="{number(y)}" class="{classes}"{anchored}>{escape(content)}</text>'


def fitted(x: float, y: float, content: str, classes: str, size: float, room: float, anchor: str = "") -> str:
    """A name that is set narrower where it might not fit."""
    drawn = text(x, y, content, classes, anchor)
    if width_of(content, size) <= room:
        return drawn
    return drawn.replace("<text ", f'<text textLength="{number(room)}" lengthAdjust="spacingAndGlyphs" ', 1)


def rect(x: float, y: float, width: float, height: float, classes: str, rx: float = 3) -> str:
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="{number(rx)}" '
        f'class="{classes}"/>'
    )


def use(symbol: str, x: float, y: float, width: float, height: float = 0) -> str:
    """A symbol at a place; as high as it is wide unless told otherwise."""
    return (
        f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(width)}" height="{number(height or width)}"/>'
    )


def piece(
    id: str,
    label: str,
    body: str,
    *,
    tip: str = "",
    rule: str = "",
    classes: str = "",
    fly: bool = False,
    name: str = "",
    same: str = "",
) -> str:
    """Something that can be touched or can move. Its first shape is where it is touched and where focus shows."""
    more = f' data-tip="{escape(tip)}"' if tip else ""
    if same:
        # Equal pieces form a group: touching any of them counts.
        more += f' data-same="{same}"'
    if rule:
        more += f' data-rule="{rule}"'
    if fly:
        more += ' data-fly=""'
    classes = f"piece {classes}" if classes else "piece"
    named = f' id="{id}"' if id else ""
    first, closing, rest = body.partition("/>")
    return (
        f'<g{named} class="{classes}" role="img" aria-label="{escape(label)}"{more}>'
        f"{first}{closing}<title>{escape(name or label)}</title>{rest}</g>"
    )


class Flow:
    """Figures, signs and icons one after another, as help and effects are written.

    A part that begins with @ is an icon; every other part is text.
    """

    def __init__(self, parts: Sequence[str], size: float, letters: float = 13) -> None:
        self.parts = parts
        self.size = size
        self.letters = letters
        self.widths = [size if part.startswith("@") else width_of(part, letters) for part in parts]
        # A figure belongs to the icon behind it: more room stands behind icons than before them.
        self.gaps = [size / 24 if part[-1].isdigit() else size / 7 for part in parts]
        self.width = fsum(self.widths) + fsum(self.gaps[:-1])

    def at(self, x: float, middle: float, classes: str = "figure") -> str:
        """Drawn from x on, around a middle line; the class has to set its text around the middle."""
        icons: list[str] = []
        letters: list[str] = []
        single: list[tuple[str, str]] = []
        scale = self.size / GRID
        left = 0.0
        for part, width, gap in zip(self.parts, self.widths, self.gaps, strict=True):
            if part.startswith("@"):
                at = f' x="{number(left / scale)}"' if left else ""
                icons.append(f'<use href="#g-{part[1:]}"{at}/>')
            elif len(part) == 1:
                single.append((part, number(x + left + width / 2)))
            else:
                letters.append(text(x + left + width / 2, middle + self.letters * 0.36, part, classes))
            left += width + gap
        if single:
            # One element for all single signs, each at a place of its own.
            places = " ".join(place for _, place in single)
            signs = escape("".join(sign for sign, _ in single))
            letters.append(
                f'<text x="{places}" y="{number(middle + self.letters * 0.36)}" class="{classes}">{signs}</text>'
            )
        at = f"translate({number(x)} {number(middle - self.size / 2)}) scale({scale:.3g})"
        return f'<g transform="{at}">{"".join(icons)}</g>{"".join(letters)}' if icons else "".join(letters)
