"""Games between bots: planned beforehand, so that any worker can play any of them with the same result."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from burgrave.bots import bot_named
from burgrave.bots.bot import Bot, Budget
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from burgrave.kernel.title import title_named


def seed_of(*parts: object) -> int:
    """A seed for a part of something that has a seed."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


@dataclass(frozen=True)
class Plan:
    """One game to be played: everything that decides it."""

    number: int
    title: str
    bots: tuple[str, ...]
    """The bots by seat."""
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    overlay: Mapping[str, Any] = field(default_factory=dict)
    keep_record: bool = False
    budget: float = 0.0
    """Seconds a bot may think about a decision, and nodes it may search; 0 leaves it to the bot."""
    nodes: int = 0


@dataclass(frozen=True)
class Outcome:
    """What came of a game."""

    plan: Plan
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[Mapping[str, int], ...]
    decisions: int
    seconds: float
    record: str = ""


def plans(
    title: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any],
    overlay: Mapping[str, Any],
    keep_records: bool = False,
) -> list[Plan]:
    """The games of a simulation; the bots move on by a seat from game to game, so that no place favours anybody."""
    return [
        Plan(
            number,
            title,
            tuple(bots[(seat + number) % len(bots)] for seat in range(len(bots))),
            seed_of(seed, number),
            options,
            overlay,
            keep_records,
        )
        for number in range(games)
    ]


def make_bot(name: str, seed: int, plan: Plan) -> Bot:
    """A bot for a seat; what it may spend on a decision stands in the plan."""
    return bot_named(name, seed, Budget(plan.budget, plan.nodes))


def play(plan: Plan) -> Outcome:
    """Play a planned game. A bot is only ever shown what it imagines behind its own view."""
    started = time.perf_counter()
    seats = len(plan.bots)
    bots = [make_bot(name, seed_of(plan.seed, "bot", seat), plan) for seat, name in enumerate(plan.bots)]
    dreams = [Rng(seed_of(plan.seed, "dream", seat)) for seat in range(seats)]
    title = title_named(plan.title)
    if plan.keep_record:
        game = Game(title, seats, plan.seed, plan.overlay, plan.options, plan.bots)
        position, move_on = game.position, game.play
    else:
        position = title.start(seats, plan.seed, title.components(plan.overlay), **plan.options)
        move_on = position.play
    decisions = 0
    while not position.over:
        seat = position.mover
        move_on(bots[seat].choose(position.imagine(seat, dreams[seat]), seat), seat)
        decisions += 1
    return Outcome(
        plan,
        tuple(position.scores),
        tuple(position.winners),
        tuple(position.score_sheet(seat) for seat in range(seats)),
        decisions,
        time.perf_counter() - started,
        game.record.text() if plan.keep_record else "",
    )
