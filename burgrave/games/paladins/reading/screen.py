"""A view of Paladins of the West Kingdom as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.paladins.components import (
    ACTIONS,
    BOARD_SPACES,
    FAVOUR_SLOTS,
    ORDER_SLOTS,
    ORDERS,
    RIGHT,
    PaladinsComponents,
    kind_of,
    printed,
)
from burgrave.games.paladins.crews import WORKERS
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import INDENT, marked, named, shown, wrapped

HANGING: Final = "  "
"""How much farther in a long list goes on."""


def screen(view: dict[str, Any], words: Words) -> str:
    """The main board, then everybody's board, the own one last."""
    figures = printed(view)
    lines = [head(view, words, figures), *kings(view, words, figures)]
    lines += wrapped(words.say(Phrase("screen.townsfolk", cards=townsfolk(view, words, figures))), hanging=HANGING)
    lines += wrapped(words.say(Phrase("screen.outsiders", cards=outsiders(view, words, figures))), hanging=HANGING)
    if view["taverns"]:
        lines += wrapped(words.say(Phrase("screen.taverns", cards=taverns(view, words))), hanging=HANGING)
    lines += wrapped(words.say(Phrase("screen.spaces", spaces=spaces(view, words, figures))), hanging=HANGING)
    seats = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    for seat in [*seats, *([] if view["seat"] is None else [view["seat"]])]:
        lines += ["", *player(view, words, seat)]
    if view["automata"]:
        lines += ["", *automa(view, words)]
    return shown(lines)


def head(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> str:
    amounts = {"round": view["round"], "rounds": figures.rounds, "treasury": view["treasury"]}
    return words.say(Phrase("screen.round", first=words.seat(view["first"]), **amounts))


def kings(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> list[str]:
    """Orders with their points, favours with whoever stands on them."""
    orders: list[str] = []
    for slot in range(ORDER_SLOTS):
        order = view["orders"]["cards"][slot]
        if order is None:
            orders.append(words.template("screen.hidden"))
        else:
            name = words.template(f"action.{order}")
            orders.append(f"{name} {figures.order_count[ORDERS.index(order)]} ({figures.order_vp[slot]})")
    lines = wrapped(words.say(Phrase("screen.orders", orders=", ".join(orders))), hanging=HANGING)
    favours: list[str] = []
    for slot in range(FAVOUR_SLOTS):
        favour = view["favours"]["cards"][slot]
        if favour is not None:
            said = words.template(f"favour.{favour}")
            worker = view["favour_workers"][slot]
            favours.append(said if worker is None else f"{said} [{words.template(f'worker.{worker}')}]")
    if favours:
        lines += wrapped(words.say(Phrase("screen.favours", favours=", ".join(favours))), hanging=HANGING)
    return lines


def townsfolk(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> str:
    """The row with the silver under every slot."""
    found = [
        words.template("screen.nothing") if card is None else f"{card_name(words, 'townsfolk', card)} ({silver})"
        for card, silver in zip(view["townsfolk"], figures.hire_silver, strict=True)
    ]
    return " | ".join(found)


def outsiders(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> str:
    """The row with the flags of faith and strength above every slot."""
    found: list[str] = []
    for slot, card in enumerate(view["outsiders"]):
        flags = f"{figures.faith_flags[slot]}/{figures.strength_flags[slot]}"
        name = words.template("screen.nothing") if card is None else card_name(words, "outsider", card)
        found.append(f"{flags} {name}")
    return " | ".join(found)


def taverns(view: dict[str, Any], words: Words) -> str:
    """Those that nobody has taken."""
    figures = printed(view)
    found: list[str] = []
    for card, taker in zip(view["taverns"], view["takers"], strict=True):
        if taker < 0:
            workers = figures.figures["tavern"][card]["workers"]
            found.append("+".join(words.template(f"worker.{name}") for name, n in workers.items() for _ in range(n)))
    return "; ".join(found) or words.template("screen.nothing")


def spaces(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> str:
    """How many spaces are free in every region."""
    found: list[str] = []
    for region in range(6):
        free = [
            id
            for at, id in enumerate(BOARD_SPACES)
            if figures.space_region[at] == region
            and view["spaces"][at] is None
            and figures.space_players[at] <= view["seats"]
        ]
        found.append(words.say(Phrase("screen.region", number=region + 1, count=" ".join(free) or "-")))
    return "; ".join(found)


def card_name(words: Words, family: str, card: str) -> str:
    return f"{words.template(f'{family}.{kind_of(card)}')} {card[-1]}"


def attributes(words: Words, track: list[int], values: list[int]) -> str:
    """Steps on the track, with the boost of this round."""
    said: dict[str, str] = {}
    for at, name in enumerate(("faith", "strength", "influence")):
        boost = values[at] - track[at]
        boosted = words.say(Phrase("screen.boosted", track=track[at], boost=boost))
        said[name] = boosted if boost else str(track[at])
    return words.say(Phrase("screen.attributes", **said))


def player(view: dict[str, Any], words: Words, seat: int) -> list[str]:
    """Everything of one player."""
    board, summary = view["boards"][seat], view["summary"][seat]
    said = Phrase(
        "screen.player",
        name=words.seat(seat),
        points=summary["points"],
        silver=board["silver"],
        provisions=board["provisions"],
        attributes=attributes(words, board["attributes"], summary["values"]),
    )
    parts = [workers(words, board["workers"])]
    if board["paladin"] is not None:
        name = words.template(f"paladin.{board['paladin']}")
        parts.append(words.say(Phrase("screen.paladin", paladin=name)))
    parts += deeds(words, board, summary)
    if board["party"]:
        cards = ", ".join(card_name(words, "townsfolk", card) for card in board["party"])
        parts.append(words.say(Phrase("screen.party", cards=cards)))
    covered = [
        f"{words.template(f'action.{ACTIONS[RIGHT + at]}')} {'LM'[bits - 1] if bits < 3 else 'LM'}"
        for at, bits in enumerate(board["workshops"])
        if bits
    ]
    if covered:
        parts.append(words.say(Phrase("screen.workshops", workshops=", ".join(covered))))
    placed = named(words, "action", (ACTIONS[at] for at, row in enumerate(board["placed"]) if any(row)))
    if placed:
        parts.append(words.say(Phrase("screen.placed", placed=placed)))
    if board["passed"]:
        parts.append(words.template("screen.passed"))
    hand = [card for card in board["deck"]["cards"][-3:] if card is not None]
    if seat == view["seat"] and board["paladin"] is None and hand:
        parts.append(words.say(Phrase("screen.hand", cards=named(words, "paladin", hand))))
    return [marked(view, seat, words.say(said)), *wrapped("; ".join(parts), INDENT, HANGING)]


def workers(words: Words, stock: list[int]) -> str:
    found = [f"{words.template(f'worker.{WORKERS[kind]}')} {n}" for kind, n in enumerate(stock) if n]
    return words.say(Phrase("screen.workers", workers=", ".join(found) or words.template("screen.nothing")))


def deeds(words: Words, house: dict[str, Any], summary: dict[str, Any]) -> list[str]:
    """Actions taken, debts and suspicion, outsiders."""
    done = [f"{words.template(f'action.{name}')} {n}" for name, n in summary["done"].items() if n]
    parts = [words.say(Phrase("screen.done", done=", ".join(done)))] if done else []
    if house["suspicion"] or house["unpaid"] or house["paid"]:
        amounts = {"cards": len(house["suspicion"]), "unpaid": house["unpaid"], "paid": house["paid"]}
        parts.append(words.say(Phrase("screen.suspicion", **amounts)))
    for name in ("converted", "attacked"):
        if house[name]:
            cards = ", ".join(card_name(words, "outsider", card) for card in house[name])
            parts.append(words.say(Phrase(f"screen.{name}", cards=cards)))
    return parts


def automa(view: dict[str, Any], words: Words) -> list[str]:
    """The solo opponent."""
    house, summary = view["automata"][0], view["summary"][view["seats"]]
    said = Phrase(
        "screen.automa",
        points=summary["points"],
        attributes=attributes(words, house["attributes"], house["attributes"]),
        workers=house["workers"],
        marker=house["marker"] + 1,
    )
    return [f"  {words.say(said)}", *wrapped("; ".join(deeds(words, house, summary)), INDENT, HANGING)]
