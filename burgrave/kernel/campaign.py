"""A campaign: a row of games of one player in which the end of each decides how the next one begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.words import Phrase

Progress = dict[str, Any]
"""How far a campaign has come, as JSON data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """What a title says about its campaign; whoever keeps the games (the table's store) keeps the progress."""

    def kind(self, options: Mapping[str, Any]) -> str | None:
        """Which of the title's campaigns a game with these options belongs to; None for a single game."""
        raise NotImplementedError

    def first(self) -> Progress:
        """The progress of somebody who has not played yet."""
        raise NotImplementedError

    def options(self, progress: Progress) -> dict[str, Any]:
        """The options that the next game is played with, whatever else was chosen."""
        raise NotImplementedError

    def after(self, progress: Progress, position: Any) -> Progress:
        """The progress once a game is over."""
        raise NotImplementedError

    def told(self, progress: Progress) -> Phrase:
        """How far it is, in words of the title."""
        raise NotImplementedError
