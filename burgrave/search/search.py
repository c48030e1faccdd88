"""What a search is, and what it tells."""

from __future__ import annotations

from dataclasses import dataclass

from burgrave.kernel.chance import Rng
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position
from burgrave.search.budget import Meter
from burgrave.search.evaluator import Evaluators


@dataclass
class Advice:
    """A move, and what a search that has looked into it expects."""

    move: int
    value: float
    """What the move comes to, in points; only differences mean something."""
    visits: int
    """How often it was looked at."""
    score: float
    """The final score expected, and the chance to win; the latter is below 0 where the evaluator knows neither."""
    chance: float

    def __reduce__(self) -> tuple[object, ...]:
        return (Advice, (self.move, self.value, self.visits, self.score, self.chance))


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Looks ahead from an imagined position and finds the best of a seat's moves.

    An imagined position is a determinization: what the seat cannot know is drawn at random.
    """

    def __init__(self, rng: Rng, evaluators: Evaluators, meter: Meter) -> None:
        self.rng = rng
        self.evaluators = evaluators
        self.meter = meter

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        """The best of several legal moves."""
        raise NotImplementedError

    def advise(self, position: Position, seat: int) -> list[Advice]:
        """All legal moves with what they are expected to bring, best first."""
        raise NotImplementedError
