"""Readings of the rules: recruiting, the battle of winter, and the end of the game."""

from __future__ import annotations

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.battle import Recruiting
from burgrave.games.kingsburg.build import Build, EndOfSeason
from burgrave.games.kingsburg.flow import Phase, Year
from burgrave.games.kingsburg.position import RECRUIT
from burgrave.games.kingsburg.scoring import FinalScoring
from burgrave.kernel.piles import NOBODY, PUBLIC
from burgrave.kernel.testing import stage
from tests.kingsburg.given import given, row_to, sits, start, winter
from tests.kingsburg.then import buildings, combat, holdings
from tests.titles.given import ANNA, BORIS, VIKTOR, earned, offers, play, told

# ---------------------------------------------------------------- phase 7, recruiting


def test_soldiers_are_hired_in_turn_order_before_the_enemy_is_shown() -> None:
    """Ruling 45. Any number, any goods; nobody has seen the card."""
    position = start(seats=3)
    position.order = [VIKTOR, ANNA, BORIS]
    given(position, ANNA, gold=2, wood=2)
    given(position, VIKTOR, stone=2)

    stage(position, Phase(0, RECRUIT), Recruiting())
    assert position.enemies.known[-1] == NOBODY
    assert offers(position) == ["decline", "recruit 2 stone"]
    play(position, VIKTOR, "decline")
    assert sorted(offers(position)) == [
        *("decline", "recruit 1 gold 1 wood", "recruit 2 gold", "recruit 2 gold 2 wood", "recruit 2 wood")
    ]
    play(position, ANNA, "recruit 2 gold 2 wood")

    assert holdings(position, ANNA) == {"soldiers": 2}
    assert holdings(position, VIKTOR) == {"stone": 2}


def test_tokens_hire_no_soldiers() -> None:
    """Ruling 45. One good and three tokens are not enough for a soldier."""
    position = start(seats=3)
    given(position, ANNA, gold=1, tokens=3)

    stage(position, Recruiting())

    assert not position.asked


def test_a_hoard_can_be_spent_on_soldiers_to_the_last_good() -> None:
    """Ruling 45. Any number of soldiers, also for more goods of a kind than one answer can name."""
    position = start(seats=3)
    given(position, ANNA, *row_to("barracks"), gold=12)

    stage(position, Recruiting())
    play(position, ANNA, "recruit 5 gold", "recruit 5 gold")
    assert holdings(position, ANNA) == {"gold": 2, "soldiers": 10}
    play(position, ANNA, "recruit 2 gold")

    assert holdings(position, ANNA) == {"soldiers": 12}


# ---------------------------------------------------------------- phase 8, winter


def test_in_winter_the_enemy_is_shown_to_all() -> None:
    """Ruling 46. Whoever chooses losses, and whoever watches, sees the card."""
    position = start(seats=3)
    given(position, ANNA, gold=2, wood=2)

    winter(position, "y1_orcs_3", king_die=1)

    assert position.asked == [ANNA]
    for seat in (ANNA, BORIS, VIKTOR, None):
        assert position.view(seat)["enemies"]["cards"] == [None, None, None, None, "y1_orcs_3"]


def test_the_kings_die_is_rolled_by_the_first_and_serves_all() -> None:
    """Ruling 46. Everybody gets the soldiers it shows."""
    position = start(seats=3)
    position.order = [VIKTOR, ANNA, BORIS]
    given(position, BORIS, soldiers=2)

    winter(position, "y1_zombies_4", king_die=5)

    assert [(line["who"], line["n"]) for line in told(position, "king_die")] == [(VIKTOR, 5)]
    assert combat(position) == {ANNA: 5, BORIS: 7, VIKTOR: 5}


def test_soldiers_are_counted_beyond_nine() -> None:
    """Ruling 47. The printed track is no limit."""
    position = start(seats=3)
    given(position, ANNA, soldiers=9)
    sits(position, ANNA, "general")
    stage(position, AdvisorsHelp(0, 1))
    assert holdings(position, ANNA) == {"soldiers": 11}

    winter(position, "y1_zombies_4", king_die=6)
    assert combat(position)[ANNA] == 17


def test_a_draw_behind_a_stone_wall_is_a_victory_in_every_respect() -> None:
    """Ruling 49. Reward, the Fortress' point and the bonus for the strongest."""
    position = start(seats=3)
    given(position, ANNA, *row_to("fortress"))

    winter(position, "y2_barbarians_5", king_die=2)

    assert combat(position)[ANNA] == 5
    assert holdings(position, ANNA) == {"gold": 1, "points": 2}
    assert earned(position, ANNA) == {"battle": 1, "fortress": 1}


def test_nobody_is_the_strongest_if_the_best_only_drew() -> None:
    """Ruling 50. The highest value of all decides, and it has not won."""
    position = start(seats=3)
    given(position, ANNA, soldiers=3)

    winter(position, "y1_zombies_4", king_die=1)

    assert combat(position) == {ANNA: 4, BORIS: 1, VIKTOR: 1}
    assert told(position, "strongest") == []
    assert position.scores == [0, -2, -2]


def test_of_equal_draws_only_the_stone_wall_is_the_strongest() -> None:
    """Ruling 50. Anna and Boris have the same value; his wall makes it a victory."""
    position = start(seats=3)
    given(position, ANNA, soldiers=3)
    given(position, BORIS, *row_to("stone_wall"))

    winter(position, "y1_zombies_4", king_die=1)

    assert combat(position)[ANNA] == combat(position)[BORIS] == 4
    assert position.scores[:2] == [0, 2]


def test_all_the_strongest_winners_earn_the_bonus() -> None:
    """Ruling 50. Two equal values, two points."""
    position = start(seats=3)
    given(position, ANNA, soldiers=5)
    given(position, BORIS, soldiers=5)
    given(position, VIKTOR, soldiers=4)

    winter(position, "y1_goblins_3", king_die=1)

    assert position.scores == [1, 1, 0]


def test_a_fortress_earns_nothing_without_a_victory() -> None:
    """Ruling 51. A lost battle brings no point."""
    position = start(seats=3)
    given(position, ANNA, *row_to("fortress"))

    winter(position, "y5_dragons_9", king_die=1)

    assert earned(position, ANNA) == {"battle": -5}


def test_missing_goods_are_not_replaced_by_others() -> None:
    """Ruling 52. Goblins want three wood and three stone: what is there goes, the gold stays."""
    position = start(seats=3)
    given(position, ANNA, gold=4, wood=1)

    winter(position, "y3_goblins_4", king_die=1)

    assert holdings(position, ANNA) == {"gold": 4, "points": -1}


def test_the_loser_chooses_which_goods_go() -> None:
    """Ruling 52. Two goods of choice: asked only where there is a choice."""
    position = start(seats=3)
    position.order = [ANNA, BORIS, VIKTOR]
    given(position, ANNA, gold=1, stone=2)
    given(position, BORIS, wood=5)
    given(position, VIKTOR, stone=1)

    winter(position, "y1_orcs_3", king_die=1)
    assert offers(position) == ["lose 2 stone", "lose 1 gold 1 stone"]
    play(position, ANNA, "lose 2 stone")

    assert not position.asked
    assert holdings(position, ANNA) == {"gold": 1, "points": -1}
    assert holdings(position, BORIS) == {"wood": 3, "points": -1}
    assert holdings(position, VIKTOR) == {"points": -1}


def test_named_goods_are_lost_before_goods_of_choice() -> None:
    """Ruling 52. With a card that takes both, the last good left is no longer a choice."""
    card = {"enemy": {"y1_barbarians_2": {"loss": {"gold": 1, "any": 1}}}}
    position = start(seats=3, components=kingsburg.components(card))
    given(position, ANNA, gold=1, stone=1)

    winter(position, "y1_barbarians_2", king_die=1)

    assert not position.asked
    assert holdings(position, ANNA) == {}


def test_goods_are_lost_before_the_building_falls() -> None:
    """Ruling 52. While the loser still chooses goods, the building stands."""
    position = start(seats=3)
    given(position, ANNA, "inn", gold=1, wood=1)

    winter(position, "y1_barbarians_2", king_die=1)
    assert buildings(position, ANNA) == ["inn"]
    play(position, ANNA, "lose 1 wood")

    assert buildings(position, ANNA) == []


def test_a_fallen_building_takes_its_points_but_not_what_it_earned() -> None:
    """Ruling 53. The Embassy's four printed points go, the point it made stays."""
    position = start(seats=3)
    given(position, ANNA, *row_to("embassy"), points=4)

    stage(position, EndOfSeason())
    winter(position, "y5_barbarians_8", king_die=1)

    assert buildings(position, ANNA) == ["barricade", "crane", "town_hall"]
    assert earned(position, ANNA) == {"embassy": 1}


def test_the_rightmost_column_decides_before_the_topmost_row() -> None:
    """Ruling 53. The Fortress falls although the Church stands above it, one column to the left."""
    position = start(seats=3)
    given(position, ANNA, *row_to("church"), *row_to("fortress"), *row_to("embassy"), points=8)

    winter(position, "y5_barbarians_8", king_die=1)

    assert buildings(position, ANNA) == [*row_to("church"), *row_to("stone_wall"), *row_to("embassy")]


def test_a_fallen_building_works_no_more() -> None:
    """Ruling 53. Without its Stables the province gets a single soldier from the Sergeant; its score is negative."""
    position = start(seats=3)
    given(position, ANNA, *row_to("stable"))

    winter(position, "y1_goblins_3", king_die=1)
    assert buildings(position, ANNA) == ["palisade"]
    sits(position, ANNA, "sergeant")
    stage(position, AdvisorsHelp(0, 1))

    assert holdings(position, ANNA) == {"soldiers": 1, "points": -2}


def test_without_a_building_none_can_fall() -> None:
    """Ruling 53. The rest of the losses is taken all the same."""
    position = start(seats=3)
    given(position, ANNA, wood=1, stone=1, points=5)

    winter(position, "y1_goblins_2", king_die=1)

    assert holdings(position, ANNA) == {"points": 4}


def test_after_winter_the_enemy_and_the_soldiers_are_gone() -> None:
    """Ruling 54. Goods, tokens, points, buildings and the envoy stay."""
    position = start(seats=3)
    given(position, ANNA, "inn", gold=1, wood=2, stone=3, tokens=4, soldiers=1, points=5)
    given(position, BORIS, soldiers=9)
    position.envoy = ANNA

    winter(position, "y1_orcs_3", king_die=2)

    assert holdings(position, ANNA) == {"gold": 1, "wood": 2, "stone": 3, "tokens": 4, "points": 5}
    assert buildings(position, ANNA) == ["inn"]
    assert position.envoy == ANNA
    assert [province.soldiers for province in position.provinces] == [0, 0, 0]
    assert len(position.enemies) == 4
    assert position.box.family.names[position.box.cards[-1]] == "y1_orcs_3"
    assert position.box.known[-1] == PUBLIC


def test_battles_are_fought_in_turn_order() -> None:
    """Ruling 55. Viktor is first, and his choice of losses comes before Anna's."""
    position = start(seats=3)
    position.order = [VIKTOR, BORIS, ANNA]
    given(position, ANNA, gold=1, wood=1, stone=1)
    given(position, BORIS, soldiers=9)
    given(position, VIKTOR, gold=1, wood=1, stone=1)

    winter(position, "y1_orcs_3", king_die=1)
    play(position, VIKTOR, "lose 1 gold 1 wood")
    assert told(position, "strongest") == []
    play(position, ANNA, "lose 1 wood 1 stone")

    assert [line["who"] for line in told(position, "strongest")] == [BORIS]


# ---------------------------------------------------------------- the end of the game


@pytest.mark.parametrize(("goods", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4)])
def test_a_cathedral_rounds_down(goods: int, points: int) -> None:
    """Ruling 56. A point for every two goods; tokens are none, and without the Cathedral goods score nothing."""
    position = start(seats=3)
    given(position, ANNA, *row_to("cathedral"), wood=goods, tokens=5)
    given(position, BORIS, *row_to("church"), wood=goods)

    stage(position, FinalScoring())

    assert position.scores == [points, 0, 0]
    assert position.provinces[ANNA].goods() == goods


def test_the_cathedral_can_turn_the_game() -> None:
    """Ruling 56. It is scored before points are compared."""
    position = start(seats=3)
    given(position, ANNA, *row_to("cathedral"), gold=4, points=20)
    given(position, BORIS, points=21)

    stage(position, FinalScoring())

    assert position.over
    assert position.winners == [ANNA]


def test_the_last_winter_ends_the_game() -> None:
    """Ruling 56. After year 5 there is no other year."""
    position = start(seats=3)
    position.year = 5

    stage(position, Year(0, 6))

    assert position.over


def test_a_score_can_pass_the_end_of_the_track() -> None:
    """Ruling 57. 59 and three more are 62."""
    position = start(seats=3)
    given(position, ANNA, gold=2, points=59)

    stage(position, Build(ANNA))
    play(position, ANNA, "build statue")

    assert position.scores[ANNA] == 62


def test_a_score_can_be_negative() -> None:
    """Ruling 57. Whoever has nothing can still lose points."""
    position = start(seats=3)

    winter(position, "y5_barbarians_7", king_die=1)

    assert position.scores == [-8, -8, -8]
