"""What holds for the drawing of every title: it passes its suite in every mode; a cover, a picture for notebooks."""

from __future__ import annotations

from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave.drawing.testing import check_drawing
from burgrave.kernel.title import Title
from tests.burgundy import expected as burgundy
from tests.emara import expected as emara
from tests.kingsburg import expected as kingsburg
from tests.paladins import expected as paladins
from tests.titles.drawn import drawn
from tests.titles.games import GAMES, MODES, TITLES, players
from tests.viscounts import expected as viscounts

EXPECTED: dict[str, ModuleType] = {
    "kingsburg": kingsburg,
    "burgundy": burgundy,
    "emara": emara,
    "paladins": paladins,
    "viscounts": viscounts,
}

SEEDS = {"kingsburg": (6, 7), "burgundy": (12, 15), "paladins": (2,), "viscounts": (16, 17)}
"""Games in which all kinds of move come up; elsewhere the first one is enough."""

RARE = {"burgundy": {"carry", "geese", "reclaim"}, "viscounts": {"resolve"}}
"""Kinds of move that hardly any game comes to."""

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
def test_the_drawing_of_every_mode_is_sound(title: Title, seats: int, options: dict[str, Any]) -> None:
    own = EXPECTED[title.id]

    sights = check_drawing(title, [(seats, options)], choose=players(title), also=own.also, limits=own.LIMITS)

    assert len(sights.rules) > 20


@each_title
def test_every_kind_of_move_can_be_touched(title: Title) -> None:
    """In more games, in which all kinds of move are played equally often and only targets are looked for."""
    seen: set[str] = set()
    for seed in SEEDS.get(title.id, (1,)):
        seen |= check_drawing(title, MODES[title.id], seed, every=1000, limits=EXPECTED[title.id].LIMITS).kinds

    assert {kind.word for kind in title.book.kinds} - seen <= RARE.get(title.id, set())


@each_title
def test_a_notebook_shows_what_a_spectator_sees(title: Title) -> None:
    position = title.start(seats=3, seed=1)

    picture = position._repr_svg_()

    assert picture is not None
    assert ElementTree.fromstring(picture).get("width")
    assert [panel.id for panel in drawn(position, None) if f'id="panel-{panel.id}"' not in picture] == []


@each_title
def test_the_cover_needs_nothing_but_colours(title: Title) -> None:
    root = ElementTree.fromstring(title.presentation.cover())

    assert root.get("viewBox") == "0 0 320 180"
    assert not [part for part in root.iter() if part.get("id") or part.tag == "use"]
