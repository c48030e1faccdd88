"""Whatever cannot be used says why."""

from __future__ import annotations

import pytest

from burgrave.kernel.reach import why_not
from burgrave.kernel.title import Title, title_named
from tests.titles.games import TITLES
from tests.titles.obstacles import check_answers, drawn


@pytest.mark.once
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_piece_that_cannot_be_used_answers_in_one_line_and_gives_nothing_away(title: Title) -> None:
    assert sum(check_answers(title, between=31).values()) > 100


def test_a_piece_that_can_be_used_needs_no_answer() -> None:
    position = title_named("kingsburg").start(2, 7)
    seat = position.mover
    for move in position.legal(seat):
        assert all(why_not(position, seat, thing) is None for thing in position.touches(move, seat))


def test_who_is_not_asked_reads_who_is() -> None:
    position = title_named("kingsburg").start(2, 7)
    waiting = 1 - position.mover
    answer = why_not(position, waiting, drawn(position, waiting)[0])

    assert answer is not None
    assert position.title.words("en", ["Ann", "Ben"]).say(answer, waiting) == (
        f"It is not your turn: waiting for {['Ann', 'Ben'][position.mover]}"
    )
