"""Tooltips: each names its component, says its figures, and is short."""

from __future__ import annotations

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.components import (
    ANIMAL,
    BANK,
    BOARDING_HOUSE,
    GOODS,
    KINDS,
    MINE,
    MONASTERY_NUMBERS,
    NUMBER,
    SHIELD_NUMBERS,
    TILES,
    WATCHTOWER,
    BurgundyComponents,
    monastery_tile,
)
from burgrave.games.burgundy.drawing.tips import (
    THINGS,
    points,
    silver,
    tip_good,
    tip_route,
    tip_shield,
    tip_thing,
    tip_tile,
    workers,
)
from burgrave.kernel.words import LANGUAGES, Words
from tests.burgundy.given import box
from tests.titles.pages import check_tips

pytestmark = pytest.mark.once


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return burgundy.words(request.param)


@pytest.mark.parametrize("kind", [k for k in range(KINDS) if not NUMBER[k]], ids=lambda k: TILES[k])
def test_a_tiles_tip_begins_with_its_name(kind: int, words: Words) -> None:
    assert tip_tile(kind, box(), words).startswith(words.template(f"tile.{TILES[kind]}") + ". ")


@pytest.mark.parametrize("kind", [k for k in range(KINDS) if ANIMAL[k] >= 0], ids=lambda k: TILES[k])
def test_animals_say_how_many_points_they_bring(kind: int, words: Words) -> None:
    assert words.say(points(box().animals[kind])) in tip_tile(kind, box(), words)


@pytest.mark.parametrize("number", MONASTERY_NUMBERS)
def test_a_monasterys_tip_says_its_number_and_figure(number: int, words: Words) -> None:
    tip = tip_tile(monastery_tile(number), box(), words)

    name = {"en": "Monastery", "ru": "Монастырь"}[words.language]
    assert tip.startswith(f"{name} {number}. ")
    amount = box().amounts[number]
    # The single step of 9 to 12 is told in words.
    assert amount == 0 or 9 <= number <= 12 or str(amount) in tip.partition(". ")[2]


@pytest.mark.parametrize("number", SHIELD_NUMBERS)
def test_a_shields_tip_says_number_points_and_tribute(number: int, words: Words) -> None:
    tip = tip_shield(number, box(), words)

    assert f" {number}. " in tip
    assert words.say(points(box().shield_points[number])) in tip
    assert words.say(silver(box().tribute)) in tip


@pytest.mark.parametrize("good", range(len(GOODS)), ids=GOODS)
def test_a_goods_tip_says_colour_die_and_price(good: int, words: Words) -> None:
    tip = tip_good(good, box(), words)

    assert words.template(f"good.{GOODS[good]}") in tip
    assert str(good + 1) in tip
    assert "2/3/4" in tip


def test_a_space_of_the_trade_route_says_what_it_wants_and_brings(words: Words) -> None:
    tip = tip_route(3, BANK, box(), words)

    assert words.template("good.red") in tip
    assert words.template("tile.bank") in tip


def every_tip(printed: BurgundyComponents, words: Words) -> list[str]:
    tips = [tip_tile(kind, printed, words) for kind in range(KINDS)]
    tips += [tip_shield(number, printed, words) for number in SHIELD_NUMBERS]
    tips += [tip_good(good, printed, words) for good in range(len(GOODS))]
    return tips + [tip_thing(thing, printed, words) for thing in THINGS]


def test_no_tip_is_long_or_unfinished(words: Words) -> None:
    tips = every_tip(box(), words)

    check_tips(tips)


def test_tips_take_their_figures_from_the_components(words: Words) -> None:
    overlay: dict[str, object] = {
        "tile": {
            "mine": {"silver": 7},
            "bank": {"silver": 6},
            "watchtower": {"points": 31},
            "boarding_house": {"workers": 9},
            "cow_3": {"animals": 8},
        },
        "monastery": {"26": {"amount": 5}},
        "shield": {"4": {"points": 17}},
        "shields": {"deal": {"tribute": 3}},
        "points": {"phase": {"values": [91, 92, 93, 94, 95]}, "sale": {"points": [5, 6, 7]}},
    }
    changed = box(overlay)

    assert words.say(silver(7)) in tip_tile(MINE, changed, words)
    assert words.say(silver(6)) in tip_tile(BANK, changed, words)
    assert words.say(points(31)) in tip_tile(WATCHTOWER, changed, words)
    assert words.say(workers(9)) in tip_tile(BOARDING_HOUSE, changed, words)
    assert words.say(points(8)) in tip_tile(TILES.index("cow_3"), changed, words)
    assert words.say(points(5)) in tip_tile(monastery_tile(26), changed, words)
    assert words.say(points(17)) in tip_shield(4, changed, words)
    assert words.say(silver(3)) in tip_shield(1, changed, words)
    assert "91, 92, 93, 94, 95" in tip_thing("phase", changed, words)
    assert "5/6/7" in tip_good(0, changed, words)
