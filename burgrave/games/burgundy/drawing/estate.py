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
    Parts,
    estate_label,
    filled,
    good_name,
    good_tip,
    land_glyph,
    player_dice,
    points_of,
    space,
    thing_tip,
    tile,
    tile_name,
    tile_piece,
    tile_rule,
    tile_tip,
    ware,
)
from burgrave.games.burgundy.drawing.choice import sides
from burgrave.games.burgundy.drawing.map import MapSite, borders, estate_of, map_of, middle_of, posts, rivers
from burgrave.games.burgundy.drawing.modules import honours, route, sold, won
from burgrave.games.burgundy.estates import SHARED
from burgrave.games.burgundy.realm import NONE

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


def own_estate(view: dict[str, Any], names: tuple[str, ...], brush: Brush, seat: int) -> Panel:
    """The reader's own estate; team mates share one."""
    owner = seat % len(view["realms"])
    realm, duke = view["realms"][owner], view["dukes"][seat]
    parts: list[str] = [
        brush.keep(heading, seat, names[seat]),
        brush.keep(points, duke["points"], view["target"]),
        brush.keep(holding, owner, "silver", 180, realm["silver"]),
        brush.keep(holding, owner, "worker", 234, realm["workers"]),
        brush.keep(sold, tuple(realm["sold"]), 288.0, 0.5, 30.0, 3, False),
    ]
    y = 48.0
    for mate in range(owner, view["seats"], len(view["realms"])):
        if mate != seat:
            parts += team_mate(brush, mate, names[mate], view["dukes"][mate], y)
            y += 48
    parts += [brush.keep(tray_ground, y), *player_dice(brush, seat, duke, 1.0, y + 1.5, STEP, 44.0)]
    held = (tuple(realm["storage"]), tuple(duke["private"]), tuple(realm["goods"]))
    team = len(view["realms"]) < view["seats"]
    storage, y = brush.keep(stores, owner, seat, team, *held, y + TRAY + 3)
    land, y = own_land(view, brush, seat, owner, y)
    more, y = brush.keep(honours, won(realm), 0.0, y, WIDTH, False)
    parts += [*storage, *land, more]
    if realm["route"]:
        parts += brush.keep(route, tuple(realm["route"]), tuple(realm["laid"]), y + 1, WIDTH, False)
        y += 37
    parts.append("</g>")
    label = brush.keep(estate_label, names[seat], realm["board"])
    return Panel(f"estate-{owner}", "own", seat, label, WIDTH, int(y + 1), parts)


# ---------------------------------------------------------------------- the head


def heading(brush: Brush, seat: int, who: str) -> str:
    """The player's colour, charge and name."""
    return f'<g class="seat-{seat}">' + badge(2, 8, 28, seat) + text(36, 19, shortened(who, 15, 138), "name-15")


def points(brush: Brush, scored: int, target: int) -> str:
    """Points, and alone how many are wanted."""
    return icon("point", 35, 25, 18) + text(57, 40, f"{scored} / {target}" if target else str(scored), "figure-18")


def team_mate(brush: Brush, mate: int, who: str, duke: dict[str, Any], y: float) -> list[str]:
    """The team mate, who plays on the same estate: points, dice and private storage."""
    return [
        brush.keep(mate_heading, mate, who, y),
        brush.keep(mate_points, duke["points"], y),
        *player_dice(brush, mate, duke, 200.0, y + 7, 34, 32.0),
        *(
            brush.keep(space, f"private-{mate}-{at}", 312 + at * 44.0, y + 22.5, 36, 34, kind, "private")
            for at, kind in enumerate(filled(duke["private"], brush.printed.private))
        ),
        "</g>",
    ]


def mate_heading(brush: Brush, mate: int, who: str, y: float) -> str:
    """The ground in the team mate's colour, charge and name."""
    drawn = f'<g class="seat-{mate}">' + rect(0.5, y + 0.5, WIDTH - 1, 44, "well", 5) + badge(6, y + 10, 24, mate)
    return drawn + text(36, y + 19, shortened(who, 14, 138), "name-14")


def mate_points(brush: Brush, scored: int, y: float) -> str:
    return icon("point", 35, y + 23, 16) + text(55, y + 37, str(scored), "figure-16")


def holding(brush: Brush, owner: int, name: str, x: float, amount: int) -> str:
    """One field: a symbol and how many."""
    body = rect(x + 0.5, 0.5, 51, 44, "cell" if amount else "well", 4) + icon(name, x + 3, 11.5, 22)
    body += text(x + 38, 29, str(amount), "figure-16" if amount else "soft-16", "middle")
    label = f"{brush.say(name)}: {amount}"
    return piece(f"{name}-{owner}", label, body, tip=thing_tip(brush, name), rule=f"thing-{name}", fly=True)


def tray_ground(brush: Brush, y: float) -> str:
    """The tray of the dice: the workers that an action brings, and the faces to which a die can be turned."""
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


def stores(
    brush: Brush,
    owner: int,
    seat: int,
    team: bool,
    storage: tuple[int, ...],
    private: tuple[int, ...],
    amounts: tuple[int, ...],
    top: float,
) -> tuple[Parts, float]:
    """Tiles in storage, private ones of a team's player, and goods, in as many rows as they need.

    Every space is a part, and so are all tiles beyond the spaces together; gives the parts and where they end.
    """
    name, least = ("shared", brush.printed.shared) if team else ("storage", brush.printed.storage)
    parts: list[str] = [
        brush.keep(stored, name, f"storage-{owner}-{index}", *spot(index, top), kind)
        for index, kind in enumerate(filled(storage, least))
    ]
    at = len(parts)
    parts[least:] = ["".join(parts[least:])]
    if team:
        for index, kind in enumerate(filled(private, brush.printed.private)):
            parts.append(brush.keep(own_private, seat, index, *spot(at, top), kind))
            at += 1
    held = [(good, amount) for good, amount in enumerate(amounts) if amount]
    for good, amount in held:
        parts.append(brush.keep(goods, owner, good, amount, *spot(at, top)))
        at += 1
    empty = max(0, brush.printed.stores - len(held))
    for _ in range(empty):
        parts.append(brush.keep(no_goods, *spot(at, top)))
        at += 1
    parts += [""] * (len(GOODS) - len(held) - empty)
    return tuple(parts), top + (at + EACH - 1) // EACH * ROW + 2


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


def own_private(brush: Brush, seat: int, index: int, x: float, y: float, kind: int) -> str:
    """A space of a team player's private storage, with the player's charge."""
    return stored(brush, "private", f"private-{seat}-{index}", x, y, kind) + badge(x - 21, y - 26, 14, seat)


def goods(brush: Brush, owner: int, good: int, amount: int, x: float, y: float) -> str:
    """A stack of goods in the stores, around a middle."""
    x, y = x - 22, y - 22
    body = rect(x + 0.5, y, 43, 44, "cell", 4) + ware(x + 4, y + 12, 20, good)
    body += text(x + 33, y + 28, str(amount), "figure-16", "middle")
    label = brush.say("goods", good=good_name(brush, good), amount=amount)
    id = f"good-{owner}-{GOODS[good]}"
    return piece(id, label, body, tip=good_tip(brush, good), rule=f"good-{GOODS[good]}", fly=True)


def no_goods(brush: Brush, x: float, y: float) -> str:
    """An empty space of the stores."""
    return rect(x - 19, y - 19, 38, 38, "slot", 4)


# ---------------------------------------------------------------------- the map


def own_land(view: dict[str, Any], brush: Brush, seat: int, owner: int, top: float) -> tuple[Parts, float]:
    """The map, or while a side is being chosen the sides of the dealt board, in as many parts; and where it ends."""
    realm = view["realms"][owner]
    board = realm["board"]
    estate = estate_of(brush, board)
    cell = CELL if estate.shape == "hexagon" else SMALLER
    found = map_of(brush, board, cell)
    if realm["dealt"]:
        chosen, low = brush.keep(sides, tuple(realm["dealt"]), seat, owner, top)
        return (chosen, *[""] * (estate.size + 3)), low
    site = MapSite(board, cell, (WIDTH - found.width) / 2, top)
    standing = (tuple(realm["cells"]), tuple(realm["shield_at"]), realm["lines"], realm["joined"])
    larger, growing = 17 in realm["shields"], view["options"]["large_regions"] != "capped"
    parts = brush.keep(large_map, site, owner, *standing, larger, growing, view["phase"])
    return parts, top + found.height + (22 if estate.module == "border_posts" else 4)


def large_map(
    brush: Brush,
    site: MapSite,
    owner: int,
    cells: tuple[int, ...],
    shielded: tuple[int, ...],
    closed: int,
    joined: int,
    larger: bool,
    growing: bool,
    phase: int,
) -> Parts:
    """Every cell as a piece and a part; regions are told apart by their borders and know what they are worth."""
    estate = estate_of(brush, site.board)
    extra = brush.printed.phases[max(1, phase)]
    worth = [region_worth(brush, [cells[cell] for cell in region], larger, growing) for region in estate.region_cells]
    return (
        brush.keep(rivers, site),
        *(
            brush.keep(land, site, owner, cell, worth[region], extra)
            if kind == NONE
            else brush.keep(placed, site, owner, cell, kind, cell in shielded)
            for cell, (kind, region) in enumerate(zip(cells, estate.regions, strict=True))
        ),
        brush.keep(shared_again, site, cells[SHARED]) if map_of(brush, site.board, site.cell).ghost else "",
        brush.keep(borders, site),
        brush.keep(posts, site, closed, joined, True),
    )


def shared_again(brush: Brush, site: MapSite, kind: int) -> str:
    """The cell that the halves of a team estate share, as it is shown again in the lower one."""
    x, y = map_of(brush, site.board, site.cell).ghost or (0.0, 0.0)
    x, y, width = site.left + x, site.top + y, site.cell - 2
    drawn = hexagon(x, y, width, "slot")
    return drawn if kind == NONE else drawn + f'<g class="spent">{tile(brush, x, y, width, kind)}</g>'


Worth = tuple[int, int, int]
"""How large a region counts, how many of its cells are full, and what its size will bring."""


def region_worth(brush: Brush, kinds: list[int], larger: bool, growing: bool) -> Worth:
    """What a region is worth when it is completed.

    An inn in it and shield 17 add a cell each.
    """
    size = len(kinds) + (1 if INN in kinds else 0) + (1 if larger else 0)
    table = brush.printed.sizes_beyond if growing else brush.printed.sizes
    return size, len(kinds) - kinds.count(NONE), table[min(size, len(table) - 1)]


def land_name(brush: Brush, board: str, cell: int) -> str:
    """Colour, number and name of a cell."""
    estate = estate_of(brush, board)
    colour = brush.words.template(f"colour.{estate.colours[cell]}")
    return f"{brush.say('cell', colour=colour, number=estate.numbers[cell])} ({estate.names[cell]})"


def land(brush: Brush, site: MapSite, owner: int, cell: int, region: Worth, extra: int) -> str:
    """An empty cell: colour, symbol, name and number; its tip says what the region is worth now."""
    estate = estate_of(brush, site.board)
    x, y = middle_of(brush, site, cell)
    width, colour = site.cell, estate.colours[cell]
    body = hexagon(x, y, width, "land-ground") + f'<g class="land-{colour}">{hexagon(x, y, width - 1, "land")}</g>'
    called = estate.names[cell]
    # A long name leaves less room to the symbol.
    aside, size = (0.29, 0.28) if len(called) > 2 else (0.21, 0.34)
    body += land_glyph(colour, x - width * aside, y - width * 0.2, width * size)
    body += text(x + width * (0.42 - aside), y - width * 0.2 + 4.5, called, "soft", "middle")
    body += text(x, y + width * 0.36, str(estate.numbers[cell]), "figure-18", "middle")
    name = land_name(brush, site.board, cell)
    size, gone, points = region
    whole = len(estate.region_cells[estate.regions[cell]])
    figures = {"points": points_of(brush, points), "phase": extra, "total": points_of(brush, points + extra)}
    worth = brush.say("region", size=size, gone=gone, whole=whole, **figures)
    return piece(f"cell-{owner}-{cell}", name, body, tip=f"{name}. {worth}", rule="thing-region")


def placed(brush: Brush, site: MapSite, owner: int, cell: int, kind: int, shielded: bool) -> str:
    """A cell with its tile; a castle may carry a shield."""
    x, y = middle_of(brush, site, cell)
    width = site.cell
    body = hexagon(x, y, width, "hit") + tile(brush, x, y, width - 2.5, kind)
    if shielded:
        body += icon("shield", x + width * 0.14, y - width * 0.4, 16)
    name = tile_name(brush, kind)
    label = f"{land_name(brush, site.board, cell)}: {name}"
    id = f"cell-{owner}-{cell}"
    return piece(id, label, body, tip=tile_tip(brush, kind), rule=tile_rule(kind), fly=True, name=name)
