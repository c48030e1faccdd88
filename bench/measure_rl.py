"""Measure the doors for those who train agents, one title: steps a second of CPU time; print them as one line of JSON.

Random actions everywhere, drawn from the legal ones. The bare engine plays the same kind of games without any door.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import process_time

import numpy as np

from burgrave import Rng, rl, title_named

SEATS = 4
GAMES = 64


def bare(title: str) -> Callable[[int], int]:
    """Legal moves and play, nothing else."""
    played, rng = title_named(title), Rng(1)

    def play(seed: int) -> int:
        position, steps = played.start(SEATS, seed), 0
        while not position.over:
            moves = position.legal()
            position.play(moves[rng.below(len(moves))])
            steps += 1
        return steps

    return play


def aec(title: str) -> Callable[[int], int]:
    """PettingZoo's loop, with an observation and a mask at every step."""
    env, random = rl.env(title, seats=SEATS), np.random.default_rng(1)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if over else int(legal[int(random.random() * len(legal))]))
            steps += not over
        return steps

    return play


def gymnasium(title: str) -> Callable[[int], int]:
    """One seat against three pages."""
    env, random = rl.single(title, rivals=["page"] * (SEATS - 1)), np.random.default_rng(1)

    def play(seed: int) -> int:
        seen, _ = env.reset(seed=seed)
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    return play


def batch(title: str, observations: bool) -> Callable[[int], int]:
    """Many games in one call, with masks; a step is a step of one of the games."""
    env, rng = rl.batch(title, seats=SEATS, games=GAMES, observations=observations), Rng(1)

    def play(seed: int) -> int:
        for _ in range(20):
            env.step([moves[rng.below(len(moves))] for moves in env.legal()])
        return 20 * GAMES

    return play


DOORS: dict[str, Callable[[str], Callable[[int], int]]] = {
    "bare": bare,
    "aec": aec,
    "gymnasium": gymnasium,
    "batch, masks": lambda title: batch(title, observations=False),
    "batch, observations": lambda title: batch(title, observations=True),
}


def steps_per_second(play: Callable[[int], int], seconds: float) -> float:
    """The best of three runs."""
    best = 0.0
    play(0)
    for _ in range(3):
        begun, steps, seed = process_time(), 0, 1
        while process_time() - begun < seconds / 3:
            steps += play(seed)
            seed += 1
        best = max(best, steps / (process_time() - begun))
    return best


def main() -> None:
    """Measure the title named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    print(json.dumps({door: steps_per_second(make(given.title), given.seconds) for door, make in DOORS.items()}))


if __name__ == "__main__":
    main()
