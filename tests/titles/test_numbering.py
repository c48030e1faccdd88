"""The moves that can occur, numbered without gaps: every legal move has a number, and no two have the same."""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

from burgrave.kernel.chance import Rng
from burgrave.kernel.components import Components
from burgrave.kernel.errors import UnnumberedMove
from burgrave.kernel.moves import MoveBook
from burgrave.kernel.numbering import Numbering
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random, by_kind, draw_options
from burgrave.kernel.title import Title, title_named
from tests.titles.games import TITLES

GAMES = int(os.environ.get("BURGRAVE_NUMBERED_GAMES", "12"))
"""Fuzzed games of every title; `make soak` plays 2,000."""

SIZES = {"kingsburg": 689, "burgundy": 4109, "emara": 410, "paladins": 1569, "viscounts": 2064}
"""The moves that can occur in a game for two with our options."""


def look(position: Position, numbering: Numbering) -> None:
    """Every legal move, its notation and its number belong together, one to one."""
    for seat in position.asked:
        moves = position.legal(seat)
        numbers = numbering.numbered(moves)
        assert [numbering.moves[number] for number in numbers] == moves
        assert len({position.notation(move, seat) for move in moves}) == len(set(numbers)) == len(moves)
        mask = bytearray(numbering.size + 2)
        numbering.mark(moves, mask, 1)
        assert [at - 1 for at, marked in enumerate(mask) if marked] == sorted(numbers)


def fuzz(title: Title, seed: int) -> None:
    """A game with any seats and options; a look at every position."""
    rng = Rng(seed)
    seats, options = draw_options(title, rng)
    numbering = title.numbering(seats, **options)
    position = title.start(seats, seed, **options)
    choose = by_kind if seed % 2 else at_random
    while not position.over:
        look(position, numbering)
        seat = position.mover
        move = choose(position, seat, rng)
        if seed < 2:
            assert position.parse(position.notation(move, seat), seat) == move
        position.play(move, seat)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_move_of_fuzzed_games_has_its_number(title: Title) -> None:
    for seed in range(GAMES):
        fuzz(title, seed)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_can_occur_is_as_much_as_the_tables_say(title: Title) -> None:
    numbering = title.numbering(2)

    assert numbering.size == SIZES[title.id]
    assert numbering.moves == sorted(set(numbering.moves))


def test_options_decide_what_can_occur() -> None:
    burgundy = title_named("burgundy")

    assert burgundy.numbering(2, shields=True).size > burgundy.numbering(2).size
    assert burgundy.numbering(4, team="12a").size > burgundy.numbering(4).size


def test_a_dearer_overlay_makes_room_for_dearer_payments() -> None:
    emara = title_named("emara")
    hut = next(iter(emara.sheet.figures["hut"]))
    dear = emara.components({"hut": {hut: {"cost": {"wood": 5, "grain": 5}}}})

    assert emara.numbering(2, dear).size > emara.numbering(2).size


def evens(components: Components, options: Any, seats: int) -> list[tuple[int, ...]]:
    return [(number,) for number in range(0, 6, 2)]


def test_a_move_that_was_said_not_to_occur_is_named() -> None:
    book = MoveBook()
    kind = book.kind("even", allowed=evens, number=6)
    numbering = Numbering(book, None, None, 2)

    assert numbering.numbered([kind.of(0), kind.of(4)]) == [0, 2]
    assert numbering.row(kind.of(4)) == [0, 4, 0, 0, 0]
    for wrong in (kind.of(3), -1, book.size):
        with pytest.raises(UnnumberedMove, match=f"move {wrong} was said not to occur"):
            numbering.number(wrong)
        with pytest.raises(UnnumberedMove):
            numbering.mark([wrong], bytearray(sys.getsizeof(0)), 0)
