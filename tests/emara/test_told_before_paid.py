"""A move says what it costs and brings now: discounts, events, advisors and coins counted in."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.games.emara.events import EventOffers
from burgrave.games.emara.position import Emara
from burgrave.kernel.check_texts import check_move_texts
from burgrave.kernel.testing import stage
from tests.emara.given import (
    advisor,
    craftsmen,
    event,
    favor,
    given,
    hand,
    lay_out,
    marker,
    one_step_before,
    playing,
    standing,
    start,
    visiting,
)
from tests.titles.given import ANNA
from tests.titles.told import GAMES


def said(position: Emara, notation: str) -> list[str]:
    """A move in Russian and in English."""
    phrase = position.phrase(position.parse(notation))
    return [emara.words(language).say(phrase) for language in ("ru", "en")]


def test_certain_costs_and_gains_are_what_happens() -> None:
    assert check_move_texts(emara, games=GAMES) > 10_000


def test_a_hut_is_told_with_its_price_and_the_points_of_the_craftsman() -> None:
    position = start()
    given(position, ANNA, wood=1, cloth=1)
    craftsmen(position, ANNA, "forest_1")
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    assert said(position, "hire quarry_2") == [
        "Нанять Ремесленника: Каменный карьер, хижина 2; 1 Дерево, 1 Ткань → 2 очка Подданных",
        "Hire a craftsman: Quarry, hut 2; 1 wood, 1 cloth → 2 citizen points",
    ]


def test_coins_that_must_replace_resources_are_told_as_coins() -> None:
    position = start()
    given(position, ANNA, wood=1, coins=1)
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    assert said(position, "hire quarry_1")[0].endswith("хижина 1; 1 Дерево, 1 Золотая монета → 1 очко Подданных")


def test_the_discounts_of_card_and_event_are_counted_in() -> None:
    position = start()
    event(position, "good_labour_conditions")
    given(position, ANNA, grain=1, wood=1)
    lay_out(position, "baker", "castle")
    standing(position, ANNA, "quarry", "castle")
    playing(position, card="hire")

    assert said(position, "recruit baker") == [
        "Нанять Мастера: Пекарь; 1 Дерево, 1 Зерно → 3 очка Подданных",
        "Recruit an advisor: Baker; 1 wood, 1 grain → 3 citizen points",
    ]
    assert said(position, "recruit baker by card") == [
        "Нанять по карте: Пекарь; 1 Дерево, 2 Зерна, на 2 ресурса меньше → 3 очка Подданных",
        "Recruit by the card: Baker; 1 wood, 2 grain, less 2 resources → 3 citizen points",
    ]


def test_the_scholar_pays_with_any_resources() -> None:
    position = start()
    advisor(position, ANNA, "scholar")
    given(position, ANNA, grain=2, wood=2)
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    assert said(position, "hire quarry_2")[0].endswith("хижина 2; 2 любых ресурса → 1 очко Подданных")


def test_an_advisor_who_builds_is_told_with_what_the_early_winter_leaves() -> None:
    position = start()
    event(position, "an_early_winter")
    given(position, ANNA, wood=2, stone=1)
    lay_out(position, "carpenter", "castle")
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    assert said(position, "recruit carpenter")[0] == (
        "Нанять Мастера: Плотник; 2 Дерева, 1 Камень → 1 очко Подданных, 9 очков Строений"
    )


def test_a_rank_is_told_with_price_points_and_event() -> None:
    position = start()
    event(position, "respected_at_court")
    given(position, ANNA, coins=1)
    playing(position)

    assert said(position, "rank") == [
        "Повысить титул: Барон; 1 Золотая монета → 7 очков Подданных",
        "Rise in rank: Baron; 1 gold coin → 7 citizen points",
    ]


def test_a_donation_is_told_with_its_price_and_everything_it_earns() -> None:
    position = start()
    event(position, "a_pious_donation")
    advisor(position, ANNA, "abbess")
    given(position, ANNA, cloth=2)
    marker(position, "donation_cloth", 2)
    visiting(position, "cathedral")

    assert said(position, "donate cloth") == [
        "Оказать Помощь: 2 Ткани → 2 Книги, 3 очка Подданных, 1 жетон Почести",
        "Donate: 2 cloth → 2 books, 3 citizen points, 1 favour token",
    ]


@pytest.mark.parametrize(
    ("name", "toolmaker", "points"),
    [
        ("clear_the_old_forest", False, "5 очков Строений"),
        ("an_early_winter", False, "4 очка Строений"),
        ("a_long_summer", True, "9 очков Строений"),
    ],
)
def test_a_book_in_the_castle_is_told_with_what_it_really_brings(name: str, toolmaker: bool, points: str) -> None:
    position = start()
    event(position, name)
    given(position, ANNA, books=1)
    if toolmaker:
        advisor(position, ANNA, "toolmaker")
    visiting(position, "castle")

    assert said(position, "present")[0] == f"Отдать: 1 Книга → {points}"


def test_three_wood_in_an_early_winter_bring_nine() -> None:
    position = start()
    event(position, "an_early_winter")
    given(position, ANNA, wood=3)
    visiting(position, "construction_site")

    assert said(position, "wood 3")[0] == "Отдать: 3 Дерева → 9 очков Строений"


def test_a_token_is_told_with_what_it_really_brings() -> None:
    position = start()
    favor(position, ANNA, "castle_bp")
    advisor(position, ANNA, "toolmaker")
    visiting(position, "castle")

    assert said(position, "redeem castle_bp")[0] == "Применить жетон Почести: 7 очков Строений"


def test_a_walk_into_the_countryside_is_told_with_its_yield() -> None:
    position = start()
    craftsmen(position, ANNA, "forest_1")
    before = one_step_before(position, "forest")
    standing(position, ANNA, before, "castle")
    playing(position, moved=False)
    assert said(position, f"move {before} to forest")[0].endswith("→ Лес, 2 Дерева")

    given(position, ANNA, grain=1)
    assert said(position, f"move {before} to forest")[0].endswith("→ Лес, 2 Дерева или Хлеб")
    assert said(position, f"move {before} to forest")[1].endswith("→ Forest, 2 wood or bread")


def test_baking_is_told_with_grain_bread_and_the_yield_of_the_place() -> None:
    position = start()
    given(position, ANNA, grain=1)
    craftsmen(position, ANNA, "forest_1")
    visiting(position, "forest")

    assert said(position, "work") == ["Взять: 2 Дерева", "Take 2 wood"]
    assert said(position, "work 1 bread") == [
        "Взять: 1 Дерево; испечь: 1 Зерно → 1 Хлеб",
        "Take 1 wood; bake: 1 grain → 1 bread",
    ]


def test_a_card_that_gives_is_told_with_its_gift_and_a_slot_with_its_steps() -> None:
    position = start()
    hand(position, ANNA, "take_ring", "trade", "hire")

    assert said(position, "play take_ring in 3") == [
        "Взять: 1 Перстень; слот на 3 шага",
        "Take 1 signet ring, in the slot of 3 steps",
    ]
    assert said(position, "play trade in 1") == ["Торговля, слот на 1 шаг", "Trade, in the slot of 1 step"]


def test_an_events_offer_is_told_with_what_the_toolmaker_adds() -> None:
    position = start()
    event(position, "new_lore_in_old_books")
    advisor(position, ANNA, "toolmaker")
    given(position, ANNA, books=1)
    stage(position, EventOffers())

    assert said(position, "accept 1 book for 5 bp")[0] == "1 Книга → 7 очков Строений"


def test_a_resource_paid_for_an_exchange_is_told_once_in_the_log() -> None:
    position = start()
    advisor(position, ANNA, "landlord")
    given(position, ANNA, cloth=1, cp=20)
    playing(position)
    position.play(position.parse("use landlord 1 cloth 1 cp for 3 bp"))

    assert position.log is not None
    told = list(position.log.lines(emara.words("ru", ["Анна", "Борис"])))
    assert told[-2:] == ["Анна платит: 1 Ткань", "Анна, Землевладелец: 1 очко Подданных → 3 очка Строений"]
