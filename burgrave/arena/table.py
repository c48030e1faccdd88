"""The table of an arena as Parquet: a row for every game and seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from burgrave.arena.folder import write_whole
from burgrave.arena.games import Outcome
from burgrave.arena.schedule import Setup
from burgrave.kernel.title import title_named

TIMES: Final = ("seconds", "thinking", "longest")
"""The columns that depend on the machine; all others depend on the set-up alone, unless bots play by the clock."""

COLUMNS: Final = {
    "game": pa.int32(),
    "shuffle": pa.int32(),
    "seed": pa.uint64(),
    "seat": pa.int8(),
    "bot": pa.string(),
    "order": pa.int8(),
    "score": pa.int32(),
    "place": pa.int8(),
    "won": pa.float32(),
    "decisions": pa.int32(),
    "length": pa.int32(),
    "holdings": pa.list_(pa.string()),
    "seconds": pa.float64(),
    "thinking": pa.float64(),
    "longest": pa.float64(),
    "fault": pa.string(),
}


def table_of(setup: Setup, outcomes: Sequence[Outcome]) -> pa.Table:
    """The rows, by game and seat. Games and seats are counted from 1, as people do."""
    options = title_named(setup.title).check(setup.seats, setup.options).values()
    lines = list(dict.fromkeys(line for outcome in outcomes for sheet in outcome.sheets for line in sheet))
    rows = [(outcome, seat) for outcome in outcomes for seat in range(setup.seats)]
    values: dict[str, list[Any]] = {
        "game": [outcome.plan.number + 1 for outcome, _ in rows],
        "shuffle": [outcome.plan.shuffle + 1 for outcome, _ in rows],
        "seed": [outcome.plan.seed for outcome, _ in rows],
        "seat": [seat + 1 for _, seat in rows],
        "bot": [outcome.plan.bots[seat] for outcome, seat in rows],
        "order": [outcome.order[seat] for outcome, seat in rows],
        "score": [outcome.scores[seat] for outcome, seat in rows],
        "place": [outcome.places[seat] for outcome, seat in rows],
        "won": [won(outcome, seat) for outcome, seat in rows],
        "decisions": [outcome.asked[seat] for outcome, seat in rows],
        "length": [outcome.decisions for outcome, _ in rows],
        "holdings": [list(outcome.holdings[seat]) for outcome, seat in rows],
        "seconds": [outcome.seconds for outcome, _ in rows],
        "thinking": [outcome.thinking[seat] for outcome, seat in rows],
        "longest": [outcome.longest[seat] for outcome, seat in rows],
        "fault": [outcome.faults[seat] or None for outcome, seat in rows],
    }
    fields = [pa.field(name, kind) for name, kind in COLUMNS.items()]
    columns = [pa.array(values[name], kind) for name, kind in COLUMNS.items()]
    for line in lines:
        fields.append(pa.field(f"points.{line}", pa.int32()))
        columns.append(pa.array([outcome.sheets[seat].get(line) for outcome, seat in rows], pa.int32()))
    for name, value in options.items():
        column = pa.array([value] * len(rows))
        fields.append(pa.field(f"option.{name}", column.type))
        columns.append(column)
    about = {"burgrave.arena": json.dumps(setup.data(), ensure_ascii=False)}
    return pa.Table.from_arrays(columns, schema=pa.schema(fields, metadata=about))


def won(outcome: Outcome, seat: int) -> float:
    """A seat's share of the victory."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def write_table(path: Path, setup: Setup, outcomes: Sequence[Outcome]) -> None:
    """Write the table whole or not at all."""
    made = table_of(setup, outcomes)
    write_whole(path, lambda file: parquet.write_table(made, file, compression="zstd"))
