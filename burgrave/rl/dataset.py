"""Games of bots as data to learn from: every decision with what was seen, what was legal, what was chosen, what came.

The folder holds `decisions.parquet`, a row a decision, and `card.json`, which says how the games were made and what the
numbers mean.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
from pyarrow import parquet

import burgrave
from burgrave.bots import bot_named, check_bot
from burgrave.kernel.chance import Rng
from burgrave.rl.rewards import lead, place, win
from burgrave.rl.spaces import Setting
from burgrave.search.budget import Budget

COLUMNS: Final = {
    "game": pa.int32(),
    "decision": pa.int32(),
    "seat": pa.int8(),
    "observation": pa.list_(pa.float32()),
    "legal": pa.list_(pa.int32()),
    "action": pa.int32(),
    "notation": pa.string(),
    "score": pa.int32(),
    "win": pa.float32(),
    "place": pa.float32(),
    "lead": pa.float32(),
}

MEANINGS: Final = {
    "game": "number of the game, from 0",
    "decision": "number of the decision in its game, from 0",
    "seat": "who decided, from 0",
    "observation": "what the seat saw: the features named under `features`",
    "legal": "the numbers of the legal moves",
    "action": "the number of the move chosen",
    "notation": "the move as a record writes it",
    "score": "the points of the seat at the end of the game",
    "win": "1 if the seat has won, else -1",
    "place": "1 for the first place, -1 for the last, the others evenly between",
    "lead": "points ahead of the best other side",
}


@dataclass(frozen=True)
class DatasetPlan:
    """What is to be played: everything that decides what the data are."""

    title: str
    bots: tuple[str, ...]
    """By seat in the first game; they move on by a seat from game to game."""
    games: int
    seed: int = 1
    nodes: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)


def play(plan: DatasetPlan, setting: Setting, number: int) -> pa.Table:
    """The decisions of one game."""
    seats, seed = len(plan.bots), plan.seed << 32 | number
    names = [plan.bots[(seat + number) % seats] for seat in range(seats)]
    bots = [bot_named(name, seed + seat, Budget(0.0, plan.nodes)) for seat, name in enumerate(names)]
    dreams = Rng(seed)
    position = setting.start(seed)
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    while not position.over:
        seat = position.mover
        seen = setting.observe(position, seat)
        move = bots[seat].choose(position.imagine(seat, dreams), seat)
        rows["seat"].append(seat)
        rows["observation"].append(seen["observation"])
        rows["legal"].append(np.flatnonzero(seen["action_mask"]))
        rows["action"].append(setting.numbering.number(move))
        rows["notation"].append(position.notation(move, seat))
        position.play(move, seat)
    decisions = len(rows["seat"])
    rows["game"] = [number] * decisions
    rows["decision"] = list(range(decisions))
    outcomes: dict[str, Sequence[float]] = {
        "score": position.scores,
        "win": win(position),
        "place": place(position),
        "lead": lead(position),
    }
    for name, outcome in outcomes.items():
        rows[name] = [outcome[seat] for seat in rows["seat"]]
    return pa.table({name: pa.array(rows[name], kind) for name, kind in COLUMNS.items()})


def card(plan: DatasetPlan, setting: Setting) -> dict[str, Any]:
    """How the data were made, and what the numbers mean."""
    return {
        "environment": setting.id,
        "made by": f"burgrave {burgrave.__version__}",
        "title": plan.title,
        "rules": setting.title.version,
        "seats": setting.seats,
        "options": setting.title.check(setting.seats, plan.options).values(),
        "bots": list(plan.bots),
        "nodes": plan.nodes,
        "games": plan.games,
        "seed": plan.seed,
        "actions": setting.numbering.size,
        "features": setting.names(),
        "columns": MEANINGS,
    }


def write_dataset(plan: DatasetPlan, folder: Path) -> Iterator[int]:
    """Play and write, game by game; gives the number of decisions of every game. A file left half is not there."""
    for bot in plan.bots:
        check_bot(bot, Setting(plan.title, len(plan.bots), plan.options).title)
    setting = Setting(plan.title, len(plan.bots), plan.options)
    draft = folder / "decisions.parquet.part"
    try:
        with parquet.ParquetWriter(draft, pa.schema(list(COLUMNS.items())), compression="zstd") as writer:
            for number in range(plan.games):
                table = play(plan, setting, number)
                writer.write_table(table)
                yield len(table)
        (folder / "card.json").write_text(json.dumps(card(plan, setting), ensure_ascii=False, indent=2), "utf-8")
        draft.replace(folder / "decisions.parquet")
    finally:
        draft.unlink(missing_ok=True)


def batches(folder: Path, size: int, columns: Sequence[str] = tuple(COLUMNS)) -> Iterator[dict[str, Any]]:
    """The decisions of a data set, so many at a time, as Python lists by column."""
    with parquet.ParquetFile(folder / "decisions.parquet") as file:
        for part in file.iter_batches(batch_size=size, columns=list(columns)):
            yield part.to_pydict()
