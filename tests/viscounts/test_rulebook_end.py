"""The end of the game and its points, by the rulebook's examples and words."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.components import LOCATIONS, SECTIONS
from burgrave.games.viscounts.effects import FlipDebts
from burgrave.games.viscounts.flow import Round
from burgrave.games.viscounts.hiring import Hiring
from burgrave.kernel.testing import stage
from tests.titles.given import asked, play
from tests.titles.given import earned as points
from tests.viscounts.given import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    board,
    bonus,
    built,
    has,
    manuscript_on,
    manuscripts,
    owns,
    pile,
    start,
    turn,
    workers,
)
from tests.viscounts.then import discard, hand, holdings, markers


@pytest.mark.parametrize(("approved", "expected"), [((3, 3, 2, 0), [10, 10, 4, 0]), ((5, 2, 2, 2), [12, 4, 4, 4])])
def test_those_who_tie_share_their_places(approved: tuple[int, ...], expected: list[int]) -> None:
    """E15."""
    position = start(seats=4)
    position.poverty = True
    for seat in (RED, BLUE, YELLOW, GREEN):
        has(position, seat, approved=approved[seat])
    assert [position.score_sheet(seat)["poverty"] for seat in range(4)] == expected


@pytest.mark.parametrize(("approved", "expected"), [((2, 2), [8, 8]), ((2, 0), [12, 0]), ((3, 1), [12, 4])])
def test_two_players_have_no_middle_place(approved: tuple[int, ...], expected: list[int]) -> None:
    """C12."""
    position = start(seats=2)
    position.poverty = True
    for seat in (RED, BLUE):
        has(position, seat, approved=approved[seat])
    assert [position.score_sheet(seat)["poverty"] for seat in range(2)] == expected


def test_the_scoring_example() -> None:
    """E16. 109 points."""
    position = start(seats=3)
    built(
        position,
        RED,
        lake_0="trading_post_1",
        lake_1="guildhall_1",
        lake_2="guildhall_2",
        lake_3="workshop_1",
        lake_4="workshop_2",
        rock_0="workshop_3",
    )
    for section, amount in zip(SECTIONS, (2, 1, 1, 1, 0), strict=True):
        workers(position, 1, section, red=amount)
    for section, amount in zip(SECTIONS, (1, 1, 0, 1, 1), strict=True):
        workers(position, 2, section, red=amount)
    workers(position, 3, "", red=2)
    position.leader = RED
    manuscripts(position, RED, "grey_9", "grey_1", "black_3", "black_4", "black_1", "yellow_6", "yellow_7", "blue_9")
    bonus(position, RED, "black")
    nobles = ("princess", "overseer_1", "overseer_2", "artist")
    owns(position, RED, ("antagonist", "thief", "pickpocket"), nobles[:2], nobles[2:])
    has(position, RED, debts=1, paid=3, deeds=4, approved=2)
    has(position, BLUE, approved=4)
    has(position, YELLOW, approved=3)
    position.poverty = True

    assert points(position, RED) == {
        "buildings": 26,
        "workers": 19,
        "sets": 26,
        "manuscripts": 18,
        "leader": 5,
        "bonuses": 3,
        "debts": -2,
        "deeds": 4,
        "approved": 6,
        "poverty": 4,
    }
    assert position.scores[RED] == 109


def test_printed_pieces_serve_when_a_pile_is_empty() -> None:
    """C10. On segment 5-6 the printed criminal builds for one silver and a corruption; nobody can be hired there."""
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "5")
    has(position, RED, silver=9, stone=2)
    pile(position, "forest")
    stage(position, Act(RED), Hiring(RED))

    play(position, RED, "dismiss build", "build workshop_1 on forest_0 for 2 stone")

    assert markers(position, RED) == (1, 5)
    assert holdings(position, RED) == {"silver": 8}
    assert asked(position) == ""


def test_a_printed_manuscript_is_used_but_never_taken() -> None:
    """Ruling 25."""
    position = start()
    board(position, RED, "abbot", "acolyte", "friar")
    at(position, RED, "lake")
    manuscript_on(position, "lake", None)
    stage(position, Act(RED))
    play(position, RED, "transcribe")
    assert holdings(position, RED) == {"deeds": 1}
    assert position.players[RED].manuscripts == []


def test_the_round_is_finished_and_one_more_is_played() -> None:
    """C11. The second of three players takes the last deed above prosperity in round 9: round 10 is the last."""
    position = start(seats=3)
    position.deeds_left = 1
    stage(position, Round(0, 9))
    while position.turn != BLUE:
        position.play(position.legal()[0])
    position.take_deed(BLUE)
    assert position.prosperity
    assert position.last_round == 10
    turns: list[tuple[int, int]] = []
    while not position.over:
        if not turns or turns[-1] != (position.round, position.turn):
            turns.append((position.round, position.turn))
        position.play(position.legal()[0])
    assert turns == [(9, BLUE), (9, YELLOW), (10, RED), (10, BLUE), (10, YELLOW)]


def test_a_second_end_card_counts_and_does_not_prolong() -> None:
    """Ruling 55. A divided kingdom."""
    position = start()
    position.round = 7
    position.debts_left = position.deeds_left = 1
    position.take_deed(RED)
    position.round = 8
    position.take_debt(RED)
    assert (position.poverty, position.prosperity, position.last_round) == (True, True, 8)
    position.take_debt(RED)
    assert position.players[RED].debts == 2


def test_a_paid_debt_with_the_debt_collector() -> None:
    """C14. Two resources in total."""
    position = start()
    board(position, RED, "debt_collector_4", "abbot", "squire")
    has(position, RED, debts=1)
    stage(position, FlipDebts(RED, 1))
    play(position, RED, "take 1 ink", "take 1 gold")
    assert holdings(position, RED) == {"ink": 1, "gold": 1, "paid": 1}


def test_the_tie_break_is_silver_and_resources() -> None:
    """Then the victory is shared."""
    position = start()
    has(position, RED, silver=2, ink=1)
    has(position, BLUE, silver=2)
    position.over = True
    assert position.winners == [RED]
    has(position, BLUE, gold=1)
    assert position.winners == [RED, BLUE]


def test_a_turn_has_six_phases() -> None:
    """Cards, movement, action, hiring, collision, drawing."""
    position = start()
    owns(position, RED, ("", "", ""), ("trader", "abbot", "squire"), ("labourer", "thief"))
    at(position, RED, "8")
    has(position, RED, silver=3, corruption=3, virtue=3)
    pile(position, "rock", "miner")
    turn(position, RED)

    play(position, RED, "play trader", "go 9", "exchange 1", "hire")

    assert LOCATIONS[position.players[RED].viscount] == "9"
    assert discard(position, RED) == ["miner"]
    # Trade for a stone, the Trader's silver, the Miner for two; a stack on 2 brings silver and a deed.
    assert holdings(position, RED) == {"stone": 1, "silver": 3, "deeds": 1}
    assert markers(position, RED) == (0, 6)
    assert len(hand(position, RED)) == 3
