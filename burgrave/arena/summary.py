"""What many games say: means, spreads, and how often who won, with intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from burgrave.arena.games import Outcome
from burgrave.bots.engine.process import fault_phrase
from burgrave.kernel.words import Phrase

NORMAL_95: Final = 1.959964


@dataclass(frozen=True)
class SummaryRow:
    """One bot or one seat over all its games."""

    name: str
    games: int
    mean: float
    spread: float
    """The standard deviation of its scores."""
    wins: float
    """Its share of victories; a shared victory counts in part."""
    low: float
    high: float
    """The 95% interval of that share (Wilson)."""


@dataclass(frozen=True)
class Forfeits:
    """Games that a bot has lost in the same way, by a fault of its engine."""

    bot: str
    fault: str
    """The first of them, with its game, counted from 1."""
    game: int
    games: int


def forfeits(outcomes: Sequence[Outcome]) -> list[Forfeits]:
    """Who has forfeited games, and why: one entry for every bot and kind of fault."""
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for outcome in outcomes:
        for bot, fault in zip(outcome.plan.bots, outcome.faults, strict=False):
            if fault:
                found.setdefault((bot, fault.partition(": ")[0]), []).append((outcome.plan.number + 1, fault))
    return [
        Forfeits(bot, lost[0][1], lost[0][0], len({game for game, _ in lost}))
        for (bot, _), lost in sorted(found.items())
    ]


def forfeit_phrase(forfeit: Forfeits) -> Phrase:
    """The same in words."""
    why = fault_phrase(forfeit.fault)
    return Phrase("arena.forfeits", bot=forfeit.bot, n=forfeit.games, game=forfeit.game, why=why)


@dataclass(frozen=True)
class Summary:
    """What `burgrave simulate` reports."""

    games: int
    by_bot: list[SummaryRow]
    by_seat: list[SummaryRow]
    decisions: float
    """Mean decisions per game."""
    winning: float | None
    """The mean score of those who won; None if nobody did."""

    def data(self) -> dict[str, Any]:
        return asdict(self)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% interval of a share."""
    share, z2 = wins / games, NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def summarize(outcomes: Sequence[Outcome]) -> Summary:
    """Count everything up, by bot and by seat."""
    seats = range(len(outcomes[0].plan.bots))
    names = list(dict.fromkeys(outcomes[0].plan.bots))
    names.sort()
    by_bot = [_row(name, outcomes, lambda o, seat: o.plan.bots[seat], name) for name in names]
    by_seat = [_row(str(seat), outcomes, lambda _, seat: seat, seat) for seat in seats]
    decisions = sum(outcome.decisions for outcome in outcomes) / len(outcomes)
    won = [outcome.scores[seat] for outcome in outcomes for seat in outcome.winners]
    return Summary(len(outcomes), by_bot, by_seat, decisions, sum(won) / len(won) if won else None)


def _row(name: str, outcomes: Sequence[Outcome], who: Callable[[Outcome, int], Hashable], key: Hashable) -> SummaryRow:
    scores: list[int] = []
    wins = 0.0
    games = 0
    for outcome in outcomes:
        places = [seat for seat in range(len(outcome.scores)) if who(outcome, seat) == key]
        games += bool(places)
        scores.extend(outcome.scores[seat] for seat in places)
        if outcome.winners:
            wins += sum(seat in outcome.winners for seat in places) / len(outcome.winners)
    mean = sum(scores) / len(scores)
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    return SummaryRow(name, games, mean, spread, wins / games, *wilson(wins, games))
