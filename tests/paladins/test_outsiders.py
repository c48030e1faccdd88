"""Every outsider: attacked, converted, and what it scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgrave.games.paladins.components import FACTIONS, OUTSIDERS, kind_of
from burgrave.games.paladins.position import Paladins
from tests.paladins.given import (
    attacked,
    converted,
    has,
    jars,
    next_suspicion,
    orders,
    outsiders,
    party,
    plain_walls,
    sent,
    start,
    suspicion,
    turn,
    workshops,
)
from tests.paladins.rewarded import Amounts, accept, gained, rich
from tests.paladins.then import holdings
from tests.titles.given import ANNA, earned, offers, play

CARDS: dict[str, tuple[Amounts, int]] = {
    "adventurer_1": ({"influence": 1, "labourer": 1, "cleric": 1}, 1),
    "armourer_1": ({"influence": 1, "labourer": 1, "provision": 1}, 1),
    "assassin_1": ({"influence": 1, "labourer": 1, "fighter": 1}, 2),
    "barbarian_1": ({"influence": 1, "tax": 1, "provision": 1}, 2),
    "guardian_1": ({"influence": 1, "merchant": 1, "provision": 1}, 1),
    "lookout_1": ({"influence": 1, "merchant": 1}, 1),
    "marauder_1": ({"influence": 1, "criminal": 1}, 1),
    "mercenary_1": ({"influence": 1, "labourer": 2}, 1),
    "protector_1": ({"influence": 1, "labourer": 1, "provision": 1}, 1),
    "thief_1": ({"influence": 1, "tax": 2}, 1),
    "traitor_1": ({"influence": 1, "criminal": 1}, 1),
    "vigilante_1": ({"influence": 1, "destroy_debt": 1}, 1),
    "archer_1": ({"influence": 1, "scout": 1, "provision": 1}, 1),
    "armourer_2": ({"influence": 1, "fighter": 1}, 1),
    "assassin_2": ({"influence": 1, "labourer": 1, "provision": 1}, 2),
    "champion_1": ({"influence": 1, "discard_suspicion": 1, "merchant": 1}, 1),
    "guardian_2": ({"influence": 1, "labourer": 2}, 1),
    "hunter_1": ({"influence": 1, "discard_suspicion": 1, "fighter": 1}, 1),
    "invader_1": ({"influence": 1, "tax": 1, "provision": 1}, 2),
    "lookout_2": ({"influence": 1, "labourer": 1, "merchant": 1}, 1),
    "mercenary_2": ({"influence": 1, "discard_suspicion": 1, "labourer": 1}, 1),
    "thief_2": ({"influence": 1, "criminal": 1}, 1),
    "traitor_2": ({"influence": 1, "destroy_debt": 1}, 1),
    "warrior_1": ({"influence": 1, "provision": 2}, 1),
    "adventurer_2": ({"influence": 1, "labourer": 1, "scout": 1}, 1),
    "archer_2": ({"influence": 1, "provision": 2}, 1),
    "barbarian_2": ({"influence": 1, "labourer": 1, "scout": 1}, 2),
    "champion_2": ({"influence": 1, "discard_suspicion": 1, "scout": 1}, 1),
    "hunter_2": ({"influence": 1, "destroy_debt": 1}, 1),
    "invader_2": ({"influence": 2}, 2),
    "marauder_2": ({"influence": 2}, 1),
    "mercenary_3": ({"influence": 1, "labourer": 1, "provision": 1}, 1),
    "mercenary_4": ({"influence": 1, "tax": 2}, 1),
    "protector_2": ({"influence": 1, "labourer": 2}, 1),
    "vigilante_2": ({"influence": 1, "destroy_debt": 1, "cleric": 1}, 1),
    "warrior_2": ({"influence": 1, "cleric": 1}, 1),
}
"""What each gives when attacked, and the strength when converted."""

OF = {
    "vikings": 12,
    "saracens": 12,
    "byzantines": 12,
}


def test_there_are_twelve_of_every_faction() -> None:
    position = start()
    found = [FACTIONS[position.printed.faction[card]] for card in range(len(OUTSIDERS))]

    assert {faction: found.count(faction) for faction in FACTIONS} == OF


@pytest.mark.parametrize("card", CARDS)
def test_attacked_it_gives_the_reward_in_the_corner(card: str) -> None:
    position = start()
    outsiders(position, card)
    rich(position, ANNA)
    next_suspicion(position, 0)
    has(position, ANNA, strength=1, labourer=1, scout=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "attack labourer+scout+fighter")
    accept(position, ANNA)

    gained(position, ANNA, {"strength": 1, **CARDS[card][0]})
    assert position.boards[ANNA].attacked == [OUTSIDERS.index(card)]


@pytest.mark.parametrize("card", CARDS)
def test_converted_it_gives_strength(card: str) -> None:
    position = start()
    outsiders(position, card)
    has(position, ANNA, labourer=1, fighter=1, cleric=1)
    turn(position, ANNA)
    play(position, ANNA, "convert labourer+fighter+cleric")

    assert holdings(position, ANNA) == {"strength": CARDS[card][1]}
    assert position.boards[ANNA].converted == [OUTSIDERS.index(card)]


Given = Callable[[Paladins], None]


def fulfil(position: Paladins) -> None:
    """Two of three orders."""
    orders(position, "absolve", "garrison", "commission")
    jars(position, ANNA, 1, 2, 3, 4, 5)
    sent(position, ANNA, garrisons=5)


SCORING: dict[str, list[tuple[Given, int]]] = {
    "adventurer": [
        (lambda p: sent(p, ANNA, commissions=3), 1),
        (lambda p: sent(p, ANNA, commissions=4, garrisons=2), 2),
    ],
    "archer": [(lambda p: sent(p, ANNA, garrisons=3), 1), (lambda p: sent(p, ANNA, commissions=2), 0)],
    "guardian": [(lambda p: workshops(p, ANNA, attack="both", convert="both", absolve="left"), 2)],
    "hunter": [(lambda p: party(p, ANNA, "abbot_1", "abbot_2", "abbot_3"), 1), (lambda p: None, 0)],
    "lookout": [(lambda p: plain_walls(p, ANNA, 4), 2)],
    "vigilante": [(lambda p: jars(p, ANNA, 1, 3, 5), 1)],
    "armourer": [(lambda p: has(p, ANNA, strength=7), 1), (lambda p: has(p, ANNA, strength=8), 2)],
    "marauder": [(lambda p: has(p, ANNA, influence=12), 3)],
    "warrior": [(lambda p: has(p, ANNA, faith=3), 0), (lambda p: has(p, ANNA, faith=4), 1)],
    "assassin": [(lambda p: attacked(p, ANNA, "champion_2", "protector_2", "thief_1"), 2)],
    "barbarian": [(lambda p: attacked(p, ANNA, "champion_1", "hunter_1", "thief_2", "thief_1"), 3)],
    "invader": [(lambda p: attacked(p, ANNA, "thief_1", "thief_2"), 1)],
    "champion": [(lambda p: None, 1), (fulfil, 3)],
    "mercenary": [(lambda p: None, 2)],
    "protector": [(lambda p: has(p, ANNA, paid=3), 3)],
    "thief": [(lambda p: suspicion(p, ANNA, 4), 4)],
    "traitor": [(lambda p: has(p, ANNA, unpaid=2), 2)],
}


@pytest.mark.parametrize("card", CARDS)
def test_converted_it_scores_what_is_printed(card: str) -> None:
    for given, points in SCORING[kind_of(card)]:
        position = start()
        converted(position, ANNA, card)
        given(position)

        assert position.score_sheet(ANNA)["outsiders"] == points


def test_the_paladin_s_boost_does_not_score() -> None:
    """Ruling 18."""
    position = start()
    converted(position, ANNA, "armourer_1")
    has(position, ANNA, strength=3)
    position.boards[ANNA].paladin = 0

    assert position.value(ANNA, 1) == 7
    assert earned(position, ANNA) == {"attributes": 1}


def test_two_traitors_add_up() -> None:
    """Ruling 48."""
    position = start()
    converted(position, ANNA, "traitor_1", "traitor_2")
    has(position, ANNA, unpaid=2)

    assert earned(position, ANNA) == {"outsiders": 4, "debts": -6}


def test_a_hunter_may_count_recruit_actions() -> None:
    """Ruling 47, option."""
    position = start(hunter="recruits")
    converted(position, ANNA, "hunter_1")
    party(position, ANNA, "abbot_1", "abbot_2")
    position.boards[ANNA].recruits = 5

    assert earned(position, ANNA) == {"outsiders": 2}


@pytest.mark.parametrize(
    ("strength", "prices"), [(0, [1, 2, 3, 4, 5, 6]), (5, [0, 0, 0, 1, 2, 3]), (6, [0, 0, 0, 1, 2, 3])]
)
def test_missing_strength_costs_a_silver_for_two_points(strength: int, prices: list[int]) -> None:
    """Ruling 29: also from strength 0, and past gaps in the row."""
    position = start()
    has(position, ANNA, strength=strength)

    assert [position.attack_price(ANNA, slot) for slot in range(6)] == prices


def test_only_outsiders_within_the_purse_can_be_attacked() -> None:
    position = start()
    outsiders(position, "thief_1", None, "thief_2", "archer_1", None, "archer_2")
    has(position, ANNA, strength=1, silver=2, labourer=1, scout=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "attack labourer+scout+fighter")

    assert offers(position) == ["outsider thief_1", "outsider thief_2"]


def test_silver_never_replaces_faith() -> None:
    """Ruling 30."""
    position = start()
    outsiders(position, None, "thief_1")
    has(position, ANNA, faith=1, silver=9, labourer=1, fighter=1, cleric=1)
    turn(position, ANNA)

    assert offers(position, "convert") == []
