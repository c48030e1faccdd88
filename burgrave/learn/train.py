"""Training: generations of self-play, each by what the one before has learned."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import numpy as np

from burgrave.kernel.chance import Rng
from burgrave.kernel.processes import end_with_master
from burgrave.kernel.testing import draw_options
from burgrave.kernel.title import Title, title_named
from burgrave.learn.regression import Matrix, Ridge
from burgrave.learn.selfplay import Samples, play_and_learn
from burgrave.search.linear import Weights


@dataclass(frozen=True)
class TrainParameters:
    """How generations follow each other."""

    knots: int = 5
    first_strength: float = 20000.0
    strength: float = 60.0
    """Of the ridge. The first generation hardly leaves the judgement: it has seen only games of others. Later ones have
    seen what comes of their own ideas, and each may trust its games four times as much as the one before."""
    smoothness: float = 100.0
    first_spread: float = 20.0
    """How far margins may move before any has been measured."""
    kept: float = 0.6
    """How much the games of earlier generations still count."""
    batch: int = 20
    """Games that a worker plays at a time."""
    strange: int = 10
    strange_alone: int = 2
    """Of so many games one has options drawn at random; alone more, unless it is about certain games. What only a game
    alone has is always drawn: its opponent."""

    def ridge(self, generation: int) -> Ridge:
        return Ridge(max(self.strength, self.first_strength / 4.0**generation), self.smoothness)


TRAIN: Final = TrainParameters()

Report = Callable[[dict[str, Any], Weights], None]
"""Told after every generation: a line of the log, and the weights so far."""


@dataclass(frozen=True)
class Games:
    """Which games are played to learn from, and how many."""

    title: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    games: int = 2000
    """In every generation."""
    generations: int = 6
    hours: float = 0.0
    """With hours given there are as many generations as fit in."""
    nodes: int = 0
    """With nodes given games are played by search: slower, but nearer to what a duke makes of a position."""
    seed: int = 1
    workers: int = 2


@dataclass(frozen=True)
class Task:
    """A batch of games for a worker."""

    games: Games
    weights: Weights | None
    seed: int


def play_batch(task: Task) -> Samples:
    """In a worker: play a batch of games."""
    asked = task.games
    title = title_named(asked.title)
    samples = Samples(title.judgement, asked.seats, TRAIN.knots)
    rng = Rng(task.seed)
    for number in range(TRAIN.batch):
        options = options_drawn(title, asked, number, rng)
        position = title.start(asked.seats, rng.below(1 << 30), **options)
        play_and_learn(samples, position, task.weights, rng.below(1 << 30), asked.nodes)
    return samples


def options_drawn(title: Title, asked: Games, number: int, rng: Rng) -> dict[str, Any]:
    """The options of one game: the usual ones and those given, now and then any."""
    choices = title.options.CHOICES
    for_all = [name for name in choices if asked.seats > 1 or 1 not in title.options.SEATS.get(name, ())]
    usual = {**{name: choices[name][0] for name in for_all}, **asked.options}
    often = TRAIN.strange if asked.seats > 1 or asked.options else TRAIN.strange_alone
    _, options = draw_options(title, rng, asked.seats, asked.options if number % often == often - 1 else usual)
    return options


class Training:
    """What has been learned so far."""

    def __init__(self, games: Games, known: Weights | None, parameters: TrainParameters = TRAIN) -> None:
        self.games = games
        self.parameters = parameters
        self.title = title_named(games.title)
        self.samples = Samples(self.title.judgement, games.seats, parameters.knots)
        self.weights = known
        self.known = None if known is None else np.array(known.score)
        # A lead over others says nothing of one over an automa, but what leads to the one may lead to the other.
        self.known_lead = None if known is None else np.array(known.lead or known.score)
        self.spread = [parameters.first_spread] * parameters.knots

    def learn(self, fresh: Samples, generation: int) -> dict[str, Any]:
        """From the games of a generation; what the log tells of it."""
        parameters = self.parameters
        line: dict[str, Any] = told_of(self.games, fresh, generation)
        if generation and self.weights is not None:
            # The games were played without these very weights having seen them.
            line["error_of_new_games"] = round(fresh.scores.learned.error(np.array(self.weights.score)), 3)
        for knot in range(parameters.knots):
            # What is known from before may be off by as much as it was in these games.
            if fresh.counts[knot] > 30:
                self.spread[knot] = round((fresh.margins[knot] / fresh.counts[knot]) ** 0.5, 3)
        self.samples.merge(fresh, parameters.kept, self.samples.leads.kept)
        ridge = parameters.ridge(generation)
        scores = self.samples.scores
        score = scores.learned.solve(ridge, self.known)
        found = self.samples.leads.solve(ridge, self.known_lead)
        line["error"] = round(scores.learned.error(score), 3)
        line["held_out_error"] = round(scores.held_out.error(score), 3)
        line["held_out_deviation"] = round(scores.held_out.deviation(), 3)
        line |= found.log
        self.weights = Weights(rows_of(score), rows_of(found.lead), list(self.spread), rows_of(found.midst))
        return line


def train(games: Games, report: Report, known: Weights | None = None) -> Weights:
    """Learn a title from games like these; every generation is reported.

    What is known is where it begins: the first games are played with it, and all is learned as a correction.
    """
    training = Training(games, known)
    started = perf_counter()
    rng = Rng(games.seed * 16 + games.seats)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(games.workers, mp_context=context, initializer=step_back) as pool:
        for generation in generations_in(games, started):
            batches = range(max(1, games.games // TRAIN.batch))
            tasks = [Task(games, training.weights, rng.below(1 << 30)) for _ in batches]
            fresh = Samples(training.title.judgement, games.seats, TRAIN.knots)
            for samples in pool.map(play_batch, tasks):
                fresh.merge(samples, 1.0, 1.0)
            line = training.learn(fresh, generation)
            line["seconds"] = round(perf_counter() - started, 1)
            assert training.weights is not None
            report(line, training.weights)
    assert training.weights is not None
    return training.weights


def generations_in(games: Games, started: float) -> Iterator[int]:
    """The generations by number: as many as asked for, or as fit into the hours."""
    generation = 0
    while True:
        yield generation
        generation += 1
        spent = perf_counter() - started
        if games.hours and spent + spent / generation > games.hours * 3600.0:
            return
        if not games.hours and generation >= games.generations:
            return


def told_of(games: Games, fresh: Samples, generation: int) -> dict[str, Any]:
    """What the log tells of a generation's games."""
    tally, line = fresh.tally, {"seats": games.seats, "generation": generation, "games": fresh.games}
    seats = max(1.0, tally.seats)
    optional = {"options": games.options, "nodes": games.nodes}
    told: dict[str, Any] = {**line, **{name: value for name, value in optional.items() if value}}
    told["mean_score"] = round(tally.points / seats, 2)
    if games.seats == 1:
        told["won"] = round(tally.won / seats, 3)
        told["mean_lead"] = round(tally.lead / seats, 2)
    return told


def rows_of(weights: Matrix | None) -> list[list[float]]:
    """Weights by knot and feature; none if there are none."""
    rows: list[list[float]] = [] if weights is None else weights.tolist()
    return rows


def step_back() -> None:
    """Training gives way to everything else on the machine."""
    end_with_master()
    if hasattr(os, "nice"):
        os.nice(5)
