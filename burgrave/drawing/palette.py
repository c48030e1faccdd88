"""The five players: a colour that the colour-blind can tell from the others, and a charge that needs no colour."""

from __future__ import annotations

from typing import Final

CHARGES: Final = ("roundel", "lozenge", "chevron", "cross", "tower")
"""By seat; the colours stand in drawing.css as --player-0 to --player-4, ink on them as --on-0 to --on-4."""

NOBODY: Final = "saltire"
"""The charge of pieces that belong to no player."""


def charge(seat: int) -> str:
    """The charge of a seat."""
    return CHARGES[seat % len(CHARGES)]
