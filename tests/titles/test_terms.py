"""The Russian catalogue of a title keeps to the terms of its rulebook (`locale/terms.toml`)."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

import pytest

from burgrave.kernel.title import Title
from tests.titles.catalogues import Entry, entries, folder_of
from tests.titles.games import TITLES

FEWEST = 20
"""A rulebook has at least so many terms of its own."""


@dataclass(frozen=True)
class Term:
    """A term of the rulebook, where it stands, and the beginnings of the words that are not used for it."""

    term: str
    stem: str
    en: str
    where: str
    unused: tuple[str, ...] = ()
    excepted: tuple[str, ...] = field(default=())

    def excepts(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.excepted)


def terms(title: Title) -> list[Term]:
    with (folder_of(title) / "terms.toml").open("rb") as file:
        data = tomllib.load(file)["term"]
    return [
        Term(
            **{key: one[key] for key in ("term", "stem", "en", "where")},
            unused=tuple(one.get("not", ())),
            excepted=tuple(one.get("except", ())),
        )
        for one in data
    ]


def plain(text: str) -> str:
    """In small letters, ё as е, without the names of arguments."""
    return re.sub(r"\{\w*", "{", text).lower().replace("ё", "е")


def uses(entry: Entry, stem: str) -> bool:
    """Does a word of the entry begin like that?"""
    return any(re.search(rf"\b{re.escape(plain(stem))}", plain(form)) for form in entry.forms)


def begins(term: Term) -> bool:
    """Is the stem how a word of the term begins?"""
    return re.search(rf"\b{re.escape(plain(term.stem))}", plain(term.term)) is not None


def misused(found: list[Term], russian: list[Entry]) -> list[str]:
    return [
        f"{entry.key} says «{stem}» for «{term.term}»"
        for term in found
        for stem in term.unused
        for entry in russian
        if uses(entry, stem) and not term.excepts(entry.key)
    ]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_term_of_the_rulebook_is_used(title: Title) -> None:
    russian, found = entries(title, "ru"), terms(title)
    assert len(found) >= FEWEST
    assert len({term.term for term in found}) == len(found)
    assert [term.term for term in found if not (term.where and term.en and begins(term))] == []
    assert [term.term for term in found if not any(uses(entry, term.stem) for entry in russian)] == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_no_other_word_stands_for_a_term(title: Title) -> None:
    assert misused(terms(title), entries(title, "ru")) == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_exception_is_needed(title: Title) -> None:
    russian = entries(title, "ru")
    idle = [
        (term.term, pattern)
        for term in terms(title)
        for pattern in term.excepted
        if not any(
            fnmatchcase(entry.key, pattern) and any(uses(entry, stem) for stem in term.unused) for entry in russian
        )
    ]
    assert idle == []


def test_a_word_that_is_not_the_rulebooks_is_found() -> None:
    depot = Term("хранилище", "хранилищ", "depot", "Подготовка", unused=("склад",), excepted=("tile.*",))
    russian = [
        Entry("drawing.depot", ("Склад {склад}",)),
        Entry("tile.warehouse", ("Склад",)),
        Entry("move.take", ("взять из хранилища", "прескладный {склад}")),
    ]
    assert misused([depot], russian) == ["drawing.depot says «склад» for «хранилище»"]
