"""What an action brings on its way may pay for it: the silver of destroyed cards, new debts, a dismissal's effect."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.components import ViscountsComponents
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts.given import RED, at, board, built, has, owns, pile, start
from tests.viscounts.then import hand, holdings, said


def with_hire(position: Viscounts, townsfolk: str, **hire: int) -> None:
    """A townsfolk that brings something else when it is hired or dismissed."""
    overlay: dict[str, Any] = {"townsfolk": {townsfolk: {"hire": [hire]}}}
    components = viscounts.components(overlay)
    assert isinstance(components, ViscountsComponents)
    position.printed = position.components = components


# ---------------------------------------------------------------- trade


def destroying(position: Viscounts) -> None:
    """Seven merchants where three of them destroy a card."""
    owns(position, RED, ("peddler_1", "peddler_2", "trader"), ("abbot", "therese", "squire"), ("labourer",))
    at(position, RED, "5")
    stage(position, Act(RED))


def test_the_silver_of_destroyed_cards_pays_for_further_ones() -> None:
    """A merchant is left; a card of two silver pays for the rest of the third exchange."""
    position = start()
    destroying(position)
    play(position, RED, "exchange 2", "destroy abbot", "decline")

    assert asked(position) == "TradeOn"
    assert offers(position) == ["pass", "exchange 1 for 2 silver"]
    play(position, RED, "exchange 1 for 2 silver", "destroy therese")

    assert offers(position) == ["pass", "exchange 1 for 3 silver"]
    play(position, RED, "pass")
    assert hand(position, RED) == ["squire"]
    assert holdings(position, RED) == {"silver": 4}
    assert said(position, "ability") == 1


def test_icons_of_a_dismissed_townsfolk_count_for_the_whole_trade_and_only_once() -> None:
    """One merchant and three of the Courier: one is left for the second exchange."""
    position = start()
    owns(position, RED, ("trader", "abbot", "squire"), ("therese", "lender"), ("labourer",))
    at(position, RED, "5")
    has(position, RED, silver=1)
    pile(position, "forest", "courier")
    stage(position, Act(RED))
    play(position, RED, "dismiss trade", "destroy therese")
    assert offers(position) == ["pass", "exchange 1 for 2 silver"]
    play(position, RED, "exchange 1 for 2 silver", "destroy lender")
    assert asked(position) == ""
    assert holdings(position, RED) == {"silver": 3}


def test_who_took_fewer_exchanges_than_possible_is_not_asked_again() -> None:
    position = start()
    destroying(position)
    play(position, RED, "exchange 1", "destroy therese")
    assert asked(position) == ""


def test_by_option_a_trade_is_paid_with_what_was_there_before() -> None:
    position = start(trades="before")
    destroying(position)
    play(position, RED, "exchange 2", "destroy therese", "destroy abbot")
    assert asked(position) == ""


def test_a_debt_that_a_flip_has_brought_can_be_flipped_in_the_same_trade() -> None:
    """Debt Collector: a free hire for a paid debt; the Bishop brings another debt."""
    position = start()
    board(position, RED, "debt_collector_2", "peddler_1", "peddler_2")
    at(position, RED, "4")
    has(position, RED, debts=1, silver=5)
    pile(position, "lake", "bishop")
    stage(position, Act(RED))
    assert offers(position, "exchange") == ["exchange 1"]
    play(position, RED, "exchange 1", "take 1 ink", "choose free_hire", "recruit lake")

    assert offers(position) == ["pass", "exchange 1 for 1 silver"]
    play(position, RED, "exchange 1 for 1 silver", "take 1 ink", "choose destroy", "decline")

    assert holdings(position, RED) == {"ink": 2, "paid": 2, "silver": 4}


def test_goods_that_a_trade_brings_are_no_reason_to_ask_again() -> None:
    position = start()
    board(position, RED, "peddler_1", "peddler_2", "princess")
    at(position, RED, "7")
    stage(position, Act(RED))
    play(position, RED, "exchange 3")
    assert asked(position) == ""


# ---------------------------------------------------------------- dismissal


def extortion(position: Viscounts, *hand: str) -> None:
    """Racketeer, Mason, a guildhall and the Charlatan have five builders, a stone is the sixth.

    Red has built all but guildhalls, which need seven. A new debt lets Red destroy a card; two silver are a builder.
    """
    owns(position, RED, ("racketeer_1", "mason", "squire"), hand, ("lender",))
    at(position, RED, "3")
    built(position, RED, meadow_1="guildhall_1")
    built(position, RED, lake_0="workshop_1", lake_1="workshop_2", lake_2="workshop_3")
    built(position, RED, rock_0="trading_post_1", rock_1="trading_post_2", rock_2="trading_post_3")
    pile(position, "meadow", "charlatan")
    has(position, RED, silver=1, stone=1)
    stage(position, Act(RED))


def test_the_effect_of_a_dismissal_may_pay_for_its_own_action() -> None:
    position = start()
    extortion(position, "therese")
    assert offers(position, "dismiss") == ["dismiss build"]

    play(position, RED, "dismiss build", "choose destroy", "destroy therese")
    assert offers(position) == [f"build guildhall_{number} on meadow_0 for 1 stone 2 silver" for number in (2, 3)]
    play(position, RED, "build guildhall_2 on meadow_0 for 1 stone 2 silver")

    assert position.players[RED].silver == 1 + 2  # one left, two for the link with the own guildhall
    assert position.players[RED].count(1) == 2


def test_an_action_that_cannot_be_paid_for_after_all_is_left_out() -> None:
    """The card was not destroyed: the townsfolk is gone, the debt stays."""
    position = start()
    extortion(position, "therese")
    play(position, RED, "dismiss build", "choose destroy", "decline")

    assert asked(position) == ""
    assert said(position, "cannot_act") == 1
    assert holdings(position, RED) == {"stone": 1, "debts": 1}


def test_a_dismissal_is_not_offered_where_no_card_is_worth_enough() -> None:
    """Thief and Lender would bring one silver."""
    position = start()
    extortion(position, "thief")
    assert offers(position, "dismiss") == []


@pytest.mark.parametrize(
    ("hire", "offered"),
    [
        ({"stone": 1}, True),
        ({"any": 1}, True),
        ({"ink": 1}, False),
        ({"flip_any": 1}, True),
        ({"flip_deed": 1}, False),
        ({"silver": 2}, True),
        ({"virtue": 1}, False),
    ],
)
def test_whatever_an_overlay_lets_a_dismissal_bring_may_pay(hire: dict[str, int], offered: bool) -> None:
    """One builder is missing: a stone, two silver, or a debt to flip would do."""
    position = start()
    with_hire(position, "charlatan", **hire)
    has(position, RED, debts=1, deeds=1)
    extortion(position, "therese")
    assert offers(position, "dismiss") == ["dismiss build"] * offered
