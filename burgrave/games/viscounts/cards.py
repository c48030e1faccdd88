"""Phase 1, managing cards, and phase 6, drawing: shifting, playing, discarding, destroying, shuffling."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.asking import Asking, AskingDetail, slot_of
from burgrave.games.viscounts.effects import STEP_FOR, Repeated, resolve
from burgrave.games.viscounts.moves import (
    ARRANGE,
    ARRANGE_ORDER,
    DECLINE,
    DESTROY_CARD,
    DESTROY_TOP,
    DESTROYED,
    DISCARD_CARD,
    DISCARD_TOP,
    DISCARDED,
    PLAY,
    PLAY_CARD,
    SHUFFLE_FIRST,
)
from burgrave.games.viscounts.notation import AS_IT_IS, ORDERS, new_order
from burgrave.games.viscounts.phrases import card_phrase
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import DESTROY, DISCARD, DROPOFF, INSTANT, REARRANGE, RESHUFFLE, SHUFFLE
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import NOBODY, Pile
from burgrave.kernel.words import Gain, Phrase, Secret

FEWEST: Final = 3
"""Nobody ever has fewer cards than this."""


class ShiftCards(Step[Viscounts]):
    """All cards move one slot to the right; one that leaves goes to the discard, then its effect comes."""

    def run(self, p: Viscounts) -> None:
        player = p.players[self.seat]
        p.phase = 1
        slots = player.slots
        card = slots[2]
        player.slots = [NONE, slots[0], slots[1]]
        if card == NONE:
            return
        player.lay_off(card)
        if p.log:
            p.log.write("drops", who=p.name(self.seat), card=card_phrase(card))
        if p.printed.folk[card].when == DROPOFF:
            resolve(p, self.seat, p.printed.folk[card].effect)


class PlayCard(Step[Viscounts]):
    """A card of the hand comes to the left slot; without a hand the top of the deck, unseen."""

    def run(self, p: Viscounts) -> None:
        player = p.players[self.seat]
        if len(player.hand):
            p.then(CardToPlay(self.seat))
            return
        if not len(player.deck):
            shuffle(p, self.seat, True)
        p.revealed += 1
        put_on_board(p, self.seat, player.take_top())


class CardToPlay(Asking):
    """Which card of the hand?"""

    def options(self, p: Viscounts) -> list[int]:
        return [PLAY.of(card) for card in p.players[self.seat].hand.cards]

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.CardToPlay", n=len(p.players[self.seat].hand))

    def answer(self, p: Viscounts, move: int) -> None:
        card = PLAY_CARD.of(move)
        p.players[self.seat].take_from_hand(card)
        put_on_board(p, self.seat, card)

    def public(self, p: Viscounts) -> bool:
        return False


def put_on_board(p: Viscounts, seat: int, card: int) -> None:
    """The card lies in the left slot: corruption for every criminal if it is one, then its instant effect."""
    player = p.players[seat]
    player.slots = [card, player.slots[1], player.slots[2]]
    p.played = card
    folk = p.printed.folk[card]
    if p.log:
        p.log.write("plays", who=p.name(seat), card=card_phrase(card))
    if folk.criminals:
        p.corrupt(seat, p.criminals(seat))
    if folk.when == INSTANT:
        resolve(p, seat, folk.effect)


# ---------------------------------------------------------------------- shuffling and drawing


def shuffle(p: Viscounts, seat: int, drawing: bool) -> None:
    """The discard is shuffled into the deck: corruption with a criminal on the board, else virtue."""
    player = p.players[seat]
    cards = [*player.deck.cards, *player.discard]
    pile = Pile(player.deck.family, cards, [NOBODY] * len(cards))
    order = list(range(len(cards)))
    p.chance.shuffle(order, SHUFFLE, player.shuffles, seat)
    pile.shuffle(order)
    player.deck = pile
    player.discard = []
    player.shuffles += 1
    p.revealed += 1
    if p.log:
        p.log.write("shuffles", who=p.name(seat))
    if drawing or p.readings.shuffles == "every":
        if p.criminals(seat):
            p.corrupt(seat, 1)
        else:
            p.ennoble(seat, 1)


class DrawUp(Step[Viscounts]):
    """The hand is filled up to its limit; an empty deck is made anew of the discard."""

    def run(self, p: Viscounts) -> None:
        p.phase = 6
        draw_up(p, self.seat)


def draw_up(p: Viscounts, seat: int) -> None:
    """Draw cards up to the limit, as long as there are any."""
    player = p.players[seat]
    limit = p.hand_limit(seat)
    drawn: list[int] = []
    while len(player.hand) < limit:
        if not len(player.deck):
            if not player.discard:
                break
            shuffle(p, seat, True)
        if not drawn:
            player.hand = player.hand.copy()
        card = player.take_top()
        player.hand.put(card, 1 << seat)
        p.revealed += 1
        drawn.append(card)
    if p.log and drawn:
        cards = Secret([card_phrase(card) for card in drawn], 1 << seat, Phrase("cards.some", n=len(drawn)))
        p.log.write("draws", who=p.name(seat), cards=cards)


class Reshuffle(Step[Viscounts]):
    """The discard, if there is any, is shuffled into the deck."""

    def run(self, p: Viscounts) -> None:
        if p.round and p.players[self.seat].discard:
            shuffle(p, self.seat, False)


# ---------------------------------------------------------------------- reorder


class Rearrange(Step[Viscounts]):
    """Two or more cards of the board may change places."""

    def run(self, p: Viscounts) -> None:
        if p.players[self.seat].on_board() > 1:
            p.then(NewOrder(self.seat))


class NewOrder(AskingDetail):
    """In which order? Cards stay on the slots that are in use."""

    def options(self, p: Viscounts) -> list[int]:
        slots = p.players[self.seat].slots
        moves: list[int] = []
        for order in range(len(ORDERS)):
            fits = True
            for place in range(len(slots)):
                if (slots[ORDERS[order][place]] == NONE) != (slots[place] == NONE):
                    fits = False
            # Where a slot is empty, no rotation can fit: only exchanges of the two others, and none.
            if fits:
                moves.append(ARRANGE.of(order))
        return moves

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        slot = slot_of(thing, f"slot-{seat}")
        return Phrase("why.empty_slot") if slot >= 0 and p.players[seat].slots[slot] == NONE else None

    def answer(self, p: Viscounts, move: int) -> None:
        order = ARRANGE_ORDER.of(move)
        if order != AS_IT_IS:
            player = p.players[self.seat]
            player.slots = new_order(p, self.seat, order)
            if p.log:
                cards = [card_phrase(card) for card in player.slots if card != NONE]
                p.log.write("arranges", who=p.name(self.seat), cards=cards)


# ---------------------------------------------------------------------- discard and destroy


class MayDiscard(Repeated):
    """Cards may be discarded, one at a time."""

    def run(self, p: Viscounts) -> None:
        if self.times > 1:
            p.then(MayDiscard(self.seat, self.times - 1))
        player = p.players[self.seat]
        if p.round and (len(player.hand) or len(player.deck) or player.discard):
            p.then(Discard(self.seat))


class MayDestroy(Repeated):
    """Cards may be destroyed, one at a time, as long as three are left."""

    def run(self, p: Viscounts) -> None:
        if self.times > 1:
            p.then(MayDestroy(self.seat, self.times - 1))
        player = p.players[self.seat]
        if player.total() <= FEWEST:
            return
        if len(player.hand) or len(player.deck) or player.discard:
            p.then(Destroy(self.seat))


def pile_withstands(p: Viscounts, seat: int, thing: str) -> Phrase | None:
    """The discard is shuffled only when the deck has run out."""
    player = p.players[seat]
    if thing != f"discard-{seat}" or not player.discard or not len(player.deck):
        return None
    return Phrase("why.deck_first", n=len(player.deck))


class Discard(AskingDetail):
    """A card of the hand or the unseen top of the deck, or nothing; an empty deck may be shuffled first."""

    def options(self, p: Viscounts) -> list[int]:
        player = p.players[self.seat]
        moves = [DECLINE]
        for card in player.hand.cards:
            moves.append(DISCARD_CARD.of(card))
        if len(player.deck):
            moves.append(DISCARD_TOP)
        elif player.discard:
            moves.append(SHUFFLE_FIRST)
        return moves

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        return pile_withstands(p, seat, thing)

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Discard", n=len(p.players[self.seat].hand))

    def answer(self, p: Viscounts, move: int) -> None:
        player = p.players[self.seat]
        if move == DECLINE:
            return
        if move == SHUFFLE_FIRST:
            shuffle(p, self.seat, False)
            p.then(DiscardTop(self.seat))
            return
        if move == DISCARD_TOP:
            lay_off_top(p, self.seat)
            return
        card = DISCARDED.of(move)
        player.take_from_hand(card)
        player.lay_off(card)
        if p.log:
            p.log.write("discards", who=p.name(self.seat), card=card_phrase(card))

    def public(self, p: Viscounts) -> bool:
        return False


class DiscardTop(AskingDetail):
    """After shuffling: the top of the new deck, or nothing."""

    def options(self, p: Viscounts) -> list[int]:
        return [DECLINE, DISCARD_TOP]

    def answer(self, p: Viscounts, move: int) -> None:
        if move == DISCARD_TOP:
            lay_off_top(p, self.seat)


def lay_off_top(p: Viscounts, seat: int) -> None:
    """The top of the deck goes to the discard unseen, and is seen there."""
    player = p.players[seat]
    card = player.take_top()
    player.lay_off(card)
    p.revealed += 1
    if p.log:
        p.log.write("discards_top", who=p.name(seat), card=card_phrase(card))


class Destroy(AskingDetail):
    """A card of the hand or the unseen top of the deck leaves the game for its silver, or nothing does.

    While pairs are chosen it can be any card that will be shuffled.
    """

    def options(self, p: Viscounts) -> list[int]:
        player = p.players[self.seat]
        moves = [DECLINE]
        for card in player.discard if p.round == 0 else player.hand.cards:
            moves.append(DESTROY_CARD.of(card))
        if len(player.deck):
            moves.append(DESTROY_TOP)
        elif player.discard and p.round:
            moves.append(SHUFFLE_FIRST)
        return moves

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        return pile_withstands(p, seat, thing)

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Destroy", n=len(p.players[self.seat].hand))

    def answer(self, p: Viscounts, move: int) -> None:
        player = p.players[self.seat]
        if move == DECLINE:
            return
        if move == SHUFFLE_FIRST:
            shuffle(p, self.seat, False)
            p.then(DestroyTop(self.seat))
            return
        if move == DESTROY_TOP:
            p.revealed += 1
            destroy(p, self.seat, player.take_top())
            return
        card = DESTROYED.of(move)
        if p.round == 0:
            player.discard = [other for other in player.discard if other != card]
        else:
            player.take_from_hand(card)
        destroy(p, self.seat, card)

    def public(self, p: Viscounts) -> bool:
        return False


class DestroyTop(AskingDetail):
    """After shuffling: the top of the new deck, or nothing."""

    def options(self, p: Viscounts) -> list[int]:
        return [DECLINE, DESTROY_TOP]

    def answer(self, p: Viscounts, move: int) -> None:
        if move == DESTROY_TOP:
            p.revealed += 1
            destroy(p, self.seat, p.players[self.seat].take_top())


def destroy(p: Viscounts, seat: int, card: int) -> None:
    """A card leaves the game; its owner gets its value in silver."""
    p.box = [*p.box, card]
    silver = p.printed.folk[card].silver
    p.players[seat].silver += silver
    if p.log:
        p.log.write("destroys", who=p.name(seat), card=card_phrase(card), gain=Gain("silver", silver))


STEP_FOR[REARRANGE] = Rearrange
STEP_FOR[DISCARD] = MayDiscard
STEP_FOR[DESTROY] = MayDestroy
STEP_FOR[RESHUFFLE] = Reshuffle
