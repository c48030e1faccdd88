"""For tests: staged positions, and the conformance suite every title has to pass."""

from __future__ import annotations

from typing import Any

from burgrave.kernel.agenda import Step
from burgrave.kernel.position import Position


def stage(position: Position, *steps: Step[Any]) -> None:
    """Given a position: forget what was to come and let these steps happen instead."""
    position.agenda = []
    position.over = False
    position.then(*steps)
    position.advance()
