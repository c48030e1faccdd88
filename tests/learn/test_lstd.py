"""LSTD(lambda): weights learned from decision to decision."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from burgrave.games.paladins import TITLE as PALADINS
from burgrave.kernel.chance import Rng
from burgrave.learn.leads import SoloLead
from burgrave.learn.lstd import Lstd, Trajectory
from burgrave.learn.regression import Ridge
from burgrave.learn.selfplay import Samples, play_and_learn
from burgrave.learn.train import TRAIN


def walk(rng: Rng, explored: int = -1) -> tuple[Trajectory, float]:
    """Ten decisions, each of which finds up to two coins, worth two points; a random move loses fifty points."""
    trajectory = Trajectory()
    coins = 0.0
    lost = 0.0
    for at in range(10):
        trajectory.add([1.0, 10.0 - at, coins, lost], at / 10)
        coins += rng.below(3)
        if at == explored:
            trajectory.explored()
            lost = 1.0
    return trajectory, 2.0 * coins - 50.0 * lost


def learned(games: int, explores: bool) -> list[float]:
    sums = Lstd(4, 1, 0.5)
    rng = Rng(5)
    for _ in range(games):
        sums.add(*walk(rng, rng.below(20) if explores else -1))
    return list(sums.solve(Ridge(1e-6, 0.0)).reshape(-1))


def test_what_is_expected_agrees_with_the_next_decision_and_the_last_with_the_end() -> None:
    # Each decision to come finds one coin on the average.
    assert learned(300, explores=False)[:3] == pytest.approx([0.0, 2.0, 2.0], abs=0.2)


def test_a_random_move_costs_those_before_it_nothing() -> None:
    assert learned(300, explores=True) == pytest.approx([0.0, 2.0, 2.0, -50.0], abs=1.5)


def test_with_a_strong_ridge_weights_stay_near_those_known() -> None:
    sums = Lstd(4, 2, 0.5)
    rng = Rng(5)
    for _ in range(20):
        sums.add(*walk(rng))
    known = np.array([[0.5, 1.5, 9.0, 1.0]] * 2)

    assert sums.solve(Ridge(1e9, 0.0, free=0), known) == pytest.approx(known, abs=0.001)
    off = sums.solve(Ridge(1e-6, 1e9, free=0), known) - known
    assert off[0] == pytest.approx(off[1])


def test_sums_of_workers_can_be_sent_and_added() -> None:
    rng = Rng(5)
    games = [walk(rng) for _ in range(6)]
    whole, half, other = Lstd(4, 2, 0.5), Lstd(4, 2, 0.5), Lstd(4, 2, 0.5)
    for number, (trajectory, end) in enumerate(games):
        whole.add(trajectory, end)
        (half if number % 2 else other).add(trajectory, end)

    half = pickle.loads(pickle.dumps(half))
    half.merge(other, 1.0)

    assert half.steps == whole.steps == 60
    assert half.ends == pytest.approx(whole.ends)
    assert half.solve(Ridge(1.0, 1.0)) == pytest.approx(whole.solve(Ridge(1.0, 1.0)))


def test_the_slower_decisions_fade_the_more_they_answer_for_what_comes_late() -> None:
    """A coin is found late if a map was bought early, which shows in nothing in between."""
    weights: list[float] = []
    for fading in (0.1, 0.9):
        sums = Lstd(3, 1, fading)
        rng = Rng(5)
        for _ in range(400):
            trajectory = Trajectory()
            bought = float(rng.below(2))
            for at in range(6):
                trajectory.add([1.0, bought if at == 0 else 0.0, 0.0], 0.5)
            sums.add(trajectory, 10.0 * bought)
        weights.append(float(pickle.loads(pickle.dumps(sums)).solve(Ridge(1e-6, 0.0))[0][1]))

    assert abs(weights[0]) < 1.0
    assert 2.0 < weights[1] < 10.0


def test_a_game_alone_is_followed_from_decision_to_decision() -> None:
    samples = Samples(PALADINS.judgement, 1, TRAIN.knots)

    play_and_learn(samples, PALADINS.start(1, 3), None, 4)

    assert isinstance(samples.leads, SoloLead)
    assert samples.leads.steps.steps > 60
    assert not hasattr(Samples(PALADINS.judgement, 2, TRAIN.knots).leads, "steps")
