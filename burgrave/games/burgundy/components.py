"""The printed figures of The Castles of Burgundy as typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.games.burgundy.estates import ANY, COLOURS, MONASTERIES, Estate, names_of
from burgrave.kernel.components import Components, Figures, Sheet, printed_in_views
from burgrave.kernel.errors import BadOverlay, listed
from burgrave.kernel.piles import Family

GOODS: Final = ("turquoise", "purple", "pink", "red", "brown", "orange")
"""By the die that sells them, from 1 to 6; a good is its place here."""

SPECIES: Final = ("cow", "sheep", "pig", "chicken", "goose")
GOOSE: Final = 4

BUILDINGS: Final = (
    *("warehouse", "watchtower", "carpenters_workshop", "church"),
    *("market", "boarding_house", "bank", "town_hall"),
)

EFFECTS: Final = (*BUILDINGS, "white_castle")
"""What a crane can do."""

BLACK_DEPOT: Final = 6
"""The number of the black stack and depot; the coloured stacks have the numbers of their colours."""

MODULES: Final = ("base", "extra_tiles", "white_castles", "inns")

FEW: Final = range(10)
MANY: Final = range(100)
LETTERS: Final = tuple(COLOURS)
CELL: Final = tuple(f"{letter}{number}" for letter in COLOURS for number in range(1, 7))
BACKS: Final = ("coloured", "black")
BONUSES: Final = (*BUILDINGS, "castle")
HEXAGON_NAMES: Final = tuple(names_of("hexagon"))
HEXAGONS: Final = (*(str(number) for number in range(1, 11)), "14", "15", "4r", "8r")
"""The estates that a board of the expert deal can have on its sides."""

PRINTED: Final[dict[str, dict[str, Any]]] = {
    "points": {
        "sizes": [MANY],
        "beyond": [MANY],
        "values": [MANY],
        "first": [MANY],
        "second": [MANY],
        "points": [FEW],
        "silver": FEW,
        "solo": FEW,
        "unsold": FEW,
        "workers_a_point": range(1, 10),
    },
    "setup": {
        "silver": FEW,
        "workers": [FEW],
        "goods": range(4),
        "storage": range(1, 10),
        "stores": range(1, 7),
        "price": FEW,
        "hire": range(1, 10),
        "action_workers": FEW,
        "points": FEW,
        "shared": range(1, 10),
        "private": range(1, 10),
        "target_step": FEW,
        "target_least": range(1, 10),
        "goods_a_tile": range(1, 10),
        "spaces": range(2, 10),
    },
    "tile": {"silver": FEW, "points": MANY, "workers": FEW, "animals": FEW, "black": FEW},
    "monastery": {"amount": FEW, "back": BACKS},
    "depot": {"slots": [LETTERS], "players": [range(2, 5)], "spaces": [range(1, 13)]},
    "shield": {"points": MANY},
    "shields": {"two": [range(3)], "three": [range(3)], "four": [range(3)], "tribute": FEW},
    "route": {"goods": [range(1, 7)], "bonuses": [BONUSES]},
    "routes": {"tiles": [range(1, 7)]},
    "posts": {"top": [HEXAGON_NAMES], "left": [HEXAGON_NAMES], "right": [HEXAGON_NAMES]},
    "estate": {"cells": [CELL]},
    "board": {"front": HEXAGONS, "back": HEXAGONS, "copies": range(1, 10)},
}
"""The fields of every table that are printed, and so can be corrected."""

SHEET: Final = Sheet(Path(__file__).with_name("components.toml"), PRINTED)

ESTATES: Final = tuple(SHEET.figures["estate"])
BOARDS: Final = tuple(SHEET.figures["board"])


def _crossings() -> tuple[str, ...]:
    """Every pair of cells of a solo board that a river could join."""
    found: list[str] = []
    for record in SHEET.figures["estate"].values():
        names = record.get("names", [])
        found.extend(f"{one} {other}" for one in names for other in names if one != other)
    return tuple(found)


PRINTED["estate"]["rivers"] = [_crossings()]


# ---------------------------------------------------------------------- tiles, numbered as the records stand

TILE_RECORDS: Final = SHEET.figures["tile"]
MONASTERY_RECORDS: Final = SHEET.figures["monastery"]

MONASTERY_NUMBERS: Final = [int(number) for number in MONASTERY_RECORDS]
LAST_MONASTERY: Final = max(MONASTERY_NUMBERS)
SHIELD_NUMBERS: Final = [int(number) for number in SHEET.figures["shield"]]
SHIELDS: Final = max(SHIELD_NUMBERS)
ROUTES: Final = len(SHEET.figures["route"])

TILES: Final = (
    *(id for id, record in TILE_RECORDS.items() if "coloured" in record),
    *(f"monastery_{number}" for number in MONASTERY_NUMBERS),
    *("inn", "black"),
)
"""What has a stack, then the inn, which has a stack beside the board, and a tile that lies face down."""

CASTLE: Final = TILES.index("castle")
MINE: Final = TILES.index("mine")
SHIP: Final = TILES.index("ship")
GEESE: Final = TILES.index("geese_2")
WAREHOUSE: Final = TILES.index("warehouse")
WATCHTOWER: Final = TILES.index("watchtower")
CARPENTER: Final = TILES.index("carpenters_workshop")
CHURCH: Final = TILES.index("church")
MARKET: Final = TILES.index("market")
BOARDING_HOUSE: Final = TILES.index("boarding_house")
BANK: Final = TILES.index("bank")
TOWN_HALL: Final = TILES.index("town_hall")
CRANE: Final = TILES.index("crane")
WHITE_CASTLE: Final = TILES.index("white_castle")
INN: Final = TILES.index("inn")
BLACK: Final = TILES.index("black")
"""A tile lying face down: it fills any cell and does nothing (solo game)."""
KINDS: Final = len(TILES)

NUMBER: Final = [int(id.removeprefix("monastery_")) if id.startswith("monastery_") else 0 for id in TILES]
"""The number of the monastery on every tile, 0 for all others."""

CRANE_EFFECTS: Final = [TILES.index(id) for id in EFFECTS]
"""The tiles whose effect a crane can have, in the order of EFFECTS."""


def monastery_tile(number: int) -> int:
    """The tile of a monastery."""
    return NUMBER.index(number)


def _colour(kind: int) -> int:
    if NUMBER[kind]:
        return MONASTERIES
    letter: str = TILE_RECORDS[TILES[kind]]["colour"] if kind != BLACK else "any"
    return COLOURS.index(letter) if letter in LETTERS else ANY


COLOUR: Final = [_colour(kind) for kind in range(KINDS)]
"""The colour of every tile."""


def _species(id: str) -> int:
    record = TILE_RECORDS.get(id, {})
    return SPECIES.index(record["species"]) if "species" in record else -1


ANIMAL: Final = [_species(id) for id in TILES]
"""The species on every tile, -1 where there are no animals."""


TAKES: Final = [sum(1 << COLOURS.index(letter) for letter in TILE_RECORDS.get(id, {}).get("takes", [])) for id in TILES]
"""The colours of tiles that a building takes from the numbered depots, as bits."""


def tile_record(kind: int) -> dict[str, Any]:
    """What the sheet says of a tile; nothing of one that lies face down."""
    if NUMBER[kind]:
        return MONASTERY_RECORDS[str(NUMBER[kind])]
    return TILE_RECORDS.get(TILES[kind], {})


def _copies() -> list[tuple[int, int, int, str]]:
    """For every tile with a stack: its number, coloured and black copies, and its module."""
    found: list[tuple[int, int, int, str]] = []
    for kind in range(KINDS):
        record = tile_record(kind)
        coloured, black = record.get("coloured", 0), record.get("black", 0)
        if NUMBER[kind]:
            coloured, black = (1, 0) if record["back"] == "coloured" else (0, 1)
        if coloured or black:
            found.append((kind, coloured, black, record.get("module", "base")))
    return found


COPIES: Final = _copies()
"""(tile, with a coloured back, with a black back, module)"""

CARDS: Final = [
    *(kind for kind, coloured, _, _ in COPIES for _ in range(coloured)),
    *(kind for kind, _, black, _ in COPIES for _ in range(black)),
]
"""Every single tile of the stacks by its kind: those with coloured backs, then those with black ones."""

COLOURED: Final = sum(coloured for _, coloured, _, _ in COPIES)

TILE_FAMILY: Final = Family(
    [f"{TILES[kind]}.{card}" for card, kind in enumerate(CARDS)],
    [COLOUR[kind] if card < COLOURED else BLACK_DEPOT for card, kind in enumerate(CARDS)],
)


def backs_of(figures: Figures) -> list[int]:
    """The stack of every single tile: an overlay can turn tiles black or coloured, there are as many of each."""
    coloured: list[int] = []
    black: list[int] = []
    for kind, more, less, _ in COPIES:
        if NUMBER[kind]:
            dark = 1 if figures["monastery"][str(NUMBER[kind])]["back"] == "black" else 0
        else:
            dark = min(more + less, int(figures["tile"][TILES[kind]]["black"]))
        stacks = [COLOUR[kind]] * (more + less - dark) + [BLACK_DEPOT] * dark
        coloured.extend(stacks[:more])
        black.extend(stacks[more:])
    return coloured + black


COUNTS: Final = [int(SHEET.figures["goods"][good]["count"]) for good in GOODS]
GOOD_CARDS: Final = [good for good in range(len(GOODS)) for _ in range(COUNTS[good])]
"""Every single good by its colour."""

GOODS_FAMILY: Final = Family([f"{GOODS[good]}.{card}" for card, good in enumerate(GOOD_CARDS)])


class Depot:
    """A numbered depot: the colour of its spaces and from how many players on they are filled."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.slots = [COLOURS.index(letter) for letter in figures["slots"]]
        self.players: list[int] = figures["players"]


class BurgundyComponents(Components):
    """All tables of one game."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        super().__init__(figures, overlay)
        points, setup, tile = figures["points"], figures["setup"], figures["tile"]
        sizes: list[int] = points["region"]["sizes"]
        beyond: list[int] = points["region"]["beyond"]
        self.sizes = [0, *sizes]
        """Points by the size of a region; the second table goes on beyond eight cells."""
        self.sizes_beyond = [0, *sizes, *beyond]
        self.phases: list[int] = [0, *points["phase"]["values"]]
        """What every region brings besides, by phase from 1 to 5."""
        # By the number of players; alone one plays as two.
        self.first: list[int] = [0, 0, *points["colour"]["first"]]
        self.second: list[int] = [0, 0, *points["colour"]["second"]]
        self.sale: list[int] = [0, points["sale"]["solo"], *points["sale"]["points"]]
        self.sale_silver: int = points["sale"]["silver"]
        self.unsold: int = points["final"]["unsold"]
        self.silver: int = points["final"]["silver"]
        self.workers_a_point: int = points["final"]["workers_a_point"]
        self.setup = setup
        self.price: int = setup["players"]["price"]
        self.hire: int = setup["players"]["hire"]
        """The silver for which a monastery hires workers."""
        self.action_workers: int = setup["players"]["action_workers"]
        """The workers that a die brings."""
        self.ransom: int = setup["castle_bound"]["points"]
        """The points that bring a castle back, besides both dice."""
        self.storage: int = setup["players"]["storage"]
        self.shared: int = setup["team"]["shared"]
        self.private: int = setup["team"]["private"]
        self.stores: int = setup["players"]["stores"]
        self.spaces: int = setup["bridge"]["spaces"]
        self.target_step: int = setup["solo"]["target_step"]
        self.target_least: int = setup["solo"]["target_least"]
        self.goods_a_tile: int = setup["solo"]["goods_a_tile"]
        self.mine_silver: int = tile["mine"]["silver"]
        self.watchtower: int = tile["watchtower"]["points"]
        self.boarding_house: int = tile["boarding_house"]["workers"]
        self.bank: int = tile["bank"]["silver"]
        self.inns: int = tile["inn"]["count"]
        self.animals: list[int] = [tile[id]["animals"] if ANIMAL[kind] >= 0 else 0 for kind, id in enumerate(TILES)]
        self.species: list[int] = ANIMAL
        self.amounts: list[int] = [0] * (LAST_MONASTERY + 1)
        """The amount printed on every monastery."""
        for number in MONASTERY_NUMBERS:
            self.amounts[number] = figures["monastery"][str(number)]["amount"]
        for kind, coloured, black, _ in COPIES:
            if not NUMBER[kind]:
                dark = min(coloured + black, int(tile[TILES[kind]]["black"]))
                tile[TILES[kind]].update(black=dark, coloured=coloured + black - dark)
        self.tile_family = TILE_FAMILY
        """All tiles of the stacks, with the backs of this box."""
        if backs_of(figures) != TILE_FAMILY.backs:
            self.tile_family = Family(TILE_FAMILY.names, backs_of(figures))
        self.depots = [Depot(figures["depot"][str(number)]) for number in range(1, 7)]
        self.black_spaces: list[int] = [0, 4, *figures["depot"]["black"]["spaces"]]
        self.black_spaces[1] = self.black_spaces[2]
        self.shield_points: list[int] = [0] * (SHIELDS + 1)
        for number in SHIELD_NUMBERS:
            self.shield_points[number] = figures["shield"][str(number)]["points"]
        deal = figures["shields"]["deal"]
        self.shield_deal: list[list[int]] = [[], deal["two"], deal["two"], deal["three"], deal["four"]]
        self.tribute: int = deal["tribute"]
        self.route_deal: list[int] = [0, figures["routes"]["deal"]["tiles"][0], *figures["routes"]["deal"]["tiles"]]
        self.route_goods: list[list[int]] = []
        self.route_bonuses: list[list[int]] = []
        """What the spaces of every route bring: the number of a building, or that of the castle."""
        for record in figures["route"].values():
            self.route_goods.append([good - 1 for good in record["goods"]])
            self.route_bonuses.append([TILES.index(bonus) for bonus in record["bonuses"]])
        for id, record in figures["estate"].items():
            for place, river in enumerate(record.get("rivers", [])):
                if not set(river.split()) <= set(record["names"]):
                    where = f"estate.{id}.rivers[{place}]"
                    raise BadOverlay("overlay_word", where=where, allowed=listed(record["names"]), value=river)
        self.estates = [Estate(id, figures["estate"][id]) for id in ESTATES]
        names = self.estates[0].names
        lines = figures["posts"]["lines"]
        self.lines: list[int] = []
        """The cells between two border posts, as bits: top, left, right."""
        for line in ("top", "left", "right"):
            bits = 0
            for name in lines[line]:
                bits |= 1 << names.index(name)
            self.lines.append(bits)
        self.boards: list[list[int]] = []
        """The double-sided boards of the expert deal, each as often as it is in the box: their estates."""
        for board in figures["board"].values():
            for _ in range(board["copies"]):
                self.boards.append([ESTATES.index(board["front"]), ESTATES.index(board["back"])])


printed: Final = printed_in_views(SHEET, BurgundyComponents)
"""The figures a view was played with."""
