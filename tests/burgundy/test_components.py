"""Boards and tables: what is printed, and how an overlay corrects it."""

from __future__ import annotations

import json

import pytest

from burgrave import burgundy
from burgrave.cli import main
from burgrave.games.burgundy.components import BLACK_DEPOT, COPIES, ESTATES, SHEET, TILES, BurgundyComponents
from burgrave.games.burgundy.estates import COLOURS, Estate
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.testing import at_random
from tests.burgundy.given import box

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
    with pytest.raises(BadOverlay):
        burgundy.components({"setup": {"players": {"hire": 0}}})


def test_every_confirmed_public_figure_names_two_sources() -> None:
    """Confirmed means that two sources agree."""
    alone = [
        (table, id)
        for table, records in SHEET.figures.items()
        for id, record in records.items()
        if record["source"] == "public" and record["confirmed"] and len(record["refs"]) < 2
    ]

    assert alone == []


def test_an_overlay_corrects_prices_and_set_up() -> None:
    """Ransom, workers an action, the price of hiring, room for tiles and goods."""
    players = {"hire": 2, "action_workers": 3, "price": 1, "storage": 4, "stores": 2, "goods": 2, "silver": 5}
    printed = box({"setup": {"players": players, "castle_bound": {"points": 7}, "bridge": {"spaces": 8}}})

    assert (printed.hire, printed.action_workers, printed.price, printed.ransom) == (2, 3, 1, 7)
    assert (printed.storage, printed.stores, printed.spaces) == (4, 2, 8)
    position = burgundy.start(seats=2, seed=1, components=printed)
    assert isinstance(position, Burgundy)
    assert [realm.silver for realm in position.realms] == [5, 5]


def test_an_overlay_turns_a_tile_over() -> None:
    """How many white castles have a black back is known from one source; the number of tiles is the box's."""
    figures = {"tile": {"white_castle": {"black": 4}}, "monastery": {"29": {"back": "black"}}}
    printed = box(figures)
    record = printed.figures["tile"]["white_castle"]

    assert (record["coloured"], record["black"]) == (4, 4)
    backs = [
        back
        for name, back in zip(printed.tile_family.names, printed.tile_family.backs, strict=True)
        if name.startswith(("white_castle", "monastery_29"))
    ]
    assert backs.count(BLACK_DEPOT) == 5
    position = burgundy.start(seats=2, seed=5, components=printed, white_castles=True)
    assert burgundy.load(position.dump()).dump() == position.dump()
    rng = Rng(1)
    while not position.over:
        position.play(at_random(position, position.mover, rng))
        assert position.audit() == []


def test_an_overlay_pairs_the_boards_anew() -> None:
    printed = box({"board": {"3-4": {"front": "3", "back": "10", "copies": 2}}})

    assert printed.boards.count([ESTATES.index("3"), ESTATES.index("10")]) == 2


def test_an_overlay_moves_a_river() -> None:
    """The rivers of 13b are known from one picture."""
    rivers = list(SHEET.figures["estate"]["13b"]["rivers"])
    printed = box({"estate": {"13b": {"rivers": [*rivers[:-1], "s2 m4"]}}})
    estate = printed.estates[ESTATES.index("13b")]

    assert estate.names.index("m4") in estate.neighbours[estate.names.index("s2")]
    assert estate.names.index("m5") not in estate.neighbours[estate.names.index("s2")]
    for wrong in ("s2 s2", "s2 nw1", "nw1 nw2"):
        with pytest.raises(BadOverlay):
            burgundy.components({"estate": {"13b": {"rivers": [*rivers[:-1], wrong]}}})


def test_an_overlay_moves_a_line_between_border_posts() -> None:
    cells = ["a1", "b2", "c3", "d4", "e4"]
    printed = box({"posts": {"lines": {"top": cells}}})

    assert printed.lines[0] == sum(1 << printed.estates[0].names.index(name) for name in cells)
    assert printed.lines[1:] == box().lines[1:]


def test_an_overlay_corrects_the_spaces_of_the_black_depot_and_the_routes_dealt() -> None:
    printed = box({"depot": {"black": {"spaces": [5, 6, 7]}}, "routes": {"deal": {"tiles": [4, 4, 3]}}})

    assert printed.black_spaces[1:] == [5, 5, 6, 7]
    assert printed.route_deal[1:] == [4, 4, 4, 3]


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
    assert set(shown["estate"]) - estates == {"2", "4r", "8r", "11a", "12a", "13b"}
    assert {id for id, record in shown["route"].items() if record["source"] == "assumed"} == set("ghijkl")
    animals = {f"{species}_{number}" for species in ("cow", "sheep", "pig", "chicken") for number in (2, 3, 4)}
    assert set(shown["tile"]) == {"white_castle"} | animals
    assert set(shown["setup"]) == {"bridge"}
    assert "goods" not in shown
    assert shown["points"] == {"sale": {**shown["points"]["sale"], "solo": 2, "solo_source": "assumed"}}
    assert "points" not in shown["points"]["sale"]
    assert set(shown["board"]) == set(SHEET.figures["board"])
