"""Absolve: the leftmost jar moves to a reward space of the own board."""

from __future__ import annotations

from burgrave.games.paladins.components import ABSOLVE, INFLUENCE, JARS, OF_ACTION, OF_JAR
from burgrave.games.paladins.gains import pay_silver
from burgrave.games.paladins.moves import JAR, JAR_SPACE
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import Reward, Triggers
from burgrave.kernel.agenda import Detail


def can_absolve(p: Paladins, seat: int) -> bool:
    """Is there a jar, influence enough for it, and silver?"""
    board = p.boards[seat]
    done = board.jars.bit_count()
    if done >= p.printed.limit[ABSOLVE] or p.value(seat, INFLUENCE) < p.printed.jar_influence[done]:
        return False
    return board.silver >= p.silver_for(seat, ABSOLVE, p.printed.silver_cost[ABSOLVE][done])


def absolve(p: Paladins, seat: int) -> None:
    """Pay, choose a space, take faith, discard a suspicion card, take the reward of the space."""
    board = p.boards[seat]
    pay_silver(p, seat, p.silver_for(seat, ABSOLVE, p.printed.silver_cost[ABSOLVE][board.jars.bit_count()]))
    p.then(Absolve(seat), Triggers(seat, ABSOLVE, len(board.party)))


class Absolve(Detail[Paladins]):
    """To which of the spaces that hold no jar?"""

    def options(self, p: Paladins) -> list[int]:
        jars = p.boards[self.seat].jars
        return [JAR.of(space) for space in range(JARS) if not jars >> space & 1]

    def answer(self, p: Paladins, move: int) -> None:
        space = JAR_SPACE.of(move)
        board = p.boards[self.seat]
        board.jars |= 1 << space
        if p.log:
            p.log.write("absolves", who=self.seat, number=board.jars.bit_count(), space=space + 1)
        p.then(Reward(self.seat, OF_ACTION + ABSOLVE), Reward(self.seat, OF_JAR + space))
