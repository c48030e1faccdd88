"""ISMCTS: when a turn is evaluated, what is looked into, what luck counts, and where a tree goes on."""

from __future__ import annotations

from itertools import groupby

import pytest

from burgrave import kingsburg
from burgrave.bots.baron import Baron
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random
from burgrave.kernel.title import Title, title_named
from burgrave.search.budget import Budget
from burgrave.search.evaluator import AgainstRivals, Evaluator
from burgrave.search.halving import Visit
from burgrave.search.tree import Tree
from tests.bots.test_bots import moments


def test_a_lone_move_can_be_advised_about() -> None:
    emara = title_named("emara")
    position, rng = emara.start(2, seed=5), Rng(1)
    while len(position.legal()) > 1:
        position.play(at_random(position, position.mover, rng))
    [move] = position.legal()

    advice = Baron(1, Budget(nodes=20)).advise(position.imagine(position.mover, rng), position.mover)

    assert [given.move for given in advice] == [move]


def test_a_tree_goes_on_where_nothing_new_has_come_to_light() -> None:
    burgundy = title_named("burgundy")
    bot = Baron(1, Budget(nodes=60))
    position, rng = burgundy.start(2, seed=4), Rng(1)
    kept = 0
    for _ in range(24):
        seat = position.mover
        if seat != 0:
            position.play(at_random(position, seat, rng))
            continue
        imagined = position.imagine(0, rng)
        expected = bot.ismcts.expected
        kept += bool(expected) and expected == imagined.view(0)
        position.play(bot.choose(imagined, 0), 0)

    assert kept >= 4


def test_every_move_is_looked_into_and_the_better_ones_more_often() -> None:
    """Whatever it looks like at first: what it is good for may only show at the end of the turn."""
    for position, seat in moments(kingsburg, 4, seed=3):
        bot = Baron(1, Budget(nodes=800))

        advice = bot.advise(position.imagine(seat, Rng(1)), seat)

        visits = [given.visits for given in advice]
        assert visits == sorted(visits, reverse=True)
        assert visits[-1] >= 1
        assert visits[1] >= visits[0] - 1
        assert len(visits) == 2 or visits[1] > 2 * visits[-1]


def test_an_obvious_move_is_played_before_the_budget_is_used_up() -> None:
    """A choice between points and next to none needs no long thought; a close one does."""
    position, seat = moments(kingsburg, 1, seed=9)[0]
    tree = Tree(position.imagine(seat, Rng(1)), seat, Evaluator(AgainstRivals()), Rng(1))
    tree.begin()
    tree.grow()
    root, many = tree.root, len(tree.root.moves)

    def after(rounds: int, apart: float) -> bool:
        for number in range(rounds):
            luck = number % 2
            tree.halving.round = [
                Visit([root], [slot], [luck + (0.0 if slot else apart)] * 2, []) for slot in range(many)
            ]
            tree.end_round()
        tree.halving.next = len(tree.halving.running)
        return tree.is_obvious()

    assert not after(8, 0.1)
    assert not after(200, 0.1)
    root.forget_results()
    assert not after(4, 50.0)
    assert after(60, 50.0)
    tree.asked = True
    assert not tree.is_obvious()


class Watched(Evaluator):
    """Judgement that remembers who was to move wherever it was asked about everybody, and what it said."""

    def __init__(self) -> None:
        super().__init__(AgainstRivals())
        self.asked: list[int] = []
        self.said: list[tuple[int, list[float]]] = []

    def all_points(self, position: Position) -> list[float]:
        self.asked.append(position.mover)
        return super().all_points(position)

    def values(self, position: Position, points: list[float]) -> list[float]:
        found = super().values(position, points)
        self.said.append((position.mover, found))
        return found


def first_choice(title: Title, seats: int = 2) -> Position:
    """Where the first seat has more than one move for the first time."""
    position = title.start(seats, seed=4)
    while position.mover != 0 or len(position.legal(0)) < 2:
        position.play(position.legal(position.mover)[0])
    return position


def test_a_turn_is_judged_when_it_is_over_and_again_when_the_others_have_answered() -> None:
    position = first_choice(title_named("burgundy"))
    evaluator = Watched()
    tree = Tree(position, 0, evaluator, Rng(1))

    tree.begin()
    tree.grow()
    tree.end_round()

    over = next(values[0] for mover, values in evaluator.said if mover == 1)
    mover, answered = evaluator.said[-1]
    assert mover == 0
    assert sum(tree.root.sums) == pytest.approx((over + answered[0]) / 2)


def test_with_a_small_budget_an_iteration_ends_with_the_own_turn_so_that_every_move_is_looked_into() -> None:
    """At a full table of Viscounts one walk through everybody's turn costs more than many a budget."""
    position = first_choice(title_named("viscounts"), 4)
    for nodes, own_turn_only in ((60, True), (1500, False)):
        baron = Baron(1, Budget(nodes=nodes))
        advice = baron.advise(position.imagine(0, Rng(1)), 0)
        assert baron.ismcts.tree is not None
        assert baron.ismcts.tree.own_turn_only == own_turn_only
        assert all(given.visits for given in advice)


def test_the_luck_of_a_determinization_is_not_counted() -> None:
    """A second round that is better for every move by the same changes nothing."""
    position, seat = moments(kingsburg, 1, seed=9)[0]
    tree = Tree(position.imagine(seat, Rng(1)), seat, Evaluator(AgainstRivals()), Rng(1))
    tree.begin()
    tree.grow()
    root, many = tree.root, len(tree.root.moves)
    tree.halving.round = [Visit([root], [slot], [10.0 + slot] * 2, []) for slot in range(many)]
    tree.end_round()
    before = [root.mean(slot) for slot in range(many)]

    tree.halving.round = [Visit([root], [slot], [17.0 + slot] * 2, []) for slot in range(many)]
    tree.end_round()

    assert many > 2
    assert [root.mean(slot) for slot in range(many)] == pytest.approx(before)


def test_where_a_turn_shows_little_the_tree_looks_one_turn_further() -> None:
    viscounts = title_named("viscounts")
    position = first_choice(viscounts)
    evaluator = Watched()

    tree = Tree(position, 0, evaluator, Rng(1))
    tree.begin()
    tree.grow()

    turns = [mover for mover, _ in groupby(evaluator.asked)]
    assert viscounts.judgement.foresight() == 2
    assert turns == [0, 1, 0, 1, 0]
