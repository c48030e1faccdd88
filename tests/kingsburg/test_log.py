"""The log tells every gain and every loss once, with its cause."""

from __future__ import annotations

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build
from burgrave.games.kingsburg.dice import close_advisors
from burgrave.games.kingsburg.king import GiveEnvoy, Reward
from burgrave.games.kingsburg.position import NONE, Kingsburg
from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.testing import stage
from tests.kingsburg.given import box, given, row_to, sits, start, winter
from tests.titles.given import ANNA, BORIS, VIKTOR, play

NAMES = ["Анна", "Борис", "Виктор", "Галина"]


def lines(position: Kingsburg, language: str = "ru", seat: int = SPECTATOR) -> list[str]:
    """What the log says."""
    assert position.log is not None
    return position.log.lines(kingsburg.words(language, NAMES), seat)


# ---------------------------------------------------------------- advisors


def test_an_exchange_that_is_impossible_is_not_told_as_a_refusal() -> None:
    """Alchemist: Anna has nothing to give."""
    position = start(seats=3)
    sits(position, ANNA, "alchemist")

    stage(position, AdvisorsHelp(0, 1))

    assert lines(position) == ["Алхимик: обменивать нечего (Анна)"]
    assert lines(position, "en") == ["Alchemist: nothing to exchange (Анна)"]


def test_a_refused_exchange_is_told_as_a_refusal() -> None:
    """Alchemist: Anna keeps her stone."""
    position = start(seats=3)
    given(position, ANNA, stone=1)
    sits(position, ANNA, "alchemist")

    stage(position, AdvisorsHelp(0, 1))
    play(position, ANNA, "decline")

    assert lines(position) == ["Алхимик: Анна отказывается от помощи"]
    assert lines(position, "en") == ["Alchemist: Анна refuses the help"]


def test_a_smuggler_who_asks_for_goods_can_be_impossible_too() -> None:
    """With an overlay his price is a gold: without one nothing is refused, with one it is."""
    asks_gold = box({"advisor": {"smuggler": {"help": [{"pay": {"gold": 1}, "any": 3}]}}})
    poor = start(seats=3, components=asks_gold)
    sits(poor, ANNA, "smuggler")
    stage(poor, AdvisorsHelp(0, 1))
    rich = start(seats=3, components=asks_gold)
    given(rich, ANNA, gold=1)
    sits(rich, ANNA, "smuggler")
    stage(rich, AdvisorsHelp(0, 1))
    play(rich, ANNA, "decline")

    assert lines(poor) == ["Контрабандист: обменивать нечего (Анна)"]
    assert lines(rich) == ["Контрабандист: Анна отказывается от помощи"]


def test_the_soldier_of_the_stable_is_told_with_its_cause() -> None:
    position = start(seats=3)
    given(position, ANNA, *row_to("stable"))
    sits(position, ANNA, "sergeant")

    stage(position, AdvisorsHelp(0, 1))

    assert lines(position) == ["Сержант → Анна: 1 воин, 1 воин (Конюшни)"]
    assert lines(position, "en") == ["Sergeant → Анна: 1 soldier, 1 soldier (Stable)"]


def test_a_look_at_the_enemy_is_told_to_others_without_the_card() -> None:
    position = start(seats=3)
    sits(position, ANNA, "general")

    stage(position, AdvisorsHelp(0, 1))

    assert lines(position)[-1] == "Анна тайно смотрит карту врага"
    assert lines(position, "en", BORIS)[-1] == "Анна secretly looks at the enemy card"
    assert lines(position, seat=ANNA)[-1].startswith("Анна тайно смотрит карту врага: ")


# ---------------------------------------------------------------- the King


def test_an_unused_envoy_is_told_to_leave_the_governor() -> None:
    """Two laggards: the envoy comes back from Anna, and nobody gets him."""
    position = start(seats=3)
    given(position, VIKTOR, "statue")
    position.envoy = ANNA

    stage(position, GiveEnvoy())

    assert position.envoy == NONE
    assert lines(position) == [
        "Королевский посланник возвращается ко двору (был у игрока Анна)",
        "Королевский посланник остаётся при дворе: отстающих несколько",
    ]
    assert lines(position, "en") == [
        "The King's envoy returns to court (he was with Анна)",
        "The King's envoy stays at court: several lag behind",
    ]


def test_an_envoy_who_was_at_court_does_not_return() -> None:
    position = start(seats=3)
    given(position, ANNA, "statue")
    given(position, BORIS, "statue")

    stage(position, GiveEnvoy())

    assert lines(position) == ["Виктор получает королевского посланника"]


def test_a_reward_is_told_alike_with_the_most_buildings_and_with_none() -> None:
    position = start(seats=3)
    position.order = [ANNA, BORIS, VIKTOR]

    stage(position, Reward())

    assert lines(position) == [f"{who}: королевская награда, 1 очко" for who in ("Анна", "Борис", "Виктор")]


# ---------------------------------------------------------------- neutral dice and buildings


def test_neutral_dice_are_told_with_the_advisors_names_and_their_faces() -> None:
    position = start(seats=2)

    close_advisors(position, [4, 4, 2, 5, 4])

    assert lines(position) == ["Ничейные кубики занимают советников: Охотница (5 + 4), Генерал (4 + 4 + 2)"]


def test_a_neutral_die_that_is_set_aside_is_told() -> None:
    position = start(seats=2)

    close_advisors(position, [2, 3, 3, 4, 4])

    assert lines(position) == [
        "Ничейные кубики занимают советников: Купец (4), Казначей (2 + 3 + 3)",
        "Ничейный кубик (4) выведен из игры до конца урожая",
    ]


def test_a_building_is_told_with_the_price_that_was_paid() -> None:
    """Farms with the Crane's discount; the second building is the envoy's."""
    position = start(seats=3)
    given(position, ANNA, *row_to("market"), *row_to("crane"), gold=1, wood=5, stone=1)
    position.envoy = ANNA

    stage(position, Build(ANNA))
    play(position, ANNA, "build farms", "build palisade")

    assert lines(position) == [
        "Анна возводит здание: Фермы за 1 золото, 3 дерева, 1 камень; 2 очка",
        "Анна возводит с посланником второе здание: Палисад за 2 дерева",
    ]
    assert lines(position, "en") == [
        "Анна builds Farms for 1 gold, 3 wood, 1 stone: 2 points",
        "Анна builds a second time, with the envoy: Palisade for 2 wood",
    ]


# ---------------------------------------------------------------- winter


def test_a_lost_battle_is_told_loss_by_loss() -> None:
    """Goblins take a gold and a building; nobody hears of points where the building had none."""
    position = start(seats=3)
    position.order = [ANNA, BORIS, VIKTOR]
    given(position, ANNA, "inn", gold=1)
    given(position, BORIS, soldiers=2)
    given(position, VIKTOR, soldiers=5)

    winter(position, "y1_goblins_3", king_die=1)

    assert lines(position) == [
        "Вторжение: Гоблины (сила 3)",
        "Анна бросает королевский кубик: каждому 1 воин",
        "Анна: поражение, боевая мощь 1",
        "Анна теряет: 1 золото",
        "Анна: разрушено здание Трактир",
        "Борис: ничья, боевая мощь 3",
        "Виктор: победа, боевая мощь 6; награда: 1 камень",
        "Виктор: самая высокая боевая мощь (6), 1 очко",
        "Все воины расходятся по домам",
    ]
    assert lines(position, "en")[2:8] == [
        "Анна loses with combat value 1",
        "Анна loses 1 gold",
        "Анна loses a building: Inn",
        "Борис draws with combat value 3",
        "Виктор wins with combat value 6, reward: 1 stone",
        "Виктор has the highest combat value (6): 1 point",
    ]


def test_who_has_nothing_to_lose_is_told_so() -> None:
    position = start(seats=3)
    position.order = [ANNA, BORIS, VIKTOR]
    given(position, BORIS, soldiers=3)
    given(position, VIKTOR, soldiers=3)

    winter(position, "y1_goblins_3", king_die=1)

    assert lines(position)[2:4] == ["Анна: поражение, боевая мощь 1", "Анна: терять нечего"]


@pytest.mark.parametrize(("building", "said"), [("statue", "Статуя, минус 3 очка"), ("inn", "Трактир")])
def test_a_destroyed_building_takes_its_points_along_if_it_had_any(building: str, said: str) -> None:
    position = start(seats=3)
    given(position, ANNA, building)

    winter(position, "y5_barbarians_8", king_die=1)

    assert f"Анна: разрушено здание {said}" in lines(position)
