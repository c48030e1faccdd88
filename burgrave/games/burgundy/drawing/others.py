"""Somebody else's estate, small: everything in it can be seen, and little of it has to be touched."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.hexes import hexagon
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import icon, piece, rect, shortened, text
from burgrave.games.burgundy.components import ESTATES, GOODS
from burgrave.games.burgundy.drawing.brush import Brush, good_name, good_tip, player_die, thing_tip, tile_piece, ware
from burgrave.games.burgundy.drawing.map import estate_of, map_of, small_map
from burgrave.games.burgundy.drawing.modules import has_more, honours, route, sold
from burgrave.kernel.words import Words

WIDTH: Final = 320
CELLS: Final = (24.0, 44.0, 34.0)
"""How wide the cells are beside the holdings, and below them for one and for two other estates."""
DOUBLE: Final = 24.0
HELD: Final = 148
"""How wide the holdings are beside a map."""


def other_estate(view: dict[str, Any], words: Words, brush: Brush, owner: int, others: int) -> Panel:
    """With few others the map lies below what is held, with many beside it."""
    realm = view["realms"][owner]
    seats = list(range(owner, view["seats"], len(view["realms"])))
    below = others <= 2
    drawn: list[str] = []
    y = 3.0
    for seat in seats:
        drawn.append(player(view, words, brush, seat, y, below))
        y += 36 if below else 58
    if below:
        drawn.append(brush.keep(purse, owner, realm["silver"], realm["workers"], 6.0, y + 4))
        where = "shared" if len(seats) > 1 else "storage"
        drawn.append(storage(brush, owner, realm["storage"], where, 100.0, y, 116.0))
        drawn.append(brush.keep(stock, owner, tuple(realm["goods"]), 216.0, y + 7))
        drawn.append(brush.keep(sold, tuple(realm["sold"]), 6.0, y + 36, 34.0, 6, True))
        y += 58
    else:
        drawn.append(storage(brush, owner, realm["storage"], "storage", 4.0, y, HELD - 6.0))
        drawn.append(brush.keep(purse, owner, realm["silver"], realm["workers"], 6.0, 30.0))
        drawn.append(brush.keep(stock, owner, tuple(realm["goods"]), 6.0, y + 37))
        drawn.append(brush.keep(sold, tuple(realm["sold"]), 3.0, y + 57, 40.0, 3, True))
        y += 100
    estate = estate_of(brush, realm["board"])
    cell = DOUBLE if estate.shape == "double" else CELLS[others if below else 0]
    found = map_of(estate.shape, tuple(estate.places), cell, 400)
    left = (WIDTH - found.width) / 2 if below else WIDTH - found.width - 3
    top = y + 2 if below else 4.0
    if realm["dealt"]:
        boards = " / ".join(ESTATES[board] for board in realm["dealt"])
        drawn.append(text(left + found.width / 2, top + 30, brush.say("side", board=boards), "soft", "middle"))
    else:
        cells = tuple(realm["cells"])
        lines = (realm["lines"], realm["joined"])
        drawn.append(brush.keep(small_map, realm["board"], cells, left, top, cell, owner, True, lines))
    y = max(y, top + found.height + (14 if estate.module == "border_posts" else 3))
    if has_more(realm):
        more, height = honours(brush, realm, 5.0, y, WIDTH - 10, True)
        drawn.append(more)
        y += height
    if realm["route"]:
        drawn.append(brush.keep(route, tuple(realm["route"]), tuple(realm["laid"]), y, WIDTH, True))
        y += 30
    now = any(seat in view["asked"] for seat in seats)
    low = int(y + 2)
    label = brush.say("estate", who=", ".join(words.seat(seat) for seat in seats), board=realm["board"])
    body = ground(WIDTH, low, now) + "".join(drawn)
    return Panel(f"estate-{owner}", "other", seats[0], label, WIDTH, low, body)


def player(view: dict[str, Any], words: Words, brush: Brush, seat: int, y: float, wide: bool) -> str:
    """Charge, name, points and dice; in a team private storage as well."""
    duke = view["dukes"][seat]
    right = WIDTH - 6 if wide else HELD
    points = str(duke["points"])
    drawn = [f'<g class="seat-{seat}">', badge(5, y + 2, 23, seat)]
    dice_at = (right - 122.0, y) if wide else (84.0, y + 28)
    team = len(view["realms"]) < view["seats"]
    room = 88 if team else 176 if wide else 54
    drawn.append(text(33, y + 18, shortened(words.seat(seat), 15, room), "name-15"))
    drawn.append(text(right - 20, y + 19, points, "figure-18", "end") + icon("point", right - 18, y + 4, 17))
    for die in range(len(duke["dice"])):
        drawn.append(player_die(brush, seat, die, duke, (dice_at[0] + die * 29, dice_at[1], 28.0)))
    if team:
        for at in range(brush.printed.private):
            x = dice_at[0] - 50 + at * 31
            if at < len(duke["private"]):
                kind, where = duke["private"][at], brush.say("private")
                drawn.append(brush.keep(tile_piece, f"private-{seat}-{at}", x, y + 15, 29, kind, where))
            else:
                drawn.append(hexagon(x, y + 15, 26, "slot"))
    return "".join([*drawn, "</g>"])


def purse(brush: Brush, owner: int, silver: int, workers: int, x: float, y: float) -> str:
    """Silver and workers."""
    drawn = ""
    for name, amount in (("silver", silver), ("worker", workers)):
        body = rect(x, y, 36, 28, "hit", 3) + icon(name, x, y + 4, 18)
        body += text(x + 19, y + 19, str(amount), "figure-15" if amount else "soft-16")
        label = f"{brush.say(name)}: {amount}"
        drawn += piece(f"{name}-{owner}", label, body, tip=thing_tip(brush, name), rule=f"thing-{name}", fly=True)
        x += 41
    return drawn


def storage(brush: Brush, owner: int, kinds: list[int], name: str, x: float, y: float, room: float) -> str:
    """The tiles in storage, which overlap if they are many, and its empty spaces."""
    step = min(34.0, (room - 34) / (len(kinds) - 1)) if len(kinds) > 1 else 34.0
    where = brush.say(name)
    least = brush.printed.shared if name == "shared" else brush.printed.storage
    drawn: list[str] = []
    for at in range(max(least, len(kinds))):
        middle = x + 17 + at * step
        if at < len(kinds):
            drawn.append(brush.keep(tile_piece, f"storage-{owner}-{at}", middle, y + 18, 32, kinds[at], where))
        else:
            drawn.append(hexagon(middle, y + 18, 29, "slot"))
    return "".join(drawn)


def stock(brush: Brush, owner: int, amounts: tuple[int, ...], x: float, y: float) -> str:
    """The goods in the stores."""
    drawn = ""
    for good, amount in enumerate(amounts):
        if amount:
            body = rect(x, y, 33, 20, "hit", 3) + ware(x, y + 1, 18, good) + text(x + 20, y + 15, str(amount), "text")
            label = brush.say("goods", good=good_name(brush, good), amount=amount)
            id = f"good-{owner}-{GOODS[good]}"
            drawn += piece(id, label, body, tip=good_tip(brush, good), rule=f"good-{GOODS[good]}", fly=True)
            x += 34
    return drawn
