"""The rules page: every component with its figures in both languages, in sound HTML, and what the drawing leads to."""

from __future__ import annotations

from functools import partial

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.components import (
    BANK,
    ESTATES,
    GOODS,
    KINDS,
    MINE,
    MONASTERY_NUMBERS,
    ROUTES,
    SHIELD_NUMBERS,
)
from burgrave.games.burgundy.drawing.tips import THINGS, monastery_effect, points, shield_effect, silver, tile_effect
from burgrave.games.burgundy.estates import COLOURS
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.reading.rulebook import PARTS, RULINGS, SECTIONS, tile_anchor
from burgrave.kernel.components import doubtful
from burgrave.kernel.words import Words
from tests.burgundy.given import box
from tests.titles.pages import anchors, cells, in_both_languages, page_of, sources_of, tree

pytestmark = pytest.mark.once

page = partial(page_of, burgundy)
words = in_both_languages(burgundy)


def test_every_tile_has_a_row_with_its_backs_and_effect(words: Words) -> None:
    root = tree(page(words))

    for kind in range(KINDS):
        assert tile_anchor(kind) in anchors(root)
    assert cells(root, "tile-castle")[1:3] == ["14", "2"]
    assert cells(root, "tile-animals")[1:3] == ["20", "8"]
    assert cells(root, "tile-inn")[1:3] == ["5", "0"]
    assert cells(root, "tile-bank")[0] == words.template("tile.bank")
    assert cells(root, "tile-bank")[3] == words.say(tile_effect(BANK, box()))


def test_every_monastery_and_every_shield_has_a_row(words: Words) -> None:
    root = tree(page(words))

    for number in MONASTERY_NUMBERS:
        assert cells(root, f"monastery-{number}")[0] == str(number)
        assert cells(root, f"monastery-{number}")[2].endswith(words.say(monastery_effect(number, box())))
    for number in SHIELD_NUMBERS:
        shield = [str(number), str(box().shield_points[number]), words.say(shield_effect(number))]
        assert cells(root, f"shield-{number}") == shield


def test_depots_regions_phases_routes_and_estates_are_told_in_full(words: Words) -> None:
    root = tree(page(words))

    assert cells(root, "depot-black")[1:] == ["4", "6", "8"]
    filled = [[len(cells(root, f"depot-{n}")[at].split(", ")) for n in range(1, 7)] for at in (1, 2, 3)]
    assert [sum(spaces) for spaces in filled] == [12, 18, 24]
    for size in range(1, 9):
        assert cells(root, f"size-{size}") == [str(size), str(box().sizes[size])]
    assert [cells(root, f"phase-{phase}")[1] for phase in "ABCDE"] == ["10", "8", "6", "4", "2"]
    assert len([anchor for anchor in anchors(root) if anchor.startswith("route-")]) == ROUTES
    for id in ESTATES:
        sizes = cells(root, f"estate-{id}")[2:]
        assert len(sizes) == len(COLOURS)
        assert sum(int(size) for row in sizes for size in row.split(", ")) == len(
            burgundy.sheet.figures["estate"][id]["cells"]
        )


def test_everything_a_tooltip_may_lead_to_has_one_anchor(words: Words) -> None:
    found = anchors(tree(page(words)))

    assert len(found) == len(set(found))
    assert [part.anchor for part in page(words)] == list(SECTIONS)
    wanted = {*SECTIONS, *(part for parts in PARTS.values() for part in parts)}
    wanted |= {f"thing-{thing}" for thing in THINGS} | {f"good-{good}" for good in GOODS}
    wanted |= {f"option-{name}" for name in BurgundyOptions.CHOICES} | {f"ruling-{ruling}" for ruling in RULINGS}
    assert wanted <= set(found)


def test_an_overlays_figures_show_up_and_are_called_changed(words: Words) -> None:
    cells_of_1 = list(burgundy.sheet.figures["estate"]["1"]["cells"])
    cells_of_1[0] = "B1"
    overlay: dict[str, object] = {
        "tile": {"mine": {"silver": 7}},
        "monastery": {"26": {"amount": 5}},
        "shield": {"18": {"points": 83}},
        "points": {"region": {"sizes": [1, 2, 3, 4, 5, 6, 7, 77]}},
        "route": {"g": {"goods": [2, 2, 2]}},
        "depot": {"1": {"players": [2, 2, 2, 2]}},
        "estate": {"1": {"cells": cells_of_1}},
    }
    sections = page(words, overlay)
    root = tree(sections)

    assert words.say(silver(7)) in cells(root, "tile-mine")[3]
    assert words.say(silver(7)) == words.say(tile_effect(MINE, box(overlay)).args["mine"])
    assert words.say(points(5)) in cells(root, "monastery-26")[2]
    assert cells(root, "shield-18")[1] == "83"
    assert cells(root, "size-8")[1] == "77"
    assert all(space.startswith(words.template("good.purple")) for space in cells(root, "route-g")[1:])
    assert len(cells(root, "depot-1")[1].split(", ")) == 4
    assert cells(root, "estate-1")[6] == "4, 1"
    changed = next(at for at, part in enumerate(sections[-1].html.split("<h3")) if part.startswith(' id="changed"'))
    said = sections[-1].html.split("<h3")[changed]
    for name in (words.template("tile.mine"), words.template("rules.component.points.region")):
        assert name in said
    assert said.count("<tr>") == 1 + 7


def test_the_doubtful_figures_are_those_whose_source_is_weak() -> None:
    words = burgundy.words("en")

    said = sources_of(page(words))

    assumed = {row[0]: row[1].split("; ") for row in said["assumed"]}
    estates = [*(f"10{letter}" for letter in "abcdefgh"), *(f"11{letter}" for letter in "bcdefgh"), "12b", "14", "15"]
    assert set(assumed["Estates"]) == set(estates)
    assert assumed["Trade routes"] == list("fghijkl")
    weak = {
        (table, id)
        for table, records in burgundy.sheet.figures.items()
        for id, record in records.items()
        if doubtful(record)
    }
    shown = {(row[0], name) for rows in said.values() for row in rows for name in row[1].split("; ")}
    assert len(shown) == len(weak) == 58


def test_modes_say_for_how_many_players_they_are(words: Words) -> None:
    """Somebody who sets a table up sees which choices matter for one player, for teams, for the others."""
    assert "4" in words.template("option.team") or "вчетвером" in words.template("option.team")
    solo = {"en": "Solo game", "ru": "Одиночная игра"}[words.language]
    for name in ("solo_board", "target", "solo_trades"):
        assert words.template(f"option.{name}").startswith(solo)
