"""White castles, inns, trade routes and shields in the team game and alone: the rulebook forbids nothing."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.flow import Phase, PhaseEnd
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.shields import Tributes
from burgrave.kernel.testing import stage
from tests.burgundy.given import black, board, depot, has, lies, monasteries, shields, start, stored, turn, wares
from tests.burgundy.then import holdings, on, storage
from tests.titles.given import ANNA, BORIS, VIKTOR, asked, offers, play


def teams(**options: Any) -> Burgundy:
    position = start(seats=4, team="12a", **options)
    position.shields = [0] * 12
    return position


def alone(**options: Any) -> Burgundy:
    position = start(seats=1, **options)
    position.shields = [0] * 12
    board(position, ANNA, "13a", "nw5")
    return position


@pytest.mark.parametrize("module", ["white_castles", "inns", "routes", "shields"])
def test_every_module_goes_with_teams_and_alone(module: str) -> None:
    chosen: dict[str, Any] = {module: True}
    for seats, team in ((4, "12a"), (1, "none")):
        position = burgundy.start(seats=seats, seed=1, team=team, **chosen)
        assert position.audit() == []


def test_modules_are_left_out_unless_they_are_chosen() -> None:
    for seats in (1, 4):
        position = burgundy.start(seats=seats, seed=1, team="12a" if seats == 4 else "none")
        assert not (position.options.values().items() & {(m, True) for m in ("inns", "routes", "shields")})


# ---------------------------------------------------------------------- teams


def test_a_team_makes_one_route_of_both_players_tiles() -> None:
    """Three tiles for each of four players."""
    position = teams(routes=True)

    assert [len(realm.route) for realm in position.realms] == [6, 6]
    assert len({tile for realm in position.realms for tile in realm.route}) == 12


def test_a_team_pays_tribute_once() -> None:
    """The mate who comes first in turn order decides."""
    position = teams(shields=True)
    shields(position, ANNA, 7)
    has(position, ANNA, silver=3)
    position.order = [VIKTOR, BORIS, ANNA, 3]

    stage(position, Tributes())
    play(position, VIKTOR, "tribute silver")

    assert not position.asked
    assert holdings(position, ANNA) == {"silver": 2}


def test_a_team_lays_one_tile_by_shield_14() -> None:
    position = teams(shields=True)
    shields(position, ANNA, 14)
    depot(position, 2, "mine", "mine")
    has(position, ANNA, silver=1)
    position.order = [VIKTOR, BORIS, ANNA, 3]

    stage(position, PhaseEnd())
    play(position, VIKTOR, offers(position, "lay")[0])

    assert asked(position) == "Tribute"


def test_shield_6_names_the_other_team() -> None:
    position = teams(shields=True)
    shields(position, ANNA, 6)
    monasteries(position, BORIS, 14)
    turn(position, VIKTOR, 4)
    assert offers(position, "copy") == ["copy 1"]

    play(position, VIKTOR, "copy 1", "workers by 4")

    assert holdings(position, ANNA) == {"workers": 4}


def test_without_shield_4_a_team_discards_of_the_shared_storage() -> None:
    position = teams(shields=True)
    shields(position, ANNA, 4)
    stored(position, ANNA, "mine", "bank", "ship")
    position.dukes[ANNA].private.append(position.realm(ANNA).storage.pop())
    stored(position, ANNA, "market")
    position.order = [ANNA, BORIS, VIKTOR, 3]

    stage(position, Tributes())
    assert offers(position) == ["discard mine", "discard bank", "discard market"]
    play(position, ANNA, "discard bank")

    assert storage(position, ANNA) == ["mine", "market"]


def test_shield_2_does_not_pay_for_a_mates_workers() -> None:
    position = teams(shields=True)
    shields(position, ANNA, 2)
    turn(position, VIKTOR, 4)
    play(position, VIKTOR, "workers by 4")
    assert holdings(position, ANNA) == {"workers": 2}
    turn(position, BORIS, 4)
    play(position, BORIS, "workers by 4")
    assert holdings(position, ANNA) == {"workers": 3}


# ---------------------------------------------------------------------- alone


def test_alone_shields_and_routes_are_dealt_as_for_two() -> None:
    position = burgundy.start(seats=1, seed=3, shields=True, routes=True)
    assert isinstance(position, Burgundy)

    assert sum(1 for shield in position.shields if shield) == 6
    assert len(position.realms[0].route) == 5


def test_goods_do_not_buy_an_inn() -> None:
    """It lies beside the black depot."""
    position = alone(inns=True)
    lies(position, ANNA, nw4="monastery_8")
    black(position, "mine")
    wares(position, 3, "red", "red", "pink", "pink", "brown")
    stored(position, ANNA, "ship")
    ships = [c for c in position.realm(ANNA).estate.cells_of[3 * 7] if position.realm(ANNA).near >> c & 1]
    cell = position.realm(ANNA).estate.names[ships[0]]
    turn(position, ANNA, position.realm(ANNA).estate.numbers[ships[0]])

    play(position, ANNA, offers(position, "place")[0])
    while asked(position) != "GoodsTrade":
        play(position, ANNA, offers(position)[-1])

    assert on(position, ANNA, cell) == "ship"
    assert offers(position, "trade") == ["trade mine"]


def test_alone_the_game_is_won_when_a_shield_lays_the_last_tile() -> None:
    position = alone(shields=True)
    realm = position.realm(ANNA)
    realm.filled = realm.estate.whole

    stage(position, Phase(0, 3))

    assert not position.asked
    assert position.phase == 1


def test_a_sale_alone_reaches_the_target_before_its_bonus_follows() -> None:
    position = alone(routes=True)
    has(position, ANNA, points=48, red=1)
    realm = position.realm(ANNA)
    realm.route = [next(tile for tile, goods in enumerate(position.printed.route_goods) if goods[0] == 3)]
    turn(position, ANNA, 4)

    play(position, ANNA, "sell red by 4")

    assert asked(position) == "CastleAction"
    assert position.target == 45
