"""Experience: what a bot has learned from its own games, kept as a file beside the title's rules.

The points a seat will have in the end are a sum of what it has, each thing at its price; prices change in the course
of the game and are known at a few moments of it, in between they lie on a line.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from burgrave.bots.outlook import Outlook, logistic
from burgrave.bots.regression import knots_at
from burgrave.kernel.errors import BadExperience
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

FILE: Final = "evaluate/experience.json"
"""Its name in the folder of a title."""


def games_like(seats: int, options: dict[str, Any]) -> str:
    """The games that prices were learned in: so many seats, perhaps always with certain options."""
    return " ".join([str(seats), *(f"{name}={options[name]}" for name in sorted(options))])


def likeness(games: str, seats: int, options: dict[str, Any]) -> int:
    """How like those games is one of so many seats with these options? The more options are the same, the better."""
    words = games.split(" ")
    wrong = 0
    for word in words[1:]:
        name, _, value = word.partition("=")
        if str(options.get(name)) != value:
            wrong += 1
    return len(words) - 10 * distance(int(words[0]), seats) - 10000 * wrong


class Prices:
    """What everything is worth at every knot, learned in games of one kind."""

    def __init__(
        self,
        score: list[list[float]],
        lead: list[list[float]],
        spread: list[float],
        midst: list[list[float]] | None = None,
    ) -> None:
        self.score = score
        """By knot and feature: points of the final score."""
        self.lead = lead
        """By knot and feature: how far ahead the end will be, alone or where only that counts; else empty."""
        self.spread = spread
        """By knot: how far the margin in points, or the lead alone, may still move (a standard deviation)."""
        self.midst = midst or []
        """The lead as it is told in the midst of a turn, if turns are learned whole; else empty."""
        self.now: dict[float, list[float]] = {}
        """Prices at a progress, kept because the same few come again and again."""
        self.now_lead: dict[float, list[float]] = {}
        self.now_midst: dict[float, list[float]] = {}
        self.now_spread: dict[float, float] = {}

    def at(self, progress: float) -> list[float]:
        """The prices of the final score at a progress."""
        return kept_between(self.now, self.score, progress)

    def lead_at(self, progress: float) -> list[float]:
        """The prices of the lead at a progress."""
        return kept_between(self.now_lead, self.lead, progress)

    def midst_at(self, progress: float) -> list[float]:
        """The prices of the lead at a progress, in the midst of a turn."""
        return kept_between(self.now_midst, self.midst, progress)

    def spread_at(self, progress: float) -> float:
        """How far the margin may still move at a progress."""
        spread = self.now_spread.get(progress)
        if spread is None:
            spread = between([[spread] for spread in self.spread], progress)[0]
            self.now_spread[progress] = spread
        return spread

    def data(self) -> dict[str, Any]:
        """As JSON data, rounded to what can be meant."""
        data: dict[str, Any] = {
            "score": rounded(self.score),
            "lead": rounded(self.lead),
            "spread": [round(spread, 3) for spread in self.spread],
        }
        return {**data, "midst": rounded(self.midst)} if self.midst else data


def rounded(rows: list[list[float]]) -> list[list[float]]:
    """Prices as they are written."""
    return [[round(price, 4) for price in row] for row in rows]


def kept_between(kept: dict[float, list[float]], rows: list[list[float]], progress: float) -> list[float]:
    """The row at a progress, as it was kept when that was asked before."""
    row = kept.get(progress)
    if row is None:
        row = between(rows, progress)
        kept[progress] = row
    return row


def between(rows: list[list[float]], progress: float) -> list[float]:
    """The row at a progress from 0 to 1: on the line between its neighbours."""
    low, share = knots_at(progress, len(rows))
    if share == 0.0:
        return rows[low]
    above = rows[low + 1]
    row = rows[low]
    return [row[at] + (above[at] - row[at]) * share for at in range(len(row))]


def total(prices: list[float], amounts: list[float]) -> float:
    """So much of everything at these prices."""
    result = 0.0
    for at in range(len(prices)):
        amount = amounts[at]
        if amount != 0.0:
            result += prices[at] * amount
    return result


class Experienced(Outlook):
    """By experience: the final score, and from that the chance to win."""

    def __init__(self, judgement: Judgement, prices: Prices) -> None:
        self.judgement = judgement
        self.prices = prices

    def points(self, position: Position, seat: int) -> float:
        if not self.prices.lead:
            return self.score(position, seat)
        if position.over:
            return float(position.lead if position.seats == 1 else position.scores[seat])
        progress = self.judgement.progress(position)
        if self.prices.midst and not self.judgement.turn_begins(position):
            return total(self.prices.midst_at(progress), self.judgement.look(position, seat))
        return total(self.prices.lead_at(progress), self.judgement.look(position, seat))

    def score(self, position: Position, seat: int) -> float:
        if position.over:
            return float(position.scores[seat])
        return total(self.prices.at(self.judgement.progress(position)), self.judgement.look(position, seat))

    def foresight(self, position: Position) -> int:
        """What a turn shows only later has been learned."""
        return 1

    def chance(self, position: Position, margin: float) -> float:
        return logistic(1.7 * margin / max(1.0, self.prices.spread_at(self.judgement.progress(position))))

    def chance_alone(self, position: Position, lead: float) -> float:
        return self.chance(position, lead) if self.prices.lead else -1.0


class Experience:
    """The experience with one title: prices by the games they were learned in, and how they were come by."""

    def __init__(self, features: list[str], prices: dict[str, Prices], story: dict[str, Any]) -> None:
        self.features = features
        self.prices = prices
        self.story = story
        """The command, the seed and the date that made it, and the log of the training."""

    def outlook(self, judgement: Judgement, seats: int, options: dict[str, Any]) -> Experienced:
        """How to look at a game of so many seats with these options: as at the most similar ones."""
        best = ""
        for games in sorted(self.prices):
            if not best or likeness(games, seats, options) > likeness(best, seats, options):
                best = games
        prices = self.prices[best]
        if (seats_in(best) == 1) != (seats == 1):
            # A lead over other players says nothing of one over an automa.
            prices = Prices(prices.score, [], prices.spread)
        return Experienced(judgement, prices)

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        prices = {games: prices.data() for games, prices in sorted(self.prices.items())}
        return {**self.story, "features": self.features, "prices": prices}


def seats_in(games: str) -> int:
    """How many seats there were in such games."""
    return int(games.split(" ")[0])


def distance(known: int, seats: int) -> int:
    """How far apart two numbers of seats are; a game alone is far from any other."""
    return abs(known - seats) + (100 if (known == 1) != (seats == 1) else 0)


def experience_file(folder: Path) -> Path:
    """Where a title keeps its experience."""
    return folder / FILE


def read_experience(path: Path, judgement: Judgement) -> Experience:
    """The experience in a file; it must be one with what the title's judgement looks at."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadExperience("experience_missing", file=str(path)) from None
    except (OSError, ValueError) as wrong:
        raise BadExperience("experience_unreadable", file=str(path), why=str(wrong)) from None
    try:
        features = [str(name) for name in data["features"]]
        prices: dict[str, Prices] = {}
        for games, learned in data["prices"].items():
            seats_in(games)
            prices[games] = Prices(
                rows(learned["score"], len(features)),
                rows(learned["lead"], len(features)),
                [float(spread) for spread in learned["spread"]],
                rows(learned.get("midst", []), len(features)),
            )
            if len(prices[games].spread) != len(prices[games].score) or not prices[games].score:
                raise ValueError("knots")
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise BadExperience("experience_broken", file=str(path), why=str(wrong) or type(wrong).__name__) from None
    if features != judgement.features() or not prices:
        raise BadExperience("experience_features", file=str(path))
    story = {key: value for key, value in data.items() if key not in ("features", "prices")}
    return Experience(features, prices, story)


def rows(data: Any, width: int) -> list[list[float]]:
    """Prices by knot and feature."""
    found: list[list[float]] = []
    for row in data:
        if len(row) != width:
            raise ValueError(f"{len(row)} prices for {width} features")
        found.append([float(price) for price in row])
    return found
