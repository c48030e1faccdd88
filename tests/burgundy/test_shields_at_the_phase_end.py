"""Shields 14 and 15 in the order that their owner chooses, and shield 6 named at the last moment."""

from __future__ import annotations

from typing import Any

from burgrave.games.burgundy.flow import Phase, PhaseEnd
from burgrave.games.burgundy.position import PHASES, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.testing import stage
from tests.burgundy.given import black, depot, has, lies, monasteries, shields, start, stored, turn
from tests.burgundy.then import holdings, on
from tests.titles.given import ANNA, BORIS, asked, earned, offers, play


def armed(*numbers: int, seats: int = 2, **options: Any) -> Burgundy:
    """Anna has these shields; none lie on the depots."""
    position = start(seats=seats, shields=True, **options)
    position.shields = [0] * 12
    shields(position, ANNA, *numbers)
    return position


# ---------------------------------------------------------------------- 14 and 15


def test_who_has_14_and_15_chooses_which_comes_first() -> None:
    position = armed(14, 15)
    depot(position, 2, "bank")
    black(position, "mine")

    stage(position, PhaseEnd())
    assert {offer.split()[3] for offer in offers(position, "lay")} == {"2", "black"}
    play(position, ANNA, "lay mine from black on e3")
    assert {offer.split()[3] for offer in offers(position, "lay")} == {"2"}
    play(position, ANNA, "lay bank from 2 on e4")

    assert (on(position, ANNA, "e3"), on(position, ANNA, "e4")) == ("mine", "bank")


def test_without_the_tile_of_14_that_of_15_is_still_offered() -> None:
    position = armed(14, 15)
    depot(position, 2, "bank")
    black(position, "mine")
    has(position, ANNA, silver=2)

    stage(position, PhaseEnd())
    play(position, ANNA, "decline", "lay mine from black on e3")

    assert asked(position) == "Tribute"
    assert on(position, ANNA, "e4") is None


def test_a_black_tile_may_open_the_way_for_one_of_the_depots() -> None:
    """Only the black tile has a place at first; beside it there is one for the tile of the depots."""
    position = armed(14, 15)
    lies(position, ANNA, c4="monastery_1", b4="monastery_2", a4="monastery_3")
    depot(position, 2, "monastery_8")
    black(position, "mine")

    stage(position, PhaseEnd())
    assert offers(position) == ["decline", "lay mine from black on e3"]
    play(position, ANNA, "lay mine from black on e3")
    assert offers(position) == ["decline", "lay monastery_8 from 2 on f3"]


def test_15_brings_nothing_once_it_was_exchanged() -> None:
    """The castle of 14 exchanges 15 by shield 11: what is gone does not work."""
    position = armed(11, 14, 15)
    position.shields[0] = 7
    depot(position, 2, "castle")
    black(position, "mine")
    has(position, ANNA, silver=3)

    stage(position, PhaseEnd())
    play(position, ANNA, "lay castle from 2 on b3", "shield 7 for 15")

    assert asked(position) == "Tribute"


def test_15_works_at_once_when_the_castle_of_14_brings_it() -> None:
    position = armed(11, 14)
    position.shields[0] = 15
    depot(position, 2, "castle")
    black(position, "mine")

    stage(position, PhaseEnd())
    play(position, ANNA, "lay castle from 2 on b3", "shield 15")

    assert "lay mine from black on e3" in offers(position)


# ---------------------------------------------------------------------- 6


def test_6_is_asked_before_the_mines_pay_workers() -> None:
    """At any moment of the game: also when monastery 2 of another would bring workers."""
    position = armed(6)
    lies(position, ANNA, e3="mine")
    monasteries(position, BORIS, 2)
    has(position, ANNA, silver=1)

    stage(position, PhaseEnd())
    play(position, ANNA, "tribute silver")
    assert offers(position) == ["decline", "copy 1"]
    play(position, ANNA, "copy 1")

    assert holdings(position, ANNA) == {"silver": 1, "workers": 1}


def test_6_need_not_be_named_before_the_mines_pay() -> None:
    position = armed(6)
    lies(position, ANNA, e3="mine")
    monasteries(position, BORIS, 2)
    has(position, ANNA, silver=1)

    stage(position, PhaseEnd())
    play(position, ANNA, "tribute silver", "decline")

    assert holdings(position, ANNA) == {"silver": 1}
    assert position.realm(ANNA).copied == NONE


def test_6_is_asked_before_the_final_scoring() -> None:
    """Unnamed, the points of another's monasteries would be lost without a question."""
    position = armed(6, seats=3)
    monasteries(position, BORIS, 22)
    lies(position, ANNA, e4="bank")

    stage(position, Phase(0, PHASES + 1))
    assert offers(position) == ["copy 1", "copy 2"]
    play(position, ANNA, "copy 1")

    assert earned(position, ANNA) == {"monasteries": 4, "shields": 12}


def test_6_may_be_named_while_a_castle_waits_for_its_action() -> None:
    position = armed(6)
    lies(position, ANNA, c4="monastery_1")
    stored(position, ANNA, "castle")
    turn(position, ANNA, 6)

    play(position, ANNA, "place castle on b3 by 6", "copy 1", "decline")

    assert position.realm(ANNA).copied == BORIS


def test_6_may_be_named_while_a_shield_lays_a_tile() -> None:
    position = armed(6, 14)
    depot(position, 2, "bank")

    stage(position, PhaseEnd())
    play(position, ANNA, "copy 1", "lay bank from 2 on e4")

    assert position.realm(ANNA).copied == BORIS
