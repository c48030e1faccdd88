"""A squire knows the game, whatever the title: it beats random moves by far."""

from __future__ import annotations

import pytest

from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random
from burgrave.kernel.title import title_named
from tests.titles.games import by_squire


@pytest.mark.parametrize(
    ("name", "games", "least"), [("burgundy", 4, 100), ("emara", 4, 50), ("paladins", 2, 40), ("viscounts", 1, 50)]
)
def test_a_squire_knows_the_game(name: str, games: int, least: int) -> None:
    scores = []
    for seed in range(games):
        position = title_named(name).start(seats=2, seed=seed)
        rng = Rng(seed)
        while not position.over:
            seat = position.mover
            position.play((by_squire if seat == 0 else at_random)(position, seat, rng), seat)
        assert position.winners == [0]
        scores.append(position.scores[0])

    assert sum(scores) / len(scores) > least
