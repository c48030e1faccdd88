"""Actions of the left side that need no chapter of their own: develop, hunt, trade, pray, conspire."""

from __future__ import annotations

from burgrave.games.paladins.components import (
    CONSPIRE,
    DEVELOP,
    EXTRA_PROVISIONS,
    EXTRA_SILVER,
    GAIN_SILVER,
    HUNT,
    OF_ACTION_ONE,
    OF_ACTION_TWO,
    PRAY,
    PROVISION,
    SILVER,
)
from burgrave.games.paladins.gains import gain, pay_silver
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.prayer import Prayer
from burgrave.games.paladins.rewards import PlaceWorkshop, Reward, Triggers, reward
from burgrave.games.paladins.shortages import action_left, has_silver, lack_of_actions, lack_of_silver
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


def can_develop(p: Paladins, seat: int) -> bool:
    """Is there a workshop left, and the silver for it?"""
    return action_left(p, seat, DEVELOP) and has_silver(p, seat, develop_price(p, seat))


def develop_lacks(p: Paladins, seat: int) -> Phrase | None:
    """What is missing to develop."""
    return lack_of_actions(p, seat, DEVELOP) or lack_of_silver(p, seat, develop_price(p, seat))


def develop_price(p: Paladins, seat: int) -> int:
    return p.silver_for(seat, DEVELOP, p.printed.develop_silver)


def develop(p: Paladins, seat: int) -> None:
    """Pay, put the leftmost workshop on an action, take whoever was under it."""
    pay_silver(p, seat, develop_price(p, seat))
    p.then(PlaceWorkshop(seat), Triggers(seat, DEVELOP, len(p.boards[seat].party)))


def hunt_or_trade(p: Paladins, seat: int, action: int, workers: int) -> None:
    """Provisions or silver: more with two workers, and more again with the right paladin."""
    reward(p, seat, (OF_ACTION_ONE if workers == 1 else OF_ACTION_TWO) + action)
    extra = p.helped(seat, action, EXTRA_PROVISIONS if action == HUNT else EXTRA_SILVER)
    if extra:
        gain(p, seat, PROVISION if action == HUNT else SILVER, extra)


def can_pray(p: Paladins, seat: int) -> bool:
    """Is there silver, and another action to clear?"""
    return has_silver(p, seat, pray_price(p, seat)) and something_to_clear(p, seat)


def pray_lacks(p: Paladins, seat: int) -> Phrase | None:
    """What is missing to pray."""
    if not something_to_clear(p, seat):
        return Phrase("why.nothing_to_clear")
    return lack_of_silver(p, seat, pray_price(p, seat))


def something_to_clear(p: Paladins, seat: int) -> bool:
    """Do workers stand on another action than prayer?"""
    placed = p.boards[seat].placed
    return any(placed[action] and action != PRAY for action in range(len(placed)))


def pray_price(p: Paladins, seat: int) -> int:
    return p.silver_for(seat, PRAY, p.printed.pray_silver)


def pray(p: Paladins, seat: int) -> None:
    """Pay and clear another action."""
    pay_silver(p, seat, pray_price(p, seat))
    p.then(Prayer(seat, PRAY, 1))


def conspire(p: Paladins, seat: int) -> None:
    """A criminal, with all that follows; then a paladin's silver."""
    p.then(Reward(seat, OF_ACTION_ONE + CONSPIRE), PaladinSilver(seat, CONSPIRE))


class PaladinSilver(Step[Paladins]):
    """Some paladins pay for an action when its own rewards are in."""

    @property
    def action(self) -> int:
        return self.a

    def run(self, p: Paladins) -> None:
        silver = p.helped(self.seat, self.action, GAIN_SILVER)
        if silver:
            gain(p, self.seat, SILVER, silver)
