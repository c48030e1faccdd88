"""Crown of Emara passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import emara
from burgrave.bots import bot_named
from burgrave.games.emara.options import EmaraOptions
from burgrave.kernel.chance import Rng
from burgrave.kernel.log import Log
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random, check_game, check_title, draw_options
from burgrave.kernel.words import LANGUAGES

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
    findings = check_title(emara, games=20, seed=3, looks=6)

    assert findings.hidden == {"chance", "events", "stack_b", "favors", "drawn", "claimants"}


@settings(max_examples=16)
@given(seed=SEEDS)
def test_every_random_game_is_sound(seed: int) -> None:
    rng = Rng(seed)
    seats, options = draw_options(emara, rng)
    check_game(emara, seats, seed, options, looks=1)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_mode_is_sound(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        check_game(emara, seats, seed, options, looks=3)


def by_squire(position: Position, seat: int, rng: Rng) -> int:
    return bot_named("squire", rng.below(1 << 30)).choose(position.imagine(seat, rng), seat)


@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_every_game_of_squires_is_sound(seed: int) -> None:
    rng = Rng(seed)
    seats, options = draw_options(emara, rng)
    check_game(emara, seats, seed, options, looks=1, choose=by_squire)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_and_happens_has_words(language: str) -> None:
    """Over all modes: questions, moves, what is touched, events, score lines, the screen, the options."""
    words = emara.words(language)
    rng = Rng(3)
    for number, (seats, options) in enumerate(MODES):
        position = emara.blank(seats, options, emara.components(), emara.start(seats, number).chance)
        position.log = Log()
        position.then(emara.set_up)
        position.advance()
        while not position.over:
            seat = position.mover
            assert position.question is not None
            assert "{" not in words.say(position.question.prompt(position))
            touched = []
            for move in position.legal(seat):
                assert "{" not in words.say(position.phrase(move, seat))
                touched.append(frozenset(position.touches(move, seat)))
            assert all(touched), "a move touches nothing"
            assert len(set(touched)) == len(touched), "two moves touch the same"
            assert not any(one < other for one in touched for other in touched), "touching a move would touch another"
            if rng.below(20) == 0:
                assert all(len(line) <= 100 for line in emara.screen(position.view(seat), words).splitlines())
            position.play(at_random(position, seat, rng), seat)
        for line in position.log.lines(words):
            assert "{" not in line
            assert line
        for name in position.score_sheet(0):
            assert words.template(f"line.{name}")
    for name, values in EmaraOptions.CHOICES.items():
        named = [str(value).lower() for value in values if not (isinstance(value, int) and value is not bool(value))]
        for key in (name, f"{name}.about", *(f"{name}.{value}" for value in named if not value.isdigit())):
            assert words.template(f"option.{key}")


def test_a_squire_knows_the_game() -> None:
    """It beats random by far."""
    scores = []
    for seed in range(4):
        position = emara.start(seats=2, seed=seed)
        rng = Rng(seed)
        while not position.over:
            seat = position.mover
            choose = by_squire if seat == 0 else at_random
            position.play(choose(position, seat, rng), seat)
        assert position.winners == [0]
        scores.append(position.scores[0])

    assert sum(scores) / len(scores) > 50
