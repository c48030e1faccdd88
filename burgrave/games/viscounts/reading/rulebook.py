"""The rules of Viscounts of the West Kingdom as a page to read: words from the catalogues, figures from the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from burgrave.games.viscounts.automa_actions import MOST_FLIPS
from burgrave.games.viscounts.components import (
    BUILDINGS,
    FIRST_HERO,
    FIRST_PRINTED,
    FIRST_STARTER,
    SEGMENTS,
    SHEET,
    ViscountsComponents,
)
from burgrave.games.viscounts.drawing.tips import icons_said
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.phrases import building_phrase, ways_phrase
from burgrave.games.viscounts.reading.board import (
    buildings,
    offers,
    player_cards,
    players,
    sections,
    sets,
    spots,
    track,
    under_the_piles,
)
from burgrave.games.viscounts.reading.cards import (
    automa_boards,
    automa_buildings,
    bonuses,
    effects,
    folk,
    goods,
    manuscript_name,
    manuscripts,
    schemes,
)
from burgrave.games.viscounts.vocabulary import TYPES
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.examples import Example
from burgrave.reading.rulebook import Contents, Provenance, Rulebook, legend

PAGE: Final = (
    *("goal", "setup", "pairs", "turn", "actions", "kingdom", "buildings", "castle", "manuscripts", "collision"),
    *("papers", "end", "scoring", "effects", "goods", "townsfolk", "automa", "rulings", "options", "sources"),
)

PARTS: Final = {
    "turn": ("cards", "slots", "shuffles", "roads", "hiring", "drawing_cards"),
    "actions": ("dismissal", "action-trade", "action-build", "action-workers", "action-transcribe"),
    "kingdom": ("offers", "spots", "links", "card-printed"),
    "castle": ("tier-1", "tier-2", "tier-3", "crowd", "leader"),
    "manuscripts": ("bonuses",),
    "papers": ("debts", "deeds"),
    "townsfolk": ("starters", "heroes", "neutral"),
    "automa": (
        *("automa_setup", "automa_turn", "automa_moves", "automa_actions", "automa_focus", "automa_free"),
        *("automa_instead", "automa_end", "automa_boards", "automa_buildings", "schemes"),
    ),
}
"""The parts of a section that have a heading and an anchor of their own."""

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
    "dismissal_pays": "assumed",
    "after_action": "assumed",
    "silver_trade": "assumed",
    "trade_needs": "assumed",
    "trade_on": "rulebook",
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
    "automa_one_worker": "rulebook",
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
        "debt_vp": written(printed.debt_vp),
        "paid_vp": written(printed.paid_vp),
        "deed_vp": written(printed.deed_vp),
        "approved_vp": written(printed.approved_vp),
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
    return " / ".join(written(number) for number in numbers)


def written(number: int) -> str:
    """A number with a minus sign, not a hyphen."""
    return str(number).replace("-", "−")


def type_phrase(type: int) -> Phrase:
    return Phrase(f"type.{TYPES[type]}")


def component(name: str, id: str, printed: ViscountsComponents, words: Words) -> str:
    """A record of a table by name."""
    if name in FAMILIES:
        return words.template(f"{FAMILIES[name]}.{id}")
    if name in ("segment", "printed_townsfolk", "printed_manuscript"):
        return words.template(f"segment.{id}")
    if name in ("spot", "link"):
        segment, _, number = id.partition("_")
        return f"{words.template(f'segment.{segment}')}, {int(number) + 1}"
    if name == "manuscript":
        return manuscript_name(printed, id, words)
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


TABLES: Final = {
    "setup": players,
    "pairs": player_cards,
    "offers": offers,
    "spots": spots,
    "card-printed": under_the_piles,
    "buildings": buildings,
    "castle": sections,
    "manuscripts": manuscripts,
    "bonuses": bonuses,
    "collision": track,
    "scoring": sets,
    "effects": effects,
    "goods": goods,
    "starters": folk(range(FIRST_STARTER, FIRST_PRINTED)),
    "heroes": folk(range(FIRST_HERO, FIRST_STARTER)),
    "neutral": folk(range(FIRST_HERO)),
    "automa_boards": automa_boards,
    "automa_buildings": automa_buildings,
    "schemes": schemes,
}

CONTENTS: Final = Contents(
    PAGE,
    PARTS,
    TABLES,
    wordless=("offers", "starters", "heroes", "neutral", "automa_boards", "automa_buildings", "schemes"),
)
PROVENANCE: Final = Provenance(component)

PICTURED: Final = {
    **{f"card-{id}": (kind, id) for kind in FAMILIES for id in SHEET.figures[kind]},
    **{f"player-card-{id}": ("player_card", id) for id in SHEET.figures["player_card"]},
    **{f"offer-{id}": ("trade", id) for id in SHEET.figures["trade"]},
    **{f"type-{id}": ("building_type", id) for id in SHEET.figures["building_type"]},
    **{f"board-{id}": ("automa", id) for id in SHEET.figures["automa"]},
    **{f"printed-{id}": ("printed_townsfolk", id) for id in SHEET.figures["printed_townsfolk"]},
}

FOLK_ICONS: Final = ("merchant", "builder", "noble", "cleric", "criminal")

LEGEND: Final = legend(
    *("silver", "ink", "stone", "ingot", "resource", "worker", "point", "debt", "paid", "deed", "approved"),
    *("flip_debt", "flip_deed", "flip_any", "virtue", "corruption", "collision", "manuscript"),
    *("hire", "dismiss", "rearrange", "discard", "destroy", "reshuffle", "move_worker", "instant", "dropoff", "slash"),
    *("hand", "deck", "discarded", "viscount", "castle", "step", "leader", "season", "end"),
    *("poverty", "prosperity", "scheme", "focus"),
    icon=FOLK_ICONS,
    type=TYPES,
    segment=SEGMENTS,
) | {f"i-ribbon-{colour}": f"ribbon.{colour}" for colour in SHEET.figures["bonus"]}

BOARD: Final = {
    "good-{seat}-silver": "goods",
    "debts-{seat}": "debts",
    "deeds-{seat}": "deeds",
    "workers-{seat}": "workers",
    "rule:action-trade": "strength",
    "slot-{seat}-0": "slot",
    "deck-{seat}": "deck",
    "building-{seat}-trading_post_1": "building",
    "rule:collision": "track",
    "pair-0": "pair",
    "location-5": "location",
    "offer-5": "offer",
    "spot-forest_0": "spot",
    "poverty": "poverty",
    "prosperity": "prosperity",
    "section-flip": "section",
    "summit": "summit",
    "townsfolk-forest": "townsfolk",
    "manuscript-forest": "manuscript",
}

TURN: Final = (
    ("hand", "card"),
    ("viscount", "move"),
    ("merchant builder noble cleric", "action"),
    ("hire", "hire"),
    ("collision", "collision"),
    ("deck", "draw"),
)

EXAMPLE: Final = Example(
    seed=7,
    moves=(
        "pair 4 therese",
        "take 1 stone",
        "pair 1 lothaire",
        "play squire",
        "go 2",
        "dismiss build",
        "decline",
        "build workshop_3 on lake_3 for 1 stone",
        "flip debt",
        "take 1 stone",
        "hire",
    ),
    shown={3: "board-{seat}", 4: "kingdom", 7: "kingdom", 10: "board-{seat}"},
)

rulebook: Final = Rulebook(
    CONTENTS, RULINGS, ViscountsOptions, PROVENANCE, amounts, PICTURED, LEGEND, board=BOARD, example=EXAMPLE, turn=TURN
)
