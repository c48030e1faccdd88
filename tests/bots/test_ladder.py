"""What people are told of a rung is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bidding import TITLE as BIDDING

from burgrave.bots import LADDER, bots_for
from burgrave.bots.ladder import BEATS
from burgrave.bots.squire import Squire
from burgrave.bots.young import YOUNG_DUKE, Ease, Young, eased
from burgrave.kernel.title import title_named
from burgrave.search.budget import Budget

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


def test_a_young_bot_plays_the_second_best_move_as_often_as_is_said() -> None:
    title = title_named("kingsburg")
    position = title.start(2, seed=1)
    best, second = (given.move for given in Squire(1).advise(position.copy(), position.mover)[:2])
    asked = 400

    bot = Young(Squire(1), 1, Ease(share=1.0, slips=30))
    played = [bot.choose(position.copy(), position.mover) for _ in range(asked)]

    assert set(played) == {best, second}
    assert played.count(second) == pytest.approx(0.3 * asked, abs=40)


def test_a_young_duke_has_a_tenth_of_the_budget() -> None:
    assert eased(Budget(seconds=1.0), YOUNG_DUKE).seconds == pytest.approx(0.1)
    assert eased(Budget(nodes=500), YOUNG_DUKE).nodes == 50
    assert eased(Budget(nodes=3), YOUNG_DUKE).nodes == 1


def test_a_young_duke_plays_only_what_the_duke_has_learned() -> None:
    assert {"young_duke", "duke"} & set(bots_for(BIDDING)) == set()
