"""A piece that cannot be used names what is missing, and with just that it can be used or lacks something else."""

from __future__ import annotations

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.actions import TakeTile
from burgrave.games.burgundy.buildings import WhiteCastle
from burgrave.games.burgundy.components import CASTLE, COLOUR, MARKET, MINE, SHIP, TILES, WATCHTOWER, monastery_tile
from burgrave.games.burgundy.estates import TOWNS
from burgrave.games.burgundy.pieces import number_of, tile_at
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.shields import Tribute
from burgrave.games.burgundy.ships import Ship
from burgrave.games.burgundy.tiles import LayTile
from burgrave.kernel.reach import ways_to, why_not
from burgrave.kernel.testing import stage
from burgrave.kernel.words import Phrase
from tests.burgundy.given import black, cell_of, depot, has, lies, monasteries, shields, start, stored, turn, wares
from tests.titles.given import play
from tests.titles.obstacles import Mend, check_mends

SOME_TILE = (CASTLE, MINE, monastery_tile(1), SHIP, TILES.index("cow_2"), WATCHTOWER)
"""A tile for every colour of land."""


def first_number(answer: Phrase) -> int:
    """The first of the numbers that would do."""
    numbers = answer.args["numbers"]
    return int((numbers.args["first"][0] if numbers.key == "either" else numbers).args["number"])


def show(p: Burgundy, seat: int, number: int) -> None:
    """The dice, or the white one, show a number."""
    if isinstance(p.question, WhiteCastle):
        p.agenda[-1] = WhiteCastle(seat, number)
    else:
        p.dukes[seat].dice = [number, number]


def another_building(p: Burgundy, seat: int, kind: int) -> None:
    """What stood in the estate as this building is another one that nobody has."""
    realm = p.realm(seat)
    fresh = next(other for other in range(len(TILES)) if COLOUR[other] == TOWNS and other not in realm.cells)
    realm.cells = [fresh if tile == kind else tile for tile in realm.cells]


def surround(p: Burgundy, seat: int, at: int) -> None:
    """Castles lie around a cell."""
    realm = p.realm(seat)
    for other in realm.estate.neighbours[at]:
        realm.cells[other] = CASTLE


def land_reached(p: Burgundy, seat: int, thing: str) -> None:
    """An empty cell for a tile has neighbours."""
    realm = p.realm(seat)
    cells = realm.estate.cells_of[COLOUR[tile_at(p, thing)] * 7]
    surround(p, seat, next(at for at in cells if realm.cells[at] == NONE))


def number_shown(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    show(p, seat, first_number(answer))


def dice_unused(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.dukes[seat].used = 0


def enough_silver(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.realm(seat).silver = 9


def set_double(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    show(p, seat, answer.args["number"])


def one_step_away(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    show(p, seat, number_of(thing) % 6 + 1)


def a_worker(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.realm(seat).workers = 1


def not_bought(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.dukes[seat].bought = False


def a_ship_placed(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.agenda.append(Ship(seat))


def neighbours(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    surround(p, seat, number_of(thing))


def cell_freed(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.realm(seat).cells[number_of(thing)] = NONE


def fitting_tile(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.realm(seat).storage = [SOME_TILE[p.realm(seat).estate.colours[number_of(thing)]]]


def points_gained(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.dukes[seat].points = 9


def room_made(p: Burgundy, seat: int, thing: str, answer: Phrase) -> None:
    p.realm(seat).storage.pop()


MENDS: dict[str, Mend] = {
    "why.bought": not_bought,
    "why.building_everywhere": lambda p, seat, thing, answer: another_building(p, seat, tile_at(p, thing)),
    "why.building_there": lambda p, seat, thing, answer: another_building(
        p, seat, TILES.index(answer.args["tile"].key.removeprefix("tile."))
    ),
    "why.by_ship": a_ship_placed,
    "why.cell_far": neighbours,
    "why.cell_number": number_shown,
    "why.cell_unlinked": neighbours,
    "why.die_used": dice_unused,
    "why.double": set_double,
    "why.double_used": dice_unused,
    "why.land_far": lambda p, seat, thing, answer: land_reached(p, seat, thing),
    "why.no_workers": a_worker,
    "why.none_stored": fitting_tile,
    "why.nothing_stored": fitting_tile,
    "why.occupied": cell_freed,
    "why.place_number": number_shown,
    "why.price": enough_silver,
    "why.ransom_dice": dice_unused,
    "why.ransom_points": points_gained,
    "why.ransom_room": room_made,
    "why.sale_number": set_double,
    "why.take_number": number_shown,
    "why.too_far": one_step_away,
}


@pytest.mark.once
def test_with_the_missing_condition_met_a_piece_can_be_used_or_lacks_something_else() -> None:
    assert sum(check_mends(burgundy, MENDS, between=31).values()) > 400


def told(p: Burgundy, thing: str, seat: int = 0) -> str:
    """Why the seat cannot use a piece, in English; empty if it can."""
    answer = why_not(p, seat, thing)
    return p.title.words("en", ["Ann", "Ben"]).say(answer, seat) if answer is not None else ""


def test_with_both_dice_used_nothing_can_be_taken() -> None:
    p = start()
    depot(p, 3, "ship")
    black(p, "mine")
    has(p, 0, silver=2)
    turn(p, 0)
    assert told(p, "depot-3-0") == "Both dice have been used in this turn"
    turn(p, 0, 3, 3)
    assert told(p, "depot-3-0") == ""


def test_a_die_cannot_be_turned_to_what_it_shows() -> None:
    p = start()
    has(p, 0, workers=1)
    turn(p, 0, 3, 3)
    assert told(p, "face-3") == "The die shows 3 already"
    turn(p, 0, 3, 4)
    assert told(p, "face-3") == ""


def test_with_the_monastery_for_it_a_tile_costs_silver_or_workers() -> None:
    p = start()
    monasteries(p, 0, 6)
    black(p, "mine")
    has(p, 0, silver=1, workers=1)
    turn(p, 0, 3, 4)
    assert told(p, "depot-black-0") == "A tile costs 2 silver or 2 workers: you have 1 silver and 1 worker"
    has(p, 0, silver=1, workers=2)
    turn(p, 0, 3, 4)
    assert told(p, "depot-black-0") == ""


def test_silver_buys_nothing_where_the_black_depot_is_empty() -> None:
    p = start()
    has(p, 0, silver=2)
    turn(p, 0, 3, 4)
    assert told(p, "silver-0") == "The black depot is empty: there is nothing to buy"
    black(p, "mine")
    turn(p, 0, 3, 4)
    assert told(p, "silver-0") == ""


def test_a_market_says_what_it_brings() -> None:
    p = start()
    depot(p, 3, "ship", "mine")
    stage(p, TakeTile(0, MARKET))
    assert told(p, "depot-3-1") == "Market brings ships or animals: this tile goes to mines"
    assert told(p, "depot-3-0") == ""


def test_a_ship_finds_no_goods_or_no_store_for_them() -> None:
    p = start()
    wares(p, 1, "red")
    wares(p, 3, "pink")
    has(p, 0, red=1, brown=1, orange=1)
    stage(p, Ship(0))
    assert told(p, "wares-2") == "There are no goods on depot 2"
    assert told(p, "wares-3") == "None of these colours fits: your 3 stores hold others"
    p.realm(0).goods[4] = 0
    stage(p, Ship(0))
    assert told(p, "wares-3") == ""


def test_a_tile_finds_all_its_cells_full() -> None:
    p = start()
    realm = p.realm(0)
    mines = realm.estate.cells_of[7]
    for at in mines:
        realm.cells[at] = MINE
    realm.refresh()
    stored(p, 0, "mine")
    turn(p, 0, 3, 4)
    assert told(p, "storage-0-0") == "All cells for mines are full"
    realm.cells[mines[0]] = NONE
    realm.refresh()
    turn(p, 0, 3, 4)
    assert "full" not in told(p, "storage-0-0")


def test_a_region_takes_one_inn() -> None:
    p = start(inns=True)
    p.inns = 2
    realm = p.realm(0)
    region = next(cells for cells in realm.estate.region_cells if len(cells) > 2)
    lies(p, 0, **{realm.estate.names[region[0]]: "inn"})
    stored(p, 0, "inn")
    beside = next(at for at in region if realm.near >> at & 1 and at != region[0])
    turn(p, 0, *[realm.estate.numbers[beside]] * 2)
    assert told(p, f"cell-0-{beside}") == "This region has an inn already, and takes but one"


def test_a_tile_laid_straight_from_the_depots_needs_a_cell_of_its_kind() -> None:
    p = start()
    depot(p, 3, "castle", "mine")
    stage(p, LayTile(0, 1))
    river = p.realm(0).estate.cells_of[3 * 7][0]
    assert told(p, f"cell-0-{river}") == "This cell is for ships: there are none in the depots"


def test_a_tribute_is_paid_in_silver_or_by_a_shield_in_workers() -> None:
    p = start(shields=True)
    shields(p, 0, 3, 5)
    has(p, 0, workers=1)
    stage(p, Tribute(0, 5))
    assert told(p, "silver-0") == "The tribute is 1 silver: you have 0"
    has(p, 0, silver=1)
    stage(p, Tribute(0, 5))
    assert told(p, "worker-0") == "The tribute is 1 worker: you have 0"
    assert told(p, "silver-0") == ""


def test_a_shield_sets_one_die_a_turn() -> None:
    p = start(shields=True)
    shields(p, 0, 16)
    turn(p, 0, 2, 4)
    assert told(p, "shield-16") == ""
    play(p, 0, "set 2 to 5")
    assert told(p, "shield-16") == "This shield has set a die in this turn"


def test_a_shield_for_a_double_needs_a_castle() -> None:
    p = start(shields=True)
    p.realm(0).cells[p.realm(0).cells.index(CASTLE)] = MINE
    p.realm(0).refresh()
    p.shields[6] = 9
    turn(p, 0, 4, 4)
    assert told(p, "shield-9") == "A shield needs a castle in your estate: there is none"


def test_the_only_tile_of_an_estate_is_not_taken_back() -> None:
    p = start(board="against_the_castle", castle_back="own")
    has(p, 0, points=9)
    turn(p, 0, 3, 4)
    castle = p.realm(0).cells.index(CASTLE)
    assert told(p, f"cell-0-{castle}") == "The only tile of an estate stays"


# ---------------------------------------------------------------------- gestures and ways


def test_a_tile_one_off_is_reached_by_a_worker_in_one_gesture() -> None:
    p = start()
    depot(p, 3, "ship")
    has(p, 0, workers=1)
    turn(p, 0, 2, 6)
    first = ways_to(p, 0, "depot-3-0")[0]
    assert [p.notation(first[0], 0)] == ["adjust 2 to 3"]
    p.play(first[0], 0)
    assert p.notation(first[1], 0) == "take ship from 3 by 3"


def wastes(p: Burgundy) -> dict[str, int]:
    """What every move gives away."""
    question = p.question
    assert question is not None
    return {p.notation(move, 0): question.waste(p, 0, move) for move in p.legal(0)}


def test_the_exact_die_goes_before_one_that_is_off_and_before_a_purchase() -> None:
    p = start()
    monasteries(p, 0, 6, 12)
    depot(p, 3, "ship")
    has(p, 0, silver=2, workers=2)
    turn(p, 0, 3, 4)
    found = wastes(p)
    assert found["take ship from 3 by 3"] < found["take ship from 3 by 4"] < found["buy ship from 3 for workers"]
    assert found["buy ship from 3 for workers"] < found["buy ship from 3"]


def test_workers_are_proposed_for_the_die_that_can_do_least() -> None:
    p = start()
    depot(p, 3, "ship", "mine")
    turn(p, 0, 3, 5)
    found = wastes(p)
    assert found["workers by 5"] < found["workers by 3"]


def test_several_tiles_for_a_cell_are_a_choice() -> None:
    p = start()
    at = cell_of(p, 0, "d4")
    town = next(other for other in p.realm(0).estate.neighbours[at] if p.realm(0).estate.colours[other] == TOWNS)
    number, name = p.realm(0).estate.numbers[town], p.realm(0).estate.names[town]
    stored(p, 0, "bank")
    turn(p, 0, number, number)
    assert wastes(p)[f"place bank on {name} by {number}"] == 0
    stored(p, 0, "market")
    turn(p, 0, number, number)
    assert wastes(p)[f"place bank on {name} by {number}"] < 0
