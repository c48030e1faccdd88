"""Monasteries: what they change while the game runs, and what they score at its end."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.components import (
    CRANE,
    FIRST_MONASTERY,
    GEESE,
    INN,
    LAST_MONASTERY,
    MONASTERY,
    WHITE_CASTLE,
)
from burgrave.games.burgundy.estates import ANY, PASTURES, RIVERS, TOWNS
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import Realm

SCORING: Final = (15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29)
"""Those that score at the end."""


def shift_for_placing(p: Burgundy, seat: int, colour: int) -> bool:
    """Monasteries 9 to 11: may a die be one off for placing a tile of this colour?"""
    if colour == TOWNS:
        return p.works(seat, 9)
    if colour in (RIVERS, PASTURES):
        return p.works(seat, 10)
    if colour == ANY:
        return False
    return p.works(seat, 11)


def shifts(p: Burgundy, seat: int) -> int:
    """By how much a worker may move a die: 1, with monastery 8 up to 2."""
    return p.printed.amounts[8] if p.works(seat, 8) else 1


def points_of(p: Burgundy, realm: Realm, monastery: int) -> int:
    """What a monastery scores for a realm at the end (in the solo game when it is placed)."""
    amount = p.printed.amounts[monastery]
    if monastery == 15:
        return amount * sum(1 for sold in realm.sold if sold)
    if 16 <= monastery <= 23:
        return amount * realm.count(monastery)
    if monastery == 24:
        return amount * species_of(p, realm).bit_count()
    if monastery == 25:
        return amount * sum(realm.sold)
    if monastery == 26:
        return amount * (realm.large.bit_count() + realm.small.bit_count())
    if monastery == 29:
        return amount * realm.count(WHITE_CASTLE)
    return 0


def species_of(p: Burgundy, realm: Realm) -> int:
    """The species of animals in the estate, as bits; geese are one of their own."""
    found = 0
    for kind in realm.cells:
        if 3 <= kind <= GEESE:
            found |= 1 << p.printed.species[kind]
    return found


def monastery_points(p: Burgundy, seat: int) -> int:
    """All monasteries that work for a seat; a crane counts as one building where it brings most; shield 10 doubles."""
    realm = p.realm(seat)
    total = 0
    crane = 0
    for monastery in SCORING:
        if p.works(seat, monastery):
            total += points_of(p, realm, monastery)
            if 16 <= monastery <= 23 or monastery == LAST_MONASTERY:
                crane = max(crane, p.printed.amounts[monastery])
    total += crane * realm.count(CRANE)
    return 2 * total if realm.armed(10) else total


def monastery_of(kind: int) -> int:
    """The number of a monastery tile, 0 for other tiles."""
    return kind - MONASTERY if FIRST_MONASTERY <= kind < INN else 0
