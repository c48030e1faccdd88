"""What a position is worth."""

from __future__ import annotations

from bidding.position import Bidding
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position


class BiddingJudgement(Judgement):
    """Points, and a little for high cards."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Bidding)
        return position.points[seat] + sum(position.hands[seat].cards) / 100
