"""Bids, made by all at once and in secret."""

from __future__ import annotations

from bidding.moves import BID, BID_CARD
from bidding.position import Bidding
from burgrave.kernel.agenda import Sealed
from burgrave.kernel.piles import PUBLIC


class Bid(Sealed[Bidding]):
    """All choose a card of their hand at once, in secret."""

    def options_of(self, p: Bidding, seat: int) -> list[int]:
        return sorted(BID.of(card) for card in p.hands[seat].cards)

    def answer_of(self, p: Bidding, seat: int, move: int) -> None:
        card = BID_CARD.of(move)
        p.hands[seat].take(p.hands[seat].cards.index(card))
        p.used.put(card, PUBLIC)
