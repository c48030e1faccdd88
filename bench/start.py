"""How long is the first start? Fresh clones with empty homes, of this commit and of an earlier one, in turns.

    python3 bench/start.py [HASH] [--rounds N]

Each clone runs `make play` as a newcomer would. Measured are the seconds until the home page answers and until
everything is compiled, and what they were spent on. With a hash the program at that commit runs in turns with this
one, and the ratios are judged: the page within 30%, the compiled build within 100% of its time.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

from fresh import Fresh, fresh_clone

PAGE_WITHIN = 0.30
COMPILED_WITHIN = 1.00


class Start(NamedTuple):
    """One first start, in seconds."""

    page: float
    compiled: float


def first_start(commit: str) -> Start:
    """Run `make play` in a fresh clone; print what happens when."""
    with fresh_clone(commit) as fresh:
        fresh.play()
        page = fresh.wait_for_page()
        print(f"  {page:6.1f} s  the home page answers", flush=True)
        while not is_compiled(fresh):
            fresh.pause()
        compiled = fresh.seconds
        for phases in (fresh.folder / "build").rglob("phases.txt"):
            print("".join(f"            {line}\n" for line in phases.read_text().splitlines()), end="")
        return Start(page, compiled)


def is_compiled(fresh: Fresh) -> bool:
    """Is the compiled build ready? The server says when its bots use it; at earlier commits there is no other."""
    if (fresh.folder / "tools" / "play.py").exists():
        return any(line.startswith(("Compiled:", "Скомпилировано:")) for line in fresh.said)
    return (fresh.folder / ".venv-native" / ".installed").exists()


def main() -> int:
    """Measure in turns, compare the best."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", nargs="?", help="a commit to compare with")
    parser.add_argument("--rounds", type=int, default=1)
    given = parser.parse_args()
    commits = [*([given.before] if given.before else []), "HEAD"]
    starts: dict[str, list[Start]] = {commit: [] for commit in commits}
    for _ in range(given.rounds):
        for commit in commits:
            print(f"first start at {commit}")
            starts[commit].append(first_start(commit))
    best = {c: Start(min(s.page for s in found), min(s.compiled for s in found)) for c, found in starts.items()}
    for commit, start in best.items():
        print(f"{commit:12} page {start.page:6.1f} s, compiled {start.compiled:6.1f} s")
    if not given.before:
        return 0
    old, new = best[given.before], best["HEAD"]
    page, compiled = new.page / old.page, new.compiled / old.compiled
    print(f"{'PASS' if page <= PAGE_WITHIN else 'FAIL'}  the page answers after {page:.0%} of the time before")
    print(f"{'PASS' if compiled <= COMPILED_WITHIN else 'FAIL'}  compiled after {compiled:.0%} of the time before")
    return 0 if page <= PAGE_WITHIN and compiled <= COMPILED_WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
