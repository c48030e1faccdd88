"""The position of a game of The Castles of Burgundy: depots, bridge, stacks, a realm for every player or team."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.burgundy.cards import (
    ANOTHERS_MONASTERIES,
    TO_BORROW,
    TOP_OF_BRIDGE,
    UNLIMITED_STORAGE,
    WORKERS_LIKE_OTHERS,
)
from burgrave.games.burgundy.components import (
    BLACK,
    GOODS,
    GOODS_FAMILY,
    KINDS,
    NUMBER,
    TILE_FAMILY,
    TILES,
    BurgundyComponents,
)
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.realm import NONE, Dukedom, Realm
from burgrave.kernel.chance import Chance
from burgrave.kernel.piles import Pile
from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.kernel.title import Title

PHASES: Final = 5
ROUNDS: Final = 5
SLOTS: Final = 4
"""Spaces of a numbered depot."""

# What chance is asked for.
FIRST_PLAYER: Final = 0
STACK: Final = 1
GOODS_DEAL: Final = 2
ROLL: Final = 3
WHITE: Final = 4
BOARD_DEAL: Final = 5
SHIELD_DEAL: Final = 6
ROUTE_DEAL: Final = 7

# Where points come from.
LINES: Final = (
    *("regions", "phases", "colours", "borders", "animals", "sales", "watchtowers"),
    *("ransom", "unsold", "silver", "workers", "monasteries", "shields"),
)
BY_REGIONS: Final = 0
BY_PHASES: Final = 1
BY_COLOURS: Final = 2
BY_BORDERS: Final = 3
BY_ANIMALS: Final = 4
BY_SALES: Final = 5
BY_WATCHTOWERS: Final = 6
BY_RANSOM: Final = 7
BY_UNSOLD: Final = 8
BY_SILVER: Final = 9
BY_WORKERS: Final = 10
BY_MONASTERIES: Final = 11
BY_SHIELDS: Final = 12

NO_TILES: Final = Pile(TILE_FAMILY, [], [])
NO_GOODS: Final = Pile(GOODS_FAMILY, [], [])


class Burgundy(Position):
    """A game of The Castles of Burgundy; made by `empty_board` or by copying."""

    FIELDS = (
        *("phase", "round", "turn", "order", "white", "row", "goods", "tiles", "depots", "black", "wares"),
        *("inns", "pool", "box", "bonuses", "posts", "shields", "target", "realms", "dukes"),
    )

    def __init__(
        self, title: Title, seats: int, options: BurgundyOptions, components: BurgundyComponents, chance: Chance
    ) -> None:
        super().__init__(title, seats, options, components, chance)
        self.readings = options
        self.printed = components
        self.solo = seats == 1
        self.bound = seats > 1 and options.team == "none" and options.board == "against_the_castle"
        """Must tiles be linked to a castle?"""
        self.phase = 0
        self.round = 0
        self.turn = NONE
        """The seat whose turn it is, NONE between turns."""
        self.order: list[int] = []
        """The turn order of this round, first seat first."""
        self.white = 0
        self.row: list[int] = []
        """The goods of this phase that lie open, the next one first."""
        self.goods = NO_GOODS
        """The goods of the coming phases, the next on top; below them those that nobody needs."""
        self.tiles = NO_TILES
        """All stacks in one, in the order in which the spaces of the depots are filled; its bottom is never needed."""
        self.depots: list[int] = []
        """The tiles of the numbered depots, four spaces each, and of the black depot."""
        self.black: list[int] = []
        self.wares: list[int] = []
        """The goods on the depots: six colours for each."""
        self.inns = 0
        self.pool = 0
        """Castles swept from the depots, where they can be bought back."""
        self.box: list[int] = []
        """Tiles that have left the game, by kind."""
        self.bonuses: list[int] = []
        """How many bonus tiles of every colour are taken, and of those for border posts."""
        self.posts = 0
        self.shields: list[int] = []
        """The shields on the depots, two places each."""
        self.target = 0
        self.realms: list[Realm] = []
        self.dukes: list[Dukedom] = []

    def copy(self) -> Burgundy:
        """What seldom changes is shared and replaced as a whole: order, row, wares, box, bonuses, shields."""
        other = Burgundy(self.title, self.seats, self.readings, self.printed, self.chance)
        self.copy_kernel(other)
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.order = self.order
        other.white = self.white
        other.row = self.row
        other.goods = self.goods.copy()
        other.tiles = self.tiles.copy()
        other.depots = self.depots[:]
        other.black = self.black[:]
        other.wares = self.wares
        other.inns = self.inns
        other.pool = self.pool
        other.box = self.box
        other.bonuses = self.bonuses
        other.posts = self.posts
        other.shields = self.shields
        other.target = self.target
        other.realms = [realm.copy() for realm in self.realms]
        other.dukes = [duke.copy() for duke in self.dukes]
        return other

    def read(self, data: dict[str, Any]) -> None:
        super().read(data)
        for realm in self.realms:
            realm.estate = self.printed.estates[realm.board]
            realm.refresh()

    def piles(self) -> list[Pile]:
        return [self.goods, self.tiles]

    # ------------------------------------------------------------------ for the rules

    def realm(self, seat: int) -> Realm:
        """The realm of a seat; team mates sit opposite each other and share one."""
        return self.realms[seat % len(self.realms)]

    def deciders(self) -> list[int]:
        """Who decides where a realm is asked as a whole, in turn order: of a team whoever comes first."""
        if len(self.realms) == self.seats:
            return self.order[:]
        found: list[int] = []
        for seat in self.order:
            if all(self.realm(other) is not self.realm(seat) for other in found):
                found.append(seat)
        return found

    def working(self, seat: int) -> int:
        """The monasteries that work for the seat, as bits: its own, and by a shield somebody else's."""
        realm = self.realms[seat % len(self.realms)]
        if realm.copied == NONE or not realm.arms & ANOTHERS_MONASTERIES:
            return realm.monasteries
        return realm.monasteries | (self.realms[realm.copied].monasteries & TO_BORROW)

    def works(self, seat: int, hook: int) -> bool:
        """Does a monastery with this hook work for the seat?"""
        return self.working(seat) & hook != 0

    def score(self, seat: int, line: int, points: int) -> None:
        """Give points, or with a negative number take them."""
        duke = self.dukes[seat]
        duke.points += points
        duke.sheet = duke.sheet[:]
        duke.sheet[line] += points

    def gain_workers(self, seat: int, workers: int) -> None:
        """Workers from the supply; whoever else has the shield for it gets one as well."""
        if workers <= 0:
            return
        realm = self.realm(seat)
        realm.workers += workers
        for other in range(len(self.realms)):
            if self.realms[other] is not realm and self.realms[other].armed(WORKERS_LIKE_OTHERS):
                self.realms[other].workers += 1
                if self.log:
                    self.log.write("echo", who=other, gained=[Phrase("things.workers", n=1)])

    def bridge_order(self) -> list[int]:
        """The turn order by the bridge: the furthest space first, in a stack from the top (by a monastery always)."""
        left = list(range(self.seats))
        order: list[int] = []
        while left:
            best = left[0]
            for seat in left[1:]:
                if self.ahead(seat, best):
                    best = seat
            order.append(best)
            left.remove(best)
        return order

    def ahead(self, seat: int, other: int) -> bool:
        """Does a seat's pawn go before another's?"""
        one, two = self.dukes[seat], self.dukes[other]
        if one.space != two.space:
            return one.space > two.space
        top = self.realm(seat).monasteries & TOP_OF_BRIDGE != 0
        if top != (self.realm(other).monasteries & TOP_OF_BRIDGE != 0):
            return top
        return one.height > two.height

    def take_away(self, kind: int) -> None:
        """A tile leaves the game; one that lay face down left it when it was turned over."""
        if kind != BLACK:
            self.box = self.box[:]
            self.box[kind] += 1

    # ------------------------------------------------------------------ results

    @property
    def scores(self) -> list[int]:
        if self.solo:
            return [self.realms[0].filled.bit_count()]
        return [duke.points for duke in self.dukes]

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Points by source; alone it is the filled cells that count."""
        if self.solo:
            return {"cells": self.realms[0].filled.bit_count()}
        return dict(zip(LINES, self.dukes[seat].sheet, strict=True))

    @property
    def lead(self) -> int:
        """Every cell must be filled."""
        return -self.realms[0].empty()

    @property
    def sides(self) -> list[list[int]]:
        realms = len(self.realms)
        return [list(range(first, self.seats, realms)) for first in range(realms)]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then empty cells, then whoever is further back on the bridge; a team adds its points up."""
        empty = self.realm(seat).empty()
        if self.readings.tie_break == "fewest_empty":
            empty = -empty
        if len(self.realms) < self.seats:
            return (self.dukes[seat].points + self.dukes[seat + len(self.realms)].points, empty)
        return (self.dukes[seat].points, empty, self.bridge_order().index(seat))

    @property
    def winners(self) -> list[int]:
        if self.solo:
            return [0] if self.over and self.realms[0].empty() == 0 else []
        return super().winners

    def amounts(self, seat: int) -> dict[str, int]:
        """Points, silver, workers, and goods by colour; what a team has together is either mate's."""
        realm = self.realm(seat)
        found = {"points": self.dukes[seat].points, "silver": realm.silver, "workers": realm.workers}
        for good, name in enumerate(GOODS):
            found[name] = realm.goods[good]
        return found

    def holdings(self, seat: int) -> list[str]:
        """Every tile in the estate, monasteries by number, and the shields; a team has them together."""
        realm = self.realm(seat)
        held: list[str] = []
        for kind in realm.cells:
            if kind != NONE:
                held.append(f"monastery.{NUMBER[kind]}" if NUMBER[kind] else f"tile.{TILES[kind]}")
        return held + [f"shield.{shield}" for shield in realm.shields]

    def audit(self) -> list[str]:
        # It looks at the steps, which are written for positions.
        from burgrave.games.burgundy.audit import audit

        return audit(self)

    def plays(self, module: str) -> bool:
        """Is a module of tiles in this game?"""
        if module == "extra_tiles":
            return self.readings.extra_tiles
        if module == "white_castles":
            return self.readings.white_castles
        return module == "base"

    def room(self, realm: Realm) -> int:
        """How many tiles the storage of a realm can hold."""
        if realm.armed(UNLIMITED_STORAGE):
            return 1000
        return self.printed.shared if len(self.realms) < self.seats else self.printed.storage


def empty_board(
    title: Title, seats: int, options: BurgundyOptions, components: BurgundyComponents, chance: Chance
) -> Burgundy:
    """A position before the set-up: nobody has anything, all boards are number 1."""
    p = Burgundy(title, seats, options, components, chance)
    p.order = list(range(seats))
    p.depots = [NONE] * (6 * SLOTS)
    p.black = [NONE] * components.black_spaces[seats]
    p.wares = [0] * 36
    p.box = [0] * KINDS
    p.tiles = Pile(components.tile_family, [], [])
    p.bonuses = [0] * 6
    p.shields = [0] * 12
    estate = components.estates[0]
    for _ in range(2 if options.team != "none" else seats):
        realm = Realm(estate, [], [])
        realm.settle(0, estate)
        p.realms.append(realm)
    p.dukes = [Dukedom([], [], [0] * len(LINES)) for _ in range(seats)]
    return p
