"""Animals: a new tile scores together with its kind in the same pasture."""

from __future__ import annotations

from burgrave.games.burgundy.components import GOOSE, SPECIES
from burgrave.games.burgundy.gains import herd, of_herd
from burgrave.games.burgundy.moves import GEESE_SPECIES, GEESE_WITH
from burgrave.games.burgundy.phrases import things
from burgrave.games.burgundy.position import BY_ANIMALS, Burgundy
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Gain, Phrase


def graze(p: Burgundy, seat: int, cell: int, species: int) -> None:
    """Score a species of a pasture, and the geese that live there; a monastery adds points for every such tile."""
    points = of_herd(p, seat, cell, species)
    p.score(seat, BY_ANIMALS, points)
    if p.log:
        said = Phrase(f"species.{SPECIES[species]}")
        p.log.write("grazes", who=seat, species=said, n=points, gained=things(points=points))


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

    def describe(self, p: Burgundy, seat: int, move: int) -> Phrase:
        species = GEESE_SPECIES.of(move)
        points = Gain("points", of_herd(p, seat, self.cell, species))
        return Phrase("move.geese", species=Phrase(f"species.{SPECIES[species]}"), points=points)
