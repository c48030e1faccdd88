"""Practice: choices are varied a little, and what came of each tells which things should have been liked more.

What leads to a good end and what makes a choice good are not the same: who is ahead holds much that did not bring it
there. So a bot that practises has two sets of prices. By the one it expects how a game ends, and learns them from the
ends of its games; by the other, its *taste*, it chooses. Of two moves that it likes almost as well it takes now the one
and now the other; by how much things then went better than expected is set against what the move taken had more of than
the others. Only choices at one decision are compared with each other, in many games.

Both are kept: a search expects by the prices, and by the taste it answers details and tries moves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.bots.action import after_action
from burgrave.bots.bot import Bot
from burgrave.bots.experience import Experienced, total
from burgrave.bots.outlook import margin_of
from burgrave.bots.regression import Sums, knots_at, solve
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position

WARMTH: Final = 0.4
"""By how many points a move must be liked better to be taken e times as often."""
TRUST: Final = 0.95
"""How much less what is expected one decision later says, compared with what is expected now, of a choice."""
CERTAIN: Final = 0.995
"""A move as likely as that was no choice."""
CAUTION: Final = 5000.0
BEND: Final = 50000.0
"""How little a generation changes a taste, and how alike all through the game: a choice says little, and has luck in
it."""


class Chooser(Bot):
    """Looks one action ahead like the squire, but the better it likes a move, the more often it takes it."""

    def __init__(self, seed: int, taste: Experienced, knots: int) -> None:
        self.rng = Rng(seed)
        self.taste = taste
        self.knots = knots
        self.apart: list[list[float]] = []
        """By knot and feature: what the move taken last had more of than the usual choice; empty if it was none."""

    def choose(self, position: Position, seat: int = -1) -> int:
        if seat < 0:
            seat = position.mover
        self.apart = []
        moves = position.legal(seat)
        if len(moves) == 1:
            return moves[0]
        world = position.imagine(seat, self.rng)
        ends = [after_action(self.taste, world, seat, move, self.rng) for move in moves]
        looks: list[list[float]] = []
        stages: list[float] = []
        liked: list[float] = []
        judgement = self.taste.judgement
        ended = False
        for end in ends:
            if end.over:
                ended = True
                liked.append(self.taste.points(end, seat))
                continue
            look = judgement.look(end, seat)
            stage = judgement.progress(end)
            prices = self.taste.prices
            liked.append(total(prices.lead_at(stage) if prices.lead else prices.at(stage), look))
            looks.append(look)
            stages.append(stage)
        shares = shares_of(liked)
        taken = self.draw(shares)
        # How a game has ended is no matter of taste.
        if not ended and max(shares) < CERTAIN:
            self.apart = [[0.0] * len(looks[0]) for _ in range(self.knots)]
            for at in range(len(moves)):
                self.set_apart(looks[at], stages[at], (1.0 if at == taken else 0.0) - shares[at])
        return moves[taken]

    def draw(self, shares: list[float]) -> int:
        """One of the moves, each as often as its share."""
        left = self.rng.below(1 << 24) / (1 << 24)
        for at in range(len(shares)):
            left -= shares[at]
            if left < 0.0:
                return at
        return shares.index(max(shares))

    def set_apart(self, look: list[float], stage: float, share: float) -> None:
        """Add a share of what is there after a move."""
        low, high = knots_at(stage, self.knots)
        below, above = self.apart[low], self.apart[low + 1]
        for at in range(len(look)):
            amount = share * look[at]
            if amount != 0.0:
                below[at] += (1.0 - high) * amount
                above[at] += high * amount


def shares_of(liked: list[float]) -> list[float]:
    """How often moves are taken that are liked so much."""
    most = max(liked)
    weights = [exp(max(-50.0, (value - most) / WARMTH)) for value in liked]
    mass = sum(weights)
    return [weight / mass for weight in weights]


class Diary:
    """What a seat expected at each of its decisions, and what set its choices apart."""

    def __init__(self) -> None:
        self.expected: list[float] = []
        self.apart: list[list[list[float]]] = []

    def note(self, expected: float, apart: list[list[float]]) -> None:
        """One more decision."""
        self.expected.append(expected)
        self.apart.append(apart)

    def study(self, sums: Sums, result: float) -> None:
        """Add to the sums how much better than expected everything went from each choice on.

        What is expected at the next decisions counts for more than the end of the game: it has less luck in it.
        """
        better = 0.0
        later = result
        for at in range(len(self.expected) - 1, -1, -1):
            better = later - self.expected[at] + TRUST * better
            later = self.expected[at]
            if self.apart[at]:
                sums.add_spread(self.apart[at], better)


def liking(position: Position, seat: int, points: list[float]) -> float:
    """How much a seat likes to expect these points, whoever wins: alone they are the lead."""
    if position.seats == 1:
        return points[0]
    rivalry = position.title.judgement.rivalry()
    return rivalry * margin_of(position, seat, points) + (1.0 - rivalry) * points[seat]


def corrected(taste: list[float], choices: Sums) -> list[float]:
    """A taste that would have chosen what turned out better."""
    return solve(choices, CAUTION, BEND, taste, 0)
