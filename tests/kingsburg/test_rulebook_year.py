"""The first year as the rulebook tells it: a spring from set-up to reward, building, envoy and battle."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build, Construction, EndOfSeason
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.dice import Roll, TurnOrder
from burgrave.games.kingsburg.flow import Phase, Season
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import Aid, GiveEnvoy, Reward
from burgrave.games.kingsburg.position import ENVOY, NONE, REWARD, SPRING, SUMMER, Kingsburg
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.piles import NOBODY
from burgrave.kernel.testing import stage
from tests.kingsburg.given import EVERYBODY, given, rolled, sits, start, winter
from tests.kingsburg.then import buildings, combat, holdings, white_dice
from tests.titles.given import ANNA, BORIS, GALINA, VIKTOR, idle, offers, play, told

# ---------------------------------------------------------------- the first spring, told through S1 to S8


def first_year() -> Kingsburg:
    """A game of four in which Viktor happens to be first, then Anna, Galina, Boris."""
    games = (start(seats=4, seed=seed) for seed in range(1000))
    return next(game for game in games if game.order == [VIKTOR, ANNA, GALINA, BORIS])


def first_spring() -> Kingsburg:
    """Everybody has taken a good and rolled; a new turn order is due."""
    position = first_year()
    given(position, ANNA, wood=1)
    given(position, BORIS, stone=1)
    given(position, VIKTOR, gold=1)
    given(position, GALINA, gold=1)
    rolled(position, ANNA, 1, 3, 5)
    rolled(position, BORIS, 4, 4, 5)
    rolled(position, VIKTOR, 2, 2, 6)
    rolled(position, GALINA, 2, 3, 5)
    stage(position, Phase(0, SPRING), TurnOrder(), Influence(), AdvisorsHelp(0, 1), Construction(), EndOfSeason())
    return position


def influenced() -> Kingsburg:
    """All dice of the first spring lie on advisors, but for one that has no place."""
    position = first_spring()
    play(position, ANNA, "place 3+5 on treasurer")
    play(position, VIKTOR, "place 2+2 on merchant")
    play(position, GALINA, "place 2+5 on astronomer")
    play(position, BORIS, "place 4+5 on master_hunter")
    play(position, ANNA, "place 1 on jester")
    play(position, VIKTOR, "place 6 on alchemist")
    play(position, GALINA, "place 3 on architect")
    return position


def helped() -> Kingsburg:
    """The advisors of the first spring have given their help."""
    position = influenced()
    play(position, VIKTOR, "help 1 wood", "help 1 gold 1 stone for 1 wood")
    play(position, GALINA, "take 1 wood")
    play(position, BORIS, "help 1 gold 1 wood")
    return position


def built() -> Kingsburg:
    """The first spring is over; everybody has one building."""
    position = helped()
    play(position, ANNA, "build statue")
    play(position, VIKTOR, "build guard_tower")
    play(position, GALINA, "build palisade")
    play(position, BORIS, "build inn")
    return position


def test_chance_seats_the_governors_and_deals_an_unknown_enemy_for_every_year() -> None:
    """S1. Any order can come up; five enemies lie face down, the first year's on top, twenty are out."""
    position = first_year()

    assert position.order == [VIKTOR, ANNA, GALINA, BORIS]
    assert [position.enemies.family.backs[card] for card in position.enemies.cards] == [5, 4, 3, 2, 1]
    assert position.enemies.known == [NOBODY] * 5
    assert len(position.box) == 20


def test_in_the_first_year_everybody_takes_a_good() -> None:
    """S2. Nobody has anything yet, so all four are tied for aid and no white die is given."""
    position = first_year()

    assert offers(position) == ["take 1 gold", "take 1 wood", "take 1 stone"]
    play(position, VIKTOR, "take 1 gold")
    play(position, ANNA, "take 1 wood")
    play(position, GALINA, "take 1 gold")
    play(position, BORIS, "take 1 stone")

    assert [holdings(position, seat) for seat in EVERYBODY] == [{"wood": 1}, {"stone": 1}, {"gold": 1}, {"gold": 1}]
    assert position.phase == SPRING
    assert white_dice(position) == [0, 0, 0, 0]


def test_a_lone_laggard_gets_the_white_die() -> None:
    """S3. In year 3 Viktor is behind in buildings and then in goods: a fourth die, for this spring only."""
    position = start(seats=4)
    given(position, ANNA, *BUILDINGS[:6])
    given(position, BORIS, *BUILDINGS[:5], gold=2)
    given(position, VIKTOR, *BUILDINGS[:5])
    given(position, GALINA, *BUILDINGS[:6], wood=1)
    position.year = 3

    stage(position, Aid(), Phase(0, SPRING), Season(), Phase(0, SUMMER), Roll())
    assert white_dice(position) == [0, 0, 1, 0]

    idle(position)
    assert position.phase == SUMMER
    assert white_dice(position) == [0, 0, 0, 0]


def test_the_lowest_roll_goes_first_and_ties_keep_their_order() -> None:
    """S4. Anna's 9 comes before the two tens, Viktor stays ahead of Galina, Boris' 13 is last."""
    position = first_spring()

    assert [position.provinces[seat].total() for seat in EVERYBODY] == [9, 13, 10, 10]
    assert position.order == [ANNA, VIKTOR, GALINA, BORIS]


def test_advisors_are_influenced_by_exact_totals_one_group_at_a_time() -> None:
    """S5. Taken advisors are closed, and a last die without a place passes by itself."""
    position = first_spring()

    play(position, ANNA, "place 3+5 on treasurer")
    assert "place 2+6 on treasurer" not in offers(position)
    play(position, VIKTOR, "place 2+2 on merchant")
    play(position, GALINA, "place 2+5 on astronomer")
    assert "place 4+4+5 on champion" in offers(position)
    assert "place 4+4 on treasurer" not in offers(position)
    play(position, BORIS, "place 4+5 on master_hunter")
    play(position, ANNA, "place 1 on jester")
    play(position, VIKTOR, "place 6 on alchemist")
    play(position, GALINA, "place 3 on architect")

    assert position.provinces[BORIS].placed == [9, 0, 9]
    assert [line["who"] for line in told(position, "passes")] == [BORIS, ANNA, VIKTOR, GALINA]
    assert told(position, "helped") != []


def test_advisors_help_from_the_lowest_to_the_highest() -> None:
    """S6. Each asks only where there is something to choose; a good just won can be exchanged at once."""
    position = influenced()

    assert holdings(position, ANNA) == {"wood": 1, "points": 1}
    assert holdings(position, GALINA) == {"gold": 1, "wood": 1}
    assert offers(position) == ["help 1 gold", "help 1 wood"]
    play(position, VIKTOR, "help 1 wood")
    assert offers(position) == ["help 1 wood 1 stone for 1 gold", "help 1 gold 1 stone for 1 wood", "decline"]
    play(position, VIKTOR, "help 1 gold 1 stone for 1 wood")
    play(position, GALINA, "take 1 wood")
    assert offers(position) == ["help 1 gold 1 wood", "help 1 wood 1 stone"]
    play(position, BORIS, "help 1 gold 1 wood")

    assert holdings(position, ANNA) == {"gold": 2, "wood": 1, "points": 1}
    assert holdings(position, BORIS) == {"gold": 1, "wood": 1, "stone": 1}
    assert holdings(position, VIKTOR) == {"gold": 2, "stone": 1}
    assert holdings(position, GALINA) == {"gold": 1, "wood": 2, "tokens": 1}


def test_everybody_builds_in_turn_order_and_scores_what_is_printed() -> None:
    """S7. Statue, Guard Tower, Palisade and Inn are paid for and bring 3, 1, 0 and 0 points."""
    position = helped()

    play(position, ANNA, "build statue")
    play(position, VIKTOR, "build guard_tower")
    play(position, GALINA, "build palisade")
    play(position, BORIS, "build inn")

    assert holdings(position, ANNA) == {"wood": 1, "points": 4}
    assert holdings(position, VIKTOR) == {"gold": 1, "points": 1}
    assert holdings(position, GALINA) == {"gold": 1, "tokens": 1}
    assert holdings(position, BORIS) == {"stone": 1}


def test_all_who_are_tied_for_most_buildings_are_rewarded() -> None:
    """S8. One building each: the King's reward goes to all four."""
    position = built()

    stage(position, Phase(0, REWARD), Reward())

    assert position.scores == [5, 1, 2, 1]


# ---------------------------------------------------------------- building and the envoy


def test_a_row_is_built_from_left_to_right() -> None:
    """S9. No Church without a Chapel, whatever is paid."""
    position = start(seats=4)
    given(position, ANNA, "statue", gold=9, wood=9, stone=9)
    stage(position, Build(ANNA))
    assert "build chapel" in offers(position)
    with pytest.raises(IllegalMove):
        position.parse("build church")

    given(position, ANNA, "statue", "chapel", gold=9, wood=9, stone=9)
    stage(position, Build(ANNA))
    play(position, ANNA, "build church")

    assert buildings(position, ANNA) == ["statue", "chapel", "church"]


def second_summer(viktors_goods: int) -> Kingsburg:
    position = start(seats=4)
    position.year = 2
    given(position, ANNA, *BUILDINGS[:5])
    given(position, BORIS, *BUILDINGS[:4], gold=2)
    given(position, VIKTOR, *BUILDINGS[:4], gold=viktors_goods)
    given(position, GALINA, *BUILDINGS[:4])
    return position


def test_the_envoy_goes_to_the_one_who_is_behind() -> None:
    """S10. Three have four buildings, and only Galina of them has no goods."""
    position = second_summer(viktors_goods=1)

    stage(position, Phase(0, ENVOY), GiveEnvoy())

    assert position.envoy == GALINA


def test_the_envoy_stays_at_court_if_two_are_equally_behind() -> None:
    """S11. Viktor and Galina have the same, so nobody gets the envoy."""
    position = second_summer(viktors_goods=0)

    stage(position, Phase(0, ENVOY), GiveEnvoy())

    assert position.envoy == NONE


def test_the_envoy_lets_his_holder_build_twice() -> None:
    """S12. Blacksmith and Barricade in one turn, both paid in full; then the envoy is gone."""
    position = start(seats=4)
    given(position, GALINA, "guard_tower", gold=1, wood=3)
    position.envoy = GALINA

    stage(position, Build(GALINA))
    play(position, GALINA, "build blacksmith", "build barricade")

    assert buildings(position, GALINA) == ["guard_tower", "blacksmith", "barricade"]
    assert holdings(position, GALINA) == {"points": 2}
    assert position.envoy == NONE
    assert not position.asked


def test_the_envoy_makes_room_beside_another_group() -> None:
    """S13. Galina joins Boris on the Architect: he helps both, and the envoy is gone."""
    position = start(seats=4)
    sits(position, BORIS, "architect")
    rolled(position, GALINA, 3)
    position.envoy = GALINA

    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, GALINA, "place 3 on architect")

    assert position.envoy == NONE
    assert [holdings(position, seat) for seat in EVERYBODY] == [{}, {"wood": 1}, {}, {"wood": 1}]


# ---------------------------------------------------------------- battle


def first_winter() -> Kingsburg:
    position = start(seats=4)
    given(position, ANNA, "statue", "palisade", "barricade")
    given(position, BORIS, "inn", "guard_tower", wood=1, stone=1, soldiers=1)
    given(position, VIKTOR, "guard_tower", "blacksmith", "barricade")
    given(position, GALINA, "inn", "barricade", "crane", wood=1)
    return position


def test_a_winter_is_won_drawn_and_lost() -> None:
    """S14. Goblins of strength 3: Viktor wins and is the strongest, two draw, Galina loses her Crane."""
    position = first_winter()

    winter(position, "y1_goblins_3", king_die=1)

    assert combat(position) == {ANNA: 3, BORIS: 3, VIKTOR: 4, GALINA: 2}
    assert holdings(position, ANNA) == {}
    assert holdings(position, BORIS) == {"wood": 1, "stone": 1}
    assert holdings(position, VIKTOR) == {"stone": 1, "points": 1}
    assert holdings(position, GALINA) == {"wood": 1, "points": -1}
    assert buildings(position, ANNA) == ["statue", "palisade", "barricade"]
    assert buildings(position, GALINA) == ["inn", "barricade"]


def test_in_the_rightmost_column_the_topmost_building_falls() -> None:
    """S15. As before, but Galina's Market stands above her Crane."""
    position = first_winter()
    given(position, GALINA, "inn", "market", "barricade", "crane", wood=1)

    winter(position, "y1_goblins_3", king_die=1)

    assert buildings(position, GALINA) == ["inn", "barricade", "crane"]


def test_strength_beyond_the_printed_track_still_counts() -> None:
    """S16. Eleven beats ten: only the stronger winner earns the bonus."""
    position = start(seats=4)
    given(position, ANNA, soldiers=9)
    given(position, BORIS, soldiers=10)

    winter(position, "y1_zombies_4", king_die=1)

    assert combat(position)[ANNA] == 10
    assert combat(position)[BORIS] == 11
    assert holdings(position, ANNA) == {"points": 1}
    assert holdings(position, BORIS) == {"points": 2}
