"""Kingsburg passes the suite of all titles, over seats, seeds, options and overlays."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave import kingsburg
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.kernel.testing import check_game, check_title
from tests.titles.games import by_squire, few

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in KingsburgOptions.CHOICES.items()})


def test_kingsburg_is_sound() -> None:
    findings = check_title(kingsburg, games=few(12), seed=2)

    assert findings.hidden == {"chance", "enemies", "box"}


@settings(max_examples=few(20))
@given(seats=st.sampled_from(kingsburg.seats), seed=st.integers(0, 2**128), options=OPTIONS)
def test_every_random_game_is_sound(seats: int, seed: int, options: dict[str, Any]) -> None:
    check_game(kingsburg, seats, seed, options, looks=2)


@settings(max_examples=few(4))
@given(seats=st.sampled_from(kingsburg.seats), seed=st.integers(0, 2**32), options=OPTIONS)
def test_every_game_of_squires_is_sound(seats: int, seed: int, options: dict[str, Any]) -> None:
    check_game(kingsburg, seats, seed, options, looks=1, choose=by_squire)
