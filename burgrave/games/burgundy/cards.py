"""Monasteries and shields as records of `components.toml`, and the hooks by which the rules ask for them.

A record says *when* its card acts and what it *brings* then. A hook is all cards with one such pair, as bits by their
numbers: `p.works(seat, SALE_SILVER)` asks for the monasteries that bring silver when goods are sold, however many
there are and whatever their numbers. A card of a known kind is a record more, no line of code.
"""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.burgundy.components import (
    CRANE_EFFECTS,
    LAST_MONASTERY,
    MONASTERY_RECORDS,
    SHEET,
    TILES,
)
from burgrave.games.burgundy.estates import ANY, COLOURS

MONASTERY_HOOKS: Final = {
    ("town", "equal_buildings"): "a town may hold several buildings of one kind",
    ("mines", "workers"): "every mine brings so many workers besides its silver",
    ("sale", "silver"): "a sale brings so much silver instead of the usual",
    ("sale", "workers"): "a sale brings so many workers besides",
    ("ship", "second_depot"): "a ship loads the goods of a second depot beside the first",
    ("purchase", "any_depot"): "the purchase may be from any depot, also for workers",
    ("animals", "points"): "every tile of animals that scores brings so many points more",
    ("adjust", "steps"): "a worker moves a die by up to so many steps",
    ("place", "one_off"): "a die may be one off for placing tiles of these colours",
    ("take", "one_off"): "a die may be one off for taking a tile",
    ("workers", "silver"): "the action for workers brings so much silver besides",
    ("workers", "workers"): "the action for workers brings so many instead of two",
    ("end", "points"): "so many points at the end for everything of the kind in `per`",
    ("bridge", "top"): "the pawn is on top wherever several share a space",
    ("turn", "workers"): "a silver hires so many workers at any time in the own turn",
}
"""When a monastery acts and what it brings."""

SHIELD_HOOKS: Final = {
    ("animals", "one_pasture"): "all pastures count as one",
    ("others_workers", "workers"): "a worker whenever somebody else gains workers",
    ("tribute", "workers"): "tributes can be paid in workers",
    ("storage", "room"): "storage holds any number of tiles",
    ("ship", "colour"): "a ship loads all goods of one colour from everywhere besides",
    ("monasteries", "anothers"): "the monasteries of a named player work here, too",
    ("monasteries", "double"): "monasteries score twice",
    ("bonus_tile", "double"): "bonus tiles score twice",
    ("mines", "double"): "mines pay twice",
    ("sale", "silver_each"): "a sale brings a silver for every good",
    ("sale", "double"): "sales score twice",
    ("castle", "shield"): "a placed castle may bring a shield instead of an action",
    ("shields", "double"): "shields score twice",
    ("phase_end", "depot_tile"): "a tile of the numbered depots goes straight into the estate",
    ("phase_end", "black_tile"): "a tile of the black depot goes straight into the estate",
    ("turn", "set_die"): "one die a turn may be set to any number",
    ("region", "larger"): "completed regions count as one cell larger",
    ("place", "anywhere"): "tiles need no neighbour",
}
"""When a shield acts and what it brings."""

PER: Final = ("nothing", "tiles", "species", "goods_sold", "colours_sold", "bonus_tiles")
"""What points at the end are counted for: tiles of certain kinds in the estate, species of animals there, goods sold,
colours of goods sold, bonus tiles."""
PER_TILES: Final = PER.index("tiles")
PER_SPECIES: Final = PER.index("species")
PER_GOODS_SOLD: Final = PER.index("goods_sold")
PER_COLOURS_SOLD: Final = PER.index("colours_sold")
PER_BONUS_TILES: Final = PER.index("bonus_tiles")


class Monastery:
    """One monastery as its record has it; its amount is printed and stands in the components of a game."""

    def __init__(self, number: int, record: dict[str, Any]) -> None:
        self.number = number
        self.name: str = record["name"]
        """What it does, in a word or two: the rulebook has numbers only."""
        self.when: str = record["when"]
        self.brings: str = record["brings"]
        self.module: str = record.get("module", "base")
        self.own = bool(record.get("own", False))
        """Does it work for nobody but its owner?"""
        self.colours = [COLOURS.index(letter) for letter in record.get("colours", [])]
        self.per = PER.index(record.get("per", "nothing"))
        self.tiles = [TILES.index(id) for id in record.get("tiles", [])]
        """The kinds of tiles that it counts."""


class Shield:
    """One shield as its record has it; its points are printed and stand in the components of a game."""

    def __init__(self, number: int, record: dict[str, Any]) -> None:
        self.number = number
        self.name: str = record["name"]
        self.when: str = record["when"]
        self.brings: str = record["brings"]


MONASTERY_CARDS: Final = [Monastery(int(number), record) for number, record in MONASTERY_RECORDS.items()]
SHIELD_CARDS: Final = [Shield(int(number), record) for number, record in SHEET.figures["shield"].items()]


def _hooks(cards: list[tuple[str, str, int]], known: dict[tuple[str, str], str]) -> dict[tuple[str, str], int]:
    """All cards on every hook, as bits; a record with a hook that the rules do not know is refused."""
    found = dict.fromkeys(known, 0)
    for when, brings, number in cards:
        if (when, brings) not in known:
            raise ValueError(f"no rule knows what brings {brings} at {when}")
        found[when, brings] |= 1 << number
    return found


_ON_MONASTERIES: Final = _hooks([(card.when, card.brings, card.number) for card in MONASTERY_CARDS], MONASTERY_HOOKS)
_ON_SHIELDS: Final = _hooks([(card.when, card.brings, card.number) for card in SHIELD_CARDS], SHIELD_HOOKS)

# ---------------------------------------------------------------------- what monasteries hang on

EQUAL_BUILDINGS: Final = _ON_MONASTERIES["town", "equal_buildings"]
MINE_WORKERS: Final = _ON_MONASTERIES["mines", "workers"]
SALE_SILVER: Final = _ON_MONASTERIES["sale", "silver"]
SALE_WORKERS: Final = _ON_MONASTERIES["sale", "workers"]
SECOND_DEPOT: Final = _ON_MONASTERIES["ship", "second_depot"]
PURCHASE_ANYWHERE: Final = _ON_MONASTERIES["purchase", "any_depot"]
ANIMAL_POINTS: Final = _ON_MONASTERIES["animals", "points"]
LONG_STEPS: Final = _ON_MONASTERIES["adjust", "steps"]
TAKE_ONE_OFF: Final = _ON_MONASTERIES["take", "one_off"]
ACTION_SILVER: Final = _ON_MONASTERIES["workers", "silver"]
ACTION_WORKERS: Final = _ON_MONASTERIES["workers", "workers"]
END_POINTS: Final = _ON_MONASTERIES["end", "points"]
TOP_OF_BRIDGE: Final = _ON_MONASTERIES["bridge", "top"]
HIRE_WORKERS: Final = _ON_MONASTERIES["turn", "workers"]

PLACE_ONE_OFF: Final = [
    sum(1 << card.number for card in MONASTERY_CARDS if card.when == "place" and colour in card.colours)
    for colour in range(ANY + 1)
]
"""For every colour of tiles: who lets a die be one off for placing them."""

TO_BORROW: Final = sum(1 << card.number for card in MONASTERY_CARDS if not card.own)
"""Those that also work for somebody who has named their owner."""

SCORING: Final = [card.number for card in MONASTERY_CARDS if END_POINTS >> card.number & 1]
"""Those that score at the end."""


def _by_number(values: list[tuple[int, int]]) -> list[int]:
    found = [0] * (LAST_MONASTERY + 1)
    for number, value in values:
        found[number] = value
    return found


COUNTS_PER: Final = _by_number([(card.number, card.per) for card in MONASTERY_CARDS])
"""What every monastery counts at the end, by number."""

COUNTED_TILES: Final = [
    [kind for card in MONASTERY_CARDS if card.number == number for kind in card.tiles]
    for number in range(LAST_MONASTERY + 1)
]
"""The kinds of tiles that every monastery counts, by number."""

COUNTS_CRANES: Final = sum(1 << card.number for card in MONASTERY_CARDS if set(card.tiles) & set(CRANE_EFFECTS))
"""Those that count a building which a crane can stand for."""

# ---------------------------------------------------------------------- what shields hang on

ONE_PASTURE: Final = _ON_SHIELDS["animals", "one_pasture"]
WORKERS_LIKE_OTHERS: Final = _ON_SHIELDS["others_workers", "workers"]
TRIBUTE_IN_WORKERS: Final = _ON_SHIELDS["tribute", "workers"]
UNLIMITED_STORAGE: Final = _ON_SHIELDS["storage", "room"]
ALL_OF_A_COLOUR: Final = _ON_SHIELDS["ship", "colour"]
ANOTHERS_MONASTERIES: Final = _ON_SHIELDS["monasteries", "anothers"]
DOUBLE_MONASTERIES: Final = _ON_SHIELDS["monasteries", "double"]
DOUBLE_BONUS_TILES: Final = _ON_SHIELDS["bonus_tile", "double"]
DOUBLE_MINES: Final = _ON_SHIELDS["mines", "double"]
SILVER_FOR_EVERY_GOOD: Final = _ON_SHIELDS["sale", "silver_each"]
DOUBLE_SALES: Final = _ON_SHIELDS["sale", "double"]
CASTLES_BRING_SHIELDS: Final = _ON_SHIELDS["castle", "shield"]
DOUBLE_SHIELDS: Final = _ON_SHIELDS["shields", "double"]
DEPOT_TILE: Final = _ON_SHIELDS["phase_end", "depot_tile"]
BLACK_TILE: Final = _ON_SHIELDS["phase_end", "black_tile"]
SET_A_DIE: Final = _ON_SHIELDS["turn", "set_die"]
LARGER_REGIONS: Final = _ON_SHIELDS["region", "larger"]
PLACE_ANYWHERE: Final = _ON_SHIELDS["place", "anywhere"]


def monastery_named(name: str) -> Monastery:
    """A monastery by its speaking name."""
    return next(card for card in MONASTERY_CARDS if card.name == name)


def monastery(number: int) -> Monastery:
    """A monastery by the number printed on it."""
    return next(card for card in MONASTERY_CARDS if card.number == number)


def shield(number: int) -> Shield:
    """A shield by the number printed on it."""
    return next(card for card in SHIELD_CARDS if card.number == number)


def first_on(hook: int) -> int:
    """The lowest number on a hook."""
    return (hook & -hook).bit_length() - 1
