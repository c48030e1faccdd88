"""Wrong input on the command line: one line of what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from burgrave.kernel.errors import BurgraveError, listed


class BadArguments(BurgraveError):
    """Arguments of a command that do not go together."""


class RefusedValue(Exception):
    """A value that its option refuses, on its way past Typer, which would take a ValueError for one of its own."""

    def __init__(self, key: str, said: str, allowed: Iterable[str] = ()) -> None:
        super().__init__(key, said)
        self.key = key
        self.said = said
        self.allowed = list(allowed)

    def error(self, given: Sequence[str]) -> BadArguments:
        """What is said about it; of equal values the first option is meant."""
        options = [before for before, word in pairwise(given) if word == self.said]
        options += [word.partition("=")[0] for word in given if word.partition("=")[2] == self.said]
        return BadArguments(self.key, option=options[0], said=self.said, allowed=listed(self.allowed))
