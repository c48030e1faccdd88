"""The end of the game, after the fifth winter."""

from __future__ import annotations

from burgrave.games.kingsburg.components import CATHEDRAL
from burgrave.games.kingsburg.position import BY_CATHEDRAL, Kingsburg
from burgrave.kernel.agenda import Step


class FinalScoring(Step[Kingsburg]):
    """A Cathedral gives a point for every two goods; they are kept, for the tie-break counts them."""

    def run(self, p: Kingsburg) -> None:
        for seat in p.order:
            province = p.provinces[seat]
            points = province.goods() // 2
            if province.has(CATHEDRAL) and points:
                p.score(seat, BY_CATHEDRAL, points)
                if p.log:
                    p.log.write("cathedral", who=seat, n=points)
