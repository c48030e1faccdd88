"""Do running tables, dumps and records of an earlier commit go on with this one?

    python3 tools/carry_over.py $(tools/before HASH)

The earlier program opens a table of every title, plays half of a game at it, and writes dumps and a record of a whole
game; then it is killed. This one has to load every dump, replay every record to the same end, and go on at every table
until its game is over.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NEW = ROOT / ".venv-native" / "bin" / "python"
TITLES = ("kingsburg", "burgundy", "emara", "paladins", "viscounts")
MOVES = 60
"""So many moves of both players are made before the change."""

WRITE = """
import json, sys
from burgrave import Rng, title_named
from burgrave.kernel.record import Game
found = {}
for name in sys.argv[1:]:
    title, rng = title_named(name), Rng(5)
    game, dumps = Game(title, title.seats[-1], 5), []
    while not game.position.over:
        if len(game.record.moves) % 20 == 0:
            dumps.append(game.position.dump())
        moves = game.position.legal()
        game.play(moves[rng.below(len(moves))])
    found[name] = {"record": game.record.text(), "end": game.position.dump(), "dumps": dumps}
print(json.dumps(found))
"""

READ = """
import json, sys
from burgrave import title_named
from burgrave.kernel.record import parse_record
for name, told in json.load(sys.stdin).items():
    steps = title_named(name).steps()
    for dump in told["dumps"]:
        again = title_named(name).load(dump).dump()
        # A step may have another name by now.
        dump["agenda"] = [[steps[step].__name__, *rest] for step, *rest in dump["agenda"]]
        assert again == dump, f"{name}: a dump loads back differently"
    assert parse_record(told["record"]).replay().dump() == told["end"], f"{name}: a record ends differently"
    print(f"{name}: {len(told['dumps'])} dumps load, a record of {told['record'].count(chr(10))} lines replays")
"""


class Server:
    """A server on a database, and what its API answers."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
        data = json.dumps(body).encode() if body is not None else None
        head = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        return json.load(urllib.request.urlopen(urllib.request.Request(self.address + path, data, head), timeout=60))

    def play(self, table: dict[str, Any], until: int) -> str:
        """Play the seats without bots until so many events or the end; the state of the table."""
        path = f"/api/tables/{table['table']}"
        tokens = {seat["seat"]: seat["token"] for seat in table["seats"] if seat["token"]}
        while True:
            state = self.ask(path)
            if state["state"] != "running" or state["seq"] >= until:
                return str(state["state"])
            seat = next((seat for seat in state["asked"] if seat in tokens), None)
            if seat is None:
                time.sleep(0.02)
                continue
            moves = self.ask(f"{path}/moves", token=tokens[seat])
            if moves:
                move = moves[state["seq"] % len(moves)]["move"]
                # A bot may have moved meanwhile; then the answer is stale, and the next one is not.
                with contextlib.suppress(urllib.error.HTTPError):
                    self.ask(f"{path}/moves", {"move": move, "seq": state["seq"]}, tokens[seat])


@contextmanager
def serving(python: str | Path, database: Path) -> Iterator[Server]:
    """A server, killed without a word afterwards."""
    command = [str(python), "-P", "-m", "burgrave", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    settings = {"BURGRAVE_BOT_PAUSE": "0", "BURGRAVE_MOVES_PER_SECOND": "100000"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd="/", env={**os.environ, **settings})
    assert process.stdout is not None
    address = re.search(r"http://[^ /]+", process.stdout.readline())
    assert address
    try:
        yield Server(address.group())
    finally:
        process.kill()
        process.wait()


def run(python: str | Path, script: str, *arguments: str, given: str = "") -> str:
    """What a script prints in an interpreter."""
    command = [str(python), "-P", "-c", script, *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True, cwd="/").stdout


def main() -> int:
    """Write with the old one, read with the new one."""
    old = sys.argv[-1]
    print(run(NEW, READ, given=run(old, WRITE, *TITLES)), end="")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "burgrave.sqlite"
        tables: dict[str, dict[str, Any]] = {}
        with serving(old, database) as server:
            for title in TITLES:
                tables[title] = server.ask("/api/tables", {"title": title, "seats": [None, "squire"]})
                server.play(tables[title], MOVES)
        with serving(NEW, database) as server:
            for title, table in tables.items():
                before = server.ask(f"/api/tables/{table['table']}")
                ended = server.play(table, 10_000)
                print(f"{title}: a table went on from event {before['seq']}, now it is {ended}")
                if before["seq"] < MOVES or ended != "over":
                    return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
