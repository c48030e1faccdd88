"""Chance: the same for the same key, different for everything else, and fair."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise

from burgrave.kernel.chance import Rng, chance_of


def chi_square(counts: Counter[int], sides: int) -> float:
    expected = sum(counts.values()) / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


def test_the_same_seed_draws_the_same_numbers() -> None:
    one, two = chance_of(7), chance_of(7)

    assert [one.below(6, 2, 9, 1, i) for i in range(50)] == [two.below(6, 2, 9, 1, i) for i in range(50)]
    assert pickle.loads(pickle.dumps(one)).words() == one.words()


def test_numbers_are_the_same_on_every_machine() -> None:
    assert [chance_of(7).below(1000, 1, 2, 3, index) for index in range(6)] == [890, 831, 423, 951, 217, 444]


def test_a_seed_of_any_size_makes_a_key() -> None:
    keys = {tuple(chance_of(seed).words()) for seed in (0, 1, -1, 2**64, 2**127 + 1)}

    assert len(keys) == 5
    assert all(0 <= word < 2**30 for key in keys for word in key)


def test_dice_are_fair_over_every_coordinate() -> None:
    # 5 degrees of freedom: a fair die stays below 25.7 in all but one of 10,000 tries.
    chance = chance_of(3)
    by_index = [chance.below(6, 2, 1, 0, i) for i in range(4096)]
    by_round_and_seat = [chance.below(6, 2, i % 256, i // 256, 0) for i in range(4096)]
    by_seed = [chance_of(i).below(6, 2, 1, 0, 0) for i in range(4096)]

    for faces in (by_index, by_round_and_seat, by_seed):
        assert chi_square(Counter(faces), 6) < 25.7


def test_neighbouring_draws_do_not_depend_on_each_other() -> None:
    chance = chance_of(11)
    faces = [chance.below(6, 2, 4, 2, index) for index in range(4096)]

    # 35 degrees of freedom: 76 is passed once in 10,000 tries.
    assert chi_square(Counter(a * 6 + b for a, b in pairwise(faces)), 36) < 76


def test_a_shuffle_brings_every_card_to_every_place() -> None:
    places: Counter[int] = Counter()
    for seed in range(3000):
        cards = list(range(6))
        chance_of(seed).shuffle(cards, 1, 0, 0)
        assert sorted(cards) == list(range(6))
        places[cards.index(0)] += 1

    assert chi_square(places, 6) < 25.7


def test_a_stream_goes_on_and_gives_keys() -> None:
    rng = Rng(5)
    numbers = [rng.below(100) for _ in range(2000)]

    assert chi_square(Counter(number % 10 for number in numbers), 10) < 34
    assert rng.key().words() != rng.key().words()
    assert numbers == [other.below(100) for other in [Rng(5)] for _ in range(2000)]
