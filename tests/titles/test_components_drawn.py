"""Every component whose figures are in doubt has a drawing to be held beside it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.corrections import doubts
from burgrave.reading.pictures import illustrated
from tests.titles.games import TITLES
from tests.titles.pages import tree

NO_COMPONENTS = {
    "kingsburg": {"reading", "name", "piece.board", "piece.province_sheet"},
    "burgundy": {
        *("posts", "setup", "routes", "shields"),
        *("points.region", "points.phase", "points.colour", "points.final"),
    },
    "emara": {"setup", "solo", "final", "name", "countryside.work"},
    "paladins": {"game", "solo", "automa_right", "difficulty", "piece.player_board"},
    "viscounts": {"setup", "automa_rules", "castle"},
}
"""Tables and records that are printed on no component of their own, and whole boards, which stand under `board`."""


def is_component(title: Title, table: str, id: str) -> bool:
    return not {table, f"{table}.{id}"} & NO_COMPONENTS[title.id]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_is_in_doubt_is_drawn_with_symbols_that_are_there(title: Title) -> None:
    words, symbols = title.words("ru"), title.presentation.symbols()
    everything = [(table, id) for table, records in title.sheet.figures.items() for id in records]
    in_doubt = {(doubt.table, doubt.id) for doubt in doubts(title)}
    for table, id in everything:
        drawn = title.presentation.component(table, id, title.components(), words)
        if (table, id) in in_doubt:
            assert bool(drawn) == is_component(title, table, id), f"{table}.{id}"
        if drawn:
            root = ElementTree.fromstring(f"<div>{drawn}</div>")
            assert all(picture.get("aria-hidden") == "true" for picture in root)
            # The same piece may be drawn twice on a page, so nothing in it has an id.
            assert not [part for part in root.iter() if part.get("id") or part.get("data-rule")]
            assert all(f'id="{used}"' in symbols for used in re.findall(r'href="#([^"]+)"', drawn))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_component_stands_on_the_rules_page_as_a_drawing_with_its_name(title: Title, language: str) -> None:
    words = title.words(language)
    sections = tree(illustrated(title, title.components(), words))
    shown = {
        component: "".join(text for text in around.itertext())
        for around in sections.iter()
        for part in around
        for component in part.get("data-component", "").split()
        if part.get("data-component") and part.find("svg") is not None
    }

    for table, records in title.sheet.figures.items():
        for id in records:
            if is_component(title, table, id):
                assert shown.pop(f"{table}.{id}").strip(), f"{table}.{id} has no name"
    assert not shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_stands_in_the_gallery_has_a_name_in_words(title: Title, language: str) -> None:
    page = tree(illustrated(title, title.components(), title.words(language)))
    entries = [entry for entry in page.iter("li") if entry.get("id", "").startswith("component-")]

    assert entries
    for entry in entries:
        names = [name.text or "" for name in entry.iter("strong")]
        assert names, entry.attrib["id"]
        assert not [name for name in names if "_" in name], names


def test_a_drawing_shows_the_corrected_figure() -> None:
    kingsburg = title_named("kingsburg")
    corrected = kingsburg.components({"enemy": {"y4_demons_6": {"strength": 77}}})

    assert ">77<" in kingsburg.presentation.component("enemy", "y4_demons_6", corrected, kingsburg.words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_table_after_set_up_has_every_part_numbered_and_told_once(title: Title, language: str) -> None:
    page = tree(illustrated(title, title.components(), title.words(language)))
    board = next(section for section in page if section.get("id") == "board")
    numbers = [
        mark.text for mark in board.iter("text") if mark.get("class") == "on-gules-13" and (mark.text or "").isdigit()
    ]
    told = {entry.attrib["value"]: entry.text for entry in board.iter("li")}

    parts = title.presentation.rulebook.board  # type: ignore[attr-defined]
    assert len(told) == len(parts) > 8
    assert set(told) <= set(numbers)
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_turn_is_a_row_of_pictures_with_a_line_each(title: Title) -> None:
    page = tree(illustrated(title, title.components(), title.words("ru")))
    steps = next(part for part in page.iter("ol") if part.get("class") == "steps")
    symbols = title.presentation.symbols()

    assert len(steps) >= 4
    for step in steps:
        assert all(f'id="{used.attrib["href"][1:]}"' in symbols for used in step.iter("use"))
        assert len(list(step.iter("use"))) >= 1
        assert len(step.findtext("span", "")) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_first_moves_of_a_game_are_shown_before_and_after(title: Title, language: str) -> None:
    page = tree(illustrated(title, title.components(), title.words(language)))
    example = next(section for section in page if section.get("id") == "example")
    steps = list(example.iter("details"))

    assert len(steps) == len(title.presentation.rulebook.example.shown) >= 4  # type: ignore[attr-defined]
    assert [step.get("open") for step in steps] == ["", *[None] * (len(steps) - 1)]
    for step in steps:
        before, after = (ElementTree.tostring(picture) for picture in step.iter("svg"))
        assert before != after, step.findtext("summary")
