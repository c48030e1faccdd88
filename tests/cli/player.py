"""A player who knows nothing but what the terminal says: a process on a pseudo-terminal, read and answered."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from burgrave.kernel.words import Words

STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
LISTED = re.compile(r"(?m)^ *(\d+)  \S")
"""A move with its number."""

PATIENCE = 60.0
"""Seconds after which a terminal that says nothing more is out of order."""


class Player:
    """Reads what is new on the screen up to the next prompt, and types."""

    def __init__(self, *arguments: str, language: str = "en", columns: int = 80, lines: int = 40) -> None:
        words = Words(language)
        self.prompt, self.page = words.template("play.prompt"), words.template("play.next_page")
        self.words = words
        here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        path = os.pathsep.join([*sys.path, str(Path(__file__).parents[1] / "others")])
        environment = {**os.environ, "PYTHONPATH": path, "TERM": "xterm", "PYTHONUTF8": "1"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        command = [sys.executable, "-P", "-m", "burgrave", *arguments, "--lang", language]
        self.process = subprocess.Popen(command, stdin=there, stdout=there, stderr=there, env=environment)
        os.close(there)
        self.terminal = here
        self.screen = ""
        """Everything that was said."""

    def read(self) -> str:
        """What is said up to the next prompt, all pages of it; at the end of the game, up to the end."""
        said = self.up_to_a_prompt()
        while said.endswith(self.page):
            self.type("")
            said = said.removesuffix(self.page) + self.up_to_a_prompt()
        self.screen += said
        return said

    def up_to_a_prompt(self) -> str:
        end, raw = time.monotonic() + PATIENCE, b""
        while time.monotonic() < end:
            ready, _, _ = select.select([self.terminal], [], [], 1.0)
            if not ready:
                continue
            try:
                read = os.read(self.terminal, 65536)
            except OSError:
                read = b""
            raw += read
            text = STYLE.sub("", raw.decode(errors="replace"))
            if not read or text.endswith((self.prompt, self.page)):
                return text
        raise AssertionError(f"the terminal says nothing more after: {text[-2000:]}")

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def say(self, line: str) -> str:
        """Type a line; what the terminal says to it."""
        self.type(line)
        return self.read()

    def is_asked(self) -> bool:
        return self.screen.endswith(self.prompt)

    def leave(self) -> int:
        """Wait until the program has ended; its exit code."""
        code = self.process.wait(PATIENCE)
        os.close(self.terminal)
        return code


def numbers(said: str) -> list[int]:
    """The moves that are listed in what was said."""
    return [int(number) for number in LISTED.findall(said)]
