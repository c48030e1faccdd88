"""Recorded games end as they ended: a changed outcome means changed rules, and those need a new version."""

from __future__ import annotations

from pathlib import Path

from burgrave import burgundy
from burgrave.games.burgundy.position import LINES, Burgundy
from burgrave.kernel.record import read_record
from tests.titles.recorded import check_end, each_of, heard, records_beside

RECORDS = records_beside(__file__)
each_record = each_of(RECORDS)

TOLD = {
    "colour": "colours",
    "joins": "borders",
    "joins_all": "borders",
    "grazes": "animals",
    "sells": "sales",
    "end_unsold": "unsold",
    "end_silver": "silver",
    "end_workers": "workers",
    "end_monasteries": "monasteries",
    "end_shields": "shields",
}
"""The line of the score sheet for the points that an event tells."""


@each_record
def test_a_recorded_game_ends_as_it_ended(record: Path) -> None:
    check_end(record)


@each_record
def test_the_points_told_in_the_log_are_the_points_on_the_sheets(record: Path) -> None:
    """Counted once more by another way: from what the log told, event by event; alone the cells that were filled."""
    position, log = heard(record, Burgundy)
    told = [dict.fromkeys(LINES, 0) for _ in range(position.seats)]
    filled = 0
    phase = 0
    for event in log.events:
        key, args = event.key.removeprefix("log."), event.args
        if key == "phase":
            phase = position.printed.phases["ABCDE".index(args["phase"]) + 1]
        elif key in ("places", "settles"):
            filled += 1
        elif key == "completes":
            told[args["who"]]["phases"] += phase
            told[args["who"]]["regions"] += args["n"] - phase
        elif key == "building":
            told[args["who"]]["watchtowers"] += args["n"]
        elif key in ("reclaims", "lifts"):
            told[args["who"]]["ransom"] -= position.printed.ransom
        elif key in TOLD:
            told[args["who"]][TOLD[key]] += args["n"]

    if position.solo:
        assert position.score_sheet(0) == {"cells": filled}
    else:
        assert told == [position.score_sheet(seat) for seat in range(position.seats)]


def test_the_recorded_games_know_every_kind_of_move_and_every_mode() -> None:
    records = [read_record(record) for record in RECORDS]

    words = {move.split()[1] for record in records for move in record.moves}
    assert words == {kind.word for kind in burgundy.book.kinds}
    assert {record.seats for record in records} == set(burgundy.seats)
    for name in ("extra_tiles", "white_castles", "inns", "routes", "shields"):
        assert any(record.options[name] for record in records)
    for name in ("team", "solo_board", "choice", "large_regions", "castle_back", "tie_break", "third_pair"):
        assert {record.options[name] for record in records} == set(burgundy.options.CHOICES[name])
    boards = {record.options["board"] for record in records}
    assert {"1", "expert", "border_posts", "against_the_castle"} <= boards
