"""Against the castle: tiles must be linked to a castle, and lost castles can be bought back."""

from __future__ import annotations

from burgrave.games.burgundy.components import CASTLE
from burgrave.games.burgundy.moves import LIFT, LIFT_CELL, RECLAIM
from burgrave.games.burgundy.phrases import cell_phrase, shield_phrase, things
from burgrave.games.burgundy.position import BY_RANSOM, Burgundy
from burgrave.games.burgundy.realm import NONE, Realm
from burgrave.games.burgundy.shields import drop_shield
from burgrave.kernel.words import Phrase


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
    """Both dice and some points bring a castle back into an empty space of the storage."""
    realm = p.realm(seat)
    if not p.bound or p.dukes[seat].points < p.printed.ransom or len(realm.storage) >= p.room(realm):
        return
    if p.readings.castle_back == "swept":
        if p.pool:
            moves.append(RECLAIM)
        return
    # The only tile of an estate stays: without it nothing could ever be placed again.
    if realm.filled.bit_count() > 1:
        for cell in range(len(realm.cells)):
            if realm.cells[cell] == CASTLE:
                moves.append(LIFT.of(cell))


def no_ransom(p: Burgundy, seat: int, cell: int) -> Phrase | None:
    """Why a castle of the estate cannot be taken back; nothing of where castles stay for good."""
    realm, duke = p.realm(seat), p.dukes[seat]
    if not p.bound or p.readings.castle_back == "swept" or realm.cells[cell] != CASTLE:
        return None
    cost = Phrase("things.points", n=p.printed.ransom)
    if duke.used:
        return Phrase("why.dice_used") if duke.used == 3 else Phrase("why.ransom_dice", cost=cost)
    if duke.points < p.printed.ransom:
        return Phrase("why.ransom_points", cost=cost, have=duke.points)
    if len(realm.storage) >= p.room(realm):
        return Phrase("why.ransom_room", spaces=p.room(realm))
    return Phrase("why.ransom_last") if realm.filled.bit_count() <= 1 else None


def ransom(p: Burgundy, seat: int, move: int) -> None:
    """Pay and take the castle; one lifted from the estate leaves an empty cell, and its shield leaves the game."""
    realm, duke = p.realm(seat), p.dukes[seat]
    duke.used = 3
    p.score(seat, BY_RANSOM, -p.printed.ransom)
    realm.storage.append(CASTLE)
    if move == RECLAIM:
        p.pool -= 1
        if p.log:
            p.log.write("reclaims", who=seat, paid=things(points=p.printed.ransom))
        return
    cell = LIFT_CELL.of(move)
    if p.log:
        paid = things(points=p.printed.ransom)
        p.log.write("lifts", who=seat, cell=cell_phrase(p, seat, cell), paid=paid)
    realm.cells[cell] = NONE
    if cell in realm.shield_at:
        shield = realm.shields[realm.shield_at.index(cell)]
        if p.log:
            p.log.write("drops", who=seat, shield=shield_phrase(shield))
        drop_shield(p, seat, shield)
    realm.refresh()
