"""A component of The Castles of Burgundy by its record, drawn as it lies on the table."""

from __future__ import annotations

from burgrave.drawing.component import beside, cut_out, picture
from burgrave.drawing.hexes import height_of, hexagon
from burgrave.drawing.svg import frame, icon, text
from burgrave.games.burgundy.components import GOODS, TILES, BurgundyComponents, monastery_tile
from burgrave.games.burgundy.drawing.board import CALENDAR, HEIGHT, black, depot
from burgrave.games.burgundy.drawing.brush import Brush, brush_of, shield, tile, ware
from burgrave.games.burgundy.drawing.map import MapSite, borders, estate_of, map_of, posts, rivers
from burgrave.games.burgundy.drawing.modules import SPACE, route
from burgrave.games.burgundy.estates import COLOURS
from burgrave.games.burgundy.position import SLOTS
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Words

CELL = 32.0
"""How wide a cell of an estate is: here its colour and number are what one looks for."""
TILE = 54.0
WARE = 24.0
SALE = 98.0
MOST = 4
"""So many players see all spaces of the depots."""
POST = 24.0
"""The room for border posts around an estate."""


def component(table: str, id: str, printed: BurgundyComponents, words: Words) -> str:
    """The drawing of a record; what nothing on the table shows has none."""
    brush = brush_of({"overlay": printed.overlay}, words)
    if table == "route":
        number = list(printed.figures["route"]).index(id)
        return picture((-1, -1, 3 * SPACE + 1, 36), "".join(route(brush, (number,), (), 0, 3 * SPACE, False)))
    if table == "estate":
        return estate(brush, id)
    if table == "board":
        sides = printed.figures["board"][id]
        return estate(brush, str(sides["front"])) + estate(brush, str(sides["back"]))
    if table == "depot":
        return depot_of(brush, id)
    if table == "tile" and id in TILES:
        return hexagonal(brush, TILES.index(id))
    if table == "monastery":
        return hexagonal(brush, monastery_tile(int(id)))
    if table == "shield":
        return cut_out(shield(brush, int(id), 0, 0))
    if table == "goods":
        return cut_out(ware(0, 0, WARE, GOODS.index(id)))
    return sale(brush) if (table, id) == ("points", "sale") else ""


def sale(brush: Brush) -> str:
    """What every good sold brings to two, three and four players, and last to one alone."""
    figures = brush.printed.figures["points"]["sale"]
    told = zip((2, 3, 4, 1), [*figures["points"], figures["solo"]], strict=True)
    drawn = [
        frame((0, 0, SALE, 2 * WARE), "cell")
        + text(6, WARE + 5, f"{players}:", "soft-16")
        + icon("ware", 24, WARE - 9, 18)
        + text(46, WARE + 5, f"→ {points}", "figure-16")
        + icon("point", 76, WARE - 8, 16)
        for players, points in told
    ]
    return picture((-1, -1, 4 * (SALE + 3), 2 * WARE + 2), beside(drawn, SALE + 3))


def estate(brush: Brush, id: str) -> str:
    """A whole estate without tiles, its cells named as an overlay names them."""
    own = estate_of(brush, id)
    site, found = MapSite(id, CELL, 0, 0), map_of(brush, id, CELL)
    drawn = rivers(brush, site)
    for cell, (x, y) in enumerate(found.middles):
        colour = own.colours[cell]
        drawn += hexagon(x, y, CELL, "land-ground")
        drawn += f'<g class="land-{colour}">{hexagon(x, y, CELL - 0.5, "land")}</g>'
        drawn += text(x, y + 4.5, f"{COLOURS[colour]}{own.numbers[cell]}", "figure", "middle")
    drawn += borders(brush, site) + posts(brush, site, 0, 0, False)
    room = POST if own.module == "border_posts" else 1.0
    return picture((-room, -room, found.width + 2 * room, found.height + 2 * room), drawn)


def depot_of(brush: Brush, id: str) -> str:
    """A depot before its tiles come, with all its spaces."""
    if id == "black":
        spaces = brush.printed.black_spaces[MOST]
        return cut_out("".join(black(brush, (NONE,) * spaces, 0, 0, 3.0 * HEIGHT - CALENDAR)))
    return cut_out("".join(depot(brush, int(id), False, (0,) * len(GOODS), (NONE,) * SLOTS, MOST, ())))


def hexagonal(brush: Brush, kind: int) -> str:
    """A tile."""
    height = height_of(TILE)
    return picture((-1, -1, TILE + 2, height + 2), tile(brush, TILE / 2, height / 2, TILE, kind))
