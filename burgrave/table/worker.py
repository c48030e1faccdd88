"""A process in which bots think: `python -m burgrave.table.worker`.

Tasks come in by standard input, answers go out by standard output, each pickled behind its length. The first thing it
says is its flavour and the digest of its sources, because it may be another interpreter than the server's: the compiled
one, if the server runs plain. It ends when its standard input does, so it does not outlive its server.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import signal
import struct
import sys
from collections.abc import Callable
from threading import Thread
from typing import IO, Any, NamedTuple

from burgrave.bots import bot_named, strongest
from burgrave.bots.bot import SearchBot
from burgrave.bots.engine.entered import EngineBot
from burgrave.bots.engine.process import EngineFault
from burgrave.flavour import digest, flavour
from burgrave.kernel.position import Position
from burgrave.kernel.title import title_ids, title_named
from burgrave.search.budget import Budget
from burgrave.search.search import Advice

LENGTH = struct.Struct("!I")
"""What stands before every message."""


class Hello(NamedTuple):
    """What a worker says first: which Burgrave it is made of."""

    flavour: str
    digest: str


class Answer(NamedTuple):
    """What a task came to, or what went wrong: with the worker itself, or with the engine it has asked."""

    value: Any
    failure: str = ""
    fault: tuple[str, ...] = ()


def choose(position: Position, seat: int, bot: str, seed: int, seconds: float) -> int:
    """The bot's move. The position is an imagined one."""
    return bot_named(bot, seed, Budget(seconds)).choose(position, seat)


def advise(position: Position, seat: int, seed: int, seconds: float) -> list[Advice]:
    """The moves with what the best bot expects of them, best first; unseen ones are left out."""
    bot = bot_named(strongest(position.title), seed, Budget(seconds))
    assert isinstance(bot, SearchBot)
    return [advice for advice in bot.advise(position, seat) if advice.visits]


def ask_engine(position: Position, seat: int, command: str, seed: int, seconds: float) -> int:
    """The move of an engine; its process goes on and is asked again, about this table or another."""
    engine = EngineBot(command, seed, Budget(seconds))
    move = engine.choose(position, seat)
    engine.rest()
    return move


TASKS: dict[str, Callable[..., Any]] = {"choose": choose, "advise": advise, "ask_engine": ask_engine}


def packed(message: Any) -> bytes:
    """A message as it goes through a pipe."""
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def read(stream: IO[bytes]) -> Any:
    """The next message of a pipe; EOFError at its end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(stream.read(LENGTH.unpack(head)[0]))


def answer(task: tuple[Any, ...]) -> Answer:
    """Do a task: its name and its arguments."""
    try:
        return Answer(TASKS[task[0]](*task[1:]))
    except EngineFault as fault:
        return Answer(None, fault=(fault.kind, fault.detail))
    except Exception as broken:
        return Answer(None, repr(broken))


def die_with_server() -> None:
    """Let the system end this process when its server ends; compiled code in deep thought hears of nothing else."""
    if sys.platform == "linux":
        import ctypes

        set_signal_of_parents_death = 1
        ctypes.CDLL(None).prctl(set_signal_of_parents_death, signal.SIGKILL)


def main() -> None:
    """Answer tasks until there are no more."""
    die_with_server()
    # Ctrl-C stops the server, and the server stops its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a bot or a title prints must not stand among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for id in title_ids():
        # A title that cannot be loaded is no reason not to play the others.
        with contextlib.suppress(Exception):
            title_named(id)
    tasks: queue.SimpleQueue[tuple[Any, ...]] = queue.SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    said: Any = Hello(flavour(), digest())
    while True:
        answers.write(packed(tuple(said)))
        answers.flush()
        said = answer(tasks.get())


def _listen(stream: IO[bytes], tasks: queue.SimpleQueue[tuple[Any, ...]]) -> None:
    """Hand on what comes in; when nothing more can come the server is gone, and so is this process."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            tasks.put(read(stream))
    os._exit(0)


if __name__ == "__main__":
    main()
