"""Engines that are entered for games, as bots: by their command, `exec:COMMAND`, or by a name that a host allows."""

from __future__ import annotations

import atexit
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from burgrave.bots import BOTS, bot_named
from burgrave.bots.bot import Bot
from burgrave.bots.engine.messages import ADVISE, CHOOSE, HELLO, BadMessage, advice_in, game_of, question_of
from burgrave.bots.engine.process import EngineFault, EngineProcess, words_of_command
from burgrave.kernel.errors import UnknownBot
from burgrave.kernel.position import Position
from burgrave.search.budget import Budget
from burgrave.search.search import Advice

EXEC: Final = "exec:"
"""What stands before a command where a bot is named. Only whoever starts the program may name one so."""

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,30}")
"""How an engine that a host allows can be called."""

INSTALLED: Final = frozenset(BOTS)
"""Bots that are there whatever a host allows, ours and others': their names are taken."""

RESTING: Final[dict[str, list[EngineProcess]]] = {}
"""Engines between two games, by command: starting one takes longer than many a game."""


class EngineBot(Bot):
    """A program that plays a seat: it is told what an imagined position shows, and is taken at its word.

    Whatever it does wrong is an EngineFault, and it is ended.
    """

    def __init__(self, command: str, seed: int, budget: Budget) -> None:
        self.command = command
        self.seed = seed
        self.budget = budget
        self._process: EngineProcess | None = None

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        named = {position.notation(move, seat): move for move in moves}
        said = self._ask(CHOOSE, position, seat, named).get("move")
        if said not in named:
            raise self._fault("illegal", str(said))
        return named[said]

    def advise(self, position: Position, seat: int, most: int = 3) -> list[Advice]:
        """Some of the moves with what the engine expects of them, best first."""
        named = {position.notation(move, seat): move for move in position.legal(seat)}
        told = self._ask(ADVISE, position, seat, named, most=most).get("advice")
        if not isinstance(told, list) or not all(isinstance(estimate, dict) for estimate in told):
            raise self._fault("garbage", "“advice” is no list of moves")
        if unknown := [estimate for estimate in told if estimate.get("move") not in named]:
            raise self._fault("illegal", str(unknown[0].get("move")))
        try:
            return [advice_in(estimate, named[estimate["move"]]) for estimate in told[:most]]
        except BadMessage as wrong:
            raise self._fault("garbage", str(wrong)) from None

    def _ask(self, do: str, position: Position, seat: int, named: Mapping[str, int], **more: Any) -> dict[str, Any]:
        try:
            engine = self._process or self._begin(position, seat)
            question = question_of(position, seat, list(named), self.budget)
            return engine.ask(do, self.budget.seconds, **question, **more)
        except EngineFault:
            self._end()
            raise

    def _begin(self, position: Position, seat: int) -> EngineProcess:
        """Take one that rests, or start one, and tell it of the game."""
        resting = RESTING.get(self.command)
        engine = self._process = resting.pop() if resting else EngineProcess(self.command)
        engine.ask(HELLO, **game_of(position, seat, self.seed))
        return engine

    def _fault(self, kind: str, detail: str) -> EngineFault:
        self._end()
        return EngineFault(kind, detail)

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None

    def rest(self) -> None:
        """The game is over for it: another one may have the process."""
        if self._process is not None:
            RESTING.setdefault(self.command, []).append(self._process)
            self._process = None


@atexit.register
def dismiss() -> None:
    """End all that rest."""
    while RESTING:
        for engine in RESTING.popitem()[1]:
            engine.quit()


def is_engine(name: str) -> bool:
    """Is this the command of an engine, not the name of a bot?"""
    return name.startswith(EXEC)


def check_engine(name: str) -> None:
    """Is there such a program? If not, that is said before anything begins."""
    words_of_command(name.removeprefix(EXEC))


def entered(name: str, seed: int, budget: Budget) -> Bot:
    """Whoever was entered for a game: a bot by its name, or an engine by its command."""
    return EngineBot(name.removeprefix(EXEC), seed, budget) if is_engine(name) else bot_named(name, seed, budget)


def engines_in(text: str) -> dict[str, str]:
    """The engines of a host, name -> command: `name=command`, with line breaks or semicolons between them."""
    entries = [entry.partition("=") for entry in re.split(r"[;\n]", text) if entry.strip()]
    return {name.strip(): command.strip() for name, _, command in entries}


def check_engines(engines: Mapping[str, str]) -> None:
    """Can engines be called so, and are there such programs?"""
    for name, command in engines.items():
        if name in INSTALLED or not NAME.fullmatch(name):
            raise UnknownBot("engine_name", name=name)
        words_of_command(command)


@contextmanager
def allowed(engines: Mapping[str, str]) -> Iterator[None]:
    """For the length of a block engines (name -> command) are bots like any others, for everybody."""
    check_engines(engines)
    BOTS.update({name: partial(EngineBot, command) for name, command in engines.items()})
    try:
        yield
    finally:
        for name in engines:
            BOTS.pop(name, None)
