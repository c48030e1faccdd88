"""Against the castle: tiles must be linked to a castle, and lost castles can be bought back."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.components import CASTLE
from burgrave.games.burgundy.moves import LIFT, LIFT_CELL, RECLAIM
from burgrave.games.burgundy.phrases import cell_phrase
from burgrave.games.burgundy.position import BY_RANSOM, Burgundy
from burgrave.games.burgundy.realm import NONE, Realm
from burgrave.games.burgundy.shields import drop_shield

RANSOM: Final = 5
"""What a castle costs besides both dice."""


def linked(realm: Realm, cell: int) -> bool:
    """Would a tile on this cell touch a castle, itself or through tiles of its own region?"""
    estate, cells = realm.estate, realm.cells
    seen = 1 << cell
    waiting = [cell]
    while waiting:
        at = waiting.pop()
        for other in estate.neighbours[at]:
            if cells[other] == NONE or seen >> other & 1:
                continue
            if cells[other] == CASTLE:
                return True
            if estate.regions[other] == estate.regions[cell]:
                seen |= 1 << other
                waiting.append(other)
    return False


def ransom_moves(p: Burgundy, seat: int, moves: list[int]) -> None:
    """Both dice and five points bring a castle back into an empty space of the storage."""
    realm = p.realm(seat)
    if not p.bound or p.dukes[seat].points < RANSOM or len(realm.storage) >= p.room(realm):
        return
    if p.readings.castle_back == "swept":
        if p.pool:
            moves.append(RECLAIM)
        return
    for cell in range(len(realm.cells)):
        if realm.cells[cell] == CASTLE:
            moves.append(LIFT.of(cell))


def ransom(p: Burgundy, seat: int, move: int) -> None:
    """Pay and take the castle; one lifted from the estate leaves an empty cell, and its shield leaves the game."""
    realm, duke = p.realm(seat), p.dukes[seat]
    duke.used = 3
    p.score(seat, BY_RANSOM, -RANSOM)
    realm.storage.append(CASTLE)
    if move == RECLAIM:
        p.pool -= 1
        if p.log:
            p.log.write("reclaims", who=seat)
        return
    cell = LIFT_CELL.of(move)
    realm.cells[cell] = NONE
    if cell in realm.shield_at:
        drop_shield(p, seat, realm.shields[realm.shield_at.index(cell)])
    realm.refresh()
    if p.log:
        p.log.write("lifts", who=seat, cell=cell_phrase(p, seat, cell))
