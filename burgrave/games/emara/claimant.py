"""What a claimant to the crown has: goods, people, cards, and two markers on the score track."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.components import ADVISORS, CARD_FAMILIES, FAVORS, SLOTS
from burgrave.kernel.piles import Pile
from burgrave.kernel.state import Named, Part

NONE: Final = -1

# Where points come from: citizens first, then buildings; the last line takes the higher scale off again.
CITIZENS: Final = (
    *("citizens_site", "citizens_books", "citizens_ranks", "citizens_craftsmen", "citizens_advisors"),
    *("citizens_favors", "citizens_events", "citizens_leftovers"),
)
BUILDINGS: Final = (
    *("buildings_start", "buildings_site", "buildings_books", "buildings_advisors"),
    *("buildings_favors", "buildings_events", "buildings_leftovers"),
)
LINES: Final = (*CITIZENS, *BUILDINGS)
CP_SITE: Final = LINES.index("citizens_site")
CP_BOOKS: Final = LINES.index("citizens_books")
CP_RANKS: Final = LINES.index("citizens_ranks")
CP_CRAFTSMEN: Final = LINES.index("citizens_craftsmen")
CP_ADVISORS: Final = LINES.index("citizens_advisors")
CP_FAVORS: Final = LINES.index("citizens_favors")
CP_EVENTS: Final = LINES.index("citizens_events")
CP_LEFTOVERS: Final = LINES.index("citizens_leftovers")
BP_START: Final = LINES.index("buildings_start")
BP_SITE: Final = LINES.index("buildings_site")
BP_BOOKS: Final = LINES.index("buildings_books")
BP_ADVISORS: Final = LINES.index("buildings_advisors")
BP_FAVORS: Final = LINES.index("buildings_favors")
BP_EVENTS: Final = LINES.index("buildings_events")
BP_LEFTOVERS: Final = LINES.index("buildings_leftovers")


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
