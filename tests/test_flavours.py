"""Plain and compiled Python play the same games, move for move, and read each other's records."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from burgrave.kernel.record import parse_record
from burgrave.kernel.testing import trail
from burgrave.kernel.title import title_named

GAMES: list[tuple[str, int, int, dict[str, bool | str]]] = [
    ("kingsburg", seats, 100 + seats, {}) for seats in (2, 3, 4, 5)
]
GAMES += [("kingsburg", 3, 9, {"stables_each_time": False, "smuggler_optional": False})]
GAMES += [("burgundy", seats, 20 + seats, {}) for seats in (1, 2, 3, 4)]
GAMES += [("burgundy", 4, 7, {"shields": True, "routes": True, "inns": True, "white_castles": True})]
GAMES += [("emara", seats, 30 + seats, {}) for seats in (1, 2, 3, 4)]
GAMES += [("emara", 4, 5, {"random_layout": True, "free_choice": True, "councilors": "same"})]
GAMES += [("viscounts", seats, 40 + seats, {"pairs": seats % 2 == 0}) for seats in (1, 2, 3, 4)]
GAMES += [("paladins", seats, 30 + seats, {}) for seats in (1, 2, 3, 4)]

BOTS: list[tuple[str, tuple[str, ...], int]] = [
    ("kingsburg", ("squire", "page", "squire"), 0),
    ("kingsburg", ("knight", "baron", "duke"), 3),
    ("burgundy", ("knight", "baron"), 2),
    ("emara", ("baron", "duke"), 2),
    ("viscounts", ("duke",), 8),
]
"""Title, bots and nodes: bots that search are tested compiled only, so plain ones must think the same."""

SCRIPT = """
import json, sys
import burgrave.kernel.position
from burgrave.arena.games import GamePlan, play
from burgrave.kernel.testing import trail
from burgrave.kernel.title import title_named
games, bots = json.load(sys.stdin)
trails = [trail(title_named(title), seats, seed, options) for title, seats, seed, options in games]
records = [play(GamePlan(0, title, tuple(names), 77, {}, {}, True, nodes=nodes)).record for title, names, nodes in bots]
print(json.dumps({"file": burgrave.kernel.position.__file__, "trails": trails, "records": records}))
"""


@pytest.fixture(scope="module")
def other() -> dict[str, Any]:
    """What the other flavour did with the same games."""
    python = os.environ.get("BURGRAVE_OTHER")
    if not python:
        here = Path(sys.executable)
        python = str(
            here.parents[2] / (".venv" if here.parents[1].name == ".venv-native" else ".venv-native") / "bin/python"
        )
    command = [python, "-P", "-c", SCRIPT]
    done = subprocess.run(command, input=json.dumps([GAMES, BOTS]), capture_output=True, text=True, check=True, cwd="/")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_the_other_flavour_is_really_another(other: dict[str, Any]) -> None:
    import burgrave.kernel.position

    assert str(other["file"]).endswith(".py") != (burgrave.kernel.position.__file__ or "").endswith(".py")


def test_both_flavours_leave_the_same_trail(other: dict[str, Any]) -> None:
    mine = [trail(title_named(title), seats, seed, options) for title, seats, seed, options in GAMES]

    assert mine == other["trails"]


def test_a_record_made_by_one_replays_on_the_other(other: dict[str, Any]) -> None:
    for record in other["records"]:
        assert parse_record(record).replay().over


def test_bots_of_both_flavours_choose_alike(other: dict[str, Any]) -> None:
    from burgrave.arena.games import GamePlan, play

    mine = [play(GamePlan(0, title, names, 77, {}, {}, True, nodes=nodes)).record for title, names, nodes in BOTS]

    assert mine == other["records"]
