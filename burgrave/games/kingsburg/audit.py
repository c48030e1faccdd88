"""What must hold in every position, whatever has been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg.components import BUILDINGS, COLUMNS, ENEMIES

if TYPE_CHECKING:
    from burgrave.games.kingsburg.position import Kingsburg


def audit(p: Kingsburg) -> list[str]:
    """Everything that is wrong."""
    wrong: list[str] = []
    for seat, province in enumerate(p.provinces):
        if min(province.gold, province.wood, province.stone, province.tokens, province.soldiers) < 0:
            wrong.append(f"seat {seat} owes goods, tokens or soldiers")
        if province.points != sum(province.sheet):
            wrong.append(f"the score sheet of seat {seat} does not add up")
        for building in range(len(BUILDINGS)):
            if building % COLUMNS and province.has(building) and not province.has(building - 1):
                wrong.append(f"seat {seat} has a gap to the left of {BUILDINGS[building]}")
    if len(p.enemies) + len(p.box) != len(ENEMIES):
        wrong.append(f"{len(p.enemies) + len(p.box)} enemy cards instead of {len(ENEMIES)}")
    if sorted(p.order) != list(range(p.seats)):
        wrong.append(f"the turn order is {p.order}")
    return wrong
