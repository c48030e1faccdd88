"""What Burgundy's drawing must show in a position, beyond what holds for all titles."""

from __future__ import annotations

from burgrave.drawing.testing import Drawn, Limits
from burgrave.kernel.position import Position

# Spaces in the honeycomb of a depot with shields may be a unit smaller.
LIMITS = Limits(finger=43)


def also(position: Position, seat: int | None, drawn: Drawn) -> None:
    """What a reader can point at says what it is and does: more than its name."""
    for root in drawn.roots:
        for part in root.iter():
            if part.get("data-rule"):
                tip, label = part.get("data-tip", ""), part.get("aria-label")
                assert len(tip) >= 20, f"the tip of '{label}' says hardly anything: {tip}"
                assert tip != label, f"the tip of '{label}' says its name"
