"""All eighteen shields, how they are won, and their tribute."""

from __future__ import annotations

import pytest

from burgrave.games.burgundy.cards import TOP_OF_BRIDGE
from burgrave.games.burgundy.components import TILES
from burgrave.games.burgundy.flow import PhaseEnd
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.games.burgundy.shields import Tributes
from burgrave.kernel.testing import stage
from tests.burgundy.given import black, depot, has, lies, monasteries, place, shields, start, stored, turn, wares
from tests.burgundy.then import goods, holdings, on, storage
from tests.titles.given import ANNA, BORIS, earned, offers, play


def armed(*numbers: int, seats: int = 2, **options: bool) -> Burgundy:
    """Anna has these shields; none lie on the depots."""
    position = start(seats=seats, shields=True, **options)
    position.shields = [0] * 12
    shields(position, ANNA, *numbers)
    return position


@pytest.mark.parametrize(("seats", "counts"), [(2, [1] * 6), (3, [1, 2, 1, 2, 1, 2]), (4, [2] * 6)])
def test_shields_are_dealt_by_the_number_of_players(seats: int, counts: list[int]) -> None:
    position = start(seats=seats, shields=True)

    assert [sum(1 for shield in position.shields[at : at + 2] if shield) for at in range(0, 12, 2)] == counts


def test_a_double_buys_a_shield_of_its_depot() -> None:
    """S16. Two workers turn a 3 into a 5; the pair of fives takes a shield of depot 5 and both dice."""
    position = armed()
    position.shields[8] = 7
    has(position, ANNA, workers=2)
    turn(position, ANNA, 3, 5)
    assert offers(position, "shield") == []

    play(position, ANNA, "adjust 3 to 4", "adjust 4 to 5", "shield 7")

    assert position.realm(ANNA).shields == [7]
    assert not position.asked


def test_a_castle_carries_one_shield_and_a_new_one_replaces_it() -> None:
    """Ruling 56. With one castle only an exchange is possible; the old shield leaves the game."""
    position = armed(2)
    position.shields[8] = 7
    turn(position, ANNA, 5, 5)
    assert offers(position, "shield") == ["shield 7 for 2"]

    play(position, ANNA, "shield 7 for 2")

    assert position.realm(ANNA).shields == [7]
    assert not any(position.shields)


def test_every_shield_costs_a_silver_a_phase_or_is_given_up() -> None:
    """Ruling 58. Before the mines pay."""
    position = armed(7, 8)
    lies(position, ANNA, e3="mine")
    has(position, ANNA, silver=1)

    stage(position, PhaseEnd())
    play(position, ANNA, "tribute silver")

    assert position.realm(ANNA).shields == [7]
    assert holdings(position, ANNA) == {"silver": 1}


def test_a_shield_may_be_given_up_on_purpose() -> None:
    position = armed(7)
    has(position, ANNA, silver=3)

    stage(position, Tributes())
    play(position, ANNA, "tribute drop")

    assert position.realm(ANNA).shields == []
    assert holdings(position, ANNA) == {"silver": 3}


def test_1_makes_one_pasture_of_all() -> None:
    position = armed(1)
    lies(position, ANNA, c1="cow_3", e5="bank")

    place(position, ANNA, "cow_4", "e6", 2)

    assert earned(position, ANNA) == {"animals": 7, "regions": 1, "phases": 10}


def test_2_brings_a_worker_when_another_gains_some() -> None:
    """Ruling 59. One for each time."""
    position = armed(2)
    turn(position, BORIS, 1, 2)

    play(position, BORIS, "workers by 1", "workers by 2")

    assert holdings(position, BORIS) == {"workers": 4}
    assert holdings(position, ANNA) == {"workers": 2}


def test_3_pays_tribute_with_workers() -> None:
    position = armed(3, 7)
    has(position, ANNA, workers=1, silver=1)

    stage(position, Tributes())
    assert offers(position) == ["tribute silver", "tribute worker", "tribute drop"]
    play(position, ANNA, "tribute worker", "tribute silver")

    assert position.realm(ANNA).shields == [3, 7]
    assert holdings(position, ANNA) == {}


def test_4_stores_any_number_of_tiles() -> None:
    position = armed(4)
    stored(position, ANNA, "mine", "bank", "ship")
    depot(position, 3, "market")
    turn(position, ANNA, 3)

    play(position, ANNA, "take market from 3 by 3")

    assert storage(position, ANNA) == ["mine", "bank", "ship", "market"]


def test_without_4_only_three_tiles_stay() -> None:
    """Ruling 57."""
    position = armed(4)
    stored(position, ANNA, "mine", "bank", "ship", "market", "church")
    stage(position, Tributes())

    play(position, ANNA, "discard mine", "discard bank")

    assert storage(position, ANNA) == ["ship", "market", "church"]


def test_5_loads_all_goods_of_a_colour() -> None:
    position = armed(5)
    wares(position, 1, "red", "pink")
    wares(position, 3, "red", "brown")
    wares(position, 4, "red")
    stored(position, ANNA, "ship")
    turn(position, ANNA, 5)

    play(position, ANNA, "place ship on d5 by 5", "load 1 and all red")

    assert goods(position, ANNA) == {"red": 3, "pink": 1}


def test_6_uses_the_monasteries_of_another_player() -> None:
    """Ruling 60. Named once; also those that score at the end, by the own counts."""
    position = armed(6)
    monasteries(position, BORIS, 14, 22)
    lies(position, ANNA, e4="bank")
    turn(position, ANNA, 1)

    play(position, ANNA, "copy 1", "workers by 1")
    assert holdings(position, ANNA) == {"workers": 4}

    stage(position, FinalScoring())
    assert earned(position, ANNA) == {"workers": 2, "monasteries": 4, "shields": 12}
    assert "monasteries" not in earned(position, BORIS)


def test_6_does_not_copy_the_bridge() -> None:
    """Ruling 27."""
    position = armed(6, extra_tiles=True)
    monasteries(position, BORIS, 27)
    position.realm(ANNA).copied = BORIS

    assert not position.works(ANNA, TOP_OF_BRIDGE)
    assert position.bridge_order()[0] == BORIS


def test_7_doubles_colour_bonuses() -> None:
    """D3."""
    position = armed(7)
    lies(position, ANNA, f2="mine", g1="mine")

    place(position, ANNA, "mine", "e3", 4)

    assert earned(position, ANNA)["colours"] == 10


def test_8_doubles_the_mines() -> None:
    """D5. The workers of monastery 2 stay as they are (ruling 61)."""
    position = armed(8)
    monasteries(position, ANNA, 2)
    lies(position, ANNA, e3="mine", f2="mine")
    has(position, ANNA, silver=1)

    stage(position, PhaseEnd())
    play(position, ANNA, "tribute silver")

    assert holdings(position, ANNA) == {"silver": 4, "workers": 2}


def test_9_pays_a_silver_for_every_good() -> None:
    """D2. Instead of what monastery 3 says (ruling 61)."""
    position = armed(9)
    monasteries(position, ANNA, 3)
    has(position, ANNA, red=3)
    turn(position, ANNA, 4)

    play(position, ANNA, "sell red by 4")

    assert holdings(position, ANNA) == {"points": 6, "silver": 3}


def test_10_doubles_monasteries_at_the_end() -> None:
    position = armed(10)
    monasteries(position, ANNA, 22)
    lies(position, ANNA, e4="bank")

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 8, "shields": 8}


def test_11_lets_a_castle_bring_a_shield() -> None:
    """Ruling 62. From any depot, instead of the action."""
    position = armed(11)
    position.shields[2], position.shields[8] = 5, 7
    lies(position, ANNA, c4="monastery_1")

    place(position, ANNA, "castle", "b3", 6)
    assert offers(position, "shield") == ["shield 5", "shield 5 for 11", "shield 7", "shield 7 for 11"]
    play(position, ANNA, "shield 7")

    assert position.realm(ANNA).shields == [11, 7]


def test_12_doubles_the_points_of_a_sale() -> None:
    """D2."""
    position = armed(12, seats=3)
    has(position, ANNA, red=3)
    turn(position, ANNA, 4)

    play(position, ANNA, "sell red by 4")

    assert holdings(position, ANNA) == {"points": 18, "silver": 1}


def test_13_doubles_shields_at_the_end() -> None:
    """D10. (12 + 4) x 2."""
    position = armed(1, 13)

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"shields": 32}


def test_14_lays_a_tile_of_the_depots_at_the_end_of_a_phase() -> None:
    """Ruling 64. Any number, by colour and neighbours, with its effect; before the tribute."""
    position = armed(14)
    depot(position, 2, "bank", "cow_2")

    stage(position, PhaseEnd())
    assert offers(position) == ["decline", "lay bank from 2 on c3", "lay bank from 2 on e4"]
    play(position, ANNA, "lay bank from 2 on e4", "tribute silver")

    assert on(position, ANNA, "e4") == "bank"
    assert holdings(position, ANNA) == {"silver": 1}


def test_15_lays_a_black_tile_or_an_inn() -> None:
    """Ruling 53."""
    position = armed(15, inns=True)
    black(position, "mine")

    stage(position, PhaseEnd())

    said = {" ".join(offer.split()[:4]) for offer in offers(position, "lay")}
    assert said == {"lay mine from black", "lay inn from black"}


def test_16_sets_a_die_once_a_turn() -> None:
    """Ruling 63."""
    position = armed(16)
    depot(position, 6, "ship")
    turn(position, ANNA, 2, 3)
    assert len(offers(position, "set")) == 10

    play(position, ANNA, "set 2 to 6", "take ship from 6 by 6")

    assert storage(position, ANNA) == ["ship"]
    assert offers(position, "set") == []


def test_17_makes_regions_one_larger() -> None:
    """S17. Three cells score 10 instead of 6, plus the phase."""
    position = armed(17)
    lies(position, ANNA, f3="monastery_1", g2="monastery_2")

    place(position, ANNA, "monastery_3", "g3", 1)

    assert earned(position, ANNA) == {"regions": 10, "phases": 10}


def test_18_drops_the_need_of_neighbours() -> None:
    position = armed(18)
    stored(position, ANNA, "ship")
    turn(position, ANNA, 1)

    assert offers(position, "place") == ["place ship on d2 by 1", "place ship on d7 by 1"]


def test_shields_say_their_points() -> None:
    """Twelve for 1 to 6, eight for 7 to 12, four for 13 to 18."""
    position = armed()

    assert position.printed.shield_points[1:] == [12] * 6 + [8] * 6 + [4] * 6
    assert TILES[0] == "castle"
