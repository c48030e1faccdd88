"""How long bots wait between their moves: as the people who look wish, the slowest wish first; a touch hurries them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Final, Protocol

from burgrave.table.messages import PaceName

TIMES: Final[dict[PaceName, float]] = {"slow": 2.5, "normal": 1.0, "instant": 0.0}
"""How often the host's pause of a bot goes into the pause of each pace."""


class Onlooker(Protocol):
    """Somebody who looks at a table, and how fast bots are to move for these eyes."""

    @property
    def player_id(self) -> str | None: ...

    pace: PaceName | None
    """None for a program, which needs no time to look."""
    hurries: bool
    """Is the rest of the bots' moves wanted at once? Until the next person is asked."""


class Pauses:
    """The pauses between bots' moves, table by table."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._wakes: dict[str, asyncio.Event] = {}

    def wanted(self, here: Collection[Onlooker], holders: Collection[str]) -> float:
        """The pause that the slowest of those who play wishes for; if none of them is here, of those who look."""
        paces = [(one, TIMES[one.pace]) for one in here if one.pace is not None]
        playing = [(one, times) for one, times in paces if one.player_id in holders]
        return self.seconds * max((times for one, times in playing or paces if not one.hurries), default=0.0)

    def changed(self, table: str) -> None:
        """Somebody came, went, hurries or wishes for another pace: a pause under way is measured anew."""
        if table in self._wakes:
            self._wakes[table].set()

    async def wait(self, table: str, since: float, wanted: Callable[[], float]) -> None:
        """Until the pause is over that is wanted, counted from a moment on."""
        while (left := since + wanted() - time.monotonic()) > 0:
            wake = self._wakes[table] = asyncio.Event()
            try:
                await asyncio.wait_for(wake.wait(), left)
            except TimeoutError:
                return
            finally:
                self._wakes.pop(table, None)
