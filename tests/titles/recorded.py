"""The recorded games of a title and how they ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeVar

import pytest

from burgrave.kernel.log import Log
from burgrave.kernel.position import Position
from burgrave.kernel.record import read_record

Of = TypeVar("Of", bound=Position)


def records_beside(test: str) -> list[Path]:
    """The records in the folder `golden` beside a test's file."""
    golden = Path(test).with_name("golden")
    return sorted(path for path in golden.glob("*.json") if not path.name.endswith(".scores.json"))


def each_of(records: list[Path]) -> pytest.MarkDecorator:
    """A test for each of the records."""
    return pytest.mark.parametrize("record", records, ids=lambda path: path.stem)


def heard(record: Path, kind: type[Of]) -> tuple[Of, Log]:
    """The end of a record of a title, and all that the log told on the way."""
    log = Log()
    position = read_record(record).replay(log=log)
    assert isinstance(position, kind)
    return position, log


def check_end(record: Path) -> tuple[Position, dict[str, Any]]:
    """Replays a record to the scores and winners that are written beside it; gives these for more comparisons."""
    expected: dict[str, Any] = json.loads(record.with_suffix(".scores.json").read_text())
    position = read_record(record).replay()
    assert position.over
    assert position.scores == expected["scores"]
    assert position.winners == expected["winners"]
    assert [position.score_sheet(seat) for seat in range(position.seats)] == expected["sheets"][: position.seats]
    return position, expected
