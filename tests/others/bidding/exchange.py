"""After a prize: the winner's exchange, and the used cards."""

from __future__ import annotations

from bidding.components import CARDS
from bidding.moves import EXCHANGE, EXCHANGE_CARD, KEEP
from bidding.position import SHUFFLE, Bidding
from burgrave.kernel.agenda import Question, Step
from burgrave.kernel.words import Phrase, Secret


class Exchange(Question[Bidding]):
    """The winner may exchange a hand card for the unseen top card of the deck."""

    def options(self, p: Bidding) -> list[int]:
        cards = p.hands[self.seat].cards if len(p.deck) else []
        return [KEEP, *sorted(EXCHANGE.of(card) for card in cards)]

    def answer(self, p: Bidding, move: int) -> None:
        if move == KEEP:
            return
        hand, given = p.hands[self.seat], EXCHANGE_CARD.of(move)
        hand.take(hand.cards.index(given))
        drawn = p.deck.draw()
        p.used.put(given, 1 << self.seat)
        hand.put(drawn, 0)
        p.show(hand, len(hand) - 1, 1 << self.seat)
        if p.log:
            card = Secret(Phrase(f"card.{CARDS.names[drawn]}"), 1 << self.seat, Phrase("a_card"))
            p.log.write("draws", who=self.seat, card=card)

    def public(self, p: Bidding) -> bool:
        return False


class Reshuffle(Step[Bidding]):
    """Used cards go back into the deck; nobody knows where."""

    def run(self, p: Bidding) -> None:
        while len(p.used):
            p.deck.put(p.used.draw(), 0)
        order = list(range(len(p.deck)))
        p.chance.shuffle(order, SHUFFLE, p.round, 0)
        p.deck.shuffle(order)
