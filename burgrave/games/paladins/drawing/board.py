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
)
from burgrave.games.paladins.crews import WORKERS
from burgrave.games.paladins.drawing.actions import jars, left_actions, right_actions
from burgrave.games.paladins.drawing.brush import GAP, Brush, centred, paladin_face, paladin_label, worker
from burgrave.games.paladins.drawing.holdings import holdings
from burgrave.games.paladins.drawing.tips import debt_tip, thing_tip
from burgrave.games.paladins.phrases import points_phrase, signed
from burgrave.kernel.words import Words

WIDTH: Final = 400
ABREAST: Final = 8
"""So many workers stand in a row."""
MOST_ALIKE: Final = 3
"""More of one colour are counted: no action takes more."""
DRAWN: Final = 3
"""So many paladins are drawn."""
LARGE: Final = 2
"""So many suspicion cards, the newest, can be touched: no reward discards more."""
TRACK: Final = 70
LEFT_HEIGHT: Final = 2 * FINGER + GAP


def own_board(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    """Everything that a player plays with, from above in the order of a turn."""
    board, summary = view["boards"][seat], view["summary"][seat]
    drawn = [f'<g class="seat-{seat}">', goods(view, brush, seat)]
    y = float(FINGER + GAP)
    drawn.append(brush.keep(track, seat, tuple(board["attributes"]), tuple(summary["values"]), y))
    y += TRACK + GAP
    standing, rows = workers(brush, seat, board["workers"], y)
    drawn.append(standing)
    y += rows * (FINGER + GAP)
    hand = hand_of(view, seat)
    if hand:
        drawn += [brush.keep(hand_card, seat, PALADINS.index(card), at, y) for at, card in enumerate(hand)]
        y += HAND_HEIGHT + GAP
    else:
        drawn.append(left_actions(view, brush, seat, y))
        y += LEFT_HEIGHT + GAP
    actions, height = right_actions(view, brush, seat, y)
    drawn.append(actions)
    y += height + GAP
    drawn.append(jars(brush, seat, board["jars"], y))
    y += FINGER + GAP
    held, end = holdings(view, brush, seat, y, WIDTH, FINGER)
    drawn += [held, "</g>"]
    label = brush.say("board", who=words.seat(seat))
    return Panel(f"board-{seat}", "own", seat, label, WIDTH, int(end), "".join(drawn))


# ---------------------------------------------------------------------- goods, suspicion, debts


def goods(view: dict[str, Any], brush: Brush, seat: int) -> str:
    """Points, silver, provisions, debts, and the suspicion cards from the oldest on."""
    board, summary = view["boards"][seat], view["summary"][seat]
    drawn = [
        brush.keep(points, seat, summary["points"], view["first"] == seat, board["passed"]),
        brush.keep(good, f"silver-{seat}", "silver", board["silver"], 66, 60),
        brush.keep(good, f"provisions-{seat}", "provision", board["provisions"], 129, 60),
        brush.keep(debts, seat, board["unpaid"], board["paid"], 192, 78),
    ]
    cards = len(board["suspicion"])
    large = min(cards, LARGE)
    x = WIDTH - float(large * (FINGER + 1))
    taxes = [brush.printed.tax[_number(card)] for card in board["suspicion"]]
    older = cards - large
    step = min(12.0, (x - 274) / older) if older else 12.0
    if not cards:
        drawn.append(brush.keep(no_suspicion, 273, WIDTH - 273))
    for at in range(older):
        drawn.append(brush.keep(suspicion, seat, at, taxes[at], x - (older - at) * step, step, False))
    for at in range(older, cards):
        drawn.append(brush.keep(suspicion, seat, at, taxes[at], x + (at - older) * (FINGER + 1), float(FINGER), True))
    return "".join(drawn)


def _number(card: str) -> int:
    return int(card[-2:]) - 1


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


def good(brush: Brush, id: str, name: str, amount: int, x: float, width: float) -> str:
    """A good and how many there are."""
    body = frame((x, 0, width, FINGER), "cell" if amount else "well")
    body += icon(name, x + 5, 12, 24)
    body += text(x + width - 15, 30, str(amount), "figure-18" if amount else "soft-18", "middle")
    label = f"{brush.say(name)}: {amount}"
    return piece(id, label, body, tip=thing_tip(brush.words, name), rule=f"thing-{name}", fly=True)


def debts(brush: Brush, seat: int, unpaid: int, paid: int, x: float, width: float) -> str:
    """Debts: unpaid and paid."""
    body = frame((x, 0, width, FINGER), "cell" if unpaid or paid else "well")
    body += icon("debt", x + 3, 14, 20) + text(x + 30, 30, str(unpaid), "figure-18" if unpaid else "soft-18", "middle")
    body += icon("paid", x + 40, 14, 20) + text(x + 68, 30, str(paid), "figure-18" if paid else "soft-18", "middle")
    label = brush.say("debts", unpaid=unpaid, paid=paid)
    return piece(f"debt-{seat}", label, body, tip=debt_tip(brush.printed, brush.words), rule="debts", fly=True)


def no_suspicion(brush: Brush, x: float, width: float) -> str:
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


def track(brush: Brush, seat: int, steps: tuple[int, ...], values: tuple[int, ...], y: float) -> str:
    """The attribute track: a line for every attribute, the points above, a marker on the step; a ring for the boost."""
    left, line = 78.0, 18.0
    step = (WIDTH - left - 4) / LAST_STEP * 0.96
    body = frame((0, y, WIDTH, TRACK), "cell")
    body += icon("point", 60, y + 1.5, 13)
    start = left + 8
    for at in range(LAST_STEP + 1):
        worth = brush.printed.track[at]
        body += text(start + at * step, y + 12.5, str(worth), "soft-13", "middle")
    for row, name in enumerate(ATTRIBUTES):
        middle = y + 15 + line * row + line / 2
        body += icon(name, 5, middle - 8, 16)
        boost = values[row] - steps[row]
        body += text(38, middle + 6, str(values[row]), "figure-16", "middle")
        if boost:
            body += text(62, middle + 5, f"+{boost}", "soft-13", "middle")
        right = start + LAST_STEP * step
        body += f'<path d="M{number(start)} {number(middle)}H{number(right)}" class="bar-track"/>'
        for at in range(LAST_STEP + 1):
            body += f'<circle cx="{number(start + at * step)}" cy="{number(middle)}" r="3" class="disc"/>'
        if boost:
            reach = start + min(LAST_STEP, values[row]) * step
            body += f'<circle cx="{number(reach)}" cy="{number(middle)}" r="7.5" class="boosted"/>'
        body += badge(start + steps[row] * step - 8, middle - 8, 16, seat)
    names = [f"{brush.words.template(f'attribute.{name}')} {values[row]}" for row, name in enumerate(ATTRIBUTES)]
    label = brush.say("track", values=", ".join(names))
    return piece(f"track-{seat}", label, body, tip=thing_tip(brush.words, "track"), rule="attributes")


# ---------------------------------------------------------------------- workers


def workers(brush: Brush, seat: int, stock: list[int], y: float) -> tuple[str, int]:
    """The workers in stock by colour; gives how many rows they fill."""
    shown = [(kind, at) for kind, count in enumerate(stock) for at in range(min(count, MOST_ALIKE))]
    rows = max(1, -(-len(shown) // ABREAST))
    drawn: list[str] = []
    step = (WIDTH + 3.0) / ABREAST
    for place, (kind, at) in enumerate(shown):
        more = stock[kind] - MOST_ALIKE if at == MOST_ALIKE - 1 else 0
        x, top = place % ABREAST * step, y + place // ABREAST * (FINGER + GAP)
        drawn.append(brush.keep(stocked, seat, kind, at, more, x, top))
    for place in range(len(shown), rows * ABREAST):
        x, top = place % ABREAST * step, y + place // ABREAST * (FINGER + GAP)
        drawn.append(rect(x + 1, top + 1, FINGER - 2, FINGER - 2, "slot", 6))
    return "".join(drawn), rows


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


def hand_of(view: dict[str, Any], seat: int) -> list[str]:
    """The three paladins to choose from, while they are."""
    board = view["boards"][seat]
    if board["paladin"] is not None or view["over"]:
        return []
    cards: list[str | None] = board["deck"]["cards"][-DRAWN:]
    found = [card for card in cards if card is not None]
    return found if len(found) == len(cards) and len(found) > 1 else []


def hand_card(brush: Brush, seat: int, card: int, at: int, y: float) -> str:
    """A paladin in hand: touched to be played; below the place for the one that goes on top of the deck."""
    width = (WIDTH - 2 * GAP) / 3
    x = at * (width + GAP)
    name, tip = paladin_label(brush, card)
    id = PALADINS[card]
    body = paladin_face(brush, card, (x, y, width, 62), True)
    drawn = piece(f"paladin-{seat}-{id}", brush.say("play_paladin", name=name), body, tip=tip, rule=f"paladin-{id}")
    top = y + 64
    below = frame((x, top, width, FINGER), "well") + icon("top", x + 6, top + 12, 22)
    below += fitted(x + 33, top + 29, brush.say("on_top"), "name", 13, width - 38)
    label = brush.say("paladin_on_top", name=name)
    return drawn + piece(f"paladin-top-{seat}-{id}", label, below, tip=label, rule="paladins")
