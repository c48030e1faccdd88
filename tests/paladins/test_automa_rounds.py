"""The automa: its set-up, its rounds, its marker and its schemes."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.games.paladins.automa import AutomaTavern, AutomaTurn, SetUpAutoma, meet_favour
from burgrave.games.paladins.automa_actions import Spoils, choose_townsfolk, from_marker
from burgrave.games.paladins.components import ACTIONS, OF_DISMISSAL, ORDERS, RIGHT, SCHEMES, TOWNSFOLK
from burgrave.games.paladins.crews import COLOURLESS
from burgrave.games.paladins.flow import NextTurn
from burgrave.games.paladins.gains import advance_marker
from burgrave.games.paladins.houses import LEFT_ROW, NONE
from burgrave.games.paladins.inquisition import DrawSuspicion
from burgrave.games.paladins.kings_cards import RevealKingsCards
from burgrave.games.paladins.muster import TakeTavern
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.refresh import Refresh
from burgrave.kernel.testing import stage
from tests.paladins.alone import BOT, acts, alone, busy
from tests.paladins.given import (
    favours,
    has,
    in_round,
    next_suspicion,
    opponent,
    orders,
    outsiders,
    plain_walls,
    schemes,
    sent,
    start,
    suspicion,
    taverns,
    townsfolk,
)
from tests.paladins.then import attributes, row_of_outsiders, row_of_townsfolk
from tests.titles.given import ANNA, offers, play

# ---------------------------------------------------------------- set-up and rounds


@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("medium", 3), ("hard", 5)])
def test_difficulty_gives_workshops(difficulty: str, workshops: int) -> None:
    """Scenario 23: on different actions; then all orders are shuffled again."""
    position = start(seats=1, difficulty=difficulty)
    stage(position, SetUpAutoma())

    assert opponent(position).developed() == workshops
    assert max(opponent(position).workshops) == 1
    assert sorted(position.orders.cards) == list(range(len(ORDERS)))


def test_an_order_that_is_revealed_gives_it_another_workshop() -> None:
    position = alone()
    position.round = 1
    stage(position, RevealKingsCards())
    action = position.printed.order_action[position.orders.cards[0]]

    assert opponent(position).workshops[action - RIGHT] == 1


def test_a_favour_that_is_revealed_adds_a_scheme() -> None:
    position = alone()
    assert len(opponent(position).schemes) + len(opponent(position).drawn) == 12
    meet_favour(position, 0)

    assert SCHEMES[position.printed.scheme[opponent(position).drawn[-1]]] == "kings_favour"


def test_it_starts_with_three_workers_and_one_for_every_round() -> None:
    """Scenario 26."""
    position = alone()
    taverns(position, "tavern01", "tavern08")
    position.takers = [ANNA, NONE]
    in_round(position, 4)
    stage(position, AutomaTavern())

    assert opponent(position).workers == 7


def test_it_is_suspected_for_the_criminals_of_the_tavern_left_over() -> None:
    position = alone()
    taverns(position, "tavern01", "tavern12")
    next_suspicion(position, 1, 0)
    stage(position, TakeTavern(ANNA), AutomaTavern())
    play(position, ANNA, "tavern tavern01")

    assert len(opponent(position).suspicion) == 2
    assert opponent(position).workers == 4
    assert (position.treasury, opponent(position).marker) == (4, 1)


def test_there_are_two_taverns_and_the_player_begins() -> None:
    position = paladins.start(seats=1, seed=8)
    assert isinstance(position, Paladins)
    position.play(position.legal()[0])
    position.play(position.legal()[0])
    assert len(offers(position, "tavern")) == 2
    play(position, ANNA, offers(position)[0])
    assert (position.first, position.mover, type(position.question).__name__) == (0, ANNA, "Turn")


def test_turns_go_to_and_fro_until_both_have_passed() -> None:
    position = alone()
    has(position, ANNA, labourer=2)
    opponent(position).workers = 2
    schemes(position, "trade", "conspire")
    stage(position, NextTurn(BOT))
    play(position, ANNA, "hunt labourer")
    assert busy(position) == ["trade"]
    play(position, ANNA, "trade labourer")
    assert {"trade", "conspire"} <= set(busy(position))
    assert position.over
    assert position.boards[ANNA].passed
    assert opponent(position).passed


def test_more_cards_leave_at_the_end_of_a_round() -> None:
    """Two townsfolk from the right and two outsiders from the left."""
    position = alone()
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    outsiders(position, "thief_1", "thief_2", "archer_1", "archer_2", "warrior_1", "warrior_2")
    stage(position, Refresh())

    assert row_of_townsfolk(position)[2:] == ["abbot_1", "abbot_2", "abbot_3"]
    assert row_of_outsiders(position)[:4] == ["archer_1", "archer_2", "warrior_1", "warrior_2"]


# ---------------------------------------------------------------- the marker


def test_the_marker_chooses_cards_to_its_right() -> None:
    """Scenario 24: 3, 4, 5, then 1, 2; among outsiders 6 comes before 1."""
    position = alone()
    opponent(position).marker = 2

    assert from_marker(position, 5) == [2, 3, 4, 0, 1]
    assert from_marker(position, 6) == [2, 3, 4, 5, 0, 1]
    townsfolk(position, "abbot_1", None, None, "abbot_2")
    assert choose_townsfolk(position) == TOWNSFOLK.index("abbot_2")


def test_beyond_its_last_space_the_marker_raises_the_lowest_attribute() -> None:
    """Of equal ones the marker on top of the stack: strength, then faith, then influence; then on top again."""
    position = alone()
    steps = []
    for _ in range(5):
        before = opponent(position).attributes[:]
        advance_marker(position, 5)
        after = opponent(position).attributes
        steps.append(next(at for at in range(3) if after[at] > before[at]))

    assert steps == [1, 0, 2, 2, 0]
    assert opponent(position).marker == 0


def test_taxes_move_the_marker_also_when_the_treasury_is_short() -> None:
    """Ruling 52."""
    position = alone()
    position.treasury = 1
    next_suspicion(position, 2)
    stage(position, DrawSuspicion(BOT))

    assert opponent(position).marker == 2
    assert position.treasury == 5
    assert opponent(position).unpaid == 1


def test_what_it_cannot_discard_costs_the_treasury() -> None:
    """Ruling 53: the marker stays, and an inquisition may come."""
    position = alone()
    position.treasury = 1
    suspicion(position, ANNA, 2)
    stage(position, Spoils(0, OF_DISMISSAL + TOWNSFOLK.index("abbot_3")))

    assert opponent(position).marker == 0
    assert position.treasury == 5
    assert position.boards[ANNA].unpaid == 1


# ---------------------------------------------------------------- schemes


def test_a_workshop_saves_it_a_worker() -> None:
    """Scenario 27."""
    position = alone()
    opponent(position).workshops = [1, 0, 0, 0, 0, 0]
    opponent(position).workers = 2
    townsfolk(position)
    acts(position, "commission")

    assert busy(position) == ["commission"]
    assert (opponent(position).workers, opponent(position).commissions) == (0, 1)


def test_without_enough_workers_it_falls_back_to_the_left_row() -> None:
    """Scenario 27: the leftmost that is open."""
    position = alone()
    opponent(position).workshops = [1, 0, 0, 0, 0, 0]
    opponent(position).workers = 1
    townsfolk(position, "squire_1")
    acts(position, "commission")
    assert busy(position) == ["recruit"]

    position = alone()
    opponent(position).workers = 1
    townsfolk(position)
    acts(position, "commission")
    assert busy(position) == ["pray"]


def test_the_left_row_is_used_up_from_the_left() -> None:
    position = alone()
    opponent(position).workers = 3
    opponent(position).busy = 0b01111
    acts(position, "attack")

    assert busy(position) == [*LEFT_ROW]
    assert opponent(position).passed


def test_without_workers_it_passes() -> None:
    position = alone()
    opponent(position).workers = 0
    cards = len(opponent(position).schemes)
    stage(position, AutomaTurn())

    assert opponent(position).passed
    assert len(opponent(position).schemes) == cards


def test_an_empty_scheme_deck_is_made_anew() -> None:
    """Ruling 56."""
    position = alone()
    automa = opponent(position)
    automa.drawn = [*automa.drawn, *automa.schemes.cards]
    automa.schemes.cards, automa.schemes.known = [], []
    stage(position, AutomaTurn())

    assert len(opponent(position).schemes) + len(opponent(position).drawn) == 12
    assert len(opponent(position).schemes) >= 11


def test_kings_orders_are_tried_from_the_right() -> None:
    """Scenario 28."""
    position = alone()
    orders(position, "fortify", "convert", "commission")
    townsfolk(position)
    acts(position, "kings_orders")
    assert busy(position) == ["commission"]

    position = alone()
    orders(position, "fortify", "convert", "commission")
    sent(position, BOT, commissions=5)
    outsiders(position, "thief_1")
    acts(position, "kings_orders")
    assert busy(position) == ["convert"]

    position = alone()
    orders(position, "fortify", "convert", "commission")
    opponent(position).busy = 1 << (len(LEFT_ROW) + ACTIONS.index("commission") - RIGHT)
    outsiders(position)
    acts(position, "kings_orders")
    assert busy(position) == ["commission", "fortify"]


def test_fulfilled_orders_are_tried_when_nothing_else_is_left() -> None:
    """Ruling 59."""
    position = alone()
    orders(position, "fortify", "commission")
    sent(position, BOT, commissions=5)
    plain_walls(position, BOT, 5)
    townsfolk(position)
    acts(position, "kings_orders")
    assert busy(position) == ["commission"]


def test_the_favour_example() -> None:
    """Scenario 29."""
    position = alone()
    favours(position, "pray", "suspicion_and_tax", "two_criminals", "workers_for_debt", "three_labourers")
    position.favour_workers = [0, NONE, NONE, NONE, 0]
    position.favour_houses = [ANNA, NONE, NONE, NONE, ANNA]
    automa = opponent(position)
    automa.marker = 4
    suspicion(position, BOT, 1)
    acts(position, "kings_favour")

    assert position.favour_workers[1] == COLOURLESS
    assert automa.suspicion == []
    assert (position.treasury, automa.marker, automa.workers) == (3, 1, 4)
    assert attributes(automa) == {"faith": 0, "strength": 1, "influence": 0}
