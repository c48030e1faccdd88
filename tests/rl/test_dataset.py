"""Games of bots as data: what stands there is what was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from burgrave.cli import main
from burgrave.kernel.title import title_named
from burgrave.rl.dataset import COLUMNS, MEANINGS, DatasetPlan, batches, write_dataset

pytestmark = pytest.mark.once


def test_the_command_writes_decisions_and_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "data"
    code = main(["dataset", "kingsburg", "--games", "2", "--bots", "page,squire", "--out", str(out), "--lang", "en"])
    table = parquet.read_table(out / "decisions.parquet")
    card = json.loads((out / "card.json").read_text(encoding="utf-8"))

    assert code == 0
    assert f"{len(table)} decisions in" in capsys.readouterr().out
    assert table.column_names == list(COLUMNS) == list(MEANINGS) == list(card["columns"])
    assert (card["environment"], card["seats"], card["bots"]) == ("burgrave/kingsburg-v1", 2, ["page", "squire"])
    assert {len(seen) for seen in table["observation"].to_pylist()} == {len(card["features"])}
    for legal, action in zip(table["legal"].to_pylist(), table["action"].to_pylist(), strict=True):
        assert action in legal
        assert legal[-1] < card["actions"]


def test_the_notations_replay_the_games(tmp_path: Path) -> None:
    plan = DatasetPlan("emara", ("page", "page", "page"), games=2, seed=5)
    decisions = list(write_dataset(plan, tmp_path))
    rows = [
        dict(zip(part, row, strict=True)) for part in batches(tmp_path, 50) for row in zip(*part.values(), strict=True)
    ]

    assert len(rows) == sum(decisions)
    for number in range(2):
        position = title_named("emara").start(3, 5 << 32 | number)
        for row in rows:
            if row["game"] == number:
                assert position.mover == row["seat"]
                position.play(position.parse(row["notation"]))
        assert position.over
        for row in rows:
            if row["game"] == number:
                assert row["score"] == position.scores[row["seat"]]
                assert row["win"] == (1.0 if row["seat"] in position.winners else -1.0)
    assert not (tmp_path / "decisions.parquet.part").exists()
