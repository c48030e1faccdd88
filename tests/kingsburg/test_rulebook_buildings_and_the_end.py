"""What buildings do, the end of the game and the game of two, by the rulebook's words."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.battle import Recruiting
from burgrave.games.kingsburg.build import Build, Construction, EndOfSeason
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.dice import Reroll, close_advisors
from burgrave.games.kingsburg.flow import Phase
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import GiveEnvoy
from burgrave.games.kingsburg.position import AUTUMN, ENVOY, NEUTRAL, SPRING, SUMMER, Kingsburg
from burgrave.games.kingsburg.scoring import FinalScoring
from burgrave.kernel.testing import stage
from tests.kingsburg.given import EVERYBODY, given, rolled, row_to, sits, start, winter
from tests.kingsburg.then import combat, holdings
from tests.titles.given import ANNA, BORIS, GALINA, VIKTOR, earned, fated, offers, play

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

    stage(position, Construction())
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
