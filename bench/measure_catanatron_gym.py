"""Measure the peer's Gymnasium environment: steps a second of CPU time, one learner against three random players."""

from __future__ import annotations

import argparse
import json
from time import process_time

import catanatron_gym  # type: ignore[import-not-found, import-untyped, unused-ignore] # noqa: F401
import gymnasium as gym
import numpy as np
from catanatron import Color, RandomPlayer  # type: ignore[import-not-found, import-untyped, unused-ignore]


def main() -> None:
    """Measure the peer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    enemies = [RandomPlayer(color) for color in (Color.RED, Color.ORANGE, Color.WHITE)]
    env = gym.make("catanatron_gym:catanatron-v1", config={"enemies": enemies}, disable_env_checker=True)
    random = np.random.default_rng(1)
    best = 0.0
    for run in range(3):
        begun, steps = process_time(), 0
        while process_time() - begun < seconds / 3:
            _, info = env.reset(seed=run + steps)
            over = False
            while not over:
                legal = info["valid_actions"]
                _, _, done, cut, info = env.step(legal[int(random.random() * len(legal))])
                over = done or cut
                steps += 1
        best = max(best, steps / (process_time() - begun))
    print(json.dumps({"gymnasium": best}))


if __name__ == "__main__":
    main()
