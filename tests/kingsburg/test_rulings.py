"""What the worked examples leave open: the rulings, in the order of the year, and the readings a table may choose."""

from __future__ import annotations

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.battle import Recruiting
from burgrave.games.kingsburg.build import Build, Building, EndOfSeason
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.dice import GuildGold, NeutralDice, Reroll, Roll, TurnOrder, close_advisors
from burgrave.games.kingsburg.flow import Phase, Season, Year
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import Aid, GiveEnvoy, Reward
from burgrave.games.kingsburg.position import (
    AUTUMN,
    ENVOY,
    NEUTRAL,
    NONE,
    RECRUIT,
    SPRING,
    SUMMER,
    WINTER,
    Kingsburg,
)
from burgrave.games.kingsburg.scoring import FinalScoring
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.piles import NOBODY, PUBLIC
from burgrave.kernel.testing import stage
from tests.kingsburg.given import (
    ANNA,
    BORIS,
    EVERYBODY,
    VIKTOR,
    buildings,
    combat,
    earned,
    facing,
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

# ---------------------------------------------------------------- the course of the game


def test_a_game_is_five_years_of_eight_phases() -> None:
    """Flow. Whatever the governors do or leave undone, the calendar runs through and the game ends."""
    position = start(seats=4)
    stage(position, Year(0, 1))
    idle(position)

    assert position.over
    assert position.log is not None
    phases = [event.key for event in position.log.events if event.key.startswith("log.phase_")]
    assert phases == [f"log.phase_{phase}" for phase in range(1, 9)] * 5
    assert len(position.enemies) == 0


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
    given(position, BORIS, gold=1)

    stage(position, GiveEnvoy(), Aid())
    assert position.envoy == NONE
    assert offers(position) == ["take 1 gold", "take 1 wood", "take 1 stone"]

    stage(position, FinalScoring())
    assert position.winners == [ANNA, BORIS]


def test_the_aid_die_goes_back_after_spring_but_the_farms_keep_theirs() -> None:
    """Ruling 10. Two white dice in spring, used or not; one from summer on."""
    position = start(seats=3)
    given(position, ANNA, *row_to("farms"))
    given(position, BORIS, *BUILDINGS[8:12])
    given(position, VIKTOR, *BUILDINGS[8:12])

    stage(position, Aid(), Phase(0, SPRING), Season(), Phase(0, SUMMER), Roll())
    assert white_dice(position) == [2, 0, 0]
    idle(position)

    assert position.phase == SUMMER
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
    assert [event.key for event in position.log.events if event.key in ("log.guild", "log.rolls")][0] == "log.guild"  # type: ignore[union-attr]  # noqa: RUF015


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
    given(position, BORIS, tokens=1)
    sits(position, VIKTOR, "merchant")
    rolled(position, ANNA, 4)
    rolled(position, BORIS, 4)

    stage(position, Influence())

    assert position.provinces[ANNA].passed or position.order.index(BORIS) < position.order.index(ANNA)
    assert offers(position) == ["pass", "place 4 +2 on alchemist"]
    play(position, BORIS, "pass")
    assert not position.asked


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
    assert told(position, "peeks", ANNA)[0]["enemy"]["key"] == "enemy.y1_zombies_4"
    for other in (BORIS, VIKTOR):
        assert position.view(other)["enemies"]["cards"] == [None] * 5
        assert [(line["who"], line["enemy"]["key"]) for line in told(position, "peeks", other)] == [(ANNA, "a_card")]
    assert position.view(None)["enemies"]["cards"] == [None] * 5
    assert "y1_zombies_4" not in str(position.view(None))
    assert len(position.enemies) == 5


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
    """Ruling 36. A Statue costs two gold with and without it."""
    position = start(seats=3)
    given(position, ANNA, *row_to("crane"), gold=1)

    stage(position, Build(ANNA))

    assert not position.asked


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
    if position.asked:
        play(position, ANNA, "recruit 2 gold")

    assert holdings(position, ANNA) == {"soldiers": 12}


# ---------------------------------------------------------------- phase 8, winter


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

    winter(position, "y1_zombies_4", king_die=1)
    assert combat(position)[ANNA] == 5

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
    """Ruling 53. Without the Crane, Farms cost their full price; the score may become negative."""
    position = start(seats=3)
    given(position, ANNA, "inn", *row_to("crane"), gold=3, wood=3, stone=1)

    winter(position, "y1_goblins_3", king_die=1)
    assert buildings(position, ANNA) == ["inn", "barricade"]
    assert position.scores[ANNA] == -1
    given(position, ANNA, *row_to("market"), "barricade", gold=1, wood=3, stone=1)
    stage(position, Build(ANNA))

    assert "build farms" not in offers(position)


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


# ---------------------------------------------------------------- readings


def test_a_table_may_keep_market_and_token_apart() -> None:
    """Option market_with_token=False. Each alone, but not in one group."""
    position = start(seats=3, market_with_token=False)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 5)

    stage(position, Influence())

    assert offers(position) == [
        *("pass", "place 5 on sergeant", "place 5 +2 on astronomer"),
        *("place 5 market+1 on alchemist", "place 5 market-1 on merchant"),
    ]


def test_market_and_token_kept_apart_still_serve_two_groups() -> None:
    """Option market_with_token=False. The token with one group, the Market with the next."""
    position = start(seats=3, market_with_token=False)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 5, 6)

    stage(position, Influence())
    play(position, ANNA, "place 5 +2 on astronomer", "place 6 market+1 on astronomer") if False else None
    play(position, ANNA, "place 6 +2 on treasurer", "place 5 market+1 on alchemist")

    assert not position.asked


def test_a_table_may_let_the_stables_work_once_a_season() -> None:
    """Option stables_each_time=False. The Sergeant's soldier has company, the General's have none; next season again."""
    position = start(seats=3, stables_each_time=False)
    given(position, ANNA, *row_to("stable"))
    sits(position, ANNA, "sergeant", "general")
    stage(position, AdvisorsHelp(0, 1))
    assert holdings(position, ANNA) == {"soldiers": 4}

    sits(position, ANNA, "general")
    stage(position, AdvisorsHelp(0, 1))
    assert holdings(position, ANNA) == {"soldiers": 7}


def test_a_table_may_forbid_to_refuse_the_smuggler() -> None:
    """Option smuggler_optional=False. The point is paid; only the goods are chosen."""
    position = start(seats=3, smuggler_optional=False)
    sits(position, ANNA, "smuggler")

    stage(position, AdvisorsHelp(0, 1))

    assert len(offers(position)) == 10
    with pytest.raises(IllegalMove):
        position.parse("decline")


def test_the_alchemist_may_be_refused_at_every_table() -> None:
    """Option smuggler_optional=False. It is about the Smuggler alone."""
    position = start(seats=3, smuggler_optional=False)
    given(position, ANNA, gold=1)
    sits(position, ANNA, "alchemist")

    stage(position, AdvisorsHelp(0, 1))

    assert "decline" in offers(position)


def test_a_table_may_let_the_crane_work_once_a_season() -> None:
    """Option crane_each_time=False. Of two buildings in one turn only the first is cheaper; next season it works again."""
    position = start(seats=3, crane_each_time=False)
    given(position, ANNA, *row_to("chapel"), *row_to("crane"), gold=6, wood=1, stone=5)
    position.envoy = ANNA
    stage(position, Phase(0, SPRING), Build(ANNA))
    play(position, ANNA, "build church")
    assert not position.asked
    assert holdings(position, ANNA) == {"gold": 4, "stone": 3, "points": 7}

    stage(position, Phase(0, SUMMER), Season())
    while "pass" in offers(position):
        position.play(position.parse("pass"))
    while position.mover != ANNA:
        position.play(position.parse("decline"))
    play(position, ANNA, "build cathedral")
    assert holdings(position, ANNA) == {"points": 16}
