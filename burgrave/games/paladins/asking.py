"""What all questions of the title share: what they say of a piece that cannot be used now."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.position import Paladins
from burgrave.kernel.agenda import Question
from burgrave.kernel.words import Phrase

OWN: Final = ("action", "worker", "workshop", "absolve", "party", "suspicion", "debt", "silver", "paladin")
"""How the ids of a player's own pieces begin that moves touch, now or later."""
SHARED: Final = ("townsfolk", "debts", "outsider", "space", "favour", "tavern")
"""The same for what lies between the players."""


class Asking(Question[Paladins]):
    """A question that says which condition keeps a piece from being used."""

    def why_not(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        found = self.hindrance(p, seat, thing)
        return found if found is not None or not has_its_time(seat, thing) else super().why_not(p, seat, thing)

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        """The condition that the piece does not meet, of those that `options` asks for; None if it has none here."""
        return None


class AskingDetail(Asking):
    """A question about a detail of the action under way."""

    def opens(self) -> bool:
        return False


def has_its_time(seat: int, thing: str) -> bool:
    """Does a move touch the piece at some time? None touches what belongs to others or only tells something."""
    parts = thing.split("-")
    return parts[0] in SHARED or (parts[0] in OWN and str(seat) in parts)


def numbered(thing: str, name: str) -> int:
    """The place that an id names, from 0: 2 for `townsfolk-3`; -1 if the id is of another kind."""
    head, _, number = thing.rpartition("-")
    return int(number) - 1 if head == name else -1


def place_in(names: tuple[str, ...], thing: str, kind: str) -> int:
    """Which of some names an id has after its kind: 4 for `space-r2s1`; -1 if the id is of another kind."""
    name = thing.removeprefix(f"{kind}-")
    return names.index(name) if name != thing and name in names else -1
