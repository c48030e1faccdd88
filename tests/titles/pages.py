"""A rules page as a tree, its rows and its anchors."""

from __future__ import annotations

from typing import Any, TypeVar
from xml.etree import ElementTree

import pytest

from burgrave.kernel.components import Components
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES, Words
from burgrave.reading.rulebook import Section

Own = TypeVar("Own", bound=Components)

LONGEST_TIP = 260


def box_of(title: Title, kind: type[Own], overlay: dict[str, object] | None = None) -> Own:
    """The figures that a page is made with."""
    printed = title.components(overlay)
    assert isinstance(printed, kind)
    return printed


def in_both_languages(title: Title) -> Any:
    """A fixture: the title's words in one language, then in the other."""

    @pytest.fixture(params=LANGUAGES)
    def words(request: pytest.FixtureRequest) -> Words:
        return title.words(request.param)

    return words


def page_of(title: Title, words: Words, overlay: dict[str, object] | None = None) -> list[Section]:
    return title.presentation.rulebook(title.components(overlay), words)


def tree(sections: list[Section]) -> ElementTree.Element:
    """The page as a tree, each section an element with its anchor; fails where the HTML is not well formed."""
    return ElementTree.fromstring(
        "<page>" + "".join(f'<section id="{part.anchor}">{part.html}</section>' for part in sections) + "</page>"
    )


def row(element: ElementTree.Element) -> list[str]:
    """The text of the cells."""
    return ["".join(cell.itertext()) for cell in element]


def cells(root: ElementTree.Element, anchor: str) -> list[str]:
    """The text of the row with an anchor."""
    rows = [row(element) for element in root.iter("tr") if element.get("id") == anchor]
    assert len(rows) == 1, anchor
    return rows[0]


def rows_of(root: ElementTree.Element) -> list[list[str]]:
    """The rows of all tables, without their heads."""
    return [row(element) for body in root.iter("tbody") for element in body]


def anchors(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if element.get("id")]


def sources_of(sections: list[Section]) -> dict[str, list[list[str]]]:
    """The rows of the sources by the reason why a figure is not sure: kind, components, figures."""
    found: dict[str, list[list[str]]] = {}
    reason = ""
    for element in tree(sections[-1:])[0]:
        if element.tag == "h3":
            reason = element.attrib["id"]
        elif element.tag == "div":
            found[reason] = rows_of(element)
    return found


def check_tips(tips: list[str]) -> None:
    """No tip is long, unfinished or the same as another."""
    assert len(set(tips)) == len(tips)
    for tip in tips:
        assert 10 < len(tip) <= LONGEST_TIP, tip
        assert tip.endswith(".")
        assert ".." not in tip
        assert "{" not in tip
