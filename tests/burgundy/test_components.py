"""Boards and tables: what is printed, and how an overlay corrects it."""

from __future__ import annotations

import json

import pytest

from burgrave import burgundy
from burgrave.cli import main
from burgrave.games.burgundy.components import COPIES, ESTATES, SHEET, TILES, BurgundyComponents
from burgrave.games.burgundy.estates import COLOURS, Estate
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.errors import BadOverlay

PRINTED = BurgundyComponents(SHEET.overlaid({}), {})

COUNTS = {"hexagon": [4, 3, 6, 6, 6, 12], "islands": [4, 3, 6, 6, 6, 12], "double": [7, 6, 12, 12, 12, 24]}


@pytest.mark.parametrize("estate", PRINTED.estates, ids=ESTATES)
def test_every_estate_has_its_colours_and_can_be_filled(estate: Estate) -> None:
    """Castles, mines, monasteries, ships, animals, buildings; every cell can be reached from every first castle."""
    assert [estate.colours.count(colour) for colour in range(len(COLOURS))] == COUNTS[estate.shape]
    for start in estate.starts():
        assert estate.colours[start] == 0
        reached = {start}
        waiting = [start]
        while waiting:
            for other in estate.neighbours[waiting.pop()]:
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        assert len(reached) == estate.size


@pytest.mark.parametrize("estate", [e for e in PRINTED.estates if e.shape == "hexagon"], ids=lambda e: str(e.id))
def test_hexagonal_estates_share_their_numbers(estate: Estate) -> None:
    assert estate.numbers == PRINTED.estates[0].numbers


def test_ships_of_the_solo_boards_are_regions_of_their_own() -> None:
    """Rivers lead on, but join no regions."""
    for id in ("13a", "13b"):
        assert PRINTED.estates[ESTATES.index(id)].sizes(3) == [1] * 6


def test_modules_add_their_tiles() -> None:
    """Four extra tiles; nine with white castles."""
    added = {module: 0 for _, _, _, module in COPIES}
    for _, coloured, black, module in COPIES:
        added[module] += coloured + black

    assert added == {"base": 164, "extra_tiles": 4, "white_castles": 9}
    assert len(set(TILES)) == len(TILES)


def test_an_overlay_corrects_a_cell() -> None:
    """Colours and numbers of an estate are printed figures."""
    cells = list(SHEET.figures["estate"]["1"]["cells"])
    cells[0] = "B1"
    components = burgundy.components({"estate": {"1": {"cells": cells}}})

    position = burgundy.start(seats=2, seed=1, components=components)
    assert isinstance(position, Burgundy)
    assert (position.realms[0].estate.colours[0], position.realms[0].estate.numbers[0]) == (5, 1)


def test_an_overlay_keeps_to_the_box() -> None:
    with pytest.raises(BadOverlay):
        burgundy.components({"estate": {"1": {"cells": ["C1"]}}})
    with pytest.raises(BadOverlay):
        burgundy.components({"estate": {"1": {"start": "any_castle"}}})
    with pytest.raises(BadOverlay):
        burgundy.components({"tile": {"castle": {"coloured": 3}}})


def test_the_command_line_lists_every_assumed_estate_tile_and_route(capsys: pytest.CaptureFixture[str]) -> None:
    """`burgrave components burgundy --assumed`: designed boards, six routes, pairings, and what one source says."""
    assert main(["components", "burgundy", "--assumed", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)

    assumed = {
        (table, id)
        for table, records in SHEET.figures.items()
        for id, record in records.items()
        if record["source"] == "assumed"
    }
    assert {(table, id) for table, records in shown.items() for id in records} >= assumed
    estates = {id for id, record in shown["estate"].items() if record["source"] == "assumed"}
    assert estates == {f"10{x}" for x in "abcdefgh"} | {f"11{x}" for x in "bcdefgh"} | {"12b", "14", "15"}
    assert set(shown["estate"]) - estates == {"2", "4", "8", "4r", "8r", "11a", "12a", "13b"}
    assert {id for id, record in shown["route"].items() if record["source"] == "assumed"} == set("ghijkl")
    assert set(shown["tile"]) == {"white_castle"}
    assert shown["points"] == {"sale": {**shown["points"]["sale"], "solo": 2, "solo_source": "assumed"}}
    assert "points" not in shown["points"]["sale"]
    assert set(shown["board"]) == set(SHEET.figures["board"])
