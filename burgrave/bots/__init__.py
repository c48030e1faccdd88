"""Bots by name: ours, and those of others with the entry point `burgrave.bots`."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from burgrave.bots.bot import Bot
from burgrave.bots.greedy import Greedy
from burgrave.bots.random import Random
from burgrave.kernel.errors import UnknownBot, listed

Maker = Callable[[int], Bot]
"""seed -> a bot"""


def _of_others(entry: EntryPoint) -> Maker:
    """Loaded only when it is asked to play."""

    def make(seed: int) -> Bot:
        bot: Bot = entry.load()(seed)
        return bot

    return make


BOTS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{entry.name: _of_others(entry) for entry in entry_points(group="burgrave.bots")},
}


def bot_named(name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot("bot", bot=name, allowed=listed(BOTS))
    return BOTS[name](seed)
