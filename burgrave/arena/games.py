"""Games between bots: planned beforehand, so that any worker can play any of them with the same result."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from burgrave.bots.bot import Bot
from burgrave.bots.engine.entered import EngineBot, entered
from burgrave.bots.engine.process import EngineFault
from burgrave.bots.squire import Squire
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.record import Game
from burgrave.kernel.title import title_named
from burgrave.search.budget import Budget


def seed_of(*parts: object) -> int:
    """A seed for a part of something that has a seed."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


@dataclass(frozen=True)
class GamePlan:
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
    shuffle: int = 0
    """Games of one shuffle are played with the same seed by different line-ups."""


@dataclass(frozen=True)
class Outcome:
    """What came of a game; tuples are by seat."""

    plan: GamePlan
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[Mapping[str, int], ...]
    decisions: int
    seconds: float
    record: str = ""
    places: tuple[int, ...] = ()
    """Who came in first, second and so on, from 1; equal ones share a place, and so do those who win together."""
    asked: tuple[int, ...] = ()
    """Decisions of every seat."""
    order: tuple[int, ...] = ()
    """Who decided first, second and so on, from 1."""
    holdings: tuple[tuple[str, ...], ...] = ()
    thinking: tuple[float, ...] = ()
    """Seconds that every seat has thought, and its longest decision."""
    longest: tuple[float, ...] = ()
    faults: tuple[str, ...] = ()
    """By what a seat's engine has forfeited the game, as EngineFault writes it; empty where it has not."""


def plans(
    title: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any],
    overlay: Mapping[str, Any],
    keep_records: bool = False,
) -> list[GamePlan]:
    """The games of a simulation; the bots move on by a seat from game to game, so that no place favours anybody."""
    return [
        GamePlan(
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


def make_bot(name: str, seed: int, plan: GamePlan) -> Bot:
    """A bot for a seat; what it may spend on a decision stands in the plan."""
    return entered(name, seed, Budget(plan.budget, plan.nodes))


def play(plan: GamePlan) -> Outcome:
    """Play a planned game. A bot is only ever shown what it imagines behind its own view.

    An engine that crashes, is late or answers wrongly forfeits: its seat comes last, and a squire moves for it to the
    end, so that the others have a whole game.
    """
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
    asked = [0] * seats
    thinking, longest = [0.0] * seats, [0.0] * seats
    order: list[int] = []
    faults = [""] * seats
    while not position.over:
        seat = position.mover
        imagined = position.imagine(seat, dreams[seat])
        before = time.perf_counter()
        try:
            move = bots[seat].choose(imagined, seat)
        except EngineFault as fault:
            faults[seat] = str(fault)
            bots[seat] = Squire(seed_of(plan.seed, "bot", seat))
            move = bots[seat].choose(imagined, seat)
        took = time.perf_counter() - before
        thinking[seat] += took
        longest[seat] = max(longest[seat], took)
        if not asked[seat]:
            order.append(seat)
        asked[seat] += 1
        move_on(move, seat)
    order += [seat for seat in range(seats) if not asked[seat]]
    for bot in bots:
        if isinstance(bot, EngineBot):
            bot.rest()
    if plan.keep_record:
        game.record.players = [
            f"{name} (forfeited, {fault})" if fault else name for name, fault in zip(plan.bots, faults, strict=True)
        ]
    return Outcome(
        plan,
        tuple(position.scores),
        winners(position, faults),
        tuple(position.score_sheet(seat) for seat in range(seats)),
        sum(asked),
        time.perf_counter() - started,
        game.record.text() if plan.keep_record else "",
        places(position, faults),
        tuple(asked),
        tuple(order.index(seat) + 1 for seat in range(seats)),
        tuple(tuple(position.holdings(seat)) for seat in range(seats)),
        tuple(thinking),
        tuple(longest),
        tuple(faults),
    )


def forfeited(side: Sequence[int], faults: Sequence[str]) -> bool:
    """Those who win together also forfeit together."""
    return any(faults[seat] for seat in side)


def winners(position: Position, faults: Sequence[str]) -> tuple[int, ...]:
    """Who has won; where somebody has forfeited, the best of the others."""
    if not any(faults):
        return tuple(position.winners)
    placed = places(position, faults)
    playing = [seat for side in position.sides if not forfeited(side, faults) for seat in side]
    return tuple(seat for seat in sorted(playing) if placed[seat] == 1)


def places(position: Position, faults: Sequence[str]) -> tuple[int, ...]:
    """The place of every seat at the end, from 1; a lone player who has not won is second, who forfeits is last."""
    won = position.winners
    if position.seats == 1:
        return (1 if won and not faults[0] else 2,)
    sides = position.sides
    nothing: tuple[int, ...] = ()
    reached = [
        (False, False, nothing) if forfeited(side, faults) else (True, side[0] in won, position.standing(side[0]))
        for side in sides
    ]
    found = [0] * position.seats
    for side, own in zip(sides, reached, strict=True):
        for seat in side:
            found[seat] = 1 + sum(other > own for other in reached)
    return tuple(found)
