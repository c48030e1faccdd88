"""The depots around the black one, with the white die, the goods of the phase, and the phase and round."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing import dice
from burgrave.drawing.hexes import hexagon, row_step
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import fitted, frame, piece, rect, text
from burgrave.games.burgundy.components import INN
from burgrave.games.burgundy.drawing.brush import (
    Brush,
    good_name,
    good_tip,
    goods_names,
    land_glyph,
    points_of,
    shield,
    thing_tip,
    tile_piece,
    ware,
)
from burgrave.games.burgundy.drawing.tips import silver
from burgrave.games.burgundy.position import PHASES, ROUNDS, SLOTS
from burgrave.games.burgundy.realm import NONE

WIDTH: Final = 400
TILE: Final = 44.0
BOX: Final = 128
HEIGHT: Final = 146
SHIELDED: Final = 154
"""How wide and high a depot is, and how high with shields."""
GAP: Final = 3
PLACES: Final = ((0, 0), (2, 0), (2, 1), (2, 2), (0, 2), (0, 1))
"""Column and row of the depots from 1 to 6: clockwise around the middle."""
MIDDLE: Final = 138
LEFT: Final = BOX + GAP
LETTERS: Final = "ABCDE"
STEP: Final = MIDDLE / PHASES
CALENDAR: Final = 68
"""How high phases and rounds stand below the black depot."""
WHITE: Final = 97


def board(view: dict[str, Any], brush: Brush) -> Panel:
    """The depots as a ring; in the middle the white die, the goods of the phase, the black depot and the calendar."""
    height = SHIELDED if view["options"]["shields"] else HEIGHT
    low = 3 * height + 2 * GAP
    drawn = [depot(view, brush, number, height) for number in range(1, 7)]
    drawn += [white(view, brush), black(view, brush, low - CALENDAR - GAP)]
    drawn.append(brush.keep(calendar, view["phase"], view["round"], low - CALENDAR))
    return Panel("board", "shared", -1, brush.say("board"), WIDTH, low, "".join(drawn))


# ---------------------------------------------------------------------- the numbered depots


def depot(view: dict[str, Any], brush: Brush, number: int, height: int) -> str:
    """A numbered depot: its die, its goods, four spaces, and shields."""
    column, row = PLACES[number - 1]
    x, y = column * (WIDTH - BOX) / 2, row * float(height + GAP)
    shields = bool(view["options"]["shields"])
    drawn: list[str] = [brush.keep(depot_ground, number, x, y, height, view["white"] == number)]
    drawn.append(brush.keep(wares, number, x + 42, y + 3, tuple(view["wares"][(number - 1) * 6 : number * 6])))
    for slot in range(SLOTS):
        kind = view["depots"][(number - 1) * SLOTS + slot]
        drawn.append(brush.keep(depot_slot, number, slot, *middle_of(x, y, slot, shields), kind, view["seats"]))
    for at, lying in enumerate(view["shields"][2 * number - 2 : 2 * number]):
        if lying:
            drawn.append(brush.keep(shield, lying, x - 1, y + 50 + at * 50))
    return "".join(drawn)


def middle_of(x: float, y: float, slot: int, shields: bool) -> tuple[float, float]:
    """The middle of a space; beside shields there is room for two columns only."""
    row, column = divmod(slot, 2)
    if shields:
        return x + 62 + column * 42.5, y + 76 + row * 50.0
    return x + 31 + column * TILE + row * TILE / 2, y + 76 + row * row_step(TILE)


def depot_ground(brush: Brush, number: int, x: float, y: float, height: int, next_good: bool) -> str:
    """The box of a depot with its number as a die."""
    body = frame((x, y, BOX, height), "sheet", 6) + dice.die(x + 5, y + 7, 32, number, "white")
    if next_good:
        body += rect(x + 3, y + 5, 36, 36, "marker", 8)
    return piece("", brush.say("depot", number=number), body, tip=thing_tip(brush, "depot"), rule=f"depot-{number}")


def depot_slot(brush: Brush, number: int, slot: int, x: float, y: float, kind: int, seats: int) -> str:
    """A space of a depot: its tile, or the colour that comes here at the next phase."""
    if kind != NONE:
        where = brush.say("depot", number=number)
        return tile_piece(brush, f"depot-{number}-{slot}", x, y, TILE - 1, kind, where)
    printed = brush.printed.depots[number - 1]
    if printed.players[slot] > max(2, seats):
        return ""
    return hexagon(x, y, TILE - 3, "land-bare") + land_glyph(printed.slots[slot], x, y, 17)


def wares(brush: Brush, number: int, x: float, y: float, amounts: tuple[int, ...]) -> str:
    """The goods of a depot, as one thing to touch."""
    lying = [good for good, amount in enumerate(amounts) for _ in range(amount)]
    body = rect(x, y, 82, 44, "well", 4)
    for at, good in enumerate(lying[:8]):
        body += ware(x + 3.5 + at % 4 * 19.5, y + 3 + at // 4 * 20, 17, good)
    if len(lying) > 8:
        body += text(x + 80, y + 42, f"+{len(lying) - 8}", "figure-soft", "end")
    label = brush.say("wares", number=number, goods=goods_names(brush, amounts))
    return piece(f"wares-{number}", label, body, tip=f"{label}. {thing_tip(brush, 'wares')}", rule="thing-wares")


# ---------------------------------------------------------------------- the middle


def white(view: dict[str, Any], brush: Brush) -> str:
    """The white die and the goods that lie open for the coming rounds."""
    drawn: list[str] = [brush.keep(white_ground)]
    if view["white"]:
        drawn.append(brush.keep(white_die, view["white"]))
    start = WIDTH / 2 - len(view["row"]) * 12
    for at, good in enumerate(view["row"]):
        drawn.append(brush.keep(next_good, good, start + at * 24 + 1))
    return "".join(drawn)


def white_ground(brush: Brush) -> str:
    body = frame((LEFT, 0, MIDDLE, WHITE), "well", 6)
    body += fitted(WIDTH / 2, 66, brush.say("row"), "soft", 13, MIDDLE - 8, "middle")
    return piece("", brush.say("row"), body, tip=thing_tip(brush, "row"), rule="thing-row")


def white_die(brush: Brush, face: int) -> str:
    label, tip = brush.say("white", face=face), thing_tip(brush, "white_die")
    body = dice.die(WIDTH / 2 - 22, 5, 44, face, "white")
    return piece("die-white", label, body, fly=True, tip=tip, rule="thing-white_die")


def next_good(brush: Brush, good: int, x: float) -> str:
    return piece("", good_name(brush, good), ware(x, 72, 21, good), tip=good_tip(brush, good), rule="thing-row")


def black(view: dict[str, Any], brush: Brush, low: float) -> str:
    """The black depot in rows of three and two, and the inn on top of its stack; castles to be bought back."""
    top = float(WHITE + GAP)
    drawn: list[str] = [brush.keep(black_ground, top, low - top)]
    kinds = [*view["black"], *([INN] if view["inns"] else [])]
    for at, kind in enumerate(kinds):
        row, place = divmod(at, 5)
        second = place >= 3
        x = WIDTH / 2 + ((place - 3.5) if second else (place - 1)) * TILE
        y = top + 66 + (2 * row + (1 if second else 0)) * row_step(TILE)
        id = "inn" if at >= len(view["black"]) else f"depot-black-{at}"
        drawn.append(brush.keep(black_slot, id, x, y, kind))
    said: list[str] = []
    if view["inns"] > 1:
        said.append(f"{brush.words.template('tile.inn')} ×{view['inns']}")
    if view["pool"]:
        said.append(brush.say("pool", count=view["pool"]))
    if said:
        drawn.append(fitted(WIDTH / 2, low - 8, " · ".join(said), "soft", 13, MIDDLE - 10, "middle"))
    return "".join(drawn)


def black_ground(brush: Brush, top: float, height: float) -> str:
    body = rect(LEFT + 1, top + 1, MIDDLE - 2, height - 2, "black-depot", 6)
    body += fitted(WIDTH / 2, top + 18, brush.say("black"), "name-14", 14, MIDDLE - 10, "middle")
    price = brush.say("price", price=brush.words.say(silver(brush.printed.price)))
    body += fitted(WIDTH / 2, top + 34, price, "soft", 13, MIDDLE - 10, "middle")
    return piece("", brush.say("black"), body, tip=thing_tip(brush, "black_depot"), rule="thing-black_depot")


def black_slot(brush: Brush, id: str, x: float, y: float, kind: int) -> str:
    if kind == NONE:
        return hexagon(x, y, TILE - 3, "land-bare")
    return tile_piece(brush, id, x, y, TILE - 0.5, kind, brush.say("black"))


def calendar(brush: Brush, phase: int, turn: int, top: float) -> str:
    """Phases with what a region brings besides, and rounds; frames mark the present ones."""
    drawn: list[str] = []
    for at in range(PHASES):
        x = LEFT + at * STEP
        points = brush.printed.phases[at + 1]
        label = brush.say("phase", phase=LETTERS[at], points=points_of(brush, points))
        body = rect(x + 0.5, top, STEP - 2, 37, "cell" if at + 1 >= phase else "well", 4)
        body += text(x + STEP / 2 - 1, top + 16, LETTERS[at], "name-15" if at + 1 >= phase else "name-soft", "middle")
        body += text(x + STEP / 2 - 1, top + 32, f"+{points}", "figure-soft", "middle")
        drawn.append(piece("", label, body, tip=thing_tip(brush, "phase"), rule=f"phase-{LETTERS[at]}"))
    for at in range(ROUNDS):
        x = LEFT + at * STEP
        body = rect(x + 0.5, top + 40, STEP - 2, 27, "cell" if at + 1 >= turn else "well", 4)
        body += text(x + STEP / 2 - 1, top + 58.5, str(at + 1), "figure-15" if at + 1 >= turn else "soft", "middle")
        label = brush.say("round", round=at + 1)
        drawn.append(piece("", label, body, tip=thing_tip(brush, "round"), rule="thing-round"))
    now, turn = max(1, phase), max(1, turn)
    body = rect(LEFT + (now - 1) * STEP + 0.5, top, STEP - 2, 37, "marker", 4)
    label = brush.say("phase", phase=LETTERS[now - 1], points=points_of(brush, brush.printed.phases[now]))
    tip = thing_tip(brush, "phase")
    drawn.append(piece("marker-phase", label, body, fly=True, tip=tip, rule=f"phase-{LETTERS[now - 1]}"))
    body = rect(LEFT + (turn - 1) * STEP + 0.5, top + 40, STEP - 2, 27, "marker", 4)
    label, tip = brush.say("round", round=turn), thing_tip(brush, "round")
    drawn.append(piece("marker-round", label, body, fly=True, tip=tip, rule="thing-round"))
    return "".join(drawn)
