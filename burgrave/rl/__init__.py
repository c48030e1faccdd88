"""Doors for those who train agents: PettingZoo, Gymnasium, many games in one call, and OpenSpiel (`burgrave.rl.spiel`).

Importing this package registers every title with Gymnasium as `burgrave/<title>-v<version of its rules>`.
"""

from burgrave.rl.aec import TitleAEC, env, raw_env
from burgrave.rl.batch import BatchEnv, batch
from burgrave.rl.rewards import REWARDS
from burgrave.rl.single import SingleEnv, register_titles, single

__all__ = ["REWARDS", "BatchEnv", "SingleEnv", "TitleAEC", "batch", "env", "raw_env", "single"]

register_titles()
