"""What a tile will bring: by being placed, and in every turn and phase that it lies in the estate."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.cards import COUNTS_PER, MINE_WORKERS, MONASTERY_CARDS, PER, PER_SPECIES, Monastery
from burgrave.games.burgundy.components import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CASTLE,
    CHURCH,
    CRANE,
    LAST_MONASTERY,
    MARKET,
    MINE,
    NUMBER,
    SHIP,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from burgrave.games.burgundy.estates import PASTURES
from burgrave.games.burgundy.monasteries import points_of
from burgrave.games.burgundy.position import PHASES, ROUNDS, Burgundy
from burgrave.games.burgundy.realm import NONE, Realm

DIE: Final = 3.0
"""What an action is worth on the whole."""
WORKER: Final = 0.64
EVERY_HERD: Final = 8.0
"""What a monastery that counts species will bring at least: most estates come to hold two."""

HOPES: Final = {
    ("purchase", "any_depot"): 1.04,
    ("sale", "silver"): 0.5,
    ("take", "one_off"): 0.5,
    ("sale", "workers"): 0.24,
    ("animals", "points"): 0.24,
    ("place", "one_off"): 0.12,
}
"""What a monastery brings in every turn to come, by when it acts and what it brings; the others are of little use."""

END_HOPES: Final = {"species": 0.6, "goods_sold": 0.5, "colours_sold": 0.24, "bonus_tiles": 0.24, "tiles": 0.05}
"""How much more there will be in every turn of what a monastery counts at the end."""


def hope_of(card: Monastery) -> float:
    """What a monastery will still bring in a turn; the weights were tuned without modules, which get none."""
    if card.module != "base":
        return 0.0
    return END_HOPES[PER[card.per]] if card.per else HOPES.get((card.when, card.brings), 0.0)


def _hopes() -> list[float]:
    found = [0.0] * (LAST_MONASTERY + 1)
    for card in MONASTERY_CARDS:
        found[card.number] = hope_of(card)
    return found


HOPE: Final = _hopes()
"""What every monastery will still bring in a turn, by number."""
VALUED: Final = sum(1 << card.number for card in MONASTERY_CARDS if card.module == "base" and card.per)
"""The monasteries whose points at the end count from the moment they are at hand."""


def silver_worth(turns: float) -> float:
    """What a silver is worth: a point at the end, more as long as it can still buy a tile."""
    return min(1.57, 1.0 + 0.07 * turns)


def step_worth(turns: float) -> float:
    """A step on the bridge: who is ahead chooses first in every round to come."""
    return 0.09 * turns


def mine_worth(p: Burgundy) -> float:
    """A silver at the end of this phase and of all that come."""
    value = 0.0
    for phase in range(max(1, p.phase), PHASES + 1):
        value += 0.52 + silver_worth(float((PHASES - phase) * ROUNDS))
    return value


def standing_tiles(p: Burgundy, seat: int, realm: Realm, turns: float) -> float:
    """What tiles in the estate go on giving: mines, monasteries, herds that wait for company, room to build."""
    phases = PHASES - p.phase + (1 if turns > 0 else 0)
    value = 0.0
    for cell in range(len(realm.cells)):
        kind = realm.cells[cell]
        if kind == NONE:
            continue
        if kind == MINE:
            value += mine_worth(p)
            if p.works(seat, MINE_WORKERS):
                value += 0.7 * phases
        elif NUMBER[kind]:
            value += HOPE[NUMBER[kind]] * turns
        elif p.printed.species[kind] >= 0:
            region = realm.estate.regions[cell]
            left = (realm.estate.region_masks[region] & ~realm.filled).bit_count()
            if left and turns > 1:
                value += 0.41 * p.printed.animals[kind] * min(left, 3)
    # Open cells next to tiles: the more numbers they have, the easier a die finds work.
    numbers = 0
    free = realm.near & ~realm.filled
    for cell in range(len(realm.cells)):
        if free >> cell & 1:
            numbers |= 1 << (6 * realm.estate.colours[cell] + realm.estate.numbers[cell] - 1)
    return value + 0.15 * min(turns, 8.0) * min(numbers.bit_count(), 12) / 4


def effect_worth(p: Burgundy, seat: int, realm: Realm, kind: int, turns: float) -> float:
    """What placing a tile brings by itself, besides filling a cell."""
    if kind == CASTLE:
        return 3.04 + min(4.0, 0.18 * turns)
    if kind == MINE:
        return mine_worth(p)
    if kind == SHIP:
        most = 0
        for depot in range(6):
            amount = 0
            for good in range(6):
                amount += p.wares[depot * 6 + good]
            most = max(most, amount)
        return step_worth(turns) + 0.49 * most * (p.printed.sale[p.seats] - 0.5) + 0.76
    if p.printed.species[kind] >= 0:
        return 1.0 * p.printed.animals[kind] + best_company(p, realm, kind)
    if kind == WATCHTOWER:
        return float(p.printed.watchtower)
    if kind == BOARDING_HOUSE:
        return WORKER * p.printed.boarding_house * (0.9 if turns > 2 else 0.55)
    if kind == BANK:
        return silver_worth(turns) * p.printed.bank
    if kind in (CARPENTER, CHURCH, MARKET, TOWN_HALL):
        return 2.6 if turns > 1 else 0.3
    if kind == WAREHOUSE:
        return 2.5 if realm.colours_of_goods() else 0.4
    if kind in (CRANE, WHITE_CASTLE):
        return DIE - 0.5
    number = NUMBER[kind]
    if number:
        value = HOPE[number] * turns
        if VALUED >> number & 1:
            value += EVERY_HERD if COUNTS_PER[number] == PER_SPECIES else float(points_of(p, realm, number))
        return value
    return 0.5


def best_company(p: Burgundy, realm: Realm, kind: int) -> float:
    """The most animals of the same species in a pasture that still has room."""
    best = 0
    species = p.printed.species[kind]
    for region in range(len(realm.estate.region_cells)):
        if realm.estate.region_colours[region] != PASTURES or realm.scored >> region & 1:
            continue
        herd = 0
        for cell in realm.estate.region_cells[region]:
            other = realm.cells[cell]
            if other != NONE and p.printed.species[other] == species:
                herd += p.printed.animals[other]
        best = max(best, herd)
    return float(best)
