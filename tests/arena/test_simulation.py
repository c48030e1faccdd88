"""Simulations: the same seed gives the same result on any number of workers, and no seat is favoured."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace

from burgrave.arena.games import GamePlan, Outcome, plans, play
from burgrave.arena.local import play_all
from burgrave.arena.summary import summarize, wilson
from burgrave.kernel.record import parse_record


def essence(outcomes: list[Outcome]) -> list[Outcome]:
    """Outcomes without their times."""
    return [replace(outcome, seconds=0.0, thinking=(), longest=()) for outcome in outcomes]


def test_two_workers_give_the_same_outcomes_as_one() -> None:
    games = plans("kingsburg", ["squire", "page", "page"], 12, 3, {}, {})

    assert essence(list(play_all(games, workers=2))) == essence(list(play_all(games, workers=1)))


def test_every_bot_sits_at_every_place_equally_often() -> None:
    games = plans("kingsburg", ["squire", "page", "page"], 12, 3, {}, {})

    assert Counter(plan.bots.index("squire") for plan in games) == {0: 4, 1: 4, 2: 4}
    assert len({plan.seed for plan in games}) == 12


def test_a_kept_record_replays_to_the_same_scores() -> None:
    outcome = play(plans("kingsburg", ["page", "squire"], 1, 9, {"crane_each_time": False}, {}, True)[0])

    position = parse_record(outcome.record).replay()

    assert tuple(position.scores) == outcome.scores
    assert parse_record(outcome.record).players == list(outcome.plan.bots)


def outcome(bots: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(GamePlan(0, "kingsburg", bots, 1), scores, winners, (), 10, 0.0)


def test_a_shared_victory_counts_in_part() -> None:
    summary = summarize([outcome(("a", "b"), (5, 5), (0, 1)), outcome(("b", "a"), (1, 9), (1,))])

    by_bot = {row.name: row for row in summary.by_bot}
    assert (by_bot["a"].mean, by_bot["a"].wins, by_bot["a"].games) == (7.0, 0.75, 2)
    assert (by_bot["b"].mean, by_bot["b"].wins) == (3.0, 0.25)
    assert math.isclose(by_bot["a"].spread, math.sqrt(8))
    assert [row.wins for row in summary.by_seat] == [0.25, 0.75]
    assert summary.decisions == 10
    assert summary.winning == (5 + 5 + 9) / 3


def test_a_lost_solo_game_has_no_winner() -> None:
    summary = summarize([outcome(("a",), (3,), ())])

    assert summary.by_bot[0].wins == 0
    assert summary.winning is None


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(8, 10)

    # Known from the literature: 8 of 10 gives 49.0% to 94.3%.
    assert math.isclose(low, 0.4902, abs_tol=5e-4)
    assert math.isclose(high, 0.9433, abs_tol=5e-4)
    assert wilson(0, 10)[0] == 0.0
    assert math.isclose(wilson(10, 10)[1], 1.0)
