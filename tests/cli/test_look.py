"""What a person can read at the terminal about things on the table, and the rules of every title."""

from __future__ import annotations

import html
import io
import re

import pytest
from rich.console import Console

from burgrave import kingsburg
from burgrave.cli.chapters import chapter, found_chapters
from burgrave.cli.look import Thing, look, same_once, things_drawn
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.rulebook import Section, bullets, heading, item, prose, table
from tests.titles.games import TITLES


def printed(section: Section, width: int = 80) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, markup=False, highlight=False, emoji=False)
    for part in chapter(section, width):
        console.print(part)
    return file.getvalue()


def letters(text: str) -> str:
    return re.sub(r"[^\w]", "", text)


# ---------------------------------------------------------------------- look


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_piece_of_the_drawing_is_found_by_its_name(title: Title, language: str) -> None:
    position, words = title.start(title.seats[-1], 1), title.words(language)
    drawn = things_drawn(title, position.view(0), words)

    assert len(drawn) > 20
    for thing in drawn:
        assert thing.tip in [found.tip for found in look(thing.name.upper(), drawn, [])]


def test_a_building_is_looked_up_with_what_it_costs() -> None:
    words = kingsburg.words("en")
    drawn = things_drawn(kingsburg, kingsburg.start(2, 1).view(0), words)

    (cathedral,) = look("cathedral", drawn, [])
    assert "5 gold, 3 stone" in cathedral.tip


def test_things_with_one_tip_are_told_once() -> None:
    things = [Thing("Die: 1", "a die"), Thing("Die: 2", "a die"), Thing("Silver", "a coin")]

    assert same_once(things) == [things[0], things[2]]


def test_a_name_on_the_table_comes_before_one_in_the_rules_and_both_before_any_mention() -> None:
    drawn = [Thing("Castle", "gives a goose")]
    page = [Section("a", "Animals", bullets([item("", "It honks.", "Goose"), item("", "Like a goose.", "Swan")]))]

    assert look("castle", drawn, page) == drawn
    assert look("goose", drawn, page) == [Thing("Goose", "Goose. It honks.")]
    assert look("honk", drawn, page) == [Thing("Animals", "Goose. It honks.")]
    assert look("duck", drawn, page) == []


# ---------------------------------------------------------------------- chapters


def test_a_chapter_has_paragraphs_lists_headings_and_tables() -> None:
    page = prose("First.\n- one\n- two") + heading("x", "Below") + table(["good", "price"], [("", ["wood & co", "2"])])
    said = printed(Section("goal", "Goal", page + "<ol><li>a</li><li>b</li></ol>")).splitlines()

    lines = [line.strip() for line in said if line.strip(" ─")]
    assert lines[:5] == ["Goal", "First.", "• one", "• two", "Below"]
    assert [line.split() for line in lines[5:7]] == [["good", "price"], ["wood", "&", "co", "2"]]
    assert lines[7:] == ["1. a", "2. b"]


def test_a_second_table_has_its_own_head() -> None:
    page = table(["good"], [("", ["wood"])]) + table(["bot"], [("", ["page"])])

    assert [word for word in printed(Section("x", "X", page)).split() if word.isalpha()] == [
        *("X", "good", "wood", "bot", "page")
    ]


def test_a_chapter_is_found_by_number_anchor_heading_or_part_of_it() -> None:
    goal, end, ends = Section("goal", "Goal", ""), Section("end", "The end", ""), Section("x", "The end of all", "")
    page = [goal, end, ends]

    assert found_chapters(page, "2") == [end]
    assert found_chapters(page, "goal") == [goal]
    assert found_chapters(page, "THE END") == [end]
    assert found_chapters(page, "the e") == [end, ends]
    assert found_chapters(page, "0") == found_chapters(page, "4") == found_chapters(page, "no") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_word_of_the_rules_page_is_printed(title: Title, language: str) -> None:
    for section in title.presentation.rulebook(title.components(), title.words(language)):
        there = letters(printed(section))
        for block in re.findall(r"<(?:p|h3)[^>]*>(.*?)</(?:p|h3)>", section.html):
            assert letters(html.unescape(re.sub(r"<[^>]*>", "", block))) in there
        for cell in re.findall(r"<t[dh](?: [^>]*)?>(.*?)</t[dh]>", section.html):
            assert all(letters(word) in there for word in html.unescape(cell).split())
