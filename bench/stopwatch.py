"""What the measuring scripts share: timing in CPU seconds, and the figures they report.

Runs in every interpreter that is measured, so it imports the standard library only.
"""

from __future__ import annotations

import argparse
import json
import pickle
import platform
from collections.abc import Callable, Sequence
from time import process_time
from types import ModuleType
from typing import NamedTuple, TypedDict

# How a run divides its seconds.
FOR_GAMES = 0.5
FOR_ANSWERS = 0.15
FOR_COPIES = 0.15
FOR_OPTIONS = 0.1
FOR_LEGAL = 0.1

# The games of a run: always the same seeds, so that all runs of a title do the same work. Seed 0 is none to the peer.
SEEDS = range(1, 21)

# The games whose positions are copied, pickled and asked for their moves.
SAMPLED_SEEDS = range(1, 6)

# Of a sampled game, every seventh position is asked for its moves.
SAMPLED_EVERY = 7


class Tally(NamedTuple):
    """What one random game took: answers given, and those of them with something to choose."""

    answers: int
    decisions: int


class Speed(NamedTuple):
    """How fast random games run, set-up included."""

    games: float
    decisions: float
    answers: float
    decisions_per_game: float


class Times(NamedTuple):
    """Microseconds that a step takes (see Figures)."""

    copy: float
    legal: float
    options: float
    answer: float


class Figures(TypedDict):
    """One run of one engine, as it is handed to `bench.py`."""

    name: str
    python: str
    home: str
    """The file of the module that holds the engine's heart: tells plain from compiled."""
    games_per_second: float
    decisions_per_second: float
    """Only answers with two or more choices count."""
    answers_per_second: float
    """All answers that the engine asks for, those without a choice too."""
    decisions_per_game: float
    copy: float
    """Microseconds per copy of a position in mid-game."""
    legal: float
    """Microseconds to be handed the moves that the engine has stored."""
    options: float
    """Microseconds to produce the legal moves."""
    answer: float
    """Microseconds to take the legal moves and play one, in games under way."""
    pickled: int
    """Bytes of a pickled position in mid-game, on average."""


def per_second(play: Callable[[int], Tally], seconds: float) -> Speed:
    """Play the games of all seeds, again and again until the seconds are over."""
    play(SEEDS[0])
    games = answers = decisions = 0
    begin = process_time()
    spent = 0.0
    while spent < seconds:
        for seed in SEEDS:
            tally = play(seed)
            answers += tally.answers
            decisions += tally.decisions
        games += len(SEEDS)
        spent = process_time() - begin
    return Speed(games / spent, decisions / spent, answers / spent, decisions / games)


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """The mean cost of the calls, made in turn until the seconds are over; a loop's overhead is in it."""
    done = 0
    begin = process_time()
    spent = 0.0
    while spent < seconds:
        for call in calls:
            call()
        done += len(calls)
        spent = process_time() - begin
    return spent / done * 1e6


def figures(name: str, heart: ModuleType, speed: Speed, times: Times, middle: Sequence[object]) -> Figures:
    """What was measured of an engine; in the middle of its games positions are pickled."""
    return {
        "name": name,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "home": str(heart.__file__),
        "games_per_second": speed.games,
        "decisions_per_second": speed.decisions,
        "answers_per_second": speed.answers,
        "decisions_per_game": speed.decisions_per_game,
        "copy": times.copy,
        "legal": times.legal,
        "options": times.options,
        "answer": times.answer,
        "pickled": sum(len(pickle.dumps(position)) for position in middle) // len(middle),
    }


def report(figures: Figures) -> None:
    """Print the figures as one line of JSON."""
    print(json.dumps(figures))


def parser(description: str | None) -> argparse.ArgumentParser:
    """The arguments of every measuring script."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--seconds", type=float, default=4.0, help="CPU seconds for the run, sampling not counted")
    return made
