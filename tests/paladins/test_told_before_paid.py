"""A move says what it costs and brings before it is made."""

from __future__ import annotations

from burgrave import paladins
from burgrave.kernel.check_texts import check_move_texts


def test_what_moves_promise_is_what_they_do() -> None:
    assert check_move_texts(paladins, games=20, most=5) > 1000
