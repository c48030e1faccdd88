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
    Parts,
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
    shields = view["options"]["shields"]
    low = 3 * (SHIELDED if shields else HEIGHT) + 2 * GAP
    parts: list[str] = []
    for number in range(1, 7):
        lying = tuple(view["wares"][(number - 1) * 6 : number * 6])
        kinds = tuple(view["depots"][(number - 1) * SLOTS : number * SLOTS])
        beside = tuple(view["shields"][2 * number - 2 : 2 * number]) if shields else ()
        parts += brush.keep(depot, number, view["white"] == number, lying, kinds, view["seats"], beside)
    parts += [
        brush.keep(white_ground),
        brush.keep(white_die, view["white"]) if view["white"] else "",
        brush.keep(next_goods, tuple(view["row"])),
        *brush.keep(black, tuple(view["black"]), view["inns"], view["pool"], low - CALENDAR - GAP),
        *brush.keep(calendar, view["phase"], view["round"], low - CALENDAR),
    ]
    return Panel("board", "shared", -1, brush.say("board"), WIDTH, low, parts)


# ---------------------------------------------------------------------- the numbered depots


def depot(
    brush: Brush,
    number: int,
    next_good: bool,
    lying: tuple[int, ...],
    kinds: tuple[int, ...],
    seats: int,
    shields: tuple[int, ...],
) -> Parts:
    """A numbered depot in parts: its box, its goods, four spaces, and shields where these are played with."""
    column, row = PLACES[number - 1]
    height = SHIELDED if shields else HEIGHT
    x, y = column * (WIDTH - BOX) / 2, row * float(height + GAP)
    return (
        brush.keep(depot_ground, number, x, y, height, next_good),
        brush.keep(wares, number, x + 42, y + 3, lying),
        *(
            brush.keep(depot_slot, number, slot, *middle_of(x, y, slot, bool(shields)), kind, seats)
            for slot, kind in enumerate(kinds)
        ),
        *(brush.keep(shield, one, x - 1, y + 50 + at * 50) if one else "" for at, one in enumerate(shields)),
    )


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


def white_ground(brush: Brush) -> str:
    """Where the white die and the goods of the coming rounds lie."""
    body = frame((LEFT, 0, MIDDLE, WHITE), "well", 6)
    body += fitted(WIDTH / 2, 66, brush.say("row"), "soft", 13, MIDDLE - 8, "middle")
    return piece("", brush.say("row"), body, tip=thing_tip(brush, "row"), rule="thing-row")


def white_die(brush: Brush, face: int) -> str:
    label, tip = brush.say("white", face=face), thing_tip(brush, "white_die")
    body = dice.die(WIDTH / 2 - 22, 5, 44, face, "white")
    return piece("die-white", label, body, fly=True, tip=tip, rule="thing-white_die")


def next_goods(brush: Brush, row: tuple[int, ...]) -> str:
    """The goods that lie open for the coming rounds; they move up, so that they are one part."""
    start = WIDTH / 2 - len(row) * 12
    return "".join(next_good(brush, good, start + at * 24 + 1) for at, good in enumerate(row))


def next_good(brush: Brush, good: int, x: float) -> str:
    return piece("", good_name(brush, good), ware(x, 72, 21, good), tip=good_tip(brush, good), rule="thing-row")


def black(brush: Brush, kinds: tuple[int, ...], inns: int, pool: int, low: float) -> Parts:
    """The black depot in rows of three and two, and the inn on top of its stack; castles to be bought back."""
    top = float(WHITE + GAP)
    parts: list[str] = [brush.keep(black_ground, top, low - top)]
    for at, kind in enumerate((*kinds, INN)):
        row, place = divmod(at, 5)
        second = place >= 3
        x = WIDTH / 2 + ((place - 3.5) if second else (place - 1)) * TILE
        y = top + 66 + (2 * row + (1 if second else 0)) * row_step(TILE)
        if at < len(kinds):
            parts.append(brush.keep(black_slot, f"depot-black-{at}", x, y, kind))
        else:
            parts.append(brush.keep(black_slot, "inn", x, y, kind) if inns else "")
    return (*parts, brush.keep(black_more, inns, pool, low))


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


def black_more(brush: Brush, inns: int, pool: int, low: float) -> str:
    """How many inns there are if more than one, and how many castles."""
    said: list[str] = []
    if inns > 1:
        said.append(f"{brush.words.template('tile.inn')} ×{inns}")
    if pool:
        said.append(brush.say("pool", count=pool))
    return fitted(WIDTH / 2, low - 8, " · ".join(said), "soft", 13, MIDDLE - 10, "middle") if said else ""


# ---------------------------------------------------------------------- the calendar


def calendar(brush: Brush, phase: int, turn: int, top: float) -> Parts:
    """Phases with what a region brings besides, and rounds; frames mark the present ones."""
    return (
        *(brush.keep(phase_field, at, at >= phase, top) for at in range(1, PHASES + 1)),
        *(brush.keep(round_field, at, at >= turn, top) for at in range(1, ROUNDS + 1)),
        brush.keep(phase_marker, max(1, phase), top),
        brush.keep(round_marker, max(1, turn), top),
    )


def phase_label(brush: Brush, phase: int) -> str:
    points = points_of(brush, brush.printed.phases[phase])
    return brush.say("phase", phase=LETTERS[phase - 1], points=points)


def phase_field(brush: Brush, phase: int, ahead: bool, top: float) -> str:
    """A phase; one that is over is pale."""
    x, letter = LEFT + (phase - 1) * STEP, LETTERS[phase - 1]
    body = rect(x + 0.5, top, STEP - 2, 37, "cell" if ahead else "well", 4)
    body += text(x + STEP / 2 - 1, top + 16, letter, "name-15" if ahead else "name-soft", "middle")
    body += text(x + STEP / 2 - 1, top + 32, f"+{brush.printed.phases[phase]}", "figure-soft", "middle")
    return piece("", phase_label(brush, phase), body, tip=thing_tip(brush, "phase"), rule=f"phase-{letter}")


def round_field(brush: Brush, turn: int, ahead: bool, top: float) -> str:
    """A round; one that is over is pale."""
    x = LEFT + (turn - 1) * STEP
    body = rect(x + 0.5, top + 40, STEP - 2, 27, "cell" if ahead else "well", 4)
    body += text(x + STEP / 2 - 1, top + 58.5, str(turn), "figure-15" if ahead else "soft", "middle")
    label = brush.say("round", round=turn)
    return piece("", label, body, tip=thing_tip(brush, "round"), rule="thing-round")


def phase_marker(brush: Brush, phase: int, top: float) -> str:
    """The frame around the present phase."""
    body = rect(LEFT + (phase - 1) * STEP + 0.5, top, STEP - 2, 37, "marker", 4)
    label, tip, rule = phase_label(brush, phase), thing_tip(brush, "phase"), f"phase-{LETTERS[phase - 1]}"
    return piece("marker-phase", label, body, fly=True, tip=tip, rule=rule)


def round_marker(brush: Brush, turn: int, top: float) -> str:
    """The frame around the present round."""
    body = rect(LEFT + (turn - 1) * STEP + 0.5, top + 40, STEP - 2, 27, "marker", 4)
    label, tip = brush.say("round", round=turn), thing_tip(brush, "round")
    return piece("marker-round", label, body, fly=True, tip=tip, rule="thing-round")
