"""Readings of the rules: the course of the year, building, reward and envoy."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build, EndOfSeason
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.flow import Phase, Year
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import GiveEnvoy, Reward
from burgrave.games.kingsburg.position import AUTUMN, ENVOY, NONE, RECRUIT, SPRING, SUMMER
from burgrave.kernel.testing import stage
from tests.kingsburg.given import given, rolled, row_to, sits, start, winter
from tests.kingsburg.then import buildings, happened, holdings
from tests.titles.given import ANNA, BORIS, VIKTOR, earned, idle, offers, play

# ---------------------------------------------------------------- the course of the game


def test_a_game_is_five_years_of_eight_phases() -> None:
    """Flow. Whatever the governors do or leave undone, the calendar runs through and the game ends."""
    position = start(seats=4)
    stage(position, Year(0, 1))
    idle(position)

    assert position.over
    phases = [f"phase_{phase}" for phase in range(1, 9)]
    assert happened(position, *phases) == phases * 5
    assert len(position.enemies) == 0


def test_every_phase_has_its_business() -> None:
    """Flow. A first year in which nobody does anything: all are tied for everything."""
    position = start(seats=4)
    stage(position, Year(0, 1))
    idle(position)

    phases = [f"phase_{phase}" for phase in range(1, 9)]
    events = happened(position, "year", *phases, "takes", "rolls", "reward", "envoy_stays", "invasion")
    first_year = events[: events.index("year", 1)]
    assert first_year == [
        *("year", "phase_1", *["takes"] * 4),
        *("phase_2", *["rolls"] * 4),
        *("phase_3", *["reward"] * 4),
        *("phase_4", *["rolls"] * 4),
        *("phase_5", "envoy_stays"),
        *("phase_6", *["rolls"] * 4),
        *("phase_7", "phase_8", "invasion"),
    ]


def test_soldiers_are_hired_between_autumn_and_winter() -> None:
    """Flow. Phase 7 asks everybody who could pay."""
    position = start(seats=4)
    given(position, ANNA, gold=1, wood=1)

    stage(position, Year(0, 1))
    idle(position, until="recruit")

    assert position.phase == RECRUIT
    assert position.asked == [ANNA]


def test_a_hidden_enemy_shows_only_its_year() -> None:
    """Ruling 2. Backs are public, faces are known to nobody."""
    position = start(seats=3)

    for seat in (ANNA, BORIS, VIKTOR, None):
        assert position.view(seat)["enemies"]["cards"] == [None] * 5
        assert position.view(seat)["enemies"]["backs"] == [5, 4, 3, 2, 1]
        assert position.view(seat)["box"]["cards"] == [None] * 20


def test_the_supply_never_runs_out() -> None:
    """Ruling 3. The pieces in the box limit neither goods nor tokens."""
    position = start(seats=3)
    given(position, ANNA, gold=25, tokens=20)
    sits(position, ANNA, "astronomer", "wizard")

    stage(position, AdvisorsHelp(0, 1))
    play(position, ANNA, "take 1 gold")

    assert holdings(position, ANNA) == {"gold": 30, "tokens": 21}


# ---------------------------------------------------------------- step d, building and the end of the season


def test_one_building_a_season_and_each_only_once() -> None:
    """Ruling 34. Anna has goods for more, but builds one; what stands is not offered again."""
    position = start(seats=3)
    given(position, ANNA, gold=9, wood=9, stone=9)

    stage(position, Build(ANNA), Build(ANNA))
    assert offers(position) == [
        *("decline", "build statue", "build inn", "build guard_tower", "build palisade", "build barricade")
    ]
    play(position, ANNA, "build inn")
    assert offers(position) == [
        *("decline", "build statue", "build market", "build guard_tower", "build palisade", "build barricade")
    ]
    play(position, ANNA, "build statue")

    assert not position.asked


def test_a_complete_row_offers_nothing_more() -> None:
    """Ruling 34. Four buildings fill a row."""
    position = start(seats=3)
    given(position, ANNA, *BUILDINGS[:19], gold=9, wood=9, stone=9)
    stage(position, Build(ANNA))
    assert offers(position) == ["decline", "build embassy"]

    given(position, ANNA, *BUILDINGS, gold=9, wood=9, stone=9)
    stage(position, Build(ANNA))
    assert not position.asked


def test_the_second_building_may_stand_beside_the_first() -> None:
    """Ruling 35. Statue and Chapel in one turn, both paid."""
    position = start(seats=3)
    given(position, ANNA, gold=5, stone=1)
    position.envoy = ANNA

    stage(position, Build(ANNA))
    play(position, ANNA, "build statue", "build chapel")

    assert buildings(position, ANNA) == ["statue", "chapel"]
    assert holdings(position, ANNA) == {"points": 8}
    assert position.envoy == NONE


def test_the_envoy_stays_with_those_who_do_not_build_twice() -> None:
    """Ruling 35. Refusing or lacking the second building costs nothing."""
    position = start(seats=3)
    given(position, ANNA, gold=2, wood=1)
    given(position, BORIS, gold=2)
    position.envoy = ANNA
    stage(position, Build(ANNA))
    play(position, ANNA, "build statue", "decline")
    assert buildings(position, ANNA) == ["statue"]
    assert position.envoy == ANNA

    position.envoy = BORIS
    stage(position, Build(BORIS))
    play(position, BORIS, "build statue")
    assert not position.asked
    assert position.envoy == BORIS


def test_a_crane_built_first_cheapens_the_second_building() -> None:
    """Ruling 36. It works from the moment it stands."""
    position = start(seats=3)
    given(position, ANNA, "barricade", gold=1, wood=2, stone=2)
    position.envoy = ANNA

    stage(position, Build(ANNA))
    play(position, ANNA, "build crane", "build town_hall")

    assert holdings(position, ANNA) == {"points": 3}


def test_the_crane_cheapens_both_buildings_of_a_turn() -> None:
    """Ruling 36. Church and Cathedral for 2 and 4 gold."""
    position = start(seats=3)
    given(position, ANNA, *row_to("chapel"), *row_to("crane"), gold=6, wood=1, stone=5)
    position.envoy = ANNA

    stage(position, Build(ANNA))
    play(position, ANNA, "build church", "build cathedral")

    assert holdings(position, ANNA) == {"points": 16}


def test_the_crane_does_nothing_for_the_first_two_columns() -> None:
    """Ruling 36. Statue and Chapel cost two and three gold with and without it."""
    position = start(seats=3)
    given(position, ANNA, *row_to("crane"), gold=1)
    stage(position, Build(ANNA))
    assert not position.asked

    given(position, ANNA, "statue", *row_to("crane"), gold=2, stone=1)
    stage(position, Build(ANNA))
    assert "build chapel" not in offers(position)


def test_a_building_goes_on_working_beside_newer_ones() -> None:
    """Ruling 36. The Inn gives its token though its whole row is built."""
    position = start(seats=3)
    given(position, ANNA, *row_to("merchants_guild"))

    stage(position, Phase(0, SUMMER), EndOfSeason())

    assert holdings(position, ANNA) == {"tokens": 1}


@pytest.mark.parametrize(("season", "tokens"), [(SPRING, 0), (SUMMER, 1), (AUTUMN, 0)])
def test_the_inn_gives_a_token_only_in_summer(season: int, tokens: int) -> None:
    """Ruling 38. An Inn built this very summer does so already."""
    position = start(seats=3)
    given(position, ANNA, gold=1, wood=1)

    stage(position, Phase(0, season), Build(ANNA), EndOfSeason())
    play(position, ANNA, "build inn")

    assert position.provinces[ANNA].tokens == tokens


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_the_embassy_earns_a_point_every_season(season: int) -> None:
    """Ruling 38. In spring, in summer and in autumn."""
    position = start(seats=3)
    given(position, ANNA, *row_to("embassy"))

    stage(position, Phase(0, season), EndOfSeason())

    assert earned(position, ANNA) == {"embassy": 1}


def test_the_inns_token_does_not_have_to_be_paid() -> None:
    """Ruling 39. It is offered to the Town Hall at once, and may be kept."""
    position = start(seats=3)
    given(position, ANNA, "inn", *row_to("town_hall"), gold=1)

    stage(position, Phase(0, SUMMER), EndOfSeason())
    assert offers(position) == ["decline", "pay gold", "pay token"]
    play(position, ANNA, "decline")

    assert holdings(position, ANNA) == {"gold": 1, "tokens": 1}


def test_a_good_paid_to_the_town_hall_counts_for_the_envoy() -> None:
    """Ruling 40. Owners are asked in turn order; Anna gives away her only good and is now behind Boris."""
    position = start(seats=3)
    position.order = [BORIS, ANNA, VIKTOR]
    given(position, ANNA, *row_to("town_hall"), gold=1)
    given(position, BORIS, *row_to("town_hall"), gold=1)
    given(position, VIKTOR, *row_to("cathedral"))

    stage(position, Phase(0, SUMMER), EndOfSeason(), Phase(0, ENVOY), GiveEnvoy())
    play(position, BORIS, "decline")
    play(position, ANNA, "pay gold")

    assert position.scores == [1, 0, 0]
    assert position.envoy == ANNA


def test_the_town_hall_of_one_season_is_open_again_in_the_next() -> None:
    """Ruling 40. Never more than a point a season, but in every season one."""
    position = start(seats=3)
    given(position, ANNA, *row_to("town_hall"), gold=2)

    stage(position, Phase(0, SPRING), EndOfSeason(), Phase(0, AUTUMN), EndOfSeason())
    play(position, ANNA, "pay gold")
    assert position.phase == AUTUMN
    play(position, ANNA, "pay gold")

    assert earned(position, ANNA) == {"town_hall": 2}


def test_a_ruin_can_be_rebuilt_for_its_price_and_its_points() -> None:
    """Ruling 41. The Statue falls and is built again: lost three points, won three points."""
    position = start(seats=3)
    given(position, ANNA, "statue", gold=3, points=3)

    winter(position, "y1_goblins_3", king_die=1)
    assert holdings(position, ANNA) == {"gold": 2}
    assert buildings(position, ANNA) == []
    stage(position, Build(ANNA))
    play(position, ANNA, "build statue")

    assert holdings(position, ANNA) == {"points": 3}
    assert buildings(position, ANNA) == ["statue"]


# ---------------------------------------------------------------- phases 3 and 5


def test_all_are_rewarded_if_nobody_has_built() -> None:
    """Ruling 42. Most buildings may be none; goods play no part."""
    position = start(seats=3)
    given(position, ANNA, gold=5)

    stage(position, Reward())

    assert position.scores == [1, 1, 1]


def test_only_those_with_most_buildings_are_rewarded() -> None:
    """Ruling 42. A tie shares the point, whatever goods there are."""
    position = start(seats=3)
    given(position, ANNA, "inn")
    given(position, BORIS, "inn", "statue", gold=9)
    given(position, VIKTOR, "inn", "palisade")

    stage(position, Reward())

    assert position.scores == [0, 1, 1]


def test_an_unused_envoy_is_given_anew() -> None:
    """Ruling 43. He comes back first: Anna may get him again, loses him to Boris, or to nobody."""
    position = start(seats=2)
    position.envoy = ANNA
    given(position, BORIS, "inn")
    stage(position, GiveEnvoy())
    assert position.envoy == ANNA

    given(position, ANNA, "inn", "market")
    stage(position, GiveEnvoy())
    assert position.envoy == BORIS

    given(position, BORIS, "statue", "palisade")
    stage(position, GiveEnvoy())
    assert position.envoy == NONE


def test_the_envoy_waits_until_he_is_used_once() -> None:
    """Ruling 44. Winter does not take him; a double build does, and then he opens no advisor."""
    position = start(seats=3)
    given(position, ANNA, "inn", gold=2, wood=1, soldiers=9)
    position.envoy = ANNA
    winter(position, "y1_zombies_4")
    assert position.envoy == ANNA

    stage(position, Build(ANNA))
    play(position, ANNA, "build statue", "build barricade")
    sits(position, BORIS, "merchant")
    rolled(position, ANNA, 4)
    stage(position, Influence())

    assert not position.asked
