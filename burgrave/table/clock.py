"""Pace: how long a seat may think. What every seat has left follows from the events and the time they carry.

The time of an event is that of `served.py`: it passes only while the server is there, and knows no clock that is set.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from burgrave.kernel.errors import BurgraveError

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0

MOST_LATE: Final = 3
"""Who has been late so often does not get the seat back."""

LEAVE_STEP: Final = HOUR
"""Leave is spent by so much."""

LEAVE_HOURS: Final = 14 * 24
"""So many hours of leave has everybody in a year."""


class BadPace(BurgraveError):
    """A pace that nobody could keep."""


@dataclass(frozen=True)
class Pace:
    """So much time at first, so much more for every turn, and never more than so much; in seconds."""

    name: str
    bank: float
    add: float
    most: float

    @property
    def has_leave(self) -> bool:
        """Where a turn may take days, leave keeps a player from being late."""
        return self.bank >= DAY

    def data(self) -> dict[str, Any]:
        return asdict(self)


PACES: Final = {
    pace.name: pace
    for pace in (
        Pace("live", 10 * MINUTE, MINUTE, 10 * MINUTE),
        Pace("day", DAY, 8 * HOUR, 3 * DAY),
        Pace("slow", 3 * DAY, DAY, 7 * DAY),
    )
}

OWN: Final = "own"
"""The name of a pace by the host's choice."""

LEAST, LONGEST = MINUTE, 60 * DAY


def own_pace(bank: float, add: float, most: float) -> Pace:
    """A pace by the host's choice."""
    if not (LEAST <= bank <= most <= LONGEST and 0 <= add <= most):
        raise BadPace("pace", least=int(LEAST / MINUTE), most=int(LONGEST / DAY))
    return Pace(OWN, bank, add, most)


class Clock:
    """What every seat has left. Time runs for all seats that are asked and held by a player.

    A seat gets `add` when its turn ends, once for every turn of the game: a turn that was taken back and is played
    again brings nothing. Time that was spent on what is taken back stays spent.
    """

    def __init__(self, pace: Pace, seats: int, at: float) -> None:
        self.pace = pace
        self.at = at
        """The time of the last event."""
        self.banks = [pace.bank] * seats
        self.running: frozenset[int] = frozenset()
        self.late = [0] * seats
        """How often each seat was late."""
        self._ended = [0] * seats
        """How many turns of each seat have ended in the game as it stands now."""
        self._paid = [0] * seats
        """For how many it got time."""
        self._past: list[tuple[int, ...]] = []
        """`_ended` after every move of the game."""

    def copy(self) -> Clock:
        other = Clock(self.pace, len(self.banks), self.at)
        other.banks, other.running, other.late = self.banks[:], self.running, self.late[:]
        other._ended, other._paid, other._past = self._ended[:], self._paid[:], self._past[:]
        return other

    def left(self, seat: int, now: float) -> float:
        """What a seat has left at a time; less than nothing if it is late."""
        return self.banks[seat] - (max(0.0, now - self.at) if seat in self.running else 0.0)

    def due(self) -> float | None:
        """When the first seat is late, if nothing happens."""
        return self.at + min(self.banks[seat] for seat in self.running) if self.running else None

    def out_of_time(self, now: float) -> list[int]:
        return [seat for seat in sorted(self.running) if self.left(seat, now) <= 0]

    # ------------------------------------------------------------------ events

    def passes(self, tick: float) -> None:
        """Time passes until an event. It never goes back: another process may be a moment behind."""
        tick = max(tick, self.at)
        for seat in self.running:
            self.banks[seat] -= tick - self.at
        self.at = tick

    def moved(self, mover: int, asked: Collection[int]) -> None:
        """A move was made; these are asked now. A move that was accepted was in time."""
        if mover in self.running:
            self.banks[mover] = max(0.0, self.banks[mover])
        for seat in self.running - set(asked):
            self._ended[seat] += 1
            if self._ended[seat] > self._paid[seat]:
                self._paid[seat] = self._ended[seat]
                self.banks[seat] = min(self.banks[seat] + self.pace.add, max(self.pace.most, self.banks[seat]))
        self._past.append(tuple(self._ended))

    def taken_back(self, moves: int) -> None:
        """The game goes back to so many moves."""
        del self._past[moves:]
        self._ended = list(self._past[-1]) if self._past else [0] * len(self.banks)

    def was_late(self, seat: int) -> None:
        """Somebody sits in; whoever comes back finds what a turn brings."""
        self.late[seat] += 1
        self.banks[seat] = max(self.banks[seat], self.pace.add)

    def leave(self, seat: int, seconds: float) -> None:
        """The holder's leave keeps the seat from being late."""
        self.banks[seat] += seconds

    def runs_for(self, seats: Collection[int]) -> None:
        """From here on time runs for these seats."""
        self.running = frozenset(seats)


def pace_of(data: Mapping[str, Any]) -> Pace:
    """The pace that an event names."""
    return Pace(str(data["name"]), float(data["bank"]), float(data["add"]), float(data["most"]))
