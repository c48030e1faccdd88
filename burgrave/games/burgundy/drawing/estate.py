"""The own estate, large enough to be played on: dice, storage, goods, the map, and what lies beside it."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing import dice
from burgrave.drawing.hexes import hexagon
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import frame, icon, piece, rect, shortened, text
from burgrave.games.burgundy.components import GOODS, INN
from burgrave.games.burgundy.drawing.brush import (
    Brush,
    good_name,
    good_tip,
    land_glyph,
    player_die,
    points_of,
    thing_tip,
    tile,
    tile_name,
    tile_piece,
    tile_rule,
    tile_tip,
    ware,
)
from burgrave.games.burgundy.drawing.choice import sides
from burgrave.games.burgundy.drawing.map import Map, borders, estate_of, map_of, posts, rivers
from burgrave.games.burgundy.drawing.modules import has_more, honours, route, sold
from burgrave.games.burgundy.estates import SHARED, Estate
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Words

WIDTH: Final = 400
CELL: Final = 53.0
"""How wide a cell of the map is; a team's two halves and the islands have to be smaller."""
SMALLER: Final = 44.0
ITEM: Final = 44
STEP: Final = 44.5
EACH: Final = 9
"""So many dice, tiles or goods stand in a row."""
ROW: Final = 53
TRAY: Final = 47


def own_estate(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    """The reader's own estate; team mates share one."""
    owner = seat % len(view["realms"])
    realm, duke = view["realms"][owner], view["dukes"][seat]
    who = words.seat(seat)
    points = str(duke["points"]) + (f" / {view['target']}" if view["target"] else "")
    drawn = [
        f'<g class="seat-{seat}">',
        badge(2, 8, 28, seat),
        text(36, 19, shortened(who, 15, 138), "name-15"),
        icon("point", 35, 25, 18),
        text(57, 40, points, "figure-18"),
        brush.keep(holding, f"silver-{owner}", "silver", 180, realm["silver"]),
        brush.keep(holding, f"worker-{owner}", "worker", 234, realm["workers"]),
        brush.keep(sold, tuple(realm["sold"]), 288.0, 0.5, 30.0, 3, False),
    ]
    y = 48.0
    for mate in range(owner, view["seats"], len(view["realms"])):
        if mate != seat:
            drawn.append(team_mate(view, words, brush, mate, y))
            y += 48
    drawn.append(tray(brush, seat, duke, y))
    store, y = stores(view, brush, seat, owner, y + TRAY + 3)
    drawn.append(store)
    if realm["dealt"]:
        chosen, y = sides(brush, tuple(realm["dealt"]), seat, owner, y)
        drawn.append(chosen)
    else:
        estate = estate_of(brush, realm["board"])
        found = map_of(estate.shape, tuple(estate.places), CELL if estate.shape == "hexagon" else SMALLER, WIDTH)
        drawn.append(large_map(view, brush, owner, estate, found, y))
        y += found.height + (22 if estate.module == "border_posts" else 4)
    if has_more(realm):
        more, height = honours(brush, realm, 0.0, y, WIDTH, False)
        drawn.append(more)
        y += height
    if realm["route"]:
        drawn.append(brush.keep(route, tuple(realm["route"]), tuple(realm["laid"]), y + 1, WIDTH, False))
        y += 37
    drawn.append("</g>")
    label = brush.say("estate", who=who, board=realm["board"])
    return Panel(f"estate-{owner}", "own", seat, label, WIDTH, int(y + 1), "".join(drawn))


def team_mate(view: dict[str, Any], words: Words, brush: Brush, mate: int, y: float) -> str:
    """The team mate, who plays on the same estate: points, dice and private storage."""
    duke = view["dukes"][mate]
    drawn = [f'<g class="seat-{mate}">', rect(0.5, y + 0.5, WIDTH - 1, 44, "well", 5), badge(6, y + 10, 24, mate)]
    drawn.append(text(36, y + 19, shortened(words.seat(mate), 14, 138), "name-14"))
    drawn.append(icon("point", 35, y + 23, 16) + text(55, y + 37, str(duke["points"]), "figure-16"))
    for die in range(len(duke["dice"])):
        drawn.append(player_die(brush, mate, die, duke, (200.0 + die * 34, y + 7, 32.0)))
    for at in range(brush.printed.private):
        x = 312 + at * 44.0
        if at < len(duke["private"]):
            kind = duke["private"][at]
            drawn.append(brush.keep(tile_piece, f"private-{mate}-{at}", x, y + 22.5, 36, kind, brush.say("private")))
        else:
            drawn.append(hexagon(x, y + 22.5, 34, "slot"))
    return "".join([*drawn, "</g>"])


def holding(brush: Brush, id: str, name: str, x: float, amount: int) -> str:
    """One field: a symbol and how many."""
    body = rect(x + 0.5, 0.5, 51, 44, "cell" if amount else "well", 4) + icon(name, x + 3, 11.5, 22)
    body += text(x + 38, 29, str(amount), "figure-16" if amount else "soft-16", "middle")
    label = f"{brush.say(name)}: {amount}"
    return piece(id, label, body, tip=thing_tip(brush, name), rule=f"thing-{name}", fly=True)


def tray(brush: Brush, seat: int, duke: dict[str, Any], y: float) -> str:
    """The dice, the workers that an action brings, and the faces to which a die can be turned."""
    drawn = [brush.keep(tray_ground, y)]
    for index in range(len(duke["dice"])):
        drawn.append(player_die(brush, seat, index, duke, (1.0 + index * STEP, y + 1.5, 44.0)))
    return "".join(drawn)


def tray_ground(brush: Brush, y: float) -> str:
    """What lies in every tray."""
    drawn = [frame((0, y, WIDTH, TRAY), "well")]
    x = 2 * STEP + 1
    body = rect(x, y + 1.5, 44, 44, "hit", 6) + rect(x + 2, y + 3.5, 40, 40, "press", 6)
    body += icon("worker", x + 4, y + 10, 24) + text(x + 33, y + 29, "+", "figure-16", "middle")
    tip = thing_tip(brush, "supply")
    drawn.append(piece("supply-workers", brush.say("supply"), body, tip=tip, rule="thing-supply"))
    for face in range(1, 7):
        x = (face + 2) * STEP + 1
        body = rect(x, y + 1.5, 44, 44, "hit", 6) + dice.die(x + 7, y + 8.5, 30, face, "white")
        label = brush.say("face", face=face)
        drawn.append(piece(f"face-{face}", label, body, tip=thing_tip(brush, "face"), rule="thing-face"))
    return "".join(drawn)


# ---------------------------------------------------------------------- storage and stores


def stores(view: dict[str, Any], brush: Brush, seat: int, owner: int, top: float) -> tuple[str, float]:
    """Tiles in storage, private ones of a team's player, and goods, in as many rows as they need."""
    realm, duke = view["realms"][owner], view["dukes"][seat]
    team = len(view["realms"]) < view["seats"]
    drawn: list[str] = []
    at = 0
    name, least = ("shared", brush.printed.shared) if team else ("storage", brush.printed.storage)
    for index, kind in enumerate(filled(realm["storage"], least)):
        drawn.append(brush.keep(stored, name, f"storage-{owner}-{index}", *spot(at, top), kind))
        at += 1
    if team:
        for index, kind in enumerate(filled(duke["private"], brush.printed.private)):
            x, y = spot(at, top)
            drawn.append(brush.keep(stored, "private", f"private-{seat}-{index}", x, y, kind))
            drawn.append(badge(x - 21, y - 26, 14, seat))
            at += 1
    held = [good for good, amount in enumerate(realm["goods"]) if amount]
    for index in range(max(brush.printed.stores, len(held))):
        x, y = spot(at, top)
        at += 1
        if index < len(held):
            drawn.append(brush.keep(goods, owner, held[index], realm["goods"][held[index]], x - 22, y - 22))
        else:
            drawn.append(rect(x - 19, y - 19, 38, 38, "slot", 4))
    return "".join(drawn), top + (at + EACH - 1) // EACH * ROW + 2


def filled(kinds: list[int], least: int) -> list[int]:
    """The tiles of a storage, then its empty spaces."""
    return [*kinds, *[NONE] * (least - len(kinds))]


def spot(at: int, top: float) -> tuple[float, float]:
    """The middle of a place in the rows of storage."""
    row, column = divmod(at, EACH)
    return 22.5 + column * STEP, top + row * ROW + ROW / 2


def stored(brush: Brush, name: str, id: str, x: float, y: float, kind: int) -> str:
    """A tile in storage, or an empty space of it."""
    if kind != NONE:
        return tile_piece(brush, id, x, y, ITEM, kind, brush.say(name))
    label = brush.say(name)
    tip = thing_tip(brush, name)
    return piece("", label, hexagon(x, y, ITEM - 3, "slot"), tip=tip, rule=f"thing-{name}")


def goods(brush: Brush, owner: int, good: int, amount: int, x: float, y: float) -> str:
    """A stack of goods in the stores."""
    body = rect(x + 0.5, y, 43, 44, "cell", 4) + ware(x + 4, y + 12, 20, good)
    body += text(x + 33, y + 28, str(amount), "figure-16", "middle")
    label = brush.say("goods", good=good_name(brush, good), amount=amount)
    id = f"good-{owner}-{GOODS[good]}"
    return piece(id, label, body, tip=good_tip(brush, good), rule=f"good-{GOODS[good]}", fly=True)


# ---------------------------------------------------------------------- the map


def large_map(view: dict[str, Any], brush: Brush, owner: int, estate: Estate, found: Map, top: float) -> str:
    """Every cell as a piece; regions are told apart by their borders and know what they are worth."""
    realm = view["realms"][owner]
    board, cells = realm["board"], realm["cells"]
    left = (WIDTH - found.width) / 2
    drawn: list[str] = [brush.keep(rivers, board, found, left, top)]
    worth = [region_worth(view, brush, realm, estate, region) for region in range(len(estate.region_cells))]
    extra = brush.printed.phases[max(1, view["phase"])]
    shielded = set(realm["shield_at"])
    for cell, (x, y) in enumerate(found.middles):
        x, y, kind = left + x, top + y, cells[cell]
        if kind == NONE:
            region = worth[estate.regions[cell]]
            drawn.append(brush.keep(land, owner, board, cell, x, y, found.cell, region, extra))
        else:
            drawn.append(brush.keep(placed, owner, board, cell, x, y, found.cell, kind, cell in shielded))
    if found.ghost:
        x, y = found.ghost
        drawn.append(hexagon(left + x, top + y, found.cell - 2, "slot"))
        kind = cells[SHARED]
        if kind != NONE:
            drawn.append(f'<g class="spent">{tile(brush, left + x, top + y, found.cell - 2, kind)}</g>')
    drawn.append(brush.keep(borders, board, found, left, top))
    drawn.append(posts(brush, board, found, left, top, (realm["lines"], realm["joined"]), True))
    return "".join(drawn)


Worth = tuple[int, int, int]
"""How large a region counts, how many of its cells are full, and what its size will bring."""


def region_worth(view: dict[str, Any], brush: Brush, realm: dict[str, Any], estate: Estate, region: int) -> Worth:
    """What a region is worth when it is completed.

    An inn in it and shield 17 add a cell each.
    """
    kinds = [realm["cells"][cell] for cell in estate.region_cells[region]]
    size = len(kinds) + (1 if INN in kinds else 0) + (1 if 17 in realm["shields"] else 0)
    capped = view["options"]["large_regions"] == "capped"
    table = brush.printed.sizes if capped else brush.printed.sizes_beyond
    return size, len(kinds) - kinds.count(NONE), table[min(size, len(table) - 1)]


def land_name(brush: Brush, board: str, cell: int) -> str:
    """Colour, number and name of a cell."""
    estate = estate_of(brush, board)
    colour = brush.words.template(f"colour.{estate.colours[cell]}")
    return f"{brush.say('cell', colour=colour, number=estate.numbers[cell])} ({estate.names[cell]})"


def land(
    brush: Brush,
    owner: int,
    board: str,
    cell: int,
    x: float,
    y: float,
    width: float,
    region: Worth,
    extra: int,
) -> str:
    """An empty cell: colour, symbol and number; its tip says what the region is worth now."""
    estate = estate_of(brush, board)
    colour = estate.colours[cell]
    body = hexagon(x, y, width, "land-ground") + f'<g class="land-{colour}">{hexagon(x, y, width - 1, "land")}</g>'
    body += land_glyph(colour, x, y - width * 0.23, width * 0.36)
    body += text(x, y + width * 0.36, str(estate.numbers[cell]), "figure-18", "middle")
    name = land_name(brush, board, cell)
    size, gone, points = region
    whole = len(estate.region_cells[estate.regions[cell]])
    figures = {"points": points_of(brush, points), "phase": extra, "total": points_of(brush, points + extra)}
    worth = brush.say("region", size=size, gone=gone, whole=whole, **figures)
    return piece(f"cell-{owner}-{cell}", name, body, tip=f"{name}. {worth}", rule="thing-region")


def placed(
    brush: Brush, owner: int, board: str, cell: int, x: float, y: float, width: float, kind: int, shielded: bool
) -> str:
    """A cell with its tile; a castle may carry a shield."""
    body = hexagon(x, y, width, "hit") + tile(brush, x, y, width - 2.5, kind)
    if shielded:
        body += icon("shield", x + width * 0.14, y - width * 0.4, 16)
    name = tile_name(brush, kind)
    label = f"{land_name(brush, board, cell)}: {name}"
    id = f"cell-{owner}-{cell}"
    return piece(id, label, body, tip=tile_tip(brush, kind), rule=tile_rule(kind), fly=True, name=name)
