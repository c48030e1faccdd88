"""Set-up: decks, rows, treasury, king's cards, a board for everybody, and a first townsfolk."""

from __future__ import annotations

from burgrave.games.paladins.asking import Asking
from burgrave.games.paladins.automa import SetUpAutoma
from burgrave.games.paladins.components import (
    FAVOUR_FAMILY,
    ORDER_FAMILY,
    OUTSIDER_FAMILY,
    PALADIN_FAMILIES,
    SUSPICION_FAMILY,
    TAVERN_FAMILY,
    TOWNSFOLK_FAMILY,
    WALL_FAMILY,
)
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.moves import HIRE, HIRE_TOWNSFOLK, touch_free_hire
from burgrave.games.paladins.position import (
    DECK,
    FAVOUR_DECK,
    FIRST_PLAYER,
    ORDER_DECK,
    OUTSIDER_DECK,
    PALADIN_DECK,
    SUSPICION_DECK,
    TAVERN_DECK,
    TOWNSFOLK_DECK,
    WALL_DECK,
    Paladins,
)
from burgrave.games.paladins.refresh import fill_outsiders, fill_townsfolk
from burgrave.games.paladins.rewards import gap_at, hire
from burgrave.games.paladins.saying import say_free_hire
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import Family, Pile, face_down
from burgrave.kernel.words import Phrase


class SetUp(Step[Paladins]):
    """Lay everything out; then, from the first player's right and anticlockwise, everybody hires one townsfolk."""

    def run(self, p: Paladins) -> None:
        p.townsfolk_deck = shuffled_deck(p, TOWNSFOLK_FAMILY, DECK, TOWNSFOLK_DECK)
        p.outsider_deck = shuffled_deck(p, OUTSIDER_FAMILY, DECK, OUTSIDER_DECK)
        p.wall_deck = shuffled_deck(p, WALL_FAMILY, DECK, WALL_DECK)
        p.tavern_deck = shuffled_deck(p, TAVERN_FAMILY, DECK, TAVERN_DECK)
        p.suspicion_deck = shuffled_deck(p, SUSPICION_FAMILY, DECK, SUSPICION_DECK)
        p.orders = shuffled_deck(p, ORDER_FAMILY, DECK, ORDER_DECK)
        p.favours = shuffled_deck(p, FAVOUR_FAMILY, DECK, FAVOUR_DECK)
        p.treasury = p.printed.treasury[p.seats]
        fill_townsfolk(p)
        fill_outsiders(p)
        for seat in range(p.seats):
            board = p.boards[seat]
            board.deck = shuffled_deck(p, PALADIN_FAMILIES[seat], PALADIN_DECK, seat)
            board.silver = p.printed.silver
            board.provisions = p.printed.provisions
        p.first = p.below(p.seats, FIRST_PLAYER, 0, 0, 0) if p.seats > 1 else 0
        if p.log:
            p.log.write("first", who=p.first)
        p.then(FirstRefill())
        for after in range(p.seats):
            p.then(FirstHire((p.first + after) % p.seats))
        if p.solo:
            p.then(SetUpAutoma())


def shuffled_deck(p: Paladins, family: Family, purpose: int, number: int) -> Pile:
    """A new deck, face down."""
    cards = list(range(len(family.names)))
    p.chance.shuffle(cards, purpose, 0, number)
    return face_down(family, cards)


class FirstHire(Asking):
    """One of the visible townsfolk joins for nothing; gaps are not filled in between."""

    def options(self, p: Paladins) -> list[int]:
        return [HIRE.of(townsfolk) for townsfolk in p.townsfolk if townsfolk != NONE]

    def answer(self, p: Paladins, move: int) -> None:
        hire(p, self.seat, HIRE_TOWNSFOLK.of(move))

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        return gap_at(p, thing)

    def describe(self, p: Paladins, seat: int, move: int) -> Phrase:
        return say_free_hire(p, seat, HIRE_TOWNSFOLK.of(move))

    def touches(self, p: Paladins, seat: int, move: int) -> list[str]:
        return touch_free_hire(p, move)


class FirstRefill(Step[Paladins]):
    """The row slides to the right and is filled up."""

    def run(self, p: Paladins) -> None:
        fill_townsfolk(p)
