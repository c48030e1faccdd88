"""The rulebook's words and examples: ships, castles, mines, animals, and the end of the game."""

from __future__ import annotations

import pytest

from burgrave.games.burgundy.components import TILES
from burgrave.games.burgundy.flow import Mines, PhaseEnd
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.testing import stage
from tests.burgundy.given import depot, has, lies, monasteries, place, sold, start, stored, turn, wares
from tests.burgundy.then import goods, holdings, wares_on
from tests.titles.given import ANNA, BORIS, VIKTOR, earned, offers, play

# ---------------------------------------------------------------- ships


def test_a_ship_loads_what_fits_and_moves_the_pawn() -> None:
    """S3. Turquoise joins turquoise; of pink and brown one finds a store, the other stays on the depot."""
    position = start()
    has(position, ANNA, turquoise=1, purple=1)
    wares(position, 2, "turquoise", "pink", "brown")
    stored(position, ANNA, "ship")
    turn(position, ANNA, 5)

    play(position, ANNA, "place ship on d5 by 5", "load 2")
    assert offers(position) == ["stow turquoise+pink", "stow turquoise+brown"]
    play(position, ANNA, "stow turquoise+pink")

    assert goods(position, ANNA) == {"turquoise": 2, "purple": 1, "pink": 1}
    assert wares_on(position, 2) == ["brown"]
    assert position.dukes[ANNA].space == 1


def test_the_running_round_keeps_its_order() -> None:
    """Ruling 24. A ship puts its owner on top from the next round on."""
    position = start(seats=3)
    before = position.order[:]
    last = before[-1]

    place(position, last, "ship", "d5", 5)

    assert position.order == before
    assert position.bridge_order() == [last, *before[:-1]]


def test_a_newcomer_on_the_bridge_lies_on_top() -> None:
    """Ruling 24. The second pawn on a space goes first."""
    position = start(seats=2)
    for seat in (ANNA, BORIS):
        stored(position, seat, "ship")
        turn(position, seat, 5)
        play(position, seat, "place ship on d5 by 5")

    assert position.bridge_order() == [BORIS, ANNA]


# ---------------------------------------------------------------- castles, mines, animals


def test_a_castle_gives_an_action_with_any_number() -> None:
    """S19. Another tile may be placed, or taken, goods sold, or two workers taken."""
    position = start()
    has(position, ANNA, red=1)
    depot(position, 2, "mine")
    lies(position, ANNA, c4="monastery_2")
    stored(position, ANNA, "castle", "monastery_1")
    turn(position, ANNA, 6)

    play(position, ANNA, "place castle on b3 by 6")

    assert offers(position) == [*("decline", "take mine from 2", "place monastery_1 on b4", "sell red", "workers")]
    play(position, ANNA, "workers")
    assert holdings(position, ANNA) == {"workers": 2}


@pytest.mark.parametrize(
    ("before", "tile", "points"),
    [
        ({"c1": "cow_3", "b1": "sheep_3"}, "cow_4", 7),
        ({"c1": "cow_3", "b1": "sheep_3", "b2": "cow_4"}, "cow_4", 11),
        ({"c1": "cow_3", "b1": "sheep_3", "b2": "cow_4"}, "sheep_2", 5),
    ],
)
def test_animals_score_with_their_kind_in_the_pasture(before: dict[str, str], tile: str, points: int) -> None:
    """S4, S5, S6. 4 + 3; later 4 + 4 + 3; two sheep 2 + 3."""
    position = start()
    lies(position, ANNA, **before)
    stored(position, ANNA, tile)
    turn(position, ANNA, 4)

    play(position, ANNA, f"place {tile} on c2 by 4")

    assert earned(position, ANNA) == {"animals": points}


def test_another_pasture_does_not_count() -> None:
    """Ruling 33."""
    position = start()
    position.phase = 5
    lies(position, ANNA, c1="cow_3", e5="bank")

    place(position, ANNA, "cow_4", "e6", 2)

    assert earned(position, ANNA)["animals"] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_selling_brings_points_for_every_good_and_one_silver(seats: int) -> None:
    """D2. Three goods: 6, 9 or 12 points and a silver; all of a colour are sold."""
    position = start(seats=seats)
    has(position, ANNA, red=3, pink=1)
    turn(position, ANNA, 4, 1)
    assert offers(position, "sell") == ["sell red by 4"]

    play(position, ANNA, "sell red by 4")

    assert holdings(position, ANNA) == {"points": 3 * seats, "silver": 1}
    assert goods(position, ANNA) == {"pink": 1}


def test_any_die_can_become_two_workers() -> None:
    """D6."""
    position = start()
    turn(position, ANNA, 4)

    play(position, ANNA, "workers by 4")

    assert holdings(position, ANNA) == {"workers": 2}


def test_mines_pay_at_the_end_of_a_phase() -> None:
    """D5. Two mines, two silver."""
    position = start()
    lies(position, ANNA, e3="mine", f2="mine")

    stage(position, PhaseEnd())

    assert holdings(position, ANNA) == {"silver": 2}


# ---------------------------------------------------------------- the end


def test_what_is_left_counts_at_the_end() -> None:
    """D4. Three goods, two silver, five workers: 3 + 2 + 2; stored tiles count nothing."""
    position = start()
    has(position, ANNA, workers=5, silver=2, red=2, pink=1)
    stored(position, ANNA, "monastery_24")

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"unsold": 3, "silver": 2, "workers": 2}


def test_more_empty_cells_win_a_tie() -> None:
    """Ruling 39."""
    position = start()
    lies(position, ANNA, e3="mine")
    has(position, ANNA, points=20)
    has(position, BORIS, points=20)

    stage(position, FinalScoring())

    assert position.winners == [BORIS]


def test_a_table_may_give_ties_to_fewer_empty_cells() -> None:
    """Option tie_break=fewest_empty."""
    position = start(tie_break="fewest_empty")
    lies(position, ANNA, e3="mine")

    stage(position, FinalScoring())

    assert position.winners == [ANNA]


def test_then_the_pawn_further_back_wins() -> None:
    """Ruling 39. Lower on the bridge, in a stack the lower one."""
    position = start(seats=3)
    position.dukes[VIKTOR].space = 2
    position.dukes[ANNA].space = position.dukes[BORIS].space = 1
    position.dukes[ANNA].height, position.dukes[BORIS].height = 1, 0

    stage(position, FinalScoring())

    assert position.winners == [BORIS]


def test_a_move_that_is_not_offered_is_refused() -> None:
    """An empty depot gives nothing (ruling 8)."""
    position = start()
    turn(position, ANNA, 4)

    with pytest.raises(IllegalMove):
        position.parse("take ship from 4 by 4")


def test_sold_goods_are_remembered_and_phases_end_with_mines_only() -> None:
    """Rulings 29 and 37: nothing else happens at the end of a phase in the base game."""
    position = start()
    sold(position, ANNA, red=2)
    monasteries(position, ANNA, 3)

    stage(position, PhaseEnd(), Mines())

    assert holdings(position, ANNA) == {}
    assert len(TILES) == 57
