"""The worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import emara
from burgrave.games.emara.campaign import EmaraCampaign
from burgrave.games.emara.components import EVENTS, LOCATIONS, RANKS
from burgrave.games.emara.position import Emara
from burgrave.games.emara.scoring import FinalScoring
from burgrave.kernel.testing import stage
from tests.emara.given import craftsmen, given, playing, standing, start, visiting
from tests.emara.then import goods, scales, shown, tokens
from tests.titles.given import ANNA, BORIS, offers, play


def game_with_top_event(name: str, **options: Any) -> Emara:
    """A game whose top event at the set-up was this one."""
    for seed in range(200):
        position = emara.start(seats=2, seed=seed, **options)
        assert isinstance(position, Emara)
        if position.past == [EVENTS.index(name)]:
            return position
    raise AssertionError(f"no game starts with {name}")


def test_e1_the_top_event_says_where_the_buildings_start() -> None:
    position = game_with_top_event("good_labour_conditions")

    assert [scales(position, seat) for seat in (ANNA, BORIS)] == [(0, 30), (0, 30)]


def test_e1_in_a_first_game_the_buildings_start_on_35() -> None:
    position = game_with_top_event("good_labour_conditions", building_start=35)

    assert [scales(position, seat) for seat in (ANNA, BORIS)] == [(0, 35), (0, 35)]


def test_e2_a_donation_pays_the_number_shown_and_turns_the_marker() -> None:
    position = start(seats=3)
    given(position, ANNA, cloth=3)
    visiting(position, "cathedral")

    play(position, ANNA, "donate cloth")

    assert goods(position) == {"cloth": 2, "books": 1}
    assert len(offers(position)) == 3
    play(position, ANNA, offers(position)[0])
    assert len(tokens(position)) == 1
    assert shown(position, "donation_cloth") == 2
    visiting(position, "cathedral")
    play(position, ANNA, "donate cloth")
    assert goods(position) == {"books": 2}


def test_e3_the_first_craftsman_moves_into_the_free_hut_for_a_citizen_point() -> None:
    position = start()
    given(position, ANNA, wood=1, cloth=1)
    craftsmen(position, BORIS, "quarry_1")
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    assert offers(position) == ["end", "hire quarry_2"]
    play(position, ANNA, "hire quarry_2")

    assert goods(position) == {}
    assert position.own_craftsmen(ANNA, LOCATIONS.index("quarry")) == 1
    assert scales(position) == (21, 30)


def test_e4_the_lower_scale_is_the_result_and_the_highest_result_wins() -> None:
    position = start(seats=3)
    for seat, (cp, bp) in enumerate(((66, 68), (69, 60), (71, 65))):
        given(position, seat, cp=cp, bp=bp)

    stage(position, FinalScoring())

    assert position.scores == [66, 60, 65]
    assert position.winners == [ANNA]


@pytest.mark.parametrize(("result", "following"), [(50, 35), (30, 42)])
def test_e5_the_campaign_starts_on_40_and_goes_down_by_5_or_up_by_2(result: int, following: int) -> None:
    position = start(seats=1, solo="campaign")
    assert position.start == 40
    given(position, ANNA, cp=result, bp=result)
    position.victoria, position.victoria_sheet = 40, [40, 0]

    stage(position, FinalScoring())

    assert EmaraCampaign().after({}, position)["next"] == following


def test_e6_for_two_some_markers_start_one_number_further() -> None:
    position = start(seats=2)

    assert [shown(position, f"donation_{kind}") for kind in ("wood", "grain", "stone", "cloth")] == [2, 2, 1, 1]
    assert [shown(position, f"gift_{kind}") for kind in ("wood", "grain", "stone", "cloth")] == [1, 1, 2, 2]
    assert (shown(position, "stone"), shown(position, "bread")) == (3, 4)


@pytest.mark.parametrize("seats", [3, 4])
def test_e6_for_more_all_markers_start_on_the_black_number(seats: int) -> None:
    position = start(seats=seats)

    assert position.markers == [0] * 10
    assert (shown(position, "stone"), shown(position, "bread")) == (4, 5)


def test_e7_ranks_are_taken_in_order() -> None:
    position = start()
    given(position, ANNA, coins=9, rings=9)
    for number, name in enumerate(RANKS):
        playing(position)
        assert position.touches(position.parse("rank")) == [f"rank-{name}"]
        play(position, ANNA, "rank")
        assert position.claimants[ANNA].rank == number + 1
    playing(position)
    assert "rank" not in offers(position)
