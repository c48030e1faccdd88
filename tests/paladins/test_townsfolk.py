"""Every townsfolk: sent away, hired, and at work."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.components import ACTIONS, DEVELOP, TOWNSFOLK, kind_of
from burgrave.games.paladins.inquisition import Inquisition
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import PlaceWorkshop, SettleDebt, Triggers, settle
from burgrave.kernel.testing import stage
from tests.paladins import given
from tests.paladins.rewarded import Amounts, accept, gained, rich
from tests.paladins.then import holdings, on
from tests.titles.given import ANNA, BORIS, asked, offers, play

CARDS: dict[str, tuple[Amounts, Amounts, Amounts]] = {
    "abbot_1": ({"cleric": 1, "labourer": 1}, {}, {"labourer": 1}),
    "abbot_2": ({"pray": 1}, {"provision": 1}, {"provision": 1}),
    "abbot_3": ({"destroy_debt": 1}, {"discard_suspicion": 1}, {"tax": 1}),
    "acolyte_1": ({"cleric": 1}, {}, {"labourer": 1}),
    "acolyte_2": ({"pray": 1}, {"silver": 1}, {"silver": 1}),
    "acolyte_3": ({"discard_suspicion": 2}, {"discard_suspicion": 1}, {"tax": 1}),
    "architect_1": ({"criminal": 1}, {}, {"labourer": 1}),
    "architect_2": ({"labourer": 1, "provision": 1}, {"provision": 1}, {"provision": 1}),
    "architect_3": ({"tax": 2}, {"discard_suspicion": 1}, {"tax": 1}),
    "conspirator_1": ({"discard_suspicion": 2}, {}, {"discard_suspicion": 1}),
    "conspirator_2": ({"criminal": 1}, {}, {"discard_suspicion": 1}),
    "debt_collector_1": ({"labourer": 2}, {}, {"labourer": 1}),
    "debt_collector_2": ({"destroy_debt": 1}, {}, {"fighter": 1}),
    "debt_collector_3": ({"discard_suspicion": 2}, {}, {"scout": 1}),
    "defender_1": ({"strength": 1}, {}, {"labourer": 1}),
    "defender_2": ({"labourer": 1, "provision": 1}, {"provision": 1}, {"provision": 1}),
    "defender_3": ({"tax": 2}, {"discard_suspicion": 1}, {"tax": 1}),
    "gatekeeper_1": ({"merchant": 1, "labourer": 1}, {}, {"labourer": 1}),
    "gatekeeper_2": ({"scout": 1}, {"silver": 1}, {"silver": 1}),
    "gatekeeper_3": ({"tax": 2}, {"discard_suspicion": 1}, {"tax": 1}),
    "missionary_1": ({"faith": 1}, {"provision": 1}, {"provision": 1}),
    "missionary_2": ({"scout": 1, "labourer": 1}, {"discard_suspicion": 1}, {"tax": 1}),
    "missionary_3": ({"pray": 1}, {}, {"labourer": 1}),
    "peddler_1": ({"labourer": 2}, {}, {"labourer": 1}),
    "peddler_2": ({"labourer": 1, "provision": 1}, {}, {"provision": 2}),
    "peddler_3": ({"discard_suspicion": 2}, {}, {"silver": 2}),
    "squire_1": ({"fighter": 1}, {}, {"faith": 1}),
    "squire_2": ({"influence": 1}, {}, {"influence": 1}),
    "squire_3": ({"criminal": 1}, {}, {"strength": 1}),
    "watchman_1": ({"fighter": 1, "labourer": 1}, {}, {"labourer": 1}),
    "watchman_2": ({"labourer": 1, "provision": 1}, {"silver": 1}, {"silver": 1}),
    "watchman_3": ({"merchant": 1}, {"discard_suspicion": 1}, {"tax": 1}),
}
"""What each gives when sent away, when hired, and by its ability."""

WORKS_ON = {
    "abbot": "absolve",
    "acolyte": "commission",
    "architect": "develop",
    "defender": "attack",
    "gatekeeper": "fortify",
    "missionary": "convert",
    "watchman": "garrison",
}


@pytest.mark.parametrize("card", CARDS)
def test_sent_away_it_gives_the_reward_in_the_corner(card: str) -> None:
    position = given.start()
    given.townsfolk(position, None, None, None, None, card)
    rich(position, ANNA)
    given.occupied(position, ANNA, "hunt")
    given.next_suspicion(position, 0)
    given.has(position, ANNA, labourer=1)
    given.turn(position, ANNA)

    play(position, ANNA, "recruit labourer")
    accept(position, ANNA)

    gained(position, ANNA, CARDS[card][0])
    assert (on(position, ANNA, "hunt") == [None] * 3) == ("pray" in CARDS[card][0])
    assert TOWNSFOLK.index(card) in position.townsfolk_discard


@pytest.mark.parametrize("card", CARDS)
def test_hired_it_gives_its_instant_reward(card: str) -> None:
    position = given.start()
    given.townsfolk(position, None, None, None, None, card)
    rich(position, ANNA)
    given.has(position, ANNA, labourer=1, fighter=1)
    given.turn(position, ANNA)

    play(position, ANNA, "recruit labourer+fighter")
    accept(position, ANNA)

    gained(position, ANNA, CARDS[card][1])
    assert position.boards[ANNA].party == [TOWNSFOLK.index(card)]


def act(position: Paladins, action: str) -> None:
    """Take an action in the plainest way."""
    crews = {"develop": "labourer+labourer", "absolve": "labourer+merchant+cleric", "attack": "labourer+scout+fighter"}
    crews |= {"commission": "labourer+scout+cleric", "garrison": "labourer+merchant+fighter"}
    crews |= {"fortify": "labourer+scout+merchant", "convert": "labourer+fighter+cleric"}
    play(position, ANNA, f"{action} {crews[action]}")
    plain = {"develop": "workshop attack left", "absolve": "jar 7", "commission": "to r1s2", "garrison": "to r1s2"}
    if action in plain:
        play(position, ANNA, plain[action])
    accept(position, ANNA)


@pytest.mark.parametrize("card", [card for card in CARDS if kind_of(card) in WORKS_ON])
def test_at_work_it_rewards_its_action(card: str) -> None:
    """Compared with the same action taken without it."""
    reward = CARDS[card][2]
    results = []
    for hired in ((), (card,)):
        position = given.start()
        given.party(position, ANNA, *hired)
        given.outsiders(position, "warrior_1")
        given.next_wall(position, "wall05")
        given.has(position, ANNA, silver=6, provisions=3, strength=1)
        given.has(position, ANNA, labourer=2, scout=1, merchant=1, fighter=1, cleric=1)
        given.turn(position, ANNA)
        act(position, WORKS_ON[kind_of(card)])
        results.append(holdings(position, ANNA))
        assert position.treasury == 5 - (reward.get("tax", 0) if hired else 0)
    more = {name: results[1].get(name, 0) - results[0].get(name, 0) for name in {**results[0], **results[1]}}
    named = {"tax": "silver", "provision": "provisions"}

    assert {name: n for name, n in more.items() if n} == {named.get(name, name): n for name, n in reward.items()}


@pytest.mark.parametrize("card", [card for card in CARDS if card.startswith("debt_collector")])
def test_a_debt_collector_rewards_a_paid_debt_only(card: str) -> None:
    position = given.start()
    given.party(position, ANNA, card)
    given.has(position, ANNA, unpaid=2)
    stage(position, SettleDebt(ANNA, 14, 1))
    play(position, ANNA, "pay_debt")
    assert holdings(position, ANNA) == {"unpaid": 1, "paid": 1, **CARDS[card][2]}

    stage(position, SettleDebt(ANNA, 13, 1))
    play(position, ANNA, "destroy_debt")
    assert holdings(position, ANNA) == {"paid": 1, **CARDS[card][2]}


@pytest.mark.parametrize("card", ["conspirator_1", "conspirator_2"])
def test_a_conspirator_discards_a_card_before_the_count(card: str) -> None:
    position = given.start()
    given.party(position, ANNA, card)
    given.inquisition(position, 2, 2)
    play(position, ANNA, f"use {card}")

    assert holdings(position, ANNA) == {"suspicion": 1}
    assert holdings(position, BORIS) == {"suspicion": 1, "unpaid": 1}


@pytest.mark.parametrize("card", ["peddler_1", "peddler_2", "peddler_3"])
def test_a_peddler_pays_those_with_two_suspicion_cards(card: str) -> None:
    position = given.start()
    given.party(position, ANNA, card)
    given.inquisition(position, 1, 3)
    assert position.over
    assert holdings(position, ANNA) == {"suspicion": 1}

    given.inquisition(position, 2, 3)
    play(position, ANNA, f"use {card}")
    reward = {"provisions" if name == "provision" else name: n for name, n in CARDS[card][2].items()}
    assert holdings(position, ANNA) == {"suspicion": 2, **reward}


@pytest.mark.parametrize("card", ["squire_1", "squire_2", "squire_3"])
def test_a_squire_learns_from_an_inquisition_without_suspicion(card: str) -> None:
    position = given.start()
    given.party(position, ANNA, card)
    given.inquisition(position, 1)
    assert holdings(position, ANNA) == {"suspicion": 1, "unpaid": 1}

    given.inquisition(position, 0)
    play(position, ANNA, f"use {card}")
    assert holdings(position, ANNA) == {"unpaid": 1, **CARDS[card][2]}


def test_two_of_a_kind_both_react() -> None:
    """Ruling 43."""
    position = given.start()
    given.party(position, ANNA, "architect_1", "architect_2")
    stage(position, PlaceWorkshop(ANNA), Triggers(ANNA, DEVELOP, 2))
    play(position, ANNA, "workshop convert middle")

    assert holdings(position, ANNA) == {"scout": 1, "labourer": 1, "provisions": 1}
    assert ACTIONS[DEVELOP] == "develop"


def test_abilities_may_be_left_unused() -> None:
    position = given.start()
    given.party(position, ANNA, "squire_1")
    position.treasury = 0
    stage(position, Inquisition())
    assert (asked(position), offers(position)) == ("Abilities", ["decline", "use squire_1"])
    play(position, ANNA, "decline")

    assert holdings(position, ANNA) == {}


def test_a_tax_of_a_reaction_can_empty_the_treasury() -> None:
    position = given.start()
    given.party(position, ANNA, "architect_3")
    position.treasury = 1
    given.suspicion(position, BORIS, 2)
    stage(position, PlaceWorkshop(ANNA), Triggers(ANNA, DEVELOP, 1))
    play(position, ANNA, "workshop convert left")

    assert holdings(position, ANNA) == {"scout": 1, "silver": 1}
    assert holdings(position, BORIS) == {"unpaid": 1, "suspicion": 1}
    settle(position, BORIS, 14)
    assert holdings(position, BORIS) == {"paid": 1, "suspicion": 1}
