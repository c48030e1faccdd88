"""Paladins drawn: what its tips tell."""

from __future__ import annotations

import pytest

from burgrave.kernel.position import Position
from burgrave.kernel.title import title_named
from tests.titles.drawn import drawn, pieces

pytestmark = pytest.mark.once

TITLE = title_named("paladins")


def test_the_tips_tell_the_figures_that_are_played_with() -> None:
    corrected = {"develop": {"silver": 6}, "pray": {"silver": 3}, "trade": {"spaces": ["any", "criminal"]}}
    position = TITLE.start(seats=2, seed=1, components=TITLE.components({"action": corrected}))
    while position.mover != 0 or "action-0-pray" not in tips_of(position):
        position.play(position.legal(position.mover)[0], position.mover)
    tips = tips_of(position)

    assert "Pay 6 silver" in tips["action-0-develop"]
    assert "Pay 3 silver" in tips["action-0-pray"]
    assert "any worker, criminal" in tips["action-0-trade"]
    assert "two workers: 3 silver" in tips["action-0-trade"]
    assert "Gives: 1 influence" in tips["action-0-commission"]
    assert "3 off for every unpaid debt, 1 for every paid one" in tips["debts"]
    assert tips["debt-0"] == tips["debt-1"] == tips["debts"]


def tips_of(position: Position) -> dict[str, str]:
    return {id: part.get("data-tip", "") for id, part in pieces(drawn(position, 0)).items()}
