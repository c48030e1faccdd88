"""Which games an arena plays: every line-up on the same shuffles, no seat and no bot favoured."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from burgrave.arena.schedule import Setup, setup_of

SETUP = Setup("kingsburg", 1, ("a", "b", "c"), 3, 60, 5)


def seated(setup: Setup) -> Counter[tuple[str, int]]:
    """How often every bot sits at every seat."""
    plans = [setup.plan(number) for number in range(setup.total)]
    return Counter((bot, seat) for plan in plans for seat, bot in enumerate(plan.bots))


@pytest.mark.parametrize(
    ("bots", "seats", "line_ups"),
    [
        (("a", "b"), 2, 2),
        (("a", "b", "c"), 3, 6),
        (("a", "b", "c"), 2, 6),
        (("a",), 3, 1),
        (("a", "b"), 3, 6),
        (("a", "b", "b", "b"), 4, 4),
        (("a", "b", "c"), 1, 3),
    ],
)
def test_every_arrangement_of_the_bots_is_a_line_up(bots: tuple[str, ...], seats: int, line_ups: int) -> None:
    setup = replace(SETUP, bots=bots, seats=seats)

    assert (setup.block, len(set(setup.line_ups))) == (line_ups, line_ups)


@pytest.mark.parametrize(("bots", "seats"), [("abc", 3), ("abcde", 5), ("abcdef", 4), ("abc", 5), ("ab", 4)])
def test_every_bot_sits_at_every_seat_equally_often(bots: str, seats: int) -> None:
    setup = replace(SETUP, bots=tuple(bots), seats=seats, games=200)

    counts = seated(setup)

    assert len(counts) == len(bots) * seats
    assert len(set(counts.values())) == 1


def test_all_line_ups_of_a_shuffle_have_the_same_seed_and_no_two_shuffles_do() -> None:
    plans = [SETUP.plan(number) for number in range(SETUP.total)]

    assert len({plan.seed for plan in plans}) == SETUP.shuffles == 10
    assert all(len({plan.seed for plan in plans if plan.shuffle == shuffle}) == 1 for shuffle in range(10))
    assert all(len({plan.bots for plan in plans if plan.shuffle == shuffle}) == 6 for shuffle in range(10))


def test_games_are_rounded_up_to_whole_shuffles() -> None:
    assert replace(SETUP, games=61).total == 66
    assert replace(SETUP, games=1).total == 6


def test_many_line_ups_are_drawn_and_rotated_by_the_seed_alone() -> None:
    setup = replace(SETUP, bots=tuple("abcdef"), seats=4, games=120)

    orders = {setup.plan(number).bots for number in range(setup.total)}

    assert setup.block == 15 * 4
    assert len(orders) > 60
    assert [setup.plan(number) for number in range(120)] == [replace(setup).plan(number) for number in range(120)]


def test_more_games_of_the_same_arena_begin_with_the_same_games() -> None:
    longer = replace(SETUP, games=120)

    assert not SETUP.differs(longer)
    assert [SETUP.plan(number) for number in range(60)] == [longer.plan(number) for number in range(60)]
    assert replace(SETUP, until_clear=True).differs(replace(longer, until_clear=True)) == ["games"]


def test_a_set_up_is_read_back_from_its_data() -> None:
    assert setup_of(SETUP.data()) == SETUP
