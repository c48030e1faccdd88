"""The rules page: every component with its figures in both languages, in sound HTML, and what the drawing leads to."""

from __future__ import annotations

from functools import partial

import pytest

from burgrave import emara
from burgrave.games.emara import components
from burgrave.games.emara.drawing.tips import advisor_power, event_effect, said
from burgrave.games.emara.options import EmaraOptions
from burgrave.games.emara.phrases import bundle_phrases, stock_phrases, thing
from burgrave.games.emara.reading.rulebook import PARTS, RULINGS, SECTIONS, THINGS
from burgrave.kernel.components import doubtful
from burgrave.kernel.words import Words
from tests.titles.pages import anchors, box_of, cells, in_both_languages, page_of, sources_of, tree

pytestmark = pytest.mark.once

box = partial(box_of, emara, components.EmaraComponents)
page = partial(page_of, emara)
words = in_both_languages(emara)


def test_every_advisor_has_a_row_with_price_points_and_power(words: Words) -> None:
    root, printed = tree(page(words)), box()

    for number, id in enumerate(components.ADVISORS):
        figures = printed.advisors[number]
        price = said(words, stock_phrases(figures.cost.stock))
        row = [words.template(f"advisor.{id}"), "A" if number < 16 else "B", price, str(figures.cp)]
        assert cells(root, f"advisor-{id}") == [*row, advisor_power(printed, words, number)]
    assert words.say(thing("bp", 15)) in cells(root, "advisor-sir_antoni")[4]


def test_every_event_has_a_row_with_its_effect_and_the_start_it_tells(words: Words) -> None:
    root, printed = tree(page(words)), box()

    for number, id in enumerate(components.EVENTS):
        name, effect, start, places = cells(root, f"event-{id}")
        assert (name, effect) == (words.template(f"event.{id}"), event_effect(printed, words, number))
        assert start == str(printed.events[number].building_start)
        assert places.startswith(words.template(f"location.{components.LOCATIONS[printed.events[number].countryside]}"))


def test_ranks_huts_craftsmen_markers_and_favours_are_told_in_full(words: Words) -> None:
    root, printed = tree(page(words)), box()

    for number, id in enumerate(components.RANKS):
        price = said(words, bundle_phrases(printed.ranks[number]))
        assert cells(root, f"rank-{id}")[1:] == [price, ", ".join(str(cp) for cp in printed.nobles[number])]
    for location in components.LOCATIONS[:4]:
        assert len(cells(root, f"huts-{location}")) == 1 + 3
    assert [cells(root, f"craftsman-{place}")[1] for place in range(1, 5)] == [str(cp) for cp in printed.craftsmen]
    for favor in components.FAVORS:
        assert all(cells(root, f"favor-{favor}"))
    for marker in components.MARKERS:
        assert len(cells(root, f"marker-{marker}")) == 1 + 4 + 1


def test_markers_start_as_the_number_of_players_says(words: Words) -> None:
    """Alone: the construction site as for four, cathedral and castle as for two."""
    root = tree(page(words))

    assert [cells(root, f"marker-donation_{kind}")[2][0] for kind in components.RESOURCES] == ["2", "2", "1", "1"]
    assert [cells(root, f"marker-gift_{kind}")[2][0] for kind in components.RESOURCES] == ["1", "1", "2", "2"]
    for marker in components.MARKERS:
        _, one, two, _, four, _ = cells(root, f"marker-{marker}")
        assert one == (four if marker in ("stone", "bread") else two)


def test_everything_a_tooltip_may_lead_to_has_one_anchor(words: Words) -> None:
    found = anchors(tree(page(words)))

    assert len(found) == len(set(found))
    assert [part.anchor for part in page(words)] == list(SECTIONS)
    wanted = {*SECTIONS, *(part for parts in PARTS.values() for part in parts)}
    wanted |= {f"thing-{name}" for name in (*THINGS, "card")} | {f"location-{id}" for id in components.LOCATIONS}
    wanted |= {f"advisor-{id}" for id in components.ADVISORS} | {f"card-{id}" for id in components.CARDS}
    wanted |= {f"event-{id}" for id in components.EVENTS} | {f"rank-{id}" for id in components.RANKS}
    wanted |= {"advisors", "councilors", "craftsmen", "favors", "huts", "markers", "ranks", "round", "score", "slots"}
    wanted |= {"victoria", *(f"option-{name}" for name in EmaraOptions.CHOICES), *(f"ruling-{id}" for id in RULINGS)}
    assert wanted <= set(found)


def test_an_overlays_corrected_prices_show_up_and_are_called_changed(words: Words) -> None:
    overlay: dict[str, object] = {
        "advisor": {"baker": {"cost": {"grain": 4, "wood": 1}}},
        "rank": {"count": {"cost": {"coin": 5, "ring": 3}}},
        "hut": {"forest_1": {"cost": {"cloth": 5}}},
    }
    sections = page(words, overlay)
    root = tree(sections)

    assert cells(root, "advisor-baker")[2] == said(words, [thing("wood", 1), thing("grain", 4)])
    assert cells(root, "rank-count")[1] == said(words, [thing("coin", 5), thing("ring", 3)])
    assert words.say(thing("cloth", 5)) in cells(root, "huts-forest")[1]
    told = sources_of(sections)
    changed = [row[1] for row in told.pop("changed")]
    doubts = [row[1].split("; ") for rows in told.values() for row in rows]
    assert len(changed) == 3
    for name in ("advisor.baker", "rank.count"):
        assert words.template(name) in changed
        assert not any(words.template(name) in shown for shown in doubts)
    assert "changed" not in sources_of(page(words))


def test_an_overlays_figures_stand_in_the_running_text(words: Words) -> None:
    overlay: dict[str, object] = {
        "final": {"points": {"ring": 7}},
        "town": {"castle": {"bp": 77}, "market": {"cp": [3, 6, 10, 15, 99]}},
        "marker": {"stone": {"printed": 8}},
    }
    sections = page(words, overlay)
    root = tree(sections)

    assert cells(root, "location-castle")[1].endswith(words.say(thing("bp", 77)) + ".")
    assert cells(root, "location-market")[1].endswith(words.say(thing("cp", 99)) + ".")
    assert cells(root, "marker-stone")[5] == "8"
    score = next(part.html for part in sections if part.anchor == "score")
    assert ": 7</li>" in score


def test_the_doubtful_figures_are_those_whose_source_is_weak() -> None:
    told = sources_of(page(emara.words("en")))

    shown = [name for rows in told.values() for row in rows for name in row[1].split("; ")]
    weak = [record for records in emara.sheet.figures.values() for record in records.values() if doubtful(record)]
    assert len(shown) == len(weak) == 108
    advisors = next(row for row in told["assumed"] if row[0] == "Advisors")
    assert advisors[2] == "price"
    assert len(advisors[1].split("; ")) == len(components.ADVISORS)


def test_the_values_of_every_option_are_listed(words: Words) -> None:
    root = tree(page(words))

    for name, values in EmaraOptions.CHOICES.items():
        named = [value for value in values if isinstance(value, (str, bool))]
        labels = {words.template(f"option.{name}.{str(value).lower()}") for value in named}
        assert all(label in cells(root, f"option-{name}")[2] for label in labels)
    assert cells(root, "option-building_start")[2].endswith("0–104")
