"""Bots think in processes of their own, with a time budget; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from burgrave.bots import bot_named
from burgrave.bots.greedy import Greedy
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position

STARTING = 60.0
"""Seconds after which a worker that has not come up will not."""


@dataclass(frozen=True)
class Thought:
    """A move, and if it is not the bot's own why greedy had to make it."""

    move: int
    failure: str = ""


@dataclass(frozen=True)
class Hint:
    """A move and what a good bot expects of it."""

    move: int
    value: float


def choose(position: Position, seat: int, bot: str, seed: int) -> int:
    """In a worker: the bot's move. The position is an imagined one."""
    return bot_named(bot, seed).choose(position, seat)


def judge(position: Position, seat: int, seed: int) -> list[Hint]:
    """In a worker: all moves with what greedy expects of them, best first."""
    moves = position.legal(seat)
    values = Greedy(seed).values(position, seat, moves)
    ranked = sorted(zip(values, moves, strict=True), key=lambda pair: -pair[0])
    return [Hint(move, value) for value, move in ranked]


def ready() -> int:
    """In a worker: everything is imported."""
    return os.getpid()


class Thinkers:
    """A few worker processes. One that crashes or takes too long is killed and replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.fresh: set[ProcessPoolExecutor] = set()
        """Workers that have not answered yet: starting one is not the bot's time."""
        self.free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self.pools = [self._worker() for _ in range(workers)]
        for pool in self.pools:
            self.free.put_nowait(pool)

    def _worker(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=_ignore_interrupts)
        self.fresh.add(pool)
        return pool

    def warm_up(self) -> None:
        """Start the processes before the first move is asked for."""
        for pool in self.pools:
            pool.submit(ready)

    async def choose(self, position: Position, seat: int, bot: str, seed: int) -> Thought:
        """The bot's move, or greedy's if the bot fails; the position must be an imagined one."""
        try:
            return Thought(await self._run(choose, position, seat, bot, seed))
        except TimeoutError:
            failure = "slow"
        except Exception:
            failure = "broken"
        # Greedy needs a few milliseconds; a thread keeps the loop free all the same.
        move = await asyncio.to_thread(choose, position, seat, "greedy", seed)
        return Thought(move, failure)

    async def hint(self, position: Position, seat: int) -> list[Hint]:
        """All moves with what a good bot expects of them, best first."""
        try:
            hints: list[Hint] = await self._run(judge, position, seat, Rng(0).below(1 << 30))
        except Exception:
            return []
        return hints

    async def _run(self, work: Any, *arguments: Any) -> Any:
        pool = await self.free.get()
        try:
            if pool in self.fresh:
                await asyncio.wait_for(asyncio.wrap_future(pool.submit(ready)), STARTING)
                self.fresh.discard(pool)
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *arguments)), self.seconds)
        except BaseException:
            self._kill(pool)
            self.fresh.discard(pool)
            self.pools.remove(pool)
            pool = self._worker()
            self.pools.append(pool)
            raise
        finally:
            self.free.put_nowait(pool)

    def _kill(self, pool: ProcessPoolExecutor) -> None:
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for pool in self.pools:
            self._kill(pool)


def _ignore_interrupts() -> None:
    """Ctrl-C stops the server; the server stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
