"""Bots think in processes of their own, with a time budget; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

from burgrave.bots.engine.entered import allowed
from burgrave.bots.engine.process import EngineFault
from burgrave.flavour import COMPILED, digest, is_compiled
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.search import Advice
from burgrave.table.bot_queue import HINT, WATCHED, BotQueue
from burgrave.table.events import STAND_IN
from burgrave.table.worker import LENGTH, Answer, Hello, choose, packed

Rank = Callable[[], int]
"""How urgent a task is, asked whenever somebody is served."""

LOG = logging.getLogger("burgrave.table")

THINKING = 1.0
"""Seconds a bot thinks about a move, if it is one that uses its time."""
HINTING = 1.5
"""Seconds the best bot thinks about a hint."""
STARTING = 60.0
"""Seconds after which a worker that has not come up will not."""
LOOKING = 2.0
"""Seconds between two looks for the compiled interpreter."""


@dataclass(frozen=True)
class Thought:
    """A move, and if it is not the bot's own why a squire had to make it."""

    move: int
    failure: str = ""


class BrokenWorker(Exception):
    """A worker that died or could not do its task."""


class Worker:
    """A process that does one task at a time."""

    def __init__(self, python: str) -> None:
        self.python = python
        self._process: Process | None = None

    async def start(self) -> None:
        """Start it, unless it runs; one of another interpreter must be compiled from the sources that run here."""
        if self._process is not None:
            return
        own = self.python == sys.executable
        # The same interpreter finds what this process finds, titles and bots of others too.
        path = {"PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)} if own else {}
        self._process = await asyncio.create_subprocess_exec(
            *(self.python, "-P", "-m", "burgrave.table.worker"),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, **path},
            stderr=None if own else asyncio.subprocess.DEVNULL,
        )
        hello = Hello(*await asyncio.wait_for(self._hear(), STARTING))
        if not own and hello != Hello(COMPILED, digest()):
            raise BrokenWorker(f"{self.python} is {hello.flavour}, of other sources")

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, *task: Any) -> Any:
        """What a task comes to."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(packed(task))
        answer = Answer(*await self._hear())
        if answer.fault:
            raise EngineFault(*answer.fault)
        if answer.failure:
            raise BrokenWorker(answer.failure)
        return answer.value

    async def _hear(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            head = await self._process.stdout.readexactly(LENGTH.size)
            return pickle.loads(await self._process.stdout.readexactly(LENGTH.unpack(head)[0]))
        except (asyncio.IncompleteReadError, OSError):
            raise BrokenWorker("it ended") from None

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        if self._process is not None:
            if self._process.returncode is None:
                # Not `Process.kill`: that looks whether it has ended, and takes its exit code away from the loop.
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self._process.pid, signal.SIGKILL)
            await self._process.wait()


class Thinkers:
    """A few workers. One that crashes or takes too long is killed and replaced.

    If the server runs plain and a compiled interpreter is named, it is looked for until it is there; from then on
    workers are of its kind, each as soon as it has nothing else to do.

    Engines (name -> command) are bots that run as programs of their own, each beside the worker that asks it.
    """

    def __init__(
        self, workers: int, seconds: float, compiled: str = "", engines: Mapping[str, str] | None = None
    ) -> None:
        self.seconds = seconds
        self.compiled = compiled if not is_compiled() else ""
        self.engines = dict(engines or {})
        self.python = sys.executable
        self.on_compiled: Callable[[], None] = lambda: None
        """Called when bots begin to think in compiled code."""
        self.workers = [Worker(self.python) for _ in range(workers)]
        self.free = list(self.workers)
        self.queue = BotQueue(workers)
        self._starting: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._allowed = contextlib.ExitStack()

    @property
    def running(self) -> str:
        """What runs: all compiled, all plain, plain while the compiler works, or only the bots compiled so far."""
        if is_compiled():
            return "compiled"
        if not self.compiled:
            return "plain"
        return "now_compiled" if self.python == self.compiled else "compiling"

    @property
    def alive(self) -> int:
        """How many workers run; one that does not is started when it is needed."""
        return sum(worker.is_alive for worker in self.workers)

    def warm_up(self) -> None:
        """Start the processes before the first move is asked for, and look for the compiled interpreter."""
        self._allowed.enter_context(allowed(self.engines))
        for number in range(len(self.workers)):
            self._begin(self._start_one(number))
        if self.compiled:
            self._begin(self._look_for_compiled())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _start_one(self, number: int) -> None:
        # One that does not come up is started again when it is needed.
        with contextlib.suppress(BrokenWorker, OSError, TimeoutError):
            await self._run(f"start {number}", lambda: WATCHED)

    async def _look_for_compiled(self) -> None:
        while self.python != self.compiled:
            await asyncio.sleep(LOOKING)
            if os.path.exists(self.compiled):
                trial = Worker(self.compiled)
                try:
                    await trial.start()
                except (BrokenWorker, OSError, TimeoutError):
                    continue
                finally:
                    await trial.end()
                self.python = self.compiled
                self.on_compiled()
            for number in range(len(self.workers)):
                self._begin(self._start_one(number))

    @property
    def thinking(self) -> float:
        """Seconds for a decision: half of what it may take at all, for the way there and back takes some, too."""
        return min(THINKING, self.seconds / 2)

    async def choose(self, position: Position, seat: int, bot: str, seed: int, key: str, rank: Rank) -> Thought:
        """The bot's move, or a squire's if the bot fails; the position must be an imagined one."""
        moves = position.legal(seat)
        if len(moves) == 1:
            # Nobody waits for a worker where there is nothing to think about.
            return Thought(moves[0])
        thinking = self.thinking
        try:
            how, who = ("ask_engine", self.engines[bot]) if bot in self.engines else ("choose", bot)
            return Thought(await self._run(key, rank, how, position, seat, who, seed, thinking))
        except EngineFault as fault:
            failure = "slow" if fault.kind == "late" else "broken"
            LOG.warning("the engine %s failed: %s", bot, fault)
        except TimeoutError:
            failure = "slow"
        except Exception:
            failure = "broken"
        # A squire needs a few milliseconds; a thread keeps the loop free all the same.
        move = await asyncio.to_thread(choose, position, seat, STAND_IN, seed, thinking)
        return Thought(move, failure)

    async def hint(self, position: Position, seat: int, key: str) -> list[Advice]:
        """The moves with what the best bot expects of them, best first."""
        try:
            task = ("advise", position, seat, Rng(0).below(1 << 30), HINTING)
            advice: list[Advice] = await self._run(key, lambda: HINT, *task)
        except Exception:
            return []
        return advice

    async def _run(self, key: str, rank: Rank, *task: Any) -> Any:
        """Let a worker do a task when it is the key's turn; without a task one is only started."""
        async with self.queue.place(key, rank):
            worker = self.free.pop(0)
            try:
                if worker.python != self.python:
                    worker = self._replace(worker)
                try:
                    # Starting one is not the bot's time.
                    await worker.start()
                except BrokenWorker:
                    if worker.python == sys.executable:
                        raise
                    # The compiled interpreter is gone, or another build has taken its place.
                    self.python = sys.executable
                    self._begin(self._look_for_compiled())
                    worker = self._replace(worker)
                    await worker.start()
                return await asyncio.wait_for(worker.ask(*task), self.seconds) if task else None
            except EngineFault:
                # That is no fault of the worker, which has ended the engine.
                raise
            except BaseException:
                worker = self._replace(worker)
                raise
            finally:
                self.free.append(worker)

    def _replace(self, worker: Worker) -> Worker:
        ending = asyncio.create_task(worker.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        new = Worker(self.python)
        self.workers[self.workers.index(worker)] = new
        return new

    async def close(self) -> None:
        self._allowed.close()
        starting = list(self._starting)
        for task in starting:
            task.cancel()
        await asyncio.gather(*starting, return_exceptions=True)
        await asyncio.gather(*self._ending, *(worker.end() for worker in self.workers))
