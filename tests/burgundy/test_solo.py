"""The solo game: a target that falls, goods for black tiles, islands joined by rivers."""

from __future__ import annotations

from typing import Any

from burgrave import burgundy
from burgrave.games.burgundy.flow import PhaseEnd, Round, RoundEnd
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.solo import CraneCounts, PlacementOrder, Sweep, Target
from burgrave.games.burgundy.tiles import effect
from burgrave.games.burgundy.turn import Turn
from burgrave.kernel.testing import stage
from tests.burgundy.given import (
    black,
    board,
    cell_of,
    depot,
    fetch,
    has,
    lies,
    monasteries,
    place,
    placeable,
    sold,
    start,
    stored,
    turn,
    wares,
)
from tests.burgundy.then import goods, holdings, on, storage, tiles_in, wares_on
from tests.titles.given import ANNA, asked, offers, play


def alone(castle: str = "nw5", **options: Any) -> Burgundy:
    """Estate 13a with the first castle on a cell."""
    position = start(seats=1, **options)
    board(position, ANNA, "13a", castle)
    return position


def test_one_begins_with_little_and_chooses_the_first_castle() -> None:
    """A silver, two workers, three goods, a target of 50, the depots of two players."""
    position = burgundy.start(seats=1, seed=4)
    assert isinstance(position, Burgundy)
    assert len(offers(position)) == 4
    play(position, ANNA, offers(position)[0])

    assert (position.realms[0].silver, position.realms[0].workers, sum(position.realms[0].goods)) == (1, 2, 3)
    assert position.target == 50
    assert sum(kind != NONE for kind in position.depots) == 12 - 1
    assert sum(kind != NONE for kind in position.black) == 4


def test_the_sweep_takes_a_tile_of_the_white_depot() -> None:
    """Ruling 73. The first one in reading order; of an empty depot the next clockwise."""
    position = alone()
    depot(position, 3, "ship", "mine")
    depot(position, 1, "bank")
    position.white = 3
    stage(position, Sweep())
    assert tiles_in(position, 3) == ["mine"]

    position.white = 4
    stage(position, Sweep())
    assert tiles_in(position, 1) == []
    assert tiles_in(position, 3) == ["mine"]


def test_rivers_lead_to_other_islands() -> None:
    """Ruling 78. From the ship cell nw7 to ne1 and sw2, which form regions of their own."""
    position = alone()
    lies(position, ANNA, nw7="ship")
    stored(position, ANNA, "ship")

    assert placeable(position, ANNA, 6) == ["place ship on ne1 by 6"]
    assert placeable(position, ANNA, 4) == ["place ship on sw2 by 4"]


def test_a_ship_takes_one_depot_and_clears_the_others() -> None:
    """Ruling 74. No limit of colours."""
    position = alone()
    wares(position, 1, "red", "pink", "brown", "orange")
    wares(position, 2, "red")
    stored(position, ANNA, "ship")
    position.phase = 5
    turn(position, ANNA, 1)

    play(position, ANNA, "place ship on nw7 by 1", "first effect", "load 1")

    assert goods(position, ANNA) == {"red": 1, "pink": 1, "brown": 1, "orange": 1}
    assert wares_on(position, 2) == []


def test_five_goods_buy_a_black_tile_that_fills_any_cell() -> None:
    """Ruling 74. It lies face down and does nothing but fill."""
    position = alone()
    has(position, ANNA, red=4, pink=2)
    black(position, "mine")
    lies(position, ANNA, nw4="monastery_1")
    stored(position, ANNA, "ship")
    turn(position, ANNA, 1, 5)

    play(position, ANNA, "place ship on nw7 by 1", "first effect", "trade mine")
    play(position, ANNA, "give pink", "give red", "give red", "give red", "give red")
    assert goods(position, ANNA) == {"pink": 1}
    assert storage(position, ANNA) == ["black"]

    play(position, ANNA, "place black on nw6 by 5")
    assert on(position, ANNA, "nw6") == "black"
    stage(position, PhaseEnd())
    assert holdings(position, ANNA).get("silver", 0) == 0


def test_a_table_may_trade_goods_as_often_as_they_last() -> None:
    """Option solo_trades=often."""
    position = alone(solo_trades="often")
    has(position, ANNA, red=6, pink=4)
    black(position, "mine", "castle")
    lies(position, ANNA, nw4="monastery_1")
    stored(position, ANNA, "ship")
    turn(position, ANNA, 1)

    play(position, ANNA, "place ship on nw7 by 1", "first effect", "trade mine")
    play(position, ANNA, "give red", "give red", "give red", "give red", "give red")
    assert offers(position) == ["decline", "trade castle"]


def test_reaching_the_target_resets_the_count_and_gives_an_action() -> None:
    """D11. Target 50, 47 points and 7 more: 0 points, target 45, one action."""
    position = alone()
    position.dukes[ANNA].points = 54
    stage(position, Target(ANNA))

    assert position.target == 45
    assert position.dukes[ANNA].points == 0
    assert offers(position) == ["decline", "workers"]


def test_silver_buys_the_missing_points() -> None:
    """D11. 49 points and one for a silver: the same."""
    position = alone()
    has(position, ANNA, silver=3, points=49)
    stage(position, Target(ANNA))
    assert offers(position) == ["decline", "points 1"]

    play(position, ANNA, "points 1")

    assert position.target == 45
    assert holdings(position, ANNA) == {"silver": 2}


def test_the_target_never_falls_below_five() -> None:
    """Ruling 76."""
    position = alone()
    position.target = 5
    position.dukes[ANNA].points = 6
    stage(position, Target(ANNA))

    assert position.target == 5


def test_a_completed_colour_brings_a_black_tile_into_the_estate() -> None:
    """Ruling 75. Any number, with its effect, instead of a bonus; the order of the parts is free."""
    position = alone()
    position.phase = 5
    lies(position, ANNA, ne2="mine", se11="mine", nw4="monastery_1")
    black(position, "bank", "ship")

    place(position, ANNA, "mine", "nw6", 5)
    assert offers(position) == ["first region", "first colour"]
    play(position, ANNA, "first colour")
    assert "lay bank from black on nw2" in offers(position)
    play(position, ANNA, "lay bank from black on nw2", "first effect")

    assert on(position, ANNA, "nw2") == "bank"
    assert position.realm(ANNA).silver == 2


def test_monasteries_score_when_they_are_placed() -> None:
    """Ruling 77. By the counts of that moment; 26 counts completed colours."""
    position = alone()
    position.phase = 5
    sold(position, ANNA, red=2, pink=1)
    stored(position, ANNA, "monastery_25")
    turn(position, ANNA, 3)
    play(position, ANNA, "place monastery_25 on nw4 by 3", "first effect")
    assert position.dukes[ANNA].points == 3 + 3

    position = alone()
    position.phase = 5
    position.realm(ANNA).large = 0b11
    stored(position, ANNA, "monastery_26")
    turn(position, ANNA, 3)
    play(position, ANNA, "place monastery_26 on nw4 by 3", "first effect")
    assert position.dukes[ANNA].points == 6 + 3


def test_a_full_estate_wins_at_once_and_anything_else_is_lost() -> None:
    """Ruling 72."""
    position = alone()
    realm = position.realm(ANNA)
    empty = cell_of(position, ANNA, "nw6")
    for cell in range(realm.estate.size):
        if realm.cells[cell] == NONE and cell != empty:
            realm.cells[cell] = fetch(position, "black")
    realm.refresh()
    realm.large = 0b111101

    place(position, ANNA, "mine", "nw6", 5)
    while position.asked:
        position.play(position.legal()[0])
    assert position.winners == [ANNA]
    assert position.scores == [37]

    won = alone()
    won.realm(ANNA).cells = [fetch(won, "black")] * 37
    won.realm(ANNA).refresh()
    stage(won, RoundEnd(0, 2), Round(0, 3))
    assert won.over
    assert won.round == 1

    lost = alone()
    stage(lost)
    assert lost.winners == []


def test_mines_and_monasteries_work_as_usual() -> None:
    position = alone()
    lies(position, ANNA, nw6="mine")
    monasteries(position, ANNA, 2)

    stage(position, PhaseEnd())

    assert holdings(position, ANNA) == {"silver": 1, "workers": 1}


def test_the_target_can_be_easier_or_harder() -> None:
    assert [start(seats=1, target=target).target for target in (45, 55)] == [45, 55]
    assert isinstance(alone().question, Turn)


def test_a_crane_counts_for_one_monastery_only() -> None:
    """Alone monasteries score when they are placed; the crane is one building, of whatever kind."""
    position = alone(extra_tiles=True)
    lies(position, ANNA, **{town_cell(position): "crane"})
    first, second = monastery_cells(position)[:2]
    for name, tile in ((first, "monastery_16"), (second, "monastery_17")):
        lies(position, ANNA, **{name: tile})
        cell = cell_of(position, ANNA, name)
        stage(position, PlacementOrder(ANNA, cell, 4))
        if asked(position) == "CraneCounts":
            assert offers(position) == ["decline", "crane warehouse"]
            play(position, ANNA, "crane warehouse")

    assert position.dukes[ANNA].points == 4


def test_a_crane_may_be_saved_for_a_later_monastery() -> None:
    position = alone(extra_tiles=True)
    lies(position, ANNA, **{town_cell(position): "crane"})
    for answer, points, cranes in (("decline", 0, 0), ("crane watchtower", 4, 1)):
        stage(position, CraneCounts(ANNA, 17))
        play(position, ANNA, answer)
        assert (position.dukes[ANNA].points, position.realm(ANNA).cranes) == (points, cranes)


def test_a_crane_that_has_counted_is_not_asked_about_again() -> None:
    position = alone(extra_tiles=True)
    lies(position, ANNA, **{town_cell(position): "crane"})
    position.realm(ANNA).cranes = 1
    name = monastery_cells(position)[0]
    lies(position, ANNA, **{name: "monastery_17"})

    effect(position, ANNA, position.realm(ANNA).cells[cell_of(position, ANNA, name)], cell_of(position, ANNA, name))

    assert position.dukes[ANNA].points == 0
    assert isinstance(position.agenda[-1], Turn)


def test_size_and_phase_can_be_two_gains() -> None:
    """Option solo_gains=two: the target is reached between them, and the points of the phase are not lost."""
    ends = {}
    for gains in ("one", "two"):
        position = alone(solo_gains=gains)
        has(position, ANNA, points=49)
        position.phase = 2
        ship = next(c for c in position.realm(ANNA).estate.cells_of[3 * 7])
        name = position.realm(ANNA).estate.names[ship]
        lies(position, ANNA, **{name: "ship"})
        position.realm(ANNA).scored = 0
        stage(position, PlacementOrder(ANNA, ship, 1 if gains == "one" else 9))
        if gains == "two":
            assert offers(position) == ["first region", "first phase"]
            play(position, ANNA, "first region")
        play(position, ANNA, "decline")
        ends[gains] = (position.dukes[ANNA].points, position.target)

    assert ends == {"one": (0, 45), "two": (8, 45)}


def town_cell(position: Burgundy) -> str:
    return position.realm(ANNA).estate.names[position.realm(ANNA).estate.cells_of[5 * 7][0]]


def monastery_cells(position: Burgundy) -> list[str]:
    return [position.realm(ANNA).estate.names[cell] for cell in position.realm(ANNA).estate.cells_of[2 * 7]]
