"""The rules of Kingsburg as a page to read: our words from the catalogues, every figure from the components."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    GOODS,
    KINDS,
    ROWS,
    Building,
    Bundle,
    KingsburgComponents,
)
from burgrave.games.kingsburg.drawing.tips import (
    effect_phrase,
    help_phrase,
    price_phrase,
    remarks,
    signed,
    tip_advisor,
    tip_building,
    tip_enemy,
    tip_good,
    tip_thing,
)
from burgrave.games.kingsburg.moves import bundle_phrase
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.games.kingsburg.position import WINTER, YEARS
from burgrave.kernel.components import doubtful
from burgrave.kernel.rules import Section, head, heading, item, prose, table
from burgrave.kernel.words import Phrase, Words

STEPS: Final = ("roll", "influence", "help", "build")

THINGS: Final = ("token", "envoy", "white_die", "soldiers", "points", "order", "year", "phase", "neutral")
"""What has a tooltip without being an advisor, a building, an enemy or a good."""

RULINGS: Final = {
    "supply": "assumed",
    "aid_goods_order": "",
    "guild": "assumed",
    "rerolls": "designer",
    "one_token": "rulebook",
    "market_with_token": "",
    "auto_pass": "assumed",
    "envoy_pair_order": "",
    "smuggler_optional": "",
    "stables_each_time": "",
    "crane_each_time": "",
    "envoy_spent": "assumed",
    "soldiers_beyond_nine": "",
    "loss_order": "english",
    "battle_order": "",
    "neutral_double": "english",
}
"""The rulings and whose word they are, as README.md explains; empty where the components' table `reading` says it."""

FIGURES: Final = ("help", "optional", "cost", "points", "combat", "against", "strength", "reward", "loss")
"""The fields of a component that this page can call doubtful or changed."""


def rulebook(printed: KingsburgComponents, words: Words) -> list[Section]:
    """The page from the goal of the game to the sources of its figures."""
    return [
        section("goal", words, text("goal", words)),
        section("setup", words, text("setup", words)),
        section("year", words, text("year", words) + phases(words)),
        section("season", words, text("season", words) + steps(words)),
        section("advisors", words, text("advisors", words) + advisors(printed, words)),
        section("buildings", words, text("buildings", words) + buildings(printed, words)),
        section("winter", words, text("winter", words)),
        section("enemies", words, text("enemies", words) + enemies(printed, words)),
        section("end", words, text("end", words)),
        section("two", words, text("two", words)),
        section("things", words, things(words)),
        section("rulings", words, text("rulings", words) + rulings(printed, words) + choices(words)),
        section("sources", words, sources(printed, words)),
    ]


def section(anchor: str, words: Words, html: str) -> Section:
    return Section(anchor, words.template(f"rules.{anchor}"), html)


def text(part: str, words: Words) -> str:
    return prose(words.template(f"rules.{part}.text"))


def phases(words: Words) -> str:
    """The calendar."""
    said = [
        item(f"phase-{phase}", words.template(f"rules.phase.{phase}"), words.template(f"phase.{phase}"))
        for phase in range(1, WINTER + 1)
    ]
    return f"<ol>{''.join(said)}</ol>"


def steps(words: Words) -> str:
    """What happens in spring, summer and autumn."""
    return "".join(
        heading(f"step-{step}", words.template(f"rules.step.{step}")) + text(f"step.{step}", words) for step in STEPS
    )


def advisors(printed: KingsburgComponents, words: Words) -> str:
    """The court from 1 to 18."""
    rows: list[tuple[str, list[str]]] = []
    for value, advisor in enumerate(printed.advisors, 1):
        name = words.template(f"advisor.{ADVISORS[value - 1]}")
        said = [words.say(help_phrase(advisor)) + ".", *(words.template(key) for key in remarks(advisor))]
        rows.append((f"advisor-{value}", [str(value), name, " ".join(said)]))
    return table(head(words, "value", "advisor", "help"), rows)


def buildings(printed: KingsburgComponents, words: Words) -> str:
    """The province, row by row."""
    said: list[str] = []
    for row in range(ROWS):
        numbers = range(row * COLUMNS, row * COLUMNS + COLUMNS)
        said.append(heading(f"row-{row + 1}", words.say(Phrase("rules.row", row=row + 1))))
        said.append(
            table(
                head(words, "building", "price", "points", "combat", "effect"),
                [(f"building-{BUILDINGS[number]}", building_cells(number, printed, words)) for number in numbers],
            )
        )
    return "".join(said)


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
    said: list[str] = []
    for year in range(1, YEARS + 1):
        strengths = {"weakest": printed.weakest[year], "strongest": printed.strongest[year]}
        cards = [card for card, enemy in enumerate(printed.enemies) if enemy.year == year]
        said.append(heading(f"year-{year}", words.say(Phrase("rules.enemies.year", year=year, **strengths))))
        said.append(
            table(
                head(words, "enemy", "strength", "reward", "loss"),
                [(f"enemy-{ENEMIES[card]}", enemy_cells(card, printed, words)) for card in cards],
            )
        )
    return "".join(said)


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


def things(words: Words) -> str:
    """What else lies on the table."""
    said = [item(f"thing-{name}", tip_good(good, words)) for good, name in enumerate(GOODS)]
    said += [item(f"thing-{name}", tip_thing(name, words)) for name in THINGS]
    return f"<ul>{''.join(said)}</ul>"


def rulings(printed: KingsburgComponents, words: Words) -> str:
    """What Burgrave does where the rulebook is silent, and on whose word."""
    rows: list[tuple[str, list[str]]] = []
    for ruling, word in RULINGS.items():
        authority = word or printed.figures["reading"][ruling]["source"]
        said = [words.template(f"rules.ruling.{ruling}"), words.template(f"rules.by.{authority}")]
        rows.append((f"ruling-{ruling}", said))
    return table(head(words, "ruling", "authority"), rows)


def choices(words: Words) -> str:
    """The readings that a table may change."""
    said = [heading("options", words.template("rules.options")), text("options", words)]
    for option, values in KingsburgOptions.CHOICES.items():
        labels = " / ".join(words.template(f"option.{option}.{str(value).lower()}") for value in values)
        said.append(item(f"option-{option}", f"{words.template(f'option.{option}.about')} ({labels})"))
    return f"{said[0]}{said[1]}<ul>{''.join(said[2:])}</ul>"


def sources(printed: KingsburgComponents, words: Words) -> str:
    """How many figures are sure, which are not, and which an overlay has changed."""
    counts = {"rulebook": 0, "public": 0, "doubtful": 0, "changed": 0}
    doubts: list[tuple[str, list[str]]] = []
    changes: list[tuple[str, list[str]]] = []
    for name in ("advisor", "building", "enemy"):
        for id, record in printed.figures[name].items():
            changed = list(printed.overlay.get(name, {}).get(id, {}))
            doubted = [field for field in doubtful(record) if field in FIGURES and not changed]
            kind = "changed" if changed else "doubtful" if doubted else record["source"]
            counts[kind] += 1
            shown = component(name, id, printed, words)
            for source in sorted({source_of(record, field) for field in doubted}):
                fields = [field for field in doubted if source_of(record, field) == source]
                doubts.append(("", [*shown, figures(fields, words), words.template(f"rules.source.{source}")]))
            if changed:
                changes.append(("", [*shown, figures(changed, words)]))
    said = [prose(words.say(Phrase("rules.sources.text", total=sum(counts.values()), **counts)))]
    columns = head(words, "component", "played", "figures", "source")
    if doubts:
        said.append(heading("doubtful", words.template("rules.sources.doubtful")) + table(columns, doubts))
    if changes:
        said.append(heading("changed", words.template("rules.sources.changed")) + table(columns[:3], changes))
    return "".join(said)


def component(name: str, id: str, printed: KingsburgComponents, words: Words) -> list[str]:
    """A component by name, and what its tooltip says of it."""
    if name == "advisor":
        return [words.template(f"advisor.{id}"), tip_advisor(ADVISORS.index(id) + 1, printed, words)]
    if name == "building":
        return [words.template(f"building.{id}"), tip_building(BUILDINGS.index(id), printed, words)]
    card = ENEMIES.index(id)
    return [words.template(f"kind.{KINDS[printed.enemies[card].kind]}"), tip_enemy(card, printed, words)]


def figures(fields: list[str], words: Words) -> str:
    return ", ".join(words.template(f"rules.field.{field}") for field in fields)


def source_of(record: dict[str, Any], field: str) -> str:
    """Where one figure of a record was read."""
    return str(record.get(f"{field}_source", record["source"]))
