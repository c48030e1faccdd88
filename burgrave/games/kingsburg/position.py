"""The position of a game of Kingsburg: the court, the calendar, the enemies and a province for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.audit import audit
from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    ENEMY_FAMILY,
    GOLD,
    HIGHEST,
    LINES,
    WOOD,
    KingsburgComponents,
)
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.games.kingsburg.phrases import amount_phrase, building_phrase
from burgrave.kernel.chance import Chance
from burgrave.kernel.piles import Pile
from burgrave.kernel.position import Position
from burgrave.kernel.state import Named, Part

if TYPE_CHECKING:
    from burgrave.kernel.title import Title

NONE: Final = -1
NEUTRAL: Final = 9
"""The owner of the neutral dice in a game of two."""

COLOURED: Final = 3
"""Every governor has three dice of the own colour; further dice are white."""

# What chance is asked for.
ORDER: Final = 0
DEAL: Final = 1
ROLL: Final = 2
STATUE_ROLL: Final = 3
CHAPEL_ROLL: Final = 4
NEUTRAL_ROLL: Final = 5
KING_ROLL: Final = 6

# Where points come from, but for those that a building gives later: the building's record says the line of these.
BY_ADVISORS: Final = LINES.index("advisors")
BY_BUILDINGS: Final = LINES.index("buildings")
BY_REWARD: Final = LINES.index("reward")
BY_BATTLE: Final = LINES.index("battle")

# The phases of the year.
AID: Final = 1
SPRING: Final = 2
REWARD: Final = 3
SUMMER: Final = 4
ENVOY: Final = 5
AUTUMN: Final = 6
RECRUIT: Final = 7
WINTER: Final = 8
YEARS: Final = 5


NEVER_HELPED: Final = [0] * len(ADVISORS)


class Province(Part):
    """What a governor has: goods, tokens, soldiers, points, buildings, and the dice of this season."""

    FIELDS = (
        *("gold", "wood", "stone", "tokens", "soldiers", "combat", "points"),
        Named("buildings", BUILDINGS, bits=True),
        *("dice", "placed", "aid_die", "token_at", "passed"),
        *("statue_used", "chapel_used", "market_used", "stables_used", "crane_used", "sheet"),
        "helped",
    )

    def __init__(self, dice: list[int], placed: list[int], sheet: list[int]) -> None:
        self.gold = 0
        self.wood = 0
        self.stone = 0
        self.tokens = 0
        self.soldiers = 0
        self.combat = 0
        """The combat value in the battle of this winter."""
        self.points = 0
        self.buildings = 0
        """A bit for every building that stands."""
        self.dice = dice
        """The faces rolled this season: the coloured dice in ascending order, then the white ones."""
        self.placed = placed
        """For every die the advisor it lies on, 0 while it is in hand."""
        self.aid_die = False
        self.token_at = 0
        """The advisor on whom a "+2" token was spent this season."""
        self.passed = False
        self.statue_used = False
        self.chapel_used = False
        self.market_used = False
        self.stables_used = False
        self.crane_used = False
        self.sheet = sheet
        """Points by source, in the order of LINES."""
        self.helped = NEVER_HELPED
        """How often every advisor has helped, from 1 to 18; shared by copies and replaced as a whole."""

    def copy(self) -> Province:
        other = Province(self.dice[:], self.placed[:], self.sheet[:])
        other.gold = self.gold
        other.wood = self.wood
        other.stone = self.stone
        other.tokens = self.tokens
        other.soldiers = self.soldiers
        other.combat = self.combat
        other.points = self.points
        other.buildings = self.buildings
        other.aid_die = self.aid_die
        other.token_at = self.token_at
        other.passed = self.passed
        other.statue_used = self.statue_used
        other.chapel_used = self.chapel_used
        other.market_used = self.market_used
        other.stables_used = self.stables_used
        other.crane_used = self.crane_used
        other.helped = self.helped
        return other

    def has(self, building: int) -> bool:
        """Does the building stand?"""
        return self.buildings >> building & 1 == 1

    def standing(self) -> int:
        """How many buildings stand."""
        return self.buildings.bit_count()

    def goods(self) -> int:
        """How many goods there are; tokens are none."""
        return self.gold + self.wood + self.stone

    def amount(self, good: int) -> int:
        return self.gold if good == GOLD else self.wood if good == WOOD else self.stone

    def give_one(self, good: int) -> None:
        """Return one good of a kind to the supply."""
        if good == GOLD:
            self.gold -= 1
        elif good == WOOD:
            self.wood -= 1
        else:
            self.stone -= 1

    def gain(self, gold: int, wood: int, stone: int) -> None:
        """Take goods from the supply, or with negative numbers return them."""
        self.gold += gold
        self.wood += wood
        self.stone += stone

    def total(self) -> int:
        """The sum of all dice of this season."""
        total = 0
        for face in self.dice:
            total += face
        return total


NO_CARDS: Final = Pile(ENEMY_FAMILY, [], [])


class Kingsburg(Position):
    """A game of Kingsburg; made by `empty_board` or by copying."""

    FIELDS = (
        *("year", "phase", "order", "envoy", "court", "doubled", "doubled_by", "king_die", "neutral", "neutral_at"),
        *("enemies", "box", "provinces"),
    )

    def __init__(
        self, title: Title, seats: int, options: KingsburgOptions, components: KingsburgComponents, chance: Chance
    ) -> None:
        super().__init__(title, seats, options, components, chance)
        self.readings = options
        self.printed = components
        self.year = 0
        self.phase = 0
        self.order: list[int] = []
        """The turn order, first seat first."""
        self.envoy = NONE
        """The seat that holds the King's envoy."""
        self.court: list[int] = []
        """Who sits on each advisor, by value from 1 to 18."""
        self.doubled = 0
        """The advisor on whom the envoy made room for a second group, and whose group it is."""
        self.doubled_by = NONE
        self.king_die = 0
        self.neutral: list[int] = []
        self.neutral_at: list[int] = []
        """For every neutral die its advisor; 0 for one set aside."""
        self.enemies = NO_CARDS
        """The enemies still to come, this year's on top."""
        self.box = NO_CARDS
        """The cards that are out of the game."""
        self.provinces: list[Province] = []

    def copy(self) -> Kingsburg:
        other = Kingsburg(self.title, self.seats, self.readings, self.printed, self.chance)
        self.copy_kernel(other)
        other.year = self.year
        other.phase = self.phase
        other.order = self.order[:]
        other.envoy = self.envoy
        other.court = self.court[:]
        other.doubled = self.doubled
        other.doubled_by = self.doubled_by
        other.king_die = self.king_die
        other.neutral = self.neutral
        other.neutral_at = self.neutral_at
        other.enemies = self.enemies.copy()
        other.box = self.box.copy()
        other.provinces = [province.copy() for province in self.provinces]
        return other

    def piles(self) -> list[Pile]:
        return [self.enemies, self.box]

    @property
    def season(self) -> int:
        """The season's number in the whole game, for chance."""
        return self.year * 8 + self.phase

    def die(self, purpose: int, seat: int, index: int) -> int:
        """Roll a die in the open."""
        return 1 + self.below(6, purpose, self.season, seat, index)

    def score(self, seat: int, line: int, points: int) -> None:
        """Give points, or with a negative number take them; a score may fall below zero."""
        province = self.provinces[seat]
        province.points += points
        province.sheet[line] += points

    def tell_gift(self, seat: int, building: int, what: str, amount: int) -> None:
        """Tell what a building has given, in words of its own if it has some."""
        if self.log:
            key = self.printed.buildings[building].log or "gives"
            gain = amount_phrase(what, amount)
            self.log.write(key, who=seat, gain=gain, building=building_phrase(building), n=amount)

    @property
    def scores(self) -> list[int]:
        return [province.points for province in self.provinces]

    def score_sheet(self, seat: int) -> dict[str, int]:
        return dict(zip(LINES, self.provinces[seat].sheet, strict=True))

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then goods, then buildings (rulebook, end of the game)."""
        province = self.provinces[seat]
        return (province.points, province.goods(), province.standing())

    def amounts(self, seat: int) -> dict[str, int]:
        """Goods, tokens, soldiers, points and buildings."""
        province = self.provinces[seat]
        return {
            "gold": province.gold,
            "wood": province.wood,
            "stone": province.stone,
            "tokens": province.tokens,
            "soldiers": province.soldiers,
            "points": province.points,
            "buildings": province.standing(),
        }

    def holdings(self, seat: int) -> list[str]:
        """The buildings that stand, and every help of an advisor."""
        province = self.provinces[seat]
        held = [f"building.{name}" for building, name in enumerate(BUILDINGS) if province.has(building)]
        for place, name in enumerate(ADVISORS):
            held += [f"advisor.{name}"] * province.helped[place]
        return held

    def audit(self) -> list[str]:
        return audit(self)


def empty_board(
    title: Title, seats: int, options: KingsburgOptions, components: KingsburgComponents, chance: Chance
) -> Kingsburg:
    """A position before the set-up: nobody has anything."""
    p = Kingsburg(title, seats, options, components, chance)
    p.order = list(range(seats))
    p.court = empty_court()
    p.provinces = [Province([], [], [0] * len(LINES)) for _ in range(seats)]
    return p


def empty_court() -> list[int]:
    """Nobody on any advisor; the list is read by value, so it begins with a place for none."""
    return [NONE] * (HIGHEST + 1)
