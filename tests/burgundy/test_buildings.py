"""Every building does what is printed on it, once, when it is placed."""

from __future__ import annotations

import pytest

from burgrave.games.burgundy.position import Burgundy
from tests.burgundy.given import black, depot, has, lies, start, stored, turn
from tests.burgundy.then import goods, holdings, on, storage
from tests.titles.given import ANNA, BORIS, offers, play


def placing(building: str, *others: str) -> Burgundy:
    """Anna is about to place a building on e4, in a large town, with her last die."""
    position = start()
    stored(position, ANNA, building, *others)
    turn(position, ANNA, 3)
    return position


def test_a_warehouse_sells_any_colour() -> None:
    position = placing("warehouse")
    has(position, ANNA, red=2, pink=1)

    play(position, ANNA, "place warehouse on e4 by 3")
    assert offers(position) == ["decline", "sell pink", "sell red"]
    play(position, ANNA, "sell red")

    assert holdings(position, ANNA) == {"points": 4, "silver": 1}


def test_a_warehouse_without_goods_does_nothing() -> None:
    """Ruling 16. The effect is lost."""
    position = placing("warehouse")

    play(position, ANNA, "place warehouse on e4 by 3")

    assert not position.asked


@pytest.mark.parametrize(
    ("building", "brings"),
    [("watchtower", {"points": 4}), ("boarding_house", {"workers": 4}), ("bank", {"silver": 2})],
)
def test_a_watchtower_a_boarding_house_and_a_bank_bring_things_at_once(building: str, brings: dict[str, int]) -> None:
    position = placing(building)

    play(position, ANNA, f"place {building} on e4 by 3")

    assert holdings(position, ANNA) == brings


def test_a_carpenters_workshop_brings_a_building() -> None:
    position = placing("carpenters_workshop")
    depot(position, 1, "ship", "bank")
    depot(position, 5, "church", "mine")
    black(position, "market")

    play(position, ANNA, "place carpenters_workshop on e4 by 3")
    assert offers(position) == ["decline", "take bank from 1", "take church from 5"]
    play(position, ANNA, "take church from 5")

    assert storage(position, ANNA) == ["church"]


def test_a_church_brings_a_mine_a_monastery_or_a_castle() -> None:
    position = placing("church")
    depot(position, 1, "ship", "mine", "castle")
    depot(position, 5, "monastery_3", "cow_2")

    play(position, ANNA, "place church on e4 by 3")
    assert offers(position) == [
        *("decline", "take mine from 1", "take castle from 1", "take monastery_3 from 5"),
    ]
    play(position, ANNA, "decline")

    assert storage(position, ANNA) == []


def test_a_market_brings_a_ship_or_animals() -> None:
    position = placing("market")
    depot(position, 1, "ship", "mine")
    depot(position, 5, "bank", "cow_2")

    play(position, ANNA, "place market on e4 by 3")

    assert offers(position) == ["decline", "take ship from 1", "take cow_2 from 5"]


def test_a_market_with_full_storage_costs_a_tile() -> None:
    """Ruling 7."""
    position = placing("market", "mine", "castle", "bank")
    position.realm(ANNA).storage.pop()
    position.realm(ANNA).storage.append(22)
    depot(position, 1, "ship")

    play(position, ANNA, "place market on e4 by 3", "take ship from 1")

    assert offers(position) == ["discard mine", "discard castle", "discard bank"]
    play(position, ANNA, "discard mine")
    assert storage(position, ANNA) == ["castle", "bank", "ship"]


def test_a_town_hall_places_another_tile_with_any_number() -> None:
    position = placing("town_hall", "monastery_1", "ship")

    play(position, ANNA, "place town_hall on e4 by 3")

    assert offers(position) == [
        *("decline", "place monastery_1 on c4", "place monastery_1 on f3", "place ship on d3", "place ship on d5"),
    ]


def test_a_town_hall_starts_a_chain() -> None:
    """Ruling 17. It places a castle, which places a ship, which loads, before the turn goes on."""
    position = start()
    lies(position, ANNA, c4="monastery_1")
    stored(position, ANNA, "town_hall", "castle", "ship")
    turn(position, ANNA, 3, 1)

    play(position, ANNA, "place town_hall on e4 by 3", "place castle on b3", "place ship on d3")

    assert on(position, ANNA, "d3") == "ship"
    assert position.dukes[ANNA].space == 1
    assert offers(position, "workers") == ["workers by 1"]


def test_the_same_building_needs_another_town() -> None:
    position = placing("bank")
    lies(position, ANNA, e5="bank")
    position.play(position.parse("end"))
    turn(position, ANNA, 3)

    assert offers(position, "place") == ["place bank on c3 by 3"]


def test_effects_belong_to_the_one_who_places() -> None:
    position = placing("bank")

    play(position, ANNA, "place bank on e4 by 3")

    assert holdings(position, BORIS) == {}
    assert goods(position, ANNA) == {}
