"""Adding a tile to the estate: where it may lie, what completing a region and a colour brings."""

from __future__ import annotations

from burgrave.games.burgundy.cards import EQUAL_BUILDINGS, PLACE_ANYWHERE
from burgrave.games.burgundy.castle_bound import linked
from burgrave.games.burgundy.components import BLACK, CASTLE, COLOUR, INN
from burgrave.games.burgundy.dice import turned
from burgrave.games.burgundy.estates import ANY, TOWNS
from burgrave.games.burgundy.gains import colour_points, size_of, size_points
from burgrave.games.burgundy.monasteries import shift_for_placing
from burgrave.games.burgundy.moves import PLACE
from burgrave.games.burgundy.phrases import both, cell_phrase, either, land_phrase, things, tile_phrase
from burgrave.games.burgundy.position import BY_COLOURS, BY_PHASES, BY_REGIONS, Burgundy
from burgrave.games.burgundy.realm import Realm
from burgrave.games.burgundy.storage import distinct
from burgrave.kernel.words import Phrase


def fits(p: Burgundy, seat: int, realm: Realm, kind: int, cell: int) -> bool:
    """May a tile lie on a cell of its colour? It must be empty and next to a tile; some have limits in their region."""
    return (
        not realm.filled >> cell & 1
        and adjoins(realm, cell)
        and not doubles(p, seat, realm, kind, cell)
        and (not p.bound or kind == CASTLE or linked(realm, cell))
    )


def adjoins(realm: Realm, cell: int) -> bool:
    """Is the cell next to a tile? By a shield any cell will do."""
    return realm.near >> cell & 1 == 1 or realm.arms & PLACE_ANYWHERE != 0


def doubles(p: Burgundy, seat: int, realm: Realm, kind: int, cell: int) -> bool:
    """Does the region hold its only tile of this kind?

    A town holds every kind of building once, unless a monastery allows more, and a region one inn.
    """
    if COLOUR[kind] == TOWNS:
        return realm.held[realm.estate.regions[cell]] >> kind & 1 == 1 and not p.works(seat, EQUAL_BUILDINGS)
    return kind == INN and realm.held[realm.estate.regions[cell]] >> INN & 1 == 1


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
            for number in placing_numbers(p, seat, kind, face):
                for cell in open_cells(p, seat, kind, number):
                    moves.append(PLACE.of(die, store, kind, cell))


def placing_numbers(p: Burgundy, seat: int, kind: int, face: int) -> list[int]:
    """The numbers of cells on which a die's face may place a tile; a monastery lets the die be one off."""
    if face and shift_for_placing(p, seat, COLOUR[kind]):
        return [face, turned(face, -1), turned(face, 1)]
    return [face]


# ---------------------------------------------------------------------- what stands in the way


def no_cell(p: Burgundy, seat: int, kind: int, faces: list[int]) -> Phrase | None:
    """Why none of these dice places a tile, wherever: the first condition that leaves no cell."""
    if not faces:
        return Phrase("why.dice_used")
    realm, land = p.realm(seat), land_phrase(COLOUR[kind])
    cells = [cell for cell in realm.estate.cells_of[COLOUR[kind] * 7] if not realm.filled >> cell & 1]
    if not cells:
        return Phrase("why.land_full", land=land)
    cells = [cell for cell in cells if adjoins(realm, cell)]
    if not cells:
        return Phrase("why.land_far", land=land)
    cells = [cell for cell in cells if not doubles(p, seat, realm, kind, cell)]
    if not cells:
        return Phrase("why.inn_everywhere" if kind == INN else "why.building_everywhere", tile=tile_phrase(kind))
    cells = [cell for cell in cells if fits(p, seat, realm, kind, cell)]
    if not cells:
        return Phrase("why.land_unlinked", land=land)
    numbers = [face for face in range(1, 7) if any(reaches(p, seat, kind, cell, face) for cell in cells)]
    if 0 in faces or any(face in numbers for face in faces):
        return None
    return Phrase("why.place_number", numbers=either(numbers), dice=both(faces))


def no_tile(p: Burgundy, seat: int, kinds: list[int], where: str, cell: int, faces: list[int]) -> Phrase | None:
    """Why none of these dice places any of these tiles on a cell."""
    realm = p.realm(seat)
    name, land = realm.estate.names[cell], land_phrase(realm.estate.colours[cell])
    if realm.filled >> cell & 1:
        return Phrase("why.occupied", tile=tile_phrase(realm.cells[cell]))
    if not faces:
        return Phrase("why.dice_used")
    if not kinds and where == "stored":
        return Phrase("why.nothing_stored")
    kinds = [kind for kind in kinds if COLOUR[kind] in (realm.estate.colours[cell], ANY)]
    if not kinds:
        return Phrase(f"why.none_{where}", land=land)
    if not adjoins(realm, cell):
        return Phrase("why.cell_far", name=name)
    kind = kinds[0]
    kinds = [kind for kind in kinds if not doubles(p, seat, realm, kind, cell)]
    if not kinds:
        return Phrase("why.inn_there" if kind == INN else "why.building_there", tile=tile_phrase(kind))
    kinds = [kind for kind in kinds if fits(p, seat, realm, kind, cell)]
    if not kinds:
        return Phrase("why.cell_unlinked", name=name)
    numbers = [face for face in range(1, 7) if any(reaches(p, seat, kind, cell, face) for kind in kinds)]
    if 0 in faces or any(face in numbers for face in faces):
        return None
    return Phrase("why.cell_number", name=name, numbers=either(numbers), dice=both(faces))


def reaches(p: Burgundy, seat: int, kind: int, cell: int, face: int) -> bool:
    """Does a die's face place a tile on a cell, by the number there?"""
    return p.realm(seat).estate.numbers[cell] in placing_numbers(p, seat, kind, face)


# ---------------------------------------------------------------------- carried out


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
