"""Practice: prices are tried with small changes, and go the way of those that did well.

What was learned from outcomes says what things have led to. Practice asks which prices play best, one action ahead, and
finds ways to win that nobody had taken before. It is an evolution strategy: changes are drawn in pairs of opposites,
all play the same shuffles, the better ones pull the prices, and directions in which it matters are drawn wider.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from burgrave.bots.action import finish_action
from burgrave.bots.experience import Experienced, Prices
from burgrave.bots.outlook import SOLO_VICTORY, Outlook, margin_of
from burgrave.bots.squire import Squire
from burgrave.bots.training import step_back
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title, title_named

PAIRS: Final = 20
"""Pairs of opposite changes that are tried in a generation."""
WIDTH: Final = 0.2
"""How far prices are changed at first: points, for what moves of a decision usually change of a feature."""
LOOKED_AT: Final = 60
PART: Final = 20
"""Games that are only looked at, to know what decisions change, and to tell how it goes; so many at a time."""
EVERY: Final = 5
"""Of so many generations one is told of."""
UNSEEN: Final = 1 << 28
"""Shuffles from here on are not practised on."""

Task = tuple[str, int, dict[str, Any], dict[str, Any], dict[str, Any], list[int]]
"""A title, seats, options, the prices to try, those of the others at the table, and the numbers of the games."""


class Sheet:
    """What games with certain prices have shown."""

    def __init__(
        self, results: list[float], won: int, looks: list[tuple[int, float, float]], sizes: list[float]
    ) -> None:
        self.results = results
        self.won = won
        self.looks = looks
        """Of some moments: the nearest knot, what was expected, and what came of it."""
        self.sizes = sizes
        """How much of every feature the moves of a decision change: a standard deviation."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Sheet, (self.results, self.won, self.looks, self.sizes))


def prices_of(data: dict[str, Any]) -> Prices:
    """Prices that were sent to a worker."""
    return Prices(data["score"], data["lead"], data["spread"])


def data_of(prices: Prices) -> dict[str, Any]:
    """Prices to be sent, not rounded."""
    return {"score": prices.score, "lead": prices.lead, "spread": prices.spread}


def tried(prices: Prices) -> list[list[float]]:
    """The prices that decide: those of the lead, if there are any."""
    return prices.lead or prices.score


def changed(prices: Prices, rows: list[list[float]]) -> Prices:
    """The same with other prices that decide."""
    return Prices(prices.score, rows, prices.spread) if prices.lead else Prices(rows, [], prices.spread)


def play(task: Task) -> Sheet:
    """In a worker: games with prices to try; mirrored, everybody else at the table with the known ones."""
    name, seats, options, data, others, numbers = task
    title = title_named(name)
    judgement = title.judgement
    prices, rivals = prices_of(data), prices_of(others)
    knots = len(prices.spread)
    results: list[float] = []
    looks: list[tuple[int, float, float]] = []
    squares = [0.0] * len(judgement.features())
    won = seen = 0
    for number in numbers:
        me = number % seats
        position = title.start(seats, number // seats, **options)
        rng = Rng(number)
        outlooks = [Experienced(judgement, prices if seat == me else rivals) for seat in range(seats)]
        players = [Squire(rng.below(1 << 30), outlook, True) for outlook in outlooks]
        moments: list[tuple[int, float]] = []
        while not position.over:
            seat = position.mover
            if number >= UNSEEN and seat == me and rng.below(4) == 0:
                compare_moves(position, me, outlooks[me], squares)
                seen += 1
                knot = int(judgement.progress(position) * (knots - 1) + 0.5)
                expected = outlooks[me].all_points(position)
                moments.append((knot, expected[0] if seats == 1 else margin_of(position, me, expected)))
            position.play(players[seat].choose(position.imagine(seat, rng), seat), seat)
        winner = me in position.winners
        won += 1 if winner else 0
        if seats == 1:
            lead = float(position.lead)
            results.append(lead + SOLO_VICTORY if winner else lead)
        else:
            lead = margin_of(position, me, [float(score) for score in position.scores])
            results.append(lead)
        looks += [(knot, expected_lead, lead) for knot, expected_lead in moments]
    return Sheet(results, won, looks, [sqrt(square / max(1, seen)) for square in squares])


def compare_moves(position: Position, seat: int, outlook: Outlook, squares: list[float]) -> None:
    """Add how far apart the moves of a decision are in every feature: squares, on the average over the moves."""
    looks: list[list[float]] = []
    for move in position.legal(seat):
        trial = position.copy()
        trial.play(move, seat)
        looks.append(position.title.judgement.look(finish_action(outlook, trial, seat), seat))
    for at in range(len(squares)):
        mean = sum(look[at] for look in looks) / len(looks)
        squares[at] += sum((look[at] - mean) ** 2 for look in looks) / len(looks)


class Search:
    """Where the prices are, and how far changes go in every direction: a level and a slope for every feature."""

    def __init__(self, known: Prices, sizes: list[float], seed: int) -> None:
        self.known = known
        self.sizes = sizes
        self.rng = Random(seed)
        self.features = len(sizes)
        many = 2 * self.features
        self.at = [0.0] * many
        self.width = [0.0] * many
        for feature in range(1, self.features):
            if sizes[feature] > 1e-6:
                self.width[feature] = WIDTH
                self.width[self.features + feature] = WIDTH / 2
        self.ways = [way for way in range(many) if self.width[way]]

    def draw(self) -> list[float]:
        """A change, in widths."""
        change = [0.0] * len(self.at)
        for way in self.ways:
            change[way] = self.rng.gauss(0.0, 1.0)
        return change

    def prices(self, change: list[float], share: float) -> Prices:
        """The prices here, or with a share of a change."""
        rows: list[list[float]] = []
        before = tried(self.known)
        last = len(before) - 1
        n = self.features
        moved = self.at[:]
        if share:
            for way in self.ways:
                moved[way] += share * self.width[way] * change[way]
        for knot in range(len(before)):
            late = 2.0 * knot / last - 1.0 if last else 0.0
            row = before[knot][:]
            for feature in range(1, n):
                if self.sizes[feature] > 1e-6:
                    row[feature] += (moved[feature] + late * moved[n + feature]) / self.sizes[feature]
            rows.append(row)
        return changed(self.known, rows)

    def learn(self, trials: list[tuple[float, float, list[float]]]) -> None:
        """Go the way of the better half of the trials (a result, a share and a change each)."""
        many = len(trials)
        ranked = sorted(trials, key=lambda trial: -trial[0])
        pulls = [max(0.0, log(many / 2 + 1) - log(rank + 1)) for rank in range(many)]
        whole = sum(pulls)
        rate = (3.0 + log(len(self.ways))) / (10.0 * sqrt(len(self.ways)))
        for way in self.ways:
            pull = spread = 0.0
            for rank in range(many):
                _, share, change = ranked[rank]
                weight = pulls[rank] / whole - 1.0 / many
                pull += weight * share * change[way]
                spread += weight * (change[way] * change[way] - 1.0)
            self.at[way] += self.width[way] * pull
            self.width[way] *= exp(rate * spread)


Report = Callable[[dict[str, Any], Prices], None]


def practise(
    title: Title,
    seats: int,
    generations: int,
    games: int,
    seed: int,
    workers: int,
    report: Report,
    known: Prices,
    given: dict[str, Any],
) -> Prices:
    """Practise so many generations of so many games each; every few it is told what comes of it on other shuffles."""
    started = perf_counter()
    context = multiprocessing.get_context("spawn")
    games_a_try = max(seats, games // (2 * PAIRS) // seats * seats)
    with ProcessPoolExecutor(workers, mp_context=context, initializer=step_back) as pool:

        def look_at(prices: Prices) -> list[Sheet]:
            parts = [list(range(UNSEEN + first, UNSEEN + first + PART)) for first in range(0, LOOKED_AT, PART)]
            tasks = [(title.id, seats, given, data_of(prices), data_of(known), part) for part in parts]
            return list(pool.map(play, tasks))

        seen = look_at(known)
        search = Search(known, seen[0].sizes, seed)
        prices = known
        first = seed * games_a_try * generations * 8
        for generation in range(1, generations + 1):
            numbers = list(range(first, first + games_a_try))
            first += games_a_try
            changes = [search.draw() for _ in range(PAIRS)]
            shares = [(share, change) for change in changes for share in (1.0, -1.0)]
            tasks = [
                (title.id, seats, given, data_of(search.prices(change, share)), data_of(known), numbers)
                for share, change in shares
            ]
            trials: list[tuple[float, float, list[float]]] = []
            for (share, change), sheet in zip(shares, pool.map(play, tasks), strict=True):
                trials.append((sum(sheet.results) / len(sheet.results), share, change))
            search.learn(trials)
            if generation % EVERY and generation < generations:
                continue
            prices = search.prices([], 0.0)
            sheets = look_at(prices)
            prices = calibrated(prices, [look for sheet in sheets for look in sheet.looks], seats)
            results = [result for sheet in sheets for result in sheet.results]
            line: dict[str, Any] = {"seats": seats, "generation": generation}
            if given:
                line["options"] = given
            line["practice"] = games_a_try * 2 * PAIRS
            line["result"] = round(sum(results) / len(results), 2)
            line["won"] = round(sum(sheet.won for sheet in sheets) / len(results), 3)
            line["seconds"] = round(perf_counter() - started, 1)
            report(line, prices)
    return prices


def calibrated(prices: Prices, looks: list[tuple[int, float, float]], seats: int) -> Prices:
    """The same decisions, but what is expected is right again on the whole: by a line through every knot."""
    rows: list[list[float]] = []
    spread: list[float] = []
    before = tried(prices)
    for knot in range(len(before)):
        pairs = [(expected, came) for at, expected, came in looks if at == knot]
        many = len(pairs)
        if many < 30:
            rows.append(before[knot])
            spread.append(prices.spread[knot])
            continue
        mean = sum(expected for expected, _ in pairs) / many
        outcome = sum(came for _, came in pairs) / many
        square = sum((expected - mean) ** 2 for expected, _ in pairs) + 1e-9
        product = sum((expected - mean) * (came - outcome) for expected, came in pairs)
        slope = min(1.5, max(0.5, product / square))
        base = outcome - slope * mean
        row = [slope * price for price in before[knot]]
        if seats == 1:
            row[0] += base
        else:
            base = 0.0
        rows.append(row)
        off = sum((came - base - slope * expected) ** 2 for expected, came in pairs)
        spread.append(sqrt(off / many))
    return changed(Prices(prices.score, prices.lead, spread), rows)
