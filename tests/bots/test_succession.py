"""Prices learned from decision to decision."""

from __future__ import annotations

import pickle

import pytest

from burgrave.bots.selfplay import empty_lesson, play_and_learn
from burgrave.bots.succession import Course, Succession, solution
from burgrave.bots.training import KNOTS
from burgrave.games.paladins import TITLE as PALADINS
from burgrave.kernel.chance import Rng


def walk(rng: Rng, whim: int = -1) -> tuple[Course, float]:
    """A game of ten decisions, each of which finds up to two coins, worth two points; a whim loses fifty points."""
    course = Course()
    coins = 0.0
    lost = 0.0
    for at in range(10):
        course.note([1.0, 10.0 - at, coins, lost], at / 10)
        coins += rng.below(3)
        if at == whim:
            course.spoil()
            lost = 1.0
    return course, 2.0 * coins - 50.0 * lost


def learned(games: int, whims: bool) -> list[float]:
    sums = Succession(4, 1)
    rng = Rng(5)
    for _ in range(games):
        sums.add(*walk(rng, rng.below(20) if whims else -1))
    return sums.prices(1e-6, 0.0)


def test_what_is_expected_agrees_with_the_next_decision_and_the_last_with_the_end() -> None:
    # Each decision to come finds one coin on the average.
    assert learned(300, whims=False)[:3] == pytest.approx([0.0, 2.0, 2.0], abs=0.2)


def test_a_whim_costs_those_before_it_nothing() -> None:
    assert learned(300, whims=True) == pytest.approx([0.0, 2.0, 2.0, -50.0], abs=1.5)


def test_with_caution_prices_stay_near_those_known() -> None:
    sums = Succession(4, 2)
    rng = Rng(5)
    for _ in range(20):
        sums.add(*walk(rng))
    known = [0.5, 1.5, 9.0, 1.0] * 2

    assert sums.prices(1e9, 0.0, known, free=0) == pytest.approx(known, abs=0.001)
    bent = sums.prices(1e-6, 1e9, known, free=0)
    assert [bent[at] - known[at] for at in range(4)] == pytest.approx([bent[at + 4] - known[at + 4] for at in range(4)])


def test_sums_of_workers_can_be_sent_and_added() -> None:
    rng = Rng(5)
    games = [walk(rng) for _ in range(6)]
    whole, half, other = Succession(4, 2), Succession(4, 2), Succession(4, 2)
    for number, (course, end) in enumerate(games):
        whole.add(course, end)
        (half if number % 2 else other).add(course, end)

    half = pickle.loads(pickle.dumps(half))
    half.merge(other, 1.0)

    assert half.steps == whole.steps == 60
    assert half.ends == pytest.approx(whole.ends)
    assert half.prices(1.0, 1.0) == pytest.approx(whole.prices(1.0, 1.0))


def test_the_slower_decisions_fade_the_more_they_answer_for_what_comes_late() -> None:
    """A coin is found late if a map was bought early, which shows in nothing in between."""
    prices: list[float] = []
    for fading in (0.1, 0.9):
        sums = Succession(3, 1, fading)
        rng = Rng(5)
        for _ in range(400):
            course = Course()
            bought = float(rng.below(2))
            for at in range(6):
                course.note([1.0, bought if at == 0 else 0.0, 0.0], 0.5)
            sums.add(course, 10.0 * bought)
        prices.append(pickle.loads(pickle.dumps(sums)).prices(1e-6, 0.0)[1])

    assert abs(prices[0]) < 1.0
    assert 2.0 < prices[1] < 10.0


def test_equations_are_solved_whatever_their_order() -> None:
    assert solution([[0.0, 2.0, 6.0], [4.0, 1.0, 11.0]]) == pytest.approx([2.0, 3.0])


def test_a_game_alone_is_followed_from_decision_to_decision() -> None:
    width = len(PALADINS.judgement.features())
    lesson = empty_lesson(width, KNOTS, 1)

    play_and_learn(lesson, PALADINS.start(1, 3), None, 4)

    assert lesson.alone.steps > 60
    assert lesson.leads.learned.samples == 0
    assert empty_lesson(width, KNOTS, 2).alone.size == 0
