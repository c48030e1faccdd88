"""What a move says of its costs and gains is what it does, and every move says it before it is made."""

from __future__ import annotations

from burgrave import viscounts
from burgrave.kernel.check_texts import check_move_texts


def test_moves_cost_and_bring_what_they_say() -> None:
    assert check_move_texts(viscounts, games=20, most=6) > 2000
