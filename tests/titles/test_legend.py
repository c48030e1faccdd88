"""The legend on the rules page: every icon of a title's drawings with its meaning, and a link to each."""

from __future__ import annotations

import re

import pytest

from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import by_kind, draw_options
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.pictures import illustrated
from tests.titles.games import TITLES
from tests.titles.pages import tree

OTHERS = re.compile(r"charge-|pips-|mark-|small-|space-|g-")
"""Symbols that mean nothing by themselves: players' marks, faces of dice, parts and smaller forms of others."""

USED = re.compile(r'href="#([^"]+)"')


def icons_of(drawn: str) -> set[str]:
    return {symbol for symbol in USED.findall(drawn) if not OTHERS.match(symbol)}


@pytest.mark.once
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_icon_of_the_drawings_is_in_the_legend(title: Title) -> None:
    words, rng = title.words("en"), Rng(11)
    legend = {f"icon-{symbol.removeprefix('i-')}" for symbol in title.presentation.rulebook.legend}  # type: ignore[attr-defined]
    found: set[str] = set()
    for table, records in title.sheet.figures.items():
        for id in records:
            found |= icons_of(title.presentation.component(table, id, title.components(), words))
    for seats in title.seats:
        seats, options = draw_options(title, rng) if seats > 2 else (seats, {})
        position = title.start(seats, seats, **options)
        for step in range(title.most_decisions):
            if position.over or step % 20 == 0:
                for eyes in (None, position.asked[0] if position.asked else 0):
                    for panel in title.presentation.draw(position.view(eyes), words):
                        found |= icons_of(panel.body)
            if position.over:
                break
            position.play(by_kind(position, position.mover, rng), position.mover)

    assert len(found) > 20
    assert {f"icon-{symbol.removeprefix('i-')}" for symbol in found} <= legend


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_icon_of_the_legend_is_drawn_and_has_words_of_its_own(title: Title, language: str) -> None:
    page = tree(illustrated(title, title.components(), title.words(language)))
    legend = next(section for section in page if section.get("id") == "icons")
    symbols = title.presentation.symbols()
    said: dict[str, str] = {}
    for entry in legend.iter("li"):
        drawn = next(entry.iter("use")).attrib["href"].removeprefix("#")
        assert f'id="{drawn}"' in symbols, drawn
        assert entry.attrib["id"] == f"icon-{drawn.removeprefix('i-')}"
        said[drawn] = "".join(entry.itertext()).strip()

    assert all(text[:1].isupper() or not text[0].isalpha() for text in said.values()), said
    assert len(said) > 20
