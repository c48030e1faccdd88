"""What all share: six depots around the black one, and the tracks of phases, bridge, bonuses and scores."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing import dice
from burgrave.drawing.brush import badge
from burgrave.drawing.hexes import hexagon, row_step
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import piece, rect, shortened, text
from burgrave.games.burgundy.components import INN
from burgrave.games.burgundy.drawing_brush import (
    Brush,
    good_name,
    icon,
    land_glyph,
    shield,
    tile_piece,
    ware,
)
from burgrave.games.burgundy.position import NONE, PHASES, ROUNDS, SLOTS
from burgrave.kernel.words import Words

WIDTH: Final = 400
TILE: Final = 44
BOX: Final = (126, 146)
GAP: Final = 3
PLACES: Final = ((0, 0), (2, 0), (2, 1), (2, 2), (0, 2), (0, 1))
"""Column and row of the depots from 1 to 6: clockwise around the middle."""
MIDDLE: Final = 142
SHIELDS: Final = 46
"""How much higher a depot is with shields."""


def board(view: dict[str, Any], words: Words, brush: Brush) -> Panel:
    """The depots as a ring; in the middle the white die, the goods of the phase and the black depot."""
    height = BOX[1] + (SHIELDS if view["options"]["shields"] else 0)
    drawn = [depot(view, brush, number, height) for number in range(1, 7)]
    drawn += [white(view, brush), black(view, brush, height)]
    return Panel("board", "shared", -1, brush.say("board"), WIDTH, 3 * height + 2 * GAP, "".join(drawn))


def depot(view: dict[str, Any], brush: Brush, number: int, height: int) -> str:
    """A numbered depot: its die, its goods, four spaces, and shields."""
    column, row = PLACES[number - 1]
    x, y = column * (WIDTH - BOX[0]) / 2, row * (height + GAP)
    drawn = [rect(x + 0.5, y + 0.5, BOX[0] - 1, height - 1, "sheet", 6), dice.die(x + 5, y + 7, 32, number, "white")]
    drawn.append(brush.keep(wares, number, x + 42, y + 3, tuple(view["wares"][(number - 1) * 6 : number * 6])))
    where = brush.say("depot", number=number)
    printed = brush.printed.depots[number - 1]
    for slot in range(SLOTS):
        cx = x + 30 + (slot % 2) * TILE + (slot // 2) * TILE / 2
        cy = y + 76 + (slot // 2) * row_step(TILE)
        kind = view["depots"][(number - 1) * SLOTS + slot]
        if kind == NONE:
            drawn.append(hexagon(cx, cy, TILE - 2, "land-bare"))
            if printed.players[slot] <= max(2, view["seats"]):
                drawn.append(land_glyph(printed.slots[slot], cx, cy, 16))
        else:
            drawn.append(brush.keep(tile_piece, f"depot-{number}-{slot}", cx, cy, TILE - 1, kind, where))
    at = x + 20
    for lying in view["shields"][2 * number - 2 : 2 * number]:
        if lying:
            drawn.append(brush.keep(shield, lying, at, y + BOX[1]))
            at += 45
    return "".join(drawn)


def wares(brush: Brush, number: int, x: float, y: float, amounts: tuple[int, ...]) -> str:
    """The goods of a depot, as one thing to touch."""
    lying = [good for good, amount in enumerate(amounts) for _ in range(amount)]
    body = rect(x, y, 80, 44, "well", 4)
    for at, good in enumerate(lying[:8]):
        body += ware(x + 4 + at % 4 * 19, y + 3 + at // 4 * 20, 17, good)
    if len(lying) > 8:
        body += text(x + 78, y + 42, f"+{len(lying) - 8}", "figure-soft", "end")
    names = ", ".join(f"{good_name(brush, good)} {amount}" for good, amount in enumerate(amounts) if amount)
    label = brush.say("wares", number=number, goods=names or brush.say("nothing"))
    return piece(f"wares-{number}", label, body, rule="ships")


def white(view: dict[str, Any], brush: Brush) -> str:
    """The white die and the goods that lie open for the coming rounds."""
    x = (WIDTH - MIDDLE) / 2
    drawn = [rect(x + 0.5, 0.5, MIDDLE - 1, 97, "well", 6)]
    face = view["white"]
    if face:
        label = brush.say("white", face=face)
        drawn.append(piece("die-white", label, dice.die(x + 49, 6, 44, face, "white"), fly=True, rule="round"))
    drawn.append(text(WIDTH / 2, 66, brush.say("row"), "soft", "middle"))
    start = WIDTH / 2 - len(view["row"]) * 10
    for at, good in enumerate(view["row"]):
        label = good_name(brush, good)
        drawn.append(piece("", label, ware(start + at * 20 + 1, 74, 18, good), rule="round"))
    return "".join(drawn)


def black(view: dict[str, Any], brush: Brush, height: int) -> str:
    """The black depot, three tiles in a row, and the inn that lies there."""
    x, y = (WIDTH - MIDDLE) / 2, 103.0
    low = 3 * height + 2 * GAP - y
    drawn = [
        rect(x + 1, y + 1, MIDDLE - 2, low - 2, "black-depot", 6),
        text(WIDTH / 2, y + 20, brush.say("black"), "name-14", "middle"),
        text(WIDTH / 2, y + 37, brush.say("price", price=brush.printed.price), "soft", "middle"),
    ]
    where = brush.say("black")
    kinds = [*view["black"], *([INN] if view["inns"] else [])]
    for at, kind in enumerate(kinds):
        # Rows of three and two in turn.
        row, place = divmod(at, 5)
        second = place >= 3
        cx = x + MIDDLE / 2 + ((place - 3.5) if second else (place - 1)) * TILE
        cy = y + 70 + (2 * row + (1 if second else 0)) * row_step(TILE)
        if kind == NONE:
            drawn.append(hexagon(cx, cy, TILE - 2, "land-bare"))
            continue
        id = "inn" if at >= len(view["black"]) else f"depot-black-{at}"
        drawn.append(brush.keep(tile_piece, id, cx, cy, TILE - 1, kind, where))
    if view["inns"] > 1:
        drawn.append(
            text(WIDTH / 2, y + low - 28, f"{brush.words.template('tile.inn')} ×{view['inns']}", "soft", "middle")
        )
    if view["pool"]:
        drawn.append(text(WIDTH / 2, y + low - 10, brush.say("pool", count=view["pool"]), "soft", "middle"))
    return "".join(drawn)


# ---------------------------------------------------------------------- tracks


def tracks(view: dict[str, Any], words: Words, brush: Brush) -> Panel:
    """Phase and round, bonuses that are left, the bridge with the turn order, points, silver and workers of all."""
    drawn: list[str] = []
    for phase in range(PHASES):
        now = view["phase"] == phase + 1
        body = rect(phase * 38 + 1, 1, 34, 30, "now" if now else "cell", 4)
        body += text(phase * 38 + 18, 22, "ABCDE"[phase], "figure-16", "middle")
        points = brush.printed.phases[phase + 1]
        label = brush.say("phase", phase="ABCDE"[phase], points=points)
        drawn.append(piece("marker-phase" if now else "", label, body, tip=label, rule="phases"))
    for turn in range(ROUNDS):
        now = view["round"] == turn + 1
        body = rect(210 + turn * 38 + 1, 1, 34, 30, "now" if now else "cell", 4)
        body += text(210 + turn * 38 + 18, 22, str(turn + 1), "soft-16" if not now else "figure-16", "middle")
        drawn.append(piece("marker-round" if now else "", brush.say("round", round=turn + 1), body, rule="round"))
    y = 38.0
    if view["seats"] > 1:
        drawn.append(bonuses(view, brush, y))
        y += 48
    row = 42 if view["options"]["shields"] else 33
    for rank, seat in enumerate(view["order"]):
        drawn.append(player_row(view, words, brush, seat, rank, y, row - 3))
        y += row
    return Panel("tracks", "shared", -1, brush.say("tracks"), WIDTH, int(y), "".join(drawn))


def bonuses(view: dict[str, Any], brush: Brush, y: float) -> str:
    """For every colour what completing it brings now."""
    drawn: list[str] = []
    step = WIDTH / 6
    seats = view["seats"]
    for colour in range(6):
        taken = view["bonuses"][colour]
        points = (brush.printed.first[seats], brush.printed.second[seats], 0)[min(2, taken)]
        x = colour * step
        body = rect(x + 1, y, step - 3, 42, "cell" if points else "well", 4)
        body += f'<g class="land-{colour}">{hexagon(x + 20, y + 21, 30, "land-tile")}</g>'
        body += land_glyph(colour, x + 20, y + 21, 17, "tile-glyph")
        body += text(x + 50, y + 27, f"+{points}" if points else "–", "figure-16", "middle")
        name = brush.words.template(f"colour.{colour}")
        label = brush.say("bonus", colour=name, points=points)
        drawn.append(piece("", label, body, tip=label, rule="bonuses"))
    return "".join(drawn)


def player_row(view: dict[str, Any], words: Words, brush: Brush, seat: int, rank: int, y: float, height: float) -> str:
    """A player in turn order: the space on the bridge, silver, workers, points."""
    duke, realm = view["dukes"][seat], view["realms"][seat % len(view["realms"])]
    now = view["turn"] == seat or seat in view["asked"]
    middle = y + height / 2
    body = rect(1, y + 1, WIDTH - 2, height, "now" if now else "cell", 4)
    who = words.seat(seat)
    body += text(10, middle + 6, str(rank + 1), "figure-soft", "middle") + badge(19, middle - 10, 22, seat)
    body += text(47, middle + 6, shortened(who, 14, 118), "name-14")
    parts = [("silver", realm["silver"], 236), ("worker", realm["workers"], 284)]
    if view["seats"] > 1:
        body += icon("bridge", 172, middle - 8, 18) + text(203, middle + 6, str(duke["space"]), "figure-15", "middle")
    for name, amount, x in parts:
        body += icon(name, x - 12, middle - 8, 18) + text(x + 18, middle + 6, str(amount), "figure-15", "middle")
    points = str(duke["points"]) + (f"/{view['target']}" if view["target"] else "")
    size = "figure-15" if view["target"] else "figure-18"
    body += icon("point", 322, middle - 9, 18) + text(WIDTH - 8, middle + 7, points, size, "end")
    label = brush.say(
        "row_of", who=who, space=duke["space"], silver=realm["silver"], workers=realm["workers"], points=duke["points"]
    )
    return f'<g class="seat-{seat}">{piece(f"player-{seat}", label, body, rule="bridge")}</g>'
