"""What is a position of Paladins of the West Kingdom worth to a player?"""

from __future__ import annotations

from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position


class PaladinsJudgement(Judgement):
    """Points as they stand."""

    def worth(self, position: Position, seat: int) -> float:
        return float(position.scores[seat])
