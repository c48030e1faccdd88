"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.battle import Recruiting
from burgrave.games.kingsburg.build import Build, Building, EndOfSeason
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.dice import Reroll, Roll, TurnOrder, close_advisors
from burgrave.games.kingsburg.flow import Phase, Season
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import Aid, GiveEnvoy, Reward
from burgrave.games.kingsburg.position import AUTUMN, ENVOY, NEUTRAL, NONE, REWARD, SPRING, SUMMER, Kingsburg
from burgrave.games.kingsburg.scoring import FinalScoring
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.piles import NOBODY
from burgrave.kernel.testing import stage
from tests.kingsburg.given import (
    ANNA,
    BORIS,
    EVERYBODY,
    GALINA,
    VIKTOR,
    buildings,
    combat,
    earned,
    fated,
    given,
    holdings,
    idle,
    offers,
    play,
    rolled,
    row_to,
    sits,
    start,
    told,
    white_dice,
    winter,
)

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
    stage(position, Phase(0, SPRING), TurnOrder(), Influence(), AdvisorsHelp(0, 1), Building(), EndOfSeason())
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


# ---------------------------------------------------------------- what buildings do


def test_statue_and_chapel_reroll_once_each() -> None:
    """S17. The Statue brings the total down to 7, the Chapel rerolls all, and then it is over, whatever shows."""
    position = start(seats=4)
    given(position, ANNA, *row_to("chapel"), *row_to("farms"))
    rolled(position, ANNA, 2, 2, 2, white=[2])
    stage(position, Reroll(ANNA))
    assert offers(position) == ["keep", "statue 2", "statue 2w"]

    def the_total_stays_low(trial: Kingsburg) -> bool:
        play(trial, ANNA, "statue 2")
        if trial.provinces[ANNA].dice != [1, 2, 2, 2]:
            return False
        play(trial, ANNA, "chapel")
        return trial.provinces[ANNA].total() <= 7

    fated(position, the_total_stays_low)
    play(position, ANNA, "statue 2")
    assert position.provinces[ANNA].total() == 7
    assert offers(position) == ["keep", "chapel"]
    play(position, ANNA, "chapel")

    assert position.provinces[ANNA].total() <= 7
    assert len(position.provinces[ANNA].dice) == 4
    assert not position.asked


def test_the_market_shifts_one_group_by_one() -> None:
    """S18. A group of nine may go on 8, 9 or 10; afterwards groups count as they are."""
    position = start(seats=4)
    given(position, ANNA, *row_to("market"))
    rolled(position, ANNA, 1, 4, 5)

    stage(position, Influence())
    nines = [offer for offer in offers(position) if offer.startswith("place 4+5 ")]
    assert nines == [
        "place 4+5 on master_hunter",
        "place 4+5 market+1 on general",
        "place 4+5 market-1 on treasurer",
    ]
    play(position, ANNA, "place 4+5 market-1 on treasurer")

    assert offers(position) == ["pass", "place 1 on jester"]


def test_the_crane_saves_a_gold() -> None:
    """S19. Farms cost 2 gold, 3 wood and 1 stone, beside a Crane only 1 gold."""
    position = start(seats=4)
    given(position, ANNA, "inn", "market", "barricade", "crane", gold=1, wood=3, stone=1)
    given(position, BORIS, "inn", "market", gold=1, wood=3, stone=1)
    position.order = [BORIS, ANNA, VIKTOR, GALINA]

    stage(position, Building())
    assert "build farms" not in offers(position)
    play(position, BORIS, "decline")
    play(position, ANNA, "build farms")

    assert holdings(position, ANNA) == {"points": 2}


def test_barracks_halve_the_price_of_soldiers() -> None:
    """S20. Three goods buy three soldiers; without Barracks one soldier, and a good stays."""
    position = start(seats=4)
    position.order = EVERYBODY[:]
    given(position, ANNA, *row_to("barracks"), gold=1, wood=1, stone=1)
    given(position, BORIS, *row_to("blacksmith"), gold=1, wood=1, stone=1)

    stage(position, Recruiting())
    play(position, ANNA, "recruit 1 gold 1 wood 1 stone")
    assert offers(position) == ["decline", "recruit 1 wood 1 stone", "recruit 1 gold 1 stone", "recruit 1 gold 1 wood"]
    play(position, BORIS, "recruit 1 gold 1 wood")

    assert holdings(position, ANNA) == {"soldiers": 3}
    assert holdings(position, BORIS) == {"stone": 1, "soldiers": 1}


@pytest.mark.parametrize(
    ("advisor", "gained"),
    [
        ("general", {"soldiers": 3}),
        ("sergeant", {"soldiers": 2}),
        ("king", {"gold": 1, "wood": 1, "stone": 1, "soldiers": 2}),
    ],
)
def test_stables_add_a_soldier_to_those_an_advisor_sends(advisor: str, gained: dict[str, int]) -> None:
    """S21. One soldier more from the General, the Sergeant and the King."""
    position = start(seats=4)
    given(position, ANNA, *row_to("stable"))
    sits(position, ANNA, advisor)

    stage(position, AdvisorsHelp(0, 1))

    assert holdings(position, ANNA) == gained


def test_behind_a_stone_wall_a_draw_is_won() -> None:
    """S22. Equal strength is enough for the reward."""
    position = start(seats=4)
    given(position, ANNA, *row_to("stone_wall"))
    given(position, BORIS, *row_to("stone_wall")[:2], soldiers=1)

    winter(position, "y1_goblins_3", king_die=1)

    assert combat(position)[ANNA] == combat(position)[BORIS] == 3
    assert holdings(position, ANNA) == {"stone": 1, "points": 1}
    assert holdings(position, BORIS) == {}


def test_a_fortress_makes_a_victory_worth_a_point_more() -> None:
    """S23. A gold for the victory, and a point for the Fortress."""
    position = start(seats=4)
    given(position, ANNA, *row_to("fortress"))
    given(position, BORIS, soldiers=9)

    winter(position, "y1_orcs_3", king_die=1)

    assert holdings(position, ANNA) == {"gold": 1, "points": 1}
    assert earned(position, ANNA) == {"fortress": 1}


def test_the_inns_token_can_be_paid_to_the_town_hall_at_once() -> None:
    """S24. At the end of summer, before the envoy is given, the fresh token buys a point."""
    position = start(seats=4)
    given(position, ANNA, "inn", *row_to("town_hall"))

    stage(position, Phase(0, SUMMER), EndOfSeason(), Phase(0, ENVOY), GiveEnvoy())
    assert position.phase == SUMMER
    assert offers(position) == ["decline", "pay token"]
    play(position, ANNA, "pay token")

    assert holdings(position, ANNA) == {"points": 1}


def test_the_town_hall_trades_once_a_season() -> None:
    """S25. A token and two goods are there, but only one of them buys a point."""
    position = start(seats=4)
    given(position, ANNA, *row_to("town_hall"), gold=1, stone=1, tokens=1)

    stage(position, EndOfSeason())
    assert offers(position) == ["decline", "pay gold", "pay stone", "pay token"]
    play(position, ANNA, "pay stone")

    assert holdings(position, ANNA) == {"gold": 1, "tokens": 1, "points": 1}
    assert not position.asked


def test_one_token_a_season_helps_to_influence() -> None:
    """S26. The second token cannot be added to another group, but the Town Hall takes it."""
    position = start(seats=4)
    given(position, ANNA, *row_to("town_hall"), tokens=2)
    rolled(position, ANNA, 1, 3, 6)

    stage(position, Phase(0, AUTUMN), Influence(), AdvisorsHelp(0, 1), EndOfSeason())
    play(position, ANNA, "place 6 +2 on treasurer")
    assert offers(position) == ["pass", "place 1 on jester", "place 3 on architect", "place 1+3 on merchant"]
    play(position, ANNA, "pass")
    play(position, ANNA, "pay token")

    assert holdings(position, ANNA) == {"gold": 2, "points": 1}


def test_a_new_embassy_earns_already_this_season() -> None:
    """S27. Four points for building it and one at the end of the same season."""
    position = start(seats=4)
    given(position, ANNA, *row_to("town_hall"), gold=1, wood=2, stone=2)

    stage(position, Phase(0, SPRING), Build(ANNA), EndOfSeason())
    play(position, ANNA, "build embassy")

    assert earned(position, ANNA) == {"buildings": 4, "embassy": 1}


def test_the_smuggler_is_paid_even_without_points() -> None:
    """S28. Zero becomes minus one, and minus one becomes minus two: 59 and 58 on a track of sixty spaces."""
    position = start(seats=4)
    sits(position, ANNA, "smuggler")
    stage(position, AdvisorsHelp(0, 1))
    play(position, ANNA, "take 1 gold 2 stone")

    assert holdings(position, ANNA) == {"gold": 1, "stone": 2, "points": -1}
    assert position.scores[ANNA] % 60 == 59

    sits(position, ANNA, "smuggler")
    stage(position, AdvisorsHelp(0, 1))
    play(position, ANNA, "take 3 wood")

    assert position.scores[ANNA] == -2
    assert position.scores[ANNA] % 60 == 58


def test_the_alchemist_turns_one_good_into_the_two_others() -> None:
    """S29. A stone becomes a gold and a wood."""
    position = start(seats=4)
    given(position, ANNA, stone=1)
    sits(position, ANNA, "alchemist")

    stage(position, AdvisorsHelp(0, 1))
    assert offers(position) == ["help 1 gold 1 wood for 1 stone", "decline"]
    play(position, ANNA, "help 1 gold 1 wood for 1 stone")

    assert holdings(position, ANNA) == {"gold": 1, "wood": 1}


def test_white_dice_need_a_coloured_one() -> None:
    """S30. White dice alone are worth nothing, even with a token; with a coloured die both may join."""
    position = start(seats=4)
    given(position, ANNA, tokens=1)
    rolled(position, ANNA, 1, 1, 3, white=[2, 4])

    stage(position, Influence())
    assert "place 3+2w+4w on master_hunter" in offers(position)
    play(position, ANNA, "place 1+1+3 on sergeant")

    assert position.provinces[ANNA].placed == [5, 5, 5, 0, 0]
    assert position.provinces[ANNA].passed
    assert not position.asked


# ---------------------------------------------------------------- the end of the game


def test_a_cathedral_counts_every_two_goods_and_keeps_them() -> None:
    """S31. Five goods are worth two points and still decide a tie."""
    position = start(seats=4)
    given(position, ANNA, *row_to("cathedral"), gold=3, wood=2)
    given(position, BORIS, *row_to("cathedral"), gold=4)

    stage(position, FinalScoring())

    assert position.scores[:2] == [2, 2]
    assert earned(position, ANNA) == {"cathedral": 2}
    assert position.provinces[ANNA].goods() == 5
    assert position.winners == [ANNA]


def test_goods_and_then_buildings_break_a_tie() -> None:
    """S32. Equal points: more goods win; then more buildings; after that the victory is shared."""
    position = start(seats=4)
    given(position, ANNA, *BUILDINGS[4:6], points=30, gold=1)
    given(position, BORIS, *BUILDINGS[4:5], points=30, gold=2)
    given(position, VIKTOR, points=29, gold=9)
    stage(position, FinalScoring())
    assert position.winners == [BORIS]

    given(position, ANNA, *BUILDINGS[4:6], points=30, gold=1, stone=1)
    stage(position, FinalScoring())
    assert position.winners == [ANNA]

    given(position, BORIS, *BUILDINGS[8:10], points=30, gold=2)
    stage(position, FinalScoring())
    assert position.winners == [ANNA, BORIS]


# ---------------------------------------------------------------- two players


def closed(position: Kingsburg) -> list[int]:
    return [advisor for advisor in range(1, 19) if position.court[advisor] == NEUTRAL]


def test_neutral_dice_close_the_advisors_of_their_sums() -> None:
    """S33. Three dice make 12, two make 8."""
    position = start(seats=2)

    close_advisors(position, [3, 4, 5, 2, 6])

    assert closed(position) == [8, 12]
    assert position.neutral_at == [12, 12, 12, 8, 8]


def test_a_neutral_pair_with_the_same_sum_is_split() -> None:
    """S34. Both sums are 7: the pair's dice go on 3 and 4."""
    position = start(seats=2)

    close_advisors(position, [1, 2, 4, 3, 4])

    assert closed(position) == [3, 4, 7]


def test_of_a_split_double_one_die_is_set_aside() -> None:
    """S35. Both sums are 8 and the pair is a double: one die on 4; with different sums a double is nothing special."""
    position = start(seats=2)
    close_advisors(position, [2, 3, 3, 4, 4])
    assert closed(position) == [4, 8]
    assert position.neutral_at == [8, 8, 8, 4, 0]

    position = start(seats=2)
    close_advisors(position, [2, 3, 4, 4, 4])
    assert closed(position) == [8, 9]
