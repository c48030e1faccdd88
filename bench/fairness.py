"""Does a newcomer's bot answer while others keep the bots busy?

    python bench/fairness.py [INTERPRETER] [--tables 40] [--moves 100]

Two floods, one after the other on a fresh server: tables of four dukes, all running; then a hundred hints asked at once
by one visitor. Against each a newcomer plays Kingsburg with a squire, and the time is taken from the squire being asked
to its move. The exit code is 1 if fewer than 95 of 100 moves come within two seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from load import LIMITS, address_of, running  # noqa: E402

from tests.table.programs import Program, ProgramSocket  # noqa: E402

WITHIN = 2.0
ENOUGH = 0.95
SOCKETS, HINTS = 20, 5
"""One visitor's sockets, and how often each asks for a hint at once."""


@contextmanager
def serving(python: Path) -> Iterator[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        serve = [str(python), "-P", "-m", "burgrave", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
        command = [*serve, "--database", f"sqlite:///{folder}/fairness.sqlite"]
        with running(command, environment | LIMITS, folder) as server:
            yield address_of(server, "burgrave serve")


def waits(address: str, moves: int) -> list[float]:
    """A newcomer plays: how long each of the squire's moves took."""
    newcomer = Program.known(address, "Newcomer")
    found: list[float] = []
    while len(found) < moves:
        table = newcomer.open(None, "squire")
        with newcomer.socket(table) as socket:
            state, since = socket.next(), monotonic()
            while state["table"]["state"] == "running" and len(found) < moves:
                asked, seq = state["table"]["asked"], state["table"]["seq"]
                if asked == [0]:
                    socket.want("move", seq=seq, move=state["moves"][0]["move"])
                while state["table"]["seq"] == seq:
                    state = socket.next()
                if asked == [1]:
                    found.append(monotonic() - since)
                since = monotonic()
    return found


def judge(what: str, found: list[float]) -> bool:
    """Print how long the squire took; were nearly all moves quick?"""
    quick = sum(wait <= WITHIN for wait in found) / len(found)
    found.sort()
    places = [found[min(len(found) - 1, int(part * len(found)))] for part in (0.5, 0.95)]
    print(
        f"{'PASS' if quick >= ENOUGH else 'FAIL'}  {what}: {quick:.0%} of {len(found)} moves within {WITHIN:g} s; "
        f"median {places[0]:.2f}, p95 {places[1]:.2f}, worst {found[-1]:.2f} s",
        flush=True,
    )
    return quick >= ENOUGH


def flood_of_hints(address: str, stack: ExitStack) -> list[ProgramSocket]:
    """One visitor asks for a hundred hints at once."""
    visitor = Program.known(address, "Visitor")
    sockets = []
    for _ in range(SOCKETS):
        socket = stack.enter_context(visitor.socket(visitor.open(None, None, title="viscounts")))
        socket.next()
        sockets.append(socket)
    for socket in sockets:
        for _ in range(HINTS):
            socket.connection.send(json.dumps({"do": "hint"}))
    return sockets


def main() -> int:
    """Both floods."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", type=Path, nargs="?", default=HERE.parent / ".venv-native" / "bin" / "python")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=100)
    given = parser.parse_args()
    python = given.python.absolute()
    passed = True
    with serving(python) as address:
        passed &= judge("nobody else", waits(address, given.moves))
        host = Program.known(address, "Host")
        for _ in range(given.tables):
            host.open(*["duke"] * 4, title="viscounts")
        passed &= judge(f"{given.tables} tables of four dukes", waits(address, given.moves))
    with serving(python) as address, ExitStack() as stack:
        flood_of_hints(address, stack)
        passed &= judge(f"{SOCKETS * HINTS} hints at once", waits(address, given.moves))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
