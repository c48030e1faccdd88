"""The end: leftovers become points on either scale, and the lower scale is the result."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_LEFTOVERS, CP_LEFTOVERS
from burgrave.games.emara.phrases import gained
from burgrave.games.emara.position import Emara
from burgrave.kernel.agenda import Step


class FinalScoring(Step[Emara]):
    """Rings, coins, favour tokens, books, bread and resources bring points, split between the scales as is best.

    The best split makes the lower scale as high as it can be; the other follows from the sum, so it never hurts the
    tie-break. Neither advisors nor the event count here.
    """

    def run(self, p: Emara) -> None:
        p.turn = -1
        for seat in range(p.seats):
            claimant = p.claimants[seat]
            citizens, buildings = p.best_split(seat)
            claimant.cp += citizens
            claimant.bp += buildings
            claimant.sheet = claimant.sheet[:]
            claimant.sheet[CP_LEFTOVERS] += citizens
            claimant.sheet[BP_LEFTOVERS] += buildings
            if p.log:
                p.log.write("leftovers", who=seat, gain=gained(citizens, buildings))
                lower, higher = min(claimant.cp, claimant.bp), max(claimant.cp, claimant.bp)
                p.log.write("result", who=seat, result=lower, other=higher)
        if p.solo and p.readings.solo == "campaign" and p.log:
            won = p.scores[0] > p.victoria
            p.log.write("campaign_won" if won else "campaign_lost", who=0, result=p.scores[0], victoria=p.victoria)
