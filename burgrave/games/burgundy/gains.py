"""What things bring, reckoned before they happen: the rules give it, and the moves tell it beforehand."""

from __future__ import annotations

from burgrave.games.burgundy.cards import (
    ACTION_SILVER,
    ACTION_WORKERS,
    ANIMAL_POINTS,
    DOUBLE_BONUS_TILES,
    DOUBLE_SALES,
    HIRE_WORKERS,
    LARGER_REGIONS,
    ONE_PASTURE,
    SALE_SILVER,
    SALE_WORKERS,
    SILVER_FOR_EVERY_GOOD,
)
from burgrave.games.burgundy.components import BANK, BOARDING_HOUSE, COLOUR, GOOSE, INN, WATCHTOWER
from burgrave.games.burgundy.estates import PASTURES, TOWNS
from burgrave.games.burgundy.monasteries import amount_of, most_of
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE, Realm


class Gains:
    """Points, silver and workers."""

    def __init__(self, points: int = 0, silver: int = 0, workers: int = 0) -> None:
        self.points = points
        self.silver = silver
        self.workers = workers


# ---------------------------------------------------------------------- actions and buildings


def of_workers(p: Burgundy, seat: int) -> Gains:
    """The action for workers: two of them; monasteries bring more, or silver besides."""
    workers = most_of(p, seat, ACTION_WORKERS) if p.works(seat, ACTION_WORKERS) else p.printed.action_workers
    return Gains(silver=amount_of(p, seat, ACTION_SILVER), workers=workers)


def of_sale(p: Burgundy, seat: int, good: int) -> Gains:
    """A sale of all goods of a colour: points for each, one silver in all, more by monasteries and shields."""
    realm = p.realm(seat)
    amount = realm.goods[good]
    points = p.printed.sale[p.seats] * amount
    if realm.armed(DOUBLE_SALES):
        points *= 2
    silver = p.printed.sale_silver
    if realm.armed(SILVER_FOR_EVERY_GOOD):
        silver = amount
    elif p.works(seat, SALE_SILVER):
        silver = most_of(p, seat, SALE_SILVER)
    return Gains(points, silver, amount_of(p, seat, SALE_WORKERS))


def of_building(p: Burgundy, building: int) -> Gains:
    """The buildings that bring something by themselves."""
    if building == WATCHTOWER:
        return Gains(points=p.printed.watchtower)
    if building == BOARDING_HOUSE:
        return Gains(workers=p.printed.boarding_house)
    if building == BANK:
        return Gains(silver=p.printed.bank)
    return Gains()


# ---------------------------------------------------------------------- what is paid and hired


def price(p: Burgundy, pay: int) -> tuple[int, int]:
    """The silver and the workers that a purchase costs: paid in silver, in workers, or with a worker among it."""
    whole = p.printed.price
    workers = 0 if pay == 0 else whole if pay == 1 else min(1, whole)
    return whole - workers, workers


def hired(p: Burgundy, seat: int) -> int:
    """The workers that a monastery hires."""
    return most_of(p, seat, HIRE_WORKERS)


# ---------------------------------------------------------------------- regions and colours


def size_of(realm: Realm, region: int, inn: bool) -> int:
    """The size that a region counts; an inn in it and a shield add a cell each."""
    size = len(realm.estate.region_cells[region])
    if inn or realm.held[region] >> INN & 1:
        size += 1
    if realm.armed(LARGER_REGIONS):
        size += 1
    return size


def size_points(p: Burgundy, size: int) -> int:
    """Points by the size of a region; beyond the table it counts as the largest there."""
    table = p.printed.sizes if p.readings.large_regions == "capped" else p.printed.sizes_beyond
    return table[min(size, len(table) - 1)]


def colour_points(p: Burgundy, realm: Realm, taken: int) -> int:
    """The bonus tile of a completed colour: the large one, the small one, none; a shield doubles it."""
    if taken >= 2:
        return 0
    points = p.printed.second[p.seats] if taken else p.printed.first[p.seats]
    return 2 * points if realm.armed(DOUBLE_BONUS_TILES) else points


def completing_points(p: Burgundy, seat: int, kind: int, cell: int) -> int:
    """What a tile on this cell would complete: region, phase, colour; alone a colour brings no points."""
    realm = p.realm(seat)
    estate = realm.estate
    region, colour = estate.regions[cell], estate.colours[cell]
    filled = realm.filled | 1 << cell
    points = 0
    if filled & estate.region_masks[region] == estate.region_masks[region] and not realm.scored >> region & 1:
        points += size_points(p, size_of(realm, region, kind == INN)) + p.printed.phases[p.phase]
    whole = estate.colour_masks[colour]
    if not p.solo and filled & whole == whole and not (realm.large | realm.small) >> colour & 1:
        points += colour_points(p, realm, p.bonuses[colour])
    return points


# ---------------------------------------------------------------------- animals


def herd(p: Burgundy, seat: int, cell: int, species: int) -> tuple[int, int]:
    """Animals and tiles of a species in the pasture of a cell; a shield makes one pasture of all."""
    realm = p.realm(seat)
    estate = realm.estate
    together = realm.armed(ONE_PASTURE)
    animals = tiles = 0
    for region in range(len(estate.region_cells)):
        if region != estate.regions[cell] and not (together and estate.region_colours[region] == PASTURES):
            continue
        for other in estate.region_cells[region]:
            kind = realm.cells[other]
            if kind != NONE and p.printed.species[kind] == species:
                animals += p.printed.animals[kind]
                tiles += 1
    return animals, tiles


def of_herd(p: Burgundy, seat: int, cell: int, species: int, coming: int = NONE) -> int:
    """Points of a species in a pasture, with the geese there and a tile to come; a monastery adds some a tile."""
    animals, tiles = herd(p, seat, cell, GOOSE)
    if species != GOOSE:
        more, others = herd(p, seat, cell, species)
        animals += more
        tiles += others
    if coming != NONE:
        animals += p.printed.animals[coming]
        tiles += 1
    return animals + tiles * amount_of(p, seat, ANIMAL_POINTS)


def grazes_with_others(p: Burgundy, seat: int, cell: int) -> bool:
    """Is there another species in the pasture, with which geese would score?"""
    return any(herd(p, seat, cell, species)[1] for species in range(GOOSE))


# ---------------------------------------------------------------------- a tile in the estate


def of_effect(p: Burgundy, seat: int, kind: int, cell: int, coming: bool) -> Gains:
    """What a tile brings at once by its own effect, lying on its cell or about to come there."""
    if COLOUR[kind] == TOWNS:
        return of_building(p, kind)
    species = p.printed.species[kind]
    if COLOUR[kind] == PASTURES and species >= 0:
        if species == GOOSE and grazes_with_others(p, seat, cell):
            return Gains()
        return Gains(points=of_herd(p, seat, cell, species, kind if coming else NONE))
    return Gains()


def of_placing(p: Burgundy, seat: int, kind: int, cell: int) -> Gains:
    """What a tile placed on this cell brings at once: regions, colours, border posts and its own effect."""
    found = of_effect(p, seat, kind, cell, True)
    found.points += completing_points(p, seat, kind, cell)
    pairs, bonus = joining_points(p, p.realm(seat), p.realm(seat).filled | 1 << cell)
    found.points += pairs + bonus
    return found


# ---------------------------------------------------------------------- border posts


def closed_lines(p: Burgundy, realm: Realm, filled: int) -> int:
    """The lines between border posts on which all cells are full, or were, as bits."""
    lines = realm.lines
    for line in range(3):
        wanted = p.printed.lines[line]
        if filled & wanted == wanted:
            lines |= 1 << line
    return lines


def joined_pairs(p: Burgundy, lines: int) -> int:
    """The pairs of posts that lines join; two lines join all three posts (option `third_pair`)."""
    return 7 if lines.bit_count() >= 2 and p.readings.third_pair else lines


def joining_points(p: Burgundy, realm: Realm, filled: int) -> tuple[int, int]:
    """Points for pairs of posts newly joined, and the bonus for joining all three."""
    if realm.estate.module != "border_posts":
        return 0, 0
    lines = closed_lines(p, realm, filled)
    if lines == realm.lines:
        return 0, 0
    points = (joined_pairs(p, lines) & ~realm.joined).bit_count() * p.printed.phases[p.phase]
    bonus = 0
    if lines.bit_count() >= 2 and realm.lines.bit_count() < 2 and p.posts < 2:
        bonus = p.printed.second[p.seats] if p.posts else p.printed.first[p.seats]
    return points, bonus
