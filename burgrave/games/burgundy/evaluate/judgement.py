"""What is a position of The Castles of Burgundy worth to a player? Points at hand, and what the rest will bring.

The weights are estimates in points, tuned in many games of squires. They say how the game works, not how it is scored:
no rule reads them.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.cards import COUNTS_PER, MINE_WORKERS, MONASTERY_CARDS, PER, PER_SPECIES, Monastery
from burgrave.games.burgundy.components import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CASTLE,
    CHURCH,
    COLOUR,
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
from burgrave.games.burgundy.dice import turned
from burgrave.games.burgundy.estates import ANY, PASTURES, TOWNS
from burgrave.games.burgundy.monasteries import monastery_points, points_of, shift_for_placing
from burgrave.games.burgundy.placing import fits
from burgrave.games.burgundy.position import PHASES, ROUNDS, SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE, Realm
from burgrave.games.burgundy.shields import shield_points
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

DIE: Final = 3.0
"""What an action is worth on the whole."""
WORKER: Final = 0.64
SPARE_WORKER: Final = 0.5
TILE: Final = 0.45
"""How much of what a stored tile will bring counts already."""
RIVALS: Final = 0.2
"""How much the best rival's points count against the own."""
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


class BurgundyJudgement(Judgement):
    """Looks at one seat: regions under way, tiles in storage, dice to use, goods to sell, workers and silver."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Burgundy)
        p = position
        realm = p.realm(seat)
        if p.solo:
            return worth_alone(p, realm)
        value = p.dukes[seat].points - RIVALS * best_rival(p, seat)
        if p.over:
            return value
        turns = turns_left(p, seat)
        value += monastery_points(p, seat) + shield_points(p, seat)
        value += resources(p, seat, realm, turns)
        value += regions(p, realm, turns)
        value += standing_tiles(p, seat, realm, turns)
        value += stored(p, seat, realm, turns)
        return value


def worth_alone(p: Burgundy, realm: Realm) -> float:
    """Alone cells have to be filled; points and all else count as far as they help with that."""
    value = 6.0 * realm.filled.bit_count() + 0.12 * p.dukes[0].points + 0.6 * (55 - p.target)
    if p.over:
        return value + 60.0 if realm.empty() == 0 else value
    turns = turns_left(p, 0)
    value += 0.2 * resources(p, 0, realm, turns) + 1.2 * regions(p, realm, turns)
    return value + 0.5 * standing_tiles(p, 0, realm, turns) + 0.6 * stored(p, 0, realm, turns)


def best_rival(p: Burgundy, seat: int) -> float:
    """The points of the best of the others."""
    best = 0
    for other in range(p.seats):
        if (other - seat) % len(p.realms) and p.dukes[other].points > best:
            best = p.dukes[other].points
    return float(best)


def turns_left(p: Burgundy, seat: int) -> float:
    """How many turns are still to come, dice not yet used included."""
    whole = PHASES * ROUNDS - (p.phase - 1) * ROUNDS - p.round
    dice = 0 if p.turn == NONE and p.dukes[seat].used == 3 else 2 - p.dukes[seat].used.bit_count()
    return max(0.0, whole + 0.5 * dice)


def silver_worth(turns: float) -> float:
    """What a silver is worth: a point at the end, more as long as it can still buy a tile."""
    return min(1.57, 1.0 + 0.07 * turns)


def step_worth(turns: float) -> float:
    """A step on the bridge: who is ahead chooses first in every round to come."""
    return 0.09 * turns


def cell_worth(turns: float) -> float:
    """What any filled cell is worth beside its region: it was work, and its neighbours have become open."""
    return min(2.46, 0.52 + 0.12 * turns)


def mine_worth(p: Burgundy) -> float:
    """A silver at the end of this phase and of all that come."""
    value = 0.0
    for phase in range(max(1, p.phase), PHASES + 1):
        value += 0.52 + silver_worth(float((PHASES - phase) * ROUNDS))
    return value


def resources(p: Burgundy, seat: int, realm: Realm, turns: float) -> float:
    """Workers, silver, goods, the place on the bridge."""
    duke = p.dukes[seat]
    useful = min(float(realm.workers), 2.0 + turns)
    value = (WORKER if turns > 0.5 else 0.5) * useful + SPARE_WORKER * (realm.workers - useful) * (
        1.0 if turns else 0.9
    )
    spent = min(float(realm.silver), 2.0 * turns)
    value += silver_worth(turns) * spent + 1.0 * (realm.silver - spent)
    if realm.silver >= 2 and turns > 1:
        value += 0.96
    if realm.workers == 0 and turns > 1:
        value -= 0.76
    rate = p.printed.sale[p.seats]
    for good in range(6):
        amount = realm.goods[good]
        if amount:
            # A larger stack is worth an action sooner or later; at the end what is unsold is a point.
            gain = rate * amount + silver_worth(turns)
            value += max(float(amount), (0.75 if turns > 2 else 0.5 if turns > 0 else 0.0) * gain - 1.31)
    value += step_worth(turns) * duke.space
    return value


def promise(p: Burgundy, realm: Realm, region: int, full: int, turns: float) -> float:
    """What a region with so many full cells promises: the more, the fewer are missing and the more time is left."""
    size = len(realm.estate.region_cells[region])
    missing = size - full
    if full == 0 or missing * 1.6 > 2.0 * turns:
        return 0.0
    soon = p.printed.phases[max(1, p.phase)] if missing == 1 else p.printed.phases[min(PHASES, p.phase + 1)]
    share = full / size
    points = p.printed.sizes[min(size, len(p.printed.sizes) - 1)] + soon
    return points * share * share * 0.59 + (1.6 if missing == 1 else 0.62 if missing == 2 else 0.0)


def regions(p: Burgundy, realm: Realm, turns: float) -> float:
    """Regions and colours under way."""
    estate = realm.estate
    value = cell_worth(turns) * realm.filled.bit_count()
    for region in range(len(estate.region_cells)):
        if not realm.scored >> region & 1:
            full = (realm.filled & estate.region_masks[region]).bit_count()
            value += promise(p, realm, region, full, turns)
    for colour in range(ANY):
        whole = estate.colour_masks[colour]
        count = whole.bit_count()
        full = (realm.filled & whole).bit_count()
        taken = p.bonuses[colour]
        if count and full < count and taken < 2 and not p.solo:
            bonus = p.printed.first[p.seats] if taken == 0 else p.printed.second[p.seats]
            if (count - full) * 1.6 <= 2.0 * turns:
                value += bonus * (full / count) * (full / count) * 0.75
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


def fill_worth(p: Burgundy, realm: Realm, cell: int, turns: float) -> float:
    """What filling a cell adds to its region."""
    estate = realm.estate
    region = estate.regions[cell]
    size = len(estate.region_cells[region])
    full = (realm.filled & estate.region_masks[region]).bit_count()
    before = promise(p, realm, region, full, turns)
    if full + 1 == size:
        points = p.printed.sizes[min(size, len(p.printed.sizes) - 1)] + p.printed.phases[max(1, p.phase)]
        return points - before + cell_worth(turns)
    return promise(p, realm, region, full + 1, turns) - before + cell_worth(turns)


def stored(p: Burgundy, seat: int, realm: Realm, turns: float) -> float:
    """Tiles in storage, and dice still to be used: a die that places one counts more than a mere hope to.

    No cell is promised to two tiles and no tile to two dice, or it would never be worth while to place one.
    """
    duke = p.dukes[seat]
    kinds = [*realm.storage, *duke.private]
    dice: list[int] = []
    if p.turn == seat:
        dice = [duke.dice[die] for die in range(2) if not duke.used >> die & 1]
    future = turns - 0.5 * len(dice)
    value = 0.0
    promised = 0
    for kind in kinds:
        best = 0.0
        ready = 0.0
        best_cell = ready_cell = NONE
        for cell in realm.estate.cells_of[COLOUR[kind] * 7]:
            if (realm.filled | promised) >> cell & 1:
                continue
            worth = fill_worth(p, realm, cell, turns)
            if worth > ready and fits(p, seat, realm, kind, cell):
                ready = worth
                ready_cell = cell
            if 0.6 * worth > best:
                best = 0.6 * worth
                best_cell = cell
        if ready >= best:
            best = ready
            best_cell = ready_cell
        if best == 0.0:
            value -= min(3.0, 0.2 * turns)
            continue
        promised |= 1 << best_cell
        whole = best + effect_worth(p, seat, realm, kind, turns)
        chance = TILE if future >= 1 else 0.25 if future > 0 else 0.0
        if ready == 0.0:
            chance *= 0.7
        value += chance * whole
    if len(kinds) >= 3 and future < 2.5:
        value -= 1.0
    busy = 0
    for face in dice:
        gain, use = best_use(p, seat, kinds, face, turns, busy)
        value += 0.49 * gain + min(2.5, 0.06 * turns)
        busy |= use
    return value


def best_use(p: Burgundy, seat: int, kinds: list[int], face: int, turns: float, busy: int) -> tuple[float, int]:
    """The best that a die can do now, a little discounted: place, take, sell, or two workers.

    Stored tiles and spaces of depots that are busy (bits) have been given to another die; gives the one used, too.
    """
    realm = p.realm(seat)
    best = 0.84 if turns > 1 else 0.6
    use = 0
    chance = 0.67 * (1.0 - TILE)
    for place in range(len(kinds)):
        kind = kinds[place]
        if busy >> place & 1:
            continue
        shift = shift_for_placing(p, seat, COLOUR[kind])
        for number in (face, turned(face, 1), turned(face, -1)):
            if number != face and not shift:
                continue
            for cell in realm.estate.cells_of[COLOUR[kind] * 7 + number]:
                if fits(p, seat, realm, kind, cell):
                    whole = fill_worth(p, realm, cell, turns) + effect_worth(p, seat, realm, kind, turns)
                    if chance * whole > best:
                        best = chance * whole
                        use = 1 << place
    if len(realm.storage) < p.room(realm) and turns > 1:
        for at in range((face - 1) * SLOTS, face * SLOTS):
            kind = p.depots[at]
            if kind != NONE and not busy >> (len(kinds) + at) & 1:
                worth = 0.47 * take_worth(p, seat, realm, kind, turns)
                if worth > best:
                    best = worth
                    use = 1 << (len(kinds) + at)
    if realm.goods[face - 1]:
        worth = 0.27 * (p.printed.sale[p.seats] * realm.goods[face - 1] + 1.0)
        if worth > best:
            best = worth
            use = 0
    return best, use


def take_worth(p: Burgundy, seat: int, realm: Realm, kind: int, turns: float) -> float:
    """What a tile is worth once it lies in storage."""
    best = 0.0
    for cell in realm.estate.cells_of[COLOUR[kind] * 7]:
        if fits(p, seat, realm, kind, cell):
            best = max(best, fill_worth(p, realm, cell, turns))
    if best == 0.0:
        return 0.0
    if COLOUR[kind] == TOWNS and kind in realm.storage:
        best *= 0.7
    return TILE * (best + effect_worth(p, seat, realm, kind, turns))
