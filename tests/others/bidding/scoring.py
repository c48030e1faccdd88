"""Points: a prize in every round."""

from __future__ import annotations

from bidding.exchange import Exchange, Reshuffle
from bidding.position import Bidding
from burgrave.kernel.agenda import Step


class Award(Step[Bidding]):
    """The highest bid takes the prize."""

    def run(self, p: Bidding) -> None:
        bids = p.used.cards
        winner = bids.index(max(bids))
        p.points[winner] += p.prize
        if p.log:
            p.log.write("prize", who=winner, n=p.prize)
        p.then(Exchange(winner), Reshuffle())
