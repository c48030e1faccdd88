"""What is a position of The Castles of Burgundy worth to a player? Points at hand, and what the rest will bring.

The weights are estimates in points, tuned in many games of squires. They say how the game works, not how it is scored:
no rule reads them.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.components import COLOUR
from burgrave.games.burgundy.dice import turned
from burgrave.games.burgundy.estates import ANY, TOWNS
from burgrave.games.burgundy.evaluate.tiles import WORKER, effect_worth, silver_worth, standing_tiles, step_worth
from burgrave.games.burgundy.monasteries import monastery_points, shift_for_placing
from burgrave.games.burgundy.placing import fits
from burgrave.games.burgundy.position import PHASES, ROUNDS, SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE, Realm
from burgrave.games.burgundy.shields import shield_points
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

SPARE_WORKER: Final = 0.5
TILE: Final = 0.45
"""How much of what a stored tile will bring counts already."""
RIVALS: Final = 0.2
"""How much the best rival's points count against the own."""


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


def cell_worth(turns: float) -> float:
    """What any filled cell is worth beside its region: it was work, and its neighbours have become open."""
    return min(2.46, 0.52 + 0.12 * turns)


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
