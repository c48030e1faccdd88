"""Measure the peer, Catanatron's Catan with four random players; print the figures as one line of JSON.

A seed does not fix a game of the peer from one process to the next, so its runs play somewhat different games; the best
of them counts, to the peer's advantage.
"""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from operator import attrgetter
from time import process_time
from typing import Any

import catanatron.game  # type: ignore[import-not-found, import-untyped, unused-ignore]
import stopwatch
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, import-untyped, unused-ignore]
from catanatron.models.actions import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    generate_playable_actions,
)
from stopwatch import Figures, Tally, Times


def start(seed: int) -> Any:
    """A new game for four random players."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def running(game: Any) -> bool:
    """Does the game go on? The peer's own test: nobody has won, and the limit of turns is not reached."""
    return game.winning_color() is None and game.state.num_turns < catanatron.game.TURNS_LIMIT


def finish(game: Any) -> Tally:
    """Play a game to its end."""
    answers = decisions = 0
    while running(game):
        answers += 1
        if len(game.state.playable_actions) > 1:
            decisions += 1
        game.play_tick()
    return Tally(answers, decisions)


def play(seed: int) -> Tally:
    """One random game from set-up to end."""
    return finish(start(seed))


def trail(seed: int) -> list[Any]:
    """A random game: a copy of it before every answer."""
    game = start(seed)
    copies: list[Any] = []
    while running(game):
        copies.append(game.copy())
        game.play_tick()
    return copies


def microseconds_per_answer(seconds: float) -> float:
    """The cost of a tick in games under way, without set-up; drawing the action is in it."""
    done = 0
    spent = 0.0
    while spent < seconds:
        for seed in stopwatch.SAMPLED_SEEDS:
            game = start(seed)
            begin = process_time()
            done += finish(game).answers
            spent += process_time() - begin
    return spent / done * 1e6


def measure(seconds: float) -> Figures:
    """All figures of the peer."""
    speed = stopwatch.per_second(play, seconds * stopwatch.FOR_GAMES)
    answer = microseconds_per_answer(seconds * stopwatch.FOR_ANSWERS)
    games = [trail(seed) for seed in stopwatch.SAMPLED_SEEDS]
    middle = [copies[len(copies) // 2] for copies in games]
    choices = [game for copies in games for game in copies if len(game.state.playable_actions) > 1]
    sample = choices[:: stopwatch.SAMPLED_EVERY]
    del games, choices
    copy = stopwatch.microseconds([game.copy for game in middle], seconds * stopwatch.FOR_COPIES)
    producers = [partial(generate_playable_actions, game.state) for game in sample]
    options = stopwatch.microseconds(producers, seconds * stopwatch.FOR_OPTIONS)
    stored = [partial(attrgetter("state.playable_actions"), game) for game in sample]
    legal = stopwatch.microseconds(stored, seconds * stopwatch.FOR_LEGAL)
    times = Times(copy, legal, options, answer)
    return stopwatch.figures(f"catanatron {version('catanatron')}", catanatron.game, speed, times, middle)


def main() -> None:
    """Measure the peer."""
    stopwatch.report(measure(stopwatch.parser(__doc__).parse_args().seconds))


if __name__ == "__main__":
    main()
