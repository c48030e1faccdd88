"""The end of the game, after the fifth winter."""

from __future__ import annotations

from burgrave.games.kingsburg.position import Kingsburg
from burgrave.kernel.agenda import Step


class FinalScoring(Step[Kingsburg]):
    """A Cathedral gives a point for every two goods; they are kept, for the tie-break counts them."""

    def run(self, p: Kingsburg) -> None:
        for seat in p.order:
            province = p.provinces[seat]
            for building in p.printed.points_a_pair.among(province.buildings):
                points = p.printed.points_a_pair.amounts[building] * (province.goods() // 2)
                if points:
                    p.score(seat, p.printed.buildings[building].line, points)
                    p.tell_gift(seat, building, "points", points)
