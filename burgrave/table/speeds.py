"""How long a player usually lets the others wait, as those may know who think of playing with them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from burgrave.kernel.words import Phrase
from burgrave.table.events import MOVE
from burgrave.table.names import common_words
from burgrave.table.rows import Event
from burgrave.table.store import Store

SPEED_KEPT: Final = 600.0
SPEED_TABLES: Final = 5
"""For so many seconds a player's usual speed is kept, and from so many of the latest tables it is made."""

UNITS: Final = ((86_400.0, "days"), (3_600.0, "hours"), (60.0, "minutes"))


class Speeds:
    """How long players usually take for a turn; counted anew now and then."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, float | None]] = {}

    def of(self, store: Store, player: str) -> float | None:
        """Seconds until a player's move, in the middle of the latest turns; nothing if there are too few."""
        counted, seconds = self._known.get(player, (0.0, None))
        if time.monotonic() - counted > SPEED_KEPT or not counted:
            turns: list[float] = []
            for row in store.tables_of(player, SPEED_TABLES):
                seats = {held.seat for held in row.seats if held.player == player}
                if len({held.player for held in row.seats}) > 1:
                    turns += waits(store.events(row.id), seats)
            seconds = statistics.median(turns) if len(turns) >= SPEED_TABLES else None
            self._known[player] = (time.monotonic(), seconds)
        return seconds


def waits(events: Sequence[Event], seats: set[int]) -> list[float]:
    """How long the others waited for the first move of each turn of these seats."""
    moves = [event for event in events if event.kind == MOVE]
    return [
        after.at - before.at
        for before, after in pairwise(moves)
        if after.data["seat"] in seats and before.data["seat"] not in seats and before.at
    ]


def speed_words(seconds: float | None, language: str, whose: str = "lobby") -> str:
    """A usual speed in words: that of an open table's host, or on a page about the player."""
    if seconds is None:
        return ""
    words = common_words(language)
    for unit, name in UNITS:
        if seconds >= unit:
            return words.say(Phrase(f"page.{whose}.speed.{name}", n=round(seconds / unit)))
    return words.template(f"page.{whose}.speed.at_once")
