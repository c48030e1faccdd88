"""What a move says of its costs and gains is what it does, and every move says it before it is made."""

from __future__ import annotations

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.cards import CardToPlay, MayDestroy, MayDiscard
from burgrave.games.viscounts.hiring import Hiring
from burgrave.games.viscounts.movement import Move
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.check_texts import check_move_texts
from burgrave.kernel.testing import stage
from tests.titles.told import GAMES
from tests.viscounts.given import BLUE, RED, at, board, built, has, manuscript_on, manuscripts, owns, pile, start


def says(position: Viscounts, notation: str, en: str, ru: str) -> None:
    """A move as it is said in both languages."""
    phrase = position.phrase(position.parse(notation, RED), RED)
    assert viscounts.words("en").say(phrase, RED) == en
    assert viscounts.words("ru").say(phrase, RED) == ru


def test_moves_cost_and_bring_what_they_say() -> None:
    assert check_move_texts(viscounts, games=GAMES, most=5) > 2000


def test_a_ride_tells_its_price() -> None:
    """From 1 with the Abbot two locations are free."""
    position = start()
    board(position, RED, "abbot")
    at(position, RED, "1")
    has(position, RED, silver=9)
    position.turn, position.phase = RED, 1
    stage(position, Move(RED))
    says(position, "go 3", "ride to: location 3", "поехать: локация 3")
    says(position, "go 6", "ride to: location 6; cost: 2 silver", "поехать: локация 6; плата: 2 серебра")
    rides = position.view(RED)["rides"]
    assert (rides["3"], rides["meadow"], rides["6"]) == (0, 0, 2)


@pytest.mark.parametrize(
    ("card", "en", "ru"),
    [
        (
            "peddler_1",
            "play Peddler (moves 2; at a collision: 1 ink)",
            "сыграть: Старьёвщик (движение 2; при столкновении: 1 чернильница)",
        ),
        (
            "peddler_2",
            "play Peddler (moves 2; at a collision: 1 gold)",
            "сыграть: Старьёвщик (движение 2; при столкновении: 1 золото)",
        ),
        (
            "scoundrel_3",
            "play Scoundrel (moves 1); at once: 2 corruption, 1 stone",
            "сыграть: Мошенница (движение 1); сразу: 2 порочности, 1 камень",
        ),
    ],
)
def test_a_played_card_tells_what_it_does(card: str, en: str, ru: str) -> None:
    """Of two cards with one name the ability tells which; a criminal brings corruption, with the Thief's beside it."""
    position = start()
    owns(position, RED, ("", "thief", "abbot"), (card,), ("squire", "trader"))
    stage(position, CardToPlay(RED))
    says(position, f"play {card}", en, ru)


def test_a_hire_tells_its_price_and_its_effect() -> None:
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "3")
    has(position, RED, silver=3)
    pile(position, "meadow", "tinker_1")
    stage(position, Hiring(RED))
    says(
        position,
        "hire",
        "hire Tinker (when it leaves the board: 1 stone); cost: 2 silver; at once: 1 virtue",
        "нанять: Лудильщик (при уходе с планшета: 1 камень); плата: 2 серебра; сразу: 1 добродетель",
    )


def test_a_dismissal_tells_its_price_its_icons_and_its_effect() -> None:
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "3")
    has(position, RED, silver=2, stone=2)
    pile(position, "meadow", "woodcutter_1")
    stage(position, Act(RED))
    says(
        position,
        "dismiss build",
        "dismiss for building: Woodcutter (builder); cost: 2 silver; at once: 1 virtue",
        "изгнать (возведение сооружения): Дровосек (строитель); плата: 2 серебра; сразу: 1 добродетель",
    )


def test_a_building_tells_its_spot_its_links_and_its_price() -> None:
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "3")
    built(position, BLUE, meadow_1="trading_post_1")
    has(position, RED, stone=3)
    stage(position, Act(RED))
    says(
        position,
        "build workshop_2 on meadow_0 for 3 stone",
        "build workshop 2: Meadow, spot 1; at once: 1 ink; link: 2 silver; cost: 3 stone",
        "возвести: мастерская 2; Луг, площадка 1; сразу: 1 чернильница; связь: 2 серебра; плата: 3 камня",
    )


def test_a_trade_tells_what_is_given_and_got() -> None:
    position = start()
    board(position, RED, "trader", "peddler_2", "princess")
    at(position, RED, "7")
    has(position, RED, silver=2)
    stage(position, Act(RED))
    says(
        position,
        "exchange 3 for 2 silver",
        "trade: 3 gold; cost: 2 silver",
        "обмен: 3 золота; плата: 2 серебра",
    )


def test_a_manuscript_tells_its_price_and_the_bonus_card_that_comes_with_it() -> None:
    position = start()
    board(position, RED, "abbot", "acolyte", "friar")
    at(position, RED, "lake")
    has(position, RED, ink=2)
    manuscript_on(position, "lake", "black_3")
    manuscripts(position, RED, "black_1", "black_2")
    stage(position, Act(RED))
    says(
        position,
        "transcribe for 1 ink",
        "transcribe manuscript (black ribbon, cost 4); at once: a clergy bonus card, 2 ink; cost: 1 ink",
        "перевести манускрипт (чёрная закладка, стоимость 4); сразу: бонусная карта духовенства, 2 чернильницы; "
        "плата: 1 чернильница",
    )


def test_workers_go_where_the_move_says() -> None:
    position = start()
    board(position, RED, "squire", "abbot", "trader")
    at(position, RED, "lake")
    has(position, RED, gold=2)
    stage(position, Act(RED))
    says(
        position,
        "workers 2 for 2 gold",
        "place 2 workers: section “ink and stone”; cost: 2 gold",
        "разместить 2 рабочих: секция «чернильница и камень»; плата: 2 золота",
    )


def test_a_destroyed_card_and_a_shuffle_tell_what_they_bring() -> None:
    position = start()
    owns(position, RED, ("abbot", "squire", "trader"), ("therese",), (), ("labourer",))
    stage(position, MayDestroy(RED, 1))
    says(position, "destroy therese", "destroy Therese; at once: 3 silver", "уничтожить: Тереза; сразу: 3 серебра")
    stage(position, MayDiscard(RED, 1))
    says(
        position,
        "shuffle",
        "shuffle the discard first; at once: 1 virtue",
        "сначала замешать сброс; сразу: 1 добродетель",
    )
