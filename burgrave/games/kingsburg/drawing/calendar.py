"""The calendar: year and phase, this year's enemy, and the governors in turn order with envoy, soldiers and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from burgrave.drawing import dice
from burgrave.drawing.flow import Flow, Sizes, written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import escape, fitted, frame, icon, number, piece, rect, shortened, text, use
from burgrave.games.kingsburg.components import ENEMIES, KINDS
from burgrave.games.kingsburg.drawing.brush import Brush, bundle_parts, thing_tip
from burgrave.games.kingsburg.drawing.tips import tip_back, tip_enemy
from burgrave.games.kingsburg.position import (
    AID,
    AUTUMN,
    ENVOY,
    NONE,
    RECRUIT,
    REWARD,
    SPRING,
    SUMMER,
    WINTER,
    YEARS,
)

WIDTH: Final = 400
NUMERALS: Final = ("I", "II", "III", "IV", "V")
PHASES: Final = {
    AID: "aid",
    SPRING: "spring",
    REWARD: "reward",
    SUMMER: "summer",
    ENVOY: "",
    AUTUMN: "autumn",
    RECRUIT: "recruit",
    WINTER: "winter",
}
"""The icons of the phases; on his own phase the envoy himself stands while he is at court."""
SEASONS: Final = (SPRING, SUMMER, AUTUMN, WINTER)
YEAR: Final = (36, 30)
PHASE: Final = (46, 44)
PHASE_STEP: Final = (WIDTH - PHASE[0]) / (len(PHASES) - 1)
AT_COURT: Final = (ENVOY - 1) * PHASE_STEP
PHASE_TOP: Final = 36
CARD: Final = (126, 152)
TOP: Final = 92
LOSS: Final = Sizes((14, "figure-14", (18, 16)), (13, "figure-14", (14, 12)))
"""How large a card says what is lost."""
ROW: Final = 30
TABLE: Final = CARD[0] + 10
HEIGHT: Final = TOP + CARD[1]


def calendar(view: dict[str, Any], names: Sequence[str], brush: Brush) -> Panel:
    """The tracks and their markers, the enemy, a line for every governor in turn order, the envoy, a die set aside."""
    enemies = view["enemies"]
    drawn = [
        brush.keep(tracks),
        brush.keep(year_marker, max(1, view["year"])),
        brush.keep(phase_marker, max(1, view["phase"])),
        brush.keep(enemy, enemies["cards"][-1], enemies["backs"][-1]) if enemies["cards"] else brush.keep(peace),
        brush.keep(kings_die, view["king_die"]),
    ]
    looked = lookers(enemies["known"], view["seats"])
    for place, seat in enumerate(view["order"]):
        drawn += governor(view, brush, place, seat, names[seat], looked >> seat & 1)
    drawn.append(brush.keep(envoys_place, view["envoy"] == NONE))
    drawn.append(brush.keep(aside, tuple(view["neutral"]), tuple(view["neutral_at"])))
    return Panel("calendar", "shared", -1, brush.keep(Brush.say, "calendar"), WIDTH, HEIGHT, drawn)


def tracks(brush: Brush) -> str:
    """The spaces for years and phases."""
    drawn: list[str] = []
    for year in range(1, YEARS + 1):
        x = (year - 1) * (YEAR[0] + 4.0)
        drawn.append(frame((x, 0, *YEAR), "cell", 3))
        drawn.append(text(x + YEAR[0] / 2, 20.5, NUMERALS[year - 1], "name-15", "middle"))
    for phase, symbol in PHASES.items():
        x = (phase - 1) * PHASE_STEP
        season = "cell" if phase in SEASONS else "well"
        drawn.append(f"<g>{frame((x, PHASE_TOP, *PHASE), season, 3)}")
        drawn.append(f"<title>{escape(brush.words.template(f'phase.{phase}'))}</title>")
        drawn.append(text(x + 4, PHASE_TOP + 14, str(phase), "figure-soft"))
        if symbol:
            drawn.append(icon(symbol, x + 13, PHASE_TOP + 11, 26))
        drawn.append("</g>")
    return "".join(drawn)


def year_marker(brush: Brush, year: int) -> str:
    """A frame around the year."""
    x = (year - 1) * (YEAR[0] + 4)
    body = rect(x + 1, 1, YEAR[0] - 2, YEAR[1] - 2, "marker", 3)
    body += f'<path d="M{x + YEAR[0] / 2 - 5} 30h10l-5-6z" class="marker-flag"/>'
    label = brush.say("year", year=NUMERALS[year - 1])
    return piece("marker-year", label, body, tip=thing_tip(brush, "year"), rule="thing-year", fly=True)


def phase_marker(brush: Brush, phase: int) -> str:
    """A frame around the phase, and its name in words."""
    x = (phase - 1) * PHASE_STEP
    name = brush.words.template(f"phase.{phase}")
    body = rect(x + 1, PHASE_TOP + 1, PHASE[0] - 2, PHASE[1] - 2, "marker", 3)
    marker = piece(
        "marker-phase", f"{phase}. {name}", body, tip=thing_tip(brush, "phase"), rule=f"phase-{phase}", fly=True
    )
    return marker + fitted(WIDTH - 2, 21, name, "name-17", 17, 186, "end")


def enemy(brush: Brush, card: str | None, year: int) -> str:
    """This year's card: its back with the strengths that are possible, or its face for those who know it."""
    return face(brush, card) if card else back(brush, year)


def kings_die(brush: Brush, king: int) -> str:
    """How many soldiers the King sends in winter."""
    if not king:
        return ""
    label = escape(brush.say("king_die", face=king))
    shown = dice.die(CARD[0] - 38, TOP + 44, 30, king, "white") + icon("crown", CARD[0] - 31, TOP + 27, 16)
    return f'<g role="img" aria-label="{label}"><title>{label}</title>{shown}</g>'


def peace(brush: Brush) -> str:
    """After the last winter no card is left."""
    return frame((0, TOP, *CARD), "slot", 6)


def back(brush: Brush, year: int) -> str:
    weakest, strongest = brush.printed.weakest[year], brush.printed.strongest[year]
    middle = CARD[0] / 2
    body = [
        frame((0, TOP, *CARD), "card-back", 6),
        rect(5, TOP + 5, CARD[0] - 10, CARD[1] - 10, "card-line", 4),
        text(middle, TOP + 26, NUMERALS[year - 1], "on-gules", "middle"),
        f'<g class="icon card-icon">{use("i-swords", middle - 26, TOP + 36, 52)}</g>',
        text(middle, TOP + 118, f"{weakest}–{strongest}", "on-gules-22", "middle"),
        text(middle, TOP + 138, brush.say("strength"), "on-gules-13", "middle"),
    ]
    label = brush.say("enemy_unknown", weakest=weakest, strongest=strongest)
    return piece(
        "enemy",
        label,
        "".join(body),
        tip=tip_back(year, brush.printed, brush.words),
        rule=f"year-{year}",
    )


def face(brush: Brush, id: str) -> str:
    card = ENEMIES.index(id)
    figures = brush.printed.enemies[card]
    kind = brush.words.template(f"kind.{KINDS[figures.kind]}")
    bottom = TOP + CARD[1]
    win = Flow(bundle_parts(figures.reward, True), 18, 14)
    loss = LOSS.flow(bundle_parts(figures.loss, True), CARD[0] - 30)
    body = [
        frame((0, TOP, *CARD), "card-face", 6),
        f'<path d="M1 {TOP + 25}V{TOP + 6}a5 5 0 0 1 5-5h{CARD[0] - 12}a5 5 0 0 1 5 5v19z" class="card-band"/>',
        fitted(CARD[0] / 2, TOP + 18.5, kind, "on-gules", 15, CARD[0] - 14, "middle"),
        f'<g class="icon">{use(f"i-{KINDS[figures.kind]}", 6, TOP + 32, 44)}',
        use("i-combat", 55, TOP + 31, 18),
        text(64, TOP + 74, str(figures.strength), "figure-22", "middle"),
        f'<path d="M8 {TOP + 86}h{CARD[0] - 16}" class="rule"/>',
        use("i-win", 6, TOP + 93, 18),
        win.at(30, TOP + 102, "figure-14"),
        f'<path d="M8 {TOP + 118}h{CARD[0] - 16}" class="rule"/>',
        use("i-defeat", 6, bottom - 27, 18),
        loss.at(28, bottom - 18, "figure-14"),
        "</g>",
    ]
    label = brush.say("enemy_known", kind=kind, strength=figures.strength)
    return piece("enemy", label, "".join(body), tip=tip_enemy(card, brush.printed, brush.words), rule=f"enemy-{id}")


def lookers(known: Sequence[int], seats: int) -> int:
    """Who has looked at an enemy that others do not know (bits)."""
    everybody = (1 << seats) - 1
    return known[-1] & everybody if known and known[-1] & everybody != everybody else 0


def governor(view: dict[str, Any], brush: Brush, place: int, seat: int, who: str, looked: int) -> list[str]:
    """Place in the turn order, charge, name, what is to be known just now, soldiers (in winter combat), points."""
    province = view["provinces"][seat]
    army = "combat" if view["king_die"] else "soldiers"
    return [
        brush.keep(row_ground, place, seat, seat in view["asked"]),
        brush.keep(order, place, seat, who),
        brush.keep(name_and_marks, place, who, looked, province["passed"], view["envoy"] == seat),
        brush.keep(counted, place, seat, who, army, province[army]),
        brush.keep(counted, place, seat, who, "points", province["points"]),
        "</g>",
    ]


def top_of(place: int) -> float:
    """Where a governor's line begins."""
    return TOP + place * (ROW + 0.5)


def row_ground(brush: Brush, place: int, seat: int, asked: bool) -> str:
    """The ground of a governor's line, marked while the governor is asked."""
    ground = rect(TABLE + 0.5, top_of(place) + 0.5, WIDTH - TABLE - 1, ROW - 3, "now" if asked else "cell")
    return f'<g class="seat-{seat}">{ground}'


def order(brush: Brush, place: int, seat: int, who: str) -> str:
    """The place in the turn order, and the governor's marker."""
    y = top_of(place)
    return text(TABLE + 11, y + 18.5, str(place + 1), "figure-soft", "middle") + piece(
        f"marker-order-{seat}",
        brush.say("order", who=who, place=place + 1),
        badge(TABLE + 20, y + 3, 22, seat),
        tip=thing_tip(brush, "order"),
        rule="thing-order",
        fly=True,
    )


def name_and_marks(brush: Brush, place: int, who: str, looked: int, passed: bool, with_envoy: bool) -> str:
    """A governor's name; a mark for one who has looked at the enemy, or passed; the envoy with his holder."""
    y = top_of(place)
    marks = [mark for mark, shown in (("peek", looked), ("passed", passed)) if shown]
    room = 102 - 19 * len(marks) - (22 if with_envoy else 0)
    drawn = [text(TABLE + 47, y + 18.5, shortened(who, 14, room), "name-14")]
    x = float(TABLE + 151)
    for mark in marks:
        x -= 19
        label = escape(brush.say(f"has_{mark}"))
        shown = use(f"i-{mark}", x, y + 6, 17)
        drawn.append(f'<g class="icon" role="img" aria-label="{label}"><title>{label}</title>{shown}</g>')
    if with_envoy:
        drawn.append(envoy(brush, x - 24, y + 2, 24, who))
    return "".join(drawn)


COUNTED: Final = {
    "soldiers": ("soldier", 152, "marker-soldiers", "thing-soldiers"),
    "combat": ("combat", 152, "marker-soldiers", "thing-soldiers"),
    "points": ("point", 206, "marker-score", "thing-points"),
}
"""What stands at the end of a line: its icon, where, the marker's id, the rule."""


def counted(brush: Brush, place: int, seat: int, who: str, key: str, amount: int) -> str:
    """A marker on a track that would be too long to draw: its symbol and where it stands."""
    symbol, left, marker, rule = COUNTED[key]
    x, y = TABLE + left, top_of(place)
    body = rect(x, y + 2, 52, ROW - 6, "hit") + icon(symbol, x + 1, y + 5, 18)
    body += text(x + 23, y + 19, written(amount), "figure-15")
    label = f"{who}: {brush.say(key)} {written(amount)}"
    tip = thing_tip(brush, "points") if key == "points" else ""
    return piece(f"{marker}-{seat}", label, body, tip=tip, rule=rule)


def envoys_place(brush: Brush, at_court: bool) -> str:
    """On his own phase the envoy, or the place that he has left."""
    if at_court:
        return envoy(brush, AT_COURT + 12, PHASE_TOP + 8, 30, "")
    return f'<circle cx="{number(AT_COURT + 27)}" cy="{PHASE_TOP + 24}" r="12" class="slot"/>'


def envoy(brush: Brush, x: float, y: float, size: float, who: str) -> str:
    """The King's envoy, at court or with the governor who holds him."""
    label = brush.say("envoy_with", who=who) if who else brush.say("envoy_home")
    body = rect(x, y, size, size, "hit") + icon("envoy", x, y, size)
    return piece("envoy", label, body, tip=thing_tip(brush, "envoy"), rule="thing-envoy", fly=True)


def aside(brush: Brush, faces: Sequence[int], places: Sequence[int]) -> str:
    """A neutral die that closes no advisor lies beside the board."""
    drawn: list[str] = []
    for index, (pips, at) in enumerate(zip(faces, places, strict=True)):
        if at:
            continue
        label = brush.say("neutral_aside", face=pips)
        body = dice.die(WIDTH - 34, TOP + CARD[1] - 34, 26, pips, "neutral")
        drawn.append(
            piece(f"neutral-{index}", label, body, tip=thing_tip(brush, "neutral"), rule="thing-neutral", fly=True)
        )
    return "".join(drawn)
