"""Every component whose figures are in doubt has a drawing to be held beside it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from burgrave.kernel.title import Title, title_named
from burgrave.reading.corrections import doubts
from tests.titles.games import TITLES

NOT_DRAWN = {
    "burgundy": {"points", "posts", "board", "setup", "routes", "shields"},
    "emara": {"setup", "solo", "town", "final"},
    "paladins": {"game", "action", "bonus", "solo", "automa_right", "difficulty", "order_slot", "favour_slot"},
    "viscounts": {"setup", "automa_rules", "points", "action", "castle", "trade", "segment", "building_type"},
}
"""Tables whose figures are printed on no component of their own, or that the table does not show."""


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_is_in_doubt_is_drawn_with_symbols_that_are_there(title: Title) -> None:
    words, symbols = title.words("ru"), title.presentation.symbols()
    for table, id in {(doubt.table, doubt.id) for doubt in doubts(title)}:
        drawn = title.presentation.component(table, id, title.components(), words)
        assert bool(drawn) != (table in NOT_DRAWN.get(title.id, ())), f"{table}.{id}"
        if drawn:
            root = ElementTree.fromstring(drawn)
            assert root.get("aria-hidden") == "true"
            # The same piece may be drawn twice on a page, so nothing in it has an id.
            assert not [part for part in root.iter() if part.get("id") or part.get("data-rule")]
            assert all(f'id="{used}"' in symbols for used in re.findall(r'href="#([^"]+)"', drawn))


def test_a_drawing_shows_the_corrected_figure() -> None:
    kingsburg = title_named("kingsburg")
    corrected = kingsburg.components({"enemy": {"y4_demons_6": {"strength": 77}}})

    assert ">77<" in kingsburg.presentation.component("enemy", "y4_demons_6", corrected, kingsburg.words("en"))
