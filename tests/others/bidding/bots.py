"""Bots of somebody else's that go wrong in every way a bot can."""

from __future__ import annotations

import os
import time

from burgrave.bots.bot import Bot
from burgrave.kernel.position import Position


class Crashing(Bot):
    """Raises an error."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position, seat: int = -1) -> int:
        raise RuntimeError("no idea")


class Dying(Crashing):
    """Takes its whole process down."""

    def choose(self, position: Position, seat: int = -1) -> int:
        os._exit(1)


class Sleeping(Crashing):
    """Never comes to an end."""

    def choose(self, position: Position, seat: int = -1) -> int:
        while True:
            time.sleep(1)
