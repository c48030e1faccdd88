"""The rules of Viscounts of the West Kingdom as a page to read: words from the catalogues, figures from the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from burgrave.games.viscounts.automa_actions import FROM_LEFT, MOST_FLIPS
from burgrave.games.viscounts.components import (
    BANKS,
    BOARDS,
    BUILDINGS,
    CARDS,
    CELLS,
    CONDITIONS,
    COUNTED,
    FIRST_HERO,
    FIRST_PRINTED,
    FIRST_SCHEME,
    FIRST_STARTER,
    LOCATIONS,
    MANUSCRIPTS,
    OFFERS,
    PLAYER_CARDS,
    PRINTED_MANUSCRIPT,
    RIBBONS,
    SCHEMES,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    SPOTS_A_SEGMENT,
    AutomaBoard,
    Manuscript,
    ViscountsComponents,
)
from burgrave.games.viscounts.drawing.tips import ability_said, icons_said, said
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.phrases import building_phrase, way_phrase, ways_phrase
from burgrave.games.viscounts.vocabulary import ACTIONS, FLIP, GOODS, TYPES
from burgrave.kernel.components import about_source, doubtful
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Section, head, heading, item, laid_out, prose, table

PAGE: Final = (
    *("goal", "setup", "pairs", "turn", "actions", "kingdom", "buildings", "castle", "manuscripts", "collision"),
    *("papers", "end", "scoring", "effects", "goods", "townsfolk", "automa", "rulings", "options", "sources"),
)

PARTS: Final = {
    "turn": ("cards", "slots", "shuffles", "roads", "hiring", "drawing_cards"),
    "actions": ("dismissal", "action-trade", "action-build", "action-workers", "action-transcribe"),
    "castle": ("tier-1", "tier-2", "tier-3", "crowd", "leader"),
    "papers": ("debts", "deeds"),
    "automa": (
        *("automa_setup", "automa_turn", "automa_moves", "automa_actions", "automa_focus", "automa_free"),
        *("automa_instead", "automa_end"),
    ),
}
"""The parts of a section that have a heading and an anchor of their own."""

EFFECTS: Final = (
    *("any", "flip", "manuscript", "free_hire", "virtue", "rearrange", "discard", "destroy", "reshuffle"),
    *("move_worker", "place_workers", "build", "alternatives"),
)
"""The effects whose short names on cards and boards need an explanation."""

RULINGS: Final = {
    "leaving": "rulebook",
    "empty_hand": "assumed",
    "criminal_card": "rulebook",
    "no_ability": "public",
    "order": "assumed",
    "three_cards": "rulebook",
    "shuffles": "public",
    "slot_icons": "public",
    "least_silver": "assumed",
    "met": "assumed",
    "no_action": "assumed",
    "needed_only": "assumed",
    "pairs": "assumed",
    "after_action": "assumed",
    "silver_trade": "assumed",
    "trade_needs": "assumed",
    "any_building": "public",
    "building_order": "assumed",
    "links": "public",
    "sideways": "assumed",
    "climb_inside": "assumed",
    "other_climbs": "assumed",
    "workers_left": "assumed",
    "bonus_first": "assumed",
    "icons_counted": "public",
    "per_two": "assumed",
    "collision_order": "assumed",
    "lower_row": "public",
    "paid_first": "assumed",
    "idle_choice": "assumed",
    "shared_places": "assumed",
    "waiting_stack": "rulebook",
    "setup_hire": "assumed",
    "automa_silver": "assumed",
    "automa_flip": "assumed",
    "automa_printed": "assumed",
    "automa_icons": "assumed",
    "automa_once": "assumed",
    "automa_cards": "assumed",
    "automa_example": "assumed",
}
"""The rulings and whose word they are, as README.md explains."""

FAMILIES: Final = {"townsfolk": "card", "hero": "card", "starter": "card", "scheme": "card"}
"""Tables whose records are called by the name of a card."""


def rulebook(printed: ViscountsComponents, words: Words) -> list[Section]:
    """The page from the goal of the game to the sources of its figures."""
    own = {
        "setup": players,
        "pairs": player_cards,
        "kingdom": kingdom,
        "buildings": buildings,
        "castle": sections,
        "manuscripts": manuscripts,
        "collision": track,
        "scoring": sets,
        "effects": effects,
        "goods": goods,
        "townsfolk": townsfolk,
        "rulings": rulings,
        "options": options,
        "automa_end": automa,
        "sources": sources,
    }

    def told(part: str) -> str:
        return text(part, printed, words) + (own[part](printed, words) if part in own else "")

    return laid_out(words, PAGE, PARTS, told)


def amounts(printed: ViscountsComponents, words: Words) -> dict[str, Any]:
    """The figures that the page tells in its sentences."""
    setup = printed.figures["setup"]
    return {
        "hand": printed.hand,
        "workers": printed.workers,
        "piles": figures(printed.pile_sizes),
        "pile": setup["cards"]["manuscripts_a_pile"],
        "extra": setup["players"]["pairs_extra"],
        "alone": setup["players"]["pairs_solo"],
        "second": icons_said(words, printed.player_board.second),
        "third_slot": icons_said(words, printed.player_board.third),
        "thresholds": figures(printed.thresholds[1:]),
        "costs": [Phrase("rules.cost", type=type_phrase(at), cost=cost) for at, cost in enumerate(printed.costs)],
        "three": printed.promote_at,
        "most": printed.most,
        "third": ways_phrase(printed.third.ways),
        "removed1": ways_phrase(printed.removed[0].ways),
        "removed2": ways_phrase(printed.removed[1].ways),
        "leader_vp": printed.leader_vp,
        "leader_hand": printed.leader_hand,
        "tiers": figures(printed.tier_vp),
        "debt_vp": printed.debt_vp,
        "paid_vp": printed.paid_vp,
        "deed_vp": printed.deed_vp,
        "approved_vp": printed.approved_vp,
        "poverty": figures(printed.places[0]),
        "poverty_two": figures(printed.places_two[0]),
        "prosperity": figures(printed.places[1]),
        "prosperity_two": figures(printed.places_two[1]),
        "automa_thresholds": figures(printed.automa_thresholds),
        "automa_workers": figures(printed.automa_workers),
        "flip_at": printed.flip_at,
        "flip_twice": printed.flip_at * MOST_FLIPS,
        "leftover": printed.leftover_vp,
    }


def figures(numbers: Iterable[int]) -> str:
    return " / ".join(str(number) for number in numbers)


def type_phrase(type: int) -> Phrase:
    return Phrase(f"type.{TYPES[type]}")


def text(part: str, printed: ViscountsComponents, words: Words) -> str:
    """The words of a part with its figures."""
    return prose(words.say(Phrase(f"rules.{part}.text", **amounts(printed, words))))


# ---------------------------------------------------------------------- set-up


def players(printed: ViscountsComponents, words: Words) -> str:
    """What depends on the number of players."""
    setup = printed.figures["setup"]["players"]
    rows: list[tuple[str, list[str]]] = []
    for count in range(1, 5):
        pairs = setup["pairs_solo"] if count == 1 else count + setup["pairs_extra"]
        above = [str(printed.above_end[end][count]) for end in (0, 1)]
        side = printed.sides[count].upper()
        rows.append((f"players-{count}", [str(count), side, str(pairs), *above]))
    return table(head(words, "players", "side", "pairs", "debts_above", "deeds_above"), rows)


def player_cards(printed: ViscountsComponents, words: Words) -> str:
    rows: list[tuple[str, list[str]]] = []
    for at, card in enumerate(printed.player_cards[:PLAYER_CARDS]):
        segment = words.template(f"segment.{SEGMENTS[card.location // 3]}")
        cells = [str(at + 1), segment, said(words, card.gain), said(words, card.bonus)]
        rows.append((f"player-card-{at + 1}", cells))
    return table(head(words, "player_card", "segment", "gain", "bonus"), rows)


# ---------------------------------------------------------------------- the main board


def kingdom(printed: ViscountsComponents, words: Words) -> str:
    """Trade offers, spots with their links, and what is printed under the piles."""
    offers: list[tuple[str, list[str]]] = []
    outer = [location for at, location in enumerate(LOCATIONS) if at % 3 < 2]
    for which, offer in enumerate(OFFERS):
        places = [
            ", ".join(number for number, here in zip(outer, side, strict=True) if here == which) or "–"
            for side in printed.offers
        ]
        cells = [said(words, printed.offer_effects[which]), str(printed.batches[which]), *places]
        offers.append((f"offer-{offer}", cells))
    spots: list[tuple[str, list[str]]] = []
    for at, spot in enumerate(SPOTS):
        link = printed.links[at]
        name = f"{words.template(f'segment.{SEGMENTS[at // SPOTS_A_SEGMENT]}')}, {at % SPOTS_A_SEGMENT + 1}"
        bank = words.template(f"rules.bank.{BANKS[printed.banks[at]]}")
        linked = said(words, printed.effects[link]) if link >= 0 else "–"
        spots.append((f"spot-{spot}", [name, bank, said(words, printed.spot_effects[at]), linked]))
    pieces: list[tuple[str, list[str]]] = []
    for at, segment in enumerate(SEGMENTS):
        folk, paper = printed.folk[FIRST_PRINTED + at], printed.manuscripts[PRINTED_MANUSCRIPT + at]
        cells = [words.template(f"segment.{segment}"), str(folk.silver), icons_said(words, folk.icons)]
        cells += [said(words, folk.hire), f"{paper.cost}: {said(words, paper.instant)}"]
        pieces.append((f"printed-{segment}", cells))
    return (
        heading("offers", words.template("rules.offers"))
        + table(head(words, "offer", "merchants", "side_a", "side_b"), offers)
        + heading("spots", words.template("rules.spots"))
        + text("spots", printed, words)
        + table(head(words, "spot", "bank", "effect", "link"), spots)
        + heading("links", words.template("rules.links"))
        + text("links", printed, words)
        + heading("card-printed", words.template("rules.card-printed"))
        + text("card-printed", printed, words)
        + table(head(words, "segment", "silver", "icons", "dismissed", "printed"), pieces)
    )


def buildings(printed: ViscountsComponents, words: Words) -> str:
    """Prices and points by type, then what every space gives."""
    types: list[tuple[str, list[str]]] = []
    for at, type in enumerate(TYPES):
        vp = [str(points) for points in printed.building_vp[at][1:]]
        types.append((f"type-{type}", [words.template(f"type.{type}"), str(printed.costs[at]), *vp]))
    spaces = [
        (f"building-{id}", [words.say(building_phrase(at)), space_said(printed, words, at)])
        for at, id in enumerate(BUILDINGS)
    ]
    return table(head(words, "type", "cost", "one", "two", "three"), types) + table(
        head(words, "building", "space"), spaces
    )


def space_said(printed: ViscountsComponents, words: Words, building: int) -> str:
    """What an open space of the player board gives."""
    icons = printed.player_board.icons[building]
    if icons or BUILDINGS[building] not in ABILITIES:
        return words.say(Phrase("rules.permanent", icons=icons_said(words, icons)))
    return words.template(f"rules.ability.{BUILDINGS[building]}")


ABILITIES: Final = ("trading_post_1", "trading_post_2", "workshop_1", "workshop_2", "workshop_3")


def sections(printed: ViscountsComponents, words: Words) -> str:
    rows = [
        (f"section-{section}", [words.template(f"section.{section}"), said(words, printed.rewards[at])])
        for at, section in enumerate(SECTIONS)
    ]
    return table(head(words, "section", "reward"), rows)


# ---------------------------------------------------------------------- manuscripts, track, points


def manuscripts(printed: ViscountsComponents, words: Words) -> str:
    rows: list[tuple[str, list[str]]] = []
    for at, id in enumerate(MANUSCRIPTS):
        one = printed.manuscripts[at]
        back = words.template(f"rules.back.{printed.figures['manuscript'][id]['back']}")
        cells = [manuscript_name(id, words), back, str(one.cost), manuscript_said(one, words)]
        rows.append((f"manuscript-{id}", cells))
    bonuses: list[tuple[str, list[str]]] = []
    for at, ribbon in enumerate(RIBBONS):
        cells = [words.template(f"ribbon.{ribbon}"), str(printed.bonus_needs[at])]
        cells += [icons_said(words, printed.bonus_icons[at]), str(printed.bonus_vp[at])]
        bonuses.append((f"bonus-{ribbon}", cells))
    return (
        table(head(words, "manuscript", "back", "clerics", "effect"), rows)
        + heading("bonuses", words.template("rules.bonuses"))
        + text("bonuses", printed, words)
        + table(head(words, "ribbon", "needs", "permanent", "points"), bonuses)
    )


def manuscript_name(id: str, words: Words) -> str:
    """`black ribbon, 3`."""
    ribbon, _, number = id.partition("_")
    return f"{words.template(f'ribbon.{ribbon}')}, {number}"


def manuscript_said(one: Manuscript, words: Words) -> str:
    """What a manuscript does at once and what it counts at the end."""
    parts: list[str] = []
    if any(way.ops for way in one.instant.ways):
        parts.append(words.say(Phrase("rules.at_once", does=ways_phrase(one.instant.ways))))
    if one.vp:
        counts = Phrase(f"counts.{COUNTED[one.counts]}")
        parts.append(words.say(Phrase("rules.counts", vp=one.vp, per=one.per, counts=counts)))
    return " ".join(parts) or words.template("op.nothing")


def track(printed: ViscountsComponents, words: Words) -> str:
    """Both rows of the track of the player boards, and the upper one of the automa's."""
    rows: list[tuple[str, list[str]]] = []
    for cell in range(CELLS):
        whom = words.template(f"rules.whom.{CONDITIONS[printed.conditions[cell]]}")
        above = [said(words, board.above[cell]) for board in (printed.player_board, printed.automa_boards[0])]
        rows.append((f"cell-{cell + 1}", [str(cell + 1), above[0], said(words, printed.below[cell]), whom, above[1]]))
    return table(head(words, "cell", "above", "below", "whom", "automa_above"), rows)


def sets(printed: ViscountsComponents, words: Words) -> str:
    rows = [(f"set-{size}", [str(size), str(vp)]) for size, vp in enumerate(printed.sets_vp) if size]
    return table(head(words, "set", "points"), rows)


def effects(printed: ViscountsComponents, words: Words) -> str:
    """The legend of effects."""
    entries = [
        item(
            f"effect-{effect}", words.template(f"rules.effect.{effect}.text"), words.template(f"rules.effect.{effect}")
        )
        for effect in EFFECTS
    ]
    return f"<ul>{''.join(entries)}</ul>"


def goods(printed: ViscountsComponents, words: Words) -> str:
    entries = [
        item(f"good-{good}", words.template(f"rules.good.{good}"), words.template(f"drawing.good.{good}"))
        for good in (*GOODS, "any")
    ]
    return f"<ul>{''.join(entries)}</ul>"


# ---------------------------------------------------------------------- cards


def townsfolk(printed: ViscountsComponents, words: Words) -> str:
    """Starting townsfolk, heroes, then all the others."""
    return (
        heading("starters", words.template("rules.starters"))
        + folk_table(printed, words, range(FIRST_STARTER, FIRST_PRINTED))
        + heading("heroes", words.template("rules.heroes"))
        + folk_table(printed, words, range(FIRST_HERO, FIRST_STARTER))
        + heading("neutral", words.template("rules.neutral"))
        + folk_table(printed, words, range(FIRST_HERO))
    )


def folk_table(printed: ViscountsComponents, words: Words, cards: Iterable[int]) -> str:
    rows: list[tuple[str, list[str]]] = []
    for card in cards:
        folk = printed.folk[card]
        name = words.template(f"card.{CARDS[card]}")
        cells = [name, str(folk.silver), icons_said(words, folk.icons), said(words, folk.hire)]
        rows.append((f"card-{CARDS[card]}", [*cells, ability_said(printed, words, card) or "–"]))
    return table(head(words, "card", "silver", "icons", "hired", "ability"), rows)


# ---------------------------------------------------------------------- the automa


def automa(printed: ViscountsComponents, words: Words) -> str:
    """Its four boards, what their buildings do, and its schemes."""
    boards = [
        (f"board-{id}", [words.template(f"automa.{id}"), *board_said(printed, words, at)])
        for at, id in enumerate(BOARDS)
    ]
    spaces: list[tuple[str, list[str]]] = []
    for building in FROM_LEFT:
        cells = [automa_space_said(board, words, building) for board in printed.automa_boards]
        spaces.append((f"automa-{BUILDINGS[building]}", [words.say(building_phrase(building)), *cells]))
    schemes: list[tuple[str, list[str]]] = []
    for at, id in enumerate(SCHEMES):
        scheme = printed.schemes[at]
        options = "; ".join(
            f"{number}) {words.say(Phrase('effect.one', way=way_phrase(way)))}"
            for number, way in enumerate(scheme.options.ways, 1)
        )
        icons = icons_said(words, printed.folk[FIRST_SCHEME + at].icons)
        cells = [words.template(f"card.{id}"), icons, said(words, scheme.first), str(scheme.move), options]
        schemes.append((f"card-{id}", cells))
    names = [words.template(f"automa.{id}") for id in BOARDS]
    return (
        heading("automa_boards", words.template("rules.automa_boards"))
        + table(head(words, "board", "focus", "priority", "start", "slots", "removed"), boards)
        + heading("automa_buildings", words.template("rules.automa_buildings"))
        + table([*head(words, "building"), *names], spaces)
        + heading("schemes", words.template("rules.schemes"))
        + table(head(words, "scheme", "icons", "first", "move", "options"), schemes)
    )


def board_said(printed: ViscountsComponents, words: Words, at: int) -> list[str]:
    """Focus, what it gathers, what it begins with, its printed icons, the schemes it does without."""
    board = printed.automa_boards[at]
    focus = words.template("rules.focus.flip" if board.focus == FLIP else f"action.{ACTIONS[board.focus]}")
    gathers: list[str] = []
    for place, good in enumerate(board.priority):
        name = words.template(f"drawing.good.{GOODS[good]}")
        gathers.append(f"{name} (< {board.until[place]})" if place < len(board.until) else name)
    priority = words.template("rules.generic") if board.generic else " → ".join(gathers)
    slots = f"2: {icons_said(words, board.second)}; 3: {icons_said(words, board.third)}"
    removed = "; ".join(words.template(f"card.{CARDS[card]}") for card in board.removed) or "–"
    return [focus, priority, said(words, printed.automa_starts[at]), slots, removed]


def automa_space_said(board: AutomaBoard, words: Words, building: int) -> str:
    """When a space of its board works, and what it gives."""
    if board.icons[building]:
        return words.say(Phrase("rules.permanent", icons=icons_said(words, board.icons[building])))
    when = words.template(f"drawing.automa_when.{board.abilities[building]}")
    return f"{when}: {said(words, board.effects[building])}"


# ---------------------------------------------------------------------- rulings, options, sources


def rulings(printed: ViscountsComponents, words: Words) -> str:
    """What Burgrave does where the rulebook is silent, and on whose word."""
    rows = [
        (f"ruling-{ruling}", [words.template(f"rules.ruling.{ruling}"), words.template(f"rules.by.{word}")])
        for ruling, word in RULINGS.items()
    ]
    return table(head(words, "ruling", "authority"), rows)


def options(printed: ViscountsComponents, words: Words) -> str:
    """What a table may decide."""
    rows: list[tuple[str, list[str]]] = []
    for option, values in ViscountsOptions.CHOICES.items():
        labels = " / ".join(words.template(f"option.{option}.{str(value).lower()}") for value in values)
        name, about = words.template(f"option.{option}"), words.template(f"option.{option}.about")
        rows.append((f"option-{option}", [name, about, labels]))
    return table(head(words, "option", "about", "values"), rows)


def sources(printed: ViscountsComponents, words: Words) -> str:
    """How many records are sure, which figures are assumed, which rest on one source, which an overlay has changed."""
    tally = {"sure": 0, "assumed": 0, "single": 0, "changed": 0}
    rows: dict[str, list[tuple[str, list[str]]]] = {"assumed": [], "single": [], "changed": []}
    for name, records in printed.figures.items():
        found: dict[str, dict[str, list[str]]] = {"assumed": {}, "single": {}, "changed": {}}
        for id, record in records.items():
            kinds = weak(name, id, record, printed)
            tally[next((kind for kind in ("changed", "assumed", "single") if kinds[kind]), "sure")] += 1
            for kind, fields in kinds.items():
                if fields:
                    key = ", ".join(words.template(f"rules.field.{field}") for field in fields)
                    found[kind].setdefault(key, []).append(component(name, id, words))
        for kind, groups in found.items():
            for key, names in groups.items():
                rows[kind].append(("", [words.template(f"rules.table.{name}"), "; ".join(names), key]))
    html = prose(words.say(Phrase("rules.tally", total=sum(tally.values()), **tally)))
    for kind, lines in rows.items():
        if lines:
            html += heading(f"sources-{kind}", words.template(f"rules.sources.{kind}"))
            html += table(head(words, "table", "component", "figures"), lines)
    return html


def weak(name: str, id: str, record: dict[str, Any], printed: ViscountsComponents) -> dict[str, list[str]]:
    """The figures of a record that are assumed, that one source alone gives, and that an overlay has changed."""
    changed = [field for field in printed.overlay.get(name, {}).get(id, {}) if not about_source(field)]
    kinds: dict[str, list[str]] = {"assumed": [], "single": [], "changed": changed}
    for field in doubtful(record):
        source = str(record.get(f"{field}_source", record["source"]))
        if field not in changed and source != "rulebook":
            kinds["single" if source == "public" else "assumed"].append(field)
    return kinds


def component(name: str, id: str, words: Words) -> str:
    """A record of a table by name."""
    if name in FAMILIES:
        return words.template(f"{FAMILIES[name]}.{id}")
    if name in ("segment", "printed_townsfolk", "printed_manuscript"):
        return words.template(f"segment.{id}")
    if name in ("spot", "link"):
        segment, _, number = id.partition("_")
        return f"{words.template(f'segment.{segment}')}, {int(number) + 1}"
    if name == "manuscript":
        return manuscript_name(id, words)
    if name in ("track", "automa_track"):
        return str(int(id) + 1)
    if name in ("player_card", "offer"):
        return id
    if name == "building":
        return words.say(building_phrase(BUILDINGS.index(id)))
    if name == "automa_building":
        board, _, building = id.partition("_")
        return f"{words.template(f'automa.{board}')}, {words.say(building_phrase(BUILDINGS.index(building)))}"
    prefix = {"bonus": "ribbon", "building_type": "type", "section": "section", "automa": "automa", "action": "action"}
    return words.template(f"{prefix[name]}.{id}" if name in prefix else f"rules.component.{name}.{id}")
