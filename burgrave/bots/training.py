"""Training: generations of self-play, each by what the one before has learned."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any, Final

from burgrave.bots.duke import whole_turns
from burgrave.bots.experience import Prices
from burgrave.bots.regression import solve
from burgrave.bots.selfplay import Lesson, empty_lesson, only_the_lead_counts, play_and_learn
from burgrave.kernel.chance import Rng
from burgrave.kernel.processes import end_with_master
from burgrave.kernel.testing import draw_options
from burgrave.kernel.title import Title, title_named

KNOTS: Final = 5
FIRST_CAUTION: Final = 20000.0
CAUTION: Final = 60.0
BEND: Final = 100.0
"""The first generation hardly leaves the judgement: it has seen only games of others. Later ones have seen what comes
of their own ideas, and each may trust its games four times as much as the one before."""
TURN_CAUTION: Final = 300.0
"""Caution and bend where games are learned turn by turn: there are few turns in a game, but they tell much."""
KEPT: Final = 0.6
KEPT_ALONE: Final = 0.9
KEPT_TURNS: Final = 0.7
"""How much the games of earlier generations still count; more where single steps are learned from, for it matters less
to them how the game went on; less again where they are whole turns, which answer for more of it."""
BATCH: Final = 20
"""Games that a worker plays at a time."""
STRANGE: Final = 10
STRANGE_ALONE: Final = 2
"""Of so many games one has options drawn at random; alone more, unless it is about certain games. What only a game
alone has is always drawn: its opponent."""

Report = Callable[[dict[str, Any], Prices], None]
"""Told after every generation: a line of the log, and the prices so far."""


Data = dict[str, Any] | None
"""Prices to be sent to a worker, if there are any."""


def teach(task: tuple[str, int, dict[str, Any], Data, int, int, int]) -> Lesson:
    """In a worker: play a batch of games."""
    name, seats, given, data, seed, games, nodes = task
    title = title_named(name)
    judgement = title.judgement
    lesson = empty_lesson(len(judgement.features()), KNOTS, seats, whole_turns(judgement, seats))
    prices = prices_of(data)
    rng = Rng(seed)
    choices = title.options.CHOICES
    usual = {name: choices[name][0] for name in choices if seats > 1 or 1 not in title.options.SEATS.get(name, ())}
    usual.update(given)
    strange = STRANGE if seats > 1 or given else STRANGE_ALONE
    for number in range(games):
        _, options = draw_options(title, rng, seats, given if number % strange == strange - 1 else usual)
        position = title.start(seats, rng.below(1 << 30), **options)
        play_and_learn(lesson, position, prices, rng.below(1 << 30), nodes)
    return lesson


def prices_of(data: Data) -> Prices | None:
    """Prices that were sent."""
    return None if data is None else Prices(data["score"], data["lead"], data["spread"], data["midst"])


def data_of(prices: Prices | None) -> Data:
    """Prices to be sent, not rounded."""
    if prices is None:
        return None
    return {"score": prices.score, "lead": prices.lead, "spread": prices.spread, "midst": prices.midst}


def train(
    title: Title,
    seats: int,
    generations: int,
    games: int,
    hours: float,
    seed: int,
    workers: int,
    report: Report,
    known: Prices | None = None,
    nodes: int = 0,
    given: dict[str, Any] | None = None,
) -> Prices:
    """Learn a title for a number of seats, perhaps with options given; every generation is reported.

    Every generation plays so many games; with hours given there are as many generations as fit in. What is known is
    where it begins: the first games are played with it, and all is learned as a correction. With nodes games are played
    by search: slower, but what a position leads to is nearer to what a duke makes of it.
    """
    width = len(title.judgement.features())
    turns = whole_turns(title.judgement, seats)
    so_far = empty_lesson(width, KNOTS, seats, turns)
    scores, leads, alone, midst = so_far.scores, so_far.leads, so_far.alone, so_far.midst
    ahead = only_the_lead_counts(title.judgement, seats)
    data = data_of(known)
    before = None if known is None else flat_of(known.score)
    # A lead over others says nothing of one over an automa, but what leads to the one may lead to the other.
    before_lead = None if known is None else flat_of(known.lead or known.score)
    prices = Prices([], [], [])
    spread = [20.0] * KNOTS
    started = perf_counter()
    rng = Rng(seed * 16 + seats)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=step_back) as pool:
        generation = 0
        while True:
            batches = max(1, games // BATCH)
            sent = (title.id, seats, given or {}, data)
            tasks = [(*sent, rng.below(1 << 30), BATCH, nodes) for _ in range(batches)]
            fresh = empty_lesson(width, KNOTS, seats, turns)
            played = points = places = won = led = 0.0
            margins, counts = [0.0] * KNOTS, [0.0] * KNOTS
            for lesson in pool.map(teach, tasks):
                fresh.scores.merge(lesson.scores, 1.0)
                fresh.leads.merge(lesson.leads, 1.0)
                fresh.alone.merge(lesson.alone, 1.0)
                fresh.midst.merge(lesson.midst, 1.0)
                played += lesson.games
                points += lesson.points
                places += lesson.seats
                won += lesson.won
                led += lesson.lead
                for knot in range(KNOTS):
                    margins[knot] += lesson.margins[knot]
                    counts[knot] += lesson.counts[knot]
            line: dict[str, Any] = {"seats": seats, "generation": generation, "games": int(played)}
            if given:
                line["options"] = given
            if nodes:
                line["nodes"] = nodes
            line["mean_score"] = round(points / max(1.0, places), 2)
            if seats == 1:
                line["won"] = round(won / max(1.0, places), 3)
                line["mean_lead"] = round(led / max(1.0, places), 2)
            if generation:
                # The games were played without these very prices having seen them.
                flat = flat_of(prices.score)
                line["error_of_new_games"] = round(fresh.scores.learned.error(flat), 3)
            # What is known from before may be off by as much as it was in these games.
            spread = [
                round((margins[knot] / counts[knot]) ** 0.5, 3) if counts[knot] > 30 else spread[knot]
                for knot in range(KNOTS)
            ]
            scores.merge(fresh.scores, KEPT)
            leads.merge(fresh.leads, KEPT)
            alone.merge(fresh.alone, KEPT_TURNS if turns else KEPT_ALONE)
            midst.merge(fresh.midst, KEPT_TURNS)
            caution = max(CAUTION, FIRST_CAUTION / 4.0**generation)
            flat = solve(scores.learned, caution, BEND, before)
            line["error"] = round(scores.learned.error(flat), 3)
            line["held_out_error"] = round(scores.held_out.error(flat), 3)
            line["held_out_deviation"] = round(scores.held_out.deviation(), 3)
            lead: list[list[float]] = []
            within: list[list[float]] = []
            if ahead:
                if turns:
                    flat_lead = alone.prices(TURN_CAUTION, TURN_CAUTION, before_lead)
                elif seats == 1:
                    flat_lead = alone.prices(CAUTION, BEND, before_lead)
                else:
                    flat_lead = solve(leads.learned, caution, BEND, before_lead)
                line["held_out_lead_error"] = round(leads.held_out.error(flat_lead), 3)
                line["held_out_lead_deviation"] = round(leads.held_out.deviation(), 3)
                lead = by_knot(flat_lead, width)
                if turns and midst.learned.samples:
                    more = solve(midst.learned, CAUTION, BEND)
                    line["held_out_midst_error"] = round(midst.held_out.error(more), 3)
                    within = by_knot([flat_lead[at] + more[at] for at in range(len(more))], width)
            prices = Prices(by_knot(flat, width), lead, spread, within)
            data = data_of(prices)
            line["seconds"] = round(perf_counter() - started, 1)
            report(line, prices)
            generation += 1
            spent = perf_counter() - started
            if hours and spent + spent / generation > hours * 3600.0:
                break
            if not hours and generation >= generations:
                break
    return prices


def flat_of(rows: list[list[float]]) -> list[float]:
    """Prices one after the other, knot by knot."""
    return [price for row in rows for price in row]


def by_knot(flat: list[float], width: int) -> list[list[float]]:
    """Prices by knot and feature."""
    return [flat[at : at + width] for at in range(0, len(flat), width)]


def step_back() -> None:
    """Training gives way to everything else on the machine."""
    end_with_master()
    if hasattr(os, "nice"):
        os.nice(5)
