"""The rules of Crown of Emara as a page to read: words from the catalogues, figures from the components."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    EVENTS,
    FAVORS,
    HUT_AT,
    HUTS,
    HUTS_OF,
    LOCATIONS,
    MARKERS,
    NOBLES_A_RANK,
    RANKS,
    RESOURCES,
    SHEET,
    SLOTS,
    EmaraComponents,
)
from burgrave.games.emara.drawing.tips import (
    advisor_power,
    card_tip,
    event_effect,
    noble_points,
    offers_said,
    said,
    thing_tip,
)
from burgrave.games.emara.options import EmaraOptions
from burgrave.games.emara.phrases import (
    bundle_phrases,
    favor_phrase,
    location_phrase,
    marker_phrase,
    stock_phrases,
    thing,
)
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.examples import Example
from burgrave.reading.rulebook import Contents, Provenance, Rows, Rulebook, bullets, head, item, legend, table

SECTIONS: Final = (
    *("goal", "setup", "round", "turn", "countryside", "town", "bonus", "paying", "events", "score"),
    *("free_choice", "random_layout", "solo", "things", "rulings", "sources"),
)

PARTS: Final = {
    "turn": ("slots", "cards", "councilors"),
    "countryside": ("huts",),
    "town": ("markers", "favors"),
    "bonus": ("ranks", "craftsmen", "advisors"),
    "solo": ("victoria", "single", "campaign"),
    "rulings": ("options",),
}
"""The parts of a section that have a heading and an anchor of their own."""

THINGS: Final = (*RESOURCES, "coin", "ring", "bread", "book")

RULINGS: Final = {
    "councilors": "german",
    "building_start": "assumed",
    "markers_two": "assumed",
    "one_action": "assumed",
    "must_move": "assumed",
    "free_gains": "assumed",
    "hire_card": "assumed",
    "town_card": "assumed",
    "coin_for_coin": "assumed",
    "discounts": "assumed",
    "empty_favors": "assumed",
    "redeeming": "assumed",
    "new_favor": "assumed",
    "refill": "assumed",
    "stack_b": "assumed",
    "every_gain": "assumed",
    "landlord": "rulebook",
    "landlord_point": "assumed",
    "chamberlain": "assumed",
    "merchants": "rulebook",
    "split": "assumed",
    "tie_break": "rulebook",
    "no_rank": "assumed",
    "track": "assumed",
    "victoria": "assumed",
    "campaign": "assumed",
    "random_layout": "assumed",
    "combined": "assumed",
}
"""The rulings and whose word they are, as README.md explains."""


def amounts(printed: EmaraComponents, words: Words) -> dict[str, Any]:
    """The figures that stand in the page's running text."""
    setup, solo = printed.figures["setup"], printed.figures["solo"]
    return {
        "first_game": setup["first_game"]["building_start"],
        "last": setup["track"]["last"],
        "slots": SLOTS,
        "castle_book": thing("bp", printed.castle_book),
        "donation_books": thing("book", printed.donation_books),
        "draw": printed.draw,
        "market_coins": thing("coin", printed.market_coins),
        "stone_bp": thing("bp", printed.stone_bp),
        "most_bread": printed.most_bread,
        "discount": printed.discount,
        "final_ring": printed.final_ring,
        "final_coin": printed.final_coin,
        "final_favor": printed.final_favor,
        "final_book": printed.final_book,
        "final_bread": printed.final_bread,
        "resources_a_point": printed.resources_a_point,
        "victoria_first": solo["victoria"]["rounds"][0],
        "victoria_last": solo["victoria"]["rounds"][-1],
        "campaign_first": printed.campaign_first,
        "after_win": -printed.after_win,
        "after_loss": printed.after_loss,
        "campaign_least": printed.campaign_least,
    }


# ---------------------------------------------------------------------- cards and locations


def cards(printed: EmaraComponents, words: Words) -> str:
    """The nine action cards; a card whose face is hidden leads here, too."""
    entries = [item(f"card-{id}", card_tip(printed, words, card)) for card, id in enumerate(CARDS)]
    return bullets([*entries, item("thing-card", words.template("rules.hidden_card"))])


def countryside(printed: EmaraComponents, words: Words) -> str:
    """What every location of the countryside yields."""
    rows = [
        (f"location-{LOCATIONS[kind]}", [words.say(location_phrase(kind)), words.say(thing(name, 1))])
        for kind, name in enumerate(RESOURCES)
    ]
    return table(head(words, "location", "yield"), rows)


def huts(printed: EmaraComponents, words: Words) -> str:
    """The prices of the huts, location by location."""
    rows: Rows = []
    most = max(map(len, printed.huts_of))
    for location in range(len(RESOURCES)):
        prices = [said(words, stock_phrases(printed.huts[hut].stock)) for hut in printed.huts_of[location]]
        prices += ["–"] * (most - len(prices))
        rows.append((f"huts-{LOCATIONS[location]}", [words.say(location_phrase(location)), *prices]))
    return table([*head(words, "location"), *(str(number) for number in range(1, most + 1))], rows)


def town(printed: EmaraComponents, words: Words) -> str:
    """The actions of every location of the town; each of them once a visit."""
    books = "; ".join(
        f"{words.say(thing('book', count))} → {words.say(thing('cp', points))}"
        for count, points in enumerate(printed.market_books)
        if count
    )
    figures = {**amounts(printed, words), "woods": offers_said(words, printed.woods), "books": books}
    rows = [
        (f"location-{id}", [words.template(f"location.{id}"), words.say(Phrase(f"rules.location.{id}", **figures))])
        for id in LOCATIONS[len(RESOURCES) :]
    ]
    return table(head(words, "location", "actions"), rows)


def markers(printed: EmaraComponents, words: Words) -> str:
    """Every marker's numbers from the one it starts on, for every number of players, then the printed one."""
    rows: Rows = []
    for marker, id in enumerate(MARKERS):
        figures = printed.markers[marker]
        cells = [words.say(marker_phrase(marker))]
        for players in (1, 2, 3, 4):
            cells.append(", ".join(str(number) for number in figures.sides[players][figures.starts[players] :]))
        rows.append((f"marker-{id}", [*cells, str(figures.printed)]))
    return table(head(words, "marker", "one", "two", "three", "four", "printed"), rows)


def favors(printed: EmaraComponents, words: Words) -> str:
    """The twelve tokens: where they are redeemed and what they bring."""
    rows: Rows = []
    for favor, id in enumerate(FAVORS):
        reward = said(words, bundle_phrases(printed.favor_reward[favor]))
        rows.append((f"favor-{id}", [words.say(location_phrase(printed.favor_at[favor])), reward]))
    return table(head(words, "location", "reward"), rows)


# ---------------------------------------------------------------------- hiring, ranks, events


def ranks(printed: EmaraComponents, words: Words) -> str:
    """The price of every rank and the points of its cards, the top one first."""
    rows: Rows = []
    for rank, id in enumerate(RANKS):
        price = said(words, bundle_phrases(printed.ranks[rank]))
        rows.append((f"rank-{id}", [words.template(f"rank.{id}"), price, noble_points(printed, rank, 0)]))
    return table(head(words, "rank", "price", "nobles"), rows)


def craftsmen(printed: EmaraComponents, words: Words) -> str:
    """The points below a board's craftsmen, from the left."""
    places = [(f"craftsman-{place}", [str(place), str(cp)]) for place, cp in enumerate(printed.craftsmen, 1)]
    return table(head(words, "craftsman", "cp"), places)


def advisors(printed: EmaraComponents, words: Words) -> str:
    rows: Rows = []
    for advisor, id in enumerate(ADVISORS):
        figures = printed.advisors[advisor]
        price = said(words, stock_phrases(figures.cost.stock))
        letter = str(printed.figures["advisor"][id]["set"])
        power = advisor_power(printed, words, advisor)
        rows.append((f"advisor-{id}", [words.template(f"advisor.{id}"), letter, price, str(figures.cp), power]))
    return table(head(words, "advisor", "set", "price", "cp", "power"), rows)


def events(printed: EmaraComponents, words: Words) -> str:
    """The effect of every event, and the start that it tells when it lies on top at the set-up."""
    rows: Rows = []
    for event, id in enumerate(EVENTS):
        figures = printed.events[event]
        places = said(words, [location_phrase(figures.countryside), location_phrase(figures.town)])
        cells = [words.template(f"event.{id}"), event_effect(printed, words, event)]
        rows.append((f"event-{id}", [*cells, str(figures.building_start), places]))
    return table(head(words, "event", "effect", "start", "places"), rows)


def things(printed: EmaraComponents, words: Words) -> str:
    """Everything that is gathered and paid."""
    return bullets(item(f"thing-{name}", thing_tip(words, name)) for name in THINGS)


def component(name: str, id: str, printed: EmaraComponents, words: Words) -> str:
    """A component by name."""
    return words.say(component_phrase(name, id, printed))


def component_phrase(name: str, id: str, printed: EmaraComponents) -> Phrase:
    if name == "name":
        return Phrase(f"card.{id}")
    if name in ("card", "advisor", "rank", "event"):
        return Phrase(f"{name}.{id}")
    if name == "hut":
        hut = HUTS.index(id)
        location = HUT_AT[hut]
        return Phrase(
            "rules.component.hut", location=location_phrase(location), number=HUTS_OF[location].index(hut) + 1
        )
    if name == "noble":
        rank, _, number = id.rpartition("_")
        return Phrase("rules.component.noble", rank=Phrase(f"rank.{rank}"), number=number, total=NOBLES_A_RANK)
    if name == "favor":
        favor = FAVORS.index(id)
        return favor_phrase(favor, printed.favor_at[favor], printed.favor_reward[favor])
    if name == "marker":
        return marker_phrase(MARKERS.index(id))
    if name == "countryside" and id in LOCATIONS:
        return location_phrase(LOCATIONS.index(id))
    if name == "craftsman":
        return Phrase("rules.component.craftsman", number=id)
    return Phrase(f"rules.component.{name}.{id}")


LOCATED: Final = {kind: [id for id in LOCATIONS if id in SHEET.figures[kind]] for kind in ("countryside", "town")}

TABLES: Final = {
    "cards": cards,
    "countryside": countryside,
    "huts": huts,
    "town": town,
    "markers": markers,
    "favors": favors,
    "ranks": ranks,
    "craftsmen": craftsmen,
    "advisors": advisors,
    "events": events,
    "things": things,
}

CONTENTS: Final = Contents(SECTIONS, PARTS, TABLES)
PROVENANCE: Final = Provenance(
    component, untold_fields=("rank", "start", "sides", "set", "when", "power", "timing", "alone")
)

PICTURED: Final = {f"location-{id}": (kind, id) for kind in ("countryside", "town") for id in LOCATED[kind]}
"""The construction site has three records, each with a drawing of its own."""

LEGEND: Final = legend(
    *("wood", "grain", "stone", "cloth", "resource", "coin", "ring", "bread", "book", "favor", "cp", "bp"),
    *("councilor", "craftsman", "advisor", "anywhere", "hut", "town"),
    *("now", "dawn", "season", "end", "reroll", "arrow", "deck", "statue", "victoria"),
    location=LOCATIONS,
    rank=RANKS,
)

BOARD: Final = {
    "good-{seat}-wood": "goods",
    "coin-{seat}": "coins",
    "slot-{seat}-1": "slot",
    "rule:score": "score",
    "action-{seat}-craftsman": "craftsmen",
    "action-{seat}-advisor": "advisors",
    "held-rank-{seat}": "title",
    "location-market": "town",
    "marker-gift_wood": "marker",
    "councilor-{seat}-1": "townward",
    "councilor-{seat}-0": "countryward",
    "location-forest": "countryside",
    "hut-forest_1": "hut",
    "event": "event",
    "rank-baron": "rank",
}

TURN: Final = (
    ("deck", "card"),
    ("councilor arrow", "walk"),
    ("forest castle", "location"),
    ("craftsman advisor baron", "bonus"),
)

EXAMPLE: Final = Example(
    seed=7,
    moves=(
        "play extra_step in 2",
        "move forest to quarry",
        "hire quarry_2",
        "step quarry to field",
    ),
    shown={0: "board-{seat}", 1: "ring-1", 2: "ring-1", 3: "board-{seat}"},
)

rulebook: Final = Rulebook(
    CONTENTS, RULINGS, EmaraOptions, PROVENANCE, amounts, PICTURED, LEGEND, board=BOARD, example=EXAMPLE, turn=TURN
)
