"""What is a position of Kingsburg worth to a governor?"""

from __future__ import annotations

from burgrave.games.kingsburg.position import Kingsburg
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position


class KingsburgJudgement(Judgement):
    """Points at hand and what goods, tokens, soldiers and buildings are likely to bring until the end."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Kingsburg)
        province = position.provinces[seat]
        return province.points + 0.5 * province.goods()
