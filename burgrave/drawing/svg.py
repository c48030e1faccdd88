"""Building blocks of a drawing: text, frames, icons, pieces, all as short strings of SVG."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold."""

# Widths of letters in units of the font size, on the safe side: a reader's own fonts may be wide.
NARROW: Final = frozenset("iljtfrI.,:;'|!()[] ·’")
WIDE: Final = frozenset("mwMWшщжюмыфШЩЖЮМЫФДQO@—…→≠≤±")

Box = tuple[float, float, float, float]
"""Where something lies: its left edge, its top, how wide and how high it is."""


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


def frame(box: Box, classes: str, rx: float = 5) -> str:
    """A box whose edge, a unit wide, lies inside it."""
    x, y, width, height = box
    return rect(x + 0.5, y + 0.5, width - 1, height - 1, classes, rx)


def use(symbol: str, x: float, y: float, width: float, height: float = 0) -> str:
    """A symbol at a place; as high as it is wide unless told otherwise."""
    return (
        f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(width)}" height="{number(height or width)}"/>'
    )


def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon in its lines at a place."""
    return f'<g class="icon">{use(f"i-{name}", x, y, size)}</g>'


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
    value: int = 0,
) -> str:
    """Something that can be touched or can move. Its first shape is where it is touched and where focus shows."""
    more = f' data-tip="{escape(tip)}"' if tip else ""
    if same:
        # Equal pieces form a group: touching any of them counts.
        more += f' data-same="{same}"'
    if value:
        # Pieces with a value are added up while they are picked.
        more += f' data-value="{value}"'
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
