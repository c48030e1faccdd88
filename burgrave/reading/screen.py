"""Lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDTH: Final = 100
"""The columns that every screen keeps to."""


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
