"""The rulebook's words and examples: set-up, dice and workers, taking and placing tiles."""

from __future__ import annotations

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.components import COPIES
from burgrave.games.burgundy.estates import TOWNS
from burgrave.games.burgundy.flow import NewTiles, Roll
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.testing import stage
from tests.burgundy.given import black, depot, has, lies, place, placeable, start, stored, take_good, turn
from tests.burgundy.then import holdings, on, storage, tiles_in, wares_on
from tests.titles.given import ANNA, earned, fated, offers, play

# ---------------------------------------------------------------- set-up


def test_the_first_player_has_one_worker_and_lies_on_top() -> None:
    """S21. Workers 1 to 4 in turn order, a silver and three goods each, all pawns on the first space."""
    position = burgundy.start(seats=4, seed=5)
    assert isinstance(position, Burgundy)

    assert [position.realms[seat].workers for seat in position.order] == [1, 2, 3, 4]
    assert {realm.silver for realm in position.realms} == {1}
    assert {sum(realm.goods) for realm in position.realms} == {3}
    assert {duke.space for duke in position.dukes} == {0}
    assert position.bridge_order() == position.order
    first = position.order[0]
    assert position.order == [(first + place) % 4 for place in range(4)]


def test_the_box_has_164_tiles_and_42_goods() -> None:
    """Components: 124 tiles with coloured backs, 40 with black ones; start castles come from the stack."""
    base = [(coloured, dark) for _, coloured, dark, module in COPIES if module == "base"]
    assert (sum(c for c, _ in base), sum(d for _, d in base)) == (124, 40)

    position = burgundy.start(seats=4, seed=1)
    assert isinstance(position, Burgundy)
    assert sum(card < 14 for card in position.tiles.cards) == 14 - 4 - 2
    assert (len(position.goods), len(position.row)) == (20 + 5, 4)


@pytest.mark.parametrize(("seats", "numbered", "dark"), [(2, 12, 4), (3, 18, 6), (4, 24, 8)])
def test_depots_are_filled_for_the_number_of_players(seats: int, numbered: int, dark: int) -> None:
    """D7. So many tiles on the numbered depots and on the black one."""
    position = burgundy.start(seats=seats, seed=1)
    assert isinstance(position, Burgundy)

    assert sum(kind != NONE for kind in position.depots) == numbered
    assert sum(kind != NONE for kind in position.black) == dark


def test_with_three_players_depot_6_has_a_castle_and_a_mine_in_turn() -> None:
    """D7. Castle in phases A, C, E, mine in B and D."""
    position = burgundy.start(seats=3, seed=1)
    assert isinstance(position, Burgundy)
    found = [tiles_in(position, 6)[0]]
    for phase in range(2, 6):
        position.phase = phase
        stage(position, NewTiles())
        found.append(tiles_in(position, 6)[0])

    assert found == ["castle", "mine", "castle", "mine", "castle"]


def test_with_four_players_the_coloured_stacks_last_exactly() -> None:
    """Ruling 10. In phase E every space is still filled, and nothing is left in the stacks."""
    position = start(seats=4)
    for phase in range(2, 6):
        position.phase = phase
        stage(position, NewTiles())

    assert len(position.tiles) == 0
    assert NONE not in position.depots


def test_towns_of_estate_1() -> None:
    """S7. Five, three, three and one cell."""
    assert start().realm(ANNA).estate.sizes(TOWNS) == [5, 3, 3, 1]


# ---------------------------------------------------------------- dice and workers


def white_after_roll(position: Burgundy) -> int:
    stage(position, Roll())
    return position.white


def test_the_white_die_brings_the_first_good_to_its_depot() -> None:
    """S2. Purple is next and the white die shows 6: purple lies on depot 6, the other goods wait."""
    position = start()
    position.row = [take_good(position, "purple"), take_good(position, "red")]
    fated(position, lambda trial: white_after_roll(trial) == 6)

    stage(position, Roll())

    assert wares_on(position, 6) == ["purple"]
    assert len(position.row) == 1


def test_two_workers_turn_a_two_into_a_six() -> None:
    """S1. 2, 1, 6: no workers left, and depot 6 is open."""
    position = start()
    has(position, ANNA, workers=2)
    depot(position, 6, "ship")
    turn(position, ANNA, 2)

    play(position, ANNA, "adjust 2 to 1", "adjust 1 to 6")

    assert holdings(position, ANNA) == {}
    assert offers(position, "adjust") == []
    assert offers(position, "take") == ["take ship from 6 by 6"]


def test_two_equal_dice_make_one_move() -> None:
    """Of equal dice any will do."""
    position = start()
    depot(position, 3, "ship", "ship")
    turn(position, ANNA, 3, 3)

    assert offers(position) == ["end", "take ship from 3 by 3", "workers by 3"]


def test_a_die_may_be_left_unused() -> None:
    """Ruling 5."""
    position = start()
    turn(position, ANNA, 3, 4)

    play(position, ANNA, "end")

    assert not position.asked


# ---------------------------------------------------------------- taking, buying, storing


def test_a_taken_tile_goes_to_storage() -> None:
    """Ruling 6. Only from the depot with the die's number."""
    position = start()
    depot(position, 3, "ship")
    depot(position, 4, "mine")
    turn(position, ANNA, 3)
    assert offers(position, "take") == ["take ship from 3 by 3"]

    play(position, ANNA, "take ship from 3 by 3")

    assert storage(position, ANNA) == ["ship"]
    assert tiles_in(position, 3) == []


def test_full_storage_costs_a_tile_first() -> None:
    """Ruling 7. One of the stored tiles leaves the game; of equal ones any will do."""
    position = start()
    stored(position, ANNA, "mine", "mine", "bank")
    depot(position, 3, "ship")
    turn(position, ANNA, 3)

    play(position, ANNA, "take ship from 3 by 3")
    assert offers(position) == ["discard mine", "discard bank"]
    play(position, ANNA, "discard bank")

    assert storage(position, ANNA) == ["mine", "mine", "ship"]


def test_two_silver_buy_one_black_tile_a_turn() -> None:
    """Ruling 11. The second purchase has to wait."""
    position = start()
    has(position, ANNA, silver=5)
    black(position, "castle", "bank")
    turn(position, ANNA, 1)

    play(position, ANNA, "buy castle from black")

    assert storage(position, ANNA) == ["castle"]
    assert holdings(position, ANNA) == {"silver": 3}
    assert offers(position, "buy") == []


def test_a_purchase_is_possible_in_the_middle_of_a_chain() -> None:
    """Ruling 11. A placed castle waits while a black tile is bought, which it then places."""
    position = start()
    has(position, ANNA, silver=2)
    black(position, "watchtower")
    lies(position, ANNA, c4="monastery_2")
    stored(position, ANNA, "castle")
    turn(position, ANNA, 6)

    play(position, ANNA, "place castle on b3 by 6", "buy watchtower from black", "place watchtower on c3")

    assert on(position, ANNA, "c3") == "watchtower"


# ---------------------------------------------------------------- placing


def test_a_tile_needs_colour_number_and_a_neighbour() -> None:
    """Ruling 14. Around the first castle of estate 1 the only yellow cell has a 1, further ones are out of reach."""
    position = start()
    stored(position, ANNA, "monastery_1", "ship")

    assert placeable(position, ANNA, 1) == ["place monastery_1 on c4 by 1"]
    assert placeable(position, ANNA, 5) == ["place ship on d5 by 5"]
    assert placeable(position, ANNA, 4) == []


def test_a_town_holds_every_building_once() -> None:
    """Ruling 15. The same building may stand in another town."""
    position = start()
    lies(position, ANNA, e4="bank")
    stored(position, ANNA, "bank")

    assert placeable(position, ANNA, 1) == []
    assert placeable(position, ANNA, 3) == ["place bank on c3 by 3"]


@pytest.mark.parametrize(
    ("phase", "cells", "tile", "last", "die", "points"),
    [
        (2, {"f3": "monastery_1", "g2": "monastery_2"}, "monastery_3", "g3", 1, 14),
        (1, {}, "watchtower", "c3", 3, 11 + 4),
        (3, {"e4": "bank", "e5": "market", "f4": "church", "f5": "town_hall"}, "boarding_house", "g4", 3, 21),
    ],
)
def test_a_completed_region_scores_its_size_and_the_phase(
    phase: int, cells: dict[str, str], tile: str, last: str, die: int, points: int
) -> None:
    """D1. Three cells in phase B: 6 + 8; one in A: 1 + 10 (and the watchtower's 4); five in C: 15 + 6."""
    position = start()
    position.phase = phase
    lies(position, ANNA, **cells)
    stored(position, ANNA, tile)
    turn(position, ANNA, die)

    play(position, ANNA, f"place {tile} on {last} by {die}")

    assert holdings(position, ANNA)["points"] == points


def test_a_region_of_eight_in_phase_e_scores_38() -> None:
    """D1. 36 + 2."""
    position = start(board="10")
    position.phase = 5
    town = ["c4", "b3", "a2", "d1", "d2", "d3", "d4", "d5"]
    kinds = ["bank", "market", "church", "town_hall", "watchtower", "boarding_house", "carpenters_workshop"]
    lies(position, ANNA, **dict(zip(town[1:], kinds, strict=True)))

    place(position, ANNA, "warehouse", "c4", 1)

    assert earned(position, ANNA) == {"regions": 36, "phases": 2}


def test_the_first_castle_scores_nothing() -> None:
    """Ruling 19. On estate 1 it stands in a region of its own."""
    assert earned(start(), ANNA) == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_to_fill_a_colour_gets_the_large_bonus_the_second_the_small(seats: int) -> None:
    """D3. The third mine: 5/6/7 for the first player, 2/3/4 for the second, nothing for the third."""
    position = start(seats=seats)
    position.phase = 5
    bonuses = []
    for seat in range(seats):
        lies(position, seat, f2="mine", g1="mine")
        stored(position, seat, "mine")
        turn(position, seat, 4)
        play(position, seat, "place mine on e3 by 4")
        bonuses.append(earned(position, seat).get("colours", 0))

    assert bonuses == [seats + 3, seats, 0, 0][:seats]


def test_a_score_beyond_a_hundred_is_counted_on() -> None:
    """D8. 98 and 7 are 105."""
    position = start()
    has(position, ANNA, points=98)
    lies(position, ANNA, c1="cow_3")

    place(position, ANNA, "cow_4", "c2", 4)

    assert position.scores[ANNA] == 105
