"""What belongs to one player, or to the automa: goods, cards, buildings, workers, the two markers."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.viscounts.components import BUILDINGS, BUILDINGS_A_TYPE, CARDS, CELLS, MANUSCRIPTS
from burgrave.games.viscounts.vocabulary import GOODS, INK, SILVER, STONE
from burgrave.kernel.piles import Pile
from burgrave.kernel.state import Named, Part

NONE: Final = -1
OF_THREE: Final = [0, 1, 1, 2, 1, 2, 2, 3]
"""By which of the three buildings of a type stand, as bits: how many."""


class Household(Part):
    """All that one player or the automa has.

    Piles and lists are shared by copies of a position and replaced as a whole when they change.
    """

    FIELDS = (
        *("viscount", "silver", "ink", "stone", "gold", "generic", "debts", "paid", "deeds", "approved"),
        *("corruption", "virtue", "workers", "shuffles"),
        Named("built", BUILDINGS, bits=True),
        *("slots", "hand", "deck", "discard", "manuscripts"),
    )

    def __init__(self, deck: Pile, hand: Pile) -> None:
        self.viscount = NONE
        """Its location; NONE before the set-up."""
        self.silver = 0
        self.ink = 0
        self.stone = 0
        self.gold = 0
        self.generic = 0
        """Resources of the automa that takes all kinds for one."""
        self.debts = 0
        """Debts not paid yet, and paid ones; deeds not approved yet, and approved ones."""
        self.paid = 0
        self.deeds = 0
        self.approved = 0
        self.corruption = 0
        """The cells of the two markers; when they share one they lie stacked."""
        self.virtue = CELLS - 1
        self.workers = 0
        """Workers in the own supply."""
        self.shuffles = 0
        self.built = 0
        """The buildings that stand on the main board, as bits: their spaces are open."""
        self.slots: list[int] = [NONE, NONE, NONE]
        """The cards on the board from left to right."""
        self.hand = hand
        self.deck = deck
        self.discard: list[int] = []
        """The discard, the last one on top; while pairs are chosen, all cards that will be shuffled."""
        self.manuscripts: list[int] = []
        self.permanent = 0
        """Icons of open building spaces and bonus cards, kept for speed."""

    def copy(self) -> Household:
        other = Household(self.deck, self.hand)
        other.viscount = self.viscount
        other.silver = self.silver
        other.ink = self.ink
        other.stone = self.stone
        other.gold = self.gold
        other.generic = self.generic
        other.debts = self.debts
        other.paid = self.paid
        other.deeds = self.deeds
        other.approved = self.approved
        other.corruption = self.corruption
        other.virtue = self.virtue
        other.workers = self.workers
        other.shuffles = self.shuffles
        other.built = self.built
        other.slots = self.slots
        other.discard = self.discard
        other.manuscripts = self.manuscripts
        other.permanent = self.permanent
        return other

    def write(self, seat: int) -> dict[str, Any]:
        """Open cards by their names."""
        data = super().write(seat)
        data["slots"] = [None if card == NONE else CARDS[card] for card in self.slots]
        data["discard"] = [CARDS[card] for card in self.discard]
        data["manuscripts"] = [MANUSCRIPTS[one] for one in self.manuscripts]
        return data

    def read(self, data: dict[str, Any]) -> None:
        super().read({**data, "slots": [], "discard": [], "manuscripts": []})
        self.slots = [NONE if card is None else CARDS.index(card) for card in data["slots"]]
        self.discard = [CARDS.index(card) for card in data["discard"]]
        self.manuscripts = [MANUSCRIPTS.index(one) for one in data["manuscripts"]]

    # ------------------------------------------------------------------ cards

    def total(self) -> int:
        """All cards the player owns, wherever they are."""
        return len(self.deck) + len(self.hand) + len(self.discard) + self.on_board()

    def on_board(self) -> int:
        """How many cards lie on the board."""
        found = 0
        for card in self.slots:
            if card != NONE:
                found += 1
        return found

    def cards(self) -> list[int]:
        """Every card the player owns."""
        return [*self.deck.cards, *self.hand.cards, *self.discard, *(card for card in self.slots if card != NONE)]

    def lay_off(self, card: int) -> None:
        """Put a card on the discard."""
        self.discard = [*self.discard, card]

    def take_top(self) -> int:
        """Take the top card of the deck away."""
        self.deck = self.deck.copy()
        return self.deck.draw()

    def take_from_hand(self, card: int) -> None:
        """Take a card out of the hand."""
        self.hand = self.hand.copy()
        self.hand.take(self.hand.cards.index(card))

    # ------------------------------------------------------------------ goods

    def amount(self, good: int) -> int:
        """How much of a good the player has: silver, ink, stone, gold."""
        if good == SILVER:
            return self.silver
        if good == INK:
            return self.ink
        return self.stone if good == STONE else self.gold

    def add(self, good: int, amount: int) -> None:
        """Get some of a good, or pay it with a negative amount."""
        if good == SILVER:
            self.silver += amount
        elif good == INK:
            self.ink += amount
        elif good == STONE:
            self.stone += amount
        else:
            self.gold += amount

    def resources(self) -> int:
        """Ink, stone and gold together."""
        return self.ink + self.stone + self.gold + self.generic

    def amounts(self) -> dict[str, int]:
        """How much there is of every thing that a move can cost or bring."""
        held = {good: self.amount(number) for number, good in enumerate(GOODS)}
        return {**held, "debt": self.debts, "deed": self.deeds, "workers": self.workers}

    # ------------------------------------------------------------------ buildings and the track

    def has(self, building: int) -> bool:
        """Does the building stand on the main board?"""
        return self.built >> building & 1 == 1

    def count(self, type: int) -> int:
        """How many buildings of a type stand."""
        return OF_THREE[self.built >> BUILDINGS_A_TYPE * type & 7]

    def stacked(self) -> bool:
        """Do the markers share a cell?"""
        return self.corruption == self.virtue

    def gain_corruption(self) -> bool:
        """The marker, or the stack, moves one cell to the right; at the end it stays. Did it move?"""
        if self.stacked():
            if self.virtue == CELLS - 1:
                return False
            self.virtue += 1
        self.corruption += 1
        return True

    def gain_virtue(self) -> bool:
        """The marker, or the stack, moves one cell to the left; at the end it stays. Did it move?"""
        if self.stacked():
            if self.corruption == 0:
                return False
            self.corruption -= 1
        self.virtue -= 1
        return True
