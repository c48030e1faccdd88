"""What the worked examples leave open about aid, dice, influence and help."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build, Building, EndOfSeason
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS
from burgrave.games.kingsburg.dice import GuildGold, NeutralDice, Reroll, Roll, TurnOrder, close_advisors
from burgrave.games.kingsburg.flow import Phase, Season
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import Aid, GiveEnvoy
from burgrave.games.kingsburg.position import (
    AUTUMN,
    NEUTRAL,
    NONE,
    SPRING,
    SUMMER,
    Kingsburg,
)
from burgrave.games.kingsburg.scoring import FinalScoring
from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.testing import stage
from tests.kingsburg.given import (
    ANNA,
    BORIS,
    VIKTOR,
    facing,
    fated,
    given,
    happened,
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
)

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


# ---------------------------------------------------------------- step b, influence


def test_a_pass_is_final_for_the_step() -> None:
    """Ruling 16. Anna may pass with good dice in hand; then she is not asked any more."""
    position = start(seats=2)
    position.order = [ANNA, BORIS]
    rolled(position, ANNA, 1, 2, 3)
    rolled(position, BORIS, 4, 5, 6)

    stage(position, Influence())
    play(position, ANNA, "pass")
    play(position, BORIS, "place 4 on merchant", "place 5 on sergeant", "place 6 on alchemist")

    assert not position.asked
    assert position.provinces[ANNA].placed == [0, 0, 0]


def test_a_group_reaches_exactly_its_total() -> None:
    """Ruling 17. Every sum of the dice and nothing else; equal dice make one offer."""
    position = start(seats=3)
    rolled(position, ANNA, 3, 3, 5)

    stage(position, Influence())

    assert sorted(offers(position)) == [
        "pass",
        "place 3 on architect",
        "place 3+3 on alchemist",
        "place 3+3+5 on swordsmith",
        "place 3+5 on treasurer",
        "place 5 on sergeant",
    ]


def test_a_white_die_is_not_the_same_as_a_coloured_one() -> None:
    """Ruling 17. Either four makes five with the one; which of them goes is a choice."""
    position = start(seats=3)
    rolled(position, ANNA, 1, 2, 4, white=[4])

    stage(position, Influence())

    fives = [offer for offer in offers(position) if offer.endswith(" on sergeant")]
    assert fives == ["place 1+4 on sergeant", "place 1+4w on sergeant"]


def test_a_token_can_be_spent_again_next_season() -> None:
    """Ruling 18. One token a season, and the next season has its own."""
    position = start(seats=3)
    given(position, ANNA, tokens=2)
    rolled(position, ANNA, 1, 1, 6)

    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, ANNA, "place 6 +2 on treasurer")
    assert not any("+2" in offer for offer in offers(position))
    play(position, ANNA, "pass")
    rolled(position, ANNA, 1, 1, 6)
    stage(position, Influence())

    assert "place 6 +2 on treasurer" in offers(position)


def test_a_token_goes_with_one_group_not_with_two_of_them() -> None:
    """Ruling 18. Two tokens never make +4."""
    position = start(seats=3)
    given(position, ANNA, tokens=2)
    rolled(position, ANNA, 6)

    stage(position, Influence())

    assert offers(position) == ["pass", "place 6 on alchemist", "place 6 +2 on treasurer"]


def test_no_group_is_all_white() -> None:
    """Ruling 19. White dice join a coloured die, be there one or two of them."""
    position = start(seats=3)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 1, 1, 1, white=[2, 2])

    stage(position, Influence())
    groups = [offer.split()[1] for offer in offers(position) if offer != "pass"]

    assert {group for group in groups if "w" in group} == {
        *("1+2w", "1+2w+2w"),
        *("1+1+2w", "1+1+2w+2w"),
        *("1+1+1+2w", "1+1+1+2w+2w"),
    }
    assert all(group.startswith("1") for group in groups)


def test_market_and_token_may_go_together() -> None:
    """Ruling 20. One or three points more in all; the dice keep their faces, and both are used up."""
    position = start(seats=3)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 5, 6)

    stage(position, Influence())
    assert [offer for offer in offers(position) if offer.startswith("place 5 ")] == [
        *("place 5 on sergeant", "place 5 +2 on astronomer"),
        *("place 5 market+1 on alchemist", "place 5 market-1 on merchant"),
        *("place 5 +2 market+1 on treasurer", "place 5 +2 market-1 on alchemist"),
    ]
    play(position, ANNA, "place 5 +2 market+1 on treasurer")

    assert position.provinces[ANNA].dice == [5, 6]
    assert offers(position) == ["pass", "place 6 on alchemist"]


def test_the_market_works_again_next_season() -> None:
    """Ruling 20. Once a season, every season."""
    position = start(seats=3)
    given(position, ANNA, *row_to("market"))
    rolled(position, ANNA, 3)
    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, ANNA, "place 3 market-1 on squire")

    rolled(position, ANNA, 3)
    stage(position, Influence())

    assert "place 3 market-1 on squire" in offers(position)


def test_nineteen_less_one_reaches_the_king() -> None:
    """Ruling 21. Only results from 1 to 18 have an advisor."""
    position = start(seats=3)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 6, 6, 6, white=[1])

    stage(position, Influence())
    assert [offer for offer in offers(position) if "6+6+6" in offer] == [
        *("place 6+6+6 on king", "place 6+6+6 market-1 on queen"),
        "place 6+6+6+1w market-1 on king",
    ]

    rolled(position, ANNA, 1)
    stage(position, Influence())
    assert offers(position) == [
        *("pass", "place 1 on jester", "place 1 +2 on architect", "place 1 market+1 on squire"),
        *("place 1 +2 market+1 on merchant", "place 1 +2 market-1 on squire"),
    ]


@pytest.mark.parametrize(
    ("faces", "placement"),
    [
        ([4, 6, 6], "place 4+6+6 +2 on king"),
        ([5, 6, 6], "place 5+6+6 market+1 on king"),
        ([5, 6, 6], "place 5+6+6 +2 market-1 on king"),
        ([3, 6, 6], "place 3+6+6 +2 market+1 on king"),
    ],
)
def test_token_and_market_reach_up_to_the_king(faces: list[int], placement: str) -> None:
    """Ruling 21. Eighteen may be reached by any means, and never be passed."""
    position = start(seats=3)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, *faces)

    stage(position, Influence())

    assert placement in offers(position)
    assert all(offer == "pass" or offer.split()[-1] in ADVISORS for offer in offers(position))


def test_an_advisor_is_closed_also_to_those_who_sit_there() -> None:
    """Ruling 22. No second group, no further dice."""
    position = start(seats=3)
    rolled(position, ANNA, 3, 3, 6)

    stage(position, Influence())
    play(position, ANNA, "place 3 on architect")

    assert offers(position) == ["pass", "place 6 on alchemist", "place 3+6 on master_hunter"]


def test_without_a_placement_the_pass_is_automatic() -> None:
    """Ruling 23. Counting token and Market, Anna has no place for her die; Boris' token finds him one."""
    position = start(seats=3)
    position.order = [ANNA, BORIS, VIKTOR]
    given(position, BORIS, tokens=1)
    sits(position, VIKTOR, "merchant")
    rolled(position, ANNA, 4)
    rolled(position, BORIS, 4)

    stage(position, Influence())

    assert position.provinces[ANNA].passed
    assert position.mover == BORIS
    assert offers(position) == ["pass", "place 4 +2 on alchemist"]


def test_the_holder_of_the_envoy_is_still_asked() -> None:
    """Ruling 23. Taken advisors are open to the envoy, so there is something to decide."""
    position = start(seats=3)
    position.envoy = ANNA
    sits(position, VIKTOR, "merchant")
    rolled(position, ANNA, 4)

    stage(position, Influence())
    assert offers(position) == ["pass", "place 4 on merchant"]
    play(position, ANNA, "pass")

    assert position.envoy == ANNA


def test_with_the_envoy_a_governor_can_be_helped_twice() -> None:
    """Ruling 24. Both groups on the Treasurer are Anna's; white dice may be in either."""
    position = start(seats=3)
    position.envoy = ANNA
    rolled(position, ANNA, 3, 5, 6, white=[2])

    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, ANNA, "place 6+2w on treasurer")
    assert position.envoy == ANNA
    play(position, ANNA, "place 3+5 on treasurer")

    assert position.envoy == NONE
    assert holdings(position, ANNA) == {"gold": 4}


def test_what_the_envoy_opened_is_closed_next_season() -> None:
    """Ruling 24. A new season on the same advisor: Boris alone is there, and he alone is helped."""
    position = start(seats=3)
    position.envoy = ANNA
    sits(position, BORIS, "treasurer")
    rolled(position, ANNA, 2, 6)
    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, ANNA, "place 2+6 on treasurer")

    sits(position, BORIS, "treasurer")
    stage(position, AdvisorsHelp(0, 1))

    assert [holdings(position, seat) for seat in (ANNA, BORIS, VIKTOR)] == [{"gold": 2}, {"gold": 4}, {}]


def test_token_and_market_reach_an_advisor_opened_by_the_envoy() -> None:
    """Ruling 24. The group still has to match exactly, by the usual means, and only once."""
    position = start(seats=3)
    position.envoy = ANNA
    given(position, ANNA, *row_to("market"), tokens=1)
    sits(position, BORIS, "treasurer", "sergeant")
    rolled(position, ANNA, 5, 5)

    stage(position, Influence())
    assert "place 5 on sergeant" in offers(position)
    play(position, ANNA, "place 5 +2 market+1 on treasurer")

    assert position.envoy == NONE
    assert not position.asked


def test_the_envoy_opens_an_advisor_closed_by_neutral_dice() -> None:
    """Ruling 25. Only the governor is helped; the neutral dice get nothing."""
    position = start(seats=2)
    close_advisors(position, [3, 4, 5, 2, 6])
    rolled(position, ANNA, 3, 5)
    rolled(position, BORIS, 3, 5)
    position.envoy = ANNA
    position.order = [BORIS, ANNA]

    stage(position, Influence(), AdvisorsHelp(0, 1))
    assert "place 3+5 on treasurer" not in offers(position)
    play(position, BORIS, "pass")
    play(position, ANNA, "place 3+5 on treasurer")

    assert holdings(position, ANNA) == {"gold": 2}
    assert holdings(position, BORIS) == {}


# ---------------------------------------------------------------- step c, help


def test_what_a_lower_advisor_gave_can_be_used_at_a_higher_one() -> None:
    """Ruling 26. The Merchant's wood goes to the Alchemist; the Treasurer's gold comes too late for him."""
    position = start(seats=3)
    position.order = [ANNA, BORIS, VIKTOR]
    sits(position, ANNA, "merchant", "alchemist")

    stage(position, AdvisorsHelp(0, 1))
    play(position, ANNA, "help 1 wood")
    assert offers(position) == ["help 1 gold 1 stone for 1 wood", "decline"]

    position = start(seats=3)
    sits(position, ANNA, "alchemist", "treasurer")
    stage(position, AdvisorsHelp(0, 1))
    assert not position.asked
    assert holdings(position, ANNA) == {"gold": 2}


def test_on_a_shared_advisor_the_earlier_group_is_helped_first() -> None:
    """Ruling 27. Boris was there before the envoy brought Anna."""
    position = start(seats=3)
    position.envoy = ANNA
    sits(position, BORIS, "merchant")
    rolled(position, ANNA, 4)

    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, ANNA, "place 4 on merchant")
    play(position, BORIS, "help 1 gold")
    play(position, ANNA, "help 1 wood")

    assert not position.asked


def test_the_alchemist_makes_one_exchange_and_may_be_refused() -> None:
    """Ruling 28. Plenty of goods, one exchange; or none at all."""
    position = start(seats=3)
    given(position, ANNA, gold=3)
    given(position, BORIS, gold=3)
    sits(position, ANNA, "alchemist")
    stage(position, AdvisorsHelp(0, 1))
    play(position, ANNA, "help 1 wood 1 stone for 1 gold")
    assert not position.asked
    assert holdings(position, ANNA) == {"gold": 2, "wood": 1, "stone": 1}

    sits(position, BORIS, "alchemist")
    stage(position, AdvisorsHelp(0, 1))
    play(position, BORIS, "decline")
    assert holdings(position, BORIS) == {"gold": 3}


def test_goods_of_choice_may_be_any_mix() -> None:
    """Ruling 29. Two goods from the Duchess: six ways."""
    position = start(seats=3)
    sits(position, ANNA, "duchess")

    stage(position, AdvisorsHelp(0, 1))

    assert sorted(offers(position)) == [
        *("take 1 gold 1 stone", "take 1 gold 1 wood", "take 1 wood 1 stone"),
        *("take 2 gold", "take 2 stone", "take 2 wood"),
    ]


def test_the_smuggler_may_be_refused() -> None:
    """Ruling 30. No point is paid and no goods are taken."""
    position = start(seats=3)
    given(position, ANNA, points=-1)
    sits(position, ANNA, "smuggler")

    stage(position, AdvisorsHelp(0, 1))
    assert len(offers(position)) == 11
    play(position, ANNA, "decline")

    assert holdings(position, ANNA) == {"points": -1}


@pytest.mark.parametrize("advisor", ["general", "queen"])
def test_a_look_at_the_enemy_is_for_one_pair_of_eyes(advisor: str) -> None:
    """Ruling 31. Anna sees the top card, which stays on top; in views and log the others learn only that she looked."""
    position = start(seats=3)
    facing(position, "y1_zombies_4")
    sits(position, ANNA, advisor)

    stage(position, AdvisorsHelp(0, 1))
    if advisor == "queen":
        play(position, ANNA, "take 2 gold")

    assert position.view(ANNA)["enemies"]["cards"] == [None, None, None, None, "y1_zombies_4"]
    assert "zombies" in str(told(position, "peeks", ANNA))
    for other in (BORIS, VIKTOR, None):
        assert position.view(other)["enemies"]["cards"] == [None] * 5
        assert "zombies" not in str(position.view(other))
        lines = told(position, "peeks", SPECTATOR if other is None else other)
        assert [line["who"] for line in lines] == [ANNA]
        assert "zombies" not in str(lines)


def test_stables_work_at_every_advisor_who_sends_soldiers() -> None:
    """Ruling 32. Sergeant and General in one season, and the General twice with the envoy."""
    position = start(seats=3)
    given(position, ANNA, *row_to("stable"))
    sits(position, ANNA, "sergeant", "general")
    stage(position, AdvisorsHelp(0, 1))
    assert holdings(position, ANNA) == {"soldiers": 5}

    given(position, ANNA, *row_to("stable"))
    sits(position, ANNA, "general")
    position.envoy = ANNA
    rolled(position, ANNA, 4, 6)
    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, ANNA, "place 4+6 on general")
    assert holdings(position, ANNA) == {"soldiers": 6}


def test_stables_are_too_late_for_soldiers_who_have_come() -> None:
    """Ruling 33. Built after the Sergeant's help, they add nothing to it."""
    position = start(seats=3)
    given(position, ANNA, "palisade", gold=1, wood=1, stone=1)
    sits(position, ANNA, "sergeant")

    stage(position, AdvisorsHelp(0, 1), Building())
    play(position, ANNA, "build stable")

    assert holdings(position, ANNA) == {"soldiers": 1, "points": 2}
