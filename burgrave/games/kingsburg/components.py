"""The printed figures of Kingsburg as typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.kernel.components import Components, Figures, Sheet, printed_in_views
from burgrave.kernel.piles import Family

GOODS: Final = ("gold", "wood", "stone")
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2

KINDS: Final = ("goblins", "zombies", "demons", "orcs", "barbarians", "dragons")

ADVISORS: Final = (
    *("jester", "squire", "architect", "merchant", "sergeant", "alchemist", "astronomer", "treasurer", "master_hunter"),
    *("general", "swordsmith", "duchess", "champion", "smuggler", "inventor", "wizard", "queen", "king"),
)
"""From 1 to 18; an advisor is known by this value."""

SMUGGLER: Final = 14

# Buildings are numbered along the rows of the province, four columns to a row.
COLUMNS: Final = 4
ROWS: Final = 5
BUILDINGS: Final = (
    *("statue", "chapel", "church", "cathedral"),
    *("inn", "market", "farms", "merchants_guild"),
    *("guard_tower", "blacksmith", "barracks", "wizards_guild"),
    *("palisade", "stable", "stone_wall", "fortress"),
    *("barricade", "crane", "town_hall", "embassy"),
)
STATUE: Final = 0
CHAPEL: Final = 1
CHURCH: Final = 2
CATHEDRAL: Final = 3
INN: Final = 4
MARKET: Final = 5
FARMS: Final = 6
MERCHANTS_GUILD: Final = 7
BARRACKS: Final = 10
WIZARDS_GUILD: Final = 11
PALISADE: Final = 12
STABLE: Final = 13
STONE_WALL: Final = 14
FORTRESS: Final = 15
BARRICADE: Final = 16
CRANE: Final = 17
TOWN_HALL: Final = 18
EMBASSY: Final = 19


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

    def __init__(self, figures: dict[str, Any]) -> None:
        self.gifts = [Gift(gift) for gift in figures["help"]]
        self.optional: bool = figures["optional"]


class Building:
    """A space of the province: its price, its points, and what it adds in battle."""

    def __init__(self, figures: dict[str, Any]) -> None:
        cost = Bundle(figures["cost"])
        self.gold = cost.gold
        self.wood = cost.wood
        self.stone = cost.stone
        self.points: int = figures["points"]
        self.combat: int = figures["combat"]
        against: dict[str, Any] = figures.get("against", {"kind": "", "combat": self.combat})
        self.kind = KINDS.index(against["kind"]) if against["kind"] else -1
        self.combat_against: int = against["combat"]


class Enemy:
    """An enemy card."""

    def __init__(self, figures: dict[str, Any]) -> None:
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
        "advisor": {"help": [{**GIFT, "pay": {**PRICE, "points": FEW}}]},
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
    },
)

ENEMIES: Final = tuple(SHEET.figures["enemy"])
"""The 25 cards by number, five for every year."""

ENEMY_FAMILY: Final = Family(list(ENEMIES), [int(card["year"]) for card in SHEET.figures["enemy"].values()])


class KingsburgComponents(Components):
    """All tables of one game."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        super().__init__(figures, overlay)
        self.advisors = [Advisor(figures["advisor"][id]) for id in ADVISORS]
        self.buildings = [Building(figures["building"][id]) for id in BUILDINGS]
        self.enemies = [Enemy(figures["enemy"][id]) for id in ENEMIES]
        # How strong this year's enemy may be, for those who have not looked: 1 to 5 at index 1 to 5.
        self.weakest = [0] * 6
        self.strongest = [0] * 6
        for year in range(1, 6):
            strengths = [enemy.strength for enemy in self.enemies if enemy.year == year]
            self.weakest[year] = min(strengths)
            self.strongest[year] = max(strengths)


printed: Final = printed_in_views(SHEET, KingsburgComponents)
"""The figures a view was played with."""
