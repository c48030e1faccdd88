"""What is a position of Crown of Emara worth to a claimant?"""

from __future__ import annotations

from burgrave.games.emara.position import Emara
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position


class EmaraJudgement(Judgement):
    """The lower scale."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Emara)
        return float(position.scores[seat])
