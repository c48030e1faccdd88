"""A turn: a card into a slot, then its action, a movement, bonus actions and advisors' powers in any order."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_EVENTS, CP_EVENTS, NONE
from burgrave.games.emara.components import (
    ADVISORS,
    BARTERERS,
    CARDS,
    COIN,
    EXTRA_STEP,
    FIRST_TOWN,
    HUTS,
    RANKS,
    SLOTS,
    SWAPPERS,
    TOWN,
    TOWN_CARD,
    TRADE_CARD,
    TURN_OFFERS,
)
from burgrave.games.emara.countryside import arrive
from burgrave.games.emara.hiring import hire, hire_moves, no_hire, no_recruit, recruit, recruit_moves
from burgrave.games.emara.moves import (
    BY_CARD,
    END,
    EXCHANGE,
    EXCHANGE_PAY,
    HIRE,
    HIRE_BY,
    MOST,
    MOVE,
    MOVE_COUNCILOR,
    PLAY,
    PLAY_CARD,
    PLAY_SLOT,
    RANK,
    RECRUIT,
    RECRUIT_BY,
    STEP,
    STEP_COUNCILOR,
    TO_TOWN,
    TOWN_LOCATION,
    TRADE,
    USE,
    traded_in,
)
from burgrave.games.emara.nobility import can_rise, no_rise, rise
from burgrave.games.emara.notation import destination, trade_of
from burgrave.games.emara.phrases import bundle_phrases, card_phrase, location_phrase, stock_phrases
from burgrave.games.emara.pieces import ClaimantQuestion
from burgrave.games.emara.position import ADVISOR, CRAFTSMAN, Emara
from burgrave.games.emara.powers import exchange, no_power, power_moves, use
from burgrave.games.emara.prices import due_in, mixes
from burgrave.games.emara.told import short_of
from burgrave.kernel.agenda import CHOSEN, Step
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


class PlayCard(ClaimantQuestion):
    """Play a card from the hand into an empty slot: the card is an action, the slot the steps of a councilor."""

    def options(self, p: Emara) -> list[int]:
        claimant = p.claimants[self.seat]
        moves: list[int] = []
        for card in claimant.hand.cards:
            for slot in range(SLOTS):
                if claimant.slots[slot] == NONE:
                    moves.append(PLAY.of(card, slot))
        return moves

    def obstacle(self, p: Emara, kind: str, name: str) -> Phrase | None:
        claimant = p.claimants[self.seat]
        if kind == "slot" and claimant.slots[int(name) - 1] != NONE:
            return slot_taken(p, self.seat, int(name) - 1)
        if kind == "card":
            return card_lies(p, self.seat, CARDS.index(name))
        return super().obstacle(p, kind, name)

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

    def prompt(self, p: Emara) -> Phrase:
        slots = p.claimants[self.seat].slots
        free = [str(slot + 1) for slot in range(SLOTS) if slots[slot] == NONE]
        return Phrase("ask.PlayCard", slots=", ".join(free))

    def public(self, p: Emara) -> bool:
        """The hand is hidden, even if it is one card."""
        return False


def slot_taken(p: Emara, seat: int, slot: int) -> Phrase:
    """A slot has room for one card a round."""
    return Phrase("why.slot_taken", card=card_phrase(p.claimants[seat].slots[slot]))


def card_lies(p: Emara, seat: int, card: int) -> Phrase:
    """A card lies in a slot since its turn."""
    return Phrase("why.card_lies", n=p.claimants[seat].slots.index(card) + 1)


class Turn(ClaimantQuestion):
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

    def waste(self, p: Emara, seat: int, move: int) -> int:
        """Hiring by the card is cheaper; in barter the resource goes of which there is most, a coin last."""
        if move in HIRE:
            return BY_CARD - HIRE_BY.of(move)
        if move in RECRUIT:
            return BY_CARD - RECRUIT_BY.of(move)
        if move in EXCHANGE:
            paid = EXCHANGE_PAY.of(move)
            return MOST * 10 if paid == COIN else max(0, MOST - p.claimants[seat].stock[paid])
        return CHOSEN

    def obstacle(self, p: Emara, kind: str, name: str) -> Phrase | None:
        seat = self.seat
        if kind == "card":
            return self.no_card(p, CARDS.index(name))
        if kind == "slot":
            slot = int(name) - 1
            taken = p.claimants[seat].slots[slot] != NONE
            return slot_taken(p, seat, slot) if taken else Phrase("why.one_card", card=card_phrase(p.card))
        if kind == "councilor":
            return Phrase("why.moved")
        if kind == "location":
            return self.no_way_to(p)
        if kind == "hut":
            return no_hire(p, seat, HUTS.index(name))
        if kind == "rank":
            return no_rise(p, seat, RANKS.index(name))
        if kind == "action":
            if p.bonus & (CRAFTSMAN if name == "craftsman" else ADVISOR):
                return Phrase("why.hired" if name == "craftsman" else "why.recruited")
            return None
        if kind == "advisor":
            advisor = ADVISORS.index(name)
            if p.claimants[seat].has(advisor):
                return no_power(p, seat, advisor, [*TURN_OFFERS, *BARTERERS, *SWAPPERS])
            return no_recruit(p, seat, advisor)
        return super().obstacle(p, kind, name)

    def no_card(self, p: Emara, card: int) -> Phrase | None:
        """A card in hand waits for another turn; the one that was played is used up, or nothing can be done with it."""
        claimant = p.claimants[self.seat]
        if card in claimant.hand.cards:
            return Phrase("why.one_card", card=card_phrase(p.card))
        if card != p.card:
            return card_lies(p, self.seat, card)
        if p.card_done:
            return Phrase("why.card_used")
        if card == TRADE_CARD:
            return short_of(claimant, due_in(p.printed.trades[0].pay))
        return Phrase("why.nothing_to_hire")

    def no_way_to(self, p: Emara) -> Phrase:
        """No councilor goes there: a step was made already, or the steps lead elsewhere."""
        if p.moved:
            return Phrase("why.moved")
        reached = [p.rings[destination(p, self.seat, councilor, p.slot + 1)] for councilor in range(2)]
        return Phrase("why.not_reached", reached=[location_phrase(location) for location in reached], n=p.slot + 1)

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
        """What can still be done."""
        return Phrase("ask.Turn" if END in self.options(p) else "ask.Turn_move", left=self.left(p))

    def left(self, p: Emara) -> list[Phrase]:
        """The kinds of actions that are possible, each once."""
        moves = self.options(p)
        said: list[Phrase] = []
        if any(move in kind for move in moves for kind in (TRADE, STEP, TO_TOWN)) or card_hires_anybody(moves):
            said.append(Phrase("can.play"))
        if not p.moved:
            said.append(Phrase("can.move", n=p.slot + 1))
        if RANK in moves:
            said.append(Phrase("can.rank"))
        for key, kinds in (("hire", (HIRE,)), ("recruit", (RECRUIT,)), ("use", (USE, EXCHANGE))):
            if any(move in kind for move in moves for kind in kinds):
                said.append(Phrase(f"can.{key}"))
        return said or [Phrase("things.nothing")]


def card_hires_anybody(moves: list[int]) -> bool:
    """Can the hire card be used?"""
    hired = [move for move in moves if move in HIRE and HIRE_BY.of(move)]
    return bool(hired or [move for move in moves if move in RECRUIT and RECRUIT_BY.of(move)])


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
