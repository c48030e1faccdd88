"""A view of Viscounts of the West Kingdom as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import Any

from burgrave.games.viscounts.components import (
    BUILDINGS,
    CARDS,
    FIRST_PRINTED,
    LOCATIONS,
    MANUSCRIPTS,
    PRINTED_MANUSCRIPT,
    SECTIONS,
    SEGMENTS,
    SPOTS_A_SEGMENT,
    printed,
)
from burgrave.games.viscounts.phrases import building_phrase, location_phrase, ways_phrase
from burgrave.games.viscounts.vocabulary import ACTIONS, COUNTED, OFFERS
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import INDENT, marked, named, shown, wrapped


def screen(view: dict[str, Any], words: Words) -> str:
    """The round, the segments clockwise, the castle, the players, the own hand."""
    lines = [calendar(view, words)]
    if view["pair_cards"]:
        lines += pairs(view, words)
    lines.append("")
    for segment in view["ring"]:
        lines += segment_lines(view, words, segment)
    lines += ["", *castle(view, words), ""]
    for who in range(len(view["players"])):
        lines += player_lines(view, words, who)
    return shown(lines)


def calendar(view: dict[str, Any], words: Words) -> str:
    said = [words.say(Phrase("screen.round", round=view["round"]))]
    if view["last_round"]:
        said.append(words.say(Phrase("screen.last", last=view["last_round"])))
    said.append(words.say(Phrase("screen.piles", debts=view["debts_left"], deeds=view["deeds_left"])))
    return "  |  ".join(said)


def pairs(view: dict[str, Any], words: Words) -> list[str]:
    """The player cards and heroes that can be chosen."""
    both = zip(view["pair_cards"], view["pair_heroes"], strict=True)
    said = ", ".join(f"{card + 1} {words.template('card.' + hero)}" for card, hero in both)
    return wrapped(words.say(Phrase("screen.pairs", pairs=said)), "")


def name(view: dict[str, Any], words: Words, who: int) -> str:
    """A player, or the automa by its board."""
    if who >= view["seats"]:
        return words.template(f"automa.{view['options']['automa']}")
    return words.seat(who)


def mark(view: dict[str, Any], who: int) -> str:
    """A player in one letter: the number of the seat, or A for the automa."""
    return "A" if who >= view["seats"] else str(who + 1)


def segment_lines(view: dict[str, Any], words: Words, segment: int) -> list[str]:
    """Two lines: locations with their offers and viscounts, spots; what can be hired and transcribed."""
    figures = printed(view)
    side = 0 if figures.sides[view["seats"]] == "a" else 1
    places = []
    for place in range(3):
        location = 3 * segment + place
        here = "".join(mark(view, who) for who, player in enumerate(view["players"]) if player["viscount"] == location)
        label = LOCATIONS[location] if place < 2 else "◦"
        offer = words.template(f"offer.{OFFERS[figures.offers[side][2 * segment + place]]}") if place < 2 else ""
        places.append(f"{label} {offer}{' @' + here if here else ''}".strip())
    spots = []
    for spot in range(SPOTS_A_SEGMENT * segment, SPOTS_A_SEGMENT * (segment + 1)):
        stand = view["spots"][spot]
        spots.append("□" if stand < 0 else f"{mark(view, stand // 9)}{BUILDINGS[stand % 9][0].upper()}")
    title = words.template(f"segment.{SEGMENTS[segment]}")
    section = words.template(f"section.{SECTIONS[view['facing'][segment]]}")
    first = f"{title:8} {' | '.join(places):46} [{' '.join(spots)}]  {section}"
    return [first, f"         {hireable(view, words, segment)}  |  {readable(view, words, segment)}"]


def hireable(view: dict[str, Any], words: Words, segment: int) -> str:
    """The top townsfolk: name, silver, icons."""
    cards = view["townsfolk"][segment]["cards"]
    card = CARDS.index(cards[-1]) if cards else FIRST_PRINTED + segment
    called = words.template(f"card.{CARDS[card]}" if cards else "card.printed")
    return f"{called} ({printed(view).folk[card].silver}) ×{len(cards)}"


def readable(view: dict[str, Any], words: Words, segment: int) -> str:
    """The top manuscript: ribbon, cost, what it does."""
    cards = view["manuscripts"][segment]["cards"]
    number = MANUSCRIPTS.index(cards[-1]) if cards else PRINTED_MANUSCRIPT + segment
    one = printed(view).manuscripts[number]
    does = words.template(f"counts.{COUNTED[one.counts]}") if one.vp else words.say(ways_phrase(one.instant.ways))
    ribbon = words.template(f"ribbon.{cards[-1].partition('_')[0]}") if cards else words.template("card.printed")
    return f"{ribbon} {one.cost}: {does} ×{len(cards)}"


def castle(view: dict[str, Any], words: Words) -> list[str]:
    """Who has workers where: tier 1 / tier 2 of every section, then the top."""
    everyone = len(view["players"])
    lines = []
    for section in range(len(SECTIONS)):
        tiers = []
        for tier in ("tier1", "tier2"):
            here = view[tier][section * everyone : (section + 1) * everyone]
            tiers.append("".join(mark(view, who) * amount for who, amount in enumerate(here)) or "-")
        lines.append(f"{words.template('section.' + SECTIONS[section]):32} {tiers[0]:6} {tiers[1]}")
    top = " ".join(mark(view, who) * amount for who, amount in enumerate(view["tier3"]) if amount) or "-"
    said = words.say(Phrase("screen.top", workers=top))
    if view["leader"] >= 0:
        said += "  " + words.say(Phrase("screen.leader", leader=name(view, words, view["leader"])))
    return [*lines, said]


def player_lines(view: dict[str, Any], words: Words, who: int) -> list[str]:
    """Goods, debts and deeds, markers, cards, buildings, manuscripts, and what every action would count now."""
    data = view["players"][who]
    sheet = view["sheets"][who] if who < view["seats"] else view["automa_sheet"]
    goods = {good: data[good] for good in ("silver", "ink", "stone", "gold", "workers")}
    has = words.say(Phrase("screen.player", points=sum(sheet.values()), **goods))
    head = marked(view, who, f"{mark(view, who)} {name(view, words, who)}: {has}")
    if data["generic"]:
        head += "  " + words.say(Phrase("screen.generic", n=data["generic"]))
    counts = {field: data[field] for field in ("debts", "paid", "deeds", "approved", "corruption", "virtue")}
    sizes = {zone: len(data[zone]["cards"]) for zone in ("hand", "deck")}
    zones = words.say(Phrase("screen.zones", discard=len(data["discard"]), **sizes))
    lines = [head, f"{INDENT}{words.say(Phrase('screen.cards', **counts))}  {zones}"]
    strengths = dict(zip(ACTIONS, view["strengths"][who], strict=True))
    lines.append(f"{INDENT}{words.say(Phrase('screen.strengths', **strengths))}")
    if data["viscount"] >= 0:
        where = words.say(Phrase("screen.viscount", location=location_phrase(data["viscount"])))
        slots = [words.template(f"card.{card}") if card else "–" for card in data["slots"]]
        lines += wrapped(f"{words.say(Phrase('screen.slots', cards=' | '.join(slots)))}   {where}", INDENT)
    if who == view["seat"]:
        cards = named(words, "card", data["hand"]["cards"], "–")
        lines += wrapped(words.say(Phrase("screen.hand", cards=cards)), INDENT)
    if data["built"]:
        built = ", ".join(words.say(building_phrase(BUILDINGS.index(building))) for building in data["built"])
        lines += wrapped(words.say(Phrase("screen.built", buildings=built)), INDENT)
    if data["manuscripts"]:
        held = named(words, "ribbon", (one.partition("_")[0] for one in data["manuscripts"]))
        lines += wrapped(words.say(Phrase("screen.manuscripts", manuscripts=held)), INDENT)
    return lines
