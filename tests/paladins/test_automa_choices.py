"""The automa: of two alternatives the left one, also where it has nothing to discard."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.components import WALLS
from tests.paladins.alone import BOT, acts, alone
from tests.paladins.given import favours, has, next_wall, opponent, suspicion
from tests.titles.given import ANNA


def test_a_wall_s_discard_without_suspicion_costs_the_treasury_a_silver() -> None:
    position = alone()
    next_wall(position, "wall10")
    acts(position, "fortify")

    assert opponent(position).walls == [WALLS.index("wall10")]
    assert (position.treasury, opponent(position).marker) == (4, 0)


def test_by_another_reading_it_takes_the_reward_that_is_of_use() -> None:
    position = alone(automa_choice="useful")
    next_wall(position, "wall10")
    acts(position, "fortify")

    assert (position.treasury, opponent(position).marker) == (5, 2)


def test_with_suspicion_the_left_reward_of_the_wall_discards_it() -> None:
    position = alone()
    suspicion(position, BOT, 2)
    next_wall(position, "wall10")
    acts(position, "fortify")

    assert (len(opponent(position).suspicion), position.treasury, opponent(position).marker) == (1, 5, 0)


@pytest.mark.parametrize("reading", ["left", "useful"])
def test_a_favour_it_has_neither_debt_nor_suspicion_for_costs_the_treasury_two_silver(reading: str) -> None:
    """As absolving does: a debt is paid, or else suspicion discarded, and what it lacks the treasury loses."""
    position = alone(automa_choice=reading)
    favours(position, "debt_or_suspicion")
    acts(position, "kings_favour")

    assert (position.treasury, opponent(position).marker) == (3, 0)


def test_what_the_favour_takes_from_the_treasury_may_bring_the_inquisition() -> None:
    position = alone()
    position.treasury = 2
    suspicion(position, ANNA, 1)
    favours(position, "debt_or_suspicion")
    acts(position, "kings_favour")

    assert position.treasury == 5
    assert position.boards[ANNA].unpaid == 1


def test_with_a_debt_the_favour_pays_it() -> None:
    position = alone()
    has(position, BOT, unpaid=1)
    favours(position, "debt_or_suspicion")
    acts(position, "kings_favour")

    assert (opponent(position).paid, position.treasury) == (1, 5)
