"""What players' boards have in common."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.svg import frame, icon, text

FINGER: Final = 49
"""What is touched is at least this large, so that on a phone it is larger than 44 pixels."""


def ground(width: float, height: float, now: bool) -> str:
    """The ground of another player's board, marked while it is that player's turn."""
    return frame((0, 0, width, height), "now" if now else "sheet", 6)


def good_field(name: str, amount: int, x: float, size: float) -> str:
    """A square at the head of the own board: a good and how many there are, pale where there are none."""
    drawn = frame((x, 0, size, size), "cell" if amount else "well") + icon(name, x + 3, 12, 23)
    classes = ("figure-18" if amount < 10 else "figure-16") if amount else "soft-18"
    return drawn + text(x + 36, 30, str(amount), classes, "middle")
