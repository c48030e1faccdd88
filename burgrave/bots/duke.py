"""The highest rung: the baron's tree, looked at with experience instead of judgement."""

from __future__ import annotations

from burgrave.bots.baron import Baron
from burgrave.bots.bot import Budget
from burgrave.bots.experience import Experience, experience_file, read_experience
from burgrave.bots.outlook import Outlook
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title

KNOWN: dict[str, Experience] = {}
"""The experience with titles, read once."""


def experience_with(title: Title) -> Experience:
    """What was learned about a title."""
    known = KNOWN.get(title.id)
    if known is None:
        known = read_experience(experience_file(title.folder), title.judgement)
        KNOWN[title.id] = known
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class Duke(Baron):
    """Searches like the baron, but knows from its own games what things lead to."""

    def __init__(self, seed: int, budget: Budget, experience: Experience | None = None) -> None:
        super().__init__(seed, budget)
        self.experience = experience

    def outlook(self, position: Position) -> Outlook:
        experience = self.experience or experience_with(position.title)
        return experience.outlook(position.title.judgement, position.seats, position.options.values())
