"""Intervals that hold what they promise."""

from __future__ import annotations

import math
import random

import pytest

from burgrave.arena.statistics import mean, repeated, share, slope, student


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.012)


def test_a_mean_of_relatives_is_worth_as_many_values_as_there_are_clusters() -> None:
    values = [1.0, 1.0, 3.0, 3.0, 5.0, 5.0, 7.0, 7.0]

    apart = mean(values, range(8))
    together = mean(values, [0, 0, 1, 1, 2, 2, 3, 3])

    assert apart.value == together.value == 4.0
    assert together.high - together.low > 1.4 * (apart.high - apart.low)


def test_a_mean_covers_the_truth_about_19_times_in_20() -> None:
    rng = random.Random(1)
    hits = 0
    for _ in range(400):
        luck = [rng.gauss(0, 1) for _ in range(20)]
        values = [luck[cluster] + rng.gauss(0, 1) for cluster in range(20) for _ in range(3)]
        found = mean(values, [cluster for cluster in range(20) for _ in range(3)])
        hits += found.low <= 0 <= found.high
    assert 0.92 <= hits / 400 <= 0.98


def test_a_share_is_never_surer_than_independent_games_would_be() -> None:
    # Mirrored games that cancel out perfectly look as if there were no chance at all.
    found = share([1.0, 0.0] * 50, [game // 2 for game in range(100)])

    assert (found.value, round(found.low, 2), round(found.high, 2)) == (0.5, 0.4, 0.6)
    assert share([1.0] * 40, range(40)).low == pytest.approx(0.912, abs=1e-3)


def test_the_effect_of_a_thing_is_the_difference_of_two_shares() -> None:
    have = [1.0] * 40 + [0.0] * 60
    wins = [1.0] * 30 + [0.0] * 10 + [1.0] * 15 + [0.0] * 45

    found = slope(have, wins, ["one bot"] * 100, range(100))

    assert found is not None
    assert found.value == pytest.approx(0.75 - 0.25)
    assert 0.3 < found.low < found.value < found.high < 0.7


def test_a_strong_bot_that_likes_a_thing_does_not_make_the_thing_strong() -> None:
    # The strong one always wins and nearly always has it; a weak one that has it wins no more often than its like.
    have = [1.0] * 45 + [0.0] * 5 + [1.0] * 10 + [0.0] * 40
    wins = [1.0] * 50 + [1.0, 0.0, 0.0, 0.0, 0.0] * 10
    strata = ["strong"] * 50 + ["weak"] * 50

    found = slope(have, wins, strata, range(100))

    assert found is not None
    assert found.value == pytest.approx(0.0)
    assert slope([1.0] * 100, wins, strata, range(100)) is None
    assert slope(have, [1.0] * 50 + [0.0] * 50, strata, range(100)) is None


def stopped(rng: random.Random, chance: float, most: int = 100) -> tuple[bool, int]:
    """Does the repeated interval ever clear a half, and after how many pairs?"""
    pairs: list[float] = []
    for _ in range(most):
        pairs.append(((rng.random() < chance) + (rng.random() < chance)) / 2)
        found = repeated(pairs, most)
        if found.low > 0.5 or found.high < 0.5:
            return True, len(pairs)
    return False, most


def test_equal_bots_are_called_unequal_at_most_once_in_twenty_arenas() -> None:
    rng = random.Random(3)

    wrong = sum(stopped(rng, 0.5)[0] for _ in range(1000)) / 1000

    assert 0.005 < wrong <= 0.05


def test_a_plain_interval_looked_at_after_every_pair_would_be_wrong_far_more_often() -> None:
    """Why the repeated one is needed."""
    rng = random.Random(3)
    wrong = 0
    for _ in range(300):
        games: list[float] = []
        for pair in range(100):
            games += [float(rng.random() < 0.5), float(rng.random() < 0.5)]
            found = share(games, range(len(games)))
            if pair >= 4 and not found.low <= 0.5 <= found.high:
                wrong += 1
                break
    assert wrong / 300 > 0.15


def test_a_better_bot_is_found_out_soon() -> None:
    rng = random.Random(4)

    runs = [stopped(rng, 0.85) for _ in range(100)]

    assert all(clear for clear, _ in runs)
    assert sum(pairs for _, pairs in runs) / 100 < 30
    assert math.isclose(repeated([1.0] * 10, 100).value, 1.0)
