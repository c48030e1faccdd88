"""Paladins drawn: whatever can be done can be touched, every piece is there once, and nothing hidden shows."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave.drawing import Panel
from burgrave.kernel.position import Position
from burgrave.kernel.title import title_named
from burgrave.kernel.words import LANGUAGES
from tests.titles import games as titles
from tests.titles.drawn import drawn
from tests.titles.games import moments

TITLE = title_named("paladins")
MODES = titles.MODES["paladins"]


def pieces(panels: list[Panel]) -> list[ElementTree.Element]:
    found = []
    for panel in panels:
        found += [part for part in ElementTree.fromstring(panel.svg()).iter("g") if part.get("role") == "img"]
    return found


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whatever_can_be_done_can_be_touched_with_a_finger(seats: int, options: dict[str, Any]) -> None:
    for position in moments(TITLE, seats, every=1, **options):
        for seat in position.asked:
            found = {part.get("id", ""): part for part in pieces(drawn(position, seat))}
            touched = {id for move in position.legal(seat) for id in position.touches(move, seat)}
            for id in touched:
                if id.startswith("button-"):
                    continue
                assert id in found, id
                shape = found[id][0]
                assert min(float(shape.get("width", 0)), float(shape.get("height", 0))) >= 46, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_piece_is_drawn_once_with_a_name_and_a_tip(seats: int, options: dict[str, Any], language: str) -> None:
    for position in moments(TITLE, seats, every=19, **options):
        for seat in (*range(seats), None):
            panels = drawn(position, seat, language)
            assert all(panel.width <= 400 for panel in panels)
            parts = pieces(panels)
            ids = [part.get("id") for part in parts if part.get("id")]
            assert len(ids) == len(set(ids))
            for part in parts:
                assert part.get("aria-label"), part.get("id")
                assert part.get("data-rule"), part.get("id")
                tip = part.get("data-tip", "")
                assert tip, part.get("aria-label")
                assert "{" not in tip
                assert "drawing." not in tip


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
    return {part.get("id", ""): part.get("data-tip", "") for part in pieces(drawn(position, 0))}
