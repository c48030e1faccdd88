"""Monasteries: what they change while the game runs, and what they score at its end."""

from __future__ import annotations

from burgrave.games.burgundy.cards import (
    COUNTED_TILES,
    COUNTS_CRANES,
    COUNTS_PER,
    DOUBLE_MONASTERIES,
    END_POINTS,
    LONG_STEPS,
    PER_BONUS_TILES,
    PER_COLOURS_SOLD,
    PER_GOODS_SOLD,
    PER_SPECIES,
    PER_TILES,
    PLACE_ONE_OFF,
    SCORING,
)
from burgrave.games.burgundy.components import CRANE
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE, Realm


def amount_of(p: Burgundy, seat: int, hook: int) -> int:
    """What the monasteries on a hook bring a seat together: for what comes besides."""
    left = p.working(seat) & hook
    total = 0
    number = 0
    while left:
        if left & 1:
            total += p.printed.amounts[number]
        left >>= 1
        number += 1
    return total


def most_of(p: Burgundy, seat: int, hook: int) -> int:
    """What the best monastery on a hook brings a seat: for what comes instead."""
    left = p.working(seat) & hook
    most = 0
    number = 0
    while left:
        if left & 1:
            most = max(most, p.printed.amounts[number])
        left >>= 1
        number += 1
    return most


def shift_for_placing(p: Burgundy, seat: int, colour: int) -> bool:
    """May a die be one off for placing a tile of this colour?"""
    return p.works(seat, PLACE_ONE_OFF[colour])


def shifts(p: Burgundy, seat: int) -> int:
    """By how much a worker may move a die: 1, with a monastery up to 2."""
    return most_of(p, seat, LONG_STEPS) if p.works(seat, LONG_STEPS) else 1


def points_of(p: Burgundy, realm: Realm, monastery: int) -> int:
    """What a monastery scores for a realm at the end (in the solo game when it is placed)."""
    return p.printed.amounts[monastery] * counted(p, realm, monastery)


def counted(p: Burgundy, realm: Realm, monastery: int) -> int:
    """How much there is of what a monastery counts."""
    per = COUNTS_PER[monastery]
    if per == PER_TILES:
        found = 0
        for kind in COUNTED_TILES[monastery]:
            found += realm.count(kind)
        return found
    if per == PER_SPECIES:
        return species_of(p, realm).bit_count()
    if per == PER_GOODS_SOLD:
        return sum(realm.sold)
    if per == PER_COLOURS_SOLD:
        return sum(1 for sold in realm.sold if sold)
    if per == PER_BONUS_TILES:
        return realm.large.bit_count() + realm.small.bit_count()
    return 0


def species_of(p: Burgundy, realm: Realm) -> int:
    """The species of animals in the estate, as bits; geese are one of their own."""
    found = 0
    for kind in realm.cells:
        if kind != NONE and p.printed.species[kind] >= 0:
            found |= 1 << p.printed.species[kind]
    return found


def monastery_points(p: Burgundy, seat: int) -> int:
    """All monasteries that work for a seat; a crane counts as one building where it brings most; a shield doubles."""
    realm = p.realm(seat)
    working = p.working(seat) & END_POINTS
    if not working:
        return 0
    total = 0
    crane = 0
    for monastery in SCORING:
        if working >> monastery & 1:
            total += points_of(p, realm, monastery)
            if COUNTS_CRANES >> monastery & 1:
                crane = max(crane, p.printed.amounts[monastery])
    total += crane * realm.count(CRANE)
    return 2 * total if realm.armed(DOUBLE_MONASTERIES) else total
