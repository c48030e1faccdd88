"""The rules of The Castles of Burgundy as a page to read: words from the catalogues, figures from the components."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.components import (
    ANIMAL,
    GEESE,
    GOODS,
    INN,
    MONASTERY_NUMBERS,
    NUMBER,
    SHIELD_NUMBERS,
    TILES,
    BurgundyComponents,
    monastery_tile,
)
from burgrave.games.burgundy.drawing.tips import (
    THINGS,
    amounts,
    monastery_effect,
    shield_effect,
    tile_effect,
    tip_good,
    tip_thing,
)
from burgrave.games.burgundy.estates import COLOURS
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.kernel.words import Words
from burgrave.reading.examples import Example
from burgrave.reading.rulebook import Contents, Provenance, Rows, Rulebook, bullets, head, item, legend, table

PHASES: Final = "ABCDE"

SECTIONS: Final = (
    *("goal", "setup", "phases", "turn", "regions", "tiles", "monasteries", "goods", "bridge", "end", "estates"),
    *("extra_tiles", "posts", "castle_bound", "white_castles", "inns", "routes", "shields", "team", "solo"),
    *("things", "rulings", "sources"),
)

PARTS: Final = {
    "phases": ("phase_start", "round", "phase_end"),
    "turn": ("dice", "take", "place", "sell", "workers", "purchase"),
    "regions": ("bonuses",),
    "tiles": ("ships", "animals", "buildings", "chains"),
    "shields": ("tribute",),
    "team": ("team_setup", "team_play", "team_end"),
    "solo": ("solo_setup", "solo_round", "solo_changes", "solo_end"),
    "rulings": ("options",),
}
"""The parts of a section that have a heading and an anchor of their own."""

BUILDINGS_TOLD: Final = (
    *("warehouse", "watchtower", "carpenters_workshop", "church", "market", "boarding_house", "bank", "town_hall"),
)

RULINGS: Final = {
    "free_step": "assumed",
    "empty_depot": "assumed",
    "full_storage": "assumed",
    "one_purchase": "chinese",
    "monastery_6": "assumed",
    "mixed_payment": "rulebook",
    "declining": "assumed",
    "placing_order": "assumed",
    "first_castle": "later",
    "own_kinds": "assumed",
    "second_depot": "assumed",
    "bridge_spaces": "public",
    "monastery_27": "later",
    "geese": "later",
    "tie_break": "rulebook",
    "monastery_26": "chinese",
    "phase_end": "assumed",
    "border_lines": "chinese",
    "third_pair": "chinese",
    "post_bonus": "assumed",
    "castle_link": "assumed",
    "castle_back": "public",
    "castle_lifted": "assumed",
    "white_castle_steps": "assumed",
    "inn_colour": "assumed",
    "large_regions": "chinese",
    "route_order": "assumed",
    "route_sold": "assumed",
    "shield_2": "chinese",
    "shield_3": "assumed",
    "shield_4": "assumed",
    "shield_over_monastery": "chinese",
    "shield_8": "assumed",
    "shield_11": "assumed",
    "shield_6": "assumed",
    "shields_14_15": "chinese",
    "shield_castle": "assumed",
    "team_seats": "rulebook",
    "team_points": "assumed",
    "team_tie": "assumed",
    "team_modules": "assumed",
    "solo_gain": "assumed",
    "solo_colour": "assumed",
    "solo_trades": "rulebook",
    "solo_sale": "assumed",
    "solo_score": "assumed",
    "solo_crane": "assumed",
    "solo_modules": "assumed",
    "combinations": "assumed",
}
"""The rulings and whose word they are, as README.md explains."""

# ---------------------------------------------------------------------- tables


def depots(printed: BurgundyComponents, words: Words) -> str:
    """What lies on every depot, for two, three and four players."""
    rows: Rows = []
    for number, depot in enumerate(printed.depots, 1):
        cells = [str(number)]
        for players in (2, 3, 4):
            slots = [slot for slot, least in zip(depot.slots, depot.players, strict=True) if least <= players]
            cells.append(", ".join(words.template(f"rules.colour.{slot}") for slot in slots))
        rows.append((f"depot-{number}", cells))
    black = words.template("rules.depot.black")
    rows.append(("depot-black", [black, *(str(spaces) for spaces in printed.black_spaces[2:5])]))
    return table(head(words, "depot", "two", "three", "four"), rows)


def worth(printed: BurgundyComponents, words: Words) -> str:
    """Points by the size of a region, and by the phase."""
    sizes = [(f"size-{size}", [str(size), str(points)]) for size, points in enumerate(printed.sizes) if size]
    phases = [(f"phase-{PHASES[n - 1]}", [PHASES[n - 1], str(points)]) for n, points in enumerate(printed.phases) if n]
    return table(head(words, "size", "points"), sizes) + table(head(words, "phase", "points"), phases)


def tiles(printed: BurgundyComponents, words: Words) -> str:
    """Every kind of tile but the monasteries, animals as one; those of a module name it."""
    rows: Rows = []
    told: set[str] = set()
    for kind, id in enumerate(TILES):
        if NUMBER[kind] or tile_anchor(kind) in told:
            continue
        told.add(tile_anchor(kind))
        animals = one_of_many(kind)
        name = words.template("rules.animals" if animals else f"tile.{id}")
        effect = words.template("rules.animals.effect") if animals else words.say(tile_effect(kind, printed))
        rows.append((tile_anchor(kind), [name, *counts(kind, printed, words), module(kind, printed, words) + effect]))
    return table(head(words, "tile", "coloured", "black", "effect"), rows)


def tile_anchor(kind: int) -> str:
    """The anchor of a tile; animals share one, geese have their own."""
    if NUMBER[kind]:
        return f"monastery-{NUMBER[kind]}"
    return "tile-animals" if one_of_many(kind) else f"tile-{TILES[kind]}"


def one_of_many(kind: int) -> bool:
    """Is it one of the many tiles with animals, which are told of as one?"""
    return ANIMAL[kind] >= 0 and kind != GEESE


def counts(kind: int, printed: BurgundyComponents, words: Words) -> list[str]:
    """How many tiles have a coloured and how many a black back."""
    figures = printed.figures["tile"]
    if one_of_many(kind):
        records = [figures[id] for other, id in enumerate(TILES) if one_of_many(other)]
    elif kind == INN:
        return [str(printed.inns), "0"]
    elif TILES[kind] not in figures:
        return ["–", "–"]
    else:
        records = [figures[TILES[kind]]]
    return [str(sum(record[back] for record in records)) for back in ("coloured", "black")]


def module(kind: int, printed: BurgundyComponents, words: Words) -> str:
    """The module that a tile belongs to, in brackets before its effect; nothing for the base game."""
    record = printed.figures["tile"].get(TILES[kind], {"module": "solo"})
    if NUMBER[kind]:
        record = printed.figures["monastery"][str(NUMBER[kind])]
    return f"({words.template('rules.' + record['module'])}) " if "module" in record else ""


def monasteries(printed: BurgundyComponents, words: Words) -> str:
    rows: Rows = []
    for number in MONASTERY_NUMBERS:
        back = words.template(f"rules.back.{printed.figures['monastery'][str(number)]['back']}")
        effect = module(monastery_tile(number), printed, words) + words.say(monastery_effect(number, printed))
        rows.append((f"monastery-{number}", [str(number), back, effect]))
    return table(head(words, "monastery", "back", "effect"), rows)


def goods(printed: BurgundyComponents, words: Words) -> str:
    said = [item(f"good-{good}", tip_good(number, printed, words)) for number, good in enumerate(GOODS)]
    return bullets(said)


def estates(printed: BurgundyComponents, words: Words) -> str:
    """Every board with the sizes of its regions, colour by colour."""
    rows: Rows = []
    for estate in printed.estates:
        sizes = [", ".join(str(size) for size in estate.sizes(colour)) for colour in range(len(COLOURS))]
        rows.append((f"estate-{estate.id}", [estate.id, words.template(f"rules.board.{estate.module}"), *sizes]))
    colours = [words.template(f"colour.{colour}") for colour in range(len(COLOURS))]
    return table([*head(words, "estate", "module"), *colours], rows)


def routes(printed: BurgundyComponents, words: Words) -> str:
    """The twelve route tiles: the good wanted on every space and what it brings."""
    rows: Rows = []
    for id, wanted, bonuses in zip(printed.figures["route"], printed.route_goods, printed.route_bonuses, strict=True):
        spaces = [
            f"{words.template(f'good.{GOODS[good]}')}: {words.template(f'tile.{TILES[bonus]}')}"
            for good, bonus in zip(wanted, bonuses, strict=True)
        ]
        rows.append((f"route-{id}", [id, *spaces]))
    return table([*head(words, "route"), "1", "2", "3"], rows)


def shields(printed: BurgundyComponents, words: Words) -> str:
    rows = [
        (f"shield-{number}", [str(number), str(printed.shield_points[number]), words.say(shield_effect(number))])
        for number in SHIELD_NUMBERS
    ]
    return table(head(words, "shield", "points", "effect"), rows)


def things(printed: BurgundyComponents, words: Words) -> str:
    """Everything else that has a tooltip."""
    return bullets(item(f"thing-{thing}", tip_thing(thing, printed, words)) for thing in THINGS)


def component(name: str, id: str, printed: BurgundyComponents, words: Words) -> str:
    """A component by name or number; what there is one of is called as its table is."""
    if name in ("points", "setup"):
        return words.template(f"rules.component.{name}.{id}")
    if name in ("shields", "routes", "posts"):
        return words.template(f"rules.kind.{name}")
    if (name, id) == ("depot", "black"):
        return words.template("rules.depot.black")
    named = {"tile": "tile", "goods": "good"}
    return words.template(f"{named[name]}.{id}") if name in named else id


TABLES: Final = {
    "setup": depots,
    "regions": worth,
    "tiles": tiles,
    "monasteries": monasteries,
    "goods": goods,
    "estates": estates,
    "routes": routes,
    "shields": shields,
    "things": things,
}

CONTENTS: Final = Contents(SECTIONS, PARTS, TABLES)
PROVENANCE: Final = Provenance(
    component,
    untold_fields=(
        *("colour", "module", "start", "rivers", "shape", "places", "names", "copies", "species", "takes"),
        *("name", "when", "brings", "colours", "per", "tiles", "own"),
    ),
)

PICTURED: Final = {f"good-{good}": ("goods", good) for good in GOODS}

LEGEND: Final = (
    legend(*("silver", "worker", "point", "ware", "wares", "sold", "bridge", "hexes", "bonus", "post", "shield"))
    | {
        f"t-{name}": f"legend.t-{name}"
        for name in (
            *("castle", "mine", "monastery", "river", "ship", "pasture"),
            *("cow", "sheep", "pig", "chicken", "goose", "town", "black"),
        )
    }
    | {f"t-{name}": f"tile.{name}" for name in (*BUILDINGS_TOLD, "crane", "white_castle", "inn")}
)

BOARD: Final = {
    "silver-{seat}": "silver",
    "worker-{seat}": "worker",
    "die-{seat}-0": "dice",
    "rule:thing-storage": "storage",
    "rule:thing-ware": "sold",
    "cell-{seat}-0": "cell",
    "rule:depot-1": "depot",
    "wares-1": "wares",
    "die-white": "white",
    "rule:thing-row": "row",
    "rule:thing-black_depot": "black",
    "marker-phase": "phase",
    "marker-round": "round",
    "rule:thing-bonus": "bonus",
    "rule:thing-bridge": "bridge",
}

TURN: Final = (
    ("t-castle", "take"),
    ("t-town", "place"),
    ("sold silver", "sell"),
    ("worker", "workers"),
    ("silver hexes", "buy"),
)

EXAMPLE: Final = Example(
    seed=7,
    moves=(
        "take warehouse from 6 by 6",
        "place warehouse on c3 by 3",
        "sell red",
        "buy monastery_12 from black",
    ),
    shown={0: "board", 1: "estate-{seat}", 2: "estate-{seat}", 3: "estate-{seat}"},
)

rulebook: Final = Rulebook(
    CONTENTS,
    RULINGS,
    BurgundyOptions,
    PROVENANCE,
    lambda printed, words: amounts(printed),
    PICTURED,
    LEGEND,
    board=BOARD,
    example=EXAMPLE,
    turn=TURN,
)
