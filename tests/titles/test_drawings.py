"""What holds for the drawing of every title: plain SVG, nothing hidden in it, a cover, a picture for notebooks."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave.drawing import stylesheet
from burgrave.kernel.chance import Rng
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES
from tests.titles.drawn import NAMES, drawn, ids, root_of
from tests.titles.games import GAMES, TITLES, moments

TAGS = {"svg", "g", "rect", "path", "circle", "use", "text", "title"}

each_game = pytest.mark.parametrize(("title", "seats", "options"), GAMES)
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_drawing_is_plain_svg_without_styles_or_scripts(
    title: Title, seats: int, options: dict[str, Any], language: str
) -> None:
    known = {"piece", "later", "next", "stands", "icon", "panel"}
    known |= set(re.findall(r"^\.([\w-]+)", stylesheet(), flags=re.M))
    symbols = {part.get("id") for part in ElementTree.fromstring(title.symbols()).iter()}
    for position in moments(title, seats, every=31, **options):
        for seat in (0, None):
            panels = drawn(position, seat, language)
            assert not symbols & set(ids(panels))
            for panel in panels:
                root = root_of(panel)
                assert panel.width <= 400
                assert panel.kind != "own" or panel.seat == seat
                assert root.get("id") == f"panel-{panel.id}"
                assert root.get("viewBox") == f"0 0 {panel.width} {panel.height}"
                assert (root.get("role"), root.get("aria-label")) == ("group", panel.label)
                for part in root.iter():
                    assert part.tag in TAGS
                    assert not [name for name in part.attrib if name == "style" or name.startswith("on")]
                    assert set((part.get("class") or "").split()) <= known, part.get("class")
                    if part.tag == "use":
                        assert part.get("href", "").removeprefix("#") in symbols, part.get("href")


@each_game
def test_nothing_hidden_changes_a_drawing(title: Title, seats: int, options: dict[str, Any]) -> None:
    rng, words = Rng(9), title.words("en", NAMES)
    for position in moments(title, seats, every=29, **options):
        for seat in range(seats):
            assert drawn(position, seat) == title.draw(position.imagine(seat, rng).view(seat), words)
        # What a spectator sees does not hang on what any seat imagines either.
        assert drawn(position, None) == title.draw(position.imagine(0, rng).view(None), words)


@each_title
def test_a_drawing_depends_on_the_view_alone(title: Title) -> None:
    for position in moments(title, 3, every=40):
        assert drawn(position, 0) == drawn(position.copy(), 0)


@each_title
def test_a_notebook_shows_what_a_spectator_sees(title: Title) -> None:
    position = title.start(seats=3, seed=1)

    picture = position._repr_svg_()

    assert picture is not None
    assert ElementTree.fromstring(picture).get("width")
    assert [panel.id for panel in drawn(position, None) if f'id="panel-{panel.id}"' not in picture] == []


@each_title
def test_the_cover_needs_nothing_but_colours(title: Title) -> None:
    root = ElementTree.fromstring(title.cover())

    assert root.get("viewBox") == "0 0 320 180"
    assert not [part for part in root.iter() if part.get("id") or part.tag == "use"]
