"""What owners of a box correct: which figures they are asked about, what they may write, and what comes of it."""

from __future__ import annotations

import re
import tomllib
from typing import Any, cast

import pytest

from burgrave.kernel.components import doubtful
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import LANGUAGES, Words
from burgrave.reading.corrections import (
    Corrections,
    Doubt,
    RefusedFigure,
    component_name,
    controls,
    correct,
    doubts,
    letter,
    overlay_file,
    page_of,
    read,
)
from burgrave.reading.figures import Notation, called, plain, toml
from tests.titles.games import TITLES

pytestmark = pytest.mark.once

PRICE = dict.fromkeys(("wood", "grain", "stone", "cloth"), range(6))
TOWN = ("castle", "cathedral", "construction_site", "market")
THINGS = {**PRICE, "coin": range(6), "ring": range(6), "cp": range(100)}
OFFER = {"pay": THINGS, "gain": THINGS}

EMARA = title_named("emara").words("en")


def figure(value: Any, shape: Any) -> Doubt:
    return Doubt("advisor", "baker", "cost", value, "assumed", shape)


class Wordless(Notation):
    """Writes the names of the sheet."""

    def called(self, name: Any, among: Any = None) -> str:
        return plain(name)


def as_it_is(doubt: Doubt, words: Words) -> dict[str, str]:
    """A form in which nothing was written."""
    return {one.name: one.value for one in controls(doubt, words)}


# ---------------------------------------------------------------------- which figures


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_figure_in_doubt_that_can_be_corrected_has_a_field(title: Title) -> None:
    found = {doubt.place for doubt in doubts(title) if controls(doubt, title.words("en"))}

    for table, records in title.sheet.figures.items():
        for id, record in records.items():
            for field in doubtful(record):
                can = field in title.sheet.printed.get(table, {}) and record.get(f"{field}_source") != "rulebook"
                # Most lists keep their length, so there is nothing to be written in an empty one.
                fixed = can and record[field] == [] and len(title.sheet.printed[table][field]) == 1
                assert (f"{table}.{id}.{field}" in found) == (can and not fixed), field


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_form_in_which_nothing_was_written_says_what_stands_there_anyway(title: Title, language: str) -> None:
    words = title.words(language)
    everything: dict[str, str] = {}
    for doubt in doubts(title):
        if doubt.shape is not None:
            assert read(doubt, as_it_is(doubt, words), words) == doubt.value
        everything |= as_it_is(doubt, words)

    assert correct(title, everything, words) == Corrections()
    assert correct(title, {}, words) == Corrections()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_names_of_the_sheet_are_understood_in_every_language(title: Title) -> None:
    russian = title.words("ru")

    for doubt in doubts(title):
        if doubt.shape is None:
            continue
        line = Wordless(russian, doubt.field).written(doubt.shape, doubt.value)
        assert Notation(russian, doubt.field).read(doubt.shape, line, doubt.value) == doubt.value


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_component_has_a_name_and_every_figure_a_reason(title: Title) -> None:
    for doubt in doubts(title):
        assert component_name(title, doubt.table, doubt.id, title.words("ru"))
        assert doubt.reason in ("assumed", "recalled", "public")


PLACES = re.compile(r"[A-Z]?\d|\d+r?|[a-z]{1,2}\d+( [a-z]{1,2}\d+)?")
"""A row, an estate, a cell of it, two cells with a river between them."""


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_whatever_can_be_written_or_chosen_has_words(title: Title) -> None:
    """A cell of an estate, a place of a row and a side of a board are known by letters and numbers."""
    words = title.words("ru")
    for doubt in doubts(title):
        for name, among in names_in(doubt.shape):
            said = Notation(words, doubt.field).called(name, among)
            assert re.search("[а-яё]", said.lower()) or PLACES.fullmatch(str(name)), f"{doubt.place}: {name}"


def names_in(shape: Any) -> list[tuple[Any, Any]]:
    """The names of a shape, each with the words that it is among, or None for a part of a bundle."""
    if isinstance(shape, tuple):
        return [(word, shape) for word in shape]
    if isinstance(shape, list):
        return names_in(shape[0])
    if isinstance(shape, dict):
        return [found for name, inner in shape.items() for found in ((name, None), *names_in(inner))]
    return []


def test_a_title_of_somebody_elses_without_sources_on_its_page_has_one_too() -> None:
    bidding = title_named("bidding")

    assert [doubt.place for doubt in doubts(bidding)] == ["prize.large.points"]
    assert component_name(bidding, "prize", "large", bidding.words("en")) == "large"
    assert page_of(bidding) == "/box/bidding"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("{n} gold coin", "gold coin"),
        ("destroy {n} card", "destroy card"),
        ("A free {type}", "A free …"),
        ("When it leaves: {does}.", "When it leaves"),
        ("{paid} count as “{icon}”.", "count as “ … ”"),
        ("{n} → {gain}", "coin"),
    ],
)
def test_a_name_is_taken_from_what_a_catalogue_says_about_an_amount(said: str, name: str) -> None:
    assert called(cast(Words, Told(said)), "coin", ("things.",)) == name


class Told:
    """Words with one entry."""

    def __init__(self, said: str) -> None:
        self.said = said

    def template(self, key: str, n: int) -> str:
        return self.said


# ---------------------------------------------------------------------- the fields


def test_a_bundle_of_few_things_has_a_number_for_each_of_them() -> None:
    fields = controls(figure({"wood": 2}, PRICE), EMARA)

    assert [(one.label, one.value) for one in fields] == [("wood", "2"), ("grain", ""), ("stone", ""), ("cloth", "")]
    assert fields[0].name == "advisor.baker.cost.wood"


def test_words_are_chosen_and_short_rows_stand_side_by_side() -> None:
    (town,) = controls(figure("market", TOWN), EMARA)
    row = controls(figure([1, 6, 5], [range(1, 7)]), EMARA)

    assert town.value == "market"
    assert ("construction_site", "Construction Site") in town.choices
    assert [one.value for one in row] == ["1", "6", "5"]


@pytest.mark.parametrize(
    ("value", "shape", "line"),
    [
        ({"coin": 1, "cp": 3}, THINGS, "gold coin 1, citizen point 3"),
        ([{"wood": 1}, {}], [THINGS], "wood 1 / –"),
        (
            [{"pay": {"ring": 1}, "gain": {"coin": 2, "wood": 1}}],
            [OFFER],
            "pay (signet ring 1), gain (gold coin 2, wood 1)",
        ),
        (list(range(1, 8)), [range(10)], "1, 2, 3, 4, 5, 6, 7"),
    ],
)
def test_what_has_many_parts_is_written_in_a_line(value: Any, shape: Any, line: str) -> None:
    doubt = figure(value, shape)
    (field,) = controls(doubt, EMARA)

    assert field.value.replace("what it gives", "gain") == line
    assert read(doubt, {field.name: field.value}, EMARA) == value


@pytest.mark.parametrize(
    "line",
    ["gold coin 2, wood 1", "2 gold coin, 1 wood", "coin: 2, wood", " COIN 2 ,wood ×1 ", "2 × gold coin, wood = 1"],
)
def test_a_bundle_can_be_written_in_several_ways(line: str) -> None:
    assert Notation(EMARA, "cost").read(THINGS, line, {}) == {"coin": 2, "wood": 1}


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("value", "shape", "said", "complaint"),
    [
        (2, range(6), "9", "a whole number from 0 to 5 is needed here, not “9”"),
        (2, range(6), "two", "a whole number from 0 to 5 is needed here, not “two”"),
        (2, range(6), "", "a whole number from 0 to 5 is needed here, not “”"),
        (2, range(-9, 10), "−10", "a whole number from -9 to 9 is needed here, not “-10”"),
        (2, range(6), "1" * 30, "a whole number from 0 to 5 is needed here"),
        (
            "castle",
            TOWN,
            "harbour",
            "“harbour” is not known here; allowed: Castle, Cathedral, Construction Site, Market",
        ),
        ({"coin": 1}, THINGS, "gems 3", "“gems 3” is not known here; allowed: wood, grain, stone, cloth, gold coin"),
        ({"coin": 1}, THINGS, "coin 7", "a whole number from 0 to 5 is needed here, not “7”"),
        ("castle", TOWN, "x" * 999, f"“{'x' * 40}…” is not known here"),
        ([1] * 7, [range(10)], "1 2 3", "as many parts as before are needed here, 7, not 3"),
        ([{"wood": 1}], [THINGS], "wood 1 / wood 2", "as many parts as before are needed here, 1, not 2"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_line_that_says_what_can(
    value: Any, shape: Any, said: str, complaint: str
) -> None:
    with pytest.raises(RefusedFigure) as refused:
        read(figure(value, shape), {"advisor.baker.cost": said}, EMARA)

    assert complaint in EMARA.say(refused.value.phrase)
    assert "\n" not in EMARA.say(refused.value.phrase)
    assert refused.value.name == "advisor.baker.cost"


def test_one_wrong_field_loses_nothing_of_the_others() -> None:
    title, words = title_named("emara"), title_named("emara").words("ru")
    first, second = [doubt for doubt in doubts(title) if doubt.table == "advisor" and doubt.field == "cost"][:2]

    found = correct(title, {f"{first.place}.wood": "5", f"{second.place}.wood": "много"}, words)

    assert found.overlay == {"advisor": {first.id: {"cost": {**first.value, "wood": 5}}}}
    assert {name: words.say(phrase) for name, phrase in found.refused.items()} == {
        f"{second.place}.wood": "здесь нужно целое число от 0 до 5, а не «много»"
    }


def test_figures_with_which_no_game_can_be_played_are_refused_at_the_first_that_breaks_it() -> None:
    title = title_named("viscounts")
    scores = [doubt for doubt in doubts(title) if doubt.table == "manuscript" and doubt.field == "score"]
    good = {f"{scores[0].place}.vp": "9"}

    assert not correct(title, good, title.words("en")).refused
    found = correct(title, {**good, f"{scores[1].place}.counts": ""}, title.words("en"))

    (phrase,) = found.refused.values()
    assert [*found.refused] == [f"{scores[1].place}.counts"]
    assert "no game can be played with this figure" in title.words("en").say(phrase)


# ---------------------------------------------------------------------- what comes of it


def changed_price() -> tuple[Title, Doubt, Corrections]:
    title = title_named("emara")
    doubt = next(one for one in doubts(title) if one.table == "advisor" and one.field == "cost")
    return title, doubt, correct(title, {f"{doubt.place}.{name}": "1" for name in PRICE}, title.words("en"))


def test_an_overlay_holds_what_was_changed_and_nothing_else() -> None:
    title, doubt, found = changed_price()

    assert found.overlay == {"advisor": {doubt.id: {"cost": dict.fromkeys(PRICE, 1)}}}
    assert title.components(found.overlay).figures["advisor"][doubt.id]["cost"]["cloth"] == 1


def test_a_thing_that_was_taken_away_is_gone_and_none_of_another_changes_nothing() -> None:
    doubt = figure({"wood": 2, "grain": 1}, PRICE)

    assert read(doubt, {"advisor.baker.cost.wood": "", "advisor.baker.cost.cloth": "0"}, EMARA) == {"grain": 1}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_file_is_toml_that_overlays_are_kept_in(title: Title) -> None:
    everything = Corrections()
    for doubt in doubts(title):
        if doubt.shape is not None:
            everything.add(doubt, doubt.value)

    text = overlay_file(title, everything.overlay, title.words("ru"))

    assert tomllib.loads(text) == everything.overlay
    assert title.components(tomllib.loads(text)).figures == title.components().figures
    assert tomllib.loads(toml({"a b": {"1": {"ü": ["x", True, {}]}}})) == {"a b": {"1": {"ü": ["x", True, {}]}}}


def test_the_text_to_send_tells_title_component_field_and_both_figures() -> None:
    title, doubt, found = changed_price()
    words = title.words("en")
    old = Notation(words, "cost").written(doubt.shape, doubt.value)

    lines = letter(title, found, words, "1.0", " Two cards are brown. ").splitlines()

    assert (
        lines[0] == f"Crown of Emara (emara): corrections by an owner of the box. Burgrave 1.0, rules {title.version}."
    )
    assert lines[2] == f"Advisors: {component_name(title, 'advisor', doubt.id, words)} (advisor.{doubt.id})"
    assert lines[3] == f"  price (cost): {old} -> wood 1, grain 1, stone 1, cloth 1"
    assert "Two cards are brown." in lines
    assert tomllib.loads("\n".join(lines[lines.index("The same as an overlay:") + 1 :])) == found.overlay


def test_the_text_also_tells_what_was_compared_and_found_right() -> None:
    title = title_named("emara")

    text = letter(title, Corrections(), title.words("en"), "1.0", compared=["hut", "advisor"])

    assert "Compared, and printed just so where nothing is corrected: Huts, Advisors." in text.splitlines()
    assert "overlay" not in text


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("золото 1", [{"gold": 1}]),
        ("золото 1 / чернильница 2 / серебро 1", [{"gold": 1}, {"ink": 2}, {"silver": 1}]),
        ("–", [{}]),
        ("", []),
    ],
)
def test_a_list_of_another_length_is_read_where_the_box_allows_it(line: str, value: Any) -> None:
    shape = title_named("viscounts").sheet.printed["spot"]["effect"]
    assert Notation(title_named("viscounts").words("ru"), "effect").read(shape, line, [{"ink": 1}]) == value


def test_a_list_that_is_too_long_is_refused_with_what_is_allowed() -> None:
    shape = title_named("viscounts").sheet.printed["spot"]["effect"]
    with pytest.raises(BadOverlay, match=r"0 to 3 parts can stand here, not 4"):
        Notation(title_named("viscounts").words("en"), "effect").read(shape, "1 gold / 1 ink / 1 ink / 1 ink", [])
