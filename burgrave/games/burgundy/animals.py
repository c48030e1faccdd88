"""Animals: a new tile scores together with its kind in the same pasture."""

from __future__ import annotations

from burgrave.games.burgundy.cards import ANIMAL_POINTS, ONE_PASTURE
from burgrave.games.burgundy.components import GOOSE, SPECIES
from burgrave.games.burgundy.estates import PASTURES
from burgrave.games.burgundy.monasteries import amount_of
from burgrave.games.burgundy.moves import GEESE_SPECIES, GEESE_WITH
from burgrave.games.burgundy.position import BY_ANIMALS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase


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


def graze(p: Burgundy, seat: int, cell: int, species: int) -> None:
    """Score a species of a pasture, and the geese that live there; a monastery adds points for every such tile."""
    animals, tiles = herd(p, seat, cell, GOOSE)
    if species != GOOSE:
        more, others = herd(p, seat, cell, species)
        animals += more
        tiles += others
    animals += tiles * amount_of(p, seat, ANIMAL_POINTS)
    p.score(seat, BY_ANIMALS, animals)
    if p.log:
        p.log.write("grazes", who=seat, species=Phrase(f"species.{SPECIES[species]}"), n=animals)


class Geese(Detail[Burgundy]):
    """Geese score themselves and all tiles of one other species of the pasture."""

    @property
    def cell(self) -> int:
        return self.a

    def options(self, p: Burgundy) -> list[int]:
        moves: list[int] = []
        for species in range(GOOSE):
            if herd(p, self.seat, self.cell, species)[1]:
                moves.append(GEESE_WITH.of(species))
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        graze(p, self.seat, self.cell, GEESE_SPECIES.of(move))
