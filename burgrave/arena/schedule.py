"""Which games an arena plays: every line-up of the bots on the same shuffles, planned from its set-up alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import permutations, product
from typing import Any, Final

from burgrave.arena.games import GamePlan, seed_of
from burgrave.kernel.chance import Rng

MOST: Final = 24
"""Up to so many line-ups are played in every order on every shuffle; beyond that, orders are drawn and rotated."""


@dataclass(frozen=True)
class Setup:
    """Everything that decides the games of an arena."""

    title: str
    rules: int
    bots: tuple[str, ...]
    seats: int
    games: int
    """As many as were asked for; what is played are whole shuffles."""
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    overlay: Mapping[str, Any] = field(default_factory=dict)
    budget: float = 0.0
    nodes: int = 0
    records: bool = False
    until_clear: bool = False
    """Two bots play until it is clear which is better, and no longer than `games`."""

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Every arrangement of bots over the seats: all different where there are enough, otherwise all taking part."""
        if len(self.bots) >= self.seats:
            found = set(permutations(self.bots, self.seats))
        else:
            found = {line for line in product(self.bots, repeat=self.seats) if set(line) == set(self.bots)}
        return sorted(found, key=lambda line: [self.bots.index(name) for name in line])

    @cached_property
    def combinations(self) -> list[tuple[str, ...]]:
        """Who plays against whom, whatever the seats."""
        return list(dict.fromkeys(tuple(sorted(line, key=self.bots.index)) for line in self.line_ups))

    @cached_property
    def block(self) -> int:
        """How many games are played on one shuffle."""
        every = len(self.line_ups)
        return every if every <= MOST else len(self.combinations) * self.seats

    @property
    def shuffles(self) -> int:
        """As many as the games need; all line-ups play all of them."""
        return -(-self.games // self.block)

    @property
    def total(self) -> int:
        """How many games are planned."""
        return self.shuffles * self.block

    def line_up(self, shuffle: int, place: int) -> tuple[str, ...]:
        """Who sits where in a game of a shuffle."""
        if len(self.line_ups) <= MOST:
            return self.line_ups[place]
        combination, turn = divmod(place, self.seats)
        names = self.combinations[combination]
        order = list(range(self.seats))
        Rng(seed_of(self.seed, "order", shuffle, combination)).shuffle(order)
        return tuple(names[order[(seat + turn) % self.seats]] for seat in range(self.seats))

    def plan(self, number: int) -> GamePlan:
        """A game by its number, from 0."""
        shuffle, place = divmod(number, self.block)
        return GamePlan(
            number,
            self.title,
            self.line_up(shuffle, place),
            seed_of(self.seed, shuffle),
            self.options,
            self.overlay,
            self.records,
            self.budget,
            self.nodes,
            shuffle,
        )

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}

    def differs(self, other: Setup) -> list[str]:
        """In what another set-up plays other games; more games of the same kind are none."""
        mine, theirs = self.data(), other.data()
        if not self.until_clear:
            theirs["games"] = mine["games"]
        return [name for name in mine if mine[name] != theirs[name]]

    def longer(self, other: Setup) -> Setup:
        """This set-up, with as many games as the one that asks for more."""
        return replace(self, games=max(self.games, other.games))


def setup_of(data: Mapping[str, Any]) -> Setup:
    """The set-up that was written as JSON data."""
    return Setup(**{**data, "bots": tuple(data["bots"])})
