"""Readings of the rules: the King's aid, the roll, and the neutral dice of two players."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build, EndOfSeason
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.dice import GuildGold, NeutralDice, Reroll, Roll, TurnOrder, close_advisors
from burgrave.games.kingsburg.flow import Phase, Season
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import Aid, GiveEnvoy
from burgrave.games.kingsburg.position import AUTUMN, NEUTRAL, NONE, SPRING, SUMMER, Kingsburg
from burgrave.games.kingsburg.scoring import FinalScoring
from burgrave.kernel.testing import stage
from tests.kingsburg.given import given, rolled, row_to, start
from tests.kingsburg.then import happened, holdings, white_dice
from tests.titles.given import ANNA, BORIS, VIKTOR, fated, idle, offers, play, told

# ---------------------------------------------------------------- phase 1, aid


def test_aid_compares_buildings_before_goods() -> None:
    """Ruling 6. Rich in goods but poorest in buildings is poorest."""
    position = start(seats=3)
    given(position, ANNA, "inn")
    given(position, BORIS, gold=9)
    given(position, VIKTOR, "inn")

    stage(position, Aid())

    assert [province.aid_die for province in position.provinces] == [False, True, False]


def test_only_the_tied_laggards_take_goods_in_turn_order() -> None:
    """Rulings 6 and 9. Two are equally behind: a good each, no die for anyone, nothing for the third."""
    position = start(seats=3)
    position.order = [VIKTOR, BORIS, ANNA]
    given(position, ANNA, "inn", gold=1)
    given(position, BORIS, "inn", gold=2)
    given(position, VIKTOR, "palisade", stone=1)

    stage(position, Aid())
    play(position, VIKTOR, "take 1 wood")
    play(position, ANNA, "take 1 stone")

    assert not position.asked
    assert not any(province.aid_die for province in position.provinces)


def test_tokens_are_not_goods_when_governors_are_compared() -> None:
    """Ruling 8. Not for aid, not for the envoy, not in the final tie."""
    position = start(seats=2)
    given(position, ANNA, gold=1, tokens=3)
    given(position, BORIS, gold=1, tokens=1)

    stage(position, GiveEnvoy(), Aid())
    assert position.envoy == NONE
    assert offers(position) == ["take 1 gold", "take 1 wood", "take 1 stone"]

    stage(position, FinalScoring())
    assert position.winners == [ANNA, BORIS]


def test_the_aid_die_goes_back_after_spring_but_the_farms_keep_theirs() -> None:
    """Ruling 10. Two white dice in spring, used or not; one from summer on, also in the spring after."""
    position = start(seats=3)
    given(position, ANNA, *row_to("farms"))
    given(position, BORIS, *BUILDINGS[8:12])
    given(position, VIKTOR, *BUILDINGS[8:12])

    stage(position, Aid(), Phase(0, SPRING), Season(), Phase(0, SUMMER), Roll())
    assert white_dice(position) == [2, 0, 0]
    idle(position)

    assert position.phase == SUMMER
    assert white_dice(position) == [1, 0, 0]
    stage(position, Phase(0, SPRING), Roll())
    assert white_dice(position) == [1, 0, 0]


# ---------------------------------------------------------------- step a, the roll


def guild_and_peer(position: Kingsburg) -> None:
    """Anna owns the Merchants' Guild; Boris has as many buildings and as few goods."""
    given(position, ANNA, *row_to("merchants_guild"))
    given(position, BORIS, *row_to("wizards_guild"))
    given(position, VIKTOR, *BUILDINGS[8:20])


def test_the_guild_pays_after_the_comparison_for_aid() -> None:
    """Ruling 11. Its gold comes with spring, so Anna and Boris are still tied."""
    position = start(seats=3)
    guild_and_peer(position)
    position.order = [ANNA, BORIS, VIKTOR]

    stage(position, Aid(), Phase(0, SPRING), GuildGold())
    play(position, ANNA, "take 1 wood")
    play(position, BORIS, "take 1 wood")

    assert holdings(position, ANNA) == {"gold": 1, "wood": 1}
    assert holdings(position, BORIS) == {"wood": 1}


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_the_guild_pays_in_every_season_before_the_roll(season: int) -> None:
    """Ruling 11. The first question of a season finds the gold in the owner's hand."""
    position = start(seats=3)
    guild_and_peer(position)

    stage(position, GiveEnvoy(), Phase(0, season), Season())

    assert position.envoy == NONE
    assert holdings(position, ANNA) == {"gold": 1}
    assert happened(position, "guild", "rolls") == ["guild", "rolls", "rolls", "rolls"]


def test_rerolls_come_in_the_old_turn_order() -> None:
    """Ruling 12. Boris was before Anna, so he decides first although his total is higher."""
    position = start(seats=3)
    position.order = [VIKTOR, BORIS, ANNA]
    given(position, ANNA, *row_to("chapel"))
    given(position, BORIS, *row_to("chapel"))

    def both_roll_low(trial: Kingsburg) -> bool:
        stage(trial, Roll())
        return trial.provinces[ANNA].total() < trial.provinces[BORIS].total() <= 7

    fated(position, both_roll_low)
    stage(position, Roll(), TurnOrder())
    assert position.mover == BORIS
    play(position, BORIS, "keep")
    play(position, ANNA, "keep")

    assert position.order.index(ANNA) < position.order.index(BORIS)


def test_the_chapel_can_wake_the_statue() -> None:
    """Ruling 12. Conditions are looked at again after each reroll, and either building may come first."""
    position = start(seats=3)
    given(position, ANNA, *row_to("chapel"))
    rolled(position, ANNA, 1, 2, 3)
    stage(position, Reroll(ANNA))

    def a_triple_shows(trial: Kingsburg) -> bool:
        play(trial, ANNA, "chapel")
        return trial.provinces[ANNA].dice == [5, 5, 5]

    fated(position, a_triple_shows)
    assert offers(position) == ["keep", "chapel"]
    play(position, ANNA, "chapel")
    assert offers(position) == ["keep", "statue 5"]
    play(position, ANNA, "statue 5")

    assert position.provinces[ANNA].dice.count(5) >= 2
    assert not position.asked


def test_the_statue_rerolls_the_die_of_choice() -> None:
    """Ruling 13. The white die may be the one, and the others stay as they are."""
    position = start(seats=3)
    given(position, ANNA, "statue")
    rolled(position, ANNA, 4, 4, 4, white=[4])
    stage(position, Reroll(ANNA))

    def another_face_shows(trial: Kingsburg) -> bool:
        play(trial, ANNA, "statue 4w")
        return trial.provinces[ANNA].dice[3] == 1

    fated(position, another_face_shows)
    play(position, ANNA, "statue 4w")

    assert position.provinces[ANNA].dice == [4, 4, 4, 1]


def test_the_statue_works_once_although_the_same_face_shows_again() -> None:
    """Ruling 12. A triple that stays a triple is kept."""
    position = start(seats=3)
    given(position, ANNA, "statue")
    rolled(position, ANNA, 4, 4, 4)
    stage(position, Reroll(ANNA))

    def the_same_face_shows(trial: Kingsburg) -> bool:
        play(trial, ANNA, "statue 4")
        return trial.provinces[ANNA].dice == [4, 4, 4]

    fated(position, the_same_face_shows)
    play(position, ANNA, "statue 4")

    assert position.provinces[ANNA].dice == [4, 4, 4]
    assert not position.asked


def test_statue_and_chapel_work_again_next_season() -> None:
    """Ruling 12. Each once a season, every season."""
    position = start(seats=3)
    given(position, ANNA, *row_to("chapel"))
    rolled(position, ANNA, 1, 1, 1)

    def both_are_used(trial: Kingsburg) -> bool:
        play(trial, ANNA, "statue 1")
        if offers(trial) == ["keep", "chapel"]:
            play(trial, ANNA, "chapel")
        return trial.provinces[ANNA].statue_used and trial.provinces[ANNA].chapel_used

    stage(position, Reroll(ANNA))
    fated(position, both_are_used)
    play(position, ANNA, "statue 1", "chapel")
    stage(position, AdvisorsHelp(0, 1))
    rolled(position, ANNA, 1, 1, 1)
    stage(position, Reroll(ANNA))

    assert offers(position) == ["keep", "statue 1", "chapel"]


def test_a_low_triple_may_use_either_building_first() -> None:
    """Ruling 12. 2-2-2 fits both, and who keeps the roll is not asked again."""
    position = start(seats=3)
    given(position, ANNA, *row_to("chapel"))
    rolled(position, ANNA, 2, 2, 2)

    stage(position, Reroll(ANNA))
    assert offers(position) == ["keep", "statue 2", "chapel"]
    play(position, ANNA, "keep")

    assert not position.asked


def test_white_dice_count_for_statue_and_chapel() -> None:
    """Ruling 13. A triple of twos with a white three is neither equal nor seven."""
    position = start(seats=3)
    given(position, ANNA, *row_to("chapel"))
    rolled(position, ANNA, 2, 2, 2, white=[3])

    stage(position, Reroll(ANNA))

    assert not position.asked


def test_new_farms_roll_from_the_next_season_on() -> None:
    """Ruling 14. The roll of this season is over when they are built."""
    position = start(seats=3)
    given(position, ANNA, *row_to("market"), gold=2, wood=3, stone=1)

    stage(position, Phase(0, SPRING), Build(ANNA), EndOfSeason(), Phase(0, SUMMER), Roll())
    assert white_dice(position) == [0, 0, 0]
    play(position, ANNA, "build farms")

    assert white_dice(position) == [1, 0, 0]


def test_white_dice_count_for_the_turn_order() -> None:
    """Ruling 15. 1-1-1 and a white six come after 2-2-3."""
    position = start(seats=3)
    position.order = [ANNA, BORIS, VIKTOR]
    rolled(position, ANNA, 1, 1, 1, white=[6])
    rolled(position, BORIS, 2, 2, 3)
    rolled(position, VIKTOR, 4, 4, 4)

    stage(position, TurnOrder())

    assert position.order == [BORIS, ANNA, VIKTOR]


# ---------------------------------------------------------------- two players


def test_in_a_game_of_two_neutral_dice_close_advisors_every_season() -> None:
    """Rulings 58 and 60. Five new dice each season; they are helped by nobody and go away again."""
    position = start(seats=2)
    for season in (SPRING, SUMMER, AUTUMN):
        stage(position, Phase(0, season), Season())
        closed = {advisor for advisor in range(1, 19) if position.court[advisor] == NEUTRAL}
        assert len(position.neutral) == 5
        assert sum(position.neutral[:3]) in closed
        idle(position)
        assert NEUTRAL not in position.court
        assert position.neutral == []
    assert told(position, "helped") == []
    assert len(told(position, "neutral")) == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_than_two_there_are_no_neutral_dice(seats: int) -> None:
    """Ruling 58. All advisors are open at the start."""
    position = start(seats=seats)

    stage(position, Phase(0, SPRING), NeutralDice(), Roll())

    assert position.neutral == []
    assert position.court == [NONE] * 19


def test_a_closed_advisor_cannot_be_influenced() -> None:
    """Ruling 58. Neutral dice are as good as another governor's."""
    position = start(seats=2)
    close_advisors(position, [1, 1, 1, 2, 2])
    rolled(position, ANNA, 1, 3)

    stage(position, Influence())

    assert offers(position) == ["pass", "place 1 on jester"]
