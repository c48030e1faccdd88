"""The rules of Kingsburg as a page to read: our words from the catalogues, every figure from the components."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    GOODS,
    KINDS,
    ROWS,
    SHEET,
    Building,
    Bundle,
    KingsburgComponents,
)
from burgrave.games.kingsburg.drawing.icons import TRADES
from burgrave.games.kingsburg.drawing.tips import (
    effect_phrase,
    help_phrase,
    price_phrase,
    remarks,
    signed,
    tip_good,
    tip_thing,
)
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.games.kingsburg.phrases import bundle_phrase, enemy_phrase
from burgrave.games.kingsburg.position import WINTER, YEARS
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.examples import Example
from burgrave.reading.rulebook import Contents, Provenance, Rows, Rulebook, bullets, head, heading, item, legend, table

SECTIONS: Final = (
    *("goal", "setup", "year", "season", "advisors", "buildings", "winter", "enemies", "end", "two"),
    *("things", "rulings", "sources"),
)

PARTS: Final = {
    "season": ("step-roll", "step-influence", "step-help", "step-build"),
    "rulings": ("options",),
}

THINGS: Final = ("token", "envoy", "white_die", "soldiers", "points", "order", "year", "phase", "neutral")
"""What has a tooltip without being an advisor, a building, an enemy or a good."""

AUTHORITIES: Final = {
    "supply": "",
    "aid_goods_order": "",
    "guild": "",
    "rerolls": "designer",
    "one_token": "rulebook",
    "market_with_token": "",
    "auto_pass": "",
    "envoy_pair_order": "",
    "smuggler_optional": "",
    "stables_each_time": "",
    "crane_each_time": "",
    "envoy_spent": "",
    "soldiers_beyond_nine": "",
    "loss_order": "english",
    "battle_order": "",
    "neutral_double": "english",
    "names": "assumed",
}
"""Whose word a ruling is, as README.md explains; empty where the components' table `reading` says it best."""

RULINGS: Final = {
    ruling: word or str(SHEET.figures["reading"][ruling]["source"]) for ruling, word in AUTHORITIES.items()
}


def phases(printed: KingsburgComponents, words: Words) -> str:
    """The calendar."""
    said = [
        item(f"phase-{phase}", words.template(f"rules.phase.{phase}"), words.template(f"phase.{phase}"))
        for phase in range(1, WINTER + 1)
    ]
    return f"<ol>{''.join(said)}</ol>"


def advisors(printed: KingsburgComponents, words: Words) -> str:
    """The court from 1 to 18."""
    rows: Rows = []
    for value, advisor in enumerate(printed.advisors, 1):
        name = words.template(f"advisor.{ADVISORS[value - 1]}")
        said = [words.say(help_phrase(advisor)) + ".", *(words.template(key) for key in remarks(advisor))]
        rows.append((f"advisor-{value}", [str(value), name, " ".join(said)]))
    return table(head(words, "value", "advisor", "help"), rows)


def buildings(printed: KingsburgComponents, words: Words) -> str:
    """The province, row by row."""
    columns = head(words, "building", "price", "points", "combat", "effect")
    html = ""
    for row in range(ROWS):
        numbers = range(row * COLUMNS, row * COLUMNS + COLUMNS)
        rows = [(f"building-{BUILDINGS[number]}", building_cells(number, printed, words)) for number in numbers]
        html += heading(f"row-{row + 1}", words.say(Phrase("rules.row", row=row + 1))) + table(columns, rows)
    return html


def building_cells(number: int, printed: KingsburgComponents, words: Words) -> list[str]:
    building = printed.buildings[number]
    return [
        words.template(f"building.{BUILDINGS[number]}"),
        listed(price_phrase(building), words),
        str(building.points),
        combat(building, words),
        words.say(effect_phrase(building)),
    ]


def combat(building: Building, words: Words) -> str:
    """What a building adds in battle: `+1`, `+1 against demons`, `+1; +2 against zombies`."""
    usual, special = signed(building.combat), signed(building.combat_against)
    if building.kind < 0 or building.combat == building.combat_against:
        return usual
    against = Phrase(f"tip.against.{KINDS[building.kind]}")
    if building.combat == 0:
        return words.say(Phrase("rules.combat_against", combat=special, against=against))
    return words.say(Phrase("rules.combat_but", combat=usual, special=special, against=against))


def listed(phrases: list[Phrase], words: Words) -> str:
    return ", ".join(words.say(phrase) for phrase in phrases)


def enemies(printed: KingsburgComponents, words: Words) -> str:
    """All cards, year by year."""
    columns = head(words, "enemy", "strength", "reward", "loss")
    html = ""
    for year in range(1, YEARS + 1):
        strengths = {"weakest": printed.weakest[year], "strongest": printed.strongest[year]}
        said = words.say(Phrase("rules.enemies.year", year=year, **strengths))
        cards = [card for card, enemy in enumerate(printed.enemies) if enemy.year == year]
        rows = [(f"enemy-{ENEMIES[card]}", enemy_cells(card, printed, words)) for card in cards]
        html += heading(f"year-{year}", said) + table(columns, rows)
    return html


def enemy_cells(card: int, printed: KingsburgComponents, words: Words) -> list[str]:
    enemy = printed.enemies[card]
    return [
        words.template(f"kind.{KINDS[enemy.kind]}"),
        str(enemy.strength),
        yields(enemy.reward, words),
        yields(enemy.loss, words),
    ]


def yields(bundle: Bundle, words: Words) -> str:
    return listed(bundle_phrase(bundle) or [Phrase("tip.nothing")], words)


def things(printed: KingsburgComponents, words: Words) -> str:
    """What else lies on the table."""
    said = [item(f"thing-{name}", tip_good(good, words)) for good, name in enumerate(GOODS)]
    said += [item(f"thing-{name}", tip_thing(name, words)) for name in THINGS]
    return bullets(said)


def component(name: str, id: str, printed: KingsburgComponents, words: Words) -> str:
    """A component by name; enemies of a kind differ in strength, backs of their cards in the year."""
    if name == "back":
        return words.say(Phrase("rules.back", year=printed.figures["back"][id]["year"]))
    if name == "enemy":
        return words.say(enemy_phrase(printed.enemies[ENEMIES.index(id)]))
    return words.template(f"{name}.{id}")


TABLES: Final = {
    "year": phases,
    "advisors": advisors,
    "buildings": buildings,
    "enemies": enemies,
    "things": things,
}

CONTENTS: Final = Contents(SECTIONS, PARTS, TABLES, wordless=("things", "sources"))
PROVENANCE: Final = Provenance(
    component,
    untold_tables=("piece", "name", "reading"),
    untold_fields=("year", "kind", "row", "column", "value", "does", "line", "log", "by_option"),
)

PICTURED: Final = {
    **{f"advisor-{value}": ("advisor", id) for value, id in enumerate(ADVISORS, 1)},
    **{f"thing-{good}": ("piece", f"good_{good}") for good in GOODS},
    "thing-token": ("piece", "plus2_token"),
    "thing-envoy": ("piece", "envoy"),
    "thing-white_die": ("piece", "die_white"),
}

LEGEND: Final = (
    legend(
        *("gold", "wood", "stone", "any", "point", "soldier", "combat", "plus2", "peek", "white-die", "die", "reroll"),
        *("season", "win", "defeat", "lost", "swords", "crown", "passed"),
        *("aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter", "end"),
        kind=KINDS,
    )
    | {f"trade-{trade}": f"legend.trade-{trade}" for trade in TRADES}
    | {f"b-{id}": f"building.{id}" for id in BUILDINGS}
)

BOARD: Final = {
    "good-{seat}-gold": "goods",
    "rule:thing-token": "tokens",
    "rule:thing-soldiers": "soldiers",
    "building-{seat}-statue": "building",
    "building-{seat}-inn": "next",
    "advisor-1": "advisor",
    "advisor-18": "king",
    "marker-year": "year",
    "marker-phase": "phase",
    "enemy": "enemy",
    "marker-order-{seat}": "order",
    "marker-score-{seat}": "points",
    "envoy": "envoy",
}

TURN: Final = (
    ("die", "roll"),
    ("arrow", "order"),
    ("die plus2", "influence"),
    ("gold wood stone", "help"),
    ("building", "build"),
)

EXAMPLE: Final = Example(
    seed=7,
    moves=(
        "take 1 gold",
        "take 1 gold",
        "place 4 on merchant",
        "place 5+5+5 on inventor",
        "place 1 on jester",
        "place 6 on alchemist",
        "help 1 gold",
        "help 1 wood 1 stone for 1 gold",
        "build inn",
    ),
    shown={2: "court", 3: "court", 7: "province-{seat}", 8: "province-{seat}"},
)

rulebook: Final = Rulebook(
    CONTENTS,
    RULINGS,
    KingsburgOptions,
    PROVENANCE,
    pictured=PICTURED,
    legend=LEGEND,
    board=BOARD,
    example=EXAMPLE,
    turn=TURN,
    turn_section="season",
)
