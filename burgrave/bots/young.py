"""Levels between the rungs: a rung that has less time, and now and then plays the second-best move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burgrave.bots.bot import Bot, SearchBot
from burgrave.bots.duke import Duke
from burgrave.bots.squire import Squire
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.budget import Budget


@dataclass(frozen=True)
class Ease:
    """How much easier a rung is to beat."""

    share: float
    """How much of the budget it uses."""
    slips: int
    """How often it plays the second-best move, in percent of its decisions."""


YOUNG_SQUIRE: Final = Ease(share=1.0, slips=50)
YOUNG_DUKE: Final = Ease(share=0.1, slips=15)


def eased(budget: Budget, ease: Ease) -> Budget:
    """What is left of a budget."""
    nodes = max(1, int(budget.nodes * ease.share)) if budget.nodes else 0
    return Budget(budget.seconds * ease.share, nodes)


class Young(Bot):
    """Plays as a rung does that has less time, but now and then the move that the rung likes second-best."""

    def __init__(self, rung: Squire | SearchBot, seed: int, ease: Ease) -> None:
        self.rung = rung
        self.ease = ease
        self.moods = Rng(seed)

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        if self.moods.below(100) < self.ease.slips:
            return self.rung.advise(position, seat)[1].move
        return self.rung.decide(position, seat, moves)


def young_squire(seed: int, budget: Budget) -> Young:
    return Young(Squire(seed), seed, YOUNG_SQUIRE)


def young_duke(seed: int, budget: Budget) -> Young:
    return Young(Duke(seed, eased(budget, YOUNG_DUKE)), seed, YOUNG_DUKE)
