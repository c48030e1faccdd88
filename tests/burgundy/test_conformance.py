"""The Castles of Burgundy passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import burgundy
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random, check_game, check_title, draw_options
from tests.burgundy.given import lies, start, stored, turn
from tests.titles.games import by_squire, check_any_game, few

SEEDS = st.integers(0, 2**64)


def test_burgundy_is_sound() -> None:
    findings = check_title(burgundy, games=few(11), seed=15, looks=4)

    assert findings.hidden == {"chance", "sealed", "goods", "tiles"}


@settings(max_examples=few(20))
@given(seed=SEEDS)
def test_every_random_game_is_sound(seed: int) -> None:
    check_any_game(burgundy, seed)


@settings(max_examples=few(6))
@given(seed=SEEDS, board=st.sampled_from(("13a", "13b")), extra=st.booleans(), target=st.integers(45, 55))
def test_every_solo_game_is_sound(seed: int, board: str, extra: bool, target: int) -> None:
    options = {"solo_board": board, "extra_tiles": extra, "target": target, "solo_trades": "often"}
    check_game(burgundy, 1, seed, options, looks=2)


@settings(max_examples=few(4))
@given(seed=SEEDS, board=st.sampled_from(("12a", "12b")), extra=st.booleans())
def test_every_team_game_is_sound(seed: int, board: str, extra: bool) -> None:
    check_game(burgundy, 4, seed, {"team": board, "extra_tiles": extra}, looks=1)


@settings(max_examples=few(3), deadline=None)
@given(seed=SEEDS)
def test_every_game_of_squires_is_sound(seed: int) -> None:
    rng = Rng(seed)
    # Alone a squire thinks long: every gain may lead to another action.
    seats, options = draw_options(burgundy, rng, 2 + rng.below(3))
    check_game(burgundy, seats, seed, options, looks=1, choose=by_squire)


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
