"""Bots by name."""

from collections.abc import Callable

from burgrave.bots.bot import Bot
from burgrave.bots.greedy import Greedy
from burgrave.bots.random import Random
from burgrave.kernel.errors import UnknownBot, listed

BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}
"""name -> a bot of that name for a seed"""


def bot_named(name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot("bot", bot=name, allowed=listed(BOTS))
    return BOTS[name](seed)
