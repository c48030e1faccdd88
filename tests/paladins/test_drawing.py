"""Paladins drawn: whatever can be done can be touched, every piece is there once, and nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave.bots import bot_named
from burgrave.drawing import Panel
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.title import title_named
from burgrave.kernel.words import LANGUAGES, Words

TITLE = title_named("paladins")
NAMES = ["Анна", "Boris <the Bold> & Co", "Виктор", "G" * 60]

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"difficulty": "hard"}),
    (2, {}),
    (3, {"workshops": "leftmost", "favours_open": "next_round"}),
    (4, {"newcomers": True, "pray_reward": "other"}),
]


def moments(seats: int, every: int = 1, seed: int = 3, **options: Any) -> Iterator[Position]:
    """Positions of a game between bots, from the first to the last."""
    position = TITLE.start(seats=seats, seed=seed, **options)
    players = [bot_named("page", seat) for seat in range(seats)]
    rng = Rng(seed)
    moves = 0
    while not position.over:
        if moves % every == 0:
            yield position
        seat = position.mover
        position.play(players[seat].choose(position.imagine(seat, rng), seat), seat)
        moves += 1
    yield position


def words(language: str = "en") -> Words:
    return TITLE.words(language, NAMES)


def drawn(position: Position, seat: int | None, language: str = "en") -> list[Panel]:
    return TITLE.draw(position.view(seat), words(language))


def pieces(panels: list[Panel]) -> list[ElementTree.Element]:
    found = []
    for panel in panels:
        found += [part for part in ElementTree.fromstring(panel.svg()).iter("g") if part.get("role") == "img"]
    return found


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whatever_can_be_done_can_be_touched_with_a_finger(seats: int, options: dict[str, Any]) -> None:
    for position in moments(seats, **options):
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
    for position in moments(seats, every=19, **options):
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


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_nothing_hidden_changes_a_drawing(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(9)
    for position in moments(seats, every=29, **options):
        for seat in range(seats):
            assert drawn(position, seat) == TITLE.draw(position.imagine(seat, rng).view(seat), words())


def test_every_symbol_that_is_used_is_there() -> None:
    symbols = TITLE.symbols()
    for position in moments(4, every=23):
        for panel in drawn(position, 0):
            for part in ElementTree.fromstring(panel.svg()).iter("use"):
                assert f'id="{part.get("href", "")[1:]}"' in symbols, part.get("href")


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


def test_the_cover_needs_nothing_but_colours() -> None:
    root = ElementTree.fromstring(TITLE.cover())

    assert root.get("viewBox") == "0 0 320 180"
    assert not [part for part in root.iter() if part.get("id") or part.tag == "use"]
