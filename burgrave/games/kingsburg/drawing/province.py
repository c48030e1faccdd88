"""The provinces: what a governor holds, the dice in hand, and the sheet of five rows of four buildings."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.flow import Flow, signed, written
from burgrave.drawing.palette import charge
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, shortened, text, use
from burgrave.games.kingsburg.components import BUILDINGS, COLUMNS, GOODS, ROWS, Building
from burgrave.games.kingsburg.drawing.brush import Brush, emblem, player_die, thing_tip
from burgrave.games.kingsburg.drawing.icons import SMALL_CELL, small_place
from burgrave.games.kingsburg.drawing.tips import WORDS, combat_phrase, effect_phrase, tip_building, tip_good
from burgrave.games.kingsburg.phrases import building_phrase
from burgrave.games.kingsburg.position import COLOURED
from burgrave.kernel.words import Phrase, Words

# The own province.
WIDTH: Final = 400
HOLDING: Final = (50, 45)
TRAY_TOP: Final = 50
TRAY: Final = 50
DIE: Final = 44
GRID_TOP: Final = 105
CELL: Final = (98.5, 46)
STEP: Final = (100.5, 48)
HEIGHT: Final = GRID_TOP + ROWS * STEP[1] - 2

# Another governor's.
SMALL_WIDTH: Final = 320
SMALL_HEIGHT: Final = 162
SMALL_GRID: Final = (147, 30)

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


def own_province(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    """The reader's own province, large enough to be played on."""
    province = view["provinces"][seat]
    who = words.seat(seat)
    drawn = [
        f'<g class="seat-{seat}">',
        badge(2, 8, 28, seat),
        text(36, 19, shortened(who, 15, 100), "name-15"),
        icon("point", 35, 25, 18),
        text(57, 40, written(province["points"]), "figure-18"),
        holdings(brush, seat, province),
        tray(view, brush, seat, province, who),
        *(brush.keep(large_cell, seat, number, state) for number, state in states(province)),
        "</g>",
    ]
    return Panel(f"province-{seat}", "own", seat, brush.say("province", who=who), WIDTH, HEIGHT, "".join(drawn))


def holdings(brush: Brush, seat: int, province: dict[str, Any]) -> str:
    """Goods, tokens and soldiers, each in a field that can be touched."""
    drawn: list[str] = []
    x = float(WIDTH - 5 * HOLDING[0] - 4 * 3)
    for good in GOODS:
        drawn.append(brush.keep(holding, f"good-{seat}-{good}", good, x, province[good]))
        x += HOLDING[0] + 3
    tokens = province["tokens"]
    drawn.append(brush.keep(holding, f"token-{seat}" if tokens else "", "plus2", x, tokens))
    drawn.append(brush.keep(holding, "", "soldier", x + HOLDING[0] + 3, province["soldiers"]))
    return "".join(drawn)


def holding(brush: Brush, id: str, name: str, x: float, amount: int) -> str:
    """One field: a symbol and how many."""
    body = frame((x, 0, *HOLDING), "cell" if amount else "well", 4)
    size = "soft-18" if not amount else "figure-18" if amount < 10 else "figure-16"
    body += icon(name, x + 3, 11.5, 22) + text(x + 37, 29, str(amount), size, "middle")
    return held(brush, id, name, amount, body, True)


def held(brush: Brush, id: str, name: str, amount: int, body: str, told: bool) -> str:
    """A field of holdings as a piece; one that is never touched and never moves needs no id."""
    thing = {"plus2": "token", "soldier": "soldiers"}.get(name, name)
    tip = ""
    if told:
        tip = tip_good(GOODS.index(name), brush.words) if name in GOODS else thing_tip(brush, thing)
    label = f"{brush.say(name)}: {amount}"
    return piece(id, label, body, tip=tip, rule=f"thing-{thing}", fly=name in GOODS)


def tray(view: dict[str, Any], brush: Brush, seat: int, province: dict[str, Any], who: str) -> str:
    """The dice in hand, each in a place of its own; beside them a building that can shift a group, as the Market."""
    drawn = [frame((0, TRAY_TOP, WIDTH, TRAY), "well")]
    faces, placed = province["dice"], province["placed"]
    top = TRAY_TOP + (TRAY - DIE) / 2
    for index in range(max(COLOURED, len(faces))):
        x = 4 + index * (DIE + 5)
        if index < len(faces) and not placed[index]:
            drawn.append(player_die(brush, x, top, DIE, seat, index, faces[index], who, in_hand=True))
        else:
            drawn.append(rect(x + 2, top + 2, DIE - 4, DIE - 4, "slot", 8))
    in_hand = any(not at for at in placed)
    standing = sum(1 << BUILDINGS.index(id) for id in province["buildings"])
    shifting = brush.printed.shift.among(standing)
    if in_hand and shifting and not province["market_used"]:
        drawn.append(brush.keep(market, seat, shifting[0]))
    elif province["passed"]:
        drawn.append(text(WIDTH - 12, TRAY_TOP + 30, brush.say("has_passed"), "soft", "end"))
    elif faces:
        drawn.append(text(WIDTH - 12, TRAY_TOP + 30, brush.say("total", total=sum(faces)), "soft", "end"))
    return "".join(drawn)


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


def states(province: dict[str, Any]) -> list[tuple[int, str]]:
    """For every building whether it stands, is the next of its row, or comes later."""
    standing = province["buildings"]
    found: list[tuple[int, str]] = []
    for row in range(0, len(BUILDINGS), COLUMNS):
        state = STANDS
        for number in range(row, row + COLUMNS):
            if BUILDINGS[number] not in standing:
                state = NEXT if state == STANDS else LATER
            found.append((number, state))
    return found


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


def other_province(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    """Another governor's province, small: everything in it can be seen, nothing has to be touched."""
    province = view["provinces"][seat]
    who = words.seat(seat)
    drawn = [
        f'<g class="seat-{seat}">',
        ground(SMALL_WIDTH, SMALL_HEIGHT, seat in view["asked"]),
        badge(5, 3, 23, seat),
        text(34, 20, shortened(who, 15, 216), "name-15"),
        text(SMALL_WIDTH - 28, 20, written(province["points"]), "figure-18", "end"),
        icon("point", SMALL_WIDTH - 25, 5, 18),
        small_holdings(brush, seat, province, view["seat"] is None),
        small_dice(brush, seat, province, who),
        small_sheet(brush, seat, province),
        "</g>",
    ]
    label = brush.say("province", who=who)
    return Panel(f"province-{seat}", "other", seat, label, SMALL_WIDTH, SMALL_HEIGHT, "".join(drawn))


def small_holdings(brush: Brush, seat: int, province: dict[str, Any], told: bool) -> str:
    """Goods, tokens and soldiers; whoever has an own province is told there what they are."""
    tokens = province["tokens"]
    drawn = [
        brush.keep(small_holding, f"good-{seat}-{good}", good, 6 + place * 47, 34, province[good], told)
        for place, good in enumerate(GOODS)
    ]
    drawn.append(brush.keep(small_holding, f"token-{seat}" if tokens else "", "plus2", 6, 68, tokens, told))
    drawn.append(brush.keep(small_holding, "", "soldier", 53, 68, province["soldiers"], told))
    return "".join(drawn)


def small_holding(brush: Brush, id: str, name: str, x: float, y: float, amount: int, told: bool) -> str:
    body = rect(x, y, 44, 28, "hit") + icon(name, x, y + 4, 20)
    body += text(x + 22.5, y + 20, str(amount), "figure-16" if amount else "soft-16")
    return held(brush, id, name, amount, body, told)


def small_dice(brush: Brush, seat: int, province: dict[str, Any], who: str) -> str:
    """The dice in hand."""
    drawn: list[str] = []
    x = 6.0
    for index, (face, at) in enumerate(zip(province["dice"], province["placed"], strict=True)):
        if not at:
            drawn.append(player_die(brush, x, 124, 24, seat, index, face, who))
            x += 27
    if province["passed"]:
        drawn.append(text(6, 115, brush.say("has_passed"), "soft"))
    return "".join(drawn)


def small_sheet(brush: Brush, seat: int, province: dict[str, Any]) -> str:
    """All spaces at once, then the next one of every row and the buildings that stand."""
    x, y = SMALL_GRID
    drawn = [f'<use href="#small-sheet" x="{x}" y="{y}" class="later well"/>']
    for number, state in states(province):
        if state != LATER:
            drawn.append(brush.keep(small_cell, seat, number, state))
    return "".join(drawn)


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
