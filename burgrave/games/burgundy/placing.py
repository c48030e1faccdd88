"""Adding a tile to the estate: where it may lie, what completing a region and a colour brings."""

from __future__ import annotations

from burgrave.games.burgundy.cards import EQUAL_BUILDINGS, PLACE_ANYWHERE
from burgrave.games.burgundy.castle_bound import linked
from burgrave.games.burgundy.components import BLACK, CASTLE, COLOUR, INN
from burgrave.games.burgundy.dice import turned
from burgrave.games.burgundy.estates import TOWNS
from burgrave.games.burgundy.gains import colour_points, size_of, size_points
from burgrave.games.burgundy.monasteries import shift_for_placing
from burgrave.games.burgundy.moves import PLACE
from burgrave.games.burgundy.phrases import cell_phrase, things, tile_phrase
from burgrave.games.burgundy.position import BY_COLOURS, BY_PHASES, BY_REGIONS, Burgundy
from burgrave.games.burgundy.realm import Realm
from burgrave.games.burgundy.storage import distinct
from burgrave.kernel.words import Phrase


def fits(p: Burgundy, seat: int, realm: Realm, kind: int, cell: int) -> bool:
    """May a tile lie on a cell of its colour? It must be empty and next to a tile; some have limits in their region."""
    if realm.filled >> cell & 1:
        return False
    if not realm.near >> cell & 1 and not realm.arms & PLACE_ANYWHERE:
        return False
    colour = COLOUR[kind]
    if colour == TOWNS:
        # A town holds every kind of building once, unless a monastery allows more.
        if realm.held[realm.estate.regions[cell]] >> kind & 1 and not p.works(seat, EQUAL_BUILDINGS):
            return False
    elif kind == INN and realm.held[realm.estate.regions[cell]] >> INN & 1:
        return False
    return not p.bound or kind == CASTLE or linked(realm, cell)


def open_cells(p: Burgundy, seat: int, kind: int, number: int) -> list[int]:
    """The cells with a number (0 for any) on which a tile may lie."""
    realm = p.realm(seat)
    found: list[int] = []
    for cell in realm.estate.cells_of[COLOUR[kind] * 7 + number]:
        if fits(p, seat, realm, kind, cell):
            found.append(cell)
    return found


def place_moves(p: Burgundy, seat: int, die: int, face: int, moves: list[int]) -> None:
    """Every stored tile on every cell that a die's face reaches; 0 reaches all numbers."""
    realm = p.realm(seat)
    for store in range(2):
        storage = p.dukes[seat].private if store else realm.storage
        if not storage:
            continue
        for kind in distinct(storage):
            for cell in open_cells(p, seat, kind, face):
                moves.append(PLACE.of(die, store, kind, cell))
            if face and shift_for_placing(p, seat, COLOUR[kind]):
                for shift in (-1, 1):
                    for cell in open_cells(p, seat, kind, turned(face, shift)):
                        moves.append(PLACE.of(die, store, kind, cell))


def put_down(p: Burgundy, seat: int, kind: int, cell: int) -> None:
    """The tile lies on its cell for good."""
    p.realm(seat).put(kind, cell)
    if p.log:
        p.log.write("places", who=seat, tile=tile_phrase(kind), cell=cell_phrase(p, seat, cell))


def completes(realm: Realm, cell: int) -> bool:
    """Is the region of this cell full, and has it not scored yet?"""
    region = realm.estate.regions[cell]
    whole = realm.estate.region_masks[region]
    return realm.filled & whole == whole and not realm.scored >> region & 1


def score_region(p: Burgundy, seat: int, cell: int) -> None:
    """A completed region: points by its size and by the phase."""
    realm = p.realm(seat)
    region = realm.estate.regions[cell]
    realm.scored |= 1 << region
    size = size_of(realm, region, False)
    points, more = size_points(p, size), p.printed.phases[p.phase]
    p.score(seat, BY_REGIONS, points)
    p.score(seat, BY_PHASES, more)
    if p.log:
        p.log.write("completes", who=seat, size=size, n=points + more, gained=things(points=points + more))


def score_size(p: Burgundy, seat: int, cell: int) -> None:
    """A completed region alone, where its size is a gain of its own."""
    realm = p.realm(seat)
    region = realm.estate.regions[cell]
    realm.scored |= 1 << region
    size = size_of(realm, region, False)
    points = size_points(p, size)
    p.score(seat, BY_REGIONS, points)
    if p.log:
        p.log.write("completes", who=seat, size=size, n=points, gained=things(points=points))


def score_phase(p: Burgundy, seat: int) -> None:
    """The points of the phase for a completed region, where they are a gain of their own."""
    points = p.printed.phases[p.phase]
    p.score(seat, BY_PHASES, points)
    if p.log:
        p.log.write("phase_points", who=seat, gained=things(points=points))


def completes_colour(realm: Realm, cell: int) -> bool:
    """Are all cells of this cell's colour full, and has that not been rewarded yet?"""
    colour = realm.estate.colours[cell]
    whole = realm.estate.colour_masks[colour]
    return realm.filled & whole == whole and not (realm.large | realm.small) >> colour & 1


def reward_colour(p: Burgundy, seat: int, cell: int) -> None:
    """A completed colour: the large bonus tile for the first, the small one for the second; a shield doubles it."""
    realm = p.realm(seat)
    colour = realm.estate.colours[cell]
    taken = p.bonuses[colour]
    if taken >= 2:
        return
    p.bonuses = p.bonuses[:]
    p.bonuses[colour] = taken + 1
    if taken == 0:
        realm.large |= 1 << colour
    else:
        realm.small |= 1 << colour
    points = colour_points(p, realm, taken)
    p.score(seat, BY_COLOURS, points)
    if p.log:
        p.log.write("colour", who=seat, colour=Phrase(f"colour.{colour}"), n=points, gained=things(points=points))


def has_effect(kind: int) -> bool:
    """Does something happen when the tile is placed?"""
    return kind not in (INN, BLACK)
