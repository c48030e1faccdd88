"""Lines of text for a terminal: what the screens of all titles are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from burgrave.kernel.words import Phrase, Words

WIDTH: Final = 100
"""The columns that every screen keeps to."""

INDENT: Final = "    "
"""How far in stands what belongs to a player."""


def shown(lines: Sequence[str]) -> str:
    """The lines as one text that is nowhere too wide."""
    return "\n".join(line[:WIDTH].rstrip() for line in lines)


def wrapped(text: str, indent: str = "", hanging: str = "") -> list[str]:
    """A long list over several lines; those after the first may hang farther in."""
    lines = [indent]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > WIDTH - 1:
            lines.append(indent + hanging)
        lines[-1] += word + " "
    return lines


def columns(rows: Sequence[Sequence[str]], widths: Sequence[int]) -> list[str]:
    """Cells under one another; what room is left is shared among the columns."""
    spare = (WIDTH - sum(widths)) // len(widths)
    return [
        "".join(f"{cell[: w + spare - 1]:{w + spare}}" for cell, w in zip(row, widths, strict=True)) for row in rows
    ]


def marked(view: Mapping[str, Any], seat: int, text: str) -> str:
    """The first line of a player, with a mark if a question waits for an answer."""
    return f"{'>' if seat in view['asked'] else ' '} {text}"


def turn_order(view: Mapping[str, Any], words: Words) -> str:
    """Who comes first, who next."""
    return words.say(Phrase("screen.order", order=", ".join(words.seat(seat) for seat in view["order"])))


def named(words: Words, family: str, ids: Iterable[str], nothing: str = "") -> str:
    """Things of a family by their names in the catalogue."""
    return ", ".join(words.template(f"{family}.{id}") for id in ids) or nothing
