"""A view of Crown of Emara as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import Any

from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import (
    ADVISORS,
    BREAD_MARKER,
    CARDS,
    CRAFTSMEN,
    DONATION_MARKERS,
    FAVORS,
    FIRST_TOWN,
    GIFT_MARKERS,
    HUTS_OF,
    LOCATIONS,
    MARKERS,
    RANKS,
    RESOURCES,
    STONE_MARKER,
    Bundle,
    printed,
)
from burgrave.games.emara.phrases import favor_phrase, thing
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import INDENT, marked, named, shown, wrapped


def screen(view: dict[str, Any], words: Words) -> str:
    """Round and event, both rings, markers, ranks, then everybody in turn order."""
    lines = [head(view, words), ""]
    for ring in range(2):
        lines.append(words.say(Phrase("screen.ring", number=ring + 1)))
        for place in range(ring * 4, ring * 4 + 4):
            lines += location(view, words, place)
    lines += ["", markers(view, words), *wrapped(ranks(view, words))]
    if view["seats"] == 1:
        lines.append(words.say(Phrase("screen.victoria", points=thing("cp", view["victoria"]))))
    lines.append("")
    for turn in range(view["seats"]):
        lines += player(view, words, (view["first"] + turn) % view["seats"])
    return shown(lines)


def head(view: dict[str, Any], words: Words) -> str:
    event = view["events"]["cards"][-1] if view["events"]["cards"] else None
    said = words.template(f"event.{event}") if event else words.template("screen.nothing")
    if not view["round"]:
        return words.say(Phrase("screen.set_up", event=said))
    return words.say(Phrase("screen.round", round=view["round"], event=said, who=view["first"]))


def price(words: Words, bundle: Bundle) -> str:
    """A price in a few letters."""
    amounts = [(amount, RESOURCES[kind]) for kind, amount in enumerate(bundle.stock)]
    amounts += [(bundle.coin, "coin"), (bundle.ring, "ring")]
    return "".join(f"{amount}{words.template(f'short.{name}')}" for amount, name in amounts if amount)


def location(view: dict[str, Any], words: Words, place: int) -> list[str]:
    """A location with who stands there, its huts or its advisors."""
    figures = printed(view)
    at = view["rings"][place]
    line = f"  {words.template('location.' + LOCATIONS[at])}"
    standing = [words.seat(seat) for seat, one in enumerate(view["claimants"]) if place in one["councilors"]]
    if standing:
        line += f"  |  {words.say(Phrase('screen.councilors', councilors=', '.join(standing)))}"
    if at < FIRST_TOWN:
        huts: list[str] = []
        for hut in HUTS_OF[at]:
            owner = view["huts"][hut]
            huts.append(price(words, figures.huts[hut]) if owner == NONE else f"[{words.seat(owner)}]")
        return wrapped(f"{line}  |  {words.say(Phrase('screen.huts', huts=' '.join(huts)))}", hanging=INDENT)
    first = (at - FIRST_TOWN) * 2
    cards = [
        f"{words.template('advisor.' + ADVISORS[card])} {price(words, figures.advisors[card].cost)}"
        for card in view["offer"][first : first + 2]
        if card != NONE
    ]
    said = ", ".join(cards) or words.template("screen.nothing")
    return wrapped(f"{line}  |  {words.say(Phrase('screen.spaces', advisors=said))}", hanging=INDENT)


def markers(view: dict[str, Any], words: Words) -> str:
    """The numbers in force; in brackets those of markers that have left the game."""
    figures = printed(view)
    shown: list[str] = []
    for marker in range(len(MARKERS)):
        here = view["markers"][marker] < len(figures.markers[marker].sides[view["seats"]])
        number = view["shown"][marker]
        shown.append(str(number) if here else f"({number})")
    letters = [words.template(f"short.{name}") for name in RESOURCES]
    donation, gift = (
        " ".join(f"{letter}{shown[marker]}" for letter, marker in zip(letters, priced, strict=True))
        for priced in (DONATION_MARKERS, GIFT_MARKERS)
    )
    stone, bread = shown[STONE_MARKER], shown[BREAD_MARKER]
    return words.say(Phrase("screen.markers", donation=donation, gift=gift, stone=stone, bread=bread))


def ranks(view: dict[str, Any], words: Words) -> str:
    """Every rank with its price and the points of the cards that are left."""
    figures = printed(view)
    said: list[str] = []
    for rank, name in enumerate(RANKS):
        points = " ".join(map(str, figures.nobles[rank][view["nobles"][rank] :]))
        cost = price(words, figures.ranks[rank])
        said.append(words.say(Phrase("screen.rank", rank=words.template(f"rank.{name}"), price=cost, points=points)))
    return words.say(Phrase("screen.ranks", ranks="; ".join(said)))


def player(view: dict[str, Any], words: Words, seat: int) -> list[str]:
    """Both scales, goods, people, cards."""
    figures = printed(view)
    one, result = view["claimants"][seat], view["results"][seat]
    nothing = words.template("screen.nothing")
    scales = Phrase("screen.player", who=seat, cp=one["cp"], bp=one["bp"], result=result["result"])
    goods = {name: one[name] for name in ("coins", "rings", "bread", "books")}
    stock = dict(zip(RESOURCES, one["stock"], strict=True))
    favors: list[str] = []
    for name in one["favors"]:
        favor = FAVORS.index(name)
        favors.append(words.say(favor_phrase(favor, figures.favor_at[favor], figures.favor_reward[favor])))
    people = Phrase(
        "screen.people",
        rank=words.template(f"rank.{RANKS[one['rank'] - 1]}") if one["rank"] else nothing,
        craftsmen=CRAFTSMEN - one["craftsmen"],
        advisors=named(words, "advisor", one["advisors"], nothing),
        favors="; ".join(favors) or nothing,
    )
    slots = [
        words.template(f"card.{CARDS[card]}") if card != NONE else f"{slot + 1}"
        for slot, card in enumerate(one["slots"])
    ]
    hidden = words.template("screen.hidden")
    hand = [words.template(f"card.{card}") if card else hidden for card in one["hand"]["cards"]]
    cards = Phrase("screen.cards", slots=" | ".join(slots), hand=", ".join(hand) or nothing)
    return [
        marked(view, seat, words.say(scales)),
        *wrapped(words.say(Phrase("screen.goods", **goods, **stock)), INDENT),
        *wrapped(words.say(people), INDENT),
        *wrapped(words.say(cards), INDENT),
    ]
