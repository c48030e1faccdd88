"""The log: what happened, as phrases with an audience. Nobody listening, nothing is made."""

from __future__ import annotations

from typing import Any

from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.words import Phrase, Words


class Log:
    """Collects the events of a game. A position without a log writes nothing; copies have none."""

    def __init__(self) -> None:
        self.events: list[Phrase] = []

    def write(self, catalogue_key: str, /, **args: Any) -> None:
        """Note an event; arguments that not everybody may read come as secrets."""
        self.events.append(Phrase("log." + catalogue_key, **args))

    def lines(self, words: Words, seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """The events in words, as far as the seat may read them."""
        return [words.say(event, seat) for event in self.events[since:]]

    def data(self, seat: int = SPECTATOR, since: int = 0) -> list[dict[str, Any]]:
        """The events as JSON data, with nothing in them that the seat may not read."""
        return [event.data(seat) for event in self.events[since:]]
