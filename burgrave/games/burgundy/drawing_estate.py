"""The estates: a map of hexagons with tiles, and what is held beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from burgrave.drawing import dice
from burgrave.drawing.brush import badge
from burgrave.drawing.hexes import SLANT, height_of, hexagon, place, row_step
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import number, piece, rect, shortened, text, use
from burgrave.games.burgundy.components import ESTATES, GOODS
from burgrave.games.burgundy.drawing_brush import (
    Brush,
    glyph,
    good_name,
    icon,
    land_glyph,
    player_die,
    shield,
    tile,
    tile_name,
    tile_piece,
    tile_rule,
    ware,
)
from burgrave.games.burgundy.estates import CASTLES, HEXAGON, SHARED, Estate
from burgrave.games.burgundy.moves import shield_phrase
from burgrave.games.burgundy.position import NONE
from burgrave.kernel.words import Words

WIDTH: Final = 400
CELL: Final = 50.0
"""How wide a cell of the own map is; islands and team estates have to be smaller."""
SMALLER: Final = 43.0
ITEM: Final = 44
STEP: Final = 49
EACH: Final = WIDTH // STEP

SMALL_WIDTH: Final = 320
SMALL_CELL: Final = 22.0
MAP_LEFT: Final = 158


ISLES: Final = {
    "n": ((3.0, 0.0),),
    "w": ((1.0, 1.5),),
    "sw": ((1.6, 5.8),),
    "m": ((4.9, 4.8),),
    "t": ((4.8, 0.0),),
    "k": ((7.0, 2.6),),
    "d": ((7.7, 4.9),),
    "e": ((5.5, 8.2),),
    "s": ((1.5, 0.0), (3.2, 4.0), (4.8, 2.4), (8.3, 1.8), (8.5, 6.7), (6.4, 6.6)),
}
"""Where the islands of estate 13b begin, in cells and rows, so that no river runs across another island.

The single cells between them bear one name.
"""


class Map:
    """Where the middles of the cells lie, and how large the whole is."""

    def __init__(self, middles: list[tuple[float, float]], width: float, height: float, cell: float) -> None:
        self.middles = middles
        self.width = width
        self.height = height
        self.cell = cell
        self.ghost: tuple[float, float] | None = None
        """The second picture of the cell that the two halves of a team estate share."""


@lru_cache(maxsize=128)
def map_of(shape: str, places: tuple[tuple[str, int, int], ...], cell: float, room: float) -> Map:
    """The map of an estate; halves lie one below the other, islands follow each other like words."""
    if shape == "hexagon":
        middles, width, height = packed([place(q, r, cell) for _, q, r in places], cell)
        return Map(middles, width, height, cell)
    return halves(places, cell, room) if shape == "double" else islands(places, cell, room)


def packed(middles: list[tuple[float, float]], cell: float) -> tuple[list[tuple[float, float]], float, float]:
    """Moved so that everything begins at 0, 0."""
    left = min(x for x, _ in middles) - cell / 2
    top = min(y for _, y in middles) - SLANT * cell
    moved = [(x - left, y - top) for x, y in middles]
    return moved, max(x for x, _ in moved) + cell / 2, max(y for _, y in moved) + SLANT * cell


def halves(places: tuple[tuple[str, int, int], ...], cell: float, room: float) -> Map:
    """The left half above, the right one below; the shared cell is shown again there."""
    middles: list[tuple[float, float]] = []
    seen = dict.fromkeys(range(7), 0)
    shift = height_of(cell) + 6 * row_step(cell) + 4
    for _, q, r in places:
        x, y = place(q, r, cell)
        right = seen[r + 3] >= HEXAGON[r + 3]
        seen[r + 3] += 1
        if right:
            x, y = x - 6 * cell + max(0.0, room - 7 * cell), y + shift
        middles.append((x, y))
    middles, width, height = packed(middles, cell)
    found = Map(middles, max(room, width), height, cell)
    found.ghost = (middles[SHARED][0] - 6 * cell + max(0.0, room - 7 * cell), middles[SHARED][1] + shift)
    return found


def islands(places: tuple[tuple[str, int, int], ...], cell: float, room: float) -> Map:
    """Islands from left to right, then a new line; cells with the same place are islands of their own."""
    groups: dict[tuple[str, int], list[int]] = {}
    seen: dict[tuple[str, int, int], int] = {}
    for at, (name, q, r) in enumerate(places):
        again = seen.get((name, q, r), 0)
        seen[(name, q, r)] = again + 1
        groups.setdefault((name, again), []).append(at)
    if all(name in ISLES and again < len(ISLES[name]) for name, again in groups):
        return scattered(places, groups, cell)
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


def scattered(places: tuple[tuple[str, int, int], ...], groups: dict[tuple[str, int], list[int]], cell: float) -> Map:
    """Islands where ISLES puts them."""
    middles = [(0.0, 0.0)] * len(places)
    for (name, again), cells in groups.items():
        column, row = ISLES[name][again]
        for at in cells:
            x, y = place(places[at][1], places[at][2], cell)
            middles[at] = (x + column * cell, y + row * row_step(cell))
    middles, width, height = packed(middles, cell)
    return Map(middles, width, height, cell)


# ---------------------------------------------------------------------- the own estate


def own_estate(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    """The reader's own estate, large enough to be played on."""
    owner = seat % len(view["realms"])
    realm, duke = view["realms"][owner], view["dukes"][seat]
    who = words.seat(seat)
    drawn = [
        f'<g class="seat-{seat}">',
        badge(2, 8, 28, seat),
        text(36, 19, shortened(who, 15, 100), "name-15"),
        icon("point", 35, 25, 18),
        text(57, 40, str(duke["points"]), "figure-18"),
        mates(view, brush, seat, owner),
        holding(brush, f"silver-{owner}", "silver", 240, realm["silver"]),
        holding(brush, f"worker-{owner}", "worker", 294, realm["workers"]),
        holding(brush, "", "ware", 348, sum(realm["sold"])),
        tray(view, brush, seat, duke),
    ]
    store, y = stores(view, brush, seat, owner, 102.0)
    drawn.append(store)
    if realm["dealt"]:
        chosen, y = sides(view, brush, seat, owner, y)
        drawn.append(chosen)
    else:
        estate = brush.printed.estates[ESTATES.index(realm["board"])]
        found = map_of(estate.shape, tuple(estate.places), CELL if estate.shape == "hexagon" else SMALLER, WIDTH)
        drawn.append(large_map(view, brush, owner, estate, found, y))
        y += found.height + 4
    more, y = modules(view, brush, seat, owner, y)
    drawn += [more, "</g>"]
    label = brush.say("estate", who=who, board=realm["board"])
    return Panel(f"estate-{owner}", "own", seat, label, WIDTH, int(y + 1), "".join(drawn))


def mates(view: dict[str, Any], brush: Brush, seat: int, owner: int) -> str:
    """The dice of the team mate, who plays on the same estate."""
    drawn = ""
    for mate in range(owner, view["seats"], len(view["realms"])):
        if mate != seat:
            duke = view["dukes"][mate]
            drawn += f'<g class="seat-{mate}">{badge(140, 2, 18, mate)}'
            for die in range(len(duke["dice"])):
                drawn += player_die(brush, mate, die, duke, (140.0 + die * 23, 23.0, 21.0))
            for at, kind in enumerate(duke["private"]):
                drawn += tile_piece(brush, f"private-{mate}-{at}", 199 + at * 25, 22, 24, kind, brush.say("private"))
            drawn += "</g>"
    return drawn


def holding(brush: Brush, id: str, name: str, x: float, amount: int) -> str:
    """One field: a symbol and how many."""
    body = rect(x + 0.5, 0.5, 51, 44, "cell" if amount else "well", 4) + icon(name, x + 3, 11.5, 22)
    body += text(x + 38, 29, str(amount), "figure-16" if amount else "soft-16", "middle")
    label = f"{brush.say(name)}: {amount}"
    return piece(id, label, body, tip=label, rule=f"thing-{name}", fly=bool(id))


def tray(view: dict[str, Any], brush: Brush, seat: int, duke: dict[str, Any]) -> str:
    """The dice, the workers that an action brings, and the faces to which a die can be turned."""
    drawn = [rect(0.5, 50.5, WIDTH - 1, 49, "well", 5)]
    for index in range(len(duke["dice"])):
        drawn.append(player_die(brush, seat, index, duke, (4.0 + index * 48, 53.0, 44.0)))
    body = rect(102, 53, 46, 44, "press", 6) + icon("worker", 104, 62, 26)
    body += text(138, 80, "+", "figure-16", "middle")
    drawn.append(piece("supply-workers", brush.say("supply"), body, tip=brush.say("supply"), rule="workers"))
    for face in range(1, 7):
        x = 155 + (face - 1) * 40.5
        body = rect(x, 55, 40, 40, "hit", 6) + dice.die(x + 4, 59, 32, face, "white")
        drawn.append(piece(f"face-{face}", brush.say("face", face=face), body, tip=brush.say("face", face=face)))
    return "".join(drawn)


def stores(view: dict[str, Any], brush: Brush, seat: int, owner: int, top: float) -> tuple[str, float]:
    """Tiles in storage, private ones of a team's player, and goods, in as many rows as they need."""
    realm, duke = view["realms"][owner], view["dukes"][seat]
    team = len(view["realms"]) < view["seats"]
    drawn: list[str] = []
    at = 0

    def spot() -> tuple[float, float]:
        nonlocal at
        row, column = divmod(at, EACH)
        at += 1
        return column * STEP + 2.0, top + row * 53

    room = brush.printed.shared if team else brush.printed.storage
    groups = [("storage", f"storage-{owner}", realm["storage"], room)]
    if team:
        groups.append(("private", f"private-{seat}", duke["private"], brush.printed.private))
    for name, id, kinds, least in groups:
        where = brush.say(name)
        for index in range(max(least, len(kinds))):
            x, y = spot()
            if index < len(kinds):
                drawn.append(tile_piece(brush, f"{id}-{index}", x + 22, y + 26, ITEM - 1, kinds[index], where))
            else:
                classes = "land-bare" if name == "storage" else "slot"
                drawn.append(hexagon(x + 22, y + 26, ITEM - 3, classes))
    held = [good for good, amount in enumerate(realm["goods"]) if amount]
    for index in range(max(brush.printed.stores, len(held))):
        x, y = spot()
        if index < len(held):
            drawn.append(brush.keep(goods, owner, held[index], realm["goods"][held[index]], x, y + 4))
        else:
            drawn.append(rect(x + 2, y + 6, 40, 40, "slot", 4))
    return "".join(drawn), top + (at + EACH - 1) // EACH * 53 + 2


def goods(brush: Brush, owner: int, good: int, amount: int, x: float, y: float) -> str:
    """A stack of goods in the stores."""
    body = rect(x, y, 44, 44, "cell", 4) + ware(x + 4, y + 12, 20, good)
    body += text(x + 33, y + 28, str(amount), "figure-16", "middle")
    label = brush.say("goods", good=good_name(brush, good), amount=amount)
    return piece(f"good-{owner}-{GOODS[good]}", label, body, tip=label, rule="goods", fly=True)


def large_map(view: dict[str, Any], brush: Brush, owner: int, estate: Estate, found: Map, top: float) -> str:
    """Every cell as a piece; regions are told apart by their borders."""
    realm = view["realms"][owner]
    left = (WIDTH - found.width) / 2
    drawn = [rivers(estate, found, left, top)]
    for cell, (x, y) in enumerate(found.middles):
        drawn.append(
            brush.keep(
                large_cell,
                *(owner, realm["board"], cell, left + x, top + y, found.cell, realm["cells"][cell]),
                *(view["phase"], cell in realm["shield_at"]),
            )
        )
    if found.ghost:
        x, y = found.ghost
        drawn.append(hexagon(left + x, top + y, found.cell - 2, "land-bare"))
        kind = realm["cells"][SHARED]
        if kind != NONE:
            drawn.append(f'<g class="spent">{tile(brush, left + x, top + y, found.cell - 2, kind)}</g>')
    drawn.append(brush.keep(borders, realm["board"], found, left, top))
    return "".join(drawn)


def large_cell(
    brush: Brush,
    owner: int,
    board: str,
    cell: int,
    x: float,
    y: float,
    width: float,
    kind: int,
    phase: int,
    shielded: bool,
) -> str:
    """A cell: colour, symbol and number while it is empty, then its tile."""
    estate = brush.printed.estates[ESTATES.index(board)]
    colour = estate.colours[cell]
    land = brush.say("cell", colour=brush.words.template(f"colour.{colour}"), number=estate.numbers[cell])
    land = f"{land} ({estate.names[cell]})"
    id = f"cell-{owner}-{cell}"
    if kind != NONE:
        name = tile_name(brush, kind)
        body = hexagon(x, y, width, "hit") + tile(brush, x, y, width - 2.5, kind)
        if shielded:
            body += icon("shield", x + width * 0.12, y - width * 0.42, 15)
        return piece(id, f"{land}: {name}", body, tip=name, rule=tile_rule(kind), fly=True)
    body = hexagon(x, y, width, "hit") + f'<g class="land-{colour}">{hexagon(x, y, width - 1, "land")}</g>'
    body += land_glyph(colour, x, y - width * 0.23, width * 0.34)
    body += text(x, y + width * 0.35, str(estate.numbers[cell]), "figure-18", "middle")
    size = len(estate.region_cells[estate.regions[cell]])
    sizes = brush.printed.sizes
    points = sizes[min(size, len(sizes) - 1)]
    tip = brush.say("region", size=size, points=points, phase=brush.printed.phases[max(1, phase)])
    return piece(id, land, body, tip=f"{land}. {tip}", rule="regions")


def borders(brush: Brush, board: str, found: Map, left: float, top: float) -> str:
    """Lines between neighbouring cells of different regions."""
    estate = brush.printed.estates[ESTATES.index(board)]
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


def rivers(estate: Estate, found: Map, left: float, top: float) -> str:
    """Cells of islands that are neighbours across water."""
    drawn = ""
    for one, other in estate.rivers:
        (x, y), (x2, y2) = found.middles[one], found.middles[other]
        ends = f"M{number(left + x)} {number(top + y)}L{number(left + x2)} {number(top + y2)}"
        drawn += f'<path d="{ends}" class="river"/>'
    return drawn


def sides(view: dict[str, Any], brush: Brush, seat: int, owner: int, top: float) -> tuple[str, float]:
    """The sides of the dealt board, small, and the cells on which a first castle may stand."""
    dealt = view["realms"][owner]["dealt"]
    drawn: list[str] = []
    starts: dict[int, list[str]] = {}
    small = 0.0
    for side, board in enumerate(dealt):
        estate = brush.printed.estates[board]
        found = map_of(estate.shape, tuple(estate.places), SMALL_CELL, 190)
        small = found.height + 30
        x = side * 202.0
        body = rect(x + 1, top, 196, small, "press", 6)
        body += text(x + 12, top + 20, ESTATES[board], "figure-16")
        body += small_map(brush, ESTATES[board], tuple([NONE] * estate.size), x + 20, top + 22, 0, False)
        label = brush.say("side", board=ESTATES[board])
        drawn.append(piece(f"side-{seat}-{side}", label, body, tip=label, rule="estates"))
        for cell in estate.starts():
            starts.setdefault(cell, []).append(ESTATES[board])
    top += small + 6
    first = brush.printed.estates[dealt[0]]
    found = map_of(first.shape, tuple(first.places), CELL, WIDTH)
    left = (WIDTH - found.width) / 2
    for cell, (x, y) in enumerate(found.middles):
        body = hexagon(left + x, top + y, CELL - 1, "land-bare")
        if cell in starts:
            names = " / ".join(starts[cell])
            body = hexagon(left + x, top + y, CELL - 1, "press") + land_glyph(CASTLES, left + x, top + y - 8, 20)
            body += text(left + x, top + y + 17, names, "figure", "middle")
            label = brush.say("start", boards=names, cell=first.names[cell])
            body = piece(f"cell-{owner}-{cell}", label, body, tip=label, rule="estates")
        drawn.append(body)
    return "".join(drawn), top + found.height + 4


def modules(view: dict[str, Any], brush: Brush, seat: int, owner: int, top: float) -> tuple[str, float]:
    """Bonus tiles, shields, the trade route, border posts: small tokens with their names."""
    realm = view["realms"][owner]
    drawn: list[str] = []
    if realm["route"]:
        drawn.append(route(brush, realm, top))
        top += 34
    x = 0.0
    for lying in realm["shields"]:
        drawn.append(shield(brush, lying, x, top))
        x += 44
        if lying == 16:
            body = rect(x, top, 44, 42, "press", 4) + icon("die", x + 10, top + 8, 24)
            drawn.append(piece(f"shield-{seat}-16", brush.say("set"), body, tip=brush.say("set"), rule="shield-16"))
            x += 48
    if realm["copied"] != NONE:
        drawn.append(f'<g class="seat-{realm["copied"]}">{badge(x, top + 8, 26, realm["copied"])}</g>')
        x += 32
    if realm["shields"]:
        top += 46
        x = 0.0
    marks = tokens(brush, realm, x, top)
    return "".join([*drawn, *marks]), top + (32 if marks else 0)


def tokens(brush: Brush, realm: dict[str, Any], x: float, top: float) -> list[str]:
    """Bonus tiles and joined border posts in a row."""
    drawn: list[str] = []
    for name, sign in (("large", "1."), ("small", "2.")):
        for colour in range(6):
            if realm[name] >> colour & 1:
                body = rect(x, top, 40, 28, "cell", 4)
                body += f'<g class="land-{colour}">{hexagon(x + 14, top + 14, 21, "land-tile")}</g>'
                body += land_glyph(colour, x + 14, top + 14, 13, "tile-glyph")
                body += text(x + 31, top + 19, sign, "figure", "middle")
                label = brush.say(f"bonus_{name}", colour=brush.words.template(f"colour.{colour}"))
                drawn.append(piece("", label, body, tip=label, rule="bonuses"))
                x += 43
    posts = realm["joined"].bit_count()
    if posts:
        body = rect(x, top, 40, 28, "cell", 4) + icon("end", x + 4, top + 5, 18)
        label = brush.say("posts", count=posts)
        drawn.append(piece("", label, body + text(x + 30, top + 19, str(posts), "figure"), tip=label, rule="posts"))
    return drawn


def route(brush: Brush, realm: dict[str, Any], top: float) -> str:
    """The spaces of the trade route: their good and bonus, and the goods laid on them."""
    drawn: list[str] = []
    spaces = 3 * len(realm["route"])
    step = min(28.0, WIDTH / spaces)
    for at in range(spaces):
        tile_number = realm["route"][at // 3]
        good = brush.printed.route_goods[tile_number][at % 3]
        bonus = brush.printed.route_bonuses[tile_number][at % 3]
        x = at * step
        if at < len(realm["laid"]):
            body = rect(x + 1, top, step - 2, 30, "taken", 3) + ware(x + step / 2 - 9, top + 6, 18, realm["laid"][at])
        else:
            body = rect(x + 1, top, step - 2, 30, f"ware ware-{good}", 3)
            body += tile_mark(bonus, x + step / 2, top + 10) + text(x + step / 2, top + 28, str(good + 1), "tile-small")
        label = brush.say("route", good=good_name(brush, good), bonus=tile_name(brush, bonus))
        drawn.append(piece("", label, body, tip=label, rule="routes"))
    return "".join(drawn)


def tile_mark(kind: int, x: float, y: float) -> str:
    """Only the pictogram of a tile."""
    return f'<g class="tile-glyph">{use(f"t-{glyph(kind)}", x - 8, y - 8, 16)}</g>'


# ---------------------------------------------------------------------- the others


def other_estate(view: dict[str, Any], words: Words, brush: Brush, owner: int) -> Panel:
    """Somebody else's estate, small: what is held on the left, the map on the right."""
    realm = view["realms"][owner]
    seats = list(range(owner, view["seats"], len(view["realms"])))
    team = len(seats) > 1
    drawn: list[str] = []
    y = 4.0
    for seat in seats:
        duke = view["dukes"][seat]
        drawn.append(f'<g class="seat-{seat}">{badge(6, y + 2, 22, seat)}')
        drawn.append(text(33, y + 18, shortened(words.seat(seat), 14, 76), "name-14"))
        drawn.append(text(MAP_LEFT - 22, y + 18, str(duke["points"]), "figure-16", "end"))
        drawn.append(icon("point", MAP_LEFT - 20, y + 5, 16))
        for die in range(len(duke["dice"])):
            drawn.append(player_die(brush, seat, die, duke, (8.0 + die * 30, y + 29, 26.0)))
        for at, kind in enumerate(duke["private"]):
            drawn.append(
                tile_piece(brush, f"private-{seat}-{at}", 84 + at * 27, y + 43, 26, kind, brush.say("private"))
            )
        drawn.append("</g>")
        y += 60
    for name, x in (("silver", 8.0), ("worker", 56.0), ("ware", 104.0)):
        id = "" if name == "ware" else f"{name}-{owner}"
        amount = sum(realm["sold"]) if name == "ware" else realm[{"worker": "workers"}.get(name, name)]
        body = (
            rect(x, y, 44, 24, "hit", 3)
            + icon(name, x, y + 3, 18)
            + text(x + 29, y + 18, str(amount), "figure-15", "middle")
        )
        drawn.append(piece(id, f"{brush.say(name)}: {amount}", body, rule=f"thing-{name}", fly=bool(id)))
    y += 28
    x = 8.0
    for good, amount in enumerate(realm["goods"]):
        if amount:
            body = ware(x, y, 17, good) + text(x + 25, y + 14, str(amount), "figure")
            label = brush.say("goods", good=good_name(brush, good), amount=amount)
            drawn.append(piece(f"good-{owner}-{GOODS[good]}", label, body, fly=True, rule="goods"))
            x += 37 if view["seats"] > 1 else 24
    y += 22
    kinds = realm["storage"]
    step = min(32.0, 118 / max(1, len(kinds) - 1)) if kinds else 32.0
    for at, kind in enumerate(kinds):
        drawn.append(tile_piece(brush, f"storage-{owner}-{at}", 22 + at * step, y + 19, 30, kind, brush.say("storage")))
    y += 42
    x = 8.0
    for lying in realm["shields"]:
        name = f"shield-{lying}"
        body = icon("shield", x, y, 22) + text(x + 11, y + 15, str(lying), "on-gules-13", "middle")
        drawn.append(piece(name, brush.words.say(shield_phrase(lying)), rect(x, y, 22, 22, "hit") + body))
        x += 25
    if realm["route"]:
        done = f"{len(realm['laid'])}/{3 * len(realm['route'])}"
        drawn.append(icon("ware", x, y + 2, 16) + text(x + 20, y + 16, done, "text"))
        x += 70
    y += 26 if x > 8 else 0
    estate = brush.printed.estates[ESTATES.index(realm["board"])]
    cell = SMALL_CELL if estate.shape != "islands" else 17.0
    found = map_of(estate.shape, tuple(estate.places), cell, 160)
    if realm["dealt"]:
        for side, board in enumerate(realm["dealt"]):
            drawn.append(text(MAP_LEFT + 8, 24 + side * 22, brush.say("side", board=ESTATES[board]), "soft"))
    else:
        drawn.append(brush.keep(small_map, realm["board"], tuple(realm["cells"]), MAP_LEFT, 6.0, owner, True))
    height = max(y, found.height + 12)
    label = brush.say("estate", who=", ".join(words.seat(seat) for seat in seats), board=realm["board"])
    body = rect(0.5, 0.5, SMALL_WIDTH - 1, height - 1, "sheet", 6) + "".join(drawn)
    return Panel(f"estate-{owner}", "other", owner if not team else seats[0], label, SMALL_WIDTH, int(height), body)


def small_map(
    brush: Brush, board: str, cells: tuple[int, ...], left: float, top: float, owner: int, named: bool
) -> str:
    """A map to look at: empty cells in one go, placed tiles with their names."""
    estate = brush.printed.estates[ESTATES.index(board)]
    width = SMALL_CELL if estate.shape != "islands" else 17.0
    found = map_of(estate.shape, tuple(estate.places), width, 160)
    drawn = [rivers(estate, found, left, top)]
    for cell, (x, y) in enumerate(found.middles):
        kind = cells[cell]
        if kind == NONE:
            colour = estate.colours[cell]
            drawn.append(f'<g class="land-{colour}">{hexagon(left + x, top + y, width - 0.5, "land")}</g>')
            drawn.append(text(left + x, top + y + 4, str(estate.numbers[cell]), "figure-soft", "middle"))
        else:
            name = tile_name(brush, kind)
            body = tile(brush, left + x, top + y, width - 1.5, kind)
            body = hexagon(left + x, top + y, width, "hit") + body
            drawn.append(piece(f"cell-{owner}-{cell}" if named else "", name, body, fly=True, rule=tile_rule(kind)))
    drawn.append(borders(brush, board, found, left, top))
    return "".join(drawn)
