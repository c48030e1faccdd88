"""The provinces: what a governor holds, the dice in hand, and the sheet of five rows of four buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.flow import Flow, signed, written
from burgrave.drawing.palette import charge
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, shortened, text, use
from burgrave.games.kingsburg.components import BUILDINGS, COLUMNS, GOODS, ROWS, Building
from burgrave.games.kingsburg.drawing.brush import Brush, emblem, hand_of, player_die, thing_tip
from burgrave.games.kingsburg.drawing.icons import SMALL_CELL, small_place
from burgrave.games.kingsburg.drawing.tips import WORDS, combat_phrase, effect_phrase, tip_building, tip_good
from burgrave.games.kingsburg.phrases import building_phrase
from burgrave.games.kingsburg.position import COLOURED, NONE
from burgrave.kernel.words import Phrase

# The own province.
WIDTH: Final = 400
HOLDING: Final = (50, 45)
TRAY_TOP: Final = 50
TRAY: Final = 50
DIE: Final = 44
NO_DICE: Final = (0,) * COLOURED
"""An empty hand."""
GRID_TOP: Final = 105
CELL: Final = (98.5, 46)
STEP: Final = (100.5, 48)
HEIGHT: Final = GRID_TOP + ROWS * STEP[1] - 2

# Another governor's.
SMALL_WIDTH: Final = 320
SMALL_HEIGHT: Final = 162
SMALL_GRID: Final = (147, 30)

HOLDINGS: Final = (*((good, good) for good in GOODS), ("plus2", "tokens"), ("soldier", "soldiers"))
"""What a governor holds: its icon, and its name in a view."""

TOKEN_ADDS: Final = 2
"""What a token adds to a group of dice."""

STANDS: Final = "stands"
NEXT: Final = "next"
LATER: Final = "later"

EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "reroll_one": ("@die", "=", "@die", "@reroll", "{n}"),
    "reroll_up_to": ("@die", "≤{n}", "@reroll"),
    "points_a_pair": ("@end", "2", "@any", "→", "{several}", "@point"),
    "summer_tokens": ("@summer", "{several}", "@plus2"),
    "shift": ("@die", "±{n}"),
    "white_die": ("@white-die",),
    "season_gold": ("@season", "{several}", "@gold"),
    "cheap_soldiers": ("@any", "→", "@soldier"),
    "more_soldiers": ("@soldier", "+{n}"),
    "draws_win": ("=", "@win"),
    "points_a_win": ("@win", "{several}", "@point"),
    "gold_off": ("III–IV", "−{n}", "@gold"),
    "points_a_trade": ("@any", "/", "@plus2", "→", "{several}", "@point"),
    "season_points": ("@season", "{several}", "@point"),
}
"""What buildings do beside battle, as figures and icons: `{n}` is the number, `{several}` one that is more than 1."""


def own_province(view: dict[str, Any], who: str, brush: Brush, seat: int) -> Panel:
    """The reader's own province, large enough to be played on."""
    province = view["provinces"][seat]
    drawn = [
        brush.keep(heading, seat, who),
        brush.keep(points, province["points"]),
        *(brush.keep(holding, seat, place, name, province[key]) for place, (name, key) in enumerate(HOLDINGS)),
        *tray(brush, seat, province, who),
        *brush.keep(sheet, seat, tuple(province["buildings"])),
        "</g>",
    ]
    return Panel(f"province-{seat}", "own", seat, brush.keep(province_label, who), WIDTH, HEIGHT, drawn)


def province_label(brush: Brush, who: str) -> str:
    """Whose province it is."""
    return brush.say("province", who=who)


def heading(brush: Brush, seat: int, who: str) -> str:
    """The governor, in whose colour all that follows is."""
    name = text(36, 19, shortened(who, 15, 100), "name-15")
    return f'<g class="seat-{seat}">{badge(2, 8, 28, seat)}{name}{icon("point", 35, 25, 18)}'


def points(brush: Brush, amount: int) -> str:
    return text(57, 40, written(amount), "figure-18")


def holding(brush: Brush, seat: int, place: int, name: str, amount: int) -> str:
    """A field that can be touched: a symbol and how many."""
    x = float(WIDTH - 5 * HOLDING[0] - 4 * 3) + place * (HOLDING[0] + 3)
    body = frame((x, 0, *HOLDING), "cell" if amount else "well", 4)
    size = "soft-18" if not amount else "figure-18" if amount < 10 else "figure-16"
    body += icon(name, x + 3, 11.5, 22) + text(x + 37, 29, str(amount), size, "middle")
    return held(brush, seat, name, amount, body, True)


def held(brush: Brush, seat: int, name: str, amount: int, body: str, told: bool) -> str:
    """A field of holdings as a piece; one that is never touched and never moves needs no id."""
    thing = {"plus2": "token", "soldier": "soldiers"}.get(name, name)
    tip = ""
    if told:
        tip = tip_good(GOODS.index(name), brush.words) if name in GOODS else thing_tip(brush, thing)
    id = f"good-{seat}-{name}" if name in GOODS else f"token-{seat}" if name == "plus2" and amount else ""
    label = f"{brush.say(name)}: {amount}"
    value = TOKEN_ADDS if id and name == "plus2" else 0
    return piece(id, label, body, tip=tip, rule=f"thing-{thing}", fly=name in GOODS, value=value)


def tray(brush: Brush, seat: int, province: dict[str, Any], who: str) -> list[str]:
    """The dice in hand, each in a place of its own; beside them a building that can shift a group, as the Market."""
    hand = hand_of(province)
    may_shift = any(hand) and not province["market_used"]
    shifting = brush.keep(shifting_among, tuple(province["buildings"])) if may_shift else NONE
    return [
        brush.keep(well),
        *(brush.keep(die_in_hand, seat, who, index, face) for index, face in enumerate((hand + NO_DICE)[:COLOURED])),
        brush.keep(white_dice, seat, who, hand[COLOURED:]),
        brush.keep(caption, seat, shifting, province["passed"], sum(province["dice"])),
    ]


def well(brush: Brush) -> str:
    """What the dice in hand lie in."""
    return frame((0, TRAY_TOP, WIDTH, TRAY), "well")


def die_in_hand(brush: Brush, seat: int, who: str, index: int, face: int) -> str:
    """A die, or its place while it lies at court."""
    x, top = 4 + index * (DIE + 5), TRAY_TOP + (TRAY - DIE) / 2
    if not face:
        return rect(x + 2, top + 2, DIE - 4, DIE - 4, "slot", 8)
    return player_die(brush, x, top, DIE, seat, index, face, who, in_hand=True)


def white_dice(brush: Brush, seat: int, who: str, faces: Sequence[int]) -> str:
    """Dice beyond those of the own colour."""
    return "".join(die_in_hand(brush, seat, who, index, face) for index, face in enumerate(faces, COLOURED))


def shifting_among(brush: Brush, standing: Sequence[str]) -> int:
    """The first of the buildings that stand which can shift a group."""
    return next(iter(brush.printed.shift.among(sum(1 << BUILDINGS.index(id) for id in standing))), NONE)


def caption(brush: Brush, seat: int, shifting: int, passed: bool, total: int) -> str:
    """The buttons of a building that can shift a group; else that the governor has passed, or the sum of the roll."""
    if shifting != NONE:
        return market(brush, seat, shifting)
    if not passed and not total:
        return ""
    said = brush.say("has_passed") if passed else brush.say("total", total=total)
    return text(WIDTH - 12, TRAY_TOP + 30, said, "soft", "end")


def market(brush: Brush, seat: int, building: int) -> str:
    """Two buttons that shift a group by one."""
    drawn: list[str] = []
    id = BUILDINGS[building]
    top = TRAY_TOP + (TRAY - DIE) / 2
    for way, sign, x in (("up", "+1", WIDTH - 2 * DIE - 9), ("down", "−1", WIDTH - DIE - 4)):
        body = rect(x, top, DIE, DIE, "press", 6)
        body += f'<g class="icon">{use(f"b-{id}", x + 12, top + 3, 20)}</g>'
        body += text(x + DIE / 2, top + 39, sign, "figure-15", "middle")
        label = brush.words.say(Phrase(f"market_{way}", building=building_phrase(building)))
        drawn.append(
            piece(
                f"market-{seat}-{way}",
                label,
                body,
                tip=tip_building(building, brush.printed, brush.words),
                rule=f"building-{id}",
            )
        )
    return "".join(drawn)


def states(standing: Sequence[str]) -> list[str]:
    """For every building whether it stands, is the next of its row, or comes later."""
    found: list[str] = []
    for row in range(0, len(BUILDINGS), COLUMNS):
        state = STANDS
        for id in BUILDINGS[row : row + COLUMNS]:
            if id not in standing:
                state = NEXT if state == STANDS else LATER
            found.append(state)
    return found


def sheet(brush: Brush, seat: int, standing: Sequence[str]) -> list[str]:
    """All buildings of the own sheet."""
    return [brush.keep(large_cell, seat, number, state) for number, state in enumerate(states(standing))]


def large_cell(brush: Brush, seat: int, number: int, state: str) -> str:
    """A building on the own sheet: cost top left, points top right, name, effect below."""
    id = BUILDINGS[number]
    row, column = divmod(number, COLUMNS)
    x, y = column * STEP[0], GRID_TOP + row * STEP[1]
    figures = brush.printed.buildings[number]
    name = short_name(brush, id)
    ground = {STANDS: "player", NEXT: "next-cell", LATER: "well"}[state]
    body = [frame((x, y, *CELL), ground, 4), '<g class="icon">']
    if state == STANDS:
        body.append(use(f"charge-{charge(seat)}", x + 5, y + 4, 12).replace("/>", ' class="charge"/>'))
    else:
        body.append(Flow(cost_parts(figures), 11.5).at(x + 4, y + 10))
    points = Flow([str(figures.points), "@point"], 11.5)
    body.append(points.at(x + CELL[0] - points.width - 4, y + 10))
    body.append(fitted(x + 5, y + 28, name, "name", 13, CELL[0] - 10))
    body.append(effect_flow(figures, CELL[0] - 24).at(x + 4, y + 38, "figure"))
    body.append(use(f"b-{id}", x + CELL[0] - 20, y + CELL[1] - 17, 15))
    body.append("</g>")
    return piece(
        f"building-{seat}-{id}",
        label_of(brush, number, state),
        "".join(body),
        tip=tip_building(number, brush.printed, brush.words),
        rule=f"building-{id}",
        classes=state,
        name=brush.words.template(f"building.{id}"),
    )


def short_name(brush: Brush, id: str) -> str:
    """A building's name, or where that is too long for its space the shorter one that the catalogue has for it."""
    try:
        return brush.words.template(f"drawing.short.{id}")
    except KeyError:
        return brush.words.template(f"building.{id}")


def label_of(brush: Brush, number: int, state: str) -> str:
    """The building's name and whether it stands."""
    return brush.say(f"building_{state}", building=brush.words.template(f"building.{BUILDINGS[number]}"))


def cost_parts(figures: Building) -> list[str]:
    prices = ((figures.gold, "gold"), (figures.wood, "wood"), (figures.stone, "stone"))
    return [part for amount, good in prices if amount for part in (str(amount), f"@{good}")]


def effect_flow(figures: Building, room: float) -> Flow:
    """What a building does, as large as the room beside its pictogram allows."""
    for size in (13.0, 11.0, 9.0):
        flow = Flow(effect_parts(figures), size)
        if flow.width <= room:
            break
    return flow


def effect_parts(figures: Building) -> list[str]:
    """What a building does: beside battle, in battle, and against its kind of enemy."""
    parts: list[str] = []
    for power, amount in zip(figures.powers, figures.amounts, strict=True):
        shown = {"n": amount, "several": amount if amount > 1 else ""}
        parts += filter(None, [part.format_map(shown) for part in EFFECTS[WORDS[power]]])
    if figures.combat:
        parts += [signed(figures.combat), "@combat"]
    if figures.kind >= 0 and figures.combat_against != figures.combat:
        parts += [signed(figures.combat_against), emblem(figures.kind)]
    return parts


def other_province(view: dict[str, Any], who: str, brush: Brush, seat: int) -> Panel:
    """Another governor's province, small: everything in it can be seen, nothing has to be touched.

    Whoever has an own province is told there what the holdings are.
    """
    province = view["provinces"][seat]
    told = view["seat"] is None
    drawn = [
        brush.keep(small_ground, seat, seat in view["asked"]),
        brush.keep(small_heading, seat, who),
        brush.keep(small_points, province["points"]),
        *(
            brush.keep(small_holding, seat, place, name, province[key], told)
            for place, (name, key) in enumerate(HOLDINGS)
        ),
        brush.keep(small_dice, seat, who, hand_of(province)),
        brush.keep(small_passed) if province["passed"] else "",
        *brush.keep(small_sheet, seat, tuple(province["buildings"])),
        "</g>",
    ]
    return Panel(f"province-{seat}", "other", seat, brush.keep(province_label, who), SMALL_WIDTH, SMALL_HEIGHT, drawn)


def small_ground(brush: Brush, seat: int, asked: bool) -> str:
    """The ground in the governor's colour, marked while the governor is asked."""
    return f'<g class="seat-{seat}">{ground(SMALL_WIDTH, SMALL_HEIGHT, asked)}'


def small_heading(brush: Brush, seat: int, who: str) -> str:
    return badge(5, 3, 23, seat) + text(34, 20, shortened(who, 15, 216), "name-15")


def small_points(brush: Brush, amount: int) -> str:
    return text(SMALL_WIDTH - 28, 20, written(amount), "figure-18", "end") + icon("point", SMALL_WIDTH - 25, 5, 18)


def small_holding(brush: Brush, seat: int, place: int, name: str, amount: int, told: bool) -> str:
    """A symbol and how many: goods in one line, tokens and soldiers below."""
    row, column = divmod(place, len(GOODS))
    x, y = 6 + column * 47, 34 + row * 34
    body = rect(x, y, 44, 28, "hit") + icon(name, x, y + 4, 20)
    body += text(x + 22.5, y + 20, str(amount), "figure-16" if amount else "soft-16")
    return held(brush, seat, name, amount, body, told)


def small_dice(brush: Brush, seat: int, who: str, hand: Sequence[int]) -> str:
    """The dice in hand, side by side."""
    left = [(index, face) for index, face in enumerate(hand) if face]
    return "".join(
        player_die(brush, 6 + place * 27, 124, 24, seat, index, face, who) for place, (index, face) in enumerate(left)
    )


def small_passed(brush: Brush) -> str:
    return text(6, 115, brush.say("has_passed"), "soft")


def small_sheet(brush: Brush, seat: int, standing: Sequence[str]) -> list[str]:
    """All spaces at once, then the next one of every row and the buildings that stand."""
    x, y = SMALL_GRID
    return [
        f'<use href="#small-sheet" x="{x}" y="{y}" class="later well"/>',
        *(
            "" if state == LATER else brush.keep(small_cell, seat, number, state)
            for number, state in enumerate(states(standing))
        ),
    ]


def small_cell(brush: Brush, seat: int, number: int, state: str) -> str:
    """A building on another governor's sheet: its pictogram, in colour and with the charge where it stands."""
    id = BUILDINGS[number]
    left, top = small_place(number)
    x, y = SMALL_GRID[0] + left, SMALL_GRID[1] + top
    body = use(f"space-{id}", x, y, *SMALL_CELL)
    if state == NEXT:
        return body.replace("/>", ' class="next-cell"/>')
    body += use(f"charge-{charge(seat)}", x + 2, y + 2, 7).replace("/>", ' class="charge"/>')
    return piece(
        f"building-{seat}-{id}",
        label_of(brush, number, state),
        body,
        tip=tip_standing(brush, number),
        rule=f"building-{id}",
        classes="stands player",
        name=brush.words.template(f"building.{id}"),
    )


def tip_standing(brush: Brush, number: int) -> str:
    """What a building that stands does; nobody has to pay for it any more."""
    building = brush.printed.buildings[number]
    battle = combat_phrase(building)
    said = [brush.words.template(f"building.{BUILDINGS[number]}")]
    said += [brush.words.say(phrase) for phrase in battle]
    said = [said[0], ", ".join(said[1:])] if battle else said
    return f"{': '.join(said)}. {brush.words.say(effect_phrase(building))}"
