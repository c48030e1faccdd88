"""A compact numbering of the moves that can occur, for learners: one number an action, without gaps."""

from __future__ import annotations

from typing import Any, Final

from burgrave.kernel.errors import UnnumberedMove
from burgrave.kernel.moves import MoveBook

MOST_PARAMETERS: Final = 4
ROW: Final = 1 + MOST_PARAMETERS
"""The length of a move as a row: its kind, then its parameters; a kind that has fewer fills up with zeros."""


class Numbering:
    """The moves that can occur in games with these components, options and seats, numbered in the order of their codes.

    The same components, options and seats give the same numbers on every machine. Records do not depend on them: they
    hold notations.
    """

    def __init__(self, book: MoveBook, components: Any, options: Any, seats: int) -> None:
        self.book = book
        self.moves: list[int] = []
        """The move of every number."""
        self.numbers: list[int] = [-1] * book.size
        """The number of every move, -1 for those that cannot occur."""
        for kind in book.kinds:
            self.moves.extend(kind.occurring(components, options, seats))
        for number in range(len(self.moves)):
            self.numbers[self.moves[number]] = number
        self.size = len(self.moves)

    def __copy__(self) -> Numbering:
        """It never changes, so nobody needs one of their own."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Numbering:
        """It never changes, so nobody needs one of their own."""
        return self

    def number(self, move: int) -> int:
        """The number of a move."""
        number = self.numbers[move] if 0 <= move < self.book.size else -1
        if number < 0:
            raise UnnumberedMove(f"move {move} was said not to occur: what its kind allows has a gap")
        return number

    def numbered(self, moves: list[int]) -> list[int]:
        """The numbers of some moves."""
        return [self.number(move) for move in moves]

    def mark(self, moves: list[int], mask: Any, at: int) -> None:
        """Write a 1 for every one of the moves into a buffer of bytes, whose mask begins at a place and is all 0."""
        for move in moves:
            mask[at + self.number(move)] = 1

    def row(self, move: int) -> list[int]:
        """A move as numbers that say what it is: its kind and its parameters."""
        kind = self.book.kind_of(move)
        found = [self.book.kinds.index(kind)]
        for which in range(MOST_PARAMETERS):
            found.append(kind.arg(move, which) if which < len(kind.names) else 0)
        return found
