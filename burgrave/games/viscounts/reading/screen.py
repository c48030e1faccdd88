"""A view of Viscounts of the West Kingdom for a terminal, as plain data: all that lies on the table."""

from __future__ import annotations

from typing import Any

from burgrave.drawing.flow import written
from burgrave.games.viscounts.components import (
    BUILDINGS,
    BUILDINGS_EACH,
    CARDS,
    CELLS,
    FIRST_PRINTED,
    FIRST_SCHEME,
    INNER,
    LOCATIONS,
    LOCATIONS_A_SEGMENT,
    MANUSCRIPTS,
    OFFERS_A_SEGMENT,
    PRINTED_MANUSCRIPT,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SPOTS_A_SEGMENT,
    printed,
)
from burgrave.games.viscounts.drawing.tips import ability_said, icons_said, said
from burgrave.games.viscounts.phrases import (
    building_phrase,
    card_phrase,
    location_phrase,
    printed_manuscript_phrase,
    way_phrase,
)
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import ACTIONS, GOODS, ICONS
from burgrave.kernel.words import Gain, Phrase, Words
from burgrave.reading.rulebook import head
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen, named, player_heading


def screen(view: dict[str, Any], words: Words) -> Screen:
    """The round, pairs to choose from, the kingdom, townsfolk and manuscripts, the castle, everybody."""
    shown = calendar(view, words)
    if view["pair_cards"]:
        shown += pairs(view, words)
    if view["ring"]:
        shown += [*kingdom(view, words), *piles(view, words), *castle(view, words), *bonuses(view, words)]
    for who in range(len(view["players"])):
        shown += household(view, words, who)
    return shown


def label(words: Words, key: str) -> str:
    return words.template(f"screen.label.{key}")


def name(view: dict[str, Any], words: Words, who: int) -> str:
    """A player, or the automa by its board."""
    if who >= view["seats"]:
        return words.template(f"automa.{view['options']['automa']}")
    return words.seat(who)


def segment_name(words: Words, segment: int) -> str:
    return words.template(f"segment.{SEGMENTS[segment]}")


# ---------------------------------------------------------------------- the round and the set-up


def calendar(view: dict[str, Any], words: Words) -> Screen:
    """The round, and how far the end is; before the first round there are no piles yet."""
    if not view["round"]:
        return [Heading(words.template("screen.set_up"))]
    shown: Screen = [Heading(words.say(Phrase("screen.round", round=view["round"])))]
    if view["last_round"]:
        shown.append(Row(str(view["last_round"]), label(words, "last_round")))
    for card, left in (("poverty", view["debts_left"]), ("prosperity", view["deeds_left"])):
        text = words.template(f"drawing.{card}_open") if view[card] else str(left)
        shown.append(Row(text, label(words, card)))
    shown.append(Row(words.seat(view["first"]), label(words, "first")))
    return shown


def pairs(view: dict[str, Any], words: Words) -> Screen:
    """The player cards with what they give, and the heroes under them."""
    figures = printed(view)
    rows: list[list[str]] = []
    for number, hero in zip(view["pair_cards"], view["pair_heroes"], strict=True):
        card = figures.player_cards[number]
        segment = segment_name(words, card.location // LOCATIONS_A_SEGMENT)
        rows.append(
            [str(number + 1), segment, said(words, card.gain), said(words, card.bonus), hero_said(view, words, hero)]
        )
    titles = [*head(words, "player_card", "segment", "gain", "bonus"), words.template("screen.head.hero")]
    return [Heading(words.template("drawing.pairs")), Columns(titles, rows)]


def hero_said(view: dict[str, Any], words: Words, hero: str) -> str:
    return ", ".join(part for part in card_cells(view, words, CARDS.index(hero)) if part != "–")


# ---------------------------------------------------------------------- the main board


def kingdom(view: dict[str, Any], words: Words) -> Screen:
    """The segments clockwise: locations with their offers and viscounts, then the spots with buildings and links."""
    shown: Screen = [Heading(words.template("drawing.kingdom"))]
    if view["rides"]:
        prices = [f"{words.say(location_phrase(LOCATIONS.index(at)))}: {price}" for at, price in view["rides"].items()]
        shown.append(Row("; ".join(prices), label(words, "rides")))
    shown.append(Grid([locations(view, words, segment) for segment in view["ring"]]))
    shown.append(Row(words.template("screen.legend"), label(words, "spots")))
    shown.append(Grid([spots(view, words, segment) for segment in view["ring"]]))
    return shown


def locations(view: dict[str, Any], words: Words, segment: int) -> list[Cell]:
    """The three locations of a segment: left, right, inner."""
    figures = printed(view)
    side = 0 if figures.sides[view["seats"]] == "a" else 1
    cells: list[Cell] = []
    for place in range(LOCATIONS_A_SEGMENT):
        location = LOCATIONS_A_SEGMENT * segment + place
        parts: list[str] = []
        if place != INNER:
            offer = figures.offers[side][OFFERS_A_SEGMENT * segment + place]
            merchants = f"{figures.batches[offer]} × {words.template('icon.merchant')}"
            parts.append(f"{merchants} → {said(words, figures.offer_effects[offer])}")
        here = [who for who, player in enumerate(view["players"]) if player["viscount"] == location]
        parts += [words.say(Phrase("screen.viscount", name=name(view, words, who))) for who in here]
        cells.append(Cell(words.say(location_phrase(location)), "; ".join(parts)))
    return cells


def spots(view: dict[str, Any], words: Words, segment: int) -> list[Cell]:
    """The spots of a segment clockwise: what they bring, what stands there, the link with the next one."""
    figures = printed(view)
    cells: list[Cell] = []
    for place in range(SPOTS_A_SEGMENT):
        spot = SPOTS_A_SEGMENT * segment + place
        parts = [f"({words.template('rules.bank.' + ('left', 'right')[figures.banks[spot]])})"]
        parts.append(said(words, figures.spot_effects[spot]))
        stand = view["spots"][spot]
        if stand != NONE:
            owner, building = divmod(stand, BUILDINGS_EACH)
            parts.append(f"■ {words.say(building_phrase(building))}, {name(view, words, owner)}")
        if figures.links[spot] != NONE:
            parts.append(f"→ {said(words, figures.effects[figures.links[spot]])}")
        cells.append(Cell(f"{segment_name(words, segment)}, {place + 1}", " ".join(parts)))
    return cells


def card_cells(view: dict[str, Any], words: Words, card: int) -> list[str]:
    """A townsfolk: name, silver, icons, what hiring or dismissing brings, ability."""
    folk = printed(view).folk[card]
    called = words.say(card_phrase(card))
    hire = said(words, folk.hire) if any(way.ops for way in folk.hire.ways) else "–"
    return [
        called,
        words.say(Gain("silver", folk.silver)),
        icons_said(words, folk.icons),
        hire,
        ability_said(printed(view), words, card) or "–",
    ]


def piles(view: dict[str, Any], words: Words) -> Screen:
    """What can be hired and transcribed in every segment, and how many cards are left there."""
    folk: list[list[str]] = []
    papers: list[list[str]] = []
    for segment in view["ring"]:
        cards = view["townsfolk"][segment]["cards"]
        card = CARDS.index(cards[-1]) if cards else FIRST_PRINTED + segment
        folk.append([segment_name(words, segment), *card_cells(view, words, card), str(len(cards))])
        cards = view["manuscripts"][segment]["cards"]
        number = MANUSCRIPTS.index(cards[-1]) if cards else PRINTED_MANUSCRIPT + segment
        paper = words.say(printed_manuscript_phrase(printed(view), number))
        papers.append([segment_name(words, segment), paper, str(len(cards))])
    left = words.template("screen.head.left")
    return [
        Heading(words.template("drawing.street")),
        Columns([*head(words, "segment", "card", "silver", "icons", "hired", "ability"), left], folk),
        Columns([*head(words, "segment", "manuscript"), left], papers),
    ]


def castle(view: dict[str, Any], words: Words) -> Screen:
    """Who has workers where, what a section brings, and which segment it faces."""
    everyone = len(view["players"])
    rows: list[list[str]] = []
    for at, section in enumerate(SECTIONS):
        faces = segment_name(words, view["facing"].index(at))
        tiers = [
            workers_said(view, words, view[tier][at * everyone : (at + 1) * everyone]) for tier in ("tier1", "tier2")
        ]
        rows.append([words.template(f"section.{section}"), faces, said(words, printed(view).rewards[at]), *tiers])
    titles = [*head(words, "section", "segment", "reward")]
    titles += [words.say(Phrase("screen.head.tier", level=level)) for level in (1, 2)]
    shown: Screen = [Heading(words.template("drawing.castle")), Columns(titles, rows)]
    shown.append(Row(workers_said(view, words, view["tier3"]), words.say(Phrase("screen.head.tier", level=3))))
    leader = name(view, words, view["leader"]) if view["leader"] != NONE else "–"
    return [*shown, Row(leader, words.template("castle.leader"))]


def workers_said(view: dict[str, Any], words: Words, workers: list[int]) -> str:
    return ", ".join(f"{name(view, words, who)} × {n}" for who, n in enumerate(workers) if n) or "–"


def bonuses(view: dict[str, Any], words: Words) -> Screen:
    """The clergy's bonus cards, and what has left the game."""
    figures = printed(view)
    rows: list[list[str]] = []
    for at, ribbon in enumerate(RIBBONS):
        owner = view["bonuses"][at]
        cells = [words.template(f"ribbon.{ribbon}"), str(figures.bonus_needs[at])]
        cells += [icons_said(words, figures.bonus_icons[at]), str(figures.bonus_vp[at])]
        rows.append([*cells, name(view, words, owner) if owner != NONE else "–"])
    titles = [*head(words, "ribbon", "needs", "permanent", "points"), words.template("screen.head.owner")]
    shown: Screen = [Heading(words.template("line.bonuses")), Columns(titles, rows)]
    if view["box"]:
        shown.append(Row(named(words, "card", view["box"]), label(words, "box")))
    if view["seats"] == 1:
        shown.append(Row(str(len(view["future"]["cards"])), label(words, "future")))
    return shown


# ---------------------------------------------------------------------- players


def household(view: dict[str, Any], words: Words, who: int) -> Screen:
    """Goods, papers, markers, icons, cards, buildings, manuscripts and points of somebody."""
    data = view["players"][who]
    automa = who >= view["seats"]
    sheet = view["automa_sheet"] if automa else view["sheets"][who]
    text = f"{name(view, words, who)}: {words.say(Gain('points', sum(sheet.values())))}".replace("-", "−")
    shown: Screen = [Heading(text) if automa else player_heading(view, who, text)]
    goods = [words.say(Gain(good, data[good])) for good in GOODS]
    if data["generic"]:
        goods.append(words.say(Gain("resource", data["generic"])))
    shown.append(Row(", ".join(goods), label(words, "goods")))
    shown.append(Row(str(data["workers"]), label(words, "workers")))
    papers = ("debts", "paid", "deeds", "approved")
    shown.append(
        Row(words.say(Phrase("screen.papers", **{paper: data[paper] for paper in papers})), label(words, "papers"))
    )
    cells = {marker: data[marker] + 1 for marker in ("corruption", "virtue")}
    shown.append(Row(words.say(Phrase("screen.track", cells=CELLS, **cells)), label(words, "track")))
    if data["viscount"] != NONE:
        shown.append(Row(words.say(location_phrase(data["viscount"])), label(words, "viscount")))
    icons = [f"{words.template(f'icon.{icon}')} {n}" for icon, n in zip(ICONS, view["icons"][who], strict=True)]
    shown.append(Row(", ".join(icons), label(words, "icons")))
    strengths = zip(ACTIONS, view["strengths"][who], strict=True)
    actions = [f"{words.template(f'action.{action}')} {n}" for action, n in strengths]
    shown.append(Row(", ".join(actions), label(words, "actions")))
    shown += scheme_rows(view, words, data) if automa else card_rows(view, words, who, data)
    built = [words.say(building_phrase(BUILDINGS.index(building))) for building in data["built"]]
    shown.append(Row(", ".join(built) or "–", label(words, "built")))
    papers_held = [
        words.say(printed_manuscript_phrase(printed(view), MANUSCRIPTS.index(one))) for one in data["manuscripts"]
    ]
    shown.append(Row(", ".join(papers_held) or "–", label(words, "manuscripts")))
    points = [f"{words.template(f'line.{line}')} {written(n)}" for line, n in sheet.items() if n]
    shown.append(Row(", ".join(points) or "–", label(words, "points")))
    return shown


def card_rows(view: dict[str, Any], words: Words, who: int, data: dict[str, Any]) -> Screen:
    """The cards of the board from left to right, the own hand, and how many cards lie where."""
    rows: list[list[str]] = []
    for place, card in enumerate(data["slots"], 1):
        if card:
            cells = card_cells(view, words, CARDS.index(card))
        else:
            cells = ["–", "–", free_icons(view, words, place), "–", "–"]
        rows.append([words.say(Phrase("screen.slot", number=place)), *cells])
    own = who == view["seat"]
    if own:
        hand = [CARDS.index(card) for card in data["hand"]["cards"]]
        rows += [[words.template("screen.in_hand"), *card_cells(view, words, card)] for card in hand]
    place_title = words.template("screen.head.place")
    shown: Screen = [Columns([place_title, *head(words, "card", "silver", "icons", "hired", "ability")], rows)]
    sizes = {"hand": len(data["hand"]["cards"]), "deck": len(data["deck"]["cards"]), "limit": view["limits"][who]}
    shown.append(Row(words.say(Phrase("screen.zones", **sizes)), label(words, "cards")))
    # While pairs are chosen, those are the cards to be shuffled.
    key = "discard" if view["round"] else "gathered"
    shown.append(Row(named(words, "card", data["discard"], "–"), label(words, key)))
    return shown


def free_icons(view: dict[str, Any], words: Words, place: int) -> str:
    """The icons printed on a slot without a card."""
    board = printed(view).player_board
    return "–" if place == 1 else icons_said(words, board.second if place == 2 else board.third)


def scheme_rows(view: dict[str, Any], words: Words, data: dict[str, Any]) -> Screen:
    """The schemes of the automa: its board, and which are in its deck and its discard."""
    figures = printed(view)
    rows: list[list[str]] = []
    for place, card in enumerate(data["slots"], 1):
        cells = ["–"] * 5
        if card:
            number = CARDS.index(card)
            scheme = figures.schemes[number - FIRST_SCHEME]
            options = [words.say(Phrase("effect.one", way=way_phrase(way))) for way in scheme.options.ways]
            cells = [words.say(card_phrase(number)), icons_said(words, figures.folk[number].icons)]
            cells += [said(words, scheme.first), str(scheme.move), "; ".join(options)]
        rows.append([words.say(Phrase("screen.slot", number=place)), *cells])
    titles = [words.template("screen.head.place"), *head(words, "scheme", "icons", "first", "move", "options")]
    known = [card for card in data["deck"]["cards"] if card is not None]
    hidden = len(data["deck"]["cards"]) - len(known)
    deck = named(words, "card", known)
    if hidden:
        unseen = words.say(Phrase("cards.some", n=hidden))
        deck = f"{deck}, {unseen}" if deck else unseen
    return [
        Columns(titles, rows),
        Row(deck or "–", label(words, "deck")),
        Row(named(words, "card", data["discard"], "–"), label(words, "discard")),
    ]
