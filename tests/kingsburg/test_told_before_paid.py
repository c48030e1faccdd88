"""A move says what it costs and brings now, before it is played."""

from __future__ import annotations

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.battle import Recruit
from burgrave.games.kingsburg.build import Build, EndOfSeason
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.position import Kingsburg
from burgrave.kernel.check_texts import check_move_texts
from burgrave.kernel.testing import stage
from tests.kingsburg.given import box, given, rolled, row_to, sits, start, winter
from tests.titles.given import ANNA, BORIS, play
from tests.titles.told import GAMES

pytestmark = pytest.mark.once


def said(position: Kingsburg, notation: str) -> tuple[str, str]:
    """A move as its player reads it, in Russian and in English."""
    phrase = position.phrase(position.parse(notation))
    return kingsburg.words("ru").say(phrase), kingsburg.words("en").say(phrase)


def asked(position: Kingsburg) -> tuple[str, str]:
    """The question as its player reads it, in Russian and in English."""
    assert position.question is not None
    phrase = position.question.prompt(position)
    return kingsburg.words("ru", ["Анна"]).say(phrase), kingsburg.words("en", ["Anna"]).say(phrase)


def test_move_texts_promise_what_happens() -> None:
    assert check_move_texts(kingsburg, games=GAMES, most=6) > 1000


def test_a_building_says_the_price_and_the_points() -> None:
    position = start(seats=3)
    given(position, ANNA, gold=2, wood=2)

    stage(position, Build(ANNA))

    assert said(position, "build statue") == (
        "Возвести: Статуя за 2 золота; получить: 3 очка",
        "Build: Statue for 2 gold, score 3 points",
    )
    assert said(position, "build palisade") == ("Возвести: Палисад за 2 дерева", "Build: Palisade for 2 wood")


def test_the_cranes_discount_is_in_the_price() -> None:
    """Town Hall: two gold are printed, one is paid."""
    position = start(seats=3)
    given(position, ANNA, *row_to("crane"), gold=2, wood=2, stone=2)

    stage(position, Build(ANNA))

    assert said(position, "build town_hall") == (
        "Возвести: Ратуша за 1 золото, 1 дерево, 1 камень; получить: 2 очка",
        "Build: Town Hall for 1 gold, 1 wood, 1 stone, score 2 points",
    )


def test_a_crane_that_works_once_a_season_leaves_the_second_price_as_printed() -> None:
    """Option crane_each_time=False."""
    position = start(seats=3, crane_each_time=False)
    given(position, ANNA, *row_to("chapel"), *row_to("crane"), gold=9, wood=9, stone=9)
    position.envoy = ANNA
    stage(position, Build(ANNA))

    assert said(position, "build church")[1] == "Build: Church for 2 gold, 1 wood, 2 stone, score 7 points"
    play(position, ANNA, "build town_hall")
    assert said(position, "build church")[1] == "Build: Church for 3 gold, 1 wood, 2 stone, score 7 points"


def test_a_building_that_costs_nothing_says_so() -> None:
    position = start(seats=3, components=box({"building": {"inn": {"cost": {}}}}))
    stage(position, Build(ANNA))

    assert said(position, "build inn") == ("Возвести: Трактир за 0 товаров", "Build: Inn for 0 goods")


def test_recruits_are_told_by_number() -> None:
    position = start(seats=3)
    given(position, ANNA, gold=4, wood=1)
    stage(position, Recruit(ANNA))

    assert asked(position) == (
        "Нанять воинов? Цена каждого: 2 товара; у вас 4 золота, 1 дерево",
        "Hire soldiers? Each costs 2 goods; you have 4 gold, 1 wood",
    )
    assert said(position, "recruit 4 gold") == ("Нанять: 2 воина за 4 золота", "Hire 2 soldiers for 4 gold")
    assert said(position, "recruit 1 gold 1 wood") == (
        "Нанять: 1 воин за 1 золото, 1 дерево",
        "Hire 1 soldier for 1 gold, 1 wood",
    )


def test_barracks_give_a_soldier_for_every_good() -> None:
    position = start(seats=3)
    given(position, ANNA, *row_to("barracks"), stone=5)
    stage(position, Recruit(ANNA))

    assert asked(position)[0] == "Нанять воинов? Цена каждого: 1 товар; у вас 5 камней"
    assert said(position, "recruit 5 stone")[0] == "Нанять: 5 воинов за 5 камней"


def test_goods_of_choice_come_with_what_else_the_advisor_gives_and_asks() -> None:
    """The Smuggler's point, the Duchess' token, the Queen's points and her look at the enemy."""
    position = start(seats=3)
    sits(position, ANNA, "duchess", "smuggler", "queen")
    stage(position, AdvisorsHelp(0, 1))

    assert said(position, "take 2 stone") == (
        "Получить: 2 камня, 1 жетон «+2»",
        "Take 2 stone, 1 “+2” token",
    )
    play(position, ANNA, "take 2 stone")
    assert said(position, "take 1 gold 2 wood") == (
        "Получить: 1 золото, 2 дерева; отдать: 1 очко",
        "Take 1 gold, 2 wood, pay 1 point",
    )
    play(position, ANNA, "decline")
    assert said(position, "take 2 gold") == (
        "Получить: 2 золота, 3 очка, взгляд на врага",
        "Take 2 gold, 3 points, a look at the enemy",
    )


def test_an_exchange_says_both_sides() -> None:
    position = start(seats=3)
    given(position, ANNA, stone=1)
    sits(position, ANNA, "alchemist")
    stage(position, AdvisorsHelp(0, 1))

    assert said(position, "help 1 gold 1 wood for 1 stone") == (
        "Получить: 1 золото, 1 дерево; отдать: 1 камень",
        "Take 1 gold, 1 wood, pay 1 stone",
    )


def test_a_group_of_dice_says_that_a_token_goes_with_it() -> None:
    position = start(seats=3)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 1, 1, 2, white=[4])
    stage(position, Influence())

    assert said(position, "place 2+4w +2 market-1 on astronomer") == (
        "2 + белый 4 + жетон «+2» + Рынок −1 → Звездочёт",
        "2 + white 4 + “+2” token + Market −1 → Astronomer",
    )


def test_the_town_hall_says_what_is_paid_and_scored() -> None:
    position = start(seats=3)
    given(position, ANNA, *row_to("town_hall"), wood=1, tokens=1)
    stage(position, EndOfSeason())

    assert said(position, "pay wood") == ("Отдать: 1 дерево; получить: 1 очко", "Pay 1 wood, score 1 point")
    assert said(position, "pay token") == (
        "Отдать: 1 жетон «+2»; получить: 1 очко",
        "Pay 1 “+2” token, score 1 point",
    )


def test_a_defeat_says_what_is_lost_besides_the_goods_of_choice() -> None:
    """Orcs: two goods of choice, then the building that will fall with its points."""
    position = start(seats=3)
    given(position, ANNA, "statue", gold=2, wood=2, points=3)
    given(position, BORIS, soldiers=9)
    winter(position, "y2_orcs_4", king_die=1)

    assert asked(position) == (
        "Поражение, выберите 2 товара, которые теряете; затем потеряете: Статуя, минус 3 очка",
        "You lost the battle, choose 2 goods to lose; after that you lose: Statue, minus 3 points",
    )
    assert said(position, "lose 1 gold 1 wood") == ("Потерять: 1 золото, 1 дерево", "Lose 1 gold, 1 wood")


def test_a_defeat_that_takes_only_goods_asks_for_them_alone() -> None:
    position = start(seats=3)
    given(position, ANNA, gold=2, wood=2)
    given(position, BORIS, soldiers=9)
    winter(position, "y2_orcs_4", king_die=1)

    assert asked(position)[0] == "Поражение, выберите 2 товара, которые теряете"


def test_most_moves_are_short_enough_for_a_button() -> None:
    """Ninety letters, in both languages, in the longest cases there are."""
    position = start(seats=3)
    given(position, ANNA, *row_to("fortress")[:-1], gold=9, wood=9, stone=9)
    stage(position, Build(ANNA))

    for move in position.legal():
        assert all(len(kingsburg.words(language).say(position.phrase(move))) <= 90 for language in ("ru", "en"))
