"""Every component whose figures are in doubt has a drawing to be held beside it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from burgrave.kernel.title import Title, title_named
from burgrave.reading.corrections import doubts
from tests.titles.games import TITLES

NOT_DRAWN = {
    "kingsburg": {"back", "piece", "reading"},
    "burgundy": {"posts", "board", "depot", "setup", "routes", "shields"},
    "emara": {"setup", "solo", "town", "final", "name"},
    "paladins": {"game", "piece", "worker", "solo", "automa_right", "difficulty"},
    "viscounts": {"setup", "automa_rules", "points", "action", "castle", "segment"},
}
"""Tables whose figures are printed on no component of their own, or that the table does not show."""


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_is_in_doubt_is_drawn_with_symbols_that_are_there(title: Title) -> None:
    words, symbols = title.words("ru"), title.presentation.symbols()
    everything = [(table, id) for table, records in title.sheet.figures.items() for id in records]
    in_doubt = {(doubt.table, doubt.id) for doubt in doubts(title)}
    for table, id in everything:
        drawn = title.presentation.component(table, id, title.components(), words)
        if (table, id) in in_doubt:
            assert bool(drawn) != (table in NOT_DRAWN[title.id]), f"{table}.{id}"
        if drawn:
            root = ElementTree.fromstring(f"<div>{drawn}</div>")
            assert all(picture.get("aria-hidden") == "true" for picture in root)
            # The same piece may be drawn twice on a page, so nothing in it has an id.
            assert not [part for part in root.iter() if part.get("id") or part.get("data-rule")]
            assert all(f'id="{used}"' in symbols for used in re.findall(r'href="#([^"]+)"', drawn))


def test_a_drawing_shows_the_corrected_figure() -> None:
    kingsburg = title_named("kingsburg")
    corrected = kingsburg.components({"enemy": {"y4_demons_6": {"strength": 77}}})

    assert ">77<" in kingsburg.presentation.component("enemy", "y4_demons_6", corrected, kingsburg.words("en"))
