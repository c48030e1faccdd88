"""An arena from its first game to its last: plays what is missing, and tells when it is clear who is better."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from burgrave.arena.folder import Folder
from burgrave.arena.games import GamePlan, Outcome
from burgrave.arena.statistics import Estimate, repeated

Crew = Callable[[Iterator[GamePlan]], Iterator[Outcome]]
"""Whoever plays: draws plans as needed and gives outcomes as they come in."""

HALF = 0.5


class Tournament:
    """The games of a folder. With `until_clear` they end with the first shuffle after which there is no doubt."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.setup = folder.setup
        self.pairs: list[float] = []
        """The first bot's share of every shuffle, in order, as far as all games before are in."""
        self.clear = False
        self._look()

    @property
    def played(self) -> int:
        """How many games are in, of those that count."""
        return len(self.outcomes())

    def missing(self) -> Iterator[GamePlan]:
        """The games that are still to be played; none after the matter has become clear."""
        for number in range(self.setup.total):
            if self.clear:
                return
            if number not in self.folder.done:
                yield self.setup.plan(number)

    def play(self, crew: Crew) -> Iterator[Outcome]:
        """Play what is missing and write it down."""
        if self.over:
            return
        self.folder.clear_results()
        for outcome in crew(self.missing()):
            self.folder.keep(outcome)
            self._look()
            yield outcome
            if self.clear:
                return

    @property
    def over(self) -> bool:
        return self.clear or all(number in self.folder.done for number in range(self.setup.total))

    def outcomes(self) -> list[Outcome]:
        """The games that count, by number: those beyond the shuffle that made it clear are left out."""
        last = len(self.pairs) * self.setup.block if self.clear else self.setup.total
        done = self.folder.done
        return [done[number] for number in range(last) if number in done]

    def verdict(self) -> Estimate | None:
        """With `until_clear`: the first bot's share of victories, a draw counting half, and its repeated interval."""
        return repeated(self.pairs, self.setup.shuffles) if self.pairs else None

    def _look(self) -> None:
        """Take in the shuffles that are complete, in their order, so that no slow game is left out."""
        block, done = self.setup.block, self.folder.done
        while self.setup.until_clear and not self.clear:
            first = len(self.pairs) * block
            numbers = range(first, first + block)
            if first >= self.setup.total or not all(number in done for number in numbers):
                return
            shares = [victory(done[number], self.setup.bots[0]) for number in numbers]
            self.pairs.append(sum(shares) / block)
            found = repeated(self.pairs, self.setup.shuffles)
            self.clear = found.low > HALF or found.high < HALF


def victory(outcome: Outcome, bot: str) -> float:
    """A bot's share of a victory."""
    if not outcome.winners:
        return 0.0
    return sum(outcome.plan.bots[seat] == bot for seat in outcome.winners) / len(outcome.winners)
