"""Bots think in processes of their own, with a time budget; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from burgrave.bots import bot_named, strongest
from burgrave.bots.bot import Advice, Budget, Searcher
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.processes import end_with_master
from burgrave.kernel.title import title_ids, title_named

THINKING = 1.0
"""Seconds a bot thinks about a move, if it is one that uses its time."""
HINTING = 1.5
"""Seconds the best bot thinks about a hint."""
STARTING = 60.0
"""Seconds after which a worker that has not come up will not."""


@dataclass(frozen=True)
class Thought:
    """A move, and if it is not the bot's own why a squire had to make it."""

    move: int
    failure: str = ""


def choose(position: Position, seat: int, bot: str, seed: int, seconds: float) -> int:
    """In a worker: the bot's move. The position is an imagined one."""
    return bot_named(bot, seed, Budget(seconds)).choose(position, seat)


def advise(position: Position, seat: int, seed: int) -> list[Advice]:
    """In a worker: the moves with what the best bot expects of them, best first; unseen ones are left out."""
    bot = bot_named(strongest(position.title), seed, Budget(HINTING))
    assert isinstance(bot, Searcher)
    return [advice for advice in bot.advise(position, seat) if advice.visits]


def ready() -> int:
    """In a worker: everything is imported, the titles too."""
    for id in title_ids():
        # A title that cannot be loaded is no reason not to play the others.
        with contextlib.suppress(Exception):
            title_named(id)
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
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
        self.fresh.add(pool)
        return pool

    def warm_up(self) -> None:
        """Start the processes before the first move is asked for."""
        for pool in self.pools:
            pool.submit(ready)

    async def choose(self, position: Position, seat: int, bot: str, seed: int) -> Thought:
        """The bot's move, or a squire's if the bot fails; the position must be an imagined one."""
        # Half of the time it may take at all: the way there and back takes some, too.
        thinking = min(THINKING, self.seconds / 2)
        try:
            return Thought(await self._run(choose, position, seat, bot, seed, thinking))
        except TimeoutError:
            failure = "slow"
        except Exception:
            failure = "broken"
        # A squire needs a few milliseconds; a thread keeps the loop free all the same.
        move = await asyncio.to_thread(choose, position, seat, "squire", seed, thinking)
        return Thought(move, failure)

    async def hint(self, position: Position, seat: int) -> list[Advice]:
        """The moves with what the best bot expects of them, best first."""
        try:
            advice: list[Advice] = await self._run(advise, position, seat, Rng(0).below(1 << 30))
        except Exception:
            return []
        return advice

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


def _begin() -> None:
    """Ctrl-C stops the server; the server stops its workers, and if it is killed they end by themselves."""
    end_with_master()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
