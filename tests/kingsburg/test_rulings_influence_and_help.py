"""Readings of the rules: influencing advisors and their help."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Construction
from burgrave.games.kingsburg.components import ADVISORS
from burgrave.games.kingsburg.dice import close_advisors
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.position import NONE
from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.testing import stage
from tests.kingsburg.given import facing, given, rolled, row_to, sits, start
from tests.kingsburg.then import holdings
from tests.titles.given import ANNA, BORIS, VIKTOR, offers, play, told

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

    stage(position, AdvisorsHelp(0, 1), Construction())
    play(position, ANNA, "build stable")

    assert holdings(position, ANNA) == {"soldiers": 1, "points": 2}
