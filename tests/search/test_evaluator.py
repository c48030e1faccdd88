"""What a seat plays for: alone, against rivals, and with a partner."""

from __future__ import annotations

import pytest

from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random
from burgrave.kernel.title import title_named
from burgrave.search.evaluator import AgainstRivals, Evaluator, InTeams, Objective, Solo, objective_of

BURGUNDY = title_named("burgundy")


def team_game() -> Position:
    return BURGUNDY.start(4, seed=3, team="12a")


@pytest.mark.parametrize(
    ("position", "objective"),
    [
        (BURGUNDY.start(1, seed=3), Solo),
        (BURGUNDY.start(4, seed=3), AgainstRivals),
        (team_game(), InTeams),
    ],
)
def test_what_is_played_for_follows_from_who_wins_together(position: Position, objective: type[Objective]) -> None:
    assert type(objective_of(position)) is objective


def test_partners_like_the_same_positions_alike() -> None:
    position = team_game()
    [one, other] = position.sides[0]
    points = [0.0] * 4
    points[one], points[other] = 3.0, 20.0
    evaluator = Evaluator(objective_of(position))

    assert evaluator.value(position, one, points) == evaluator.value(position, other, points)


def test_a_point_for_the_partner_is_as_good_as_an_own_one() -> None:
    position = team_game()
    [one, other] = position.sides[0]
    evaluator = Evaluator(objective_of(position))

    def with_one_for(seat: int) -> float:
        points = [10.0] * 4
        points[seat] += 1.0
        return evaluator.value(position, one, points)

    assert with_one_for(other) == with_one_for(one) > evaluator.value(position, one, [10.0] * 4)


def test_a_side_has_the_whole_victory() -> None:
    position, rng = team_game(), Rng(1)
    while not position.over:
        position.play(at_random(position, position.mover, rng))
    won = [side for side in position.sides if side[0] in position.winners]

    for side in position.sides:
        for seat in side:
            assert objective_of(position).share(position, seat) == (1.0 / len(won) if side in won else 0.0)
