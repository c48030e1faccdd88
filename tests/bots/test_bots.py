"""Bots: they see only what they may, play what is legal, keep their budgets, and a squire is better than chance."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from bidding import TITLE as BIDDING

from burgrave import kingsburg
from burgrave.arena.games import GamePlan, plans, play
from burgrave.bots import LADDER, bot_named, bots_for, strongest
from burgrave.bots.bot import Bot, SearchBot
from burgrave.bots.duke import Duke
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import UnknownBot
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random, draw_options
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.learn.model import Model, model_file
from burgrave.search.budget import Budget
from burgrave.search.linear import Weights

FEW = Budget(nodes=6)

TITLES = [*(title_named(id) for id in title_ids() if id != "bidding"), BIDDING]


def naive(title: Title) -> Model:
    """The model of one who believes in judgement: its worth is the score."""
    names = title.judgement.features()
    rows = [[1.0 if name == "worth" else 0.0 for name in names]] * 2
    return Model(names, {"2": Weights(rows, [], [10.0, 5.0])}, {})


def rung(name: str, seed: int, title: Title, budget: Budget = FEW) -> Bot:
    """A bot of the ladder; a duke without experience of its own gets a naive one."""
    if name == "duke" and name not in bots_for(title):
        return Duke(seed, budget, naive(title))
    return bot_named(name, seed, budget)


def moments(title: Title, count: int, seed: int) -> list[tuple[Position, int]]:
    """Positions of random games over random seats and options, with a seat that has something to decide."""
    rng = Rng(seed)
    found: list[tuple[Position, int]] = []
    while len(found) < count:
        seats, options = draw_options(title, rng)
        position = title.start(seats, rng.below(1 << 30), **options)
        wait = rng.below(title.most_decisions // 30)
        while not position.over:
            seat = position.asked[rng.below(len(position.asked))]
            if wait <= 0 and len(position.legal(seat)) > 1:
                found.append((position, seat))
                break
            wait -= 1
            position.play(at_random(position, seat, rng), seat)
    return found


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_rung_plays_legal_moves_in_every_title_and_mode(title: Title, name: str) -> None:
    rng = Rng(3)
    for number, (position, seat) in enumerate(moments(title, 16, seed=5)):
        bot = rung(name, number, title)
        for _ in range(3):
            if position.over or seat not in position.asked:
                break
            move = bot.choose(position.imagine(seat, rng), seat)
            assert move in position.legal(seat)
            position.play(move, seat)


@pytest.mark.parametrize("name", LADDER)
def test_a_rung_plays_whole_games_alone_and_in_company(name: str) -> None:
    for title, seats in ((BIDDING, 2), (BIDDING, 4), (kingsburg, 2)):
        position = title.start(seats, seed=seats)
        rng = Rng(seats)
        bots = [rung(name, seat, title, Budget(nodes=2)) for seat in range(seats)]
        while not position.over:
            seat = position.mover
            position.play(bots[seat].choose(position.imagine(seat, rng), seat), seat)

        assert position.winners


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_is_hidden_decides_nothing(title: Title, name: str) -> None:
    """Whatever lies behind a view, the same seed makes the same move."""
    for number, (position, seat) in enumerate(moments(title, 8, seed=11)):
        chosen = {
            rung(name, number, title).choose(position.imagine(seat, Rng(dream)), seat) for dream in range(100, 104)
        }
        assert len(chosen) == 1


@pytest.mark.parametrize("name", LADDER)
def test_the_same_seed_and_nodes_play_the_same_game(name: str) -> None:
    if name not in bots_for(kingsburg):
        name = "baron"
    plan = GamePlan(0, "kingsburg", (name, "squire"), 8, {}, {}, True, nodes=4)

    first, second = play(plan), play(plan)

    assert first.record == second.record


def test_another_number_of_nodes_plays_another_game() -> None:
    plan = GamePlan(0, "kingsburg", ("baron", "squire"), 8, {}, {}, True, nodes=4)

    assert play(plan).record != play(replace(plan, nodes=9)).record


@pytest.mark.parametrize("name", ["knight", "baron", "duke"])
def test_a_time_budget_is_kept(name: str) -> None:
    """By the processor's clock, best of three: others at work on the machine do not count as thinking."""
    allowed = 0.15
    late = 0
    asked = moments(kingsburg, 20, seed=2)
    for number, (position, seat) in enumerate(asked):
        for _ in range(3):
            bot = rung(name, number, kingsburg, Budget(seconds=allowed))
            started = time.thread_time()
            bot.choose(position.imagine(seat, Rng(number)), seat)
            if time.thread_time() - started <= 1.1 * allowed:
                break
        else:
            late += 1

    assert late <= len(asked) // 20


@pytest.mark.parametrize("name", ["knight", "baron", "duke"])
def test_a_node_budget_is_kept_and_counted(name: str) -> None:
    for number, (position, seat) in enumerate(moments(kingsburg, 6, seed=4)):
        bot = rung(name, number, kingsburg, Budget(nodes=30))
        assert isinstance(bot, SearchBot)
        bot.choose(position.imagine(seat, Rng(number)), seat)

        assert bot.meter.decisions == 1
        assert 0 < bot.meter.nodes <= 30
        assert bot.meter.seconds > 0


def test_a_lone_move_costs_no_thought() -> None:
    """A lone hidden card is asked all the same; there is nothing to think about."""
    position = BIDDING.start(2, seed=1)
    hand = position.piles()[2]
    while len(hand) > 1:
        hand.take(0)
    bot = bot_named("baron", 1)
    assert isinstance(bot, SearchBot)

    assert [bot.choose(position, 0)] == position.legal(0)
    assert bot.meter.decisions == 0


def test_a_squire_beats_three_pages() -> None:
    bots = ["squire", "page", "page", "page"]
    outcomes = [play(plan) for plan in plans("kingsburg", bots, 60, 7, {}, {})]
    place = [outcome.plan.bots.index("squire") for outcome in outcomes]

    assert sum(place[n] in outcome.winners for n, outcome in enumerate(outcomes)) >= 57
    assert sum(outcome.scores[place[n]] for n, outcome in enumerate(outcomes)) / 60 > 30


@pytest.mark.parametrize("name", ["grandmaster", "greedy", "random"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(
        UnknownBot, match=f"unknown bot “{name}”; bots: page, young_squire, squire, knight, baron, young_duke, duke, "
    ):
        bot_named(name, 1)


def test_hints_come_from_the_highest_rung_that_knows_the_title() -> None:
    assert strongest(kingsburg) == ("duke" if model_file(kingsburg.folder).exists() else "baron")
    assert strongest(BIDDING) == "baron"


def test_advice_names_every_move_best_first_with_score_and_chance() -> None:
    position, seat = moments(kingsburg, 1, seed=9)[0]
    bot = Duke(1, Budget(nodes=60), naive(kingsburg))

    advice = bot.advise(position.imagine(seat, Rng(1)), seat)

    assert sorted(given.move for given in advice) == sorted(position.legal(seat))
    assert 2 * advice[0].visits >= max(given.visits for given in advice)
    assert 0.0 <= advice[0].chance <= 1.0
    assert -20 < advice[0].score < 100


class First(Bot):
    """A bot of somebody else's, in plain Python."""

    def choose(self, position: Position, seat: int = -1) -> int:
        return position.legal(seat)[0]


def test_a_plain_bot_of_somebody_elses_can_play() -> None:
    position = kingsburg.start(2, seed=1)
    while not position.over:
        position.play(First().choose(position))

    assert len(position.scores) == 2
