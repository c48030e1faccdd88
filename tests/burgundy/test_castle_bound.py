"""Tiles bound to a castle: what may be placed, and castles that come back."""

from __future__ import annotations

from typing import Any

from burgrave.games.burgundy.flow import NewTiles
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.testing import stage
from tests.burgundy.given import (
    board,
    depot,
    has,
    lies,
    placeable,
    shields,
    start,
    stored,
    turn,
)
from tests.burgundy.then import holdings, on, storage
from tests.titles.given import ANNA, offers, play


def bound(**options: Any) -> Burgundy:
    """Anna has estate 10a with her first castle on d2."""
    position = start(board="against_the_castle", **options)
    board(position, ANNA, "10a", "d2")
    return position


def test_tiles_must_be_linked_to_a_castle_through_their_own_colour() -> None:
    """Ruling 46. The pasture touches the town, but no castle; the town itself goes on."""
    position = bound()
    lies(position, ANNA, d3="bank", e3="market", e4="church")
    stored(position, ANNA, "cow_2", "warehouse")

    assert placeable(position, ANNA, 6) == ["place warehouse on d1 by 6"]
    assert placeable(position, ANNA, 1) == ["place warehouse on f2 by 1"]


def test_castles_follow_the_usual_rule() -> None:
    """Ruling 46. A castle may stand next to any tile."""
    position = bound()
    lies(position, ANNA, d3="bank", e3="market", e4="church")
    lies(position, ANNA, f3="mine")
    stored(position, ANNA, "castle")
    turn(position, ANNA, 5)

    assert offers(position, "place") == ["place castle on f4 by 5"]


def test_both_dice_and_five_points_bring_a_swept_castle_back() -> None:
    """Ruling 47. Castles swept from the depots wait for it."""
    position = bound()
    depot(position, 2, "castle")
    position.phase = 2
    stage(position, NewTiles())
    assert position.pool == 1
    has(position, ANNA, points=7)
    turn(position, ANNA, 3, 4)

    play(position, ANNA, "reclaim")

    assert storage(position, ANNA) == ["castle"]
    assert holdings(position, ANNA) == {"points": 2}
    assert not position.asked


def test_a_castle_cannot_be_bought_back_with_one_die_or_too_few_points() -> None:
    position = bound()
    position.pool, position.box[0] = 1, position.box[0] - 1
    has(position, ANNA, points=7)
    turn(position, ANNA, 3)
    assert "reclaim" not in offers(position)
    has(position, ANNA, points=4)
    turn(position, ANNA, 3, 4)
    assert "reclaim" not in offers(position)


def test_the_only_tile_of_an_estate_cannot_be_lifted() -> None:
    """Without it nothing could ever be placed again."""
    position = bound(castle_back="own")
    has(position, ANNA, points=5)
    turn(position, ANNA, 3, 4)
    assert offers(position, "lift") == []
    lies(position, ANNA, d3="bank")
    turn(position, ANNA, 3, 4)
    assert offers(position, "lift") == ["lift d2"]


def test_the_owner_says_which_castle_carries_a_shield_where_castles_can_be_lifted() -> None:
    """A castle that is lifted loses its shield, so it matters which one carries it."""
    position = bound(castle_back="own", shields=True)
    position.shields = [0] * 12
    position.shields[4] = 7
    lies(position, ANNA, d3="bank", f4="castle")
    has(position, ANNA, points=5)
    turn(position, ANNA, 3, 3)

    play(position, ANNA, "shield 7")
    assert offers(position) == ["carry d2", "carry f4"]
    play(position, ANNA, "carry f4")
    turn(position, ANNA, 3, 4)
    play(position, ANNA, "lift d2")

    assert position.realm(ANNA).shields == [7]


def test_where_castles_stay_nobody_asks_which_one_carries_a_shield() -> None:
    position = bound(shields=True)
    position.shields = [0] * 12
    position.shields[4] = 7
    lies(position, ANNA, d3="bank", f4="castle")
    turn(position, ANNA, 3, 3)

    play(position, ANNA, "shield 7")

    assert not position.asked


def test_a_table_may_take_back_an_own_castle() -> None:
    """Option castle_back=own. Its cell is empty again."""
    position = bound(castle_back="own")
    lies(position, ANNA, d3="bank")
    has(position, ANNA, points=5)
    turn(position, ANNA, 3, 4)

    play(position, ANNA, "lift d2")

    assert on(position, ANNA, "d2") is None
    assert storage(position, ANNA) == ["castle"]


def test_a_castle_taken_back_loses_its_shield_and_without_shield_4_storage_shrinks() -> None:
    """Option castle_back=own, ruling 57: down to three tiles at once, the castle among them."""
    position = bound(castle_back="own", shields=True)
    shields(position, ANNA, 4)
    lies(position, ANNA, d1="bank")
    stored(position, ANNA, "ship", "mine", "bank", "market")
    has(position, ANNA, points=5)
    turn(position, ANNA, 3, 4)

    play(position, ANNA, "lift d2")
    assert offers(position) == ["discard ship", "discard mine", "discard bank", "discard market", "discard castle"]
    play(position, ANNA, "discard ship", "discard mine")

    assert storage(position, ANNA) == ["bank", "market", "castle"]
    assert position.realm(ANNA).shields == []
