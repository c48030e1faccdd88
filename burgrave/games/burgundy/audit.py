"""What can never be: tiles and goods that are lost or doubled, stores that are overfull, sheets that do not add up."""

from __future__ import annotations

from burgrave.games.burgundy.components import CARDS, CASTLE, COLOUR, COPIES, INN, TILES
from burgrave.games.burgundy.estates import ANY
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE, Realm
from burgrave.games.burgundy.storage import ChooseStorage, Discard


def audit(p: Burgundy) -> list[str]:
    """What is wrong with a position although the rules cannot lead there."""
    wrong: list[str] = []
    tiles = p.box[:]
    tiles[CASTLE] += p.pool
    tiles[INN] += p.inns
    for card in p.tiles.cards:
        tiles[CARDS[card]] += 1
    for kind in [*p.depots, *p.black]:
        if kind != NONE:
            tiles[kind] += 1
    discards = 0
    for step in p.agenda:
        # A tile that waits for its place in storage, or one too many there.
        if isinstance(step, ChooseStorage):
            tiles[step.tile] += 1
        elif isinstance(step, Discard):
            if step.tile == NONE:
                discards += 1
            else:
                tiles[step.tile] += 1
    for number, realm in enumerate(p.realms):
        for kind in [*realm.cells, *realm.storage]:
            if kind != NONE:
                tiles[kind] += 1
        if realm.workers < 0 or realm.silver < 0 or min(realm.goods) < 0:
            wrong.append(f"realm {number} owes workers, silver or goods")
        if not p.solo and realm.colours_of_goods() > p.printed.stores:
            wrong.append(f"realm {number} has goods of {realm.colours_of_goods()} colours")
        if len(realm.storage) > p.room(realm) + discards:
            wrong.append(f"realm {number} stores {len(realm.storage)} tiles")
        trial = realm.copy()
        trial.refresh()
        if (trial.filled, trial.near, trial.held) != (realm.filled, realm.near, realm.held):
            wrong.append(f"realm {number} has lost count of its tiles")
        for cell, kind in enumerate(realm.cells):
            if kind != NONE and not goes_with(realm, kind, cell):
                wrong.append(f"realm {number} has {TILES[kind]} on {realm.estate.names[cell]}")
    for seat, duke in enumerate(p.dukes):
        for kind in duke.private:
            tiles[kind] += 1
        if len(duke.private) > p.printed.private:
            wrong.append(f"seat {seat} stores {len(duke.private)} tiles")
        if not p.solo and duke.points != sum(duke.sheet):
            wrong.append(f"the score sheet of seat {seat} does not add up")
    wrong.extend(lost_tiles(p, tiles))
    wrong.extend(lost_goods(p))
    if sorted(p.order) != list(range(p.seats)):
        wrong.append(f"the turn order is {p.order}")
    return wrong


def goes_with(realm: Realm, kind: int, cell: int) -> bool:
    """Does a tile have the colour of the cell it lies on?"""
    return COLOUR[kind] in (ANY, realm.estate.colours[cell]) or realm.estate.start == "centre"


def lost_tiles(p: Burgundy, tiles: list[int]) -> list[str]:
    """Every tile of the box is somewhere, once."""
    wrong: list[str] = []
    for kind, coloured, black, module in COPIES:
        count = coloured + black if p.plays(module) else 0
        if tiles[kind] != count:
            wrong.append(f"{tiles[kind]} tiles {TILES[kind]} instead of {count}")
    inns = p.phase if p.readings.inns else 0
    if tiles[INN] != inns:
        wrong.append(f"{tiles[INN]} inns in phase {p.phase}")
    return wrong


def lost_goods(p: Burgundy) -> list[str]:
    """Goods never grow; in the solo game some leave."""
    goods = len(p.goods) + len(p.row) + sum(p.wares)
    for realm in p.realms:
        goods += sum(realm.goods) + sum(realm.sold)
    if goods > 42 or (goods < 42 and not p.solo):
        return [f"{goods} goods instead of 42"]
    return []
