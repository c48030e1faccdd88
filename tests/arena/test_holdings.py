"""What a seat has and has used, as the titles tell the arena."""

from __future__ import annotations

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random, stage
from tests.burgundy import given as estate
from tests.kingsburg import given as province
from tests.titles.given import ANNA, BORIS


def test_in_kingsburg_buildings_count_and_every_help_of_an_advisor() -> None:
    position = province.start(seats=2)
    province.given(position, ANNA, "inn", "market", gold=1)
    for _ in range(2):
        province.sits(position, ANNA, "alchemist", "general")
        province.sits(position, BORIS, "jester")
        stage(position, AdvisorsHelp(0, 1))
        while position.question is not None:
            position.play(next(move for move in position.legal() if position.notation(move) != "decline"))

    assert sorted(position.holdings(ANNA)) == [
        *("advisor.alchemist", "advisor.alchemist", "advisor.general", "advisor.general"),
        *("building.inn", "building.market"),
    ]
    assert position.holdings(BORIS) == ["advisor.jester", "advisor.jester"]


def test_help_that_was_refused_does_not_count() -> None:
    position = province.start(seats=2)
    province.given(position, ANNA)
    province.sits(position, ANNA, "alchemist")

    stage(position, AdvisorsHelp(0, 1))

    # There was no good to turn into others.
    assert position.holdings(ANNA) == []


def test_a_copy_does_not_share_the_help_it_gets() -> None:
    position = kingsburg.start(seats=2, seed=3)
    copy = position.copy()
    rng = Rng(3)
    while not copy.over:
        copy.play(at_random(copy, copy.mover, rng))

    assert position.holdings(0) == []
    assert any(held.startswith("advisor.") for held in copy.holdings(0))
    assert kingsburg.load(copy.dump()).holdings(0) == copy.holdings(0)


def test_in_burgundy_tiles_count_monasteries_by_number_and_shields() -> None:
    position = estate.start(seats=2, shields=True)
    before = position.holdings(ANNA)
    estate.monasteries(position, ANNA, 7, 12)
    estate.shields(position, ANNA, 3)

    held = position.holdings(ANNA)
    for thing in before:
        held.remove(thing)
    assert before == ["tile.castle"]
    assert sorted(thing for thing in held if not thing.startswith("tile.")) == [
        *("monastery.12", "monastery.7", "shield.3"),
    ]
    assert position.holdings(BORIS) == ["tile.castle"]
