"""How fast is Burgrave? Every title, plain and compiled, beside Catanatron, the peer.

Rounds of short runs take turns (plain, compiled, peer, plain, ...), each in a process of its own, and the best of every
figure counts, so that a machine busy with other things disturbs all alike. All times are CPU times. The exit code is 1
if a bar is missed and 2 if nothing could be measured.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

from stopwatch import Figures

HERE = Path(__file__).resolve().parent
PEER = "catanatron"


class Bar(NamedTuple):
    """What the compiled title has to reach, in times the peer; None is no bar."""

    decisions: float
    games: float | None


BARS = {"kingsburg": Bar(decisions=8, games=1), "paladins": Bar(decisions=6, games=1)}
OTHER_TITLES = Bar(decisions=6, games=None)

# A copy has to cost less than this many random decisions (legal and play), in either flavour.
COPY_WITHIN = 2


class CannotMeasureError(Exception):
    """Something is missing or is not what it should be."""


class Row(NamedTuple):
    """A line of the table: an engine in one flavour, and what its runs gave."""

    name: str
    flavour: str
    runs: list[Figures]


class Column(NamedTuple):
    """A column of the table."""

    title: str
    value: Callable[[Row], float]
    digits: int


def fastest(key: str) -> Callable[[Row], float]:
    """The best of a figure that should be high."""
    return lambda row: max(figure(run, key) for run in row.runs)


def cheapest(key: str) -> Callable[[Row], float]:
    """The best of a figure that should be low."""
    return lambda row: min(figure(run, key) for run in row.runs)


def average(key: str) -> Callable[[Row], float]:
    """The mean of a figure that does not hang on speed."""
    return lambda row: mean(figure(run, key) for run in row.runs)


def figure(run: Figures, key: str) -> float:
    """A figure of a run by its name."""
    values: dict[str, Any] = {**run}
    return float(values[key])


games = fastest("games_per_second")
decisions = fastest("decisions_per_second")
answers = fastest("answers_per_second")

COLUMNS = (
    Column("games/s", games, 1),
    Column("decisions/s", decisions, 0),
    Column("answers/s", answers, 0),
    Column("decisions/game", average("decisions_per_game"), 1),
    Column("copy us", cheapest("copy"), 2),
    Column("legal+play us", cheapest("answer"), 2),
    Column("options us", cheapest("options"), 2),
    Column("legal() us", cheapest("legal"), 2),
    Column("pickle bytes", average("pickled"), 0),
)

LEGEND = """\
games/s         random games with four seats, set-up included
decisions/s     in these games; only answers with two or more choices count
answers/s       in these games; every answer asked for, also where there is no choice
copy us         a position in mid-game at the largest table; the peer's copy carries its log of actions
legal+play us   taking the legal moves and playing one, largest table, without set-up; the peer's draws its action too
options us      producing the legal moves of a decision: question.options(position); peer: generate_playable_actions
legal() us      being handed the moves stored by the last answer, here as a new list; peer: reading the attribute
pickle bytes    a position in mid-game at the largest table"""


# ---------------------------------------------------------------------- running


def call(command: Sequence[str | Path]) -> str:
    """Run a command away from the source tree; its output."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        try:
            run = subprocess.run(
                command,
                cwd=folder,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as wrong:
            raise CannotMeasureError(f"{command[0]}: {wrong.strerror}") from None
    if run.returncode:
        raise CannotMeasureError(f"failed: {' '.join(map(str, command))}\n{run.stderr}")
    return run.stdout


def run_burgrave(python: Path, flavour: str, title: str, seconds: float) -> Figures:
    """One run of a title; refuses an interpreter of the wrong flavour."""
    figures: Figures = json.loads(call([python, HERE / "measure_burgrave.py", title, "--seconds", str(seconds)]))
    compiled = figures["home"].endswith(tuple(EXTENSION_SUFFIXES))
    if compiled != (flavour == "compiled"):
        raise CannotMeasureError(f"{python} should hold the {flavour} flavour, but imports {figures['home']}")
    return figures


def run_peer(python: Path, seconds: float) -> Figures:
    """One run of the peer."""
    figures: Figures = json.loads(call([python, HERE / "measure_catanatron.py", "--seconds", str(seconds)]))
    return figures


def installed_titles(python: Path) -> list[str]:
    """The titles an interpreter finds."""
    titles: list[str] = json.loads(call([python, HERE / "measure_burgrave.py"]))
    return titles


def peer_python(folder: Path) -> Path:
    """The interpreter of the peer's virtual environment, which is made if need be."""
    python = folder / "bin" / "python"
    if not python.exists():
        print(f"setting up {PEER} in {folder}", file=sys.stderr)
        call([sys.executable, "-m", "venv", folder])
    try:
        call([python, "-c", f"import {PEER}"])
    except CannotMeasureError:
        call([python, "-m", "pip", "install", "--quiet", PEER])
    return python


def measure(plain: Path, compiled: Path, peer: Path, rounds: int, seconds: float) -> tuple[list[Row], Row]:
    """All runs, interleaved: the rows of the titles, and the peer's."""
    titles = installed_titles(plain)
    flavours = (("plain", plain), ("compiled", compiled))
    rows = {(title, flavour): Row(title, flavour, []) for title in titles for flavour, _ in flavours}
    peer_row = Row(PEER, "plain", [])
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for title in titles:
            for flavour, python in flavours:
                rows[title, flavour].runs.append(run_burgrave(python, flavour, title, seconds))
        peer_row.runs.append(run_peer(peer, seconds))
    return list(rows.values()), peer_row


# ---------------------------------------------------------------------- telling


def table(rows: Sequence[Row]) -> str:
    """The best figures, one engine and flavour a line."""
    head = ["engine", "flavour", *(column.title for column in COLUMNS)]
    lines = [head]
    for row in rows:
        best = [f"{column.value(row):,.{column.digits}f}" for column in COLUMNS]
        lines.append([row.runs[0]["name"], row.flavour, *best])
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    return "\n".join("  ".join(aligned(line, widths)) for line in lines)


def aligned(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    """The cells of a line, names to the left and figures to the right."""
    names = [cell.ljust(width) for cell, width in zip(line[:2], widths[:2], strict=True)]
    return names + [cell.rjust(width) for cell, width in zip(line[2:], widths[2:], strict=True)]


def machine(rows: Sequence[Row]) -> str:
    """The Python version and the number of cores."""
    pythons = sorted({run["python"] for row in rows for run in row.runs})
    return f"{', '.join(pythons)}; {os.cpu_count()} cores, one used; {platform.machine()} {platform.system()}"


def different_games(rows: Sequence[Row]) -> list[str]:
    """The titles whose flavours did not play the same games: then one of them is out of date."""
    lengths: dict[str, set[float]] = {}
    for row in rows:
        lengths.setdefault(row.name, set()).update(run["decisions_per_game"] for run in row.runs)
    return [name for name, found in lengths.items() if len(found) > 1]


def verdict(passed: bool, text: str) -> bool:
    """Print whether a bar was reached."""
    print(f"{'PASS' if passed else 'FAIL'}  {text}")
    return passed


def judge_speed(row: Row, peer: Row) -> bool:
    """Compare a compiled title with the peer."""
    bar = BARS.get(row.name, OTHER_TITLES)
    of_decisions, of_games = decisions(row) / decisions(peer), games(row) / games(peer)
    passed = verdict(
        of_decisions >= bar.decisions,
        f"{row.name}, compiled: {of_decisions:.1f} times {PEER} in decisions/s (bar: at least {bar.decisions:g})",
    )
    told = f"{row.name}, compiled: {of_games:.1f} times {PEER} in games/s"
    if bar.games is None:
        print(f"      {told} (no bar)")
    else:
        passed &= verdict(of_games > bar.games, f"{told} (bar: more than {bar.games:g})")
    print(f"      {row.name}, compiled: {answers(row) / answers(peer):.1f} times {PEER} in answers/s (no bar)")
    return passed


def judge_copy(row: Row) -> bool:
    """Compare a title's copy with the answers of the same run; the median of the runs counts."""
    cost = median(run["copy"] / run["answer"] for run in row.runs)
    return verdict(
        cost < COPY_WITHIN,
        f"{row.name}, {row.flavour}: a copy costs as much as {cost:.2f} random decisions, legal and play, "
        f"in the same run (bar: less than {COPY_WITHIN})",
    )


def judge(rows: Sequence[Row], peer: Row) -> bool:
    """All bars; were they reached?"""
    reached = [judge_speed(row, peer) for row in rows if row.flavour == "compiled"]
    reached += [judge_copy(row) for row in rows]
    return all(reached)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plain", type=Path, help="the interpreter that has Burgrave as plain Python")
    parser.add_argument("compiled", type=Path, help="the interpreter that has Burgrave compiled")
    parser.add_argument("--peer", type=Path, default=Path(".venv-peer"), help="the peer's virtual environment")
    parser.add_argument("--rounds", type=int, default=5, help="runs of every engine and flavour")
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU seconds of a run")
    return parser.parse_args()


def main() -> int:
    """Measure, print the table, judge."""
    given = arguments()
    try:
        peer_interpreter = peer_python(given.peer.absolute())
        plain, compiled = given.plain.absolute(), given.compiled.absolute()
        rows, peer = measure(plain, compiled, peer_interpreter, given.rounds, given.seconds)
    except CannotMeasureError as wrong:
        print(f"bench: {wrong}", file=sys.stderr)
        return 2
    print(f"{machine([*rows, peer])}; best of {given.rounds} interleaved runs, CPU time\n")
    print(table([*rows, peer]))
    print(f"\n{LEGEND}\n")
    for name in different_games(rows):
        print(f"NOTE  {name}: plain and compiled played different games; rebuild the compiled flavour")
    return 0 if judge(rows, peer) else 1


if __name__ == "__main__":
    sys.exit(main())
