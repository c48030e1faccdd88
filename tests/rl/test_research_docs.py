"""What docs/research.md shows is so: every block of Python runs, and the table of actions holds."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from burgrave.bots import BOTS
from tests.titles.games import TITLES

pytestmark = pytest.mark.once

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bots = dict(BOTS)
    block = tmp_path / "block.py"
    block.write_text(BLOCKS[number], encoding="utf-8")
    try:
        runpy.run_path(str(block))
    finally:
        BOTS.clear()
        BOTS.update(bots)


def test_the_table_of_actions_is_the_numbering() -> None:
    for title in TITLES:
        seats = f"{title.seats[0]} to {title.seats[-1]}"
        row = f"| `{title.id}` | {seats} | {title.numbering(2).size:,} | {title.book.size:,} |"
        assert row in TEXT


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "curve.svg"
    monkeypatch.setattr("sys.argv", ["policy_gradient.py", "--games", "64", "--picture", str(picture)])
    runpy.run_path(str(DOCS / "examples" / "policy_gradient.py"), run_name="__main__")
    monkeypatch.setattr("sys.argv", ["ismcts.py", "--games", "1", "--simulations", "2", "--rival", "squire"])
    runpy.run_path(str(DOCS / "examples" / "ismcts.py"), run_name="__main__")

    said = capsys.readouterr().out
    assert "won in the end:" in said
    assert "game 1: ISMCTS in seat 1" in said
    assert picture.read_text(encoding="utf-8").startswith("<svg")
