"""Does a server stay as it is? Hundreds of tables with two sockets each, game after game, for an hour.

    python bench/soak_table.py [INTERPRETER] [--minutes 60] [--tables 300]

Every round opens new tables of the next title, plays them and leaves them; the rounds are short enough that all titles
have been played twice in the first ten minutes. The memory of the server is taken every ten seconds. The exit code is 1
if after these ten minutes it grows by more than a tenth, if a socket was lost, if a move was refused or not answered,
or if the server complained.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
from pathlib import Path
from time import monotonic, sleep

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from load import LIMITS, Load, address_of, played, running, tell  # noqa: E402

TITLES = ("kingsburg", "burgundy", "emara", "paladins", "viscounts")
FIRST = 600.0
"""Seconds in which the memory may still grow."""

GROWTH = 1.10
ROUND = 40.0
"""Seconds that are counted in a round."""


def memory(pid: int) -> int:
    """The resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main() -> int:
    """Play for the time given, then judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", type=Path, nargs="?", default=HERE.parent / ".venv-native" / "bin" / "python")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second at all tables together")
    given = parser.parse_args()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    seen: list[tuple[float, int]] = []
    moves = lost = refused = rounds = 0
    with tempfile.TemporaryDirectory() as folder, open(f"{folder}/complaints", "w+") as complaints:
        serve = [*(str(given.python.absolute()), "-P", "-m", "burgrave", "serve"), "--host", "127.0.0.1", "--port", "0"]
        command = [*serve, "--lang", "en", "--database", f"sqlite:///{folder}/soak.sqlite"]
        with running(command, environment | LIMITS, folder, complaints) as server:
            address, begin = address_of(server, "burgrave serve"), monotonic()

            def watch() -> None:
                while server.poll() is None:
                    seen.append((monotonic() - begin, memory(server.pid)))
                    sleep(10)

            threading.Thread(target=watch, daemon=True).start()
            while monotonic() - begin < given.minutes * 60:
                title = TITLES[rounds % len(TITLES)]
                load = Load("soak", title, given.tables, given.rate, ROUND, 3.0, 60)
                people = [sys.executable, "-P", str(HERE / "load_client.py"), address]
                for option in ("title", "tables", "rate", "seconds", "warm", "moves"):
                    people += [f"--{option}", str(getattr(load, option))]
                with running(people, environment, folder) as playing:
                    figures = played("burgrave", load, [server], playing).figures
                rounds += 1
                moves, lost, refused = moves + figures["moves"], lost + figures["closed"], refused + figures["refused"]
                now = seen[-1]
                tell(f"{now[0] / 60:5.1f} min, {title}: {now[1] / 1e6:.0f} MB, {moves} moves, {lost} sockets lost")
        complaints.seek(0)
        said = complaints.read()
    settled = [size for at, size in seen if at >= FIRST]
    growth = max(settled) / settled[0] if settled else float("nan")
    print(f"{rounds} rounds, {moves} moves, {lost} sockets lost, {refused} moves refused or not answered")
    print(
        f"memory after ten minutes {settled[0] / 1e6 if settled else 0:.0f} MB, at most {growth:.3f} times that later"
    )
    if said:
        print(f"the server complained:\n{said[:2000]}")
    passed = bool(settled) and growth <= GROWTH and not lost and not refused and not said
    print("PASS" if passed else "FAIL")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
