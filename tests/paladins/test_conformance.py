"""Paladins of the West Kingdom passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import paladins
from burgrave.bots import bot_named
from burgrave.games.paladins.options import PaladinsOptions
from burgrave.kernel.chance import Rng
from burgrave.kernel.log import Log
from burgrave.kernel.position import AUTOMA, Position
from burgrave.kernel.testing import at_random, check_game, check_title, draw_options
from burgrave.kernel.words import LANGUAGES

SEEDS = st.integers(0, 2**64)


def test_paladins_is_sound() -> None:
    findings = check_title(paladins, games=16, seed=2, looks=4)

    assert findings.hidden == set(paladins.hidden)


@settings(max_examples=20)
@given(seed=SEEDS)
def test_every_random_game_is_sound(seed: int) -> None:
    rng = Rng(seed)
    seats, options = draw_options(paladins, rng)
    check_game(paladins, seats, seed, options, looks=1)


@settings(max_examples=6)
@given(seed=SEEDS, difficulty=st.sampled_from(("easy", "medium", "hard")))
def test_every_solo_game_is_sound(seed: int, difficulty: str) -> None:
    check_game(paladins, 1, seed, {"difficulty": difficulty}, looks=2)


def by_squire(position: Position, seat: int, rng: Rng) -> int:
    return bot_named("squire", rng.below(1 << 30)).choose(position.imagine(seat, rng), seat)


@settings(max_examples=2)
@given(seed=SEEDS)
def test_every_game_of_squires_is_sound(seed: int) -> None:
    rng = Rng(seed)
    seats, options = draw_options(paladins, rng)
    check_game(paladins, min(seats, 2), seed, options, looks=1, choose=by_squire)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_and_happens_has_words(language: str) -> None:
    """Over all modes: questions, moves, events, score lines, the screen, the options."""
    words = paladins.words(language)
    rng = Rng(3)
    games = [draw_options(paladins, rng) for _ in range(8)]
    games += [(1, {"difficulty": difficulty}) for difficulty in ("easy", "medium", "hard")]
    for number, (seats, options) in enumerate(games):
        position = paladins.start(seats, number, **options)
        position.log = Log()
        while not position.over:
            seat = position.mover
            assert position.question is not None
            assert "{" not in words.say(position.question.prompt(position))
            touched = [frozenset(position.touches(move, seat)) for move in position.legal(seat)]
            assert all(touched)
            assert len(set(touched)) == len(touched), "two moves touch the same things"
            for move in position.legal(seat):
                assert "{" not in words.say(position.phrase(move, seat))
            if rng.below(30) == 0:
                assert all(len(line) <= 100 for line in paladins.screen(position.view(seat), words).splitlines())
            position.play(at_random(position, seat, rng), seat)
        for line in position.log.lines(words):
            assert "{" not in line
        for name in position.score_sheet(0 if seats > 1 else AUTOMA):
            assert words.template(f"line.{name}")
    for name, values in PaladinsOptions.CHOICES.items():
        for key in (name, f"{name}.about", *(f"{name}.{str(value).lower()}" for value in values)):
            assert words.template(f"option.{key}")


def test_a_squire_knows_the_game() -> None:
    """It beats random by far."""
    scores = []
    for seed in range(2):
        position = paladins.start(seats=2, seed=seed)
        rng = Rng(seed)
        while not position.over:
            seat = position.mover
            choose = by_squire if seat == 0 else at_random
            position.play(choose(position, seat, rng), seat)
        assert position.winners == [0]
        scores.append(position.scores[0])

    assert sum(scores) / len(scores) > 40
