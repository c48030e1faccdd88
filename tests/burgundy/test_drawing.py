"""The Castles of Burgundy drawn: what certain positions must show, on every board."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from burgrave import burgundy
from burgrave.drawing import Panel
from burgrave.games.burgundy.cards import MONASTERY_HOOKS
from burgrave.games.burgundy.components import INN, MONASTERY_NUMBERS, TILES
from burgrave.games.burgundy.drawing.brush import glyph, marks
from burgrave.games.burgundy.drawing.icons import MARKS, PICTOGRAMS
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.position import Burgundy
from tests.burgundy import given
from tests.titles.drawn import drawn, ids
from tests.titles.given import ANNA, BORIS, play

pytestmark = pytest.mark.once


def elements(panel: Panel) -> dict[str, ElementTree.Element]:
    """The pieces of a panel by id."""
    return {part.attrib["id"]: part for part in ElementTree.fromstring(panel.svg()).iter() if "id" in part.attrib}


def tip_of(panels: list[Panel], id: str) -> str:
    for panel in panels:
        found = elements(panel)
        if id in found:
            return found[id].attrib["data-tip"]
    raise AssertionError(f"no {id}")


def test_an_open_region_says_what_it_is_worth() -> None:
    position = given.start()
    d1 = given.cell_of(position, ANNA, "d1")
    said = tip_of(drawn(position, ANNA), f"cell-0-{d1}")

    # Estate 1: a river of three cells, six points, and ten in phase A.
    assert "Region of 3, 0 of 3 cells full: 6 points for its size and 10 in this phase, 16 points in all" in said


@pytest.mark.parametrize(("large_regions", "points"), [("capped", 36), ("growing", 45)])
def test_shield_17_and_an_inn_make_a_region_worth_more(large_regions: str, points: int) -> None:
    position = given.start(shields=True, inns=True, large_regions=large_regions)
    realm = position.realms[ANNA]
    estate = realm.estate
    region = max(range(len(estate.region_cells)), key=lambda one: len(estate.region_cells[one]))
    cells = estate.region_cells[region]
    realm.shields, realm.shield_at = [17], [18]
    realm.put(INN, cells[0])
    realm.refresh()
    said = tip_of(drawn(position, ANNA), f"cell-0-{cells[1]}")
    size = len(cells) + 2
    worth = points if size > 8 else position.printed.sizes[size]

    assert f"Region of {size}, 1 of {len(cells)} cells full: {worth} points" in said


def test_pawns_stand_on_their_spaces_of_the_bridge_and_a_stack_shows_who_is_on_top() -> None:
    position = given.start(seats=3)
    for seat, (space, height) in enumerate(((2, 0), (2, 1), (5, 0))):
        position.dukes[seat].space, position.dukes[seat].height = space, height
    tracks = next(panel for panel in drawn(position, None) if panel.id == "tracks")
    found = elements(tracks)
    left = [float(found[f"pawn-{seat}"][0].attrib["cx"]) for seat in range(3)]
    step = tracks.width / 7

    assert [int(x // step) for x in left] == [2, 2, 5]
    assert left[0] < left[1]
    assert tracks.body.index('id="pawn-0"') < tracks.body.index('id="pawn-1"')


def test_border_posts_are_joined_by_a_line_that_is_closed() -> None:
    position = given.start(board="border_posts")
    svg = "".join(panel.svg() for panel in drawn(position, ANNA))
    assert svg.count("post-line") == 0
    position.realms[ANNA].lines = position.realms[ANNA].joined = 1
    own = drawn(position, ANNA)[0].svg()

    assert own.count("post-line") == 1
    assert own.count("post-way") == 2


def test_goods_sold_are_shown_by_colour() -> None:
    position = given.start()
    position.realms[BORIS].sold = [0, 3, 0, 0, 1, 0]
    for seat in (ANNA, BORIS):
        panel = next(p for p in drawn(position, seat) if p.id == "estate-1")
        assert "Goods sold: purple 3, brown 1" in panel.svg()


def test_shield_16_is_one_piece_whether_it_is_taken_or_used() -> None:
    position = given.start(shields=True)
    given.shields(position, ANNA, 16)
    given.turn(position, ANNA, 2, 5)
    touched = [position.touches(move, ANNA) for move in position.legal(ANNA)]
    setting = [ids for ids in touched if "shield-16" in ids]

    assert len(setting) == 10
    assert ["die-0-0", "shield-16", "face-6"] in setting
    assert ids(drawn(position, ANNA)).count("shield-16") == 1


def test_every_monastery_shows_what_it_is_about() -> None:
    amounts = given.box().amounts
    shown = {marks(number, amounts[number]) for number in MONASTERY_NUMBERS}
    assert len(shown) == len(MONASTERY_NUMBERS)
    assert set(MARKS) == set(MONASTERY_HOOKS)


def test_all_boards_can_be_drawn() -> None:
    for board in BurgundyOptions.CHOICES["board"]:
        position = burgundy.start(seats=2, seed=1, board=board)
        for seat in (None, 0, 1):
            assert len(drawn(position, seat)) == 4


def test_every_tile_has_a_pictogram() -> None:
    for kind in range(len(TILES)):
        assert glyph(kind) in PICTOGRAMS
    assert len(set(PICTOGRAMS.values())) == len(PICTOGRAMS)


def test_the_castle_that_carries_a_shield_can_be_touched() -> None:
    position = given.start(board="against_the_castle", castle_back="own", shields=True)
    position.shields = [0] * 12
    position.shields[4] = 7
    given.board(position, ANNA, "10a", "d2")
    given.lies(position, ANNA, d3="bank", f4="castle")
    given.turn(position, ANNA, 3, 3)
    position.play(position.parse("shield 7", ANNA), ANNA)
    here = ids(drawn(position, ANNA))

    assert all(set(position.touches(move, ANNA)) <= set(here) for move in position.legal(ANNA))


# ---------------------------------------------------------------------- parts


def lengths(position: Burgundy, seat: int | None) -> dict[str, int]:
    """How many parts every board has."""
    return {panel.id: len(panel.parts) for panel in drawn(position, seat)}


def changed(before: list[Panel], after: list[Panel]) -> list[str]:
    """The parts that another drawing has in their place."""
    pairs = [pair for one, two in zip(before, after, strict=True) for pair in zip(one.parts, two.parts, strict=True)]
    return [part for old, part in pairs if part != old]


def test_a_tile_that_is_taken_changes_its_space_the_storage_and_the_die() -> None:
    position = given.start()
    given.depot(position, 3, "bank", "ship")
    given.turn(position, ANNA, 3, 5)
    before = drawn(position, ANNA)
    play(position, ANNA, "take bank from 3 by 3")
    die, stored, space = changed(before, drawn(position, ANNA))

    assert 'id="die-0-0" class="piece spent"' in die
    assert 'id="storage-0-0"' in stored
    assert "land-bare" in space


def test_a_board_has_as_many_parts_while_a_side_is_being_chosen() -> None:
    position = burgundy.start(seats=2, seed=1, board="expert")
    assert isinstance(position, Burgundy)
    before = [lengths(position, seat) for seat in (ANNA, BORIS, None)]
    for _ in range(2):
        position.play(position.legal()[0])

    assert not any(realm.dealt for realm in position.realms)
    assert [lengths(position, seat) for seat in (ANNA, BORIS, None)] == before


def test_a_board_has_as_many_parts_however_much_lies_in_storage() -> None:
    position = given.start(shields=True)
    before = [lengths(position, seat) for seat in (ANNA, BORIS)]
    given.shields(position, ANNA, 4)
    given.stored(position, ANNA, "mine", "bank", "ship", "market", "church")
    given.has(position, ANNA, turquoise=1, purple=1, pink=1, red=1, brown=1)

    assert [lengths(position, seat) for seat in (ANNA, BORIS)] == before
    assert {f"storage-0-{at}" for at in range(5)} <= set(ids(drawn(position, ANNA)))
    assert {f"storage-0-{at}" for at in range(5)} <= set(ids(drawn(position, BORIS)))
