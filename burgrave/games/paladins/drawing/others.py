"""Another player's board, and the solo opponent's: everything on it can be seen, nothing has to be touched."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import icon, piece, rect, shortened, text
from burgrave.games.paladins.components import ACTIONS, ATTRIBUTES, DEVELOP, RIGHT, SCHEME_CARDS, SCHEMES
from burgrave.games.paladins.crews import SPACES, WORKERS
from burgrave.games.paladins.drawing.actions import RIGHT_ORDER, Placed, done_of
from burgrave.games.paladins.drawing.brush import (
    CLOSED,
    Brush,
    Parts,
    board_of,
    centred,
    opened,
    space,
    tip_of,
    worker,
    workshop_on,
)
from burgrave.games.paladins.drawing.holdings import held_by, holdings
from burgrave.games.paladins.drawing.tips import action_tip, debt_tip, thing_tip
from burgrave.games.paladins.houses import LEFT_ROW
from burgrave.games.paladins.phrases import signed

WIDTH: Final = 320
CHIP: Final = (104.0, 28.0)
CARDS: Final = 38.0
TIGHT: Final = 3
"""So many others stand one above another; then goods and attributes share a line, and cards lie flat."""
FLAT: Final = 24.0


def other_board(view: dict[str, Any], brush: Brush, seat: int, who: str) -> Panel:
    """Name and points; goods; attributes; workers; actions; cards."""
    board, summary = view["boards"][seat], view["summary"][seat]
    tight = view["seats"] > TIGHT
    top = 54.0 if tight else 80.0
    now = view["turn"] == seat or seat in view["asked"]
    held, end = brush.keep(holdings, seat, held_by(board), top + 110, WIDTH - 8, FLAT if tight else CARDS, 4.0)
    height = int(end) + 4
    amounts = (board["silver"], board["provisions"], len(board["suspicion"]), board["unpaid"], board["paid"])
    placed, done = tuple(map(tuple, board["placed"])), summary["done"]
    parts = [
        brush.keep(opening, seat, height, now),
        brush.keep(name_of, seat, who, view["first"] == seat, board["passed"]),
        brush.keep(points, summary["points"]),
        *brush.keep(figures, seat, amounts, tuple(board["attributes"]), tuple(summary["values"]), tight),
        brush.keep(stock, seat, tuple(board["workers"]), top),
        *brush.keep(right_chips, seat, placed[RIGHT:], tuple(board["workshops"]), done_of(done), top + 26),
        *brush.keep(left_chips, seat, placed[:RIGHT], done["develop"], top + 84),
        *held,
        CLOSED,
    ]
    return Panel(f"board-{seat}", "other", seat, brush.keep(board_of, who), WIDTH, height, parts)


def opening(brush: Brush, seat: int, height: int, now: bool) -> str:
    """The ground in the player's colour, marked while it is that player's turn."""
    return opened(in_colour(seat, ground(WIDTH, height, now)))


def name_of(brush: Brush, seat: int, who: str, first: bool, passed: bool) -> str:
    """The name, with the first-player marker, and with the sign of who has passed."""
    drawn = badge(5, 4, 20, seat) + text(31, 19, shortened(who, 15, 160), "name-15")
    if first:
        drawn += icon("first", 204, 4, 19)
    if passed:
        drawn += icon("passed", 228, 5, 18)
    return drawn


def points(brush: Brush, count: int) -> str:
    """The points so far."""
    return icon("point", 260, 5, 18) + text(300, 20, signed(count), "figure-18", "middle")


AMOUNTS: Final = (
    ("silver", "silver-"),
    ("provision", "provisions-"),
    ("suspicion", ""),
    ("debt", "debt-"),
    ("paid", ""),
)
"""Goods and cards, and how their pieces are called, with the seat behind."""


def figures(
    brush: Brush, seat: int, amounts: tuple[int, ...], steps: tuple[int, ...], values: tuple[int, ...], tight: bool
) -> Parts:
    """Goods and cards, the last of AMOUNTS; then the attributes: below, or beside them."""
    drawn: list[str] = []
    for at, (name, prefix) in enumerate(AMOUNTS[-len(amounts) :]):
        id = f"{prefix}{seat}" if prefix else ""
        drawn.append(brush.keep(count, id, name, amounts[at], 4 + at * 34.0 if tight else 6 + at * 62.0, 29.0, tight))
    for at, name in enumerate(ATTRIBUTES):
        place = (176 + at * 46.0, 29.0) if tight else (6 + at * 104.0, 54.0)
        drawn.append(brush.keep(attribute, name, steps[at], values[at], *place, tight))
    return tuple(drawn)


def count(brush: Brush, id: str, name: str, amount: int, x: float, y: float, tight: bool) -> str:
    size = 14 if tight else 19
    body = rect(x, y, 33 if tight else 58, 23, "hit") + icon(name, x + 1, y + 12 - size / 2, size)
    classes = "figure-15" if tight and amount else "figure-16" if amount else "soft-16"
    body += text(x + size + (1.5 if tight else 7), y + 18, str(amount), classes)
    label = f"{brush.say(name)}: {amount}"
    tip = debt_tip(brush.printed, brush.words) if name in ("debt", "paid") else thing_tip(brush.words, name)
    return piece(id, label, body, tip=tip, rule=f"thing-{name}")


def attribute(brush: Brush, name: str, step: int, value: int, x: float, y: float, tight: bool) -> str:
    size = 15 if tight else 19
    body = rect(x, y, 43 if tight else 100, 23, "hit") + icon(name, x + 1, y + 12 - size / 2, size)
    body += text(x + size + (2 if tight else 7), y + 18, str(step), "figure-16")
    if value > step and not tight:
        body += text(x + 50, y + 18, f"+{value - step}", "soft-16")
    elif value > step:
        body += text(x + (27 if step < 10 else 36), y + 18, f"+{value - step}", "soft-14")
    label = f"{brush.words.template(f'attribute.{name}')}: {value}"
    return piece("", label, body, tip=thing_tip(brush.words, "track"), rule="attributes")


def stock(brush: Brush, seat: int, workers: tuple[int, ...], y: float) -> str:
    """The workers in stock, small."""
    standing = [name for kind, name in enumerate(WORKERS) for _ in range(workers[kind])]
    body = rect(4, y, WIDTH - 8, 24, "well", 4)
    step = min(24.0, (WIDTH - 14) / max(1, len(standing)))
    for at, name in enumerate(standing):
        body += worker(name, 6 + at * step, y + 1, 22)
    label = brush.say("stock", count=len(standing))
    return piece(f"stock-{seat}", label, body, tip=thing_tip(brush.words, "stock"), rule="workers")


def right_chips(
    brush: Brush,
    seat: int,
    placed: tuple[Placed, ...],
    workshops: tuple[int, ...],
    done: tuple[int, ...],
    y: float,
) -> Parts:
    """The actions with workshops: two rows of three."""
    drawn: list[str] = []
    for place, action in enumerate(RIGHT_ORDER):
        at = action - RIGHT
        drawn.append(brush.keep(right_chip, seat, action, placed[at], workshops[at], done[at], *chip_at(place, y)))
    return tuple(drawn)


def chip_at(place: int, y: float) -> tuple[float, float]:
    """Where an action of the right side lies, three in a row."""
    return 4 + place % 3 * (CHIP[0] + 0.5), y + place // 3 * (CHIP[1] + 1)


def right_chip(
    brush: Brush, seat: int, action: int, placed: Placed, covered: int, done: int, x: float, y: float
) -> str:
    """An action with workshops: how often, and its spaces."""
    body = rect(x + 0.5, y + 0.5, CHIP[0] - 3, CHIP[1] - 1, "cell", 4) + icon(ACTIONS[action], x + 3, y + 5, 18)
    body += text(x + 32, y + 20, str(done), "figure-16" if done else "soft-16", "middle")
    for at in range(3):
        left = x + 43 + at * 19.0
        if at < 2 and covered >> at & 1:
            body += workshop_on(seat, left, y + 5, 18)
        else:
            body += space(SPACES[brush.printed.spaces[action][at]], left, y + 5, 18)
        who = placed[at]
        if who:
            body += worker(who, left, y + 4, 18)
    name = brush.words.template(f"action.{ACTIONS[action]}")
    label = brush.say("action_times", name=name, done=done)
    tip = brush.keep(tip_of, action_tip, action)
    return piece(f"action-{seat}-{ACTIONS[action]}", label, body, tip=tip, rule=f"action-{ACTIONS[action]}")


def left_chips(brush: Brush, seat: int, placed: tuple[Placed, ...], developed: int, y: float) -> Parts:
    """The actions of the left side in a row."""
    return tuple(
        brush.keep(left_chip, seat, action, placed[action], developed if action == DEVELOP else 0, 4 + action * 52.2, y)
        for action in range(RIGHT)
    )


def left_chip(brush: Brush, seat: int, action: int, placed: Placed, done: int, x: float, y: float) -> str:
    """An action of the left side, with whoever stands there."""
    standing = [who for who in placed if who]
    body = rect(x + 0.5, y + 0.5, 49, 23, "cell", 4) + icon(ACTIONS[action], x + 2, y + 3, 17)
    if done and not standing:
        body += text(x + 34, y + 17, str(done), "figure-15", "middle")
    for at, who in enumerate(standing):
        body += worker(who, x + 18 + at * 13, y + 4, 17)
    name = brush.words.template(f"action.{ACTIONS[action]}")
    label = brush.say("action_busy" if standing else "action", name=name)
    tip = brush.keep(tip_of, action_tip, action)
    return piece(f"action-{seat}-{ACTIONS[action]}", label, body, tip=tip, rule=f"action-{ACTIONS[action]}")


# ---------------------------------------------------------------------- the solo opponent


def automa_board(view: dict[str, Any], brush: Brush, who: str) -> Panel:
    """The opponent of a lone player: its track, its workers, its actions, its schemes."""
    house, seat = view["automata"][0], view["seats"]
    summary = view["summary"][seat]
    last = house["drawn"][-1] if house["drawn"] else ""
    held, end = brush.keep(holdings, seat, held_by(house), 202.0, WIDTH - 8, CARDS, 4.0)
    height = int(end) + 4
    amounts = (len(house["suspicion"]), house["unpaid"], house["paid"])
    parts = [
        brush.keep(opening, seat, height, view["turn"] == seat),
        brush.keep(name_of, seat, who, False, house["passed"]),
        brush.keep(points, summary["points"]),
        *brush.keep(figures, seat, amounts, tuple(house["attributes"]), tuple(summary["values"]), False),
        brush.keep(automa_state, house["marker"], house["workers"]),
        brush.keep(automa_schemes, len(house["schemes"]["cards"]), len(house["drawn"]), last),
        brush.keep(automa_stack, tuple(house["stack"])),
        *brush.keep(automa_lefts, house["busy"]),
        *brush.keep(automa_rights, seat, house["busy"], tuple(house["workshops"]), done_of(summary["done"])),
        *held,
        CLOSED,
    ]
    return Panel("automa", "other", seat, who, WIDTH, height, parts)


def automa_state(brush: Brush, marker: int, workers: int) -> str:
    """The resource track and the workers left."""
    body = rect(4, 80, 158, 28, "well", 4)
    for at in range(brush.printed.automa_track):
        there = at == marker
        body += rect(7 + at * 21.0, 83, 20, 22, "player" if there else "cell", 4)
        body += text(17 + at * 21.0, 99, str(at + 1), "on-player" if there else "soft-13", "middle")
    body += icon("colourless", 117, 83, 22) + text(141, 100, str(workers), "figure-16")
    label = brush.say("automa_state", marker=marker + 1, workers=workers)
    return piece("automa-state", label, body, tip=label, rule="automa_marker")


def automa_schemes(brush: Brush, schemes: int, discarded: int, card: str) -> str:
    """The scheme cards: how many are to come, and the last one turned over."""
    last = SCHEMES[brush.printed.scheme[SCHEME_CARDS.index(card)]] if card else ""
    body = rect(165, 80, 88, 28, "well", 4) + icon("scheme", 167, 84, 20)
    body += text(189, 100, str(schemes), "figure-16")
    name = brush.words.template(f"scheme.{last}") if last else brush.words.template("no_reward")
    if last:
        sign = ["@crown", "!"] if last == "kings_orders" else ["@crown" if last == "kings_favour" else f"@{last}"]
        body += rect(210.5, 82, 40, 24, "card-face", 3) + centred(sign, 230.5, 94, 36, 18)
    label = brush.say("automa_scheme", scheme=name, schemes=schemes, discarded=discarded)
    return piece("automa-schemes", label, body, tip=label, rule="automa_schemes")


def automa_stack(brush: Brush, stack: tuple[int, ...]) -> str:
    """Which attribute rises in a tie: the markers as they lie, the uppermost first."""
    names = [ATTRIBUTES[attribute] for attribute in reversed(stack)]
    body = rect(256, 80, 60, 28, "well", 4)
    for at, name in enumerate(names):
        body += icon(name, 258.5 + at * 19, 85 + at * 2.0, 17)
    said = ", ".join(brush.words.template(f"attribute.{name}") for name in names)
    label = brush.say("automa_stack", attributes=said)
    return piece("automa-stack", label, body, tip=label, rule="automa_marker")


def automa_lefts(brush: Brush, busy: int) -> Parts:
    """Its actions of the left side."""
    return tuple(brush.keep(automa_left, at, name, busy >> at & 1) for at, name in enumerate(LEFT_ROW))


def automa_left(brush: Brush, at: int, name: str, busy: int) -> str:
    x = 4 + at * 62.6
    body = rect(x + 0.5, 112.5, 60, 25, "cell", 4) + icon(name, x + 4, 115, 19)
    if busy:
        body += icon("colourless", x + 34, 114, 21)
    label = brush.say("action_busy" if busy else "action", name=brush.words.template(f"row.{name}"))
    return piece(f"automa-row-{name}", label, body, tip=label, rule="solo")


def automa_rights(brush: Brush, seat: int, busy: int, workshops: tuple[int, ...], done: tuple[int, ...]) -> Parts:
    """Its actions of the right side: two rows of three."""
    drawn: list[str] = []
    for place, action in enumerate(RIGHT_ORDER):
        at = action - RIGHT
        state = (busy >> (len(LEFT_ROW) + at) & 1, workshops[at], done[at])
        drawn.append(brush.keep(automa_right, seat, action, *state, *chip_at(place, 142)))
    return tuple(drawn)


def automa_right(brush: Brush, seat: int, action: int, busy: int, workshops: int, done: int, x: float, y: float) -> str:
    body = rect(x + 0.5, y + 0.5, CHIP[0] - 3, CHIP[1] - 1, "cell", 4) + icon(ACTIONS[action], x + 3, y + 5, 18)
    body += text(x + 32, y + 20, str(done), "figure-16" if done else "soft-16", "middle")
    for at in range(workshops):
        body += workshop_on(seat, x + 43 + at * 19.0, y + 5, 18)
    if busy:
        body += icon("colourless", x + 81, y + 4, 19)
    name = brush.words.template(f"action.{ACTIONS[action]}")
    label = brush.say("action_times", name=name, done=done)
    tip = brush.keep(tip_of, action_tip, action)
    return piece(f"automa-{ACTIONS[action]}", label, body, tip=tip, rule=f"action-{ACTIONS[action]}")
