"""Crown of Emara passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import emara
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random, check_game, check_title
from tests.titles.games import by_squire, check_any_game, few

SEEDS = st.integers(0, 2**64)
MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo": "campaign"}),
    (1, {"solo": "campaign", "free_choice": True, "random_layout": True}),
    (2, {}),
    (2, {"random_layout": True, "councilors": "same"}),
    (3, {"free_choice": True, "stack_b": "face_down"}),
    (4, {}),
    (4, {"random_layout": True, "hire_card": "bonus", "new_favor": "at_once"}),
]


def test_emara_is_sound() -> None:
    findings = check_title(emara, games=few(20), seed=8, looks=6)

    assert findings.hidden == {"chance", "events", "stack_b", "favors", "drawn", "claimants"}


@settings(max_examples=few(16))
@given(seed=SEEDS)
def test_every_random_game_is_sound(seed: int) -> None:
    check_any_game(emara, seed)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_mode_is_sound(seats: int, options: dict[str, Any]) -> None:
    for seed in range(few(3)):
        check_game(emara, seats, seed, options, looks=3)


@settings(max_examples=few(3), deadline=None)
@given(seed=SEEDS)
def test_every_game_of_squires_is_sound(seed: int) -> None:
    check_any_game(emara, seed, choose=by_squire)


def test_touching_a_move_never_makes_another_on_the_way() -> None:
    rng = Rng(3)
    for number, (seats, options) in enumerate(MODES):
        position = emara.start(seats, number, **options)
        while not position.over:
            touched = [frozenset(position.touches(move)) for move in position.legal()]
            assert not any(one < other for one in touched for other in touched)
            position.play(at_random(position, position.mover, rng))
