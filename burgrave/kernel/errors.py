"""Everything that can be wrong with what people give us: one line each, what was wrong and what is allowed.

An error is a phrase like any other words: `str(error)` is English, `words.say(error.phrase)` the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgrave.kernel.words import Phrase, Words


class BurgraveError(ValueError):
    """Wrong input. The message is one line for the person who gave it; nothing was changed."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.phrase = Phrase(f"error.{key}", **args)

    def __str__(self) -> str:
        return Words("en").say(self.phrase)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.phrase))


def _again(kind: type[BurgraveError], phrase: Phrase) -> BurgraveError:
    wrong = kind(phrase.key.removeprefix("error."), **phrase.args)
    wrong.phrase = phrase
    return wrong


class IllegalMove(BurgraveError):
    """A move that the rules do not allow here."""


class BadRecord(BurgraveError):
    """A record that is broken, of another title or of other rules."""


class BadCampaign(BurgraveError):
    """A file of campaigns that is broken, or a title or options to which no campaign belongs."""


class BadDump(BurgraveError):
    """A dumped position that does not fit its title."""


class UnknownOption(BurgraveError):
    """An option, a value or a number of seats that the title does not have."""


class BadOverlay(BurgraveError):
    """An overlay that changes something else than a printed figure of its title."""


class UnknownTitle(BurgraveError):
    """A title that is not installed."""


class UnknownBot(BurgraveError):
    """A bot that does not exist."""


class BadExperience(BurgraveError):
    """What a bot has learned is missing, broken, or about something else."""


class DeadEnd(RuntimeError):
    """A question without any answer: a fault in a title's rules, never in the input."""


class UnnumberedMove(RuntimeError):
    """A legal move that its kind did not name among those that can occur: a fault in a title's move book."""


def listed(allowed: Iterable[object], most: int = 24) -> Phrase | str:
    """What is allowed, as the tail of a message."""
    names = [str(name) for name in allowed]
    if len(names) > most:
        return Phrase("error.listed", names=", ".join(names[:most]), n=len(names) - most)
    return ", ".join(names) if names else "-"
