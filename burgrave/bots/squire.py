"""The second rung: the move that looks best at the end of the action."""

from __future__ import annotations

from burgrave.bots.action import after_action
from burgrave.bots.bot import Bot
from burgrave.bots.outlook import Outlook
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position


class Squire(Bot):
    """Tries every move, finishes its own action, and takes the one its title's judgement likes best."""

    def __init__(self, seed: int, outlook: Outlook | None = None, rivalry: bool = False) -> None:
        self.rng = Rng(seed)
        self.outlook = outlook if outlook is not None else Outlook()
        self.rivalry = rivalry
        """Does it look at the others' points as well? Judgement does so by itself, experience does not."""
        self.points: list[float] = []
        """What all can expect at the decision; alone and without rivalry nobody asks."""

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        values = self.values(position.imagine(seat, self.rng), seat, moves)
        best = moves[0]
        most = -1e9
        ties = 0
        for move, value in zip(moves, values, strict=True):
            if value > most:
                most = value
                best = move
                ties = 1
            elif value == most:
                # Equal moves are equally likely, so that no place in the list is preferred.
                ties += 1
                if self.rng.below(ties) == 0:
                    best = move
        return best

    def values(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """What each of the moves comes to."""
        if self.rivalry or position.seats == 1:
            self.points = self.outlook.all_points(position)
        return [self.outcome(position, seat, move) for move in moves]

    def outcome(self, position: Position, seat: int, move: int) -> float:
        """What the seat's action comes to if it makes this move and goes on well."""
        return self.stand(after_action(self.outlook, position, seat, move, self.rng), seat)

    def stand(self, position: Position, seat: int) -> float:
        """How the seat stands; with an eye on the others, or on the chance to win alone, if that is known."""
        points = self.outlook.points(position, seat)
        if not self.rivalry and position.seats > 1:
            return points
        self.points[seat] = points
        return self.outlook.value(position, seat, self.points)
