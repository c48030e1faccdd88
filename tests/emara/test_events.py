"""Every event does what is printed on the card, when it should."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.games.emara.components import EVENTS
from burgrave.games.emara.events import EventOffers, EventPhase
from burgrave.games.emara.position import Emara
from burgrave.kernel.piles import NOBODY, PUBLIC
from burgrave.kernel.testing import stage
from tests.emara.given import advisor, event, given, lay_out, playing, standing, start, visiting
from tests.emara.then import by_events, goods, scales
from tests.titles.given import ANNA, BORIS, offers, play


def about_to_come(name: str) -> Emara:
    """A game of three in which this event is the next to be revealed."""
    position = start(seats=3)
    event(position, name)
    below = len(position.events) - 2
    cards = position.events.cards
    cards[below], cards[below + 1] = cards[below + 1], cards[below]
    position.events.known = [NOBODY] * (below + 1) + [PUBLIC]
    position.round = 2
    return position


@pytest.mark.parametrize(
    ("name", "resource"),
    [
        ("clear_the_old_forest", "wood"),
        ("bountiful_harvest", "grain"),
        ("stone_from_distant_shores", "stone"),
        ("fine_wool_fine_cloth", "cloth"),
    ],
)
def test_events_of_the_start_give_everybody_a_resource(name: str, resource: str) -> None:
    position = about_to_come(name)

    stage(position, EventPhase())

    assert [goods(position, seat) for seat in range(3)] == [{resource: 1}] * 3
    assert position.audit() == []


def test_the_event_of_the_set_up_has_no_effect() -> None:
    """It only says where to start; the first event is the next card."""
    for seed in range(100):
        position = emara.start(seats=2, seed=seed)
        assert isinstance(position, Emara)
        if position.past == [EVENTS.index("clear_the_old_forest")] and position.events.cards[-1] > 3:
            assert all(sum(one.stock) == 1 for one in position.claimants)
            return
    raise AssertionError("no such game")


def test_only_the_top_event_is_seen() -> None:
    position = emara.start(seats=2, seed=4)

    cards = position.view(ANNA)["events"]["cards"]

    assert cards[:-1] == [None] * 12
    assert cards[-1] in EVENTS


def test_offers_come_in_turn_order_and_may_be_declined() -> None:
    position = start(seats=3)
    position.first = BORIS
    event(position, "alms_for_the_poor")
    for seat in range(3):
        given(position, seat, coins=1)
    stage(position, EventOffers())

    play(position, BORIS, "decline")
    play(position, 2, "accept 1 coin for 4 cp")
    play(position, ANNA, "decline")

    assert [scales(position, seat)[0] for seat in range(3)] == [20, 20, 24]


def test_the_famine_takes_coins_for_grain() -> None:
    position = start()
    given(position, ANNA, coins=2)
    event(position, "the_great_famine")
    stage(position, EventOffers())

    play(position, ANNA, "accept 2 grain for 5 cp")

    assert (goods(position), scales(position)) == ({}, (25, 30))


def test_whoever_cannot_pay_is_not_asked() -> None:
    position = start()
    event(position, "new_lore_in_old_books")

    stage(position, EventOffers())

    assert not position.asked


def test_new_lore_rewards_books_and_rings_with_buildings() -> None:
    position = start()
    given(position, ANNA, books=1)
    event(position, "new_lore_in_old_books")
    stage(position, EventOffers())

    play(position, ANNA, "accept 1 book for 5 bp")

    assert scales(position) == (20, 35)


def test_an_early_winter_takes_one_from_every_gain_of_buildings() -> None:
    position = start()
    given(position, ANNA, stone=1, wood=1)
    event(position, "an_early_winter")
    visiting(position, "construction_site")

    play(position, ANNA, "stone", "wood 1")

    assert scales(position) == (23, 38)
    assert by_events(position) == (0, -2)


def test_an_early_winter_never_makes_a_gain_a_loss() -> None:
    overlay = {"event": {"an_early_winter": {"change": -9}}}
    position = start(components=emara.components(overlay))
    given(position, ANNA, books=1)
    event(position, "an_early_winter")
    visiting(position, "castle")

    play(position, ANNA, "present")

    assert scales(position) == (20, 30)


def test_a_long_summer_adds_two_to_every_gain_of_buildings() -> None:
    position = start()
    given(position, ANNA, stone=1, wood=3)
    event(position, "a_long_summer")
    visiting(position, "construction_site")

    play(position, ANNA, "stone", "wood 3")

    assert scales(position) == (23, 30 + 7 + 12)


def test_merchants_from_afar_allow_one_more_sale_on_the_market() -> None:
    position = start()
    given(position, ANNA, wood=1, grain=1, stone=1)
    event(position, "merchants_from_afar")
    visiting(position, "market")

    play(position, ANNA, "sell wood", "sell stone")

    assert goods(position) == {"grain": 1, "coins": 2}


def test_merchants_from_afar_do_not_change_the_trade_card() -> None:
    position = start()
    given(position, ANNA, wood=2)
    event(position, "merchants_from_afar")
    playing(position, card="trade")

    play(position, ANNA, "trade 1 wood")

    assert not any(offer.startswith("trade") for offer in offers(position))


@pytest.mark.parametrize(
    ("name", "place", "good", "move"),
    [
        ("a_pious_donation", "cathedral", "cloth", "donate cloth"),
        ("a_gift_from_the_people", "castle", "wood", "gift wood"),
    ],
)
def test_an_event_adds_three_citizens_to_a_donation_or_a_gift(name: str, place: str, good: str, move: str) -> None:
    position = start()
    given(position, ANNA, **{good: 1})
    event(position, name)
    visiting(position, place)

    play(position, ANNA, move)

    assert scales(position) == (23, 30)


def test_good_labour_conditions_make_advisors_cheaper_but_not_craftsmen() -> None:
    position = start()
    given(position, ANNA, wood=1, grain=1, stone=1)
    event(position, "good_labour_conditions")
    lay_out(position, "steward", "castle")
    standing(position, ANNA, "quarry", "castle")
    playing(position)
    assert "hire quarry_1" not in offers(position)

    play(position, ANNA, "recruit steward")

    assert goods(position) == {"stone": 1}


def test_an_event_of_the_end_gets_the_toolmakers_two() -> None:
    position = start()
    given(position, ANNA, rings=1)
    advisor(position, ANNA, "toolmaker")
    event(position, "new_lore_in_old_books")
    stage(position, EventOffers())

    play(position, ANNA, "accept 1 ring for 5 bp")

    assert scales(position) == (20, 37)
