"""Set-up: a hand for everybody."""

from __future__ import annotations

from bidding.components import CARDS
from bidding.position import DEAL, HAND, Bidding
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import face_down


class SetUp(Step[Bidding]):
    """Every seat gets a hand that only it knows."""

    def run(self, p: Bidding) -> None:
        cards = list(range(len(CARDS.names)))
        p.chance.shuffle(cards, DEAL, 0, 0)
        p.deck = face_down(CARDS, cards)
        for seat in range(p.seats):
            for _ in range(HAND):
                p.hands[seat].put(p.deck.draw(), 1 << seat)
