"""The table of contents: set-up, three rounds."""

from __future__ import annotations

from bidding.bids import Bid
from bidding.position import PRIZE, ROUNDS, Bidding
from bidding.scoring import Award
from bidding.setup import SetUp
from burgrave.kernel.agenda import Step


class Begin(Step[Bidding]):
    """The whole game."""

    def run(self, p: Bidding) -> None:
        p.then(SetUp(), *(Round(0, number) for number in range(1, ROUNDS + 1)))


class Round(Step[Bidding]):
    """A prize is named, then everybody bids."""

    @property
    def number(self) -> int:
        """From 1 on."""
        return self.a

    def run(self, p: Bidding) -> None:
        p.round = self.number
        p.prize = 1 + 2 * p.below(2, PRIZE, p.round, 0, 0)
        p.then(Bid(0, (1 << p.seats) - 1), Award())
