"""The map of an estate: where its cells lie, the borders of regions, rivers and border posts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.drawing.hexes import SLANT, height_of, hexagon, place, row_step
from burgrave.drawing.svg import number, piece, text, use
from burgrave.games.burgundy.components import ESTATES
from burgrave.games.burgundy.drawing.brush import (
    Brush,
    thing_tip,
    tile,
    tile_class,
    tile_face,
    tile_name,
    tile_rule,
    tile_tip,
)
from burgrave.games.burgundy.estates import HEXAGON, SHARED, Estate
from burgrave.games.burgundy.realm import NONE

Isles = dict[str, tuple[tuple[float, float], ...]]

ISLES: Final[tuple[Isles, ...]] = (
    {"nw": ((0.0, 0.0),), "ne": ((2.7, 2.0),), "sw": ((0.0, 4.3),), "se": ((3.2, 6.0),)},
    {
        "n": ((3.0, 0.0),),
        "w": ((1.0, 1.5),),
        "sw": ((1.6, 5.8),),
        "m": ((4.9, 4.8),),
        "t": ((4.8, 0.0),),
        "k": ((7.0, 2.6),),
        "d": ((7.7, 4.9),),
        "e": ((5.5, 8.2),),
        "s": ((1.5, 0.0), (3.2, 4.0), (4.8, 2.4), (8.3, 1.8), (8.5, 6.7), (6.4, 6.6)),
    },
)
"""Where the islands of estates 13a and 13b begin, in cells and rows, so that no river runs across another island.

The single cells between those of 13b bear one name.
"""

BENDS: Final = {("se5", "ne10"): (2.6, 5.0), ("ne10", "se9"): (6.9, 5.0)}
"""Rivers that run around a corner, and where, in cells and rows as above."""

POSTS: Final = (("b1", "c1"), ("b5", "c6"), ("g2", "g3"))
"""The border posts stand outside, between these cells."""

ENDS: Final = ((0, 1), (0, 2), (1, 2))
"""The posts that the lines join, in the order top, left, right."""

Places = tuple[tuple[str, int, int], ...]


class Map:
    """Where the middles of the cells lie, and how large the whole is."""

    def __init__(self, middles: list[tuple[float, float]], width: float, height: float, cell: float) -> None:
        self.middles = middles
        self.width = width
        self.height = height
        self.cell = cell
        self.ghost: tuple[float, float] | None = None
        """The second picture of the cell that the two halves of a team estate share."""
        self.origin = (0.0, 0.0)
        """Where column 0, row 0 of ISLES lies."""


@lru_cache(maxsize=128)
def map_of(shape: str, places: Places, cell: float, room: float) -> Map:
    """The map of an estate; where the halves of a double one have no room side by side, one lies below the other."""
    if shape == "islands":
        return islands(places, cell, room)
    if shape == "double" and 13 * cell > room:
        return halves(places, cell, room)
    middles, width, height = packed([place(q, r, cell) for _, q, r in places], cell)
    return Map(middles, width, height, cell)


def packed(middles: list[tuple[float, float]], cell: float) -> tuple[list[tuple[float, float]], float, float]:
    """Moved so that everything begins at 0, 0."""
    left = min(x for x, _ in middles) - cell / 2
    top = min(y for _, y in middles) - SLANT * cell
    moved = [(x - left, y - top) for x, y in middles]
    return moved, max(x for x, _ in moved) + cell / 2, max(y for _, y in moved) + SLANT * cell


def halves(places: Places, cell: float, room: float) -> Map:
    """The left half above, the right one below; the shared cell is shown again there."""
    middles: list[tuple[float, float]] = []
    seen = dict.fromkeys(range(7), 0)
    shift = height_of(cell) + 6 * row_step(cell) + 4
    across = max(0.0, room - 7 * cell) - 6 * cell
    for _, q, r in places:
        x, y = place(q, r, cell)
        right = seen[r + 3] >= HEXAGON[r + 3]
        seen[r + 3] += 1
        if right:
            x, y = x + across, y + shift
        middles.append((x, y))
    middles, width, height = packed(middles, cell)
    found = Map(middles, max(room, width), height, cell)
    found.ghost = (middles[SHARED][0] + across, middles[SHARED][1] + shift)
    return found


def islands(places: Places, cell: float, room: float) -> Map:
    """Islands from left to right, then a new line; cells with the same place are islands of their own."""
    groups: dict[tuple[str, int], list[int]] = {}
    seen: dict[tuple[str, int, int], int] = {}
    for at, (name, q, r) in enumerate(places):
        again = seen.get((name, q, r), 0)
        seen[(name, q, r)] = again + 1
        groups.setdefault((name, again), []).append(at)
    for isles in ISLES:
        if all(name in isles and again < len(isles[name]) for name, again in groups):
            return scattered(places, groups, isles, cell)
    middles = [(0.0, 0.0)] * len(places)
    x = y = line = widest = 0.0
    for cells in groups.values():
        moved, width, height = packed([place(places[at][1], places[at][2], cell) for at in cells], cell)
        if x and x + width > room:
            x, y, line = 0.0, y + line + cell * 0.2, 0.0
        for at, (mx, my) in zip(cells, moved, strict=True):
            middles[at] = (x + mx, y + my)
        x += width + cell * 0.25
        line = max(line, height)
        widest = max(widest, x - cell * 0.25)
    return Map(middles, widest, y + line, cell)


def scattered(
    places: Places,
    groups: dict[tuple[str, int], list[int]],
    isles: Isles,
    cell: float,
) -> Map:
    """Islands where ISLES puts them."""
    middles = [(0.0, 0.0)] * len(places)
    for (name, again), cells in groups.items():
        column, row = isles[name][again]
        for at in cells:
            x, y = place(places[at][1], places[at][2], cell)
            middles[at] = (x + column * cell, y + row * row_step(cell))
    before = middles[0]
    middles, width, height = packed(middles, cell)
    found = Map(middles, width, height, cell)
    found.origin = (middles[0][0] - before[0], middles[0][1] - before[1])
    return found


def estate_of(brush: Brush, board: str) -> Estate:
    return brush.printed.estates[ESTATES.index(board)]


# ---------------------------------------------------------------------- lines


def borders(brush: Brush, board: str, found: Map, left: float, top: float) -> str:
    """Lines between neighbouring cells of different regions."""
    estate = estate_of(brush, board)
    lines: list[str] = []
    for one, (x, y) in enumerate(found.middles):
        for other in estate.neighbours[one]:
            x2, y2 = found.middles[other]
            far = (x2 - x) ** 2 + (y2 - y) ** 2 > (found.cell * 1.1) ** 2
            if other < one or far or estate.regions[one] == estate.regions[other]:
                continue
            # Half the edge, across the line between the two middles.
            dx, dy = (x2 - x) * SLANT / 2, (y2 - y) * SLANT / 2
            mx, my = left + (x + x2) / 2, top + (y + y2) / 2
            lines.append(f"M{number(mx - dy)} {number(my + dx)}L{number(mx + dy)} {number(my - dx)}")
    return f'<path d="{"".join(lines)}" class="land-border" pointer-events="none"/>'


def rivers(brush: Brush, board: str, found: Map, left: float, top: float) -> str:
    """Cells of islands that are neighbours across water."""
    estate = estate_of(brush, board)
    drawn = ""
    for one, other in estate.rivers:
        (x, y), (x2, y2) = found.middles[one], found.middles[other]
        bend = BENDS.get((estate.names[one], estate.names[other]))
        by = ""
        if bend is not None:
            column, row = bend
            bx, by_row = found.origin[0] + column * found.cell, found.origin[1] + row * row_step(found.cell)
            by = f"Q{number(left + bx)} {number(top + by_row)} "
        ends = f"M{number(left + x)} {number(top + y)}{by or 'L'}{number(left + x2)} {number(top + y2)}"
        drawn += f'<path d="{ends}" class="river"/>'
    return drawn


def posts(brush: Brush, board: str, found: Map, left: float, top: float, lines: tuple[int, int], own: bool) -> str:
    """The border posts and the lines of five cells between them; closed lines are drawn through.

    Both come as bits: the lines that are closed, and the posts that these join.
    """
    closed, joined = lines
    estate = estate_of(brush, board)
    if estate.module != "border_posts":
        return ""
    middle = found.middles[len(found.middles) // 2]
    flags: list[tuple[float, float]] = []
    for one, other in POSTS:
        (x, y), (x2, y2) = (found.middles[estate.names.index(name)] for name in (one, other))
        # Outwards, away from the middle of the map.
        dx, dy = (x + x2) / 2 - middle[0], (y + y2) / 2 - middle[1]
        far = (dx * dx + dy * dy) ** 0.5
        push = 1 + found.cell * 0.8 / far
        flags.append((left + middle[0] + dx * push, top + middle[1] + dy * push))
    drawn = ""
    for line, (start, end) in enumerate(ENDS):
        cells = [cell for cell in range(estate.size) if brush.printed.lines[line] >> cell & 1]
        if line == 0:
            cells.sort(key=lambda cell: found.middles[cell][0])
        way = [flags[start], *((left + found.middles[c][0], top + found.middles[c][1]) for c in cells), flags[end]]
        path = "L".join(f"{number(x)} {number(y)}" for x, y in way)
        classes = "post-line" if closed >> line & 1 else "post-way"
        drawn += f'<path d="M{path}" class="{classes}" pointer-events="none"/>'
    size = found.cell * (0.44 if own else 0.6)
    flown = "".join(use("i-post", x - size / 2, y - size / 2, size) for x, y in flags)
    label = brush.say("posts", count=joined.bit_count())
    tip = f"{label}. {thing_tip(brush, 'posts')}"
    return drawn + piece("", label, flown, tip=tip, rule="thing-posts", classes="icon")


# ---------------------------------------------------------------------- a map to look at


def small_map(
    brush: Brush,
    board: str,
    cells: tuple[int, ...],
    left: float,
    top: float,
    width: float,
    owner: int,
    named: bool,
    lines: tuple[int, int],
) -> str:
    """A map to look at: empty cells in one go, placed tiles with what they do."""
    estate = estate_of(brush, board)
    found = map_of(estate.shape, tuple(estate.places), width, 400)
    drawn = [rivers(brush, board, found, left, top), str(brush.keep(empty_land, board, left, top, width))]
    for cell, (x, y) in enumerate(found.middles):
        kind = cells[cell]
        if kind != NONE:
            drawn.append(str(brush.keep(small_tile, owner if named else -1, cell, left + x, top + y, width, kind)))
    drawn.append(str(brush.keep(borders, board, found, left, top)))
    drawn.append(posts(brush, board, found, left, top, lines, False))
    return "".join(drawn)


def empty_land(brush: Brush, board: str, left: float, top: float, width: float) -> str:
    """All cells with their colours and numbers."""
    estate = estate_of(brush, board)
    found = map_of(estate.shape, tuple(estate.places), width, 400)
    drawn: list[str] = []
    for cell, (x, y) in enumerate(found.middles):
        colour = estate.colours[cell]
        if estate.rivers:
            drawn.append(hexagon(left + x, top + y, width, "land-ground"))
        drawn.append(f'<g class="land-{colour}">{hexagon(left + x, top + y, width - 0.5, "land")}</g>')
    sized = "figure-soft" if width < 30 else "soft-16"
    for cell, (x, y) in enumerate(found.middles):
        drawn.append(text(left + x, top + y + (4.5 if width < 30 else 5.5), str(estate.numbers[cell]), sized, "middle"))
    return "".join(drawn)


def small_tile(brush: Brush, owner: int, cell: int, x: float, y: float, width: float, kind: int) -> str:
    """A placed tile in somebody else's estate."""
    if owner < 0:
        return tile(brush, x, y, width - 1, kind)
    body, tip = tile_face(brush, x, y, width - 1, kind), brush.keep(tile_tip, kind)
    name, rule, classes = tile_name(brush, kind), tile_rule(kind), tile_class(kind)
    return piece(f"cell-{owner}-{cell}", name, body, tip=tip, rule=rule, classes=classes, fly=True)
