"""The first start, killed at ten moments: started again, it always ends in a page that plays.

Every moment has a fresh clone with an empty home. Most are killed without a word, the compiler with the rest; some as
by Ctrl-C. Afterwards bots play at a new table; the last one waits for the compiled build, too.
"""

from __future__ import annotations

import signal
import sys
import time

from fresh import Fresh, fresh_clone

MOMENTS = (0.5, 2.0, 4.0, 7.0, 11.0, 15.0, 20.0, 30.0, 50.0, 80.0)
"""Seconds after the start: while pip installs, while the client is bundled, as it serves, while it compiles."""
MOVES = 8


def bots_play(fresh: Fresh) -> None:
    """Let two bots play at a new table until a few moves are made."""
    table = fresh.ask("/api/tables", {"title": "kingsburg", "seats": ["squire", "page"]})["table"]
    while fresh.ask(f"/api/tables/{table}")["seq"] < MOVES:
        fresh.pause()


def break_off(number: int, moment: float) -> None:
    """Start in a fresh clone, kill it at that moment, start again, and see that it plays."""
    with fresh_clone() as fresh:
        fresh.play(loud=False)
        time.sleep(moment)
        if number % 4 == 3:
            fresh.stop()
        else:
            fresh.kill(signal.SIGKILL)
        fresh.play(loud=False)
        page = fresh.wait_for_page()
        bots_play(fresh)
        print(f"killed after {moment:4.1f} s: the page answers after {page:.1f} s, bots play", flush=True)
        if moment == MOMENTS[-1]:
            while not any(line.startswith("Compiled:") for line in fresh.said):
                fresh.pause()
            bots_play(fresh)
            print(f"  compiled after {fresh.seconds:.1f} s, bots play", flush=True)
            fresh.stop()
            fresh.play(loud=False)
            fresh.wait_for_page()
            assert "Rules and bots are compiled" in fresh.said, fresh.said
            bots_play(fresh)
            print("  started once more: the server is compiled, bots play", flush=True)


def main() -> int:
    """All moments, one after another."""
    for number, moment in enumerate(MOMENTS):
        break_off(number, moment)
    return 0


if __name__ == "__main__":
    sys.exit(main())
