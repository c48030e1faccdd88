"""Steps: what the rules still have to do. They wait on a position's agenda, a stack; the top one is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.kernel.position import Position

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One thing the rules still have to do; immutable, so that copies of a position share it.

    `seat`, `a` and `b` are all a step may remember: seats, counts and places, never a hidden card.
    """

    def __init__(self, seat: int = 0, a: int = 0, b: int = 0) -> None:
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b

    def run(self, p: P) -> None:
        """Do it; further steps go on the agenda by `p.then(...)`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.seat, self.a, self.b))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.a}, {self.b})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[P]):
    """A step that needs an answer from its seat."""

    def options(self, p: P) -> list[int]:
        """The legal moves, never none, no two of them to the same effect."""
        raise NotImplementedError

    def answer(self, p: P, move: int) -> None:
        """Carry out the seat's move."""
        raise NotImplementedError

    def public(self, p: P) -> bool:
        """Is it public what can be answered? Then a single answer gives itself; a lone hidden card is still asked."""
        return True

    def prompt(self, p: P) -> Phrase:
        """What is asked, in words."""
        return Phrase(f"ask.{type(self).__name__}", who=self.seat)

    def opens(self) -> bool:
        """Does a new action of the seat begin here, rather than a detail of the one under way?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Question[P]):
    """A question to several seats at once, answered in secret; `a` has a bit for every seat asked.

    Answers stay hidden and can be changed until all are in; then they are carried out seat by seat.
    """

    def options_of(self, p: P, seat: int) -> list[int]:
        """The legal moves of one of the seats."""
        raise NotImplementedError

    def answer_of(self, p: P, seat: int, move: int) -> None:
        """Carry out one seat's move; called for every seat in ascending order once all have answered."""
        raise NotImplementedError

    def public(self, p: P) -> bool:
        return False
