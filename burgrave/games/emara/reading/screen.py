"""A view of Crown of Emara for a terminal, as plain data: event, rings with all that lies there, then everybody."""

from __future__ import annotations

from typing import Any

from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import (
    ADVISORS,
    BREAD_MARKER,
    CARDS,
    CASTLE,
    CATHEDRAL,
    CRAFTSMEN,
    DONATION_MARKERS,
    EVENTS,
    FAVORS,
    FIRST_TOWN,
    GIFT_MARKERS,
    LOCATIONS,
    MARKET,
    RANKS,
    RESOURCES,
    STAYING,
    STONE_MARKER,
    printed,
)
from burgrave.games.emara.drawing.tips import advisor_power, advisor_tip, event_effect, noble_points, said
from burgrave.games.emara.phrases import bundle_phrases, favor_phrase, her_rank_phrase, stock_phrases, thing
from burgrave.games.emara.position import ROUNDS
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import Columns, Heading, Row, Screen, named, player_heading


def screen(view: dict[str, Any], words: Words) -> Screen:
    """Round and event, both rings, stacks and ranks, then everybody in turn order."""
    shown = [*event(view, words), *rings(view, words), *stacks(view, words)]
    if view["seats"] == 1:
        shown += victoria(view, words)
    for turn in range(view["seats"]):
        shown += player(view, words, (view["first"] + turn) % view["seats"])
    return shown


def label(words: Words, key: str) -> str:
    return words.template(f"screen.label.{key}")


def event(view: dict[str, Any], words: Words) -> Screen:
    """The round, who has the statue, and the event with its effect; at the set-up an event has none."""
    rounds = Phrase("screen.round", round=view["round"], rounds=ROUNDS) if view["round"] else Phrase("screen.set_up")
    shown: Screen = [Heading(words.say(rounds)), Row(words.seat(view["first"]), label(words, "statue"))]
    if view["events"]["cards"]:
        id = view["events"]["cards"][-1]
        name = words.template(f"event.{id}")
        if view["round"]:
            name = f"{name}. {event_effect(printed(view), words, EVENTS.index(id))}"
        shown.append(Row(name, label(words, "event")))
    return shown


# ---------------------------------------------------------------------- the rings


def rings(view: dict[str, Any], words: Words) -> Screen:
    """Both rings, their locations clockwise: who stands there, and all that lies there."""
    head = [label(words, "location"), label(words, "councillors"), label(words, "lies")]
    shown: Screen = []
    for ring in range(2):
        rows: list[list[str]] = []
        for place in range(ring * 4, ring * 4 + 4):
            at = view["rings"][place]
            standing = [words.seat(seat) for seat, one in enumerate(view["claimants"]) if place in one["councilors"]]
            lies = countryside(view, words, at) if at < FIRST_TOWN else town(view, words, at)
            rows.append([words.template(f"location.{LOCATIONS[at]}"), "\n".join(standing), "\n".join(lies)])
        shown += [Heading(words.say(Phrase("screen.ring", number=ring + 1))), Columns(head, rows)]
    return shown


def countryside(view: dict[str, Any], words: Words, location: int) -> list[str]:
    """Every hut with its price, or the craftsman who works there."""
    figures = printed(view)
    lines: list[str] = []
    for place, hut in enumerate(figures.huts_of[location], 1):
        owner = view["huts"][hut]
        lies = said(words, stock_phrases(figures.huts[hut].stock)) if owner == NONE else words.seat(owner)
        key = "screen.hut" if owner == NONE else "screen.hut_taken"
        lines.append(words.say(Phrase(key, place=place, lies=lies)))
    return lines


def town(view: dict[str, Any], words: Words, location: int) -> list[str]:
    """What can be done there now, then the advisors with price, points and power."""
    figures = printed(view)
    lines: list[str] = []
    if location == CASTLE:
        lines.append(prices(view, words, "gift", GIFT_MARKERS))
        lines.append(words.say(Phrase("screen.present", gain=thing("bp", figures.castle_book))))
    elif location == CATHEDRAL:
        lines.append(prices(view, words, "donation", DONATION_MARKERS))
        lines += tokens(view, words)
    elif location == MARKET:
        lines.append(words.say(Phrase("screen.sell", gain=thing("coin", figures.market_coins))))
        books = [f"{count} → {points}" for count, points in enumerate(figures.market_books) if count]
        lines.append(words.say(Phrase("screen.books", books=", ".join(books))))
    else:
        stone, bread = thing("bp", figures.stone_bp), number(view, words, BREAD_MARKER)
        lines.append(words.say(Phrase("screen.stone", gain=stone, number=number(view, words, STONE_MARKER))))
        lines.append(words.say(Phrase("screen.bread", number=bread)))
        for offer in figures.woods:
            pay, gain = bundle_phrases(offer.pay), bundle_phrases(offer.gain)
            lines.append(words.say(Phrase("screen.wood", pay=pay, gain=gain)))
    first = (location - FIRST_TOWN) * 2
    cards = [card for card in view["offer"][first : first + 2] if card != NONE]
    return [*lines, *(advisor_tip(figures, words, card) for card in cards)]


def number(view: dict[str, Any], words: Words, marker: int) -> str:
    """The number in force at a marker; the printed one is told as such."""
    figures = printed(view).markers[marker]
    here = view["markers"][marker] < len(figures.sides[view["seats"]])
    shown = view["shown"][marker]
    return str(shown) if here else words.say(Phrase("screen.printed", number=shown))


def prices(view: dict[str, Any], words: Words, kind: str, markers: list[int]) -> str:
    """What a donation or a gift of every resource costs."""
    numbers = [
        f"{words.template(f'resource.{RESOURCES[at]}')} {number(view, words, marker)}"
        for at, marker in enumerate(markers)
    ]
    return words.say(Phrase(f"screen.{kind}", numbers=", ".join(numbers)))


def tokens(view: dict[str, Any], words: Words) -> list[str]:
    """How many favour tokens are in the stack, and those that lie open: discarded, or drawn for the one who chooses."""
    discarded = favors(view, words, view["discards"])
    lines = [words.say(Phrase("screen.favors", n=len(view["favors"]["cards"])))]
    if discarded:
        lines.append(words.say(Phrase("screen.discards", favors=discarded)))
    drawn = [id for id in view["drawn"]["cards"] if id]
    if drawn:
        lines.append(words.say(Phrase("screen.drawn", favors=favors(view, words, drawn))))
    return lines


def favors(view: dict[str, Any], words: Words, ids: list[str]) -> str:
    """Favour tokens by location and reward."""
    figures = printed(view)
    numbers = [FAVORS.index(id) for id in ids]
    return "; ".join(words.say(favor_phrase(at, figures.favor_at[at], figures.favor_reward[at])) for at in numbers)


# ---------------------------------------------------------------------- stacks, ranks, Victoria


def stacks(view: dict[str, Any], words: Words) -> Screen:
    """The B advisors, of whom the top one may be seen, and every rank with its price and the cards that are left."""
    figures, cards = printed(view), view["stack_b"]["cards"]
    shown: Screen = [Heading(words.template("drawing.court"))]
    rows: list[list[str]] = []
    for rank, name in enumerate(RANKS):
        price = said(words, bundle_phrases(figures.ranks[rank]))
        left = noble_points(figures, rank, view["nobles"][rank]) or words.template("screen.nothing")
        rows.append([words.template(f"rank.{name}"), price, left])
    shown.append(Columns([label(words, "rank"), label(words, "price"), label(words, "points")], rows))
    shown.append(Heading(words.say(Phrase("screen.stack", n=len(cards)))))
    if cards and cards[-1]:
        shown.append(Row(advisor_tip(figures, words, ADVISORS.index(cards[-1])), label(words, "top")))
    return shown


def victoria(view: dict[str, Any], words: Words) -> Screen:
    """Her points and her rank."""
    rank = view["victoria_rank"]
    title = words.say(her_rank_phrase(rank - 1)) if rank else words.template("screen.nothing")
    return [
        Heading(words.say(Phrase("screen.victoria", points=thing("cp", view["victoria"])))),
        Row(title, label(words, "rank")),
    ]


# ---------------------------------------------------------------------- a player


def player(view: dict[str, Any], words: Words, seat: int) -> Screen:
    """Both scales, goods, people, tokens and cards."""
    figures = printed(view)
    one, result = view["claimants"][seat], view["results"][seat]
    nothing = words.template("screen.nothing")
    scales = Phrase("screen.player", who=seat, cp=one["cp"], bp=one["bp"], result=result["result"])
    goods = [thing(name, amount) for name, amount in zip(RESOURCES, one["stock"], strict=True) if amount]
    others = (("coin", "coins"), ("ring", "rings"), ("bread", "bread"), ("book", "books"))
    goods += [thing(name, one[field]) for name, field in others if one[field]]
    rank = words.template(f"rank.{RANKS[one['rank'] - 1]}") if one["rank"] else nothing
    left = CRAFTSMEN - one["craftsmen"]
    craftsmen = Phrase("screen.craftsmen", n=left)
    if left:
        craftsmen = Phrase("screen.craftsmen_next", n=left, gain=thing("cp", figures.craftsmen[one["craftsmen"]]))
    shown: Screen = [
        player_heading(view, seat, words.say(scales)),
        Row(said(words, goods) or nothing, label(words, "goods")),
        Row(rank, label(words, "rank")),
        Row(words.say(craftsmen), label(words, "craftsmen")),
        *advisors(view, words, one["advisors"]),
        Row(favors(view, words, one["favors"]) or nothing, label(words, "favors")),
    ]
    return [*shown, *cards_of(words, one)]


def advisors(view: dict[str, Any], words: Words, ids: list[str]) -> Screen:
    """The advisors recruited, each with what is left of its power; one that was used in this turn is told as such."""
    shown: Screen = []
    for id in ids:
        advisor = ADVISORS.index(id)
        used = id in view["used"]
        name = words.say(Phrase("screen.used", advisor=Phrase(f"advisor.{id}")) if used else Phrase(f"advisor.{id}"))
        power = advisor_power(printed(view), words, advisor) if advisor in STAYING else words.template("screen.nothing")
        shown.append(Row(power, name))
    return shown


def cards_of(words: Words, one: dict[str, Any]) -> Screen:
    """The slots with their steps, the hand, the deck, and the cards that were played and put away."""
    nothing, hidden = words.template("screen.nothing"), words.template("screen.hidden")
    slots = [
        words.say(
            Phrase(
                "screen.slot",
                steps=thing("step", slot + 1),
                card=Phrase(f"card.{CARDS[card]}") if card != NONE else Phrase("screen.nothing"),
            )
        )
        for slot, card in enumerate(one["slots"])
    ]
    hand = [words.template(f"card.{card}") if card else hidden for card in one["hand"]["cards"]]
    shown: Screen = [
        Row("; ".join(slots), label(words, "slots")),
        Row(", ".join(hand) or nothing, label(words, "hand")),
    ]
    if one["deck"]["cards"]:
        shown.append(Row(words.say(Phrase("screen.deck", n=len(one["deck"]["cards"]))), label(words, "deck")))
    if one["played"]:
        shown.append(Row(named(words, "card", [CARDS[card] for card in one["played"]]), label(words, "played")))
    return shown
