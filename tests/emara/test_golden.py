"""Recorded games end as they ended: a changed outcome means changed rules, and those need a new version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from burgrave.games.emara.position import Emara
from burgrave.kernel.words import Phrase
from tests.titles.recorded import check_end, each_of, heard, records_beside

RECORDS = records_beside(__file__)
each_record = each_of(RECORDS)


def test_all_kinds_of_games_are_recorded() -> None:
    assert [record.stem for record in RECORDS] == ["alone", "campaign", "four", "three-mixed", "two"]


@each_record
def test_a_recorded_game_ends_as_it_ended(record: Path) -> None:
    position, expected = check_end(record)

    assert isinstance(position, Emara)
    assert position.victoria == expected["victoria"]


def counted(parts: Any, name: str) -> int:
    """How many of a thing a list of an event names."""
    return sum(part.args["n"] for part in parts if isinstance(part, Phrase) and part.key == f"things.{name}")


@each_record
def test_the_points_told_in_the_log_are_the_points_on_the_scales(record: Path) -> None:
    """Counted once more by another way: from what the log told, event by event."""
    position, log = heard(record, Emara)
    cp, bp = [0] * position.seats, [position.start] * position.seats
    victoria = 0
    for event in log.events:
        key, args = event.key.removeprefix("log."), event.args
        if key in ("victoria_delivers", "victoria_rises"):
            victoria += counted(args["gain"], "cp")
        elif "who" in args:
            cp[args["who"]] += counted(args.get("gain", ()), "cp") - counted(args.get("pay", ()), "cp")
            bp[args["who"]] += counted(args.get("gain", ()), "bp")

    assert [(claimant.cp, claimant.bp) for claimant in position.claimants] == list(zip(cp, bp, strict=True))
    assert position.victoria == victoria
    assert position.scores == [min(pair) for pair in zip(cp, bp, strict=True)]
