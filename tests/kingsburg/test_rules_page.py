"""The rules page: every component with its figures in both languages, in sound HTML."""

from __future__ import annotations

import re
from functools import partial

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES, GOODS, KINDS, Bundle, KingsburgComponents
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.games.kingsburg.phrases import bundle_phrase
from burgrave.games.kingsburg.reading.rulebook import RULINGS, THINGS
from burgrave.kernel.components import doubtful
from burgrave.kernel.words import Words
from tests.kingsburg.given import box
from tests.titles.pages import anchors, cells, in_both_languages, page_of, rows_of, sources_of, tree

pytestmark = pytest.mark.once

page = partial(page_of, kingsburg)
words = in_both_languages(kingsburg)


def amounts(bundle: Bundle, words: Words) -> list[str]:
    return [words.say(phrase) for phrase in bundle_phrase(bundle)]


def test_every_advisor_has_a_row_with_value_name_and_help(words: Words) -> None:
    root = tree(page(words))

    for value, advisor in enumerate(box().advisors, 1):
        number, name, help = cells(root, f"advisor-{value}")
        assert number == str(value)
        assert name == words.template(f"advisor.{ADVISORS[value - 1]}")
        for gift in advisor.gifts:
            assert all(amount in help for amount in amounts(gift.gain, words) + amounts(gift.pay, words))


def test_every_building_has_a_row_with_price_points_combat_and_effect(words: Words) -> None:
    root = tree(page(words))

    for id, building in zip(BUILDINGS, box().buildings, strict=True):
        name, price, points, combat, effect = cells(root, f"building-{id}")
        assert name == words.template(f"building.{id}")
        cost = Bundle({"gold": building.gold, "wood": building.wood, "stone": building.stone})
        assert price == ", ".join(amounts(cost, words))
        assert points == str(building.points)
        figures = {int(figure) for figure in re.findall(r"[+-]?\d+", combat.replace("−", "-"))}
        assert figures <= {building.combat, building.combat_against}
        assert building.combat_against in figures
        assert effect


def test_every_enemy_has_a_row_with_strength_reward_and_loss(words: Words) -> None:
    root = tree(page(words))

    for id, enemy in zip(ENEMIES, box().enemies, strict=True):
        kind, strength, reward, loss = cells(root, f"enemy-{id}")
        assert kind == words.template(f"kind.{KINDS[enemy.kind]}")
        assert strength == str(enemy.strength)
        assert reward == ", ".join(amounts(enemy.reward, words))
        assert loss == ", ".join(amounts(enemy.loss, words))


def test_everything_a_tooltip_may_lead_to_has_one_anchor(words: Words) -> None:
    found = anchors(tree(page(words)))

    assert len(found) == len(set(found))
    wanted = {f"thing-{thing}" for thing in (*GOODS, *THINGS)} | {f"phase-{phase}" for phase in range(1, 9)}
    wanted |= {f"option-{name}" for name in KingsburgOptions.CHOICES} | {f"ruling-{ruling}" for ruling in RULINGS}
    wanted |= {"goal", "setup", "year", "season", "winter", "end", "two", "rulings", "sources"}
    assert wanted <= set(found)


def test_an_overlays_figures_show_up_and_are_called_changed(words: Words) -> None:
    overlay = {
        "advisor": {"jester": {"help": [{"points": 7}]}},
        "building": {"inn": {"cost": {"stone": 9}, "points": 83}},
        "enemy": {"y1_goblins_2": {"strength": 12, "loss": {"points": 77}}},
        "back": {"year_1": {"weakest": 3}},
    }
    sections = page(words, overlay)
    root = tree(sections)

    assert amounts(Bundle({"points": 7}), words)[0] in cells(root, "advisor-1")[2]
    assert cells(root, "building-inn")[1:3] == [amounts(Bundle({"stone": 9}), words)[0], "83"]
    assert cells(root, "enemy-y1_goblins_2")[1::2] == ["12", amounts(Bundle({"points": 77}), words)[0]]
    assert next(element for element in root.iter("h3") if element.get("id") == "year-1").text == words.template(
        "rules.enemies.year"
    ).format(year=1, weakest=3, strongest=4)
    changed = "".join(tree(sections[-1:]).itertext())
    for name in ("advisor.jester", "building.inn", "kind.goblins", "rules.kind.back"):
        assert words.template(name) in changed


def test_the_doubtful_figures_are_those_whose_source_is_weak() -> None:
    words = kingsburg.words("en")
    printed = box()
    weak = {
        table: {id for id, record in records.items() if doubtful(record)} for table, records in printed.figures.items()
    }

    said = rows_of(tree(page(words)[-1:]))

    assert said == [
        ["Advisors", "Smuggler", "the right to refuse"],
        ["Enemies", "Demons of strength 6", "reward, loss"],
    ]
    assert weak.pop("advisor") == {"smuggler"}
    assert weak.pop("enemy") == {"y4_demons_6"}
    # Readings and names are told with the rulings; nothing else is in doubt.
    assert weak.pop("reading") == {ruling for ruling in RULINGS if ruling not in ("rerolls", "one_token", "names")}
    assert weak.pop("name")
    assert not any(weak.values())


def test_a_figure_from_memory_is_called_so() -> None:
    words = kingsburg.words("en")
    printed = box()
    printed = KingsburgComponents(
        {**printed.figures, "building": {**printed.figures["building"]}},
        {},
    )
    printed.figures["building"]["inn"] = {**printed.figures["building"]["inn"], "points_source": "recalled"}

    assert sources_of(kingsburg.presentation.rulebook(printed, words))["recalled"] == [["Buildings", "Inn", "points"]]


def test_every_word_that_a_ruling_rests_on_has_a_name(words: Words) -> None:
    for source in ("public", "recalled", "assumed"):
        assert words.template(f"rules.by.{source}")
