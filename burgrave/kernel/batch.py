"""Many games of one title side by side, for learners: what a seat sees, and a move for every game in one call.

Masks and observations are written into buffers that the caller gives (`array.array`, `memoryview`, a NumPy array's
memory); nothing outside the standard library is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgrave.kernel.chance import Rng
from burgrave.kernel.components import Components
from burgrave.kernel.numbering import Numbering
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title


class Observer:
    """What a seat observes: the features of all seats, its own first, then the others in the order of the table.

    The rivals are looked at in a position that the seat imagines, always with the same random numbers: so an
    observation is a function of the seat's view alone, and nothing hidden gets into it.
    """

    def __init__(self, title: Title, seats: int) -> None:
        self.judgement = title.judgement
        self.seats = seats
        self.features = len(self.judgement.features())
        self.size = self.features * seats
        self.rng = Rng(0)

    def write(self, position: Position, seat: int, buffer: Any, at: int) -> None:
        """Write what the seat observes into a buffer of floats, from a place on."""
        self.rng.count = 0
        imagined = position.imagine(seat, self.rng)
        for turn in range(self.seats):
            at = self.judgement.look_into(imagined, (seat + turn) % self.seats, buffer, at)


class Batch:
    """So many games of one title; one that is over makes room for the next at once."""

    def __init__(
        self,
        title: Title,
        seats: int,
        games: int,
        seed: int,
        components: Components | None,
        options: Mapping[str, Any],
    ) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        """Of the next game that begins."""
        self.components = components
        self.options = dict(options)
        self.numbering: Numbering = title.numbering(seats, components, **self.options)
        self.observer = Observer(title, seats)
        self.positions: list[Position] = [self.begin() for _ in range(games)]
        self.empty = bytes(self.numbering.size * games)

    def begin(self) -> Position:
        """The next game, each with a seed of its own."""
        position = self.title.start(self.seats, self.seed, self.components, **self.options)
        self.seed += 1
        return position

    def movers(self) -> list[int]:
        """Who decides in every game."""
        return [position.mover for position in self.positions]

    def masks(self, buffer: Any) -> None:
        """Write the masks of all games, one after another, into a buffer of unsigned bytes."""
        buffer[:] = self.empty
        at = 0
        for position in self.positions:
            self.numbering.mark(position.legal(), buffer, at)
            at += self.numbering.size

    def legal(self) -> list[list[int]]:
        """The numbers of the legal moves of every game: shorter than masks."""
        return [self.numbering.numbered(position.legal()) for position in self.positions]

    def observations(self, buffer: Any) -> None:
        """Write what the movers observe, one after another, into a buffer of floats."""
        at = 0
        for position in self.positions:
            self.observer.write(position, position.mover, buffer, at)
            at += self.observer.size

    def step(self, numbers: Sequence[int]) -> list[tuple[int, Position]]:
        """A move in every game, by its number; the games that are over by it, in whose places new ones have begun."""
        over: list[tuple[int, Position]] = []
        moves = self.numbering.moves
        for game in range(len(self.positions)):
            position = self.positions[game]
            position.play(moves[numbers[game]])
            if position.over:
                over.append((game, position))
                self.positions[game] = self.begin()
        return over
