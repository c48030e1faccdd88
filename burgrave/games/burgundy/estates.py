"""Estates: what is printed on a board, and which cells lie side by side."""

from __future__ import annotations

from typing import Any, Final

COLOURS: Final = "CMYSPB"
"""The letters of the six colours; a colour is its place here."""

CASTLES: Final = 0
MINES: Final = 1
MONASTERIES: Final = 2
RIVERS: Final = 3
PASTURES: Final = 4
TOWNS: Final = 5
ANY: Final = 6
"""Instead of a colour: goes with all."""

CELLS: Final = 37
MOST_CELLS: Final = 73
CENTRE: Final = 18
"""The middle of a hexagonal estate."""
ROWS: Final = "abcdefg"
HEXAGON: Final = (4, 5, 6, 7, 6, 5, 4)
DOUBLE: Final = (8, 10, 12, 13, 12, 10, 8)
FIRST: Final = (0, -1, -2, -3, -3, -3, -3)
"""Where the rows of a hexagon begin, in axial coordinates around its middle."""


class Estate:
    """A board: colour and number of every cell, its neighbours, and the regions they form."""

    def __init__(self, id: str, figures: dict[str, Any]) -> None:
        self.id = id
        self.module: str = figures["module"]
        self.shape: str = figures["shape"]
        self.start: str = figures["start"]
        cells: list[str] = figures["cells"]
        self.size = len(cells)
        self.colours = [COLOURS.index(cell[0]) for cell in cells]
        self.numbers = [int(cell[1]) for cell in cells]
        self.names: list[str] = figures["names"] if self.shape == "islands" else names_of(self.shape)
        self.places = places_of(self.shape, figures)
        self.rivers: list[tuple[int, int]] = []
        for river in figures.get("rivers", []):
            one, other = river.split()
            self.rivers.append((self.names.index(one), self.names.index(other)))
        land = [[other for other in range(self.size) if beside(self, cell, other)] for cell in range(self.size)]
        self.regions: list[int] = regions_of(self.colours, land)
        """The region of every cell."""
        count = max(self.regions) + 1
        self.region_cells = [[cell for cell in range(self.size) if self.regions[cell] == r] for r in range(count)]
        self.region_masks = [mask(cells) for cells in self.region_cells]
        self.region_colours = [self.colours[cells[0]] for cells in self.region_cells]
        self.neighbours = land
        for one, other in self.rivers:
            land[one].append(other)
            land[other].append(one)
        self.around = [mask(cells) for cells in land]
        """The neighbours of every cell as bits."""
        self.colour_masks = [mask([c for c in range(self.size) if self.colours[c] == k]) for k in range(ANY)]
        self.whole = (1 << self.size) - 1
        # By colour (or ANY) and number (0 for all): the cells, so that few have to be looked at.
        self.cells_of: list[list[int]] = []
        for colour in range(ANY + 1):
            for number in range(7):
                self.cells_of.append(
                    [
                        cell
                        for cell in range(self.size)
                        if colour in (ANY, self.colours[cell]) and number in (0, self.numbers[cell])
                    ]
                )

    def starts(self, experts: bool = False) -> list[int]:
        """The cells on which the first castle may stand; experts choose on every board."""
        castles = [cell for cell in range(self.size) if self.colours[cell] == CASTLES]
        if self.start == "centre" and not experts:
            return [CENTRE]
        if self.start == "shared_centre":
            return [SHARED]
        if self.start == "castle_1_or_castle_6":
            return [SHARED, *(cell for cell in castles if self.numbers[cell] == 6)]
        return castles or [CENTRE]

    def sizes(self, colour: int) -> list[int]:
        """How large the regions of a colour are, the largest first."""
        found = [len(cells) for cells in self.region_cells if self.colours[cells[0]] == colour]
        return sorted(found, reverse=True)


def mask(cells: list[int]) -> int:
    """Cells as bits."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def names_of(shape: str) -> list[str]:
    """Rows from a to g, in each row from 1 on."""
    lengths = HEXAGON if shape == "hexagon" else DOUBLE
    return [f"{ROWS[row]}{place + 1}" for row, length in enumerate(lengths) for place in range(length)]


SHARED: Final = names_of("double").index("d7")
"""The cell that the two halves of a team estate share."""


def places_of(shape: str, figures: dict[str, Any]) -> list[tuple[str, int, int]]:
    """For every cell its island and its axial coordinates there."""
    if shape == "islands":
        names: list[str] = figures["names"]
        places: list[str] = figures["places"]
        found: list[tuple[str, int, int]] = []
        for name, place in zip(names, places, strict=True):
            q, r = place.split()
            found.append((name.rstrip("0123456789"), int(q), int(r)))
        return found
    found = []
    for row, length in enumerate(HEXAGON):
        found.extend(("", FIRST[row] + place, row - 3) for place in range(length))
        if shape == "double":
            # The right half lies six cells further; in the middle row its first cell is the shared one.
            first = 1 if row == 3 else 0
            found.extend(("", FIRST[row] + 6 + place, row - 3) for place in range(first, length))
    return found


def beside(estate: Estate, one: int, other: int) -> bool:
    """Do two cells of an island touch?"""
    island, q, r = estate.places[one]
    there, q2, r2 = estate.places[other]
    return island == there and (q2 - q, r2 - r) in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def regions_of(colours: list[int], land: list[list[int]]) -> list[int]:
    """Number the connected sets of cells of one colour."""
    regions = [-1] * len(colours)
    count = 0
    for cell in range(len(colours)):
        if regions[cell] >= 0:
            continue
        regions[cell] = count
        waiting = [cell]
        while waiting:
            at = waiting.pop()
            for other in land[at]:
                if regions[other] < 0 and colours[other] == colours[at]:
                    regions[other] = count
                    waiting.append(other)
        count += 1
    return regions
