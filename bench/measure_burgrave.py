"""Measure one title of Burgrave in the interpreter that runs this; print the figures as one line of JSON.

Random games, `legal()` and `options` are measured with four seats, as many as the peer has; copies, pickles and the
answers they are compared with at the title's largest table.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from time import process_time

import stopwatch
from stopwatch import Figures, Tally, Times

import burgrave.kernel.position
from burgrave import Rng, Title, title_ids, title_named
from burgrave.kernel.agenda import Sealed
from burgrave.kernel.position import Position

PEER_SEATS = 4


def play(title: Title, seats: int, seed: int) -> Tally:
    """One random game from set-up to end."""
    rng = Rng(seed)
    position = title.start(seats=seats, seed=seed)
    answers = decisions = 0
    while not position.over:
        moves = position.legal()
        many = len(moves)
        answers += 1
        if many > 1:
            decisions += 1
        position.play(moves[rng.below(many)])
    return Tally(answers, decisions)


def trail(title: Title, seats: int, seed: int) -> tuple[list[Position], list[int]]:
    """A random game: a copy of its position before every answer, and the answers."""
    rng = Rng(seed)
    position = title.start(seats=seats, seed=seed)
    positions: list[Position] = []
    answers: list[int] = []
    while not position.over:
        moves = position.legal()
        positions.append(position.copy())
        answers.append(moves[rng.below(len(moves))])
        position.play(answers[-1])
    return positions, answers


def mid_game(title: Title, seats: int) -> list[Position]:
    """The position halfway through each of the sampled games."""
    games = [trail(title, seats, seed)[0] for seed in stopwatch.SAMPLED_SEEDS]
    return [positions[len(positions) // 2] for positions in games]


def decisions(title: Title, seats: int) -> list[Position]:
    """Positions from all over the sampled games, each with something to choose."""
    games = [trail(title, seats, seed)[0] for seed in stopwatch.SAMPLED_SEEDS]
    choices = [position for positions in games for position in positions if len(position.legal()) > 1]
    return choices[:: stopwatch.SAMPLED_EVERY]


def producer(position: Position) -> Callable[[], list[int]]:
    """What produces the legal moves of the position anew; `legal()` only hands on what `play` has stored."""
    question = position.question
    assert question is not None
    if isinstance(question, Sealed):
        return partial(question.options_of, position, position.mover)
    return partial(question.options, position)


def microseconds_per_answer(title: Title, seats: int, seconds: float) -> float:
    """The cost of `legal()` and `play(move)`: sampled games played again, without set-up and without drawing moves."""
    games = [(seed, trail(title, seats, seed)[1]) for seed in stopwatch.SAMPLED_SEEDS]
    done = 0
    spent = 0.0
    while spent < seconds:
        for seed, answers in games:
            position = title.start(seats=seats, seed=seed)
            begin = process_time()
            for move in answers:
                position.legal()
                position.play(move)
            spent += process_time() - begin
            done += len(answers)
    return spent / done * 1e6


def measure(title: Title, seconds: float) -> Figures:
    """All figures of a title."""
    most = max(title.seats)
    seats = PEER_SEATS if PEER_SEATS in title.seats else most
    speed = stopwatch.per_second(partial(play, title, seats), seconds * stopwatch.FOR_GAMES)
    answer = microseconds_per_answer(title, most, seconds * stopwatch.FOR_ANSWERS)
    middle = mid_game(title, most)
    copy = stopwatch.microseconds([position.copy for position in middle], seconds * stopwatch.FOR_COPIES)
    sample = decisions(title, seats)
    options = stopwatch.microseconds([producer(p) for p in sample], seconds * stopwatch.FOR_OPTIONS)
    legal = stopwatch.microseconds([position.legal for position in sample], seconds * stopwatch.FOR_LEGAL)
    times = Times(copy, legal, options, answer)
    return stopwatch.figures(title.id, burgrave.kernel.position, speed, times, middle)


def main() -> None:
    """Measure the title named, or list the titles installed."""
    parser = stopwatch.parser(__doc__)
    parser.add_argument("title", nargs="?", help="the title to measure; without one, list those installed")
    arguments = parser.parse_args()
    if arguments.title is None:
        print(json.dumps(title_ids()))
    else:
        stopwatch.report(measure(title_named(arguments.title), arguments.seconds))


if __name__ == "__main__":
    main()
