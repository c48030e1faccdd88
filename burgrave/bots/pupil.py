"""The pupil: a duke that learns to play alone where turns are thought through whole."""

from __future__ import annotations

from typing import Final

from burgrave.bots.bot import Budget
from burgrave.bots.duke import Duke
from burgrave.bots.experience import Experience
from burgrave.bots.lines import NARROW, Line, Manner, Stage

GLANCE: Final = 1000
"""Nodes that are enough to find the lines of a turn."""
LOOKS: Final[list[Stage]] = [(32, 1, 0.4), (10, 1, 1.0)]
"""So many of them are followed to the next turn, the better ones in more imaginations."""
WHIM: Final = 20
"""Of so many lines one is not the best, so that it is known what becomes of others."""
ALMOST: Final = 4
"""It is one of so many that come next."""


class Pupil(Duke):
    """Takes its lines for what they look like, and now and then plays another good one, on a whim.

    So it plays ten games in the time in which a duke plays one. With nodes given it follows its lines to the next turn.
    """

    def __init__(self, seed: int, nodes: int, experience: Experience) -> None:
        super().__init__(seed, Budget(nodes=nodes or GLANCE), experience)
        self.manner = Manner(LOOKS if nodes else [], [], NARROW, NARROW)
        self.whims = True
        """Does it have any?"""
        self.whim = False
        """Is the line that it has picked last one?"""

    def pick(self, lines: list[Line]) -> Line:
        self.whim = self.whims and len(lines) > 1 and self.rng.below(WHIM) == 0
        return lines[1 + self.rng.below(min(ALMOST, len(lines) - 1))] if self.whim else lines[0]
