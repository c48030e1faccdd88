"""`look`: what a thing on the table does and costs, from the tips of its drawing or from the rules page."""

from __future__ import annotations

from collections.abc import Iterable
from html.parser import HTMLParser
from typing import Any, NamedTuple

from burgrave.cli.chapters import blocks_of
from burgrave.kernel.title import Title
from burgrave.kernel.words import Words
from burgrave.reading.rulebook import Section


class Thing(NamedTuple):
    """Something on the table, or in the rules: what it is called, and what there is to know of it."""

    name: str
    tip: str


class Pieces(HTMLParser):
    """The pieces of a drawing that have a tip."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Thing] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        name, tip = said.get("aria-label"), said.get("data-tip")
        if name and tip:
            self.found.append(Thing(name, tip))


def things_drawn(title: Title, view: dict[str, Any], words: Words) -> list[Thing]:
    """Everything on the table as the person sees it; what is said alike of several stands once."""
    pieces = Pieces()
    for panel in title.presentation.draw(view, words):
        pieces.feed(panel.svg())
    pieces.close()
    return list(dict.fromkeys(pieces.found))


def things_told(sections: Iterable[Section]) -> list[Thing]:
    """What the rules page says of things by their names: the rows of its tables and the entries of its lists."""
    found = [
        Thing(block.name, block.told)
        for section in sections
        for block in blocks_of(section)
        if block.kind != "head" and block.name
    ]
    return list(dict.fromkeys(found))


def paragraphs(sections: Iterable[Section]) -> list[Thing]:
    """Everything else that the rules page says, under the headings of its chapters."""
    return [Thing(section.heading, block.plain) for section in sections for block in blocks_of(section)]


def look(said: str, drawn: list[Thing], sections: list[Section]) -> list[Thing]:
    """What is meant: by its name on the table, by its name in the rules, or else wherever it is spoken of."""
    wanted = said.lower()
    by_name = [thing for thing in drawn if wanted in thing.name.lower()] or [
        thing for thing in things_told(sections) if wanted in thing.name.lower()
    ]
    if by_name:
        return same_once(by_name)
    return same_once([thing for thing in (*drawn, *paragraphs(sections)) if wanted in thing.tip.lower()])


def same_once(things: list[Thing]) -> list[Thing]:
    """Several things with the same tip are told once, by the first name."""
    return list({thing.tip: thing for thing in reversed(things)}.values())[::-1]
