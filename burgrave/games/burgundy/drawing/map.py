"""The map of an estate: where its cells lie, the borders of regions, rivers and border posts."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgrave.drawing.hexes import SLANT, height_of, hexagon, place, row_step
from burgrave.drawing.svg import number, piece, text, use
from burgrave.games.burgundy.components import ESTATES
from burgrave.games.burgundy.drawing.brush import (
    Brush,
    Parts,
    land_glyph,
    thing_tip,
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

Places = list[tuple[str, int, int]]


ROOM: Final = 400
"""No map is wider."""


class MapSite(NamedTuple):
    """Which estate's map is drawn, how wide its cells are, and where it begins."""

    board: str
    cell: float
    left: float
    top: float


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


def map_of(brush: Brush, board: str, cell: float) -> Map:
    """The map of an estate with cells of a width."""
    found: Map = brush.keep(laid_out, board, cell)
    return found


def laid_out(brush: Brush, board: str, cell: float) -> Map:
    """Where the halves of a double estate have no room side by side, one lies below the other."""
    estate = estate_of(brush, board)
    if estate.shape == "islands":
        return islands(estate.places, cell)
    if estate.shape == "double" and 13 * cell > ROOM:
        return halves(estate.places, cell)
    middles, width, height = packed([place(q, r, cell) for _, q, r in estate.places], cell)
    return Map(middles, width, height, cell)


def packed(middles: list[tuple[float, float]], cell: float) -> tuple[list[tuple[float, float]], float, float]:
    """Moved so that everything begins at 0, 0."""
    left = min(x for x, _ in middles) - cell / 2
    top = min(y for _, y in middles) - SLANT * cell
    moved = [(x - left, y - top) for x, y in middles]
    return moved, max(x for x, _ in moved) + cell / 2, max(y for _, y in moved) + SLANT * cell


def halves(places: Places, cell: float) -> Map:
    """The left half above, the right one below; the shared cell is shown again there."""
    middles: list[tuple[float, float]] = []
    seen = dict.fromkeys(range(7), 0)
    shift = height_of(cell) + 6 * row_step(cell) + 4
    across = max(0.0, ROOM - 7 * cell) - 6 * cell
    for _, q, r in places:
        x, y = place(q, r, cell)
        right = seen[r + 3] >= HEXAGON[r + 3]
        seen[r + 3] += 1
        if right:
            x, y = x + across, y + shift
        middles.append((x, y))
    middles, width, height = packed(middles, cell)
    found = Map(middles, max(ROOM, width), height, cell)
    found.ghost = (middles[SHARED][0] + across, middles[SHARED][1] + shift)
    return found


def islands(places: Places, cell: float) -> Map:
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
        if x and x + width > ROOM:
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


def middle_of(brush: Brush, site: MapSite, cell: int) -> tuple[float, float]:
    """Where in the drawing the middle of a cell lies."""
    x, y = map_of(brush, site.board, site.cell).middles[cell]
    return site.left + x, site.top + y


# ---------------------------------------------------------------------- lines


def borders(brush: Brush, site: MapSite) -> str:
    """Lines between neighbouring cells of different regions."""
    estate, found = estate_of(brush, site.board), map_of(brush, site.board, site.cell)
    lines: list[str] = []
    for one, (x, y) in enumerate(found.middles):
        for other in estate.neighbours[one]:
            x2, y2 = found.middles[other]
            far = (x2 - x) ** 2 + (y2 - y) ** 2 > (found.cell * 1.1) ** 2
            if other < one or far or estate.regions[one] == estate.regions[other]:
                continue
            # Half the edge, across the line between the two middles.
            dx, dy = (x2 - x) * SLANT / 2, (y2 - y) * SLANT / 2
            mx, my = site.left + (x + x2) / 2, site.top + (y + y2) / 2
            lines.append(f"M{number(mx - dy)} {number(my + dx)}L{number(mx + dy)} {number(my - dx)}")
    return f'<path d="{"".join(lines)}" class="land-border" pointer-events="none"/>'


def rivers(brush: Brush, site: MapSite) -> str:
    """Cells of islands that are neighbours across water."""
    estate, found = estate_of(brush, site.board), map_of(brush, site.board, site.cell)
    _, _, left, top = site
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


def posts(brush: Brush, site: MapSite, closed: int, joined: int, own: bool) -> str:
    """The border posts and the lines of five cells between them; closed lines are drawn through.

    Both come as bits: the lines that are closed, and the posts that these join.
    """
    estate, found = estate_of(brush, site.board), map_of(brush, site.board, site.cell)
    _, _, left, top = site
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


def small_map(brush: Brush, site: MapSite, owner: int, cells: tuple[int, ...], closed: int, joined: int) -> Parts:
    """A map to look at, in parts: empty cells in one go, every placed tile, borders and border posts."""
    return (
        brush.keep(empty_land, site),
        *("" if kind == NONE else brush.keep(small_tile, site, owner, cell, kind) for cell, kind in enumerate(cells)),
        brush.keep(borders, site),
        brush.keep(posts, site, closed, joined, False),
    )


def empty_land(brush: Brush, site: MapSite) -> str:
    """Rivers, and all cells with their colours, symbols and numbers."""
    estate, found = estate_of(brush, site.board), map_of(brush, site.board, site.cell)
    _, width, left, top = site
    drawn: list[str] = [rivers(brush, site)]
    for cell, (x, y) in enumerate(found.middles):
        colour = estate.colours[cell]
        if estate.rivers:
            drawn.append(hexagon(left + x, top + y, width, "land-ground"))
        drawn.append(f'<g class="land-{colour}">{hexagon(left + x, top + y, width - 0.5, "land")}</g>')
    sized = "figure-soft" if width < 30 else "soft-16"
    for cell, (x, y) in enumerate(found.middles):
        # Symbols tell the colours apart for whoever cannot.
        drawn.append(land_glyph(estate.colours[cell], left + x, top + y - width * 0.23, max(10.5, width * 0.36)))
        drawn.append(text(left + x, top + y + width * 0.41, str(estate.numbers[cell]), sized, "middle"))
    return "".join(drawn)


def small_tile(brush: Brush, site: MapSite, owner: int, cell: int, kind: int) -> str:
    """A placed tile in somebody else's estate."""
    body = tile_face(brush, *middle_of(brush, site, cell), site.cell - 1, kind)
    name, tip, rule, classes = tile_name(brush, kind), tile_tip(brush, kind), tile_rule(kind), tile_class(kind)
    return piece(f"cell-{owner}-{cell}", name, body, tip=tip, rule=rule, classes=classes, fly=True)
