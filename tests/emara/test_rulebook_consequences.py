"""What follows directly from the rulebook's words and figures."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.games.emara.components import CARDS
from burgrave.games.emara.events import EventOffers
from burgrave.games.emara.position import Emara
from burgrave.games.emara.scoring import FinalScoring
from burgrave.games.emara.solo import Victoria
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import stage
from tests.emara.given import (
    advisor,
    craftsmen,
    event,
    favor,
    given,
    lay_out,
    marker,
    playing,
    rank,
    ring,
    standing,
    start,
    visiting,
)
from tests.emara.then import at, by_events, goods, lies, scales, shown, tokens
from tests.titles.given import ANNA, BORIS, VIKTOR, offers, play


@pytest.mark.parametrize(("books", "points"), [(1, 3), (2, 6), (3, 10), (4, 15), (5, 21)])
def test_d1_books_on_the_market(books: int, points: int) -> None:
    position = start()
    given(position, ANNA, books=5)
    visiting(position, "market")

    play(position, ANNA, f"books {books}")

    assert scales(position) == (20 + points, 30)
    assert goods(position).get("books", 0) == 5 - books


def test_d2_one_wood_or_three_never_two() -> None:
    for count, points in ((1, 5), (3, 10)):
        position = start()
        given(position, ANNA, wood=3)
        visiting(position, "construction_site")
        with pytest.raises(IllegalMove):
            position.parse("wood 2")
        play(position, ANNA, f"wood {count}")
        assert scales(position) == (20, 30 + points)
        assert goods(position).get("wood", 0) == 3 - count


def test_d3_a_stone_brings_both_kinds_of_points() -> None:
    position = start()
    given(position, ANNA, stone=1)
    before = shown(position, "stone")
    visiting(position, "construction_site")

    play(position, ANNA, "stone")

    assert scales(position) == (20 + before, 35)
    assert (before, shown(position, "stone")) == (3, 2)


def test_d4_all_bread_of_a_delivery_counts_alike_and_the_marker_turns_once() -> None:
    position = start()
    given(position, ANNA, bread=3)
    visiting(position, "construction_site")

    play(position, ANNA, "bread 3")

    assert scales(position) == (32, 30)
    assert shown(position, "bread") == 3


@pytest.mark.parametrize(
    ("toolmaker", "name", "points"),
    [
        (False, "clear_the_old_forest", 5),
        (True, "clear_the_old_forest", 7),
        (False, "a_long_summer", 7),
        (True, "a_long_summer", 9),
        (False, "an_early_winter", 4),
        (True, "an_early_winter", 6),
    ],
)
def test_d5_a_book_in_the_castle(toolmaker: bool, name: str, points: int) -> None:
    position = start()
    given(position, ANNA, books=1)
    event(position, name)
    if toolmaker:
        advisor(position, ANNA, "toolmaker")
    visiting(position, "castle")

    play(position, ANNA, "present")

    assert scales(position) == (20, 30 + points)


def test_d6_the_trade_card_gives_one_coin_for_one_and_two_for_three() -> None:
    for paid, coins in (("1 wood", 1), ("1 wood 1 grain 1 stone", 2)):
        position = start()
        given(position, ANNA, wood=1, grain=1, stone=1)
        playing(position, card="trade")
        play(position, ANNA, f"trade {paid}")
        assert goods(position)["coins"] == coins
        assert "trade 1 grain" not in offers(position)


def test_d7_two_craftsmen_on_the_field_one_baking_one_gaining() -> None:
    position = start()
    craftsmen(position, ANNA, "field_1", "field_2")
    visiting(position, "field")
    assert offers(position) == ["work", "work 1 bread"]

    play(position, ANNA, "work 1 bread")

    assert goods(position) == {"grain": 1, "bread": 1}


def test_d7_both_can_bake_if_a_coin_pays_the_second_grain() -> None:
    position = start()
    given(position, ANNA, coins=1)
    craftsmen(position, ANNA, "field_1", "field_2")
    visiting(position, "field")

    play(position, ANNA, "work 2 bread 1 coin")

    assert goods(position) == {"bread": 2}


def test_d8_a_coin_replaces_a_missing_stone() -> None:
    position = start()
    given(position, ANNA, stone=1, coins=1)
    marker(position, "gift_stone", 2)
    visiting(position, "castle")
    turned = position.markers[6]

    play(position, ANNA, "gift stone")

    assert goods(position) == {"rings": 1}
    assert position.markers[6] == turned + 1


@pytest.mark.parametrize("scholar", [False, True])
def test_d9_discounts_add_up(scholar: bool) -> None:
    """A price of three less one by the card and one by the event."""
    position = start()
    given(position, ANNA, wood=1, grain=1, stone=1, cloth=1)
    event(position, "good_labour_conditions")
    lay_out(position, "goldsmith", "market")
    if scholar:
        advisor(position, ANNA, "scholar")
    standing(position, ANNA, "forest", "market")
    playing(position, card="hire")

    play(position, ANNA, "recruit goldsmith by card")

    kinds = ["wood", "grain", "stone", "cloth"] if scholar else ["stone", "cloth"]
    assert sorted(offers(position)) == sorted(f"pay 1 {kind}" for kind in kinds)


def test_d10_mayoress_and_event_both_reward_a_gift() -> None:
    position = start()
    given(position, ANNA, wood=1)
    event(position, "a_gift_from_the_people")
    advisor(position, ANNA, "mayoress")
    visiting(position, "castle")

    play(position, ANNA, "gift wood")

    assert goods(position) == {"rings": 1}
    assert scales(position) == (25, 30)


def test_d11_abbess_and_event_both_reward_a_donation() -> None:
    position = start()
    given(position, ANNA, stone=1)
    event(position, "a_pious_donation")
    advisor(position, ANNA, "abbess")
    visiting(position, "cathedral")

    play(position, ANNA, "donate stone", offers_token(position))

    assert goods(position) == {"books": 2}
    assert scales(position) == (23, 30)
    assert len(tokens(position)) == 1


def offers_token(position: Emara) -> str:
    """The first token that a donation of stone would draw."""
    trial = position.copy()
    trial.play(trial.parse("donate stone"))
    return offers(trial)[0]


def test_d12_the_court_event_adds_two_to_a_rank() -> None:
    position = start()
    given(position, ANNA, coins=1)
    event(position, "respected_at_court")
    playing(position)

    play(position, ANNA, "rank")

    assert scales(position) == (20 + 5 + 2, 30)
    assert by_events(position) == (2, 0)


def test_d13_the_famine_makes_one_offer_of_three() -> None:
    position = start()
    given(position, ANNA, grain=2, rings=1)
    event(position, "the_great_famine")

    stage(position, EventOffers())

    assert offers(position) == [
        *("decline", "accept 1 grain for 3 cp", "accept 2 grain for 5 cp", "accept 1 ring for 5 cp"),
    ]
    play(position, ANNA, "accept 2 grain for 5 cp")
    assert (goods(position), scales(position)) == ({"rings": 1}, (25, 30))
    assert not position.asked or position.mover == BORIS


def test_d14_alms_and_new_lore() -> None:
    for paid, name, tool, points in (
        ("1 coin for 4 cp", "alms_for_the_poor", False, (24, 30)),
        ("1 ring for 4 cp", "alms_for_the_poor", False, (24, 30)),
        ("1 book for 5 bp", "new_lore_in_old_books", False, (20, 35)),
        ("1 ring for 5 bp", "new_lore_in_old_books", True, (20, 37)),
    ):
        position = start()
        given(position, ANNA, coins=1, rings=1, books=1)
        event(position, name)
        if tool:
            advisor(position, ANNA, "toolmaker")
        stage(position, EventOffers())
        play(position, ANNA, f"accept {paid}")
        assert scales(position) == points
        assert sum(goods(position).values()) == 2


@pytest.mark.parametrize(
    ("name", "points", "left"),
    [
        ("carpenter", (21, 40), {}),
        ("archivist", (22, 30), {"books": 2}),
        ("goldsmith", (25, 30), {"rings": 1}),
        ("master_of_coin", (26, 30), {"coins": 1}),
    ],
)
def test_d15_advisors_who_give_at_once(name: str, points: tuple[int, int], left: dict[str, int]) -> None:
    position = start()
    price = position.printed.figures["advisor"][name]["cost"]
    given(position, ANNA, **price)
    lay_out(position, name, "castle")
    standing(position, ANNA, "forest", "castle")
    playing(position)

    play(position, ANNA, f"recruit {name}")

    assert scales(position) == points
    assert goods(position) == left


@pytest.mark.parametrize(("grain", "bread"), [(1, 1), (2, 2)])
def test_d16_the_baker_bakes_one_bread_or_two_once_a_turn(grain: int, bread: int) -> None:
    position = start()
    given(position, ANNA, grain=5, cloth=2)
    advisor(position, ANNA, "baker")
    playing(position)

    play(position, ANNA, f"use baker {grain} grain 1 cloth for {bread} bread")

    assert goods(position) == {"grain": 5 - grain, "cloth": 1, "bread": bread}
    assert not any(offer.startswith("use baker") for offer in offers(position))


FIVE = {"advisor": {"landlord": {"offers": [{"pay": {"cloth": 1, "cp": 1}, "gain": {"bp": 5}}]}}}


@pytest.mark.parametrize(("overlay", "buildings"), [({}, 43), (FIVE, 45)])
def test_d17_the_landlord_takes_cloth_and_a_citizen_point(overlay: dict[str, object], buildings: int) -> None:
    """3 building points by the rulebook, 5 with an overlay."""
    position = start(components=emara.components(overlay))
    given(position, ANNA, cloth=1, cp=10, bp=40)
    advisor(position, ANNA, "landlord")
    playing(position)

    play(position, ANNA, offers(position)[-1])

    assert scales(position) == (9, buildings)


def test_d18_leftovers_are_split_as_is_best() -> None:
    position = start()
    given(position, ANNA, cp=50, bp=47, rings=1, coins=2, books=1, bread=1, wood=2, cloth=1)
    favor(position, ANNA, "castle_cp")
    assert position.leftovers(ANNA) == 8

    stage(position, FinalScoring())

    assert sorted(scales(position)) == [52, 53]
    assert position.scores[ANNA] == 52


def test_d19_a_small_bonus_goes_to_the_lower_scale() -> None:
    position = start()
    given(position, ANNA, cp=60, bp=50, coins=4)

    stage(position, FinalScoring())

    assert scales(position) == (60, 54)


@pytest.mark.parametrize(("seats", "uses"), [(3, 3), (4, 4)])
def test_d20_a_marker_leaves_when_it_comes_round(seats: int, uses: int) -> None:
    position = start(seats=seats)
    for _ in range(uses):
        assert lies(position, "donation_stone")
        given(position, ANNA, stone=3)
        visiting(position, "cathedral")
        play(position, ANNA, "donate stone", offers_token(position))

    assert not lies(position, "donation_stone")
    assert shown(position, "donation_stone") == 3


def tied() -> Emara:
    """Three claimants with a result of 60."""
    position = start(seats=3)
    given(position, ANNA, cp=60, bp=64)
    given(position, BORIS, cp=64, bp=60)
    given(position, VIKTOR, cp=50, bp=60)
    return position


def test_d21_ties_go_to_the_higher_other_scale() -> None:
    position = tied()
    given(position, BORIS, cp=66, bp=60)
    stage(position, FinalScoring())
    assert position.winners == [BORIS]


def test_d21_then_to_the_higher_rank() -> None:
    position = tied()
    rank(position, ANNA, "count")
    rank(position, BORIS, "baron", card=1)
    stage(position, FinalScoring())
    assert position.winners == [ANNA]


def test_d21_then_to_the_card_with_more_points() -> None:
    position = tied()
    rank(position, ANNA, "count", card=1)
    rank(position, BORIS, "count")
    stage(position, FinalScoring())
    assert position.winners == [BORIS]


def test_d21_then_victory_is_shared() -> None:
    position = tied()
    stage(position, FinalScoring())
    assert position.winners == [ANNA, BORIS]


def test_d22_victoria_gathers_citizens_round_after_round() -> None:
    position = start(seats=1)
    so_far = []
    for number in range(1, 7):
        position.round = number
        stage(position, Victoria())
        so_far.append(position.victoria)

    assert so_far == [0, 14, 28, 44, 61, 64]
    assert position.score_sheet(AUTOMA) == {"citizens_site": 31, "citizens_ranks": 33}


@pytest.mark.parametrize(("slot", "reached"), [(1, "forest"), (2, "field"), (3, "quarry")])
def test_d23_councilors_walk_round_their_ring(slot: int, reached: str) -> None:
    position = start()
    ring(position, "forest", "field", "quarry", "weaving_mill")
    standing(position, ANNA, "weaving_mill", "castle")
    playing(position, slot=slot, moved=False)

    play(position, ANNA, f"move weaving_mill to {reached}")

    assert at(position) == {reached, "castle"}


def test_d24_every_card_is_played_once_in_three_rounds() -> None:
    position = emara.start(seats=2, seed=5)
    assert isinstance(position, Emara)
    played: list[list[int]] = [[], []]
    while not position.over:
        seat, offer = position.mover, offers(position)
        choice = next((one for one in offer if one in ("end", "leave", "decline", "work")), offer[0])
        if choice.startswith("play "):
            played[seat].append(CARDS.index(choice.split()[1]))
        position.play(position.parse(choice))

    for cards in played:
        assert sorted(cards[:9]) == sorted(cards[9:]) == list(range(9))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d25_the_statue_goes_round(seats: int) -> None:
    position = emara.start(seats=seats, seed=3)
    assert isinstance(position, Emara)
    first = position.first
    beginners: dict[int, int] = {}
    while not position.over:
        offer = offers(position)
        if offer[0].startswith("play ") and position.round not in beginners:
            beginners[position.round] = position.mover
        choice = next((one for one in offer if one in ("end", "leave", "decline", "work")), offer[0])
        position.play(position.parse(choice))

    assert beginners == {number: (first + number - 1) % seats for number in range(1, 7)}
