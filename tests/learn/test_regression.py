"""Ridge regression with knots finds what is there, and adds up over workers; leads are what sets seats apart."""

from __future__ import annotations

import pytest

from burgrave.kernel.chance import Rng
from burgrave.learn.leads import LEADS, PairedLeads
from burgrave.learn.regression import NormalEquations, Ridge
from burgrave.learn.train import TRAIN


def test_least_squares_find_weights_that_change_in_the_course_of_a_game() -> None:
    rng = Rng(1)
    sums, others = NormalEquations(3, 3), NormalEquations(3, 3)
    for number in range(4000):
        progress = rng.below(1000) / 1000
        amounts = [1.0, rng.below(10) / 1.0, rng.below(5) / 1.0]
        noise = (rng.below(2001) - 1000) / 500
        score = 7.0 + (2.0 - progress) * amounts[1] + 3.0 * amounts[2] + noise
        (others if number % 8 == 0 else sums).add(amounts, progress, score)

    weights = sums.solve(Ridge(1.0, 1.0))

    assert weights.reshape(-1) == pytest.approx([7.0, 2.0, 3.0, 7.0, 1.5, 3.0, 7.0, 1.0, 3.0], abs=0.15)
    assert others.error(weights) == pytest.approx(1.155, abs=0.1)
    assert others.deviation() > 4


def test_sums_add_up_over_workers() -> None:
    rng = Rng(2)
    whole, one, two = NormalEquations(2, 4), NormalEquations(2, 4), NormalEquations(2, 4)
    for number in range(200):
        sample = ([1.0, rng.below(9) / 1.0], rng.below(101) / 100, rng.below(50) / 1.0)
        whole.add(*sample)
        (one if number % 2 else two).add(*sample)
    one.merge(two, 1.0)

    assert one.solve(Ridge(1.0, 1.0)) == pytest.approx(whole.solve(Ridge(1.0, 1.0)))


def test_where_only_the_lead_counts_seats_are_learned_from_by_what_sets_them_apart() -> None:
    learner = PairedLeads(2, TRAIN.knots, LEADS)
    rng = Rng(3)
    for _ in range(200):
        # Time passes for both alike, and prolongs the game by much.
        length, goods = float(rng.below(50)), [float(rng.below(9)), float(rng.below(9))]
        scores = [3.0 * amount + length * length for amount in goods]
        learner.compare([[length, amount] for amount in goods], 0.0, scores, False)

    found = learner.solve(Ridge(0.0, 0.0), None).lead
    assert found is not None
    assert list(found[0]) == pytest.approx([0.0, 3.0], abs=0.05)
