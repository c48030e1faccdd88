"""What the games of an arena say: ratings, scores, sources of points, seats, components, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from burgrave.arena.games import Outcome
from burgrave.arena.ratings import Rating, rate
from burgrave.arena.statistics import Estimate, mean, share, slope
from burgrave.arena.table import won

RARE: Final = 20
"""A component that fewer seats had, or lacked, says nothing yet."""


@dataclass(frozen=True)
class BotFinding:
    """One bot over all its seats and games."""

    bot: str
    games: int
    wins: Estimate
    score: Estimate
    scores: list[int]
    lines: dict[str, float]
    """Mean points by source."""
    seconds: float
    """Mean seconds of a decision, and the longest of all."""
    longest: float


@dataclass(frozen=True)
class HoldingEffect:
    """What one more of a component goes with: so much more of a victory, among seats of the same bot and place."""

    component: str
    mean: float
    """How many a seat has on average."""
    effect: Estimate


@dataclass(frozen=True)
class Findings:
    """Everything the report shows."""

    ratings: list[Rating]
    bots: list[BotFinding]
    seats: list[Estimate]
    """The share of victories by seat, and by who decides first, second and so on."""
    orders: list[Estimate]
    fair: float
    """What every seat's share would be if none were favoured."""
    effects: list[HoldingEffect]
    rare: int
    """How many components were left out because they are too rare, or too common."""
    lengths: list[int]
    seconds: float


def find(outcomes: Sequence[Outcome]) -> Findings:
    """Look at all games."""
    rows = [(outcome, seat) for outcome in outcomes for seat in range(len(outcome.plan.bots))]
    ratings = rate(outcomes)
    ranked = [rating.bot for rating in ratings] or sorted({name for outcome in outcomes for name in outcome.plan.bots})
    seats = range(len(outcomes[0].plan.bots))
    effects, rare = find_effects(rows)
    return Findings(
        ratings,
        [_bot(name, [row for row in rows if row[0].plan.bots[row[1]] == name]) for name in ranked],
        [_share([row for row in rows if row[1] == seat]) for seat in seats],
        [_share([row for row in rows if row[0].order[row[1]] == seat + 1]) for seat in seats],
        sum(won(*row) for row in rows) / len(rows),
        effects,
        rare,
        [outcome.decisions for outcome in outcomes],
        sum(outcome.seconds for outcome in outcomes),
    )


Seated = tuple[Outcome, int]


def _share(rows: Sequence[Seated]) -> Estimate:
    return share([won(*row) for row in rows], [outcome.plan.shuffle for outcome, _ in rows])


def _bot(name: str, rows: Sequence[Seated]) -> BotFinding:
    games: dict[int, float] = {}
    shuffles: dict[int, int] = {}
    for outcome, seat in rows:
        games[outcome.plan.number] = games.get(outcome.plan.number, 0.0) + won(outcome, seat)
        shuffles[outcome.plan.number] = outcome.plan.shuffle
    scores = [outcome.scores[seat] for outcome, seat in rows]
    lines = dict.fromkeys((line for outcome, seat in rows for line in outcome.sheets[seat]), 0.0)
    for outcome, seat in rows:
        for line, points in outcome.sheets[seat].items():
            lines[line] += points / len(rows)
    asked = sum(outcome.asked[seat] for outcome, seat in rows)
    return BotFinding(
        name,
        len(games),
        share(list(games.values()), list(shuffles.values())),
        mean(scores, [outcome.plan.shuffle for outcome, _ in rows]),
        scores,
        lines,
        sum(outcome.thinking[seat] for outcome, seat in rows) / max(1, asked),
        max(outcome.longest[seat] for outcome, seat in rows),
    )


def find_effects(rows: Sequence[Seated]) -> tuple[list[HoldingEffect], int]:
    """Every component's effect, kind by kind, the best first; and how many were too rare to tell."""
    held = [Counter(outcome.holdings[seat]) for outcome, seat in rows]
    wins = [won(*row) for row in rows]
    strata = [(outcome.plan.bots[seat], seat) for outcome, seat in rows]
    shuffles = [outcome.plan.shuffle for outcome, _ in rows]
    found: list[HoldingEffect] = []
    components = list(dict.fromkeys(component for one in held for component in one))
    for component in components:
        amounts = [float(one[component]) for one in held]
        usual = Counter(amounts).most_common(1)[0][1]
        effect = slope(amounts, wins, strata, shuffles) if len(rows) - usual >= RARE else None
        if effect is not None:
            found.append(HoldingEffect(component, sum(amounts) / len(rows), effect))
    kinds = list(dict.fromkeys(kind_of(component) for component in sorted(components)))
    found.sort(key=lambda one: (kinds.index(kind_of(one.component)), -one.effect.value))
    return found, len(components) - len(found)


def kind_of(component: str) -> str:
    """What kind of thing a component is: the first word of its key."""
    return component.partition(".")[0]
