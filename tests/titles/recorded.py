"""The recorded games of a title and how they ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from burgrave.kernel.position import Position
from burgrave.kernel.record import read_record


def records_beside(test: str) -> list[Path]:
    """The records in the folder `golden` beside a test's file."""
    golden = Path(test).with_name("golden")
    return sorted(path for path in golden.glob("*.json") if not path.name.endswith(".scores.json"))


def check_end(record: Path) -> tuple[Position, dict[str, Any]]:
    """Replays a record to the scores and winners that are written beside it; gives these for more comparisons."""
    expected: dict[str, Any] = json.loads(record.with_suffix(".scores.json").read_text())
    position = read_record(record).replay()
    assert position.over
    assert position.scores == expected["scores"]
    assert position.winners == expected["winners"]
    assert [position.score_sheet(seat) for seat in range(position.seats)] == expected["sheets"][: position.seats]
    return position, expected
