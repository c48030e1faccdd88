"""The rules of Paladins of the West Kingdom as a page to read: our own words, figures from the components."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.components import ACTIONS, ATTRIBUTES, OUTSIDERS, TOWNSFOLK, PaladinsComponents
from burgrave.games.paladins.crews import WORKERS
from burgrave.games.paladins.houses import LEFT_ROW
from burgrave.games.paladins.options import PaladinsOptions
from burgrave.games.paladins.phrases import outsider_phrase, townsfolk_phrase
from burgrave.games.paladins.reading.board import (
    absolving,
    actions,
    amounts,
    bonuses,
    difficulties,
    hiring,
    kings_cards,
    left_row,
    prices,
    regions,
    schemes,
    spaces,
    things,
    track,
    treasury,
    workers,
    workshops,
)
from burgrave.games.paladins.reading.cards import (
    favours,
    orders,
    outsiders,
    paladins,
    suspicion,
    taverns,
    townsfolk,
    walls,
)
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.examples import Example
from burgrave.reading.rulebook import Contents, Provenance, Rulebook, legend

SECTIONS: Final = (
    *("goal", "setup", "round", "turn", "workers", "things", "actions", "regions"),
    *("suspicion", "debts", "inquisition", "passing", "refresh", "scoring"),
    *("paladins", "townsfolk", "outsiders", "walls", "taverns", "orders", "favours"),
    *("solo", "rulings", "sources"),
)

PARTS: Final = {
    "setup": ("treasury",),
    "actions": ("workshops", *(f"action-{action}" for action in ACTIONS)),
    "regions": ("spaces",),
    "suspicion": ("taxes",),
    "scoring": ("attributes", "bonuses", "ties"),
    "solo": (
        *("automa_setup", "automa_round", "automa_marker", "automa_turn", "automa_left", "automa_right"),
        *("automa_schemes", "automa_end"),
    ),
    "rulings": ("options",),
}
"""The parts of a section that have a heading and an anchor of their own."""

RULINGS: Final = {
    "places": "ours",
    "supply": "ours",
    "keep": "ours",
    "no_worker": "ours",
    "workshop_order": "public",
    "order": "ours",
    "income": "ours",
    "newcomers": "ours",
    "decline": "ours",
    "choice": "ours",
    "boosts": "ours",
    "tracks": "public",
    "dismissal_debt": "ours",
    "free_recruit": "ours",
    "attack_gap": "ours",
    "attack_silver": "ours",
    "prayer": "recalled",
    "favour_price": "public",
    "abilities": "ours",
    "inquisition": "ours",
    "goods": "public",
    "bonuses": "public",
    "hunter": "ours",
    "rounding": "public",
    "automa_spaces": "ours",
    "automa_taxes": "ours",
    "automa_lacks": "ours",
    "automa_choice": "ours",
    "automa_stack": "ours",
    "automa_deck": "ours",
    "automa_debt": "ours",
    "automa_orders": "ours",
    "automa_price": "ours",
}
"""The rulings and whose word they are, as README.md explains."""


def component(name: str, id: str, printed: PaladinsComponents, words: Words) -> str:
    """A component by name; slots, steps and nameless cards by number."""
    return words.say(component_phrase(name, id))


def component_phrase(name: str, id: str) -> Phrase:
    if name == "townsfolk":
        return townsfolk_phrase(TOWNSFOLK.index(id))
    if name == "outsider":
        return outsider_phrase(OUTSIDERS.index(id))
    if name in ("paladin", "action", "favour"):
        return Phrase(f"{name}.{id}")
    if name in ("bonus", "order"):
        return Phrase(f"action.{id}")
    if name == "automa_left":
        return Phrase(f"row.{id}")
    if name == "difficulty":
        return Phrase(f"option.difficulty.{id}")
    if name in ("worker", "piece"):
        return Phrase(f"{name}.{id}")
    if name in ("treasury", "track", "solo", "automa_right", "game"):
        return Phrase(f"rules.kind.{name}")
    return Phrase("rules.number", id=id.removeprefix(name).lstrip("0"))


TABLES: Final = {
    "treasury": treasury,
    "round": kings_cards,
    "workers": workers,
    "things": things,
    "actions": actions,
    "workshops": workshops,
    "action-recruit": hiring,
    "action-commission": prices("commission", "provisions"),
    "action-fortify": prices("fortify", "provisions"),
    "action-garrison": prices("garrison", "provisions"),
    "action-absolve": absolving,
    "action-convert": prices("convert", "silver"),
    "regions": regions,
    "spaces": spaces,
    "suspicion": suspicion,
    "attributes": track,
    "bonuses": bonuses,
    "paladins": paladins,
    "townsfolk": townsfolk,
    "outsiders": outsiders,
    "walls": walls,
    "taverns": taverns,
    "orders": orders,
    "favours": favours,
    "automa_setup": difficulties,
    "automa_left": left_row,
    "automa_schemes": schemes,
}

CONTENTS: Final = Contents(
    SECTIONS, PARTS, TABLES, headings={f"action-{action}": f"action.{action}" for action in ACTIONS}
)
PROVENANCE: Final = Provenance(component, untold_fields=("on_card",))

PICTURED: Final = {
    **{f"summary-{action}": ("action", action) for action in ACTIONS},
    **{f"row-{id}": ("automa_left", id) for id in LEFT_ROW},
    **{f"fortify-time-{slot}": ("wall_slot", str(slot)) for slot in range(1, 8)},
    **{f"absolve-time-{slot}": ("jar", str(slot)) for slot in range(1, 8)},
}

LEGEND: Final = legend(
    *("point", "provision", "silver", "treasury", "tax", "crown", "debt", "paid", "pay_debt", "destroy_debt"),
    *("suspicion", "discard_suspicion", "inquisition", "free_recruit", "free_develop", "anybody", "colourless"),
    *("first", "now", "out", "top", "passed", "tavern", "scheme"),
    attribute=ATTRIBUTES,
    worker=WORKERS,
    action=(*ACTIONS, "attack"),
    row=("rest",),
    faction=("vikings", "saracens", "byzantines"),
)

BOARD: Final = {
    "silver-{seat}": "silver",
    "provisions-{seat}": "provisions",
    "debt-{seat}": "debts",
    "track-{seat}": "track",
    "action-{seat}-recruit": "left",
    "action-{seat}-commission": "right",
    "workshop-{seat}-garrison-left": "workshop",
    "absolve-{seat}-1": "jar",
    "townsfolk-1": "townsfolk",
    "debts": "debt",
    "treasury": "treasury",
    "order-1": "order",
    "favour-1": "favour",
    "outsider-1": "outsider",
    "region-1": "region",
    "space-r1s1": "space",
}

TURN: Final = (
    ("crown", "paladin"),
    ("tavern", "tavern"),
    ("labourer merchant", "place"),
    ("silver", "act"),
    ("passed", "pass"),
)

EXAMPLE: Final = Example(
    seed=7,
    moves=(
        "hire missionary_2",
        "hire gatekeeper_3",
        "paladin anseis over engelier",
        "paladin girard over otton",
        "tavern tavern10",
        "tavern tavern07",
        "recruit merchant",
        "dismiss gatekeeper_1",
        "trade labourer+merchant",
        "hunt scout",
        "develop merchant+merchant",
        "workshop fortify left",
        "conspire merchant",
        "fortify labourer+scout",
    ),
    shown={8: "board-{seat}", 10: "board-{seat}", 11: "board-{seat}", 13: "board-{seat}"},
)

rulebook: Final = Rulebook(
    CONTENTS,
    RULINGS,
    PaladinsOptions,
    PROVENANCE,
    amounts,
    PICTURED,
    LEGEND,
    board=BOARD,
    example=EXAMPLE,
    turn=TURN,
    turn_section="round",
)
