"""Tooltips: each names its component, says its figures, and is short."""

from __future__ import annotations

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    ENEMIES,
    GOODS,
    KINDS,
    Bundle,
)
from burgrave.games.kingsburg.drawing.tips import (
    effect_phrase,
    tip_advisor,
    tip_building,
    tip_enemy,
    tip_good,
    tip_thing,
)
from burgrave.games.kingsburg.phrases import bundle_phrase
from burgrave.games.kingsburg.reading.rulebook import THINGS
from burgrave.kernel.words import LANGUAGES, Words
from tests.kingsburg.given import box
from tests.titles.pages import check_tips

pytestmark = pytest.mark.once


def amounts(bundle: Bundle, words: Words) -> list[str]:
    """`2 gold`, `1 stone`: what a text must say of a bundle."""
    return [words.say(phrase) for phrase in bundle_phrase(bundle)]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return kingsburg.words(request.param)


@pytest.mark.parametrize("value", range(1, len(ADVISORS) + 1))
def test_an_advisors_tip_says_name_value_and_help(value: int, words: Words) -> None:
    tip = tip_advisor(value, box(), words)

    assert tip.startswith(words.template(f"advisor.{ADVISORS[value - 1]}"))
    assert f" {value}:" in tip
    for gift in box().advisors[value - 1].gifts:
        for amount in amounts(gift.gain, words) + amounts(gift.pay, words):
            assert amount in tip


@pytest.mark.parametrize("number", range(len(BUILDINGS)), ids=BUILDINGS)
def test_a_buildings_tip_says_name_price_points_combat_and_effect(number: int, words: Words) -> None:
    building = box().buildings[number]
    tip = tip_building(number, box(), words)

    assert tip.startswith(words.template(f"building.{BUILDINGS[number]}"))
    price = Bundle({"gold": building.gold, "wood": building.wood, "stone": building.stone})
    for amount in [*amounts(price, words), *amounts(Bundle({"points": building.points}), words)]:
        assert amount in tip
    for combat in (building.combat, building.combat_against):
        assert combat == 0 or f"{combat:+}".replace("-", "−") in tip
    assert tip.endswith(words.say(effect_phrase(building)))


@pytest.mark.parametrize("card", range(len(ENEMIES)), ids=ENEMIES)
def test_an_enemys_tip_says_kind_strength_year_reward_and_loss(card: int, words: Words) -> None:
    enemy = box().enemies[card]
    tip = tip_enemy(card, box(), words)

    assert tip.startswith(words.template(f"kind.{KINDS[enemy.kind]}"))
    head, _, rest = tip.partition(".")
    assert str(enemy.strength) in head
    assert str(enemy.year) in head
    for amount in amounts(enemy.reward, words) + amounts(enemy.loss, words):
        assert amount in rest


def test_no_tip_is_long_or_unfinished(words: Words) -> None:
    printed = box()
    tips = [tip_advisor(value, printed, words) for value in range(1, len(ADVISORS) + 1)]
    tips += [tip_building(number, printed, words) for number in range(len(BUILDINGS))]
    tips += [tip_enemy(card, printed, words) for card in range(len(ENEMIES))]
    tips += [tip_good(good, words) for good in range(len(GOODS))]
    tips += [tip_thing(thing, words) for thing in THINGS]

    check_tips(tips)


def test_a_tip_takes_its_figures_from_the_components(words: Words) -> None:
    changed = box({"building": {"statue": {"cost": {"stone": 7}, "points": 31, "combat": -4}}})

    tip = tip_building(BUILDINGS.index("statue"), changed, words)

    assert amounts(Bundle({"stone": 7}), words)[0] in tip
    assert amounts(Bundle({"points": 31}), words)[0] in tip
    assert "−4" in tip


def test_where_nothing_is_given_or_taken_the_tip_says_so() -> None:
    english = kingsburg.words("en")
    generous = box({"enemy": {"y1_zombies_4": {"reward": {}, "loss": {}}}})

    said = tip_enemy(ENEMIES.index("y1_zombies_4"), generous, english)

    assert said == "Zombies of strength 4, year 1. A win earns nothing. A defeat costs nothing."


def test_gifts_that_are_a_choice_read_as_a_choice() -> None:
    english = kingsburg.words("en")

    assert tip_advisor(4, box(), english) == "Merchant, advisor 4: 1 gold or 1 wood."
    assert tip_advisor(9, box(), english) == "Master Hunter, advisor 9: 1 gold + 1 wood; or 1 wood + 1 stone."
    assert tip_advisor(14, box(), english).startswith("Smuggler, advisor 14: 3 goods of choice for 1 point. ")
