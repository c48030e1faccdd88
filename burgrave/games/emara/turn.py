"""A turn: a card into a slot, then its action, a movement, bonus actions and advisors' powers in any order."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_EVENTS, CP_EVENTS, NONE
from burgrave.games.emara.components import EXTRA_STEP, FIRST_TOWN, SLOTS, TOWN, TOWN_CARD, TRADE_CARD
from burgrave.games.emara.countryside import arrive
from burgrave.games.emara.hiring import hire, hire_moves, recruit, recruit_moves
from burgrave.games.emara.moves import (
    END,
    EXCHANGE,
    HIRE,
    MOVE,
    MOVE_COUNCILOR,
    PLAY,
    PLAY_CARD,
    PLAY_SLOT,
    RANK,
    RECRUIT,
    STEP,
    STEP_COUNCILOR,
    TO_TOWN,
    TOWN_LOCATION,
    TRADE,
    USE,
    traded_in,
)
from burgrave.games.emara.nobility import can_rise, rise
from burgrave.games.emara.notation import destination, trade_of
from burgrave.games.emara.phrases import bundle_phrases, card_phrase, location_phrase, stock_phrases
from burgrave.games.emara.position import Emara
from burgrave.games.emara.powers import exchange, power_moves, use
from burgrave.games.emara.prices import mixes
from burgrave.kernel.agenda import Question, Step
from burgrave.kernel.words import Phrase


class BeginTurn(Step[Emara]):
    """A turn begins: nothing is used up."""

    def run(self, p: Emara) -> None:
        p.turn = self.seat
        p.card = NONE
        p.slot = NONE
        p.moved = False
        p.card_done = False
        p.bonus = 0
        p.used = 0
        p.swapped = NONE
        p.then(PlayCard(self.seat))


class PlayCard(Question[Emara]):
    """Play a card from the hand into an empty slot: the card is an action, the slot the steps of a councilor."""

    def options(self, p: Emara) -> list[int]:
        claimant = p.claimants[self.seat]
        moves: list[int] = []
        for card in claimant.hand.cards:
            for slot in range(SLOTS):
                if claimant.slots[slot] == NONE:
                    moves.append(PLAY.of(card, slot))
        return moves

    def answer(self, p: Emara, move: int) -> None:
        seat = self.seat
        claimant = p.claimants[seat]
        card, slot = PLAY_CARD.of(move), PLAY_SLOT.of(move)
        claimant.hand = claimant.hand.copy()
        claimant.hand.take(claimant.hand.cards.index(card))
        claimant.slots = claimant.slots[:]
        claimant.slots[slot] = card
        p.card = card
        p.slot = slot
        if p.log:
            p.log.write("plays", who=seat, card=card_phrase(card), n=slot + 1)
        if p.printed.gives[card]:
            # A card that only gives is never better used later.
            p.card_done = True
            p.gain(seat, p.printed.cards[card], CP_EVENTS, BP_EVENTS)
            if p.log:
                p.log.write("takes", who=seat, gain=bundle_phrases(p.printed.cards[card]))
        p.then(Turn(seat))

    def public(self, p: Emara) -> bool:
        """The hand is hidden, even if it is one card."""
        return False


class Turn(Question[Emara]):
    """What next? Every action is finished before another begins; the turn cannot end before all steps are made."""

    def options(self, p: Emara) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        if p.moved and (p.card != EXTRA_STEP or p.card_done):
            moves.append(END)
        if not p.moved:
            moves.append(MOVE.of(0))
            moves.append(MOVE.of(1))
        if not p.card_done:
            card_moves(p, seat, moves)
        if can_rise(p, seat):
            moves.append(RANK)
        hire_moves(p, seat, moves)
        recruit_moves(p, seat, moves)
        power_moves(p, seat, moves)
        return moves

    def answer(self, p: Emara, move: int) -> None:
        seat = self.seat
        if move == END:
            p.turn = NONE
            return
        p.then(Turn(seat))
        if move in USE:
            use(p, seat, move)
            return
        p.swapped = NONE
        if move in MOVE:
            p.moved = True
            go(p, seat, MOVE_COUNCILOR.of(move), p.slot + 1)
        elif move in HIRE:
            hire(p, seat, move)
        elif move in RECRUIT:
            recruit(p, seat, move)
        elif move == RANK:
            rise(p, seat)
        elif move in EXCHANGE:
            exchange(p, seat, move)
        else:
            use_card(p, seat, move)

    def prompt(self, p: Emara) -> Phrase:
        return Phrase("ask.Turn" if p.moved else "ask.Turn_move", n=p.slot + 1)


def card_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """What the card played can be used for; hiring by card is with the other hiring."""
    card = p.card
    if card == TRADE_CARD:
        trade_moves(p, seat, moves)
    elif card == EXTRA_STEP:
        moves.append(STEP.of(0))
        moves.append(STEP.of(1))
    elif card == TOWN_CARD:
        for location in range(len(TOWN)):
            moves.append(TO_TOWN.of(location))


def trade_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """Every mix of as many resources as one of the trades takes; coins for coins would be no trade."""
    for trade in p.printed.trades:
        for mix in mixes(p.claimants[seat].stock, trade.pay.need, 0):
            moves.append(TRADE.of(mix[0], mix[1], mix[2], mix[3]))


def use_card(p: Emara, seat: int, move: int) -> None:
    """Trade, take the extra step, or use a town location."""
    p.card_done = True
    if move in STEP:
        go(p, seat, STEP_COUNCILOR.of(move), p.printed.steps)
    elif move in TO_TOWN:
        location = FIRST_TOWN + TOWN_LOCATION.of(move)
        if p.log:
            p.log.write("sends", who=seat, location=location_phrase(location))
        arrive(p, seat, location)
    else:
        claimant = p.claimants[seat]
        stock = traded_in(move)
        gain = trade_of(p, stock).gain
        for kind in range(4):
            claimant.stock[kind] -= stock[kind]
        p.gain(seat, gain, CP_EVENTS, BP_EVENTS)
        if p.log:
            p.log.write("sells", who=seat, pay=stock_phrases(stock), gain=bundle_phrases(gain))


def go(p: Emara, seat: int, councilor: int, steps: int) -> None:
    """A councilor moves exactly so many steps clockwise; then the location reached may be used."""
    claimant = p.claimants[seat]
    place = destination(p, seat, councilor, steps)
    claimant.councilors = claimant.councilors[:]
    claimant.councilors[councilor] = place
    if p.log:
        p.log.write("moves", who=seat, location=location_phrase(p.rings[place]), n=steps)
    arrive(p, seat, p.rings[place])
