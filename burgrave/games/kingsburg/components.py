"""The printed figures of Kingsburg as typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.kernel.components import Components, Figures, Sheet, check_shape, printed_in_views
from burgrave.kernel.piles import Family

GOODS: Final = ("gold", "wood", "stone")
GOLD: Final = GOODS.index("gold")
WOOD: Final = GOODS.index("wood")
STONE: Final = GOODS.index("stone")

KINDS: Final = ("goblins", "zombies", "demons", "orcs", "barbarians", "dragons")

LINES: Final = ("advisors", "buildings", "reward", "battle", "fortress", "town_hall", "embassy", "cathedral")
"""Where points come from: the lines of the score sheet."""

ONCE: Final = range(1, 2)
SOME: Final = range(1, 10)

POWERS: Final = {
    "reroll_one": ONCE,
    "reroll_up_to": range(3, 31),
    "shift": ONCE,
    "white_die": ONCE,
    "season_gold": SOME,
    "season_points": SOME,
    "summer_tokens": SOME,
    "points_a_trade": SOME,
    "gold_off": SOME,
    "more_soldiers": SOME,
    "cheap_soldiers": ONCE,
    "draws_win": ONCE,
    "points_a_win": SOME,
    "points_a_pair": SOME,
}
"""What buildings can do beside battle, in the order of a year, and the numbers each can have (see KingsburgComponents).

A building says in `does` of its record which of these it has; nothing in the rules knows a building by name.
"""

COLUMNS: Final = 4
"""Of the sheet of a province; buildings are numbered along its rows."""

CHEAPER_FROM: Final = 2
"""The first column, counted from 0, where `gold_off` works."""


class Bundle:
    """What an advisor gives or asks, an enemy yields or takes."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.gold: int = figures.get("gold", 0)
        self.wood: int = figures.get("wood", 0)
        self.stone: int = figures.get("stone", 0)
        self.any: int = figures.get("any", 0)
        self.tokens: int = figures.get("tokens", 0)
        self.points: int = figures.get("points", 0)
        self.soldiers: int = figures.get("soldiers", 0)
        self.buildings: int = figures.get("buildings", 0)
        self.peek: bool = figures.get("peek", 0) > 0


class Gift:
    """One thing an advisor offers: something given, perhaps for something paid."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.gain = Bundle(figures)
        self.pay = Bundle(figures.get("pay", {}))


class Advisor:
    """A member of the court: exactly one of the gifts, or none where the help may be refused."""

    def __init__(self, id: str, figures: dict[str, Any]) -> None:
        self.id = id
        self.value: int = figures["value"]
        self.gifts = [Gift(gift) for gift in figures["help"]]
        self.optional: bool = figures["optional"]
        self.by_option: bool = figures.get("by_option", False)
        """Is it also a question of the options whether the help may be refused?"""


class Building:
    """A space of the province: its price, its points, what it adds in battle, and what it does beside."""

    def __init__(self, id: str, figures: dict[str, Any]) -> None:
        self.id = id
        cost = Bundle(figures["cost"])
        self.gold = cost.gold
        self.wood = cost.wood
        self.stone = cost.stone
        self.points: int = figures["points"]
        self.combat: int = figures["combat"]
        against: dict[str, Any] = figures.get("against", {"kind": "", "combat": self.combat})
        self.kind = KINDS.index(against["kind"]) if against["kind"] else -1
        self.combat_against: int = against["combat"]
        does: dict[str, int] = figures.get("does", {})
        check_shape(f"building.{id}.does", POWERS, does, None)
        self.powers = [power for power, word in enumerate(POWERS) if word in does]
        """What it does, as places in POWERS, and the number of each."""
        self.amounts = [does[word] for word in POWERS if word in does]
        self.line = LINES.index(figures.get("line", "buildings"))
        """The line of the score sheet for points that it gives later."""
        self.log: str = figures.get("log", "")
        """The log's own words for what it gives, if it has some."""


NOTHING: Final[list[int]] = []


class Power:
    """One thing that buildings can do: which of them do it, and how much."""

    def __init__(self, word: str, buildings: list[Building]) -> None:
        which = list(POWERS).index(word)
        self.amounts = [0] * len(buildings)
        """For every building its number, 0 for one that cannot do this."""
        self.bits = 0
        for number, building in enumerate(buildings):
            if which in building.powers:
                self.amounts[number] = building.amounts[building.powers.index(which)]
                self.bits |= 1 << number

    def works(self, standing: int) -> bool:
        """Does one of the buildings that stand (bits) do this?"""
        return standing & self.bits != 0

    def among(self, standing: int) -> list[int]:
        """Those of the buildings that stand (bits) which do this."""
        left = standing & self.bits
        if not left:
            return NOTHING
        found: list[int] = []
        building = 0
        while left:
            if left & 1:
                found.append(building)
            left >>= 1
            building += 1
        return found

    def first(self, standing: int) -> int:
        """The first of the buildings that stand (bits) which do this: the one to be named."""
        return self.among(standing)[0]

    def total(self, standing: int) -> int:
        """How much the buildings that stand (bits) do of this together."""
        amount = 0
        for building in self.among(standing):
            amount += self.amounts[building]
        return amount

    def most(self, standing: int) -> int:
        """The greatest number among the buildings that stand (bits), 0 without any."""
        amount = 0
        for building in self.among(standing):
            amount = max(amount, self.amounts[building])
        return amount


class Enemy:
    """An enemy card."""

    def __init__(self, id: str, figures: dict[str, Any]) -> None:
        self.id = id
        self.year: int = figures["year"]
        self.kind = KINDS.index(figures["kind"])
        self.strength: int = figures["strength"]
        self.reward = Bundle(figures["reward"])
        self.loss = Bundle(figures["loss"])


FEW: Final = range(10)
MANY: Final = range(100)
CHOICE: Final = range(5)
PRICE: Final = {"gold": FEW, "wood": FEW, "stone": FEW}
GIFT: Final = {**PRICE, "any": CHOICE, "tokens": FEW, "points": MANY, "soldiers": FEW, "peek": range(2)}

SHEET: Final = Sheet(
    Path(__file__).with_name("components.toml"),
    {
        "advisor": {"help": [{**GIFT, "pay": {**PRICE, "points": FEW}}], "optional": (True, False)},
        "building": {
            "cost": PRICE,
            "points": MANY,
            "combat": range(-9, 10),
            "against": {"kind": KINDS, "combat": range(-9, 10)},
        },
        "enemy": {
            "strength": MANY,
            "reward": {**PRICE, "any": CHOICE, "points": MANY},
            "loss": {**PRICE, "any": CHOICE, "buildings": range(21), "points": MANY},
        },
        "back": {"weakest": MANY, "strongest": MANY},
    },
)


def by_place(records: dict[str, dict[str, Any]], *fields: str) -> tuple[str, ...]:
    """The ids of records in the order of what is printed on them, wherever they stand in the file."""

    def place(id: str) -> list[int]:
        return [records[id][field] for field in fields]

    return tuple(sorted(records, key=place))


ADVISORS: Final = by_place(SHEET.figures["advisor"], "value")
"""From 1 to 18; an advisor is known by this value."""

HIGHEST: Final = len(ADVISORS)
"""The value of the last advisor, the King."""

BUILDINGS: Final = by_place(SHEET.figures["building"], "row", "column")
"""Row by row from the top, in each from the left."""

ROWS: Final = len(BUILDINGS) // COLUMNS

ENEMIES: Final = by_place(SHEET.figures["enemy"], "year")
"""The 25 cards by number, five for every year. Within a year they keep the order of the file: the deal follows it."""

ENEMY_FAMILY: Final = Family(list(ENEMIES), [int(SHEET.figures["enemy"][id]["year"]) for id in ENEMIES])


class KingsburgComponents(Components):
    """All tables of one game."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        super().__init__(figures, overlay)
        self.advisors = [Advisor(id, figures["advisor"][id]) for id in ADVISORS]
        self.buildings = [Building(id, figures["building"][id]) for id in BUILDINGS]
        self.enemies = [Enemy(id, figures["enemy"][id]) for id in ENEMIES]
        self.fighters = 0
        """The buildings (bits) that add something in battle, be it against one kind of enemy."""
        for number, building in enumerate(self.buildings):
            if building.combat or building.combat_against:
                self.fighters |= 1 << number
        self.recruiters = [advisor.value for advisor in self.advisors if advisor.gifts[0].gain.soldiers]
        """The advisors who give soldiers."""
        # How strong this year's enemy may be, by the backs of the cards: each year at its own index.
        backs = [figures["back"][id] for id in by_place(figures["back"], "year")]
        self.weakest: list[int] = [0, *[back["weakest"] for back in backs]]
        self.strongest: list[int] = [0, *[back["strongest"] for back in backs]]
        self.reroll_one = Power("reroll_one", self.buildings)
        """All dice show the same number: one may be rerolled, once a season."""
        self.reroll_up_to = Power("reroll_up_to", self.buildings)
        """All dice total so much or less: all may be rerolled, once a season."""
        self.shift = Power("shift", self.buildings)
        """One group of dice may be shifted by one, up or down, once a season."""
        self.white_die = Power("white_die", self.buildings)
        """A white die more in every roll."""
        self.season_gold = Power("season_gold", self.buildings)
        """Gold at the start of every harvest."""
        self.season_points = Power("season_points", self.buildings)
        """Points at the end of every harvest."""
        self.summer_tokens = Power("summer_tokens", self.buildings)
        """ "+2" tokens at the end of every summer."""
        self.points_a_trade = Power("points_a_trade", self.buildings)
        """At the end of every harvest a good or a "+2" token may be paid for so many points."""
        self.gold_off = Power("gold_off", self.buildings)
        """Buildings of the third and fourth column cost so much gold less."""
        self.more_soldiers = Power("more_soldiers", self.buildings)
        """So many soldiers more from an advisor who gives any."""
        self.cheap_soldiers = Power("cheap_soldiers", self.buildings)
        """A soldier costs one good less when recruited."""
        self.draws_win = Power("draws_win", self.buildings)
        """A battle that would be drawn is won."""
        self.points_a_win = Power("points_a_win", self.buildings)
        """Points for every battle won."""
        self.points_a_pair = Power("points_a_pair", self.buildings)
        """Points for every two goods at the end of the game."""

    def saved(self, standing: int, building: int) -> int:
        """How much less gold a building costs beside those that stand (bits)."""
        return self.gold_off.total(standing) if building % COLUMNS >= CHEAPER_FROM else 0


printed: Final = printed_in_views(SHEET, KingsburgComponents)
"""The figures a view was played with."""
