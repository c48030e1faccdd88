"""What may differ from table to table."""

from __future__ import annotations

from burgrave.kernel.options import Options
from burgrave.kernel.words import Phrase


class BiddingOptions(Options):
    """In a game of four, opposite seats may form teams."""

    teams: bool

    CHOICES = {"teams": (False, True)}

    def conflict(self, seats: int) -> Phrase | None:
        return Phrase("conflict.teams", seats=seats) if self.teams and seats != 4 else None
