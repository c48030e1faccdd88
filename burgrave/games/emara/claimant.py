"""What a claimant to the crown has: goods, people, cards, and two markers on the score track."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.components import ADVISORS, CARD_FAMILIES, FAVORS, SLOTS
from burgrave.kernel.piles import Pile
from burgrave.kernel.state import Named, Part

NONE: Final = -1

# Where points come from: citizens first, then buildings; the last line takes the higher scale off again.
LINES: Final = (
    *("citizens_site", "citizens_books", "citizens_ranks", "citizens_craftsmen", "citizens_advisors"),
    *("citizens_favors", "citizens_events", "citizens_leftovers"),
    *("buildings_start", "buildings_site", "buildings_books", "buildings_advisors"),
    *("buildings_favors", "buildings_events", "buildings_leftovers"),
)
CP_SITE: Final = 0
CP_BOOKS: Final = 1
CP_RANKS: Final = 2
CP_CRAFTSMEN: Final = 3
CP_ADVISORS: Final = 4
CP_FAVORS: Final = 5
CP_EVENTS: Final = 6
CP_LEFTOVERS: Final = 7
BP_START: Final = 8
BP_SITE: Final = 9
BP_BOOKS: Final = 10
BP_ADVISORS: Final = 11
BP_FAVORS: Final = 12
BP_EVENTS: Final = 13
BP_LEFTOVERS: Final = 14


class Claimant(Part):
    """One player's board and everything beside it."""

    FIELDS = (
        *("cp", "bp", "stock", "coins", "rings", "bread", "books"),
        Named("favors", FAVORS, bits=True),
        Named("advisors", ADVISORS, bits=True),
        *("craftsmen", "rank", "rank_card", "councilors", "deck", "hand", "slots", "played", "sheet"),
    )

    def __init__(
        self, stock: list[int], deck: Pile, hand: Pile, councilors: list[int], slots: list[int], sheet: list[int]
    ) -> None:
        self.cp = 0
        """Citizen points."""
        self.bp = 0
        """Building points."""
        self.stock = stock
        """Wood, grain, stone, cloth."""
        self.coins = 0
        self.rings = 0
        self.bread = 0
        self.books = 0
        self.favors = 0
        """The favour tokens kept, as bits."""
        self.advisors = 0
        """The advisors recruited, as bits."""
        self.craftsmen = 0
        """How many craftsmen work in huts."""
        self.rank = 0
        """0 without a rank, 1 for a baron, 5 for a duke."""
        self.rank_card = 0
        """The points on the card of that rank."""
        self.councilors = councilors
        """Where the two stand: 0 to 3 on the first ring, 4 to 7 on the second."""
        self.deck = deck
        self.hand = hand
        self.slots = slots
        """The action cards played this round, by slot; -1 for none."""
        self.played: list[int] = []
        """The action cards of earlier rounds that are not back in the deck yet."""
        self.sheet = sheet
        """Points by source, in the order of LINES."""

    def copy(self) -> Claimant:
        """Only the stock changes in place; cards, councilors and sheet are shared and replaced as a whole."""
        other = Claimant(self.stock[:], self.deck, self.hand, self.councilors, self.slots, self.sheet)
        other.cp = self.cp
        other.bp = self.bp
        other.coins = self.coins
        other.rings = self.rings
        other.bread = self.bread
        other.books = self.books
        other.favors = self.favors
        other.advisors = self.advisors
        other.craftsmen = self.craftsmen
        other.rank = self.rank
        other.rank_card = self.rank_card
        other.played = self.played
        return other

    def has(self, advisor: int) -> bool:
        """Was the advisor recruited?"""
        return self.advisors >> advisor & 1 == 1

    def resources(self) -> int:
        """How many resources there are, of all kinds."""
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3]


def newcomer(seat: int) -> Claimant:
    """A claimant before the set-up, with nothing."""
    family = CARD_FAMILIES[seat]
    deck, hand = Pile(family, [], []), Pile(family, [], [])
    return Claimant([0, 0, 0, 0], deck, hand, [0, 4], [-1] * SLOTS, [0] * len(LINES))


def bits(number: int) -> list[int]:
    """The places of the bits that are set."""
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]
