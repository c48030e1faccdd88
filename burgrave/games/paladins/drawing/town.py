"""What the king and the town offer: townsfolk, debts, the treasury, orders, favours, and the taverns of a round."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import FINGER
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import frame, icon, piece, rect, text
from burgrave.games.paladins.components import (
    FAVOUR_SLOTS,
    FAVOURS,
    OF_FAVOUR,
    OF_FAVOUR_CHOICE,
    OF_TAVERN,
    ORDER_SLOTS,
    ORDERS,
    TAVERNS,
    TAVERNS_MOST,
    TOWNSFOLK,
)
from burgrave.games.paladins.crews import SPACES
from burgrave.games.paladins.drawing.brush import (
    GAP,
    Brush,
    Parts,
    centred,
    choice_parts,
    in_slots,
    reward_parts,
    space,
    tip_of,
    townsfolk_face,
    townsfolk_name,
    worker,
)
from burgrave.games.paladins.drawing.tips import debt_tip, favour_tip, reward_said, thing_tip, townsfolk_tip

WIDTH: Final = 400
CARD: Final = (68.0, 82.0)
"""A townsfolk of the row."""
PRICE: Final = 18.0
FAVOUR: Final = ((WIDTH - 4 * GAP) / 5, 50.0)
ORDER: Final = (92.0, 36.0)
ORDERS_TOP: Final = PRICE + CARD[1] + GAP
FAVOURS_TOP: Final = ORDERS_TOP + ORDER[1] + GAP
TAVERNS_TOP: Final = FAVOURS_TOP + FAVOUR[1] + GAP


def town(view: dict[str, Any], brush: Brush) -> Panel:
    """From above: townsfolk with their prices and the debts, orders, favours, taverns while they are taken."""
    taken = sum(taker >= 0 for taker in view["takers"])
    taverns = tuple(view["taverns"]) if taken < view["seats"] else ()
    parts = [
        *brush.keep(townsfolk_row, tuple(view["townsfolk"])),
        brush.keep(debts),
        brush.keep(round_of, view["round"], view["treasury"], ORDERS_TOP),
        *brush.keep(
            order_row,
            tuple(view["orders"]["cards"][:ORDER_SLOTS]),
            tuple([tuple(house["orders"]) for house in view["summary"]]),
        ),
        *brush.keep(
            favour_row,
            tuple(view["favours"]["cards"][:FAVOUR_SLOTS]),
            tuple(view["favour_workers"]),
            tuple(view["favour_houses"]),
        ),
        *brush.keep(tavern_row, taverns, tuple(view["takers"])),
    ]
    height = (TAVERNS_TOP + FINGER if taverns else TAVERNS_TOP - GAP) + 1
    return Panel("town", "shared", -1, brush.say("town"), WIDTH, int(height), parts)


def townsfolk_row(brush: Brush, cards: tuple[str | None, ...]) -> Parts:
    """The townsfolk of the row and its gaps."""
    return tuple(
        brush.keep(townsfolk, slot, -1 if card is None else TOWNSFOLK.index(card)) for slot, card in enumerate(cards)
    )


def townsfolk(brush: Brush, slot: int, card: int) -> str:
    """A townsfolk with the price of its slot above."""
    figures = brush.printed
    x, (width, height) = slot * (CARD[0] - 1 + GAP - 2), CARD
    width -= 2
    silver, debt = figures.hire_silver[slot], figures.hire_debt[slot]
    price = [str(silver), "@silver", *(["/", "@debt"] if debt else [])]
    drawn = centred(price, x + width / 2, 9, width, 16)
    id = f"townsfolk-{slot + 1}"
    if card < 0:
        body = frame((x, PRICE, width, height), "slot")
        return drawn + piece(id, brush.say("gap"), body, tip=thing_tip(brush.words, "townsfolk_row"), rule="townsfolk")
    body = townsfolk_face(brush, card, (x, PRICE, width, height), True)
    tip = brush.keep(tip_of, townsfolk_tip, card)
    return drawn + piece(id, townsfolk_name(brush, card), body, tip=tip, rule=f"townsfolk-{TOWNSFOLK[card]}")


def debts(brush: Brush) -> str:
    x = 5 * (CARD[0] - 1 + GAP - 2)
    body = frame((x, PRICE, WIDTH - x, CARD[1]), "well")
    body += icon("debt", (x + WIDTH) / 2 - 16, PRICE + 24, 32)
    return piece("debts", brush.say("debt_deck"), body, tip=debt_tip(brush.printed, brush.words), rule="debts")


def round_of(brush: Brush, round: int, treasury: int, y: float) -> str:
    """The round and the silver in the treasury."""
    body = rect(0.5, y + 0.5, 106, ORDER[1] - 1, "cell", 5)
    body += text(24, y + 24, f"{round}/{brush.printed.rounds}", "figure-16", "middle")
    body += icon("treasury", 52, y + 7, 23) + text(91, y + 24, str(treasury), "figure-18", "middle")
    label = brush.say("round", round=round, rounds=brush.printed.rounds, treasury=treasury)
    return piece("treasury", label, body, tip=thing_tip(brush.words, "treasury"), rule="treasury")


def order_row(brush: Brush, cards: tuple[str | None, ...], done: tuple[tuple[bool, ...], ...]) -> Parts:
    """The king's orders, with the houses that have done each."""
    drawn: list[str] = []
    for slot in range(ORDER_SLOTS):
        card = cards[slot] if cards else None
        if card is None:
            drawn.append(brush.keep(order_card, slot, -1, (), ORDERS_TOP))
        else:
            by = tuple(house for house, orders in enumerate(done) if orders[slot])
            drawn.append(brush.keep(order_card, slot, ORDERS.index(card), by, ORDERS_TOP))
    return tuple(drawn)


def order_card(brush: Brush, slot: int, order: int, done: tuple[int, ...], y: float) -> str:
    """A king's order: so many of an action, the points, and who has done it."""
    x, (width, height) = 110 + slot * (ORDER[0] + 5.0), ORDER
    figures = brush.printed
    worth = figures.order_vp[slot]
    if order < 0:
        body = frame((x, y, width, height), "card-back")
        body += text(x + width / 2, y + 24, str(figures.order_round[slot]), "on-gules", "middle")
        label = brush.say("order_hidden", round=figures.order_round[slot])
        return piece(f"order-{slot + 1}", label, body, tip=label, rule="orders")
    body = frame((x, y, width, height), "card-face")
    body += centred(
        [str(figures.order_count[order]), f"@{ORDERS[order]}", "→", str(worth), "@point"],
        x + width / 2,
        y + 14,
        width - 6,
        18,
    )
    for place, house in enumerate(done):
        body += in_colour(house, badge(x + 4 + place * 14, y + 23, 11, house))
    name = brush.words.template(f"action.{ORDERS[order]}")
    label = brush.say("order", action=name, count=figures.order_count[order], points=worth)
    return piece(f"order-{slot + 1}", label, body, tip=label, rule="orders")


def favour_row(
    brush: Brush, cards: tuple[str | None, ...], workers: tuple[str | None, ...], houses: tuple[int, ...]
) -> Parts:
    """The king's favours, with whoever stands on them."""
    drawn: list[str] = []
    for slot in range(FAVOUR_SLOTS):
        card = cards[slot] if cards else None
        number = -1 if card is None else FAVOURS.index(card)
        drawn.append(brush.keep(favour_card, slot, number, workers[slot] or "", houses[slot], FAVOURS_TOP))
    return tuple(drawn)


def favour_card(brush: Brush, slot: int, favour: int, who: str, house: int, y: float) -> str:
    """A king's favour: the worker it asks for, its price, what it gives."""
    width, height = FAVOUR
    x = slot * (width + GAP)
    figures = brush.printed
    id = f"favour-{slot + 1}"
    if favour < 0:
        body = frame((x, y, width, height), "card-back")
        body += text(x + width / 2, y + 31, str(figures.favour_round[slot]), "on-gules", "middle")
        label = brush.say("favour_hidden", round=figures.favour_round[slot])
        return piece(id, label, body, tip=label, rule="favours")
    body = frame((x, y, width, height), "card-face")
    body += space(SPACES[figures.favour_space[favour]], x + 3, y + 3, 22)
    if who:
        body += worker(who, x + 3, y + 2, 22) + in_colour(house, badge(x + 16, y + 14, 12, house))
    cost: list[str] = []
    for amount, sign in (
        (figures.favour_silver[favour], "silver"),
        (figures.favour_provisions[favour], "provision"),
        (figures.favour_debt[favour], "debt"),
    ):
        if amount:
            cost += [f"−{amount}" if amount > 1 else "−", f"@{sign}"]
    body += centred(cost, x + 50, y + 14, 46, 16)
    parts = choice_parts(figures, OF_FAVOUR + favour, OF_FAVOUR_CHOICE + favour, figures.favour_choices[favour])
    body += centred(parts, x + width / 2, y + 37, width - 5, 20)
    name = brush.words.template(f"favour.{FAVOURS[favour]}")
    tip = brush.keep(tip_of, favour_tip, favour)
    return piece(id, name, body, tip=tip, rule=f"favour-{FAVOURS[favour]}")


def tavern_row(brush: Brush, cards: tuple[str, ...], takers: tuple[int, ...]) -> Parts:
    """The taverns of the round, or none."""
    drawn = [brush.keep(tavern, at, TAVERNS.index(card), takers[at], TAVERNS_TOP) for at, card in enumerate(cards)]
    return tuple(in_slots(drawn, TAVERNS_MOST))


def tavern(brush: Brush, at: int, card: int, taker: int, y: float) -> str:
    """A tavern with its workers, and who has taken it."""
    width = (WIDTH - 4 * GAP) / 5
    x = at * (width + GAP)
    body = frame((x, y, width, FINGER), "well" if taker >= 0 else "card-face")
    body += icon("tavern", x + 2, y + 2, 14)
    body += centred(reward_parts(brush.printed, OF_TAVERN + card), x + width / 2, y + 30, width - 5, 20)
    if taker >= 0:
        body += in_colour(taker, badge(x + width - 16, y + 2, 13, taker))
    said = reward_said(brush.printed, brush.words, OF_TAVERN + card)
    label = brush.say("tavern", workers=said)
    return piece(f"tavern-{at}", label, body, tip=label, rule="taverns")
