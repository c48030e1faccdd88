"""What is a position of Viscounts of the West Kingdom worth to a player?"""

from __future__ import annotations

from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.scoring import points
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position


class ViscountsJudgement(Judgement):
    """Points at hand."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Viscounts)
        return float(points(position, seat))
