"""Everything that can be wrong with what people give us: one line each, what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable

from burgrave.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BurgraveError(ValueError):
    """Wrong input. The message is one line for the person who gave it; nothing was changed."""


class IllegalMove(BurgraveError):
    """A move that the rules do not allow here."""


class BadRecord(BurgraveError):
    """A record that is broken, of another title or of other rules."""


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


class DeadEnd(RuntimeError):
    """A question without any answer: a fault in a title's rules, never in the input."""


def listed(allowed: Iterable[object], most: int = 24) -> str:
    """What is allowed, as the tail of a message."""
    names = [str(name) for name in allowed]
    if len(names) > most:
        return ", ".join(names[:most]) + f" and {len(names) - most} more"
    return ", ".join(names) if names else "nothing"
