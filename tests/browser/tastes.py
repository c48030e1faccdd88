"""How a visitor chooses among the moves of each title, so that a game gets somewhere and touches much on its way."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Taste:
    """Beginnings of moves, dearest first: made whenever they can be, made often, and made for want of another."""

    always: tuple[str, ...] = ()
    often: tuple[str, ...] = ()
    seldom: tuple[str, ...] = ("pass", "decline", "keep")

    def choose(self, moves: list[dict[str, Any]], chance: random.Random) -> dict[str, Any]:
        for wanted in (*self.always, *self.often):
            found = [move for move in moves if move["move"].startswith(wanted)]
            if found and (wanted in self.always or chance.random() < 0.8):
                return chance.choice(found)
        doing = [move for move in moves if move["move"].split()[0] not in self.seldom]
        return chance.choice(doing or moves)


TASTES = {
    "kingsburg": Taste(),
    "burgundy": Taste(
        always=("place", "sell", "take", "load", "settle"), seldom=("end", "decline", "adjust", "workers")
    ),
    "emara": Taste(
        always=(
            *("rank", "hire", "recruit", "donate", "gift"),
            *("stone", "bread", "wood", "books", "redeem", "trade"),
        ),
        seldom=("end", "leave", "decline", "use", "exchange"),
    ),
    "paladins": Taste(
        always=(
            *("garrison", "commission", "absolve", "fortify", "convert"),
            *("attack", "develop", "trade", "hunt"),
        ),
        seldom=("pass", "decline", "keep", "conspire"),
    ),
    "viscounts": Taste(
        always=("build", "dismiss build"),
        often=("transcribe", "workers", "hire", "exchange"),
        seldom=("pass", "decline", "dismiss"),
    ),
}
