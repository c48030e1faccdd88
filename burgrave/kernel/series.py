"""Series: games that one player plays alone, one after another, each going on from what came before.

A title that has such games says here how they hang together; whoever keeps things for players stores one small piece of
JSON data for each player, title and series:

    name = title.series.name(seats, options)            # "" for a game that stands alone
    options |= title.series.options(name, kept)         # before the game, where the player has not chosen otherwise
    kept = title.series.after(kept, position)           # when it is over
"""

from __future__ import annotations

from typing import Any

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.options import Options
from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Series:
    """The series of a title; this one has none."""

    def name(self, seats: int, options: Options) -> str:
        """The series a game belongs to; empty for a game that stands alone."""
        return ""

    def options(self, name: str, kept: dict[str, Any]) -> dict[str, Any]:
        """The options with which the next game of a series starts; `kept` is empty before the first."""
        return {}

    def after(self, kept: dict[str, Any], position: Position) -> dict[str, Any]:
        """What is kept after a game that is over."""
        return kept

    def told(self, kept: dict[str, Any]) -> list[Phrase]:
        """What is kept, in words, line by line."""
        return []
