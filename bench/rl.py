"""How fast are the doors for those who train agents? All titles, beside the bare engine and Catanatron's environment.

    bench/rl.py .venv-native/bin/python .venv-peer/bin/python

One run, CPU time, four seats. The exit code is 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TITLES = ("kingsburg", "burgundy", "emara", "paladins", "viscounts")


def measured(python: Path, script: str, *arguments: str) -> dict[str, float]:
    """What a measuring script printed."""
    command = [str(python), "-P", str(HERE / script), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"{script} failed:\n{run.stderr}")
    found: dict[str, float] = json.loads(run.stdout)
    return found


def judged(title: str, steps: dict[str, float], peer: float) -> bool:
    """The bars of a title."""
    bars = {
        "batch with masks, of the bare engine": (steps["batch, masks"] / steps["bare"], 1 / 3),
        "batch with observations, of the AEC environment": (steps["batch, observations"] / steps["aec"], 3.0),
        "AEC, of Catanatron's environment": (steps["aec"] / peer, 1.0),
        "Gymnasium, of Catanatron's environment": (steps["gymnasium"] / peer, 1.0),
    }
    for name, (reached, bar) in bars.items():
        print(f"{'PASS' if reached >= bar else 'FAIL'}  {title}: {name} {reached:.2f} (at least {bar:.2f})")
    return all(reached >= bar for reached, bar in bars.values())


def main() -> int:
    """Measure, print the table, judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", type=Path, help="the interpreter that has Burgrave compiled")
    parser.add_argument("peer", type=Path, help="the interpreter that has catanatron and catanatron_gym")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of a measurement")
    given = parser.parse_args()
    python, other = given.python.absolute(), given.peer.absolute()
    peer = measured(other, "measure_catanatron_gym.py", "--seconds", str(given.seconds))["gymnasium"]
    rows = {title: measured(python, "measure_rl.py", title, "--seconds", str(given.seconds)) for title in TITLES}
    doors = list(rows[TITLES[0]])
    print("".join(["steps/s".ljust(12), *(door.rjust(22) for door in doors)]))
    for title, steps in rows.items():
        print("".join([title.ljust(12), *(f"{steps[door]:22,.0f}" for door in doors)]))
    print(f"{'catanatron'.ljust(12)}{'':44}{peer:22,.0f}\n")
    reached = [judged(title, steps, peer) for title, steps in rows.items()]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
