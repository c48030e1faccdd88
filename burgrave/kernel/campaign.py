"""Campaigns: games that one player plays alone, one after another, and what is kept of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.words import Phrase

Progress = dict[str, Any]
"""How far a campaign has come, as JSON data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """What a title says about its campaign; whoever keeps the games keeps the progress.

    At the table that is its store, elsewhere a file (`burgrave.kernel.campaign_file`).
    """

    def own_options(self) -> dict[str, Any]:
        """The options by which a game belongs to the title's campaign, where nothing else was chosen."""
        return {}

    def kind(self, options: Mapping[str, Any]) -> str | None:
        """Which of the title's campaigns a lone game with these options belongs to; None if nothing is kept of it."""
        raise NotImplementedError

    def is_one_by_one(self, kind: str) -> bool:
        """Must a game be over before the next one can begin?"""
        return True

    def options(self, kind: str, progress: Progress) -> dict[str, Any]:
        """The options that the next game is played with, whatever else was chosen; at first the progress is empty."""
        raise NotImplementedError

    def after(self, progress: Progress, position: Any) -> Progress:
        """The progress once a game is over."""
        raise NotImplementedError

    def told(self, progress: Progress) -> list[Phrase]:
        """How far it has come, in words of the title, line by line."""
        raise NotImplementedError
