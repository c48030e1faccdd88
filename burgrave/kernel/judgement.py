"""Judgement: what a position is worth to a seat, in the eyes of a title that knows its own game."""

from __future__ import annotations

from typing import Any, ClassVar

from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What is a position worth to a seat? Each title has its own answer; bots ask it.

    `worth` is all that a title must give. The rest is for bots that learn: what to look at, and how far the game is.
    """

    FEATURES: ClassVar[tuple[str, ...]] = ("one", "worth", "score")
    """The names of what a learning bot looks at."""

    def worth(self, position: Position, seat: int) -> float:
        """How well the seat stands, in points, by what it may know."""
        raise NotImplementedError

    def rivalry(self) -> float:
        """How much the best rival's points count against the own, from 0 to 1.

        All of it where the players decide how long a game lasts: who counts only the own would never let it end.
        """
        return 0.5

    def foresight(self) -> int:
        """How many own turns ahead it pays to judge: more where a single turn shows little."""
        return 1

    def long_turns(self) -> bool:
        """Is a turn a plan of several actions, so that its end tells what it was worth?

        Where it is one action of many, a search tries the next own one before it judges.
        """
        return False

    def whole_turns(self, seats: int) -> bool:
        """Are a turn's decisions so bound up with each other that only whole turns can be compared?

        Only where nobody answers in between: alone.
        """
        return False

    def turn_begins(self, position: Position) -> bool:
        """Alone: does a turn begin here, rather than go on?"""
        question = position.question
        return question is not None and question.opens()

    def progress(self, position: Position) -> float:
        """How much of the game is over, from 0 to 1; what things are worth may change with it."""
        return 0.5

    def features(self) -> list[str]:
        return list(type(self).FEATURES)

    def look(self, position: Position, seat: int) -> list[float]:
        """The features of a position for a seat, by what it may know, in the order of their names."""
        return [1.0, self.worth(position, seat), float(position.scores[seat])]

    def look_into(self, position: Position, seat: int, buffer: Any, at: int) -> int:
        """Write the features of a position for a seat into a buffer of floats; gives the place behind them."""
        for feature in self.look(position, seat):
            buffer[at] = feature
            at += 1
        return at
