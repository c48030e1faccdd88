"""The readings of the rules that a table may choose instead of ours."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build
from burgrave.games.kingsburg.influence import Influence
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.testing import stage
from tests.kingsburg.given import given, rolled, row_to, sits, start
from tests.kingsburg.then import holdings
from tests.titles.given import ANNA, offers, play


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
    play(position, ANNA, "place 6 +2 on treasurer", "place 5 market+1 on alchemist")

    assert not position.asked


def test_a_table_may_let_the_stables_work_once_a_season() -> None:
    """Option stables_each_time=False. The Sergeant's soldier gets company, the General's do not; next season again."""
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
    """Option crane_each_time=False. Of two buildings in one turn the first is cheaper; next season it works again."""
    position = start(seats=3, crane_each_time=False)
    given(position, ANNA, *row_to("chapel"), *row_to("crane"), gold=6, wood=1, stone=5)
    position.envoy = ANNA
    stage(position, Build(ANNA))
    play(position, ANNA, "build church")
    assert holdings(position, ANNA) == {"gold": 4, "stone": 3, "points": 7}
    assert "build cathedral" not in offers(position)
    play(position, ANNA, "decline")

    stage(position, AdvisorsHelp(0, 1), Build(ANNA))
    play(position, ANNA, "build cathedral")
    assert holdings(position, ANNA) == {"points": 16}
