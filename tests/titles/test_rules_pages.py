"""What holds for the rules page of every title: sound HTML in both languages, with a name for everything."""

from __future__ import annotations

import re

import pytest

from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.rulebook import REASONS, Rulebook, doubts_of
from tests.titles.games import TITLES
from tests.titles.pages import anchors, page_of, sources_of, tree

TAGS = {"p", "ul", "ol", "li", "strong", "h3", "div", "table", "thead", "tbody", "tr", "th", "td"}
ATTRIBUTES = {"id", "class", "scope"}
LONGEST = {"kingsburg": (80, 24), "viscounts": (60, 30)}
"""The letters that the name of an option and the label of a value may have, where a title asks whole questions."""

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_title
@each_language
def test_the_page_is_plain_html_without_placeholders(title: Title, language: str) -> None:
    sections = page_of(title, title.words(language))

    assert all(part.heading and part.html for part in sections)
    for element in tree(sections).iter():
        assert element.tag in TAGS | {"page", "section"}
        assert set(element.keys()) <= ATTRIBUTES
        for text in (element.text or "", element.tail or ""):
            assert "{" not in text
            assert "&" not in text
            assert not text.startswith("- ")


@each_title
def test_both_languages_have_the_same_page_and_the_russian_one_is_russian(title: Title) -> None:
    english, russian = (tree(page_of(title, title.words(language))) for language in ("en", "ru"))

    assert anchors(english) == anchors(russian)
    for element in russian.iter():
        if element.tag in ("p", "li", "h3"):
            assert re.search("[а-яё]", "".join(element.itertext())), "".join(element.itertext())


@each_title
@each_language
def test_every_field_that_may_be_corrected_has_a_name(title: Title, language: str) -> None:
    words = title.words(language)

    for name, fields in title.sheet.printed.items():
        assert words.template(f"rules.kind.{name}")
        for field in fields:
            assert words.template(f"rules.field.{field}")


@each_title
@each_language
def test_the_sources_count_every_component_and_give_the_reason_of_every_doubt(title: Title, language: str) -> None:
    words = title.words(language)
    sections = page_of(title, words)
    rulebook = title.presentation.rulebook
    assert isinstance(rulebook, Rulebook)
    records = [
        record
        for name, table in title.sheet.figures.items()
        if name not in rulebook.provenance.untold_tables
        for record in table.values()
    ]
    doubts = [doubts_of(record, [], rulebook.provenance.untold_fields) for record in records]

    assert sections[-1].anchor == "sources"
    assert [*sources_of(sections)] == [reason for reason in REASONS if any(reason in found for found in doubts)]
    tally = "".join(next(tree(sections[-1:]).iter("ul")).itertext())
    total, sure, confirmed, doubtful, assumed, changed = (int(count) for count in re.findall(r"\d+", tally))
    assert total == len(records) == sure + confirmed + doubtful
    assert doubtful == sum(1 for found in doubts if found)
    assert assumed == sum(1 for found in doubts if "assumed" in found)
    assert changed == 0


@each_title
@each_language
def test_every_option_is_explained_and_its_values_have_names(title: Title, language: str) -> None:
    words = title.words(language)

    longest_name, longest_label = LONGEST.get(title.id, (40, 28))
    for name, values in title.options.CHOICES.items():
        assert 3 < len(words.template(f"option.{name}")) <= longest_name
        assert 20 < len(words.template(f"option.{name}.about")) <= 260
        # A long row of numbers needs no words.
        named = [value for value in values if isinstance(value, (str, bool)) or len(values) < 20]
        labels = {words.template(f"option.{name}.{str(value).lower()}") for value in named}
        assert len(labels) == len(named)
        assert all(len(label) <= longest_label for label in labels), labels
