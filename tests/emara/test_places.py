"""Countryside and town, markers, favour tokens, nobility."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.games.emara.components import FAVORS, MARKERS, RANKS
from burgrave.games.emara.favors import redeem
from tests.emara.given import (
    advisor,
    craftsmen,
    event,
    favor,
    given,
    marker,
    playing,
    rank,
    ring,
    standing,
    start,
    visiting,
)
from tests.emara.then import goods, lies, scales, shown, tokens
from tests.titles.given import ANNA, BORIS, VIKTOR, offers, play, told

# ---------------------------------------------------------------- countryside


@pytest.mark.parametrize(
    ("location", "resource"),
    [("forest", "wood"), ("field", "grain"), ("quarry", "stone"), ("weaving_mill", "cloth")],
)
def test_every_countryside_location_yields_its_resource(location: str, resource: str) -> None:
    position = start()

    visiting(position, location)

    assert goods(position) == {resource: 1}


def test_every_own_craftsman_adds_a_resource_or_bakes() -> None:
    position = start()
    given(position, ANNA, grain=2)
    craftsmen(position, ANNA, "forest_1", "forest_2")
    visiting(position, "forest")
    assert offers(position) == ["work", "work 1 bread", "work 2 bread"]

    play(position, ANNA, "work 1 bread")

    assert goods(position) == {"wood": 2, "grain": 1, "bread": 1}


def test_craftsmen_of_others_do_not_work_for_you() -> None:
    position = start()
    craftsmen(position, BORIS, "forest_1", "forest_2")

    visiting(position, "forest")

    assert goods(position) == {"wood": 1}
    assert goods(position, BORIS) == {}


def test_a_hut_needs_a_councilor_at_its_location() -> None:
    position = start()
    given(position, ANNA, wood=2, cloth=2, stone=2, grain=2)
    standing(position, ANNA, "forest", "castle")
    playing(position)

    huts = [offer for offer in offers(position) if offer.startswith("hire")]
    assert huts == ["hire forest_1", "hire forest_2", "hire forest_3"]


def test_a_hut_holds_one_craftsman() -> None:
    position = start()
    given(position, ANNA, stone=2)
    craftsmen(position, BORIS, "forest_1")
    standing(position, ANNA, "forest", "castle")
    playing(position)

    assert "hire forest_1" not in offers(position)


def test_craftsmen_leave_the_board_from_the_left_and_there_are_four() -> None:
    position = start()
    points = []
    for hut, price in (("forest_1", "stone"), ("forest_3", "grain"), ("field_1", "cloth"), ("field_3", "stone")):
        given(position, ANNA, **{price: 2})
        before = scales(position)[0]
        standing(position, ANNA, hut[:-2], "castle")
        playing(position)
        play(position, ANNA, f"hire {hut}")
        points.append(scales(position)[0] - before)

    assert points == [1, 2, 3, 4]
    given(position, ANNA, wood=9, stone=9)
    standing(position, ANNA, "quarry", "castle")
    playing(position)
    assert not any(offer.startswith("hire") for offer in offers(position))


# ---------------------------------------------------------------- cathedral and favour tokens


def test_only_one_donation_a_visit() -> None:
    position = start()
    given(position, ANNA, stone=3, cloth=3)
    favor(position, ANNA, "cathedral_cp")
    visiting(position, "cathedral")

    play(position, ANNA, "donate stone")
    play(position, ANNA, offers(position)[0])

    assert not any(offer.startswith("donate") for offer in offers(position))


def test_the_two_tokens_not_kept_lie_open_on_the_discards() -> None:
    position = start()
    given(position, ANNA, stone=1)
    visiting(position, "cathedral")
    play(position, ANNA, "donate stone")
    drawn = [offer.removeprefix("keep ") for offer in offers(position)]
    assert position.view(BORIS)["drawn"]["cards"] == [None] * 3
    assert position.view(ANNA)["drawn"]["cards"] == drawn

    play(position, ANNA, f"keep {drawn[1]}")

    assert tokens(position) == [drawn[1]]
    assert sorted(position.view(BORIS)["discards"]) == sorted([drawn[0], drawn[2]])


def test_an_empty_stack_is_made_anew_from_the_discards_even_in_the_middle_of_a_draw() -> None:
    position = start()
    given(position, ANNA, stone=1)
    favor(position, BORIS, *FAVORS[:7])
    position.claimants[BORIS].favors &= ~0b1111
    position.discards = 0b1111
    while len(position.favors) > 2:
        position.discards |= 1 << position.favors.draw()
    visiting(position, "cathedral")

    play(position, ANNA, "donate stone")

    assert len(offers(position)) == 3
    assert position.discards == 0
    assert len(told(position, "reshuffles")) == 1


def test_the_stack_is_made_anew_as_soon_as_its_last_tokens_are_drawn() -> None:
    """Not with the next donation: a token that is redeemed in between is not among the new stack."""
    position = start()
    given(position, ANNA, stone=1)
    held, discarded = FAVORS[:4], FAVORS[4:9]
    favor(position, BORIS, *held)
    favor(position, ANNA, *discarded)
    for name in discarded:
        redeem(position, ANNA, FAVORS.index(name))
    visiting(position, "cathedral")

    play(position, ANNA, "donate stone")
    assert len(position.favors) == 0
    kept = offers(position)[0]
    play(position, ANNA, kept)

    assert len(position.favors) == len(discarded) + 2
    assert position.discards == 0
    assert len(told(position, "reshuffles")) == 1
    redeem(position, BORIS, FAVORS.index(held[0]))
    assert position.discards == 1 << FAVORS.index(held[0])


def test_fewer_than_three_tokens_are_drawn_if_there_are_no_more() -> None:
    position = start()
    given(position, ANNA, stone=1)
    favor(position, BORIS, *FAVORS[2:])
    visiting(position, "cathedral")

    play(position, ANNA, "donate stone")

    assert sorted(offers(position)) == sorted(f"keep {name}" for name in FAVORS[:2])


def test_without_any_token_left_a_donation_earns_just_the_book() -> None:
    position = start()
    given(position, ANNA, stone=1)
    favor(position, BORIS, *FAVORS)
    visiting(position, "cathedral")

    play(position, ANNA, "donate stone")

    assert goods(position) == {"books": 1}
    assert len(told(position, "no_favor")) == 1


REWARDS: dict[str, tuple[tuple[int, int], dict[str, int]]] = {
    "cp": ((3, 0), {}),
    "bp": ((0, 5), {}),
    "book": ((0, 0), {"books": 1}),
    "signet_ring": ((0, 0), {"rings": 1}),
    "gold_coin": ((0, 0), {"coins": 1}),
}


@pytest.mark.parametrize("name", FAVORS)
def test_every_favour_token_is_redeemed_at_its_location(name: str) -> None:
    reward = next(reward for reward in REWARDS if name.endswith(f"_{reward}"))
    location = name.removesuffix(f"_{reward}")
    position = start()
    favor(position, ANNA, name)
    visiting(position, location)

    play(position, ANNA, f"redeem {name}")

    (cp, bp), gained = REWARDS[reward]
    assert scales(position) == (20 + cp, 30 + bp)
    assert goods(position) == gained
    assert tokens(position) == []
    assert position.view(None)["discards"] == [name]


def test_any_number_of_matching_tokens_may_be_redeemed_or_kept() -> None:
    position = start()
    favor(position, ANNA, "castle_cp", "castle_bp", "market_cp")
    visiting(position, "castle")
    assert offers(position) == ["leave", "redeem castle_cp", "redeem castle_bp"]

    play(position, ANNA, "redeem castle_bp", "leave")

    assert tokens(position) == ["castle_cp", "market_cp"]


def test_a_reward_can_be_used_in_the_same_visit() -> None:
    position = start()
    favor(position, ANNA, "castle_book")
    visiting(position, "castle")

    play(position, ANNA, "redeem castle_book", "present")

    assert scales(position) == (20, 35)


def test_passing_over_a_location_redeems_nothing() -> None:
    position = start()
    ring(position, "castle", "cathedral", "construction_site", "market")
    standing(position, ANNA, "forest", "castle")
    favor(position, ANNA, "cathedral_cp")
    playing(position, slot=2, moved=False)

    play(position, ANNA, "move castle to construction_site")

    assert tokens(position) == ["cathedral_cp"]
    assert not any(offer.startswith("redeem") for offer in (offers(position) if position.asked else []))


@pytest.mark.parametrize(("reading", "at_once"), [("later", False), ("at_once", True)])
def test_a_cathedral_token_taken_in_the_cathedral_waits(reading: str, at_once: bool) -> None:
    """Option new_favor. It waits for a later visit, unless the table plays otherwise."""
    for seed in range(50):
        position = start(seed=seed, new_favor=reading)
        given(position, ANNA, stone=1, books=1)
        favor(position, ANNA, "cathedral_bp")
        visiting(position, "cathedral")
        play(position, ANNA, "donate stone")
        if "keep cathedral_cp" in offers(position):
            play(position, ANNA, "keep cathedral_cp")
            assert ("redeem cathedral_cp" in offers(position)) is at_once
            visiting(position, "cathedral")
            assert "redeem cathedral_cp" in offers(position)
            return
    raise AssertionError("the token is never drawn")


# ---------------------------------------------------------------- castle, market, site


def test_the_castle_takes_one_gift_and_one_book_a_visit() -> None:
    position = start()
    given(position, ANNA, wood=2, grain=2, books=2)
    visiting(position, "castle")

    play(position, ANNA, "gift wood", "present")

    assert goods(position) == {"wood": 1, "grain": 2, "books": 1, "rings": 1}
    assert "leave" not in (offers(position) if position.asked else [])


def test_the_market_buys_one_resource_and_takes_one_lot_of_books() -> None:
    position = start()
    given(position, ANNA, wood=2, books=3)
    visiting(position, "market")

    play(position, ANNA, "sell wood", "books 2")

    assert goods(position) == {"wood": 1, "books": 1, "coins": 1}
    assert scales(position) == (26, 30)
    assert "rank" in offers(position)


def test_the_site_takes_stone_bread_and_wood_once_each() -> None:
    position = start()
    given(position, ANNA, stone=2, bread=4, wood=2)
    visiting(position, "construction_site")
    assert offers(position) == ["leave", "stone", "bread 1", "bread 2", "bread 3", "wood 1"]

    play(position, ANNA, "wood 1", "bread 1", "stone")

    assert goods(position) == {"stone": 1, "bread": 3, "wood": 1}
    assert scales(position) == (20 + 4 + 3, 40)


def test_the_number_before_the_turn_counts() -> None:
    position = start(seats=3)
    given(position, ANNA, stone=1)
    assert shown(position, "stone") == 4
    visiting(position, "construction_site")

    play(position, ANNA, "stone")

    assert scales(position) == (24, 35)
    assert shown(position, "stone") == 3


def test_a_marker_that_is_gone_is_not_turned_and_the_printed_number_counts() -> None:
    position = start(seats=3)
    marker(position, "bread", 3)
    for _ in range(2):
        given(position, ANNA, bread=1)
        visiting(position, "construction_site")
        play(position, ANNA, "bread 1")

    assert not lies(position, "bread")
    assert shown(position, "bread") == 2
    assert scales(position) == (20 + 3 + 2, 30)


def test_the_log_tells_when_a_marker_leaves_the_game() -> None:
    position = start(seats=3)
    for _ in range(5):
        position.turn_marker(MARKERS.index("donation_cloth"))

    assert position.log is not None
    gone = [line for line in position.log.lines(emara.words("ru")) if "маркер убран" in line]
    assert gone == ["Помощь: Ткань: маркер убран, теперь 3"]


def test_markers_of_different_resources_are_independent() -> None:
    position = start(seats=3)
    given(position, ANNA, cloth=1)
    visiting(position, "castle")

    play(position, ANNA, "gift cloth")

    assert [shown(position, f"gift_{kind}") for kind in ("wood", "grain", "stone", "cloth")] == [1, 1, 1, 2]
    assert shown(position, "donation_cloth") == 1


# ---------------------------------------------------------------- nobility


@pytest.mark.parametrize("number", range(5))
def test_every_rank_costs_what_is_printed_and_gives_its_top_card(number: int) -> None:
    position = start(seats=3)
    price = position.printed.figures["rank"][RANKS[number]]["cost"]
    if number:
        rank(position, ANNA, RANKS[number - 1])
    rank(position, BORIS, RANKS[number])
    given(position, ANNA, coins=price["coin"], rings=price["ring"], cp=20, bp=30)
    playing(position)

    play(position, ANNA, "rank")

    assert goods(position) == {}
    assert scales(position)[0] == 20 + position.printed.nobles[number][1]


def test_one_rank_a_turn() -> None:
    position = start()
    given(position, ANNA, coins=5, rings=5)
    playing(position)

    play(position, ANNA, "rank")

    assert "rank" not in (offers(position) if position.asked else [])


def test_points_of_a_rank_fall_with_every_card_taken() -> None:
    position = start(seats=4)
    gained = []
    for seat in range(4):
        given(position, seat, coins=1)
        before = scales(position, seat)[0]
        playing(position, seat)
        play(position, seat, "rank")
        gained.append(scales(position, seat)[0] - before)

    assert gained == [5, 4, 3, 2]


def test_the_extra_trade_of_the_market_is_for_every_visit() -> None:
    position = start(seats=3)
    event(position, "merchants_from_afar")
    advisor(position, VIKTOR, "merchant")
    given(position, ANNA, wood=3)
    visiting(position, "market")

    play(position, ANNA, "sell wood", "sell wood")

    assert goods(position) == {"wood": 1, "coins": 2}
