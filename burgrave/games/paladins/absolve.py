"""Absolve: the leftmost jar moves to a reward space of the own board."""

from __future__ import annotations

from burgrave.games.paladins.asking import AskingDetail, numbered
from burgrave.games.paladins.components import ABSOLVE, INFLUENCE, JARS, OF_ACTION, OF_JAR
from burgrave.games.paladins.gains import pay_silver
from burgrave.games.paladins.moves import JAR, JAR_SPACE
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import Reward, Triggers
from burgrave.games.paladins.shortages import (
    action_left,
    has_silver,
    has_value,
    lack_of_actions,
    lack_of_silver,
    lack_of_value,
)
from burgrave.kernel.words import Phrase


def can_absolve(p: Paladins, seat: int) -> bool:
    """Is there a jar, influence enough for it, and silver?"""
    if not action_left(p, seat, ABSOLVE) or not has_value(p, seat, INFLUENCE, next_jar_influence(p, seat)):
        return False
    return has_silver(p, seat, next_jar_price(p, seat))


def absolve_lacks(p: Paladins, seat: int) -> Phrase | None:
    """What is missing to absolve."""
    found = lack_of_actions(p, seat, ABSOLVE)
    if found is not None:
        return found
    found = lack_of_value(p, seat, INFLUENCE, next_jar_influence(p, seat))
    return found or lack_of_silver(p, seat, next_jar_price(p, seat))


def next_jar_influence(p: Paladins, seat: int) -> int:
    """The influence that the leftmost jar asks for."""
    return p.printed.jar_influence[p.boards[seat].jars.bit_count()]


def next_jar_price(p: Paladins, seat: int) -> int:
    """Its silver, with the paladin's help."""
    return p.silver_for(seat, ABSOLVE, p.printed.silver_cost[ABSOLVE][p.boards[seat].jars.bit_count()])


def absolve(p: Paladins, seat: int) -> None:
    """Pay, choose a space, take faith, discard a suspicion card, take the reward of the space."""
    pay_silver(p, seat, next_jar_price(p, seat))
    p.then(Absolve(seat), Triggers(seat, ABSOLVE, len(p.boards[seat].party)))


def jar_on(jars: int, space: int) -> bool:
    """Does a reward space hold a jar?"""
    return jars >> space & 1 == 1


class Absolve(AskingDetail):
    """To which of the spaces that hold no jar?"""

    def options(self, p: Paladins) -> list[int]:
        jars = p.boards[self.seat].jars
        return [JAR.of(space) for space in range(JARS) if not jar_on(jars, space)]

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        space = numbered(thing, f"absolve-{seat}")
        return Phrase("why.jar") if space >= 0 and jar_on(p.boards[seat].jars, space) else None

    def prompt(self, p: Paladins) -> Phrase:
        jars = p.boards[self.seat].jars
        return Phrase("ask.Absolve", number=jars.bit_count() + 1, free=JARS - jars.bit_count())

    def answer(self, p: Paladins, move: int) -> None:
        space = JAR_SPACE.of(move)
        board = p.boards[self.seat]
        board.jars |= 1 << space
        if p.log:
            p.log.write("absolves", who=self.seat, number=board.jars.bit_count(), space=space + 1)
        p.then(Reward(self.seat, OF_ACTION + ABSOLVE), Reward(self.seat, OF_JAR + space))
