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

    `seat`, `a` and `b` are all a step may remember: seats, counts and places, never a hidden card. A step that uses `a`
    or `b` gives them a name by a property, and nobody else reads them.
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
        """What is asked, in words that name no seat: what can be done, and with how much."""
        return Phrase(f"ask.{type(self).__name__}")

    def notation(self, p: P, seat: int, move: int) -> str:
        """A legal move as a record writes it; by default as the move book does."""
        return p.title.book.kind_of(move).notation(p, seat, move)

    def describe(self, p: P, seat: int, move: int) -> Phrase:
        """A legal move in words; by default as the move book says it."""
        kind = p.title.book.kind_of(move)
        if kind.by_question:
            return Phrase(f"move.{kind.word}_{type(self).__name__}")
        return kind.phrase(p, seat, move)

    def touches(self, p: P, seat: int, move: int) -> list[str]:
        """The ids of the pieces one would touch to make a legal move; by default as the move book says."""
        return p.title.book.kind_of(move).touches(p, seat, move)

    def why_not(self, p: P, seat: int, thing: str) -> Phrase | None:
        """Why no legal move touches a drawn piece: the one condition that is missing, with its figures.

        A title answers by the conditions that `options` calls, too. By default the piece has its time later; None is
        for a piece of which nothing needs to be said.
        """
        return Phrase("why.not_now", asked=self.prompt(p))

    def waste(self, p: P, seat: int, move: int) -> int:
        """Of several ways to the last piece a move touches, the one that wastes least is proposed when it is touched.

        By default every piece is a choice of its own (`CHOSEN`), and none is proposed for another.
        """
        return CHOSEN

    def prepares(self, p: P, seat: int, move: int) -> bool:
        """Does a legal move only prepare another one, so that both are one gesture (a die changed, then used)?"""
        return False

    def weighty(self, p: P, seat: int, move: int) -> bool:
        """Does a legal move end something for its seat that does not come back (its round, its last chance)?

        A page asks whether such a move is meant, as it does for one that hands the turn on.
        """
        return False

    def opens(self) -> bool:
        """Does a new action of the seat begin here?"""
        return True


CHOSEN: Final = -1
"""Instead of a waste: every piece that the move touches is a choice of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Detail(Question[P]):
    """A question about a detail of the action under way."""

    def opens(self) -> bool:
        return False


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


RENAMED: Final = {
    "Game": "Begin",
    "Parts": "PlacementOrder",
    "Store": "ChooseStorage",
    "Building": "Construction",
    "Visit": "TownVisit",
}
"""Steps that had another name in dumps of earlier versions: their old names and their new ones."""
