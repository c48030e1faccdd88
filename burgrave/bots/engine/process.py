"""A program that plays by the protocol: started, asked and ended. It is never waited for longer than the rule says."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from threading import Thread
from typing import IO, Any, Final

from burgrave.bots.engine.messages import HELLO, QUIT, STOP, BadMessage, Message, line_of, message_in, shown
from burgrave.kernel.errors import UnknownBot
from burgrave.kernel.words import Phrase

STARTING: Final = 30.0
"""Seconds for the answer to `hello`."""
LONGEST: Final = 10.0
"""Seconds for a decision whose budget is in nodes alone."""
GRACE: Final = 1.0
"""So long after its time is used up an engine is told to stop, and so long after that its answer is late."""
ENDING: Final = 0.5
"""Seconds to end after `quit`."""
LINE: Final = 1 << 20
"""No line of an engine is longer, in bytes."""
AHEAD: Final = 64
"""So many lines may lie unread; after that nobody listens."""

FAULTS: Final = ("late", "ended", "garbage", "illegal", "refused")
"""What an engine can do wrong: no answer in time, none at all, something else, an illegal move, or an error."""


class EngineFault(Exception):
    """An engine has broken the protocol: its kind is one of FAULTS."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = " ".join(detail.split())

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}" if self.detail else self.kind


def fault_phrase(fault: str) -> Phrase:
    """A fault, written as above, in words."""
    kind, _, detail = fault.partition(": ")
    return Phrase(f"fault.{kind}_told", detail=detail) if detail else Phrase(f"fault.{kind}")


def words_of_command(command: str) -> list[str]:
    """The program and its arguments; refused if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise UnknownBot("engine_command", command=command, why=str(wrong)) from None
    if not words or shutil.which(words[0]) is None:
        raise UnknownBot("engine_program", command=command, program=words[0] if words else "")
    return words


LAUNCH: Final = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(1, 9)
try:
    os.execvp(sys.argv[1], sys.argv[1:])
except OSError as wrong:
    sys.exit(f"{sys.argv[1]}: {wrong.strerror}")
"""
"""Linux ends the program with the process that has started it, even if that is killed without a word."""


def launched(words: Sequence[str]) -> list[str]:
    return [sys.executable, "-ISc", LAUNCH, *words] if sys.platform == "linux" else [*words]


class EngineProcess:
    """One running engine. It plays one game after another: every `hello` begins a new one."""

    def __init__(self, command: str) -> None:
        words = words_of_command(command)
        # A host's settings tell where its games lie: they are no business of an engine.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BURGRAVE_")}
        # In a session of its own: Ctrl-C is for the host, and what the engine has started ends with it.
        try:
            self._process = subprocess.Popen(
                launched(words),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env=environment,
            )
        except OSError as wrong:
            raise EngineFault("ended", wrong.strerror or str(wrong)) from None
        self._last = 0
        self._said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # Threads, so that neither an engine that does not read nor one that does not write holds up the host.
        Thread(target=_write, args=(self._process.stdin, self._said), daemon=True).start()
        Thread(target=_read, args=(self._process.stdout, self._heard), daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, do: str, seconds: float = 0.0, **told: Any) -> Message:
        """The answer to a message. An engine whose time is used up is told to stop; then it is late."""
        id = self._say(do, **told)
        if do == HELLO:
            return self._hear(id, STARTING)
        try:
            return self._hear(id, (seconds or LONGEST) + GRACE)
        except EngineFault as fault:
            if fault.kind != "late":
                raise
        stop = self._say(STOP)
        answer = self._hear(id, GRACE)
        self._hear(stop, GRACE)
        return answer

    def _say(self, do: str, **told: Any) -> int:
        self._last += 1
        self._said.put(line_of({"id": self._last, "do": do, **told}))
        return self._last

    def _hear(self, id: int, seconds: float) -> Message:
        try:
            line = self._heard.get(timeout=seconds)
        except queue.Empty:
            raise EngineFault("late") from None
        if not line:
            raise EngineFault("ended", self._exit_code())
        try:
            answer = message_in(line)
        except BadMessage as wrong:
            raise EngineFault("garbage", str(wrong)) from None
        if answer.get("id") != id:
            raise EngineFault("garbage", f"no answer to {id}: {shown(line)}")
        if "error" in answer:
            raise EngineFault("refused", str(answer["error"]))
        return answer

    def _exit_code(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self._process.wait(ENDING)}"
        return "it closed its standard output"

    def quit(self) -> None:
        """Let it end by itself, or end it."""
        self._say(QUIT)
        self._said.put(b"")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self.kill()

    def kill(self) -> None:
        """End it, and whatever it has started."""
        self._said.put(b"")
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()


def _write(pipe: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Hand lines on; an empty one is the last. Whether it reads them is the engine's business."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := lines.get():
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Take lines in; an empty one says that there will be no more."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while lines.qsize() < AHEAD and (line := pipe.readline(LINE)):
            lines.put(line)
    lines.put(b"")
