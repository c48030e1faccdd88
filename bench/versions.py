"""Is the new program stronger than the old one? Two installed versions play each other by the engine protocol.

    python bench/versions.py OLD_VENV NEW_VENV TITLE --seats 2 --budget 0.1 --games 100 [--bot duke] [--nodes N]

Each shuffle is played twice with the seats exchanged. What is printed is the new program's share of the victories, a
shared one counting in part, with its 95% interval: above 50% it is stronger. The games are played by the rules of the
Burgrave that runs this; a version with other rules refuses to play.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from burgrave.arena.games import GamePlan, Outcome, seed_of
from burgrave.arena.local import play_each
from burgrave.arena.statistics import Estimate, mean, share
from burgrave.arena.summary import forfeits
from burgrave.bots.engine.entered import EXEC, EngineBot
from burgrave.bots.engine.process import EngineFault
from burgrave.kernel.chance import Rng
from burgrave.kernel.title import title_named
from burgrave.search.budget import Budget


class CannotPlay(Exception):
    """A version that cannot take part; the text is one line."""


def engine_of(venv: Path, bot: str) -> str:
    """The command of a bot of a virtual environment, whatever is installed or being worked on here."""
    python = venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        raise CannotPlay(f"{venv} is no virtual environment: there is no {python}")
    command = [str(python), "-I", "-m", "burgrave", "engine"]
    if subprocess.run([*command, "--help"], capture_output=True, check=False).returncode:
        raise CannotPlay(f"{venv} holds no Burgrave that has the command `engine`")
    return shlex.join([*command, "--bot", bot])


def check_plays(command: str, title: str, seats: int) -> None:
    """Does it know this title, by these rules?"""
    position = title_named(title).start(seats, 1)
    while len(position.legal()) == 1:
        position.play(position.legal()[0])
    engine = EngineBot(command, 1, Budget(nodes=1))
    try:
        engine.choose(position.imagine(position.mover, Rng(1)), position.mover)
    except EngineFault as fault:
        raise CannotPlay(f"{command} cannot play {title}: {fault}") from None
    engine.rest()


def is_new(outcome: Outcome, seat: int) -> bool:
    """Does the new program hold a seat? In every other game the old one does."""
    return (outcome.plan.number + seat) % 2 == 0


def plans(engines: Sequence[str], said: argparse.Namespace) -> list[GamePlan]:
    """The games: seats alternate between new and old, and the next game of the shuffle has them exchanged."""
    old, new = (EXEC + command for command in engines)
    return [
        GamePlan(
            number,
            said.title,
            tuple((old if (number + seat) % 2 else new) for seat in range(said.seats)),
            seed_of(said.seed, number // 2),
            budget=said.budget,
            nodes=said.nodes,
            shuffle=number // 2,
        )
        for number in range(said.games + said.games % 2)
    ]


def of_the_new(outcome: Outcome) -> float:
    """The new program's share of the victory; half of it where both have forfeited."""
    victors = outcome.winners
    return sum(is_new(outcome, seat) for seat in victors) / len(victors) if victors else 0.5


def margin(outcome: Outcome) -> float:
    """By how much its seats are ahead, on the average."""
    seats = range(len(outcome.scores))
    mine = [outcome.scores[seat] for seat in seats if is_new(outcome, seat)]
    others = [outcome.scores[seat] for seat in seats if not is_new(outcome, seat)]
    return sum(mine) / len(mine) - sum(others) / len(others)


def told(found: Estimate, form: str) -> str:
    return f"{found.value:{form}} (95%: {found.low:{form}} to {found.high:{form}})"


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("old", type=Path, metavar="OLD_VENV")
    words.add_argument("new", type=Path, metavar="NEW_VENV")
    words.add_argument("title", metavar="TITLE")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--budget", type=float, default=0.0, help="seconds a decision")
    words.add_argument("--nodes", type=int, default=0, help="nodes a decision")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--bot", default="duke")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--workers", type=int, default=1)
    said = words.parse_args()
    if said.seats < 2 or said.games < 1:
        words.error("two seats and one game are the least")
    try:
        engines = [engine_of(venv, said.bot) for venv in (said.old, said.new)]
        for command in engines:
            check_plays(command, said.title, said.seats)
    except (CannotPlay, ValueError) as wrong:
        print(f"versions: {wrong}", file=sys.stderr)
        return 2
    outcomes = list(play_each(plans(engines, said), said.workers))
    shuffles = [outcome.plan.shuffle for outcome in outcomes]
    print(f"{len(outcomes)} games of {said.title}, {said.seats} seats, {len(set(shuffles))} shuffles, seats exchanged")
    print(f"share of the new: {told(share([of_the_new(outcome) for outcome in outcomes], shuffles), '.1%')}")
    print(f"points ahead: {told(mean([margin(outcome) for outcome in outcomes], shuffles), '+.2f')}")
    for lost in forfeits(outcomes):
        print(f"{lost.bot} forfeited {lost.games}, the first in game {lost.game}: {lost.fault}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
