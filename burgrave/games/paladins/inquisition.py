"""Suspicion, taxes and the inquisition that comes when the treasury is empty."""

from __future__ import annotations

from burgrave.games.paladins.asking import AskingDetail, place_in
from burgrave.games.paladins.components import (
    CONDITIONS,
    DISCARD_SUSPICION,
    OF_ABILITY,
    ON_INQUISITION,
    TOWNSFOLK,
    TRIGGERS,
    WITH_TWO_OR_MORE,
    WITHOUT_SUSPICION,
)
from burgrave.games.paladins.gains import advance_marker, discard_suspicion, react, take_debt, tell
from burgrave.games.paladins.moves import DECLINE, USE, USE_TOWNSFOLK
from burgrave.games.paladins.phrases import townsfolk_phrase
from burgrave.games.paladins.position import SUSPICION_SHUFFLE, Paladins
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import NOBODY, Pile
from burgrave.kernel.words import Phrase


def take_taxes(p: Paladins, house: int, taxes: int) -> None:
    """Silver from the treasury, what is missing from the supply; the last one brings the inquisition.

    The solo opponent's goes to the supply, and its marker moves on instead.
    """
    if taxes == 0:
        return
    taken = min(taxes, p.treasury)
    p.treasury -= taken
    tell(p, "taxes", house, n=taken)
    if house < p.seats:
        p.boards[house].silver += taxes
        if taken < taxes:
            tell(p, "taxes_supply", house, n=taxes - taken)
    else:
        advance_marker(p, taxes)
    if p.treasury == 0:
        p.then(Inquisition())


class DrawSuspicion(Step[Paladins]):
    """A house draws a suspicion card, lays it on its pile and takes the taxes it shows.

    With deck and discard empty an inquisition is held first, so that there are cards again.
    """

    @property
    def held(self) -> bool:
        """Was an inquisition held for this card already? A second one would bring no more cards."""
        return self.a == 1

    def run(self, p: Paladins) -> None:
        if not p.suspicion_deck.cards:
            if p.suspicion_discard:
                p.suspicion_deck = shuffled(p, p.suspicion_deck, p.suspicion_discard, SUSPICION_SHUFFLE)
                p.suspicion_discard = []
            else:
                if not self.held:
                    p.then(Inquisition(0, 1), DrawSuspicion(self.seat, 1))
                return
        card = p.suspicion_deck.draw()
        p.revealed += 1
        house = p.house(self.seat)
        house.suspicion = [*house.suspicion, card]
        taxes = p.printed.tax[card]
        tell(p, "suspicion", self.seat, n=taxes)
        take_taxes(p, self.seat, taxes)


def shuffled(p: Paladins, deck: Pile, cards: list[int], purpose: int) -> Pile:
    """A discard as a new deck."""
    fresh = sorted(cards)
    p.chance.shuffle(fresh, purpose, p.shuffles, 0)
    p.shuffles += 1
    p.revealed += 1
    if p.log:
        p.log.write(f"shuffled_{purpose}")
    return Pile(deck.family, fresh, [NOBODY] * len(fresh))


class Inquisition(Step[Paladins]):
    """First everybody's townsfolk, clockwise from whoever's turn it is; then the verdict."""

    @property
    def for_cards(self) -> bool:
        """Is it held because there are no suspicion cards left to draw? Else the treasury is empty."""
        return self.a == 1

    def run(self, p: Paladins) -> None:
        if p.log:
            p.log.write("inquisition_cards" if self.for_cards else "inquisition")
        p.then(Verdict())
        first = p.turn if 0 <= p.turn < p.seats else 0
        for after in range(p.seats - 1, -1, -1):
            seat = (first + after) % p.seats
            if p.boards[seat].party:
                p.then(Abilities(seat))


class Abilities(AskingDetail):
    """Conspirators, peddlers and squires, in any order, each at most once."""

    @property
    def used(self) -> int:
        """Those who have been at work, as bits of the party."""
        return self.a

    def options(self, p: Paladins) -> list[int]:
        board = p.boards[self.seat]
        cards = len(board.suspicion)
        moves = [DECLINE]
        offered: list[int] = []
        for place in range(len(board.party)):
            townsfolk = board.party[place]
            if self.has_been_used(place) or not answers_inquisition(p, townsfolk):
                continue
            if not suits(p, townsfolk, cards):
                continue
            # Two of a kind that do the same make one move.
            alike = p.printed.condition[townsfolk] * len(TOWNSFOLK) + same_as(p, townsfolk)
            if alike in offered:
                continue
            offered.append(alike)
            moves.append(USE.of(townsfolk))
        return moves

    def has_been_used(self, place: int) -> bool:
        return self.used >> place & 1 == 1

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        townsfolk = place_in(TOWNSFOLK, thing, f"party-{seat}")
        party, cards = p.boards[seat].party, len(p.boards[seat].suspicion)
        if townsfolk not in party:
            return None
        if not answers_inquisition(p, townsfolk):
            return Phrase("why.not_at_inquisition", trigger=Phrase(f"trigger.{TRIGGERS[p.printed.trigger[townsfolk]]}"))
        if self.has_been_used(party.index(townsfolk)):
            return Phrase("why.has_reacted")
        if not suits(p, townsfolk, cards):
            return Phrase(f"why.{CONDITIONS[p.printed.condition[townsfolk]]}", n=cards)
        return Phrase("why.alike")

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.Abilities", n=len(p.boards[self.seat].suspicion))

    def answer(self, p: Paladins, move: int) -> None:
        if move == DECLINE:
            return
        townsfolk = USE_TOWNSFOLK.of(move)
        place = p.boards[self.seat].party.index(townsfolk)
        if p.log:
            p.log.write("ability", who=self.seat, card=townsfolk_phrase(townsfolk))
        react(p, self.seat, OF_ABILITY + townsfolk)
        p.then(Abilities(self.seat, self.used | 1 << place))


def answers_inquisition(p: Paladins, townsfolk: int) -> bool:
    return p.printed.trigger[townsfolk] == ON_INQUISITION


def suits(p: Paladins, townsfolk: int, cards: int) -> bool:
    """Are there as many suspicion cards as an ability asks for? A discard without cards would do nothing."""
    condition = p.printed.condition[townsfolk]
    if condition == WITH_TWO_OR_MORE and cards < 2:
        return False
    if condition == WITHOUT_SUSPICION and cards > 0:
        return False
    return cards > 0 or not only_discards(p, townsfolk)


def same_as(p: Paladins, townsfolk: int) -> int:
    """The first townsfolk whose ability gives the same."""
    reward = p.printed.rewards[OF_ABILITY + townsfolk]
    for other in range(townsfolk):
        if p.printed.trigger[other] == ON_INQUISITION and p.printed.rewards[OF_ABILITY + other] == reward:
            return other
    return townsfolk


def only_discards(p: Paladins, townsfolk: int) -> bool:
    """Does an ability do nothing but discard suspicion?"""
    tokens = p.printed.rewards[OF_ABILITY + townsfolk]
    return all(tokens[at] == DISCARD_SUSPICION for at in range(0, len(tokens), 2))


class Verdict(Step[Paladins]):
    """Whoever has most suspicion takes a debt and discards half of the cards, rounded down; the treasury is filled."""

    def run(self, p: Paladins) -> None:
        most = 0
        houses = p.seats + len(p.automata)
        for number in range(houses):
            most = max(most, len(p.house(number).suspicion))
        if most == 0 and p.log:
            p.log.write("nobody_accused")
        for number in range(houses):
            if most and len(p.house(number).suspicion) == most:
                tell(p, "accused", number, n=most)
                take_debt(p, number)
                if most > 1:
                    discard_suspicion(p, number, most // 2)
        p.treasury = p.printed.treasury[p.seats]
        if p.log:
            p.log.write("filled", n=p.treasury)
