"""What a player has: the realm, which a team shares, and what is everybody's own."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.burgundy.components import ESTATES, NUMBER
from burgrave.games.burgundy.estates import Estate
from burgrave.kernel.state import Named, Part

NONE: Final = -1


class Realm(Part):
    """What belongs to one player, or to a team together: the estate and everything beside it."""

    FIELDS = (
        Named("board", ESTATES),
        *("cells", "storage", "workers", "silver", "goods", "sold", "large", "small", "scored", "lines", "joined"),
        *("shields", "shield_at", "copied", "route", "laid", "dealt", "cranes"),
    )

    def __init__(self, estate: Estate, cells: list[int], held: list[int]) -> None:
        self.estate = estate
        self.board = 0
        """The estate by its place in ESTATES."""
        self.cells = cells
        """The tile on every cell, NONE where it is empty."""
        self.storage: list[int] = []
        self.workers = 0
        self.silver = 0
        self.goods: list[int] = [0, 0, 0, 0, 0, 0]
        """How many goods of every colour lie in the stores."""
        self.sold: list[int] = [0, 0, 0, 0, 0, 0]
        self.large = 0
        """The large and small bonus tiles, a bit for every colour."""
        self.small = 0
        self.scored = 0
        """The regions that were completed, as bits."""
        self.lines = 0
        """The lines between border posts that are closed, and the pairs of posts that have scored, as bits."""
        self.joined = 0
        self.shields: list[int] = []
        self.shield_at: list[int] = []
        """The castle under every shield."""
        self.copied = NONE
        """The realm whose monasteries work here as well, by a shield."""
        self.route: list[int] = []
        """The tiles of the trade route, and the goods laid on its spaces."""
        self.laid: list[int] = []
        self.dealt: list[int] = []
        """The sides of the board that was dealt, until one is chosen."""
        self.cranes = 0
        """Cranes that have counted for a monastery (solo game)."""
        # What follows from the cells and shields, kept for speed.
        self.filled = 0
        self.near = 0
        """Cells with a tile, and all neighbours of such, as bits."""
        self.held = held
        """For every region the kinds of tiles in it, as bits."""
        self.monasteries = 0
        self.arms = 0
        """The numbers of the shields, as bits."""

    def copy(self) -> Realm:
        """What seldom changes is shared and replaced as a whole: goods sold, the route, shields, boards dealt."""
        other = Realm(self.estate, self.cells[:], self.held[:])
        other.board = self.board
        other.storage = self.storage[:]
        other.workers = self.workers
        other.silver = self.silver
        other.goods = self.goods[:]
        other.sold = self.sold
        other.large = self.large
        other.small = self.small
        other.scored = self.scored
        other.lines = self.lines
        other.joined = self.joined
        other.shields = self.shields
        other.shield_at = self.shield_at
        other.copied = self.copied
        other.route = self.route
        other.laid = self.laid
        other.dealt = self.dealt
        other.cranes = self.cranes
        other.filled = self.filled
        other.near = self.near
        other.monasteries = self.monasteries
        other.arms = self.arms
        return other

    def read(self, data: dict[str, Any]) -> None:
        """In older dumps no crane has counted yet."""
        super().read({"cranes": 0, **data})

    def put(self, kind: int, cell: int) -> None:
        """Lay a tile on a cell."""
        self.cells[cell] = kind
        self.filled |= 1 << cell
        self.near |= self.estate.around[cell]
        region = self.estate.regions[cell]
        self.held[region] = self.held[region] | 1 << kind
        if NUMBER[kind]:
            self.monasteries |= 1 << NUMBER[kind]

    def settle(self, board: int, estate: Estate) -> None:
        """Take a board: all its cells are empty."""
        self.board = board
        self.estate = estate
        self.cells = [NONE] * estate.size
        self.refresh()

    def refresh(self) -> None:
        """Find out anew what follows from the cells and the shields."""
        cells = self.cells
        self.filled = 0
        self.near = 0
        self.monasteries = 0
        self.held = [0] * len(self.estate.region_cells)
        for cell in range(len(cells)):
            if cells[cell] != NONE:
                self.put(cells[cell], cell)
        self.arms = 0
        for shield in self.shields:
            self.arms |= 1 << shield

    def armed(self, hook: int) -> bool:
        """Is a shield with this hook in the estate?"""
        return self.arms & hook != 0

    def count(self, kind: int) -> int:
        """How many tiles of a kind are in the estate."""
        found = 0
        for tile in self.cells:
            if tile == kind:
                found += 1
        return found

    def empty(self) -> int:
        """How many cells are empty."""
        return self.estate.size - self.filled.bit_count()

    def colours_of_goods(self) -> int:
        """How many colours lie in the stores."""
        found = 0
        for amount in self.goods:
            if amount:
                found += 1
        return found


class Dukedom(Part):
    """What every player has alone: dice, points, a pawn on the bridge, and in a team private storage."""

    FIELDS = ("dice", "used", "bought", "set", "private", "space", "height", "points", "sheet")

    def __init__(self, dice: list[int], private: list[int], sheet: list[int]) -> None:
        self.dice = dice
        self.used = 0
        """The dice used in this turn, as bits."""
        self.bought = False
        self.set = False
        """Was a die set by a shield in this turn?"""
        self.private = private
        self.space = 0
        """The pawn's space on the bridge, and who lies higher on a space: the greater number."""
        self.height = 0
        self.points = 0
        self.sheet = sheet
        """Points by source, in the order of LINES."""

    def faces(self) -> list[int]:
        """What the dice show that are not used yet."""
        return [self.dice[die] for die in range(len(self.dice)) if not self.used >> die & 1]

    def copy(self) -> Dukedom:
        """Dice and sheet are shared and replaced as a whole."""
        other = Dukedom(self.dice, self.private[:], self.sheet)
        other.used = self.used
        other.bought = self.bought
        other.set = self.set
        other.space = self.space
        other.height = self.height
        other.points = self.points
        return other
