"""Ratings with openskill (Plackett and Luce's model), and how far another run of shuffles might move them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from burgrave.arena.games import Outcome
from burgrave.arena.statistics import Estimate
from burgrave.arena.summary import NORMAL_95
from burgrave.kernel.chance import Rng

RATED: Final = 60_000
"""About how many games may be rated for the intervals; a rating takes some fifty microseconds."""
MOST: Final = 200
LEAST: Final = 20


@dataclass(frozen=True)
class Rating:
    """A bot's skill: 25 is where everybody starts."""

    bot: str
    skill: Estimate
    sigma: float
    """The model's own uncertainty."""


def rate(outcomes: Sequence[Outcome]) -> list[Rating]:
    """Every bot's rating, the best first. None where nobody plays against anybody else.

    A rating depends a little on the order of the games, so it is the mean over shuffles drawn anew with repetition,
    each time in another order; the interval holds the middle 95% of what came out, or the model's own if wider.
    """
    names = sorted({name for outcome in outcomes for name in outcome.plan.bots})
    by_shuffle: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        if len(set(outcome.plan.bots)) > 1:
            by_shuffle.setdefault(outcome.plan.shuffle, []).append(outcome)
    shuffles = list(by_shuffle.values())
    if not shuffles:
        return []
    rng = Rng(1)
    rounds = max(LEAST, min(MOST, RATED // len(outcomes)))
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(rounds):
        found = _rated([game for _ in shuffles for game in shuffles[rng.below(len(shuffles))]], names)
        for name in names:
            drawn[name].append(found[name].mu)
    whole = _rated([game for shuffle in shuffles for game in shuffle], names)
    ratings = [_rating(name, drawn[name], whole[name].sigma) for name in names]
    return sorted(ratings, key=lambda rating: -rating.skill.value)


def _rating(name: str, drawn: list[float], sigma: float) -> Rating:
    drawn = sorted(drawn)
    middle = sum(drawn) / len(drawn)
    cut = round(0.025 * len(drawn))
    half = NORMAL_95 * sigma
    skill = Estimate(middle, min(drawn[cut], middle - half), max(drawn[-1 - cut], middle + half))
    return Rating(name, skill, sigma)


def _rated(games: Sequence[Outcome], names: Sequence[str]) -> dict[str, PlackettLuceRating]:
    # A bot does not change from game to game, so nothing is added to its uncertainty (tau).
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        teams = [[ratings[name]] for name in game.plan.bots]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for name in set(game.plan.bots):
            # A bot at several seats has learned from all of them.
            own = [team[0] for team, bot in zip(after, game.plan.bots, strict=True) if bot == name]
            mu = sum(one.mu for one in own) / len(own)
            sigma = sum(one.sigma for one in own) / len(own)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return ratings
