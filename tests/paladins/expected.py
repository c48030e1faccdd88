"""What Paladins' drawing must show in a position, beyond what holds for all titles."""

from __future__ import annotations

from burgrave.drawing.testing import Drawn, Limits
from burgrave.kernel.position import Position

LIMITS = Limits(finger=46)


def also(position: Position, seat: int | None, drawn: Drawn) -> None:
    """Every picture is a piece, so that every one of them has a tip and a rule."""
    for _, part in drawn.pictures():
        assert "piece" in part.get("class", "").split(), f"'{part.get('aria-label')}' is not a piece"
