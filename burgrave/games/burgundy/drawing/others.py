"""Somebody else's estate, small: everything in it can be seen, and little of it has to be touched."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import icon, piece, rect, shortened, text
from burgrave.games.burgundy.components import ESTATES, GOODS
from burgrave.games.burgundy.drawing.brush import (
    Brush,
    Parts,
    estate_label,
    filled,
    good_name,
    good_tip,
    player_dice,
    space,
    thing_tip,
    ware,
)
from burgrave.games.burgundy.drawing.map import MapSite, estate_of, map_of, small_map
from burgrave.games.burgundy.drawing.modules import honours, route, sold, won

WIDTH: Final = 320
CELLS: Final = (24.0, 44.0, 34.0)
"""How wide the cells are beside the holdings, and below them for one and for two other estates."""
DOUBLE: Final = 24.0
HELD: Final = 148
"""How wide the holdings are beside a map."""


def other_estate(view: dict[str, Any], names: tuple[str, ...], brush: Brush, owner: int, others: int) -> Panel:
    """With few others the map lies below what is held, with many beside it."""
    realm = view["realms"][owner]
    seats = range(owner, view["seats"], len(view["realms"]))
    below, team = others <= 2, len(seats) > 1
    parts: list[str] = []
    y = 3.0
    for seat in seats:
        parts += player(brush, seat, names[seat], view["dukes"][seat], y, below, team)
        y += 36 if below else 58
    tiles, goods, gone = tuple(realm["storage"]), tuple(realm["goods"]), tuple(realm["sold"])
    if below:
        parts += purse(brush, owner, realm, 6.0, y + 4)
        parts += brush.keep(storage, owner, tiles, "shared" if team else "storage", 100.0, y, 116.0)
        parts += brush.keep(stock, owner, goods, 216.0, y + 7)
        parts.append(brush.keep(sold, gone, 6.0, y + 36, 34.0, 6, True))
        y += 58
    else:
        parts += brush.keep(storage, owner, tiles, "storage", 4.0, y, HELD - 6.0)
        parts += purse(brush, owner, realm, 6.0, 30.0)
        parts += brush.keep(stock, owner, goods, 6.0, y + 37)
        parts.append(brush.keep(sold, gone, 3.0, y + 57, 40.0, 3, True))
        y += 100
    land, low = other_land(brush, realm, owner, CELLS[others if below else 0], y, below)
    more, y = brush.keep(honours, won(realm), 5.0, max(y, low), WIDTH - 10, True)
    parts += [*land, more]
    if realm["route"]:
        parts += brush.keep(route, tuple(realm["route"]), tuple(realm["laid"]), y, WIDTH, True)
        y += 30
    low = int(y + 2)
    parts.insert(0, brush.keep(other_ground, low, any(seat in view["asked"] for seat in seats)))
    label = brush.keep(estate_label, ", ".join(names[seat] for seat in seats), realm["board"])
    return Panel(f"estate-{owner}", "other", owner, label, WIDTH, low, parts)


def other_ground(brush: Brush, height: int, now: bool) -> str:
    """The ground, marked while it is the player's turn."""
    return ground(WIDTH, height, now)


# ---------------------------------------------------------------------- what is held


def player(brush: Brush, seat: int, who: str, duke: dict[str, Any], y: float, wide: bool, team: bool) -> list[str]:
    """Charge, name, points and dice; in a team private storage as well."""
    right = WIDTH - 6 if wide else HELD
    x, top = (right - 122.0, y) if wide else (84.0, y + 28)
    private = filled(duke["private"], brush.printed.private) if team else []
    return [
        brush.keep(heading, seat, who, y, 88 if team else 176 if wide else 54),
        brush.keep(points, duke["points"], right, y),
        *player_dice(brush, seat, duke, x, top, 29, 28.0),
        *(
            brush.keep(space, f"private-{seat}-{at}", x - 50 + at * 31, y + 15, 29, 26, kind, "private")
            for at, kind in enumerate(private)
        ),
        "</g>",
    ]


def heading(brush: Brush, seat: int, who: str, y: float, room: float) -> str:
    """The player's colour, charge and name."""
    drawn = f'<g class="seat-{seat}">' + badge(5, y + 2, 23, seat)
    return drawn + text(33, y + 18, shortened(who, 15, room), "name-15")


def points(brush: Brush, scored: int, right: float, y: float) -> str:
    return text(right - 20, y + 19, str(scored), "figure-18", "end") + icon("point", right - 18, y + 4, 17)


def purse(brush: Brush, owner: int, realm: dict[str, Any], x: float, y: float) -> list[str]:
    """Silver and workers."""
    return [
        brush.keep(holding, owner, "silver", realm["silver"], x, y),
        brush.keep(holding, owner, "worker", realm["workers"], x + 41, y),
    ]


def holding(brush: Brush, owner: int, name: str, amount: int, x: float, y: float) -> str:
    """A symbol and how many."""
    body = rect(x, y, 36, 28, "hit", 3) + icon(name, x, y + 4, 18)
    body += text(x + 19, y + 19, str(amount), "figure-15" if amount else "soft-16")
    label = f"{brush.say(name)}: {amount}"
    return piece(f"{name}-{owner}", label, body, tip=thing_tip(brush, name), rule=f"thing-{name}", fly=True)


def storage(brush: Brush, owner: int, kinds: tuple[int, ...], name: str, x: float, y: float, room: float) -> Parts:
    """The tiles in storage, which overlap if they are many, and its empty spaces.

    Every space is a part, and so are all tiles beyond the spaces together.
    """
    step = min(34.0, (room - 34) / (len(kinds) - 1)) if len(kinds) > 1 else 34.0
    least = brush.printed.shared if name == "shared" else brush.printed.storage
    parts: list[str] = [
        brush.keep(space, f"storage-{owner}-{at}", x + 17 + at * step, y + 18, 32, 29, kind, name)
        for at, kind in enumerate(filled(kinds, least))
    ]
    return (*parts[:least], "".join(parts[least:]))


def stock(brush: Brush, owner: int, amounts: tuple[int, ...], x: float, y: float) -> Parts:
    """The goods in the stores, side by side, a part for every colour."""
    parts: list[str] = []
    for good, amount in enumerate(amounts):
        parts.append(brush.keep(stack, owner, good, amount, x, y) if amount else "")
        x += 34 if amount else 0
    return tuple(parts)


def stack(brush: Brush, owner: int, good: int, amount: int, x: float, y: float) -> str:
    """Goods of one colour."""
    body = rect(x, y, 33, 20, "hit", 3) + ware(x, y + 1, 18, good) + text(x + 20, y + 15, str(amount), "text")
    label = brush.say("goods", good=good_name(brush, good), amount=amount)
    id = f"good-{owner}-{GOODS[good]}"
    return piece(id, label, body, tip=good_tip(brush, good), rule=f"good-{GOODS[good]}", fly=True)


# ---------------------------------------------------------------------- the map


def other_land(
    brush: Brush, realm: dict[str, Any], owner: int, cell: float, y: float, below: bool
) -> tuple[Parts, float]:
    """The map, or while a side is being chosen which ones there are, in as many parts; and where it ends."""
    board = realm["board"]
    estate = estate_of(brush, board)
    if estate.shape == "double":
        cell = DOUBLE
    found = map_of(brush, board, cell)
    left = (WIDTH - found.width) / 2 if below else WIDTH - found.width - 3
    top = y + 2 if below else 4.0
    low = top + found.height + (14 if estate.module == "border_posts" else 3)
    if realm["dealt"]:
        dealt = brush.keep(dealt_sides, tuple(realm["dealt"]), left + found.width / 2, top + 30)
        return (dealt, *[""] * (estate.size + 2)), low
    site = MapSite(board, cell, left, top)
    return brush.keep(small_map, site, owner, tuple(realm["cells"]), realm["lines"], realm["joined"]), low


def dealt_sides(brush: Brush, dealt: tuple[int, ...], x: float, y: float) -> str:
    """The names of the sides of the board that was dealt."""
    boards = " / ".join(ESTATES[board] for board in dealt)
    return text(x, y, brush.say("side", board=boards), "soft", "middle")
