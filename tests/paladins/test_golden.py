"""Recorded games end as they ended: a changed outcome means changed rules, and those need a new version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from burgrave.games.paladins.position import Paladins
from burgrave.kernel.position import AUTOMA
from tests.titles.recorded import check_end, each_of, heard, records_beside

RECORDS = records_beside(__file__)
each_record = each_of(RECORDS)

TRACK = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
BONUS = {
    "commission": [0, 0, 0, 0, 0, 2, 5, 9],
    "garrison": [0, 0, 0, 0, 0, 2, 5, 9],
    "fortify": [0, 0, 0, 0, 0, 1, 3, 6],
    "absolve": [0, 0, 0, 0, 0, 1, 3, 6],
    "develop": [0, 0, 0, 0, 0, 0, 1, 3, 6],
}


def test_there_are_recorded_games() -> None:
    assert len(RECORDS) >= 4


@each_record
def test_a_recorded_game_ends_as_it_ended(record: Path) -> None:
    position, expected = check_end(record)

    assert expected["sheets"][position.seats :] == ([position.score_sheet(AUTOMA)] if position.seats == 1 else [])


Told = dict[str, Any]


def tell(told: Told, key: str, args: dict[str, Any]) -> None:
    """Add what one event says to what is known of a house."""
    names = {"commissions": "commission", "garrisons": "garrison", "fortifies": "fortify", "absolves": "absolve"}
    names |= {"develops_left": "develop", "develops_middle": "develop"}
    if key in names:
        told[names[key]] += 1
    if key == "wall_points":
        told["walls"] += args["n"]
    if key == "gains":
        for part in args["gain"]:
            token = part.key.removeprefix("things.")
            if token in ("faith", "strength", "influence"):
                told[token] = min(12, told[token] + part.args["n"])
    if key == "takes_debt":
        told["unpaid"] += 1
    if key in ("pays_debt", "destroys_debt"):
        told["unpaid"] -= 1
    if key == "pays_debt":
        told["paid"] += 1


@each_record
def test_the_log_tells_the_same_story_as_the_sheets(record: Path) -> None:
    """Attributes, actions, walls and debts, counted once more from what the log told, for the automa as well."""
    position, log = heard(record, Paladins)
    counted = ("faith", "strength", "influence", *BONUS, "walls", "unpaid", "paid")
    houses = [dict.fromkeys(counted, 0) for _ in range(position.seats + len(position.automata))]
    for event in log.events:
        key = event.key.removeprefix("log.")
        if key.startswith("automa_"):
            tell(houses[-1], key.removeprefix("automa_"), event.args)
        elif "who" in event.args:
            tell(houses[event.args["who"]], key, event.args)

    for number, told in enumerate(houses):
        sheet = position.score_sheet(number if number < position.seats else AUTOMA)
        assert sum(TRACK[told[name]] for name in ("faith", "strength", "influence")) == sheet["attributes"]
        assert told["paid"] - 3 * told["unpaid"] == sheet["debts"]
        assert told["walls"] == sheet["walls"]
        for action, points in BONUS.items():
            assert points[told[action]] == sheet[action]
