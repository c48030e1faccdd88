"""Every advisor does what is printed on the card."""

from __future__ import annotations

import pytest

from burgrave.games.emara.components import ADVISORS, SET_A, SET_B
from burgrave.games.emara.events import EventOffers
from burgrave.games.emara.scoring import FinalScoring
from burgrave.kernel.testing import stage
from tests.emara.given import advisor, event, favor, given, lay_out, marker, playing, standing, start, visiting
from tests.emara.then import goods, scales
from tests.titles.given import ANNA, BORIS, asked, offers, play

Points = tuple[int, int]

RECRUITING: dict[str, tuple[Points, dict[str, int]]] = {
    "master_of_coin": ((6, 0), {"coins": 1}),
    "archivist": ((2, 0), {"books": 2}),
    "goldsmith": ((5, 0), {"rings": 1}),
    "carpenter": ((1, 10), {}),
    "baker": ((3, 0), {}),
    "schoolmarm": ((3, 0), {}),
    "bailiff": ((5, 0), {}),
    "dressmaker": ((5, 0), {}),
    "landlord": ((3, 0), {}),
    "merchant": ((2, 0), {}),
    "chamberlain": ((6, 0), {}),
    "scholar": ((3, 0), {}),
    "mayoress": ((5, 0), {}),
    "steward": ((5, 0), {}),
    "abbess": ((2, 0), {}),
    "toolmaker": ((2, 0), {}),
    "sir_christiaan": ((8, 0), {}),
    "lady_marie": ((8, 0), {}),
    "sir_carl": ((10, 0), {}),
    "lady_frida": ((12, 0), {}),
    "sir_gustave": ((0, 12), {}),
    "sir_antoni": ((0, 15), {}),
}


def test_there_are_sixteen_a_and_six_b() -> None:
    assert list(RECRUITING) == list(ADVISORS)
    assert len(SET_A) == 16
    assert len(SET_B) == 6


@pytest.mark.parametrize("name", RECRUITING)
def test_recruiting_costs_the_price_and_brings_points_and_gift(name: str) -> None:
    position = start()
    given(position, ANNA, **position.printed.figures["advisor"][name]["cost"])
    lay_out(position, name, "castle")
    standing(position, ANNA, "forest", "castle")
    playing(position)

    play(position, ANNA, f"recruit {name}")

    (cp, bp), gained = RECRUITING[name]
    assert scales(position) == (20 + cp, 30 + bp)
    assert goods(position) == gained
    assert position.claimants[ANNA].has(ADVISORS.index(name))


def test_an_advisor_needs_a_councilor_at_the_location() -> None:
    position = start()
    given(position, ANNA, wood=5, grain=5, stone=5, cloth=5)
    standing(position, ANNA, "forest", "castle")
    lay_out(position, "abbess", "market")
    playing(position)

    assert "recruit abbess" not in offers(position)


def test_the_top_b_card_fills_the_space_and_can_be_recruited_in_the_same_turn() -> None:
    position = start()
    given(position, ANNA, wood=9, grain=9, stone=9, cloth=9)
    lay_out(position, "steward", "castle")
    standing(position, ANNA, "forest", "castle")
    playing(position, card="hire")
    top = ADVISORS[position.stack_b.cards[-1]]
    assert position.view(None)["stack_b"]["cards"][-1] == top

    play(position, ANNA, "recruit steward")

    assert f"recruit {top} by card" in offers(position)
    assert len(position.stack_b) == 5


def test_a_space_stays_empty_when_no_b_card_is_left() -> None:
    position = start()
    given(position, ANNA, wood=2, grain=1)
    lay_out(position, "steward", "castle")
    while position.stack_b.cards:
        position.claimants[BORIS].advisors |= 1 << position.stack_b.draw()
    standing(position, ANNA, "forest", "castle")
    playing(position)

    play(position, ANNA, "recruit steward")

    assert position.offer.count(-1) == 1


def test_a_table_may_keep_the_b_stack_face_down() -> None:
    """Option stack_b=face_down."""
    position = start(stack_b="face_down")

    assert position.view(ANNA)["stack_b"]["cards"] == [None] * 6


def test_powers_of_a_turn_work_already_in_the_turn_of_recruiting() -> None:
    position = start()
    given(position, ANNA, cloth=3, wood=1)
    lay_out(position, "dressmaker", "castle")
    standing(position, ANNA, "forest", "castle")
    playing(position)

    play(position, ANNA, "recruit dressmaker", "use dressmaker 1 cloth for 2 cp")

    assert scales(position) == (27, 30)


def test_the_schoolmarm_turns_two_resources_into_a_book_once_a_turn() -> None:
    position = start()
    given(position, ANNA, wood=1, stone=1, coins=1, cp=20)
    advisor(position, ANNA, "schoolmarm")
    playing(position)

    play(position, ANNA, "use schoolmarm 2 any for 1 book")
    assert offers(position) == ["pay 1 stone 1 coin", "pay 1 wood 1 coin", "pay 1 wood 1 stone"]
    play(position, ANNA, "pay 1 wood 1 stone")

    assert goods(position) == {"coins": 1, "books": 1}
    assert offers(position) == ["end", "rank"]


def test_the_bailiff_turns_a_ring_into_buildings_once_a_turn() -> None:
    position = start()
    given(position, ANNA, rings=2)
    advisor(position, ANNA, "bailiff")
    playing(position)

    play(position, ANNA, "use bailiff 1 ring for 5 bp")

    assert (scales(position), goods(position)) == ((20, 35), {"rings": 1})
    assert not position.asked


def test_the_dressmaker_turns_cloth_into_citizens() -> None:
    position = start()
    given(position, ANNA, cloth=1)
    advisor(position, ANNA, "dressmaker")
    playing(position)

    play(position, ANNA, "use dressmaker 1 cloth for 2 cp")

    assert (scales(position), goods(position)) == ((22, 30), {})


def test_the_landlord_needs_a_citizen_point() -> None:
    position = start()
    given(position, ANNA, cloth=1, cp=0)
    advisor(position, ANNA, "landlord")
    playing(position)

    assert not position.asked


def test_the_merchant_gives_a_resource_of_another_kind_and_takes_a_coin_for_any() -> None:
    position = start()
    given(position, ANNA, wood=1, coins=1)
    advisor(position, ANNA, "merchant")
    playing(position)
    exchanges = [offer for offer in offers(position) if offer.startswith("exchange")]
    assert exchanges == [
        *("exchange wood for grain", "exchange wood for stone", "exchange wood for cloth"),
        *("exchange coin for wood", "exchange coin for grain", "exchange coin for stone", "exchange coin for cloth"),
    ]

    play(position, ANNA, "exchange wood for stone")

    assert goods(position) == {"stone": 1, "coins": 1}
    assert not any(offer.startswith("exchange") for offer in offers(position))


def test_the_chamberlain_swaps_rings_and_coins_as_often_as_wanted() -> None:
    position = start()
    given(position, ANNA, rings=3, coins=0)
    advisor(position, ANNA, "chamberlain")
    playing(position)

    play(position, ANNA, "use chamberlain 1 ring for 1 coin", "use chamberlain 1 ring for 1 coin", "rank")

    assert goods(position) == {"rings": 1, "coins": 1}
    assert "use chamberlain 1 coin for 1 ring" in offers(position)


def test_swapping_straight_back_is_not_offered_since_it_is_nothing() -> None:
    position = start()
    given(position, ANNA, rings=1, coins=1)
    advisor(position, ANNA, "chamberlain")
    playing(position)

    play(position, ANNA, "use chamberlain 1 ring for 1 coin")

    assert "use chamberlain 1 coin for 1 ring" not in offers(position)


def test_the_chamberlain_helps_with_an_event_of_the_end_of_the_round() -> None:
    position = start()
    given(position, ANNA, coins=1)
    advisor(position, ANNA, "chamberlain")
    event(position, "the_great_famine")
    stage(position, EventOffers())

    play(position, ANNA, "use chamberlain 1 coin for 1 ring", "accept 1 ring for 5 cp")

    assert scales(position) == (25, 30)


def test_the_chamberlain_swaps_in_the_middle_of_a_visit() -> None:
    """A ring that a token brings on the construction site becomes the coin that pays for a stone there."""
    position = start()
    advisor(position, ANNA, "chamberlain")
    favor(position, ANNA, "construction_site_signet_ring")
    visiting(position, "construction_site")
    assert offers(position, "stone") == []

    play(position, ANNA, "redeem construction_site_signet_ring", "use chamberlain 1 ring for 1 coin", "stone")

    assert goods(position) == {}
    assert scales(position) == (20 + 3, 30 + 5)


def test_leaving_a_visit_does_not_bring_the_way_straight_back() -> None:
    position = start()
    given(position, ANNA, coins=1, wood=1)
    advisor(position, ANNA, "chamberlain", "merchant")
    visiting(position, "market")

    play(position, ANNA, "use chamberlain 1 coin for 1 ring", "leave")

    assert asked(position) == "Turn"
    assert offers(position, "exchange")
    assert not offers(position, "use")


def test_the_scholar_pays_huts_and_advisors_with_any_resources() -> None:
    position = start()
    given(position, ANNA, grain=5)
    advisor(position, ANNA, "scholar")
    lay_out(position, "goldsmith", "castle")
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    play(position, ANNA, "hire quarry_1", "recruit goldsmith")

    assert goods(position) == {"rings": 1}


def test_the_scholar_does_not_help_with_gifts() -> None:
    position = start()
    given(position, ANNA, grain=5)
    advisor(position, ANNA, "scholar")
    visiting(position, "castle")

    assert offers(position) == ["leave", "gift grain"]


def test_the_mayoress_rewards_every_gift() -> None:
    position = start()
    given(position, ANNA, grain=1)
    advisor(position, ANNA, "mayoress")
    visiting(position, "castle")

    play(position, ANNA, "gift grain")

    assert scales(position) == (22, 30)


def test_the_steward_hires_and_recruits_anywhere() -> None:
    position = start()
    given(position, ANNA, wood=3, stone=2, cloth=1)
    advisor(position, ANNA, "steward")
    lay_out(position, "abbess", "market")
    standing(position, ANNA, "field", "castle")
    playing(position)

    play(position, ANNA, "hire forest_1", "recruit abbess")

    assert goods(position) == {"wood": 1}


def test_the_abbess_adds_a_book_to_every_donation() -> None:
    position = start()
    given(position, ANNA, stone=1)
    advisor(position, ANNA, "abbess")
    visiting(position, "cathedral")

    play(position, ANNA, "donate stone")

    assert goods(position) == {"books": 2}


def test_the_toolmaker_adds_two_to_every_separate_gain_of_buildings() -> None:
    position = start()
    given(position, ANNA, stone=1, wood=3)
    marker(position, "stone", 2)
    advisor(position, ANNA, "toolmaker")
    visiting(position, "construction_site")

    play(position, ANNA, "stone", "wood 3")

    assert scales(position) == (22, 30 + 7 + 12)


def test_the_toolmaker_does_not_add_to_what_came_before_nor_to_the_end() -> None:
    position = start()
    given(position, ANNA, grain=2, stone=1)
    lay_out(position, "toolmaker", "castle")
    standing(position, ANNA, "forest", "castle")
    playing(position)
    play(position, ANNA, "recruit toolmaker")
    assert scales(position) == (22, 30)

    given(position, ANNA, coins=10)
    stage(position, FinalScoring())
    assert sum(scales(position)) == 22 + 30 + 10
