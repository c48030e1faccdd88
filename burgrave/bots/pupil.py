"""The pupil: a duke that learns to play alone where turns are thought through whole."""

from __future__ import annotations

from typing import Final

from burgrave.bots.bot import Budget
from burgrave.bots.duke import Duke
from burgrave.bots.experience import Experience
from burgrave.bots.lines import Line

NODES: Final = 200
"""What it may spend on a turn if nobody says anything: less, and its lines are taken for what they look like."""
WHIM: Final = 4
"""Of so many lines one is not the best, so that it is known what becomes of others."""
ALMOST: Final = 4
"""It is one of so many that come next."""


class Pupil(Duke):
    """Follows its lines to the next turn only, and now and then plays another good one, on a whim."""

    def __init__(self, seed: int, budget: Budget, experience: Experience) -> None:
        super().__init__(seed, budget, experience)
        self.stages = 1
        self.whims = True
        """Does it have any?"""
        self.whim = False
        """Is the line that it has picked last one?"""

    def pick(self, lines: list[Line]) -> Line:
        self.whim = self.whims and len(lines) > 1 and self.rng.below(WHIM) == 0
        return lines[1 + self.rng.below(min(ALMOST, len(lines) - 1))] if self.whim else lines[0]
