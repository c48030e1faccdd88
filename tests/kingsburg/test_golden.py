"""Recorded games end as they ended: a changed outcome means changed rules, and those need a new version."""

from __future__ import annotations

from pathlib import Path

from burgrave.games.kingsburg.components import LINES
from burgrave.games.kingsburg.position import Kingsburg
from tests.titles.recorded import check_end, each_of, heard, records_beside

RECORDS = records_beside(__file__)
each_record = each_of(RECORDS)


@each_record
def test_a_recorded_game_ends_as_it_ended(record: Path) -> None:
    check_end(record)


@each_record
def test_the_points_told_in_the_log_are_the_points_on_the_sheets(record: Path) -> None:
    """Counted once more by another way: from what the log told, event by event."""
    position, log = heard(record, Kingsburg)
    told = [dict.fromkeys(LINES, 0) for _ in range(position.seats)]
    for event in log.events:
        key, args = event.key.removeprefix("log."), event.args
        if "who" not in args:
            continue
        sheet = told[args["who"]]
        if key in ("helped", "helped_for"):
            sheet["advisors"] += sum(part.args["n"] for part in args["gain"] if part.key == "things.points")
            sheet["advisors"] -= sum(part.args["n"] for part in args["pay"] if part.key == "things.points")
        elif key == "wins":
            sheet["battle"] += sum(part.args["n"] for part in args["gain"] if part.key == "things.points")
        elif key in ("builds", "builds_second"):
            sheet["buildings"] += args["built"].args["gain"].args["n"] if "gain" in args["built"].args else 0
        elif key == "destroyed":
            sheet["buildings"] -= args["ruin"].args.get("n", 0)
        elif key == "loses_points":
            sheet["battle"] -= args["n"]
        elif key == "strongest":
            sheet["battle"] += 1
        elif key == "cathedral":
            sheet["cathedral"] += args["n"]
        elif key in ("reward", "fortress", "town_hall", "embassy"):
            sheet[key] += 1

    assert told == [position.score_sheet(seat) for seat in range(position.seats)]
