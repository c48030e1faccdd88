"""Positions in numbers: copies by the standard library, what a seat observes, and many games stepped in one call."""

from __future__ import annotations

import copy
import time
from array import array

import pytest

from burgrave.kernel.batch import Batch, Observer
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random
from burgrave.kernel.title import Title
from tests.titles.games import TITLES

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def some_way(title: Title, seats: int, seed: int, decisions: int = 60) -> Position:
    """A position some way into a game."""
    position, rng = title.start(seats, seed), Rng(seed)
    for _ in range(decisions):
        if not position.over:
            position.play(at_random(position, position.mover, rng))
    return position


@each_title
def test_copies_by_the_standard_library_are_copies(title: Title) -> None:
    position = some_way(title, 2, 3)
    before = position.dump()

    for again in (copy.copy(position), copy.deepcopy(position)):
        assert again.dump() == before
        again.play(again.legal()[0])
        assert position.dump() == before


@each_title
def test_a_deep_copy_takes_at_most_twice_as_long_as_a_copy(title: Title) -> None:
    position = some_way(title, 2, 3)

    def best(make: object) -> float:
        times = []
        for _ in range(15):
            started = time.process_time()
            for _ in range(60):
                make(position)  # type: ignore[operator]
            times.append(time.process_time() - started)
        return min(times)

    # The library looks the method up and remembers the copy: about a microsecond, and no more.
    assert best(copy.deepcopy) < 2 * best(lambda position: position.copy()) + 60 * 2e-6


@each_title
def test_an_observation_is_a_function_of_the_view(title: Title) -> None:
    position = some_way(title, 3, 5)
    observer = Observer(title, 3)

    for seat in range(3):
        seen, imagined = array("f", bytes(4 * observer.size)), array("f", bytes(4 * observer.size))
        observer.write(position, seat, seen, 0)
        observer.write(position.imagine(seat, Rng(seat + 17)), seat, imagined, 0)
        assert seen == imagined
        own = array("f", title.judgement.look(position, seat))
        assert seen[: observer.features] == own, "the own features are those of the true position"


@each_title
def test_games_in_a_batch_are_the_same_games_alone(title: Title) -> None:
    games, rng = 3, Rng(9)
    batch = Batch(title, 2, games, 100, None, {})
    alone = [title.start(2, 100 + game) for game in range(games)]
    masks = bytearray(games * batch.numbering.size)
    seen = array("f", bytes(4 * games * batch.observer.size))
    finished: list[list[int]] = []

    while len(finished) < games:
        batch.masks(masks)
        batch.observations(seen)
        legal = batch.legal()
        for game, numbers in enumerate(legal):
            marked = masks[game * batch.numbering.size : (game + 1) * batch.numbering.size]
            assert [number for number, bit in enumerate(marked) if bit] == sorted(numbers)
        chosen = [numbers[rng.below(len(numbers))] for numbers in legal]
        for game, number in enumerate(chosen):
            if not alone[game].over:
                assert batch.positions[game].mover == alone[game].mover
                alone[game].play(batch.numbering.moves[number])
        for game, position in batch.step(chosen):
            if position.chance.words() == alone[game].chance.words():
                assert position.dump() == alone[game].dump()
                finished.append(position.scores)
            assert not batch.positions[game].over
