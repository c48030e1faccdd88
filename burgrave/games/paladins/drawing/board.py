"""The reader's own board: goods, the attribute track, workers, all actions, and what lies around it."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import FINGER
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import fitted, frame, icon, number, piece, rect, text
from burgrave.games.paladins.components import (
    ATTRIBUTES,
    LAST_STEP,
    PALADINS,
    RIGHT,
    SUSPICION,
)
from burgrave.games.paladins.crews import WORKERS
from burgrave.games.paladins.drawing.actions import (
    JARS_TOP,
    LEFT_ORDER,
    LEFT_ROWS,
    done_of,
    jars,
    left_actions,
    needs_of,
    right_actions,
    silver_of,
)
from burgrave.games.paladins.drawing.brush import (
    CLOSED,
    GAP,
    Brush,
    Parts,
    board_of,
    centred,
    in_slots,
    moved_down,
    opened,
    paladin_face,
    paladin_label,
    worker,
)
from burgrave.games.paladins.drawing.holdings import held_by, holdings
from burgrave.games.paladins.drawing.tips import debt_tip, thing_tip
from burgrave.games.paladins.phrases import points_phrase, signed

WIDTH: Final = 400
ABREAST: Final = 8
"""So many workers stand in a row."""
MOST_ALIKE: Final = 3
"""More of one colour are counted: no action takes more."""
DRAWN: Final = 3
"""So many paladins are drawn."""
LARGE: Final = 2
"""So many suspicion cards, the newest, can be touched: no reward discards more."""
STANDING: Final = 12
"""So many workers are parts of their own."""
TRACK: Final = 70
TRACK_TOP: Final = float(FINGER + GAP)
WORKERS_TOP: Final = TRACK_TOP + TRACK + GAP
HOLDINGS_TOP: Final = JARS_TOP + FINGER + GAP
"""Below the top of the right side."""


def own_board(view: dict[str, Any], brush: Brush, seat: int, who: str) -> Panel:
    """Everything that a player plays with, from above in the order of a turn."""
    board, summary = view["boards"][seat], view["summary"][seat]
    placed, done, needs = tuple(map(tuple, board["placed"])), summary["done"], summary["actions"]
    hand = hand_of(view, seat)
    standing, left_top = brush.keep(workers, seat, tuple(board["workers"]))
    if hand:
        left, right_top = brush.keep(hand_cards, seat, hand), left_top + HAND_HEIGHT + GAP
    else:
        left = brush.keep(left_actions, seat, placed[:RIGHT], silver_of(needs), done["develop"])
        right_top = left_top + LEFT_ROWS + GAP
    right = (placed[RIGHT:], tuple(board["workshops"]), done_of(done), needs_of(needs))
    held, end = brush.keep(holdings, seat, held_by(board), HOLDINGS_TOP, WIDTH, FINGER)
    parts = [
        f'<g class="seat-{seat}">',
        brush.keep(points, seat, summary["points"], view["first"] == seat, board["passed"]),
        brush.keep(good, seat, "silver", board["silver"]),
        brush.keep(good, seat, "provision", board["provisions"]),
        brush.keep(debts, seat, board["unpaid"], board["paid"]),
        *brush.keep(suspicion_cards, seat, tuple(board["suspicion"])),
        *brush.keep(track, seat, tuple(board["attributes"]), tuple(summary["values"]), TRACK_TOP),
        *standing,
        brush.keep(moved_down, left_top),
        *left,
        CLOSED,
        brush.keep(moved_down, right_top),
        *brush.keep(right_actions, seat, *right),
        *brush.keep(jars, seat, board["jars"]),
        *held,
        CLOSED,
        CLOSED,
    ]
    return Panel(f"board-{seat}", "own", seat, brush.keep(board_of, who), WIDTH, int(right_top + end), parts)


# ---------------------------------------------------------------------- goods, suspicion, debts


def points(brush: Brush, seat: int, count: int, first: bool, passed: bool) -> str:
    """The points so far, with the first-player marker."""
    body = rect(0.5, 0.5, 62, FINGER - 1, "cell", 5) + badge(3, 3, 20, seat)
    if first:
        body += icon("first", 40, 3, 19)
    if passed:
        body += icon("passed", 24, 5, 15)
    body += icon("point", 4, 25, 18) + text(44, 40, signed(count), "figure-18", "middle")
    label = brush.say("points", points=brush.words.say(points_phrase(count)))
    return piece(f"points-{seat}", label, body, tip=thing_tip(brush.words, "points"), rule="scoring")


GOODS: Final = {"silver": ("silver", 66), "provision": ("provisions", 129)}
"""How their pieces are called, and where they lie."""


def good(brush: Brush, seat: int, name: str, amount: int) -> str:
    """A good and how many there are."""
    id, x = GOODS[name]
    body = frame((x, 0, 60, FINGER), "cell" if amount else "well")
    body += icon(name, x + 5, 12, 24)
    body += text(x + 45, 30, str(amount), "figure-18" if amount else "soft-18", "middle")
    label = f"{brush.say(name)}: {amount}"
    return piece(f"{id}-{seat}", label, body, tip=thing_tip(brush.words, name), rule=f"thing-{name}", fly=True)


def debts(brush: Brush, seat: int, unpaid: int, paid: int) -> str:
    """Debts: unpaid and paid."""
    x = 192
    body = frame((x, 0, 78, FINGER), "cell" if unpaid or paid else "well")
    body += icon("debt", x + 3, 14, 20) + text(x + 30, 30, str(unpaid), "figure-18" if unpaid else "soft-18", "middle")
    body += icon("paid", x + 40, 14, 20) + text(x + 68, 30, str(paid), "figure-18" if paid else "soft-18", "middle")
    label = brush.say("debts", unpaid=unpaid, paid=paid)
    return piece(f"debt-{seat}", label, body, tip=debt_tip(brush.printed, brush.words), rule="debts", fly=True)


def suspicion_cards(brush: Brush, seat: int, cards: tuple[str, ...]) -> Parts:
    """The suspicion cards from the oldest on: the older ones together, then the newest."""
    if not cards:
        return (brush.keep(no_suspicion), *[""] * LARGE)
    taxes = [brush.printed.tax[SUSPICION.index(card)] for card in cards]
    older = max(0, len(cards) - LARGE)
    x = WIDTH - float((len(cards) - older) * (FINGER + 1))
    step = min(12.0, (x - 274) / older) if older else 12.0
    small = [suspicion(brush, seat, at, taxes[at], x - (older - at) * step, step, False) for at in range(older)]
    large = [
        brush.keep(suspicion, seat, at, taxes[at], x + (at - older) * (FINGER + 1), float(FINGER), True)
        for at in range(older, len(cards))
    ]
    return ("".join(small), *in_slots(large, LARGE))


def no_suspicion(brush: Brush) -> str:
    """The place for suspicion cards while there are none."""
    x, width = 273, WIDTH - 273
    body = frame((x, 0, width, FINGER), "slot")
    body += icon("suspicion", x + 18, 12, 24) + text(x + width - 44, 30, "0", "soft-18")
    return piece("", brush.say("no_suspicion"), body, tip=thing_tip(brush.words, "suspicion"), rule="suspicion")


def suspicion(brush: Brush, seat: int, at: int, tax: int, x: float, width: float, large: bool) -> str:
    """A suspicion card and the tax that was taken with it."""
    body = rect(x + 0.5, 0.5, width - 0.5, FINGER - 1, "card-face", 4 if large else 2)
    if large:
        body += icon("suspicion", x + 4, 5, 24)
        body += centred([str(tax), "@tax"], x + width / 2, 37, width - 4, 16)
    label = brush.say("suspicion_card", number=at + 1, tax=tax)
    tip = thing_tip(brush.words, "suspicion")
    id, same = f"suspicion-{seat}-{at}", f"suspicion-{seat}" if large else ""
    return piece(id, label, body, tip=tip, rule="suspicion", same=same, fly=True)


# ---------------------------------------------------------------------- attributes


def track(brush: Brush, seat: int, steps: tuple[int, ...], values: tuple[int, ...], y: float) -> Parts:
    """The attribute track: a line for every attribute, the points above, a marker on the step; a ring for the boost."""
    parts = [brush.keep(track_frame, seat, values, y), brush.keep(track_points, y)]
    for row in range(len(ATTRIBUTES)):
        middle = y + 24 + 18.0 * row
        parts += [
            brush.keep(attribute_value, row, steps[row], values[row], middle),
            brush.keep(attribute_line, middle),
            brush.keep(attribute_marker, seat, steps[row], values[row], middle),
        ]
    return (*parts, CLOSED)


def track_frame(brush: Brush, seat: int, values: tuple[int, ...], y: float) -> str:
    """The track as a whole tells all three values."""
    names = [f"{brush.words.template(f'attribute.{name}')} {values[row]}" for row, name in enumerate(ATTRIBUTES)]
    label = brush.say("track", values=", ".join(names))
    body = frame((0, y, WIDTH, TRACK), "cell")
    return opened(piece(f"track-{seat}", label, body, tip=thing_tip(brush.words, "track"), rule="attributes"))


def track_points(brush: Brush, y: float) -> str:
    """What every step is worth."""
    drawn = icon("point", 60, y + 1.5, 13)
    for at in range(LAST_STEP + 1):
        drawn += text(step_at(at), y + 12.5, str(brush.printed.track[at]), "soft-13", "middle")
    return drawn


def attribute_value(brush: Brush, row: int, step: int, value: int, middle: float) -> str:
    """An attribute with its value and what of it is a boost."""
    drawn = icon(ATTRIBUTES[row], 5, middle - 8, 16) + text(38, middle + 6, str(value), "figure-16", "middle")
    if value != step:
        drawn += text(62, middle + 5, f"+{value - step}", "soft-13", "middle")
    return drawn


def attribute_line(brush: Brush, middle: float) -> str:
    """The line of an attribute with its steps."""
    drawn = f'<path d="M{number(step_at(0))} {number(middle)}H{number(step_at(LAST_STEP))}" class="bar-track"/>'
    for at in range(LAST_STEP + 1):
        drawn += f'<circle cx="{number(step_at(at))}" cy="{number(middle)}" r="3" class="disc"/>'
    return drawn


def attribute_marker(brush: Brush, seat: int, step: int, value: int, middle: float) -> str:
    """The marker on its step, and as far as the boost reaches a ring."""
    marker = badge(step_at(step) - 8, middle - 8, 16, seat)
    if value == step:
        return marker
    reach = step_at(min(LAST_STEP, value))
    return f'<circle cx="{number(reach)}" cy="{number(middle)}" r="7.5" class="boosted"/>{marker}'


def step_at(step: int) -> float:
    """Where a step of the track lies."""
    return 86 + step * ((WIDTH - 82.0) / LAST_STEP * 0.96)


# ---------------------------------------------------------------------- workers


def workers(brush: Brush, seat: int, stock: tuple[int, ...]) -> tuple[Parts, float]:
    """The workers in stock by colour, and the places that are free in their rows; gives where they end."""
    shown = [(kind, at) for kind, count in enumerate(stock) for at in range(min(count, MOST_ALIKE))]
    rows = max(1, -(-len(shown) // ABREAST))
    standing: list[str] = []
    for place, (kind, at) in enumerate(shown):
        more = stock[kind] - MOST_ALIKE if at == MOST_ALIKE - 1 else 0
        standing.append(brush.keep(stocked, seat, kind, at, more, *worker_at(place)))
    free = ""
    for place in range(len(shown), rows * ABREAST):
        x, top = worker_at(place)
        free += rect(x + 1, top + 1, FINGER - 2, FINGER - 2, "slot", 6)
    return (*in_slots(standing, STANDING), free), WORKERS_TOP + rows * (FINGER + GAP)


def worker_at(place: int) -> tuple[float, float]:
    """Where a worker in stock stands."""
    return place % ABREAST * ((WIDTH + 3.0) / ABREAST), WORKERS_TOP + place // ABREAST * (FINGER + GAP)


def stocked(brush: Brush, seat: int, kind: int, at: int, more: int, x: float, y: float) -> str:
    """A worker to be placed; more of its colour than can be used at once are counted on the last."""
    name = WORKERS[kind]
    body = frame((x, y, FINGER, FINGER), "cell", 6) + worker(name, x + 5, y + 4, 38)
    if more:
        body += rect(x + FINGER - 22, y + 2, 20, 16, "value", 8)
        body += text(x + FINGER - 12, y + 14.5, f"+{more}", "figure", "middle")
    label = brush.words.template(f"worker.{name}")
    tip = thing_tip(brush.words, f"worker_{name}")
    same = f"worker-{seat}-{name}"
    return piece(f"{same}-{at}", label, body, tip=tip, rule=f"worker-{name}", same=same, fly=True)


# ---------------------------------------------------------------------- the hand of paladins

HAND_HEIGHT: Final = 62 + FINGER + 2


def hand_of(view: dict[str, Any], seat: int) -> tuple[str, ...]:
    """The three paladins to choose from, while they are."""
    board = view["boards"][seat]
    if board["paladin"] is not None or view["over"]:
        return ()
    cards = tuple(board["deck"]["cards"][-DRAWN:])
    return cards if None not in cards and len(cards) > 1 else ()


def hand_cards(brush: Brush, seat: int, cards: tuple[str, ...]) -> Parts:
    """The paladins in hand, in place of the actions of the left side."""
    drawn = [brush.keep(hand_card, seat, PALADINS.index(card), at) for at, card in enumerate(cards)]
    return tuple(in_slots(drawn, len(LEFT_ORDER)))


def hand_card(brush: Brush, seat: int, card: int, at: int) -> str:
    """A paladin in hand: touched to be played; below the place for the one that goes on top of the deck."""
    width = (WIDTH - 2 * GAP) / 3
    x = at * (width + GAP)
    name, tip = paladin_label(brush, card)
    id = PALADINS[card]
    body = paladin_face(brush, card, (x, 0, width, 62), True)
    drawn = piece(f"paladin-{seat}-{id}", brush.say("play_paladin", name=name), body, tip=tip, rule=f"paladin-{id}")
    top = 64
    below = frame((x, top, width, FINGER), "well") + icon("top", x + 6, top + 12, 22)
    below += fitted(x + 33, top + 29, brush.say("on_top"), "name", 13, width - 38)
    label = brush.say("paladin_on_top", name=name)
    return drawn + piece(f"paladin-top-{seat}-{id}", label, below, tip=label, rule="paladins")
