"""The team game: two large estates, shared and private storage."""

from __future__ import annotations

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.components import TILES
from burgrave.games.burgundy.flow import PhaseEnd
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.games.burgundy.ships import Sail
from burgrave.kernel.testing import stage
from tests.burgundy.given import depot, fetch, has, lies, monasteries, placeable, start, stored, turn
from tests.burgundy.then import holdings, on, storage
from tests.titles.given import ANNA, BORIS, GALINA, VIKTOR, earned, offers, play


def teams() -> Burgundy:
    return start(seats=4, team="12a")


def test_teams_alternate_on_the_bridge_and_share_an_estate() -> None:
    """A1, B1, A2, B2: the numbers of the seats are this order.

    Set-up: 3 workers for the first player's team, 5 for the other; 2 silver, 3 goods and a castle each.
    """
    position = burgundy.start(seats=4, seed=2, team="12a")
    assert isinstance(position, Burgundy)
    first = position.order[0] % 2

    assert position.sides == [[ANNA, VIKTOR], [BORIS, GALINA]]
    assert [seat % 2 for seat in position.order] == [first, 1 - first, first, 1 - first]
    assert position.realms[first].workers == 3
    assert position.realms[1 - first].workers == 5
    assert [realm.silver for realm in position.realms] == [2, 2]
    assert [sum(realm.goods) for realm in position.realms] == [3, 3]
    assert [on(position, seat, "d7") for seat in (ANNA, BORIS)] == ["castle", "castle"]
    assert position.realms[0].estate.size == 73


def test_on_12b_every_team_chooses_its_first_castle() -> None:
    """The shared 1 in the middle or the dark-green 6."""
    position = burgundy.start(seats=4, seed=2, team="12b")
    assert isinstance(position, Burgundy)

    assert position.asked == [position.order[0]]
    assert offers(position) == ["settle 12b on d7", "settle 12b on d10"]
    play(position, position.order[0], "settle 12b on d10")
    assert position.asked == [position.order[1]]


def test_the_first_of_each_team_chooses_its_castle_in_secret_as_well() -> None:
    """Option choice=in_secret: on 12b whoever of a team comes first in turn order."""
    for seed in range(12):
        position = burgundy.start(seats=4, seed=seed, team="12b", choice="in_secret")
        assert isinstance(position, Burgundy)
        assert position.asked == sorted(position.order[:2])


def test_a_tile_goes_to_shared_or_private_storage() -> None:
    """Ruling 69."""
    position = teams()
    depot(position, 3, "ship")
    turn(position, ANNA, 3)

    play(position, ANNA, "take ship from 3 by 3")
    assert offers(position) == ["store shared", "store own"]
    play(position, ANNA, "store own")

    assert [TILES[kind] for kind in position.dukes[ANNA].private] == ["ship"]


def test_a_mates_private_tiles_are_out_of_reach() -> None:
    """Ruling 69. Shared ones are open to both, and both halves of the estate are."""
    position = teams()
    position.dukes[ANNA].private.append(fetch(position, "ship"))
    stored(position, ANNA, "mine")
    assert placeable(position, VIKTOR, 2) == ["place mine on e6 by 2"]
    assert placeable(position, ANNA, 4) == ["place own ship on d6 by 4"]


def test_full_storage_of_both_kinds_costs_an_own_or_shared_tile() -> None:
    position = teams()
    stored(position, ANNA, "mine", "bank")
    position.dukes[ANNA].private = [fetch(position, "ship"), fetch(position, "castle")]
    position.dukes[VIKTOR].private = [fetch(position, "market")]
    depot(position, 3, "church")
    turn(position, ANNA, 3)

    play(position, ANNA, "take church from 3 by 3")
    assert offers(position) == ["discard mine", "discard bank", "discard own ship", "discard own castle"]
    play(position, ANNA, "discard own ship")

    assert [TILES[kind] for kind in position.dukes[ANNA].private] == ["castle", "church"]
    assert storage(position, ANNA) == ["mine", "bank"]


def test_workers_silver_and_goods_are_common_and_points_are_added() -> None:
    """Rulings 68 and 69."""
    position = teams()
    has(position, ANNA, workers=1, red=1)
    turn(position, VIKTOR, 4)

    play(position, VIKTOR, "sell red by 4")

    assert holdings(position, VIKTOR) == {"workers": 1, "silver": 1, "points": 4}
    assert holdings(position, ANNA) == {"workers": 1, "silver": 1}


def test_monasteries_work_for_both_mates() -> None:
    """Ruling 70."""
    position = teams()
    monasteries(position, ANNA, 14)
    turn(position, VIKTOR, 4)

    play(position, VIKTOR, "workers by 4")

    assert holdings(position, VIKTOR) == {"workers": 4}


def test_on_the_last_space_a_ship_lifts_the_pawn_to_the_top() -> None:
    """Ruling 25."""
    position = teams()
    for seat in (ANNA, BORIS):
        position.dukes[seat].space = 6
        position.dukes[seat].height = seat
    stage(position, Sail(ANNA))

    assert position.dukes[ANNA].space == 6
    assert position.bridge_order()[:2] == [ANNA, BORIS]


def test_mines_pay_a_team_once() -> None:
    position = teams()
    lies(position, ANNA, e6="mine")

    stage(position, PhaseEnd())

    assert holdings(position, ANNA) == {"silver": 1}


def test_a_team_wins_together() -> None:
    """The points of both mates are added; what is left counts once."""
    position = teams()
    has(position, ANNA, points=30, silver=3)
    has(position, VIKTOR, points=10, silver=3)
    has(position, BORIS, points=35)
    has(position, GALINA, points=6)

    stage(position, FinalScoring())

    assert earned(position, ANNA)["silver"] == 3
    assert position.winners == [ANNA, VIKTOR]


@pytest.mark.parametrize("tile", ["bank"])
def test_more_empty_cells_win_a_tie_of_teams(tile: str) -> None:
    """Ruling 71."""
    position = teams()
    lies(position, ANNA, d8=tile)

    stage(position, FinalScoring())

    assert position.winners == [BORIS, GALINA]
