"""Readings of the rules: what actions ask for, recruiting and prayers."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.components import ACTIONS, BOARD_SPACES, TOWNSFOLK
from burgrave.games.paladins.prayer import Prayer
from burgrave.games.paladins.refresh import Refresh
from burgrave.games.paladins.rewards import Reward
from burgrave.games.paladins.turn import Turn
from burgrave.kernel.testing import stage
from tests.paladins.given import (
    converted,
    has,
    jars,
    next_wall,
    occupied,
    outsiders,
    paladin,
    party,
    plain_walls,
    sent,
    start,
    townsfolk,
    turn,
)
from tests.paladins.then import attributes, holdings, row_of_townsfolk
from tests.titles.given import ANNA, BORIS, asked, offers, play

EVERYBODY = {"labourer": 3, "scout": 3, "merchant": 3, "fighter": 3, "cleric": 3}

# ---------------------------------------------------------------- prices and requirements


def test_an_action_needs_all_its_goods() -> None:
    """Rulings 12 and 14: income of the same action cannot pay for it."""
    position = start()
    party(position, ANNA, "acolyte_2", "abbot_2")
    has(position, ANNA, **EVERYBODY)
    turn(position, ANNA)

    for action in ("commission", "fortify", "garrison", "absolve", "develop", "pray"):
        assert offers(position, action) == []


def test_the_price_grows_with_every_monk() -> None:
    """Ruling 25: the leftmost one fixes the provisions."""
    position = start()
    prices = []
    for done in range(7):
        prices.append(position.provisions_for(ANNA, ACTIONS.index("commission")))
        sent(position, ANNA, commissions=1)
        assert position.boards[ANNA].commissions == done + 1
    assert prices == [1, 1, 1, 2, 2, 3, 3]

    has(position, ANNA, provisions=9, faith=12, **EVERYBODY)
    turn(position, ANNA)
    assert offers(position, "commission") == []
    assert offers(position, "garrison") == []


@pytest.mark.parametrize(("seats", "closed"), [(1, {3, 4}), (2, {3, 4}), (3, {4}), (4, set())])
def test_spaces_are_closed_for_few_players(seats: int, closed: set[int]) -> None:
    """Ruling 25."""
    position = start(seats=seats)
    has(position, ANNA, faith=12, provisions=1, labourer=1, scout=1, cleric=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric")

    marks = position.printed.space_players
    assert offers(position) == [f"to {id}" for at, id in enumerate(BOARD_SPACES) if marks[at] not in closed]


def test_a_space_that_is_taken_is_closed_to_all() -> None:
    position = start()
    has(position, ANNA, faith=0, strength=1, provisions=2, labourer=2, scout=1, cleric=1, merchant=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric", "to r1s2")
    turn(position, ANNA)
    play(position, ANNA, "garrison labourer+merchant+fighter")

    assert asked(position) == "FreeRecruit"
    assert position.spaces[BOARD_SPACES.index("r1s1")] == 1


def test_commission_brings_influence_and_garrison_faith() -> None:
    """Ruling 26."""
    position = start()
    has(position, ANNA, strength=1, provisions=2, labourer=2, scout=1, cleric=1, merchant=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric", "to r1s2")
    assert attributes(position.boards[ANNA]) == {"faith": 0, "strength": 1, "influence": 1}
    townsfolk(position)
    turn(position, ANNA)
    play(position, ANNA, "garrison labourer+merchant+fighter")
    assert attributes(position.boards[ANNA]) == {"faith": 1, "strength": 1, "influence": 1}


def test_without_a_wall_card_nobody_fortifies() -> None:
    """Ruling 27."""
    position = start()
    has(position, ANNA, provisions=1, **EVERYBODY)
    plain_walls(position, BORIS, 24)
    position.boards[BORIS].walls += position.wall_deck.cards
    position.wall_deck.cards = []
    position.wall_deck.known = []
    stage(position, Turn(ANNA))

    assert offers(position, "fortify") == []


def test_walls_need_ever_more_influence() -> None:
    position = start()
    needed = []
    for done in range(7):
        has(position, ANNA, provisions=9, **EVERYBODY)
        influence = 0
        while True:
            has(position, ANNA, influence=influence)
            turn(position, ANNA)
            if offers(position, "fortify"):
                break
            influence += 1
        needed.append(influence)
        walls = position.boards[ANNA].walls
        position.boards[ANNA].walls = [*walls, position.wall_deck.draw()]
        assert len(position.boards[ANNA].walls) == done + 1
    assert needed == [0, 1, 3, 5, 7, 9, 11]
    turn(position, ANNA)
    assert offers(position, "fortify") == []


def test_jars_need_ever_more_influence_and_silver() -> None:
    """Ruling 28."""
    position = start()
    for done, (influence, silver) in enumerate([(0, 1), (2, 2), (4, 2), (6, 2), (8, 3), (10, 3), (12, 3)]):
        jars(position, ANNA, *range(1, done + 1))
        has(position, ANNA, influence=influence, silver=silver, **EVERYBODY)
        turn(position, ANNA)
        assert offers(position, "absolve")
        has(position, ANNA, silver=silver - 1)
        turn(position, ANNA)
        assert not offers(position, "absolve")
        if influence:
            has(position, ANNA, influence=influence - 1, silver=silver)
            turn(position, ANNA)
            assert not offers(position, "absolve")
    jars(position, ANNA, *range(1, 8))
    turn(position, ANNA)
    assert not offers(position, "absolve")


@pytest.mark.parametrize(
    ("space", "answers", "gain"),
    [
        (1, ["pay_debt"], {"paid": 1, "unpaid": 1}),
        (2, ["hire squire_1"], {"unpaid": 2}),
        (3, [], {"faith": 2, "unpaid": 2}),
        (4, ["pay_debt"], {"paid": 1, "unpaid": 1}),
        (5, ["clear absolve"], {"unpaid": 2}),
        (6, [], {"labourer": 2, "unpaid": 2}),
        (7, [], {"provisions": 2, "unpaid": 2}),
    ],
)
def test_every_jar_space_gives_its_reward(space: int, answers: list[str], gain: dict[str, int]) -> None:
    position = start()
    townsfolk(position, "squire_1")
    has(position, ANNA, silver=1, unpaid=2, labourer=1, merchant=1, cleric=1)
    turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric", f"jar {space}", *answers)

    assert holdings(position, ANNA) == {"faith": 1, **gain}
    has(position, ANNA, silver=2, influence=2, labourer=1, merchant=1, cleric=1)
    position.boards[ANNA].place(ACTIONS.index("absolve"), 0)
    turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric")
    assert f"jar {space}" not in offers(position)


def test_conversions_cost_ever_more_silver() -> None:
    """Ruling 32: seven in all."""
    position = start()
    outsiders(position, "thief_1")
    names = ["mercenary_1", "mercenary_2", "mercenary_3", "mercenary_4", "archer_1", "archer_2", "thief_2"]
    for done, silver in enumerate([0, 1, 2, 2, 2, 3, 3]):
        position.boards[ANNA].converted = []
        has(position, ANNA, silver=silver, **EVERYBODY)
        converted(position, ANNA, *names[:done])
        turn(position, ANNA)
        assert offers(position, "convert")
        if silver:
            has(position, ANNA, silver=silver - 1)
            turn(position, ANNA)
            assert not offers(position, "convert")
    converted(position, ANNA, *names)
    has(position, ANNA, silver=9)
    turn(position, ANNA)
    assert not offers(position, "convert")


def test_the_track_ends_at_twelve() -> None:
    """Ruling 19: further steps are lost, but a boost reaches beyond."""
    position = start()
    has(position, ANNA, strength=12, labourer=1, scout=1, merchant=1, provisions=1)
    paladin(position, ANNA, "roland")
    next_wall(position, "wall01")
    turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")

    assert attributes(position.boards[ANNA])["strength"] == 12
    assert position.value(ANNA, 1) == 16


# ---------------------------------------------------------------- recruit


def test_prices_by_slot_and_debts_in_the_first_two() -> None:
    """Ruling 20, in both ways."""
    position = start()
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    has(position, ANNA, silver=1, labourer=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer+fighter")
    assert offers(position) == ["hire abbot_1 for debt", "hire abbot_2 for debt", "hire squire_1", "hire squire_2"]

    position = start(debt_to_dismiss=False)
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    has(position, ANNA, silver=2, labourer=1)
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer")
    assert offers(position) == ["dismiss abbot_2", "dismiss abbot_3", "dismiss squire_1", "dismiss squire_2"]


def test_a_card_that_goes_leaves_a_gap() -> None:
    """Ruling 21."""
    position = start()
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    has(position, ANNA, silver=1, labourer=1)
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer", "dismiss squire_1")

    assert row_of_townsfolk(position) == ["abbot_1", "abbot_2", "abbot_3", None, "squire_2"]


def test_a_free_recruit_hires_from_any_slot_and_may_be_declined() -> None:
    """Rulings 17 and 22."""
    position = start()
    townsfolk(position, "abbot_1", None, "abbot_3")
    stage(position, Reward(ANNA, 192 + BOARD_SPACES.index("r1s1")))
    assert offers(position) == ["hire abbot_1", "hire abbot_3", "decline"]
    play(position, ANNA, "hire abbot_3")
    assert holdings(position, ANNA) == {}
    assert position.boards[ANNA].party == [TOWNSFOLK.index("abbot_3")]


@pytest.mark.parametrize(("reading", "silver"), [(False, 1), (True, 2)])
def test_townsfolk_hired_in_an_action_react_only_if_the_table_reads_it_so(reading: bool, silver: int) -> None:
    position = start(newcomers=reading)
    townsfolk(position, "acolyte_2")
    has(position, ANNA, provisions=1, labourer=1, scout=1, cleric=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric", "to r1s1", "hire acolyte_2")

    assert position.boards[ANNA].silver == silver


def test_a_row_that_runs_out_is_not_filled_again() -> None:
    position = start()
    position.townsfolk_discard = [*position.townsfolk_discard, *position.townsfolk_deck.cards[:-1]]
    position.townsfolk_deck.cards = position.townsfolk_deck.cards[-1:]
    position.townsfolk_deck.known = [0]
    position.townsfolk_discard = [*position.townsfolk_discard, *position.townsfolk[:3]]
    position.townsfolk = [-1, -1, -1, *position.townsfolk[3:]]
    stage(position, Refresh())

    assert [card >= 0 for card in position.townsfolk] == [False, False, False, True, True]
    assert position.audit() == []


# ---------------------------------------------------------------- prayers


def test_a_prayer_cannot_clear_itself_or_an_empty_action() -> None:
    """Ruling 33."""
    position = start()
    has(position, ANNA, silver=2, cleric=2)
    turn(position, ANNA)
    assert offers(position, "pray") == []
    occupied(position, ANNA, "hunt", "trade")
    turn(position, ANNA)
    play(position, ANNA, "pray cleric")
    assert offers(position) == ["clear hunt", "clear trade"]


def test_a_prayer_that_is_a_reward_clears_anything() -> None:
    """Ruling 33: also the action that gave it, unless the table reads it otherwise."""
    for reading, target in (("any", True), ("other", False)):
        position = start(pray_reward=reading)
        occupied(position, ANNA, "pray")
        has(position, ANNA, strength=5, provisions=1, labourer=1, merchant=1, fighter=1)
        turn(position, ANNA)
        play(position, ANNA, "garrison labourer+merchant+fighter", "to r3s4")
        assert ("clear garrison" in offers(position)) is target
        assert "clear pray" in offers(position)
        assert "decline" in offers(position)


def test_a_prayer_without_anything_to_clear_is_lost() -> None:
    position = start()
    stage(position, Prayer(ANNA, -1))
    assert position.over
