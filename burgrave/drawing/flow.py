"""Figures, signs and icons one after another: how help, prices and effects are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum
from typing import Final

from burgrave.drawing.svg import escape, number, text, width_of

GRID: Final = 24
"""Icons are drawn on a grid of this many units."""


def written(amount: int) -> str:
    """A number as it is written, with a real minus."""
    return str(amount).replace("-", "−")


def signed(amount: int) -> str:
    """A number that is added or taken away: `+1`, `−1`."""
    return f"+{amount}" if amount >= 0 else written(amount)


def amount_parts(amounts: Iterable[tuple[int, str]], counted: bool = False) -> list[str]:
    """Things as figures and icons, as far as there are any; a single one needs no figure unless all are counted."""
    parts: list[str] = []
    for amount, name in amounts:
        if amount:
            if amount > 1 or counted:
                parts.append(str(amount))
            parts.append(f"@{name}")
    return parts


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


Lettering = tuple[float, str, tuple[float, ...]]
"""How large letters are, the class that makes them so, and how large the icons are that stand beside them."""


class Sizes:
    """The sizes in which a title sets its figures and icons, the largest first: what is drawn takes what has room."""

    def __init__(self, *letterings: Lettering) -> None:
        self.sizes = [(size, letters, classes) for letters, classes, sizes in letterings for size in sizes]

    def chosen(self, parts: Sequence[str], room: float, largest: float) -> tuple[Flow, str]:
        """The largest that has room, else the smallest of all, and the class of its letters."""
        for size, letters, classes in self.sizes:
            if size <= largest:
                found = Flow(parts, size, letters)
                if found.width <= room:
                    return found, classes
        size, letters, classes = self.sizes[-1]
        return Flow(parts, size, letters), classes

    def flow(self, parts: Sequence[str], room: float, largest: float = 20) -> Flow:
        """Figures and icons as large as the room allows."""
        return self.chosen(parts, room, largest)[0]

    def centred(self, parts: Sequence[str], x: float, middle: float, room: float, largest: float = 20) -> str:
        """Figures and icons around a middle, in ink."""
        if not parts:
            return ""
        drawn, classes = self.chosen(parts, room, largest)
        return f'<g class="icon">{drawn.at(x - drawn.width / 2, middle, classes)}</g>'

    def ended(self, parts: Sequence[str], x: float, middle: float, room: float, largest: float = 20) -> str:
        """Figures and icons that end at x."""
        if not parts:
            return ""
        drawn = self.flow(parts, room, largest)
        return f'<g class="icon">{drawn.at(x - drawn.width, middle)}</g>'
