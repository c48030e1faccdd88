"""The Castles of Burgundy passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import burgundy
from burgrave.bots import bot_named
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.chance import Rng
from burgrave.kernel.log import Log
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random, check_game, check_title, draw_options
from burgrave.kernel.words import LANGUAGES
from tests.burgundy.given import lies, start, stored, turn

SEEDS = st.integers(0, 2**64)


def test_burgundy_is_sound() -> None:
    findings = check_title(burgundy, games=11, seed=10, looks=4)

    assert findings.hidden == {"chance", "sealed", "goods", "tiles"}


@settings(max_examples=20)
@given(seed=SEEDS)
def test_every_random_game_is_sound(seed: int) -> None:
    rng = Rng(seed)
    seats, options = draw_options(burgundy, rng)
    check_game(burgundy, seats, seed, options, looks=1)


@settings(max_examples=6)
@given(seed=SEEDS, board=st.sampled_from(("13a", "13b")), extra=st.booleans(), target=st.integers(45, 55))
def test_every_solo_game_is_sound(seed: int, board: str, extra: bool, target: int) -> None:
    options = {"solo_board": board, "extra_tiles": extra, "target": target, "solo_trades": "often"}
    check_game(burgundy, 1, seed, options, looks=2)


@settings(max_examples=4)
@given(seed=SEEDS, board=st.sampled_from(("12a", "12b")), extra=st.booleans())
def test_every_team_game_is_sound(seed: int, board: str, extra: bool) -> None:
    check_game(burgundy, 4, seed, {"team": board, "extra_tiles": extra}, looks=1)


def by_squire(position: Position, seat: int, rng: Rng) -> int:
    return bot_named("squire", rng.below(1 << 30)).choose(position.imagine(seat, rng), seat)


@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_every_game_of_squires_is_sound(seed: int) -> None:
    rng = Rng(seed)
    # Alone a squire thinks long: every gain may lead to another action.
    seats, options = draw_options(burgundy, rng, 2 + rng.below(3))
    check_game(burgundy, seats, seed, options, looks=1, choose=by_squire)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_and_happens_has_words(language: str) -> None:
    """Over all modules: questions, moves, events, score lines, the screen, the options."""
    words = burgundy.words(language)
    rng = Rng(3)
    games = [draw_options(burgundy, rng) for _ in range(12)]
    games += [(1, {"solo_trades": "often", "extra_tiles": True}), (4, {"team": "12b"})]
    for number, (seats, options) in enumerate(games):
        position = burgundy.start(seats, number, **options)
        position.log = Log()
        while not position.over:
            seat = position.mover
            assert position.question is not None
            assert "{" not in words.say(position.question.prompt(position))
            for move in position.legal(seat):
                assert "{" not in words.say(position.phrase(move, seat))
                assert position.touches(move, seat)
            if rng.below(40) == 0:
                assert all(len(line) <= 100 for line in burgundy.screen(position.view(seat), words).splitlines())
            position.play(at_random(position, seat, rng), seat)
        for line in position.log.lines(words):
            assert "{" not in line
        for name in position.score_sheet(0):
            assert words.template(f"line.{name}")
    for name, values in BurgundyOptions.CHOICES.items():
        for key in (name, f"{name}.about", *(f"{name}.{str(value).lower()}" for value in values)):
            assert words.template(f"option.{key}")


def test_a_squire_knows_the_game() -> None:
    """It beats random by far, and fills a good part of its estate."""
    scores = []
    for seed in range(4):
        position = burgundy.start(seats=2, seed=seed)
        rng = Rng(seed)
        while not position.over:
            seat = position.mover
            choose = by_squire if seat == 0 else at_random
            position.play(choose(position, seat, rng), seat)
        assert position.winners == [0]
        scores.append(position.scores[0])

    assert sum(scores) / len(scores) > 100


def test_a_squire_places_a_tile_rather_than_hope_for_one_cell_with_three() -> None:
    """Three tiles that want the same cell are worth no more than one of them and the room it leaves."""
    position = start()
    lies(position, 0, b4="monastery_8", c4="monastery_15")
    stored(position, 0, "monastery_21", "monastery_22", "monastery_11")
    turn(position, 0, 3, 3)

    move = by_squire(position, 0, Rng(1))

    assert position.notation(move, 0).startswith("place monastery")


def test_a_squire_alone_fills_more_than_a_page() -> None:
    """On the lone player's board, as far as its first phase shows."""
    filled = []
    for choose in (by_squire, at_random):
        position = burgundy.start(seats=1, seed=5)
        assert isinstance(position, Burgundy)
        rng = Rng(5)
        while position.phase < 2 and not position.over:
            position.play(choose(position, 0, rng), 0)
        filled.append(position.realms[0].filled.bit_count())

    assert filled[0] > filled[1]
