"""Readings of the rules: workers, their spaces, and passing."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.components import ACTIONS
from burgrave.games.paladins.flow import EndOfRound, NextTurn
from burgrave.games.paladins.inquisition import Inquisition
from burgrave.games.paladins.turn import Turn
from burgrave.kernel.testing import stage
from tests.paladins.given import (
    has,
    next_suspicion,
    next_wall,
    occupied,
    outsiders,
    party,
    start,
    suspicion,
    townsfolk,
    turn,
    workshops,
)
from tests.paladins.then import holdings, on
from tests.titles.given import ANNA, BORIS, VIKTOR, offers, play

# ---------------------------------------------------------------- workers and spaces


def test_an_action_that_holds_a_worker_is_closed() -> None:
    """Ruling 1."""
    position = start()
    has(position, ANNA, labourer=3)
    occupied(position, ANNA, "hunt")
    turn(position, ANNA)

    assert offers(position, "hunt") == []
    assert offers(position, "trade") == ["trade labourer"]


@pytest.mark.parametrize(
    ("action", "colours"),
    [
        ("commission", ("scout", "cleric")),
        ("fortify", ("merchant", "scout")),
        ("garrison", ("merchant", "fighter")),
        ("absolve", ("cleric", "merchant")),
        ("attack", ("scout", "fighter")),
        ("convert", ("fighter", "cleric")),
    ],
)
def test_workshops_save_the_worker_of_the_space_they_cover(action: str, colours: tuple[str, str]) -> None:
    """Rulings 2 and 3: the third space is always asked for; a criminal stands in for a colour."""
    for covered, needed in (("left", ("labourer", colours[1])), ("middle", colours), ("both", (colours[1],))):
        position = start()
        workshops(position, ANNA, **{action: covered})
        outsiders(position, "warrior_1")
        has(position, ANNA, silver=1, provisions=1, strength=1, labourer=1, **dict.fromkeys(colours, 1))
        turn(position, ANNA)
        order = ("labourer", "scout", "merchant", "fighter", "cleric")
        crew = "+".join(worker for worker in order if worker in needed)
        assert f"{action} {crew}" in offers(position)
        has(position, ANNA, criminal=3, labourer=0, **dict.fromkeys(colours, 0))
        turn(position, ANNA)
        assert offers(position, action) == [f"{action} {'+'.join(['criminal'] * len(needed))}"]


def test_workshops_may_be_bound_to_the_left_space_first() -> None:
    """Ruling 3, option."""
    for reading, second in (("free", True), ("leftmost", False)):
        position = start(workshops=reading)
        has(position, ANNA, silver=4, labourer=2)
        turn(position, ANNA)
        play(position, ANNA, "develop labourer+labourer")
        assert "workshop attack left" in offers(position)
        assert ("workshop attack middle" in offers(position)) is second


def test_a_workshop_may_replace_a_worker() -> None:
    """Ruling 4: the others stay and keep the action closed."""
    position = start()
    has(position, ANNA, silver=4, provisions=1, labourer=3, scout=1, merchant=1)
    next_wall(position, "wall05")
    turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")
    turn(position, ANNA)
    play(position, ANNA, "develop labourer+labourer", "workshop fortify middle")

    assert on(position, ANNA, "fortify") == ["merchant", None, "scout"]
    turn(position, ANNA)
    assert offers(position, "fortify") == []


def test_workshops_uncover_workers_from_the_left() -> None:
    """Rulings 5 and 32: eight in all."""
    position = start()
    gained = []
    places = [f"workshop {action} {side}" for action in ACTIONS[6:10] for side in ("left", "middle")]
    for place in places:
        before = position.boards[ANNA].workers[:]
        has(position, ANNA, silver=4, labourer=2)
        turn(position, ANNA)
        play(position, ANNA, "develop labourer+labourer", place)
        after = position.boards[ANNA].workers
        gained.append(next(kind for kind in range(1, 6) if after[kind] > before[kind]))
        position.boards[ANNA].place(0, 0)
    assert gained == [1, 2, 3, 4, 1, 2, 3, 4]

    has(position, ANNA, silver=4, labourer=2)
    turn(position, ANNA)
    assert offers(position, "develop") == []


def test_hunt_trade_and_recruit_take_one_worker_or_two() -> None:
    """Ruling 6: the second must have the colour."""
    position = start()
    townsfolk(position, None, None, None, None, "squire_1")
    has(position, ANNA, cleric=1, merchant=1)
    turn(position, ANNA)

    assert offers(position, "hunt") == ["hunt merchant", "hunt cleric"]
    assert offers(position, "trade") == ["trade merchant", "trade cleric", "trade merchant+cleric"]
    assert offers(position, "recruit") == ["recruit merchant", "recruit cleric"]
    play(position, ANNA, "trade merchant+cleric")
    assert on(position, ANNA, "trade") == ["cleric", "merchant", None]
    assert position.boards[ANNA].silver == 3


def test_conspiring_trades_any_worker_for_a_criminal() -> None:
    """Ruling 8."""
    position = start()
    has(position, ANNA, criminal=1)
    next_suspicion(position, 1)
    turn(position, ANNA)
    play(position, ANNA, "conspire criminal")

    assert holdings(position, ANNA) == {"criminal": 1, "suspicion": 1, "silver": 1}


# ---------------------------------------------------------------- passing


def test_whoever_passes_keeps_at_most_three_workers() -> None:
    """Rulings 9 and 10: workers on the board leave; kept criminals draw nothing."""
    position = start()
    has(position, ANNA, criminal=2, scout=1, cleric=1)
    occupied(position, ANNA, "hunt")
    turn(position, ANNA)
    play(position, ANNA, "pass")
    assert offers(position) == [
        "keep scout+cleric+criminal",
        "keep scout+criminal+criminal",
        "keep cleric+criminal+criminal",
        "keep scout+cleric",
        "keep scout+criminal",
        "keep cleric+criminal",
        "keep criminal+criminal",
        "keep scout",
        "keep cleric",
        "keep criminal",
        "keep nobody",
    ]
    play(position, ANNA, "keep scout+criminal+criminal")

    assert holdings(position, ANNA) == {"scout": 1, "criminal": 2}
    assert on(position, ANNA, "hunt") == [None] * 3


@pytest.mark.parametrize(("kept", "workers"), [("labourer+fighter", 2), ("fighter", 1), ("nobody", 0)])
def test_of_three_or_fewer_workers_some_may_be_returned(kept: str, workers: int) -> None:
    position = start()
    has(position, ANNA, labourer=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "pass", f"keep {kept}")

    assert position.boards[ANNA].in_stock() == workers
    assert position.mover == BORIS


def test_without_workers_nobody_is_asked_who_stays() -> None:
    position = start()
    turn(position, ANNA)

    assert position.boards[ANNA].passed
    assert position.mover == BORIS


def test_after_the_last_round_nobody_keeps_anything() -> None:
    position = start()
    position.round = 7
    has(position, ANNA, labourer=5)
    turn(position, ANNA)
    play(position, ANNA, "pass")

    assert position.mover == BORIS


def test_without_workers_one_passes_by_oneself() -> None:
    """Ruling 9. Others go on until all have passed."""
    position = start(seats=3)
    has(position, VIKTOR, labourer=1)
    for board in position.boards:
        board.passed = False
    position.turn = ANNA
    stage(position, NextTurn(VIKTOR), EndOfRound(0, 7))

    assert [board.passed for board in position.boards] == [True, True, False]
    play(position, VIKTOR, "pass", "keep nobody")
    assert position.over


def test_who_runs_out_of_workers_may_still_act_with_one_gained_in_between() -> None:
    """Ruling 9, last sentence: a peddler pays between two turns."""
    position = start()
    party(position, ANNA, "peddler_1")
    suspicion(position, ANNA, 2)
    position.treasury = 1
    has(position, ANNA, labourer=1)
    has(position, BORIS, labourer=1)
    next_suspicion(position, 1)
    position.turn = ANNA
    stage(position, Turn(ANNA), NextTurn(ANNA))
    play(position, ANNA, "hunt labourer")
    play(position, BORIS, "conspire labourer")
    play(position, ANNA, "use peddler_1")

    assert position.mover == ANNA
    assert offers(position, "trade") == ["trade labourer"]


def test_a_worker_gained_after_passing_is_kept() -> None:
    """Ruling 11."""
    position = start()
    party(position, ANNA, "peddler_1")
    suspicion(position, ANNA, 2)
    has(position, ANNA, labourer=3)
    position.boards[ANNA].passed = True
    position.treasury = 0
    stage(position, Inquisition())
    play(position, ANNA, "use peddler_1")

    assert position.boards[ANNA].workers[0] == 4
