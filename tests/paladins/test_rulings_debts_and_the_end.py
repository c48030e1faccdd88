"""Readings of the rules: suspicion, treasury and debts, taverns and the end."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import ACTIONS, TAVERNS
from burgrave.games.paladins.flow import EndOfRound
from burgrave.games.paladins.inquisition import DrawSuspicion, Inquisition, take_taxes
from burgrave.games.paladins.muster import RevealTaverns
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import DiscardSuspicion, SettleDebt
from burgrave.kernel.testing import stage
from tests.paladins.given import has, next_suspicion, party, start, suspicion
from tests.paladins.then import holdings
from tests.titles.given import ANNA, BORIS, VIKTOR, asked, earned, offers, play

# ---------------------------------------------------------------- suspicion, treasury, debts


def test_taxes_of_one_reward_are_one_amount() -> None:
    """Rulings 16 and 38: what is missing comes from the supply, and the refilled treasury stays full."""
    position = start()
    position.treasury = 1
    take_taxes(position, ANNA, 2)
    position.advance()

    assert position.boards[ANNA].silver == 2
    assert position.treasury == 5


def test_the_card_that_empties_the_treasury_counts() -> None:
    """Ruling 40."""
    position = start()
    suspicion(position, BORIS, 1)
    position.treasury = 1
    next_suspicion(position, 1)
    stage(position, DrawSuspicion(ANNA))

    assert (position.boards[ANNA].unpaid, position.boards[BORIS].unpaid) == (1, 1)
    assert (len(position.boards[ANNA].suspicion), len(position.boards[BORIS].suspicion)) == (1, 1)


def test_nobody_is_punished_where_nobody_is_under_suspicion() -> None:
    position = start()
    position.treasury = 0
    stage(position, Inquisition())

    assert [board.unpaid for board in position.boards] == [0, 0]
    assert position.treasury == 5


@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 5), (3, 6), (4, 8)])
def test_the_treasury_is_filled_by_the_number_of_players(seats: int, silver: int) -> None:
    position = paladins.start(seats=seats, seed=3)
    assert isinstance(position, Paladins)
    assert position.treasury == silver


def test_abilities_are_used_clockwise_from_whoever_s_turn_it_is() -> None:
    """Ruling 39a: all of them before the count."""
    position = start(seats=3)
    for seat, squire in enumerate(("squire_1", "squire_2", "squire_3")):
        party(position, seat, squire)
    position.turn = BORIS
    position.treasury = 0
    stage(position, Inquisition())
    order = []
    while not position.over:
        order.append(position.mover)
        position.play(position.legal()[0])

    assert order == [BORIS, VIKTOR, ANNA]


def test_an_empty_suspicion_deck_is_made_of_the_discard() -> None:
    """Ruling 41."""
    position = start()
    deck = position.suspicion_deck
    position.suspicion_discard = deck.cards[:]
    deck.cards, deck.known = [], []
    stage(position, DrawSuspicion(ANNA))

    assert len(position.boards[ANNA].suspicion) == 1
    assert position.suspicion_discard == []
    assert len(position.suspicion_deck) == 23


def test_with_deck_and_discard_empty_an_inquisition_comes_first() -> None:
    """Ruling 41: the card to come does not count, and the treasury is filled although it was not empty."""
    position = start()
    suspicion(position, BORIS, 24)
    position.treasury = 3
    stage(position, DrawSuspicion(ANNA))

    assert position.boards[BORIS].unpaid == 1
    assert len(position.boards[BORIS].suspicion) == 12
    assert len(position.boards[ANNA].suspicion) == 1
    assert len(position.suspicion_deck) == 11


def test_suspicion_is_discarded_from_the_top() -> None:
    """Ruling 37: the newest first, up to as many as are offered, or none."""
    position = start()
    suspicion(position, ANNA, 3)
    cards = position.boards[ANNA].suspicion
    stage(position, DiscardSuspicion(ANNA, 2))
    assert offers(position) == ["discard 2", "discard 1", "decline"]
    play(position, ANNA, "discard 2")

    assert position.boards[ANNA].suspicion == cards[:1]


def test_debts_are_paid_or_destroyed_or_left() -> None:
    """Rulings 17 and 42."""
    position = start()
    has(position, ANNA, unpaid=3)
    stage(position, SettleDebt(ANNA, 14, 1))
    play(position, ANNA, "pay_debt")
    stage(position, SettleDebt(ANNA, 13, 1))
    play(position, ANNA, "destroy_debt")
    stage(position, SettleDebt(ANNA, 13, 1))
    play(position, ANNA, "decline")

    assert holdings(position, ANNA) == {"unpaid": 1, "paid": 1}
    assert earned(position, ANNA) == {"debts": -2}


# ---------------------------------------------------------------- taverns and the end


def test_taverns_are_shuffled_when_they_run_out() -> None:
    """With four players after the fourth card of round 5."""
    position = start(seats=4)
    position.tavern_discard, position.taverns = [*position.tavern_discard, *position.taverns], []
    for _ in range(3):
        stage(position, RevealTaverns())
        position.tavern_discard, position.taverns = [*position.tavern_discard, *position.taverns], []
    assert (len(position.tavern_deck), len(position.tavern_discard)) == (4, 20)
    stage(position, RevealTaverns())

    assert len(set(position.taverns)) == 5
    assert (len(position.tavern_deck), len(position.tavern_discard)) == (19, 0)
    assert len(TAVERNS) == 24


@pytest.mark.parametrize(("goods", "points"), [((0, 2), 0), ((2, 1), 1), ((4, 4), 2)])
def test_three_goods_are_a_point(goods: tuple[int, int], points: int) -> None:
    """Ruling 45."""
    position = start()
    has(position, ANNA, silver=goods[0], provisions=goods[1])
    assert position.scores[ANNA] == points


@pytest.mark.parametrize(("step", "points"), list(enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])))
def test_attributes_score_by_the_track(step: int, points: int) -> None:
    position = start()
    has(position, ANNA, faith=step)
    assert earned(position, ANNA) == ({"attributes": points} if points else {})


def test_bonuses_are_totals() -> None:
    """Ruling 46."""
    position = start()
    found = {name: [position.printed.bonus[ACTIONS.index(name)][n] for n in range(4, 8)] for name in ACTIONS[6:10]}

    assert found == {
        "commission": [0, 2, 5, 9],
        "fortify": [0, 1, 3, 6],
        "garrison": [0, 2, 5, 9],
        "absolve": [0, 1, 3, 6],
    }
    assert position.printed.bonus[ACTIONS.index("develop")][5:] == [0, 1, 3, 6]


def test_nothing_is_refreshed_after_the_last_round() -> None:
    """Ruling 44."""
    position = start()
    position.round = 7
    row = position.townsfolk
    stage(position, EndOfRound(0, 7))

    assert position.over
    assert position.townsfolk == row


def test_the_first_player_changes_clockwise() -> None:
    position = start(seats=3)
    before = position.first
    for board in position.boards:
        board.passed = True
    stage(position, EndOfRound(0, 1))

    assert (position.round, position.first) == (2, (before + 1) % 3)
    assert asked(position) == "ChoosePaladins"
