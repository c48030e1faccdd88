"""Viscounts passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import viscounts
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import at_random, check_game, check_title, draw_options
from tests.titles.games import by_squire, check_any_game, few

SEEDS = st.integers(0, 2**64)


def test_viscounts_is_sound() -> None:
    findings = check_title(viscounts, games=few(12), seed=5, looks=3)

    assert findings.hidden == {"chance", "townsfolk", "manuscripts", "players", "future"}


@settings(max_examples=few(15))
@given(seed=SEEDS)
def test_every_random_game_is_sound(seed: int) -> None:
    check_any_game(viscounts, seed)


@settings(max_examples=few(10))
@given(seed=SEEDS, automa=st.sampled_from(ViscountsOptions.CHOICES["automa"]), schemes=st.sampled_from((0, 1, 2, 3)))
def test_every_solo_game_is_sound(seed: int, automa: str, schemes: int) -> None:
    check_game(viscounts, 1, seed, {"automa": automa, "schemes": schemes}, looks=2)


@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
def test_every_game_of_squires_is_sound(seed: int) -> None:
    rng = Rng(seed)
    _, options = draw_options(viscounts, rng)
    check_game(viscounts, 1 + rng.below(2), seed, options, looks=1, choose=by_squire)


def test_moves_of_one_question_touch_different_things() -> None:
    """A move is the set of things one would touch, so no two moves may have the same set."""
    rng = Rng(11)
    for number in range(12):
        seats, options = draw_options(viscounts, rng)
        position = viscounts.start(seats, number, **options)
        while not position.over:
            moves = position.legal()
            assert len({frozenset(position.touches(move)) for move in moves}) == len(moves)
            position.play(moves[rng.below(len(moves))])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_end_always_comes(seats: int) -> None:
    """Shuffles bring virtue or corruption, those collide, and collisions use up debts and deeds."""
    rng = Rng(seats)
    for seed in range(10):
        position = viscounts.start(seats, seed)
        assert isinstance(position, Viscounts)
        while not position.over:
            position.play(at_random(position, position.mover, rng))
        assert position.poverty or position.prosperity
        assert position.round == position.last_round <= 80


def test_even_who_only_passes_comes_to_an_end() -> None:
    """Nobody acts, hires, discards or destroys anything."""
    for seats in (1, 2, 4):
        position = viscounts.start(seats, 1)
        assert isinstance(position, Viscounts)
        while not position.over:
            position.play(position.legal()[0])
        assert position.round <= 120


def test_the_sheet_of_the_automa_is_in_the_view() -> None:
    position = viscounts.start(seats=1, seed=1)
    assert position.view(0)["automa_sheet"] == position.score_sheet(AUTOMA)
    assert viscounts.start(seats=2, seed=1).view(0)["automa_sheet"] is None
