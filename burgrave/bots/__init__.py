"""Bots by name: the rungs of our ladder from the lowest to the highest, and those of others (`burgrave.bots`)."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from burgrave.bots.baron import Baron
from burgrave.bots.bot import Bot
from burgrave.bots.duke import Duke
from burgrave.bots.knight import Knight
from burgrave.bots.page import Page
from burgrave.bots.squire import Squire
from burgrave.bots.young import young_duke, young_squire
from burgrave.kernel.errors import UnknownBot, listed
from burgrave.kernel.title import Title
from burgrave.learn.model import model_file, model_of
from burgrave.search.budget import Budget

Maker = Callable[[int, Budget], Bot]
"""(seed, budget) -> a bot"""


def _of_others(entry: EntryPoint) -> Maker:
    """Loaded only when it is asked to play."""

    def make(seed: int, budget: Budget) -> Bot:
        bot: Bot = entry.load()(seed)
        return bot

    return make


LADDER = ("page", "squire", "knight", "baron", "duke")
"""Our rungs, each stronger than the one before."""

LEARNED = ("young_duke", "duke")
"""Those that play only what has been learned."""

BOTS: dict[str, Maker] = {
    "page": lambda seed, _: Page(seed),
    "young_squire": young_squire,
    "squire": lambda seed, _: Squire(seed),
    "knight": Knight,
    "baron": Baron,
    "young_duke": young_duke,
    "duke": Duke,
    **{entry.name: _of_others(entry) for entry in entry_points(group="burgrave.bots")},
}


def bot_named(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot by its name; without a budget searching ones have the same number of nodes everywhere."""
    if name not in BOTS:
        raise UnknownBot("bot", bot=name, allowed=listed(BOTS))
    return BOTS[name](seed, budget or Budget())


def bots_for(title: Title) -> list[str]:
    """The bots that can play a title: all of them, dukes only where they have learned something."""
    return [name for name in BOTS if name not in LEARNED or model_file(title.folder).exists()]


def check_bot(name: str, title: Title) -> None:
    """Can this bot play this title? If not, that is said before anything begins."""
    if name not in BOTS:
        raise UnknownBot("bot", bot=name, allowed=listed(BOTS))
    if name in LEARNED:
        model_of(title)


def strongest(title: Title) -> str:
    """The highest rung that can play a title: the one to ask for a hint."""
    return [name for name in LADDER if name in bots_for(title)][-1]
