"""Paladins of the West Kingdom passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import paladins
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import check_game, check_title, draw_options
from tests.titles.games import by_squire, check_any_game, few

SEEDS = st.integers(0, 2**64)


def test_paladins_is_sound() -> None:
    findings = check_title(paladins, games=few(16), seed=4, looks=4)

    assert findings.hidden == set(paladins.hidden)


@settings(max_examples=few(20))
@given(seed=SEEDS)
def test_every_random_game_is_sound(seed: int) -> None:
    check_any_game(paladins, seed)


@settings(max_examples=few(6))
@given(seed=SEEDS, difficulty=st.sampled_from(("easy", "medium", "hard")))
def test_every_solo_game_is_sound(seed: int, difficulty: str) -> None:
    check_game(paladins, 1, seed, {"difficulty": difficulty}, looks=2)


@settings(max_examples=few(2))
@given(seed=SEEDS)
def test_every_game_of_squires_is_sound(seed: int) -> None:
    rng = Rng(seed)
    seats, options = draw_options(paladins, rng)
    check_game(paladins, min(seats, 2), seed, options, looks=1, choose=by_squire)
