"""A view of Paladins of the West Kingdom as plain data for a terminal: the shared table, then everybody's board."""

from __future__ import annotations

from typing import Any

from burgrave.games.paladins.components import (
    BOARD_SPACES,
    FACTIONS,
    FAVOUR_SLOTS,
    FAVOURS,
    OF_ATTACK,
    OF_CONVERSION,
    OF_DISMISSAL,
    OF_HIRING,
    OF_SPACE,
    OF_TAVERN,
    ORDER_SLOTS,
    ORDERS,
    OUTSIDERS,
    TAVERNS,
    TOWNSFOLK,
    PaladinsComponents,
    printed,
)
from burgrave.games.paladins.crews import SPACES
from burgrave.games.paladins.phrases import (
    ability_phrase,
    outsider_phrase,
    points_phrase,
    scores_phrase,
    townsfolk_phrase,
)
from burgrave.games.paladins.reading.cards import favour_gives, favour_price, given
from burgrave.games.paladins.reading.players import automa, player
from burgrave.kernel.words import Words
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen


def screen(view: dict[str, Any], words: Words) -> Screen:
    """The shared table, then the others' boards, the own one last; alone the opponent's before it."""
    figures = printed(view)
    shown: Screen = [*head(view, words, figures), *orders(view, words, figures), *favours(view, words, figures)]
    shown += [*townsfolk(view, words, figures), *taverns(view, words, figures)]
    shown += [*outsiders(view, words, figures), *regions(view, words, figures)]
    if view["automata"]:
        shown += automa(view, words, figures)
    seats = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    for seat in [*seats, *([] if view["seat"] is None else [view["seat"]])]:
        shown += player(view, words, figures, seat)
    return shown


def house_name(view: dict[str, Any], words: Words, house: int) -> str:
    """A player, or the solo opponent."""
    return words.seat(house) if house < view["seats"] else words.template("automa")


def head(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """The round, the treasury, and how many cards the decks hold."""
    first = words.seat(view["first"])
    decks = {
        name: len(view[f"{name}_deck"]["cards"]) for name in ("townsfolk", "outsider", "wall", "tavern", "suspicion")
    }
    return [
        Heading(words.fill("screen.round", {"round": view["round"], "rounds": figures.rounds, "first": first})),
        Row(words.fill("screen.treasury_holds", {"n": view["treasury"]}), words.template("screen.treasury")),
        Row(words.fill("screen.deck_sizes", decks), words.template("screen.decks")),
        Row(
            words.fill(
                "screen.discard_sizes",
                {name: len(view[f"{name}_discard"]) for name in ("townsfolk", "outsider", "tavern", "suspicion")},
            ),
            words.template("screen.discards"),
        ),
    ]


def orders(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """What they ask for, what for, and who has done it."""
    rows: list[list[str]] = []
    for slot in range(ORDER_SLOTS):
        order = view["orders"]["cards"][slot] if view["orders"]["cards"] else None
        points = words.say(points_phrase(figures.order_vp[slot]))
        if order is None:
            rows.append([words.fill("screen.revealed_in", {"round": figures.order_round[slot]}), points, ""])
            continue
        times = {"action": words.template(f"action.{order}"), "n": figures.order_count[ORDERS.index(order)]}
        done = [house_name(view, words, house) for house, one in enumerate(view["summary"]) if one["orders"][slot]]
        rows.append([words.fill("screen.order", times), points, ", ".join(done) or words.template("screen.nobody")])
    head = [words.template(f"screen.{name}") for name in ("order_asks", "worth", "fulfilled_by")]
    return [Heading(words.template("screen.orders")), Columns(head, rows)]


def favours(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """The worker each asks for, its price, what it gives, and whoever stands there."""
    rows: list[list[str]] = []
    for slot in range(FAVOUR_SLOTS):
        id = view["favours"]["cards"][slot] if view["favours"]["cards"] else None
        if id is None:
            rows.append([words.fill("screen.revealed_in", {"round": figures.favour_round[slot]}), "", "", "", ""])
            continue
        card, worker = FAVOURS.index(id), view["favour_workers"][slot]
        standing = ""
        if worker is not None:
            owner = house_name(view, words, view["favour_houses"][slot])
            standing = f"{owner}: {words.template(f'worker.{worker}')}"
        asked = words.template(f"worker.{SPACES[figures.favour_space[card]]}")
        price = favour_price(figures, words, card)
        rows.append([words.template(f"favour.{id}"), asked, price, favour_gives(figures, words, card), standing])
    head = [words.template(f"screen.{name}") for name in ("favour", "worker", "price", "gives", "stands")]
    return [Heading(words.template("screen.favours")), Columns(head, rows)]


def townsfolk(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """The row from the left: the price of the slot, and all that is printed on the card."""
    rows: list[list[str]] = []
    for slot, id in enumerate(view["townsfolk"]):
        price = words.fill("screen.silver", {"n": figures.hire_silver[slot]})
        if figures.hire_debt[slot]:
            price = words.fill("screen.or_debt", {"silver": price})
        if id is None:
            rows.append([price, words.template("screen.empty_slot"), "", "", ""])
            continue
        card = TOWNSFOLK.index(id)
        rewards = [given(figures, words, OF_DISMISSAL + card), given(figures, words, OF_HIRING + card)]
        ability = words.say(ability_phrase(figures, card))
        rows.append([price, words.say(townsfolk_phrase(card)), *rewards, ability])
    head = [words.template(f"screen.{name}") for name in ("price", "townsfolk_card", "discarded", "hired", "ability")]
    return [Heading(words.template("screen.townsfolk")), Columns(head, rows)]


def taverns(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """The taverns of this round and who has taken which."""
    if not view["taverns"]:
        return []
    rows = [
        [
            given(figures, words, OF_TAVERN + TAVERNS.index(id)),
            words.seat(taker) if taker >= 0 else words.template("screen.nobody"),
        ]
        for id, taker in zip(view["taverns"], view["takers"], strict=True)
    ]
    head = [words.template("screen.tavern"), words.template("screen.taken_by")]
    return [Heading(words.template("screen.taverns")), Columns(head, rows)]


def outsiders(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """The row from the left: the flags above the slot, and all that is printed on the card."""
    rows: list[list[str]] = []
    for slot, id in enumerate(view["outsiders"]):
        flags = [str(figures.faith_flags[slot]), str(figures.strength_flags[slot])]
        if id is None:
            rows.append([*flags, words.template("screen.empty_slot"), "", "", "", ""])
            continue
        card = OUTSIDERS.index(id)
        rows.append(
            [
                *flags,
                words.say(outsider_phrase(card)),
                words.template(f"faction.{FACTIONS[figures.faction[card]]}"),
                given(figures, words, OF_ATTACK + card),
                given(figures, words, OF_CONVERSION + card),
                words.say(scores_phrase(figures, card)),
            ]
        )
    names = ("faith", "strength", "outsider_card", "faction", "attack", "conversion", "at_the_end")
    return [Heading(words.template("screen.outsiders")), Columns([words.template(f"screen.{n}") for n in names], rows)]


def regions(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """Every region with its flags, every space with its name and its reward or whoever stands there."""
    rows: list[list[Cell]] = []
    for at in figures.left_to_right:
        region = figures.space_region[at]
        while len(rows) <= region:
            number = len(rows)
            flags = {"faith": figures.faith_flags[number], "strength": figures.strength_flags[number]}
            label = words.fill("screen.region", {"number": number + 1})
            rows.append([Cell(label, words.fill("screen.flags", flags))])
        rows[region].append(Cell(BOARD_SPACES[at], space_said(view, words, figures, at)))
    return [Heading(words.template("screen.regions")), Grid(rows)]


def space_said(view: dict[str, Any], words: Words, figures: PaladinsComponents, at: int) -> str:
    """A monk or an outpost, the reward of a free space, or why it is closed."""
    stands = view["spaces"][at]
    if stands is not None:
        kind, _, house = stands.partition("-")
        return words.fill(f"screen.{kind}_of", {"owner": house_name(view, words, int(house))})
    if figures.space_players[at] > view["seats"]:
        return words.fill("screen.closed", {"n": figures.space_players[at]})
    return given(figures, words, OF_SPACE + at)
