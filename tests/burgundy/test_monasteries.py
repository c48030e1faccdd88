"""Every monastery changes the rules as it says, and scores at the end as it says."""

from __future__ import annotations

import pytest

from burgrave.games.burgundy.components import BUILDINGS
from burgrave.games.burgundy.flow import PhaseEnd
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.kernel.testing import stage
from tests.burgundy.given import black, depot, has, lies, monasteries, place, sold, start, stored, turn, wares
from tests.burgundy.then import goods, holdings, storage
from tests.titles.given import ANNA, BORIS, earned, offers, play


def test_1_allows_equal_buildings_in_a_town() -> None:
    position = start()
    monasteries(position, ANNA, 1)
    lies(position, ANNA, e4="bank")
    stored(position, ANNA, "bank")
    turn(position, ANNA, 1)

    assert offers(position, "place") == ["place bank on e5 by 1"]


def test_2_brings_a_worker_for_every_mine() -> None:
    """D5."""
    position = start()
    monasteries(position, ANNA, 2)
    lies(position, ANNA, e3="mine", f2="mine")

    stage(position, PhaseEnd())

    assert holdings(position, ANNA) == {"silver": 2, "workers": 2}


def test_3_doubles_the_silver_of_a_sale() -> None:
    """D2."""
    position = start()
    monasteries(position, ANNA, 3)
    has(position, ANNA, red=3)
    turn(position, ANNA, 4)

    play(position, ANNA, "sell red by 4")

    assert holdings(position, ANNA) == {"silver": 2, "points": 6}


def test_4_adds_a_worker_to_a_sale() -> None:
    """D2. Also to one by a warehouse."""
    position = start()
    monasteries(position, ANNA, 4)
    has(position, ANNA, red=3)
    stored(position, ANNA, "warehouse")
    turn(position, ANNA, 3)

    play(position, ANNA, "place warehouse on e4 by 3", "sell red")

    assert holdings(position, ANNA) == {"silver": 1, "workers": 1, "points": 6}


def test_5_loads_a_neighbouring_depot_as_well() -> None:
    """D12. With depot 6 one may add 5 or 1."""
    position = start()
    monasteries(position, ANNA, 5)
    for number, good in ((1, "red"), (5, "pink"), (6, "brown")):
        wares(position, number, good)

    place(position, ANNA, "ship", "d5", 5)
    assert offers(position) == ["load nothing", "load 1", "load 5", "load 5+6", "load 6", "load 6+1"]
    play(position, ANNA, "load 6+1")

    assert goods(position, ANNA) == {"red": 1, "brown": 1}


def test_6_buys_from_all_depots_also_for_workers() -> None:
    """Ruling 12. Two silver or two workers, once a turn."""
    position = start()
    monasteries(position, ANNA, 6)
    has(position, ANNA, workers=2, silver=2)
    black(position, "mine")
    depot(position, 3, "ship")
    turn(position, ANNA, 1)

    assert offers(position, "buy") == [
        *("buy mine from black", "buy ship from 3", "buy mine from black for workers", "buy ship from 3 for workers"),
    ]
    play(position, ANNA, "buy ship from 3 for workers")
    assert storage(position, ANNA) == ["ship"]
    assert holdings(position, ANNA) == {"silver": 2}
    assert offers(position, "buy") == []


def test_6_does_not_mix_silver_and_workers_unless_the_table_says_so() -> None:
    """Option mixed_payment."""
    for mixed in (False, True):
        position = start(mixed_payment=mixed)
        monasteries(position, ANNA, 6)
        has(position, ANNA, workers=1, silver=1)
        black(position, "mine")
        turn(position, ANNA, 1)
        assert offers(position, "buy") == (["buy mine from black for mixed"] if mixed else [])
    play(position, ANNA, "buy mine from black for mixed")
    assert holdings(position, ANNA) == {}


def test_7_adds_a_point_for_every_animal_tile_that_scores() -> None:
    """S8. (3 + 1) + (4 + 1) for sheep; two pigs later bring 3."""
    position = start()
    monasteries(position, ANNA, 7)
    lies(position, ANNA, c1="sheep_4")
    stored(position, ANNA, "sheep_3", "pig_2")
    turn(position, ANNA, 4, 1)

    play(position, ANNA, "place sheep_3 on c2 by 4")
    assert earned(position, ANNA) == {"animals": 9}
    play(position, ANNA, "place pig_2 on b2 by 1")
    assert earned(position, ANNA) == {"animals": 12}


def test_8_lets_a_worker_move_a_die_by_two() -> None:
    """S9. From 3 to 6 with two workers; a step of two goes over 6 as two steps of one."""
    position = start()
    monasteries(position, ANNA, 8)
    has(position, ANNA, workers=3)
    turn(position, ANNA, 3)

    assert offers(position, "adjust") == ["adjust 3 to 1", "adjust 3 to 2", "adjust 3 to 4", "adjust 3 to 5"]
    play(position, ANNA, "adjust 3 to 5", "adjust 5 to 6")
    assert holdings(position, ANNA) == {"workers": 1}
    assert "adjust 6 to 2" in offers(position)


@pytest.mark.parametrize(
    ("number", "tile", "cell", "other"),
    [
        (9, "bank", "e4", "monastery_1"),
        (10, "ship", "d5", "bank"),
        (11, "mine", "e3", "ship"),
    ],
)
def test_9_to_11_let_the_die_be_one_off_for_placing(number: int, tile: str, cell: str, other: str) -> None:
    """9 buildings, 10 ships and animals, 11 castles, mines and monasteries; only those."""
    position = start()
    monasteries(position, ANNA, number)
    stored(position, ANNA, tile, other)
    exact = position.realm(ANNA).estate.numbers[position.realm(ANNA).estate.names.index(cell)]

    for die in (exact - 1, exact, exact + 1):
        turn(position, ANNA, die)
        assert f"place {tile} on {cell} by {die}" in offers(position)
    for die in range(1, 7):
        turn(position, ANNA, die)
        for offer in offers(position, "place"):
            if other in offer:
                name = offer.split()[3]
                estate = position.realm(ANNA).estate
                assert estate.numbers[estate.names.index(name)] == die


def test_12_lets_the_die_be_one_off_for_taking() -> None:
    position = start()
    monasteries(position, ANNA, 12)
    depot(position, 5, "ship")
    depot(position, 6, "mine")
    depot(position, 1, "bank")
    depot(position, 2, "castle")
    turn(position, ANNA, 6)

    assert offers(position, "take") == ["take bank from 1 by 6", "take ship from 5 by 6", "take mine from 6 by 6"]


def test_13_adds_a_silver_to_the_action_for_workers() -> None:
    """D6. A boarding house does not trigger it."""
    position = start()
    monasteries(position, ANNA, 13)
    stored(position, ANNA, "boarding_house")
    turn(position, ANNA, 3, 4)

    play(position, ANNA, "place boarding_house on e4 by 3")
    assert holdings(position, ANNA) == {"workers": 4}
    play(position, ANNA, "workers by 4")
    assert holdings(position, ANNA) == {"workers": 6, "silver": 1}


def test_14_makes_it_four_workers() -> None:
    """D6."""
    position = start()
    monasteries(position, ANNA, 14)
    turn(position, ANNA, 4)

    play(position, ANNA, "workers by 4")

    assert holdings(position, ANNA) == {"workers": 4}


def test_15_scores_every_colour_sold() -> None:
    """S10. 4 red, 3 purple, 3 pink, 1 orange: 8 points."""
    position = start()
    monasteries(position, ANNA, 15)
    sold(position, ANNA, red=4, purple=3, pink=3, orange=1)

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 8}


@pytest.mark.parametrize("number", range(16, 24))
def test_16_to_23_score_their_building(number: int) -> None:
    """Four points for every building of the kind."""
    position = start()
    monasteries(position, ANNA, number)
    building = BUILDINGS[number - 16]
    other = BUILDINGS[(number - 15) % 8]
    lies(position, ANNA, e4=building, c3=building, c5=other)

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 8}


def test_17_and_22_together() -> None:
    """S12. Two watchtowers and four banks: 8 + 16."""
    position = start()
    monasteries(position, ANNA, 17, 22)
    lies(position, ANNA, e4="watchtower", c3="watchtower", e1="bank", e5="bank", b5="bank", f4="bank")

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 24}


def test_24_scores_every_species() -> None:
    """S13. Three tiles of sheep, one of cows, one of pigs: 12."""
    position = start()
    monasteries(position, ANNA, 24)
    lies(position, ANNA, a1="sheep_2", b1="sheep_3", b2="sheep_4", c1="cow_2", c2="pig_2")

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 12}


def test_25_scores_every_good_sold() -> None:
    """S11."""
    position = start()
    monasteries(position, ANNA, 25)
    sold(position, ANNA, red=4, purple=3, pink=3, orange=1)
    has(position, ANNA, brown=2)

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 11, "unsold": 2}


def test_26_scores_bonus_tiles() -> None:
    """D9. Two large and a small one: 9."""
    position = start()
    monasteries(position, ANNA, 26)
    position.realm(ANNA).large = 0b11
    position.realm(ANNA).small = 0b100

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 9}


def test_27_is_always_on_top_of_its_stack() -> None:
    """Ruling 27. Also when somebody arrives later, and at once when it is placed; the running round keeps its order."""
    position = start(extra_tiles=True)
    second = position.order[1]
    order = position.order[:]

    place(position, second, "monastery_27", "c4", 1)

    assert position.bridge_order() == [second, order[0]]
    assert position.order == order


def test_27_stays_on_top_when_others_arrive() -> None:
    position = start(extra_tiles=True)
    monasteries(position, ANNA, 27)
    position.dukes[ANNA].space = 1

    place(position, BORIS, "ship", "d5", 5)

    assert position.dukes[BORIS].space == 1
    assert position.bridge_order() == [ANNA, BORIS]


def test_28_hires_two_workers_for_a_silver() -> None:
    """Ruling 55. As often as one likes, in the own turn."""
    position = start(extra_tiles=True)
    monasteries(position, ANNA, 28)
    has(position, ANNA, silver=2)
    turn(position, ANNA, 1)

    play(position, ANNA, "hire", "hire")

    assert holdings(position, ANNA) == {"workers": 4}
    assert "hire" not in offers(position)


def test_29_scores_white_castles() -> None:
    position = start(white_castles=True)
    monasteries(position, ANNA, 29)
    lies(position, ANNA, e4="white_castle", c3="white_castle")

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 8}


def test_a_stored_monastery_does_nothing() -> None:
    """Ruling 38."""
    position = start()
    stored(position, ANNA, "monastery_14")
    turn(position, ANNA, 4)

    play(position, ANNA, "workers by 4")

    assert holdings(position, ANNA) == {"workers": 2}
