"""King's orders and favours: face down at first, revealed round by round."""

from __future__ import annotations

from burgrave.games.paladins.automa import meet_favour, meet_order
from burgrave.games.paladins.components import ACTIONS, FAVOUR_SLOTS, FAVOURS, ORDER_SLOTS
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.words import Phrase


class RevealKingsCards(Step[Paladins]):
    """Turn over the order and the favour of this round, where there are any."""

    def run(self, p: Paladins) -> None:
        for slot in range(ORDER_SLOTS):
            if p.printed.order_round[slot] == p.round:
                p.show(p.orders, slot, PUBLIC)
                order = p.orders.cards[slot]
                if p.log:
                    action = Phrase(f"action.{ACTIONS[p.printed.order_action[order]]}")
                    count, vp = p.printed.order_count[order], p.printed.order_vp[slot]
                    p.log.write("order", action=action, n=count, points=vp)
                meet_order(p, order)
        for slot in range(FAVOUR_SLOTS):
            if p.printed.favour_round[slot] == p.round:
                p.show(p.favours, slot, PUBLIC)
                if p.log:
                    p.log.write("favour", favour=Phrase(f"favour.{FAVOURS[p.favours.cards[slot]]}"))
                meet_favour(p, slot)
