"""The state of a game: the prize, the deck, the hands and the points."""

from __future__ import annotations

from typing import Any

from bidding.audit import audit
from bidding.components import CARDS
from burgrave.kernel.chance import Chance
from burgrave.kernel.piles import Pile
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title

HAND = 4
ROUNDS = 3
DEAL, SHUFFLE, PRIZE = 0, 1, 2


class Bidding(Position):
    """A game of bids."""

    FIELDS = ("round", "prize", "deck", "used", "hands", "points")

    def __init__(self, title: Title, seats: int, options: Any, components: Any, chance: Chance) -> None:
        super().__init__(title, seats, options, components, chance)
        self.round = 0
        self.prize = 0
        self.deck = Pile(CARDS, [], [])
        self.used = Pile(CARDS, [], [])
        self.hands = [Pile(CARDS, [], []) for _ in range(seats)]
        self.points = [0] * seats

    def copy(self) -> Bidding:
        other = type(self)(self.title, self.seats, self.options, self.components, self.chance)
        self.copy_kernel(other)
        other.round = self.round
        other.prize = self.prize
        other.deck = self.deck.copy()
        other.used = self.used.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.points = self.points[:]
        return other

    def piles(self) -> list[Pile]:
        return [self.deck, self.used, *self.hands]

    def amounts(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat]}

    def score_sheet(self, seat: int) -> dict[str, int]:
        return {"prizes": self.points[seat]}

    @property
    def sides(self) -> list[list[int]]:
        return [[0, 2], [1, 3]] if self.options.teams else [[seat] for seat in range(self.seats)]

    def standing(self, seat: int) -> tuple[int, ...]:
        side = next(side for side in self.sides if seat in side)
        return (sum(self.points[mate] for mate in side),)

    def audit(self) -> list[str]:
        return audit(self)
