"""What people are told of a rung is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgrave.bots import LADDER, bots_for
from burgrave.bots.ladder import BEATS
from burgrave.kernel.title import title_named

STRENGTH = Path(__file__).parents[2] / "docs/strength.md"


@pytest.mark.parametrize("id", BEATS)
def test_how_often_a_rung_beats_the_one_below_stands_in_the_figures(id: str) -> None:
    name = title_named(id).words("en").template("title")
    told = BEATS[id]

    assert list(told) == list(LADDER[1:])
    for upper, lower in zip(LADDER[1:], LADDER, strict=False):
        row = re.search(rf"^\| {name} \| {upper} : {lower}[^|]*\| ([\d.]+)%", STRENGTH.read_text(), re.MULTILINE)
        assert row is not None
        assert float(row[1]) == told[upper]


def test_every_title_of_ours_is_told_of() -> None:
    assert all(set(told) <= set(bots_for(title_named(id))) for id, told in BEATS.items())
