"""The court: eighteen advisors, their help, and the groups of dice that influence them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from burgrave.drawing import dice
from burgrave.drawing.flow import Sizes, signed
from burgrave.drawing.palette import NOBODY, charge
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import Box, fitted, frame, icon, number, piece, rect, text, use
from burgrave.games.kingsburg.components import ADVISORS, Advisor
from burgrave.games.kingsburg.drawing.brush import Brush, bundle_parts, player_die, thing_tip
from burgrave.games.kingsburg.drawing.groups import DiceGroup, groups_on
from burgrave.games.kingsburg.drawing.icons import TRADE_OF
from burgrave.games.kingsburg.drawing.tips import tip_advisor
from burgrave.games.kingsburg.position import NEUTRAL, NONE

ABREAST: Final = 3
CELL: Final = (130, 70)
GAP: Final = 5
BENCH: Final = (4, 41, 122, 25)
"""Where the dice lie in an advisor's cell: left, top, width, height."""
DIE: Final = 21
SMALLEST: Final = 12
"""Where dice side by side would be smaller, the ribbons lie one above the other, so high:"""
STACKED: Final = 13.5
TRADE: Final = 24
"""How large the emblem of a trade is."""
TAB: Final = 19
"""The coloured end of a ribbon, with its charge."""
SHIFT: Final = 20
"""The room for what the Market adds or takes away, however small the dice beside it are."""
HELP: Final = Sizes((13, "figure", (19, 17, 15, 13)), (11, "figure", (11,)))
"""How large an advisor's help is drawn."""
WIDTH: Final = ABREAST * (CELL[0] + GAP) - GAP
HEIGHT: Final = len(ADVISORS) // ABREAST * (CELL[1] + GAP) - GAP

Owners = tuple[tuple[int, str], ...]
"""Whose dice lie on an advisor: seats with names; neutral dice have none."""


def place(value: int) -> tuple[int, int]:
    """The corner of an advisor's cell."""
    row, column = divmod(value - 1, ABREAST)
    return column * (CELL[0] + GAP), row * (CELL[1] + GAP)


def court(view: dict[str, Any], names: Sequence[str], brush: Brush) -> Panel:
    """All advisors in ascending order, three abreast, then the dice on them."""
    cells: list[str] = [*brush.keep(free_cells)]
    benches = [""] * len(ADVISORS)
    for value, owner in enumerate(view["court"]):
        if owner != NONE:
            groups = groups_on(view, value)
            seats = dict.fromkeys([group.seat for group in groups])
            owners = tuple([(seat, "" if seat == NEUTRAL else names[seat]) for seat in seats])
            cells[2 * value - 2] = brush.keep(taken, value, owners)
            benches[value - 1] = brush.keep(bench, value, tuple(groups), owners)
    return Panel("court", "shared", -1, brush.keep(Brush.say, "court"), WIDTH, HEIGHT, cells + benches)


def free_cells(brush: Brush) -> list[str]:
    """Every advisor in two parts: what says who is there, and what is printed."""
    cells = [advisor_cell(brush, value, "cell", brush.say("free")) for value in range(1, len(ADVISORS) + 1)]
    return [part for cell in cells for part in in_two(cell)]


def taken(brush: Brush, value: int, owners: Owners) -> str:
    """The part of an advisor's cell that says whose dice are there."""
    who = ", ".join(name or brush.say("neutral") for _, name in owners)
    return in_two(advisor_cell(brush, value, "taken", brush.say("taken", who=who)))[0]


def in_two(cell: str) -> tuple[str, str]:
    """A cell cut behind its frame."""
    head, title, rest = cell.partition("<title>")
    return head, title + rest


def advisor_cell(brush: Brush, value: int, ground: str, state: str) -> str:
    """An advisor without dice."""
    x, y = place(value)
    name = brush.words.template(f"advisor.{ADVISORS[value - 1]}")
    room = CELL[0] - 42
    drawn = [
        frame((x, y, *CELL), ground),
        f'<path d="M{x + 5} {y + 5}h28v17c0 7-7 11-14 14-7-3-14-7-14-14z" class="value"/>',
        text(x + 19, y + 25, str(value), "figure-18", "middle"),
        fitted(x + 38, y + 16, name, "name", 13, room),
        '<g class="icon">',
        help_drawn(brush.printed.advisors[value - 1], x + 37, y + 30.5, room + 3),
        "</g>",
        trade_drawn(ADVISORS[value - 1], x + CELL[0] - TRADE - 8, y + BENCH[1]),
    ]
    return piece(
        f"advisor-{value}",
        f"{value}, {name}: {state}",
        "".join(drawn),
        tip=tip_advisor(value, brush.printed, brush.words),
        rule=f"advisor-{value}",
        name=f"{value} {name}",
    )


def trade_drawn(id: str, x: float, y: float) -> str:
    """The emblem of an advisor's trade, where dice will lie."""
    trade = TRADE_OF.get(id)
    return f'<g class="icon">{use(f"trade-{trade}", x, y, TRADE)}</g>' if trade else ""


def help_drawn(advisor: Advisor, x: float, middle: float, room: float) -> str:
    """The gifts, with a slash between alternatives and an arrow from what is paid to what is given."""
    parts: list[str] = ["@any", "→", "≠", "@any", "≠", "@any"] if swaps(advisor) else []
    for gift in [] if parts else advisor.gifts:
        if parts:
            parts.append("/")
        paid = bundle_parts(gift.pay)
        if paid:
            parts += [*paid, "→"]
        parts += bundle_parts(gift.gain)
    return HELP.flow(parts, room).at(x, middle)


def swaps(advisor: Advisor) -> bool:
    """Is any one good taken for one of each other kind? Then three gifts can be drawn as one."""
    offers = {
        (gift.pay.gold, gift.pay.wood, gift.pay.stone, gift.gain.gold, gift.gain.wood, gift.gain.stone)
        for gift in advisor.gifts
    }
    return offers == {(1, 0, 0, 0, 1, 1), (0, 1, 0, 1, 0, 1), (0, 0, 1, 1, 1, 0)}


def bench(brush: Brush, value: int, groups: Sequence[DiceGroup], owners: Owners) -> str:
    """The groups on an advisor, each on a ribbon of its owner: side by side, or in two rows if they are many."""
    left, top = place(value)
    x, y = float(left + BENCH[0]), float(top + BENCH[1])
    sharing = len(groups)
    shifts = sum(group.market != 0 for group in groups)
    count = sum(len(group.dice) + group.token for group in groups)
    room = BENCH[2] - TAB * sharing - 2 * (sharing - 1) - SHIFT * shifts
    size = min(float(DIE), room / max(1, count) - 2)
    drawn: list[str] = []
    for row, group in enumerate(groups):
        who = dict(owners)[group.seat]
        if sharing == 1:
            drawn.append(ribbon(brush, group, who, (x, y, BENCH[2], BENCH[3]), size))
        elif size < SMALLEST:
            stacked = y - 1 + row * (STACKED + 0.5)
            drawn.append(ribbon(brush, group, who, (x, stacked, BENCH[2], STACKED), SMALLEST))
        else:
            width = TAB + (len(group.dice) + group.token) * (size + 2) + (SHIFT if group.market else 0)
            drawn.append(ribbon(brush, group, who, (x, y, width, BENCH[3]), size))
            x += width + 2
    return "".join(drawn)


def tab(x: float, y: float, height: float, classes: str) -> str:
    """The coloured end of a ribbon."""
    edge = f"M{number(x + 17)} {number(y)}v{number(height)}H{number(x + 4)}"
    edge += f"a4 4 0 0 1-4-4v-{number(height - 8)}a4 4 0 0 1 4-4z"
    return f'<path d="{edge}" class="{classes}"/>'


def ribbon(brush: Brush, group: DiceGroup, who: str, area: Box, size: float) -> str:
    """A group of dice with its owner's charge, and what a token or the Market adds to it."""
    x, y, width, height = area
    seat = group.seat
    owner, kind = (NOBODY, "-neutral") if seat == NEUTRAL else (charge(seat), "")
    mark = use(f"charge-{owner}", x + 3, y + height / 2 - 6, 12).replace("/>", f' class="charge{kind}"/>')
    drawn = [
        "<g>" if seat == NEUTRAL else f'<g class="seat-{seat}">',
        rect(x, y, width, height, f"ribbon{kind}", 4),
        tab(x, y, height, f"ribbon{kind}-tab"),
        mark,
    ]
    x += TAB
    top = y + (height - size) / 2
    for index, face in zip(group.dice, group.faces, strict=True):
        if seat == NEUTRAL:
            label = brush.say("neutral_die", face=face)
            body = dice.die(x, top, size, face, "neutral")
            drawn.append(
                piece(f"neutral-{index}", label, body, tip=thing_tip(brush, "neutral"), rule="thing-neutral", fly=True)
            )
        else:
            drawn.append(player_die(brush, x, top, size, seat, index, face, who))
        x += size + 2
    if group.token:
        drawn.append(icon("plus2", x, top, size))
        x += size + 2
    if group.market:
        drawn.append(text(x + (SHIFT - 2) / 2, y + height / 2 + 5, signed(group.market), "figure", "middle"))
    return "".join(drawn) + "</g>"
