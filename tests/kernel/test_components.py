"""Components: figures with sources, corrected by overlays and by nothing else."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from burgrave.kernel.components import SOURCES, doubtful, read_overlay
from burgrave.kernel.errors import BadOverlay, UnknownOption
from burgrave.kernel.title import title_ids, title_named
from burgrave.kernel.words import Words


@pytest.mark.parametrize("id", title_ids())
def test_every_figure_says_where_it_comes_from(id: str) -> None:
    for table, records in title_named(id).sheet.figures.items():
        for name, record in records.items():
            assert record["source"] in SOURCES, f"{table}.{name}"
            assert isinstance(record["confirmed"], bool), f"{table}.{name}"
            assert isinstance(record.get("refs", []), list), f"{table}.{name}"
            assert all(record[field] in SOURCES for field in record if field.endswith("_source"))


@pytest.mark.parametrize("id", title_ids())
def test_every_ready_overlay_fits(id: str) -> None:
    title = title_named(id)
    for name in title.overlays():
        overlay = title.overlay(name)
        assert title.components(overlay).overlay == overlay


def test_an_overlay_changes_only_the_game_that_uses_it() -> None:
    kingsburg = title_named("kingsburg")
    other = kingsburg.components({"building": {"statue": {"points": 4}}})

    assert other.figures["building"]["statue"]["points"] == 4
    assert kingsburg.components().figures["building"]["statue"]["points"] == 3
    assert kingsburg.start(2, 1, other).components is other


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"dragon": {}}, "no table “dragon”; tables: advisor, building, enemy"),
        ({"building": 3}, "building must be a table, not 3"),
        ({"building": {"pub": {}}}, "no building “pub”; there are: statue, chapel"),
        ({"building": {"inn": {"row": 1}}}, "building.inn.row is not a printed figure; figures: cost, points"),
        (
            {"building": {"inn": {"points": "many"}}},
            "building.inn.points must be a whole number from 0 to 99, not many",
        ),
        ({"building": {"inn": {"points": True}}}, "must be a whole number"),
        ({"building": {"inn": {"points": -1}}}, "from 0 to 99, not -1"),
        (
            {"building": {"inn": {"cost": {"silver": 1}}}},
            "building.inn.cost.silver is not a printed figure; figures: gold",
        ),
        ({"building": {"church": {"against": {"kind": "elves", "combat": 1}}}}, "must be one of goblins, zombies"),
        ({"advisor": {"jester": {"help": []}}}, "advisor.jester.help must be a list of 1"),
        (
            {"advisor": {"queen": {"help": [{"any": 9}]}}},
            "advisor.queen.help[0].any must be a whole number from 0 to 4",
        ),
    ],
)
def test_an_overlay_with_anything_else_is_refused_in_one_line(overlay: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOverlay) as refusal:
        title_named("kingsburg").components(overlay)

    assert complaint in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_an_overlay_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("[enemy")

    with pytest.raises(BadOverlay, match="not TOML"):
        read_overlay(tmp_path / "odd.toml")
    with pytest.raises(BadOverlay, match="No such file"):
        read_overlay(tmp_path / "none.toml")


def test_unknown_options_and_values_are_refused() -> None:
    kingsburg = title_named("kingsburg")

    with pytest.raises(UnknownOption, match="unknown option “dragons”; options: market_with_token"):
        kingsburg.start(3, 1, dragons=True)
    with pytest.raises(UnknownOption, match="option smuggler_optional cannot be “1”; values: True, False"):
        kingsburg.start(3, 1, smuggler_optional=1)
    with pytest.raises(UnknownOption, match="kingsburg is not for 6 seats; seats: 2, 3, 4, 5"):
        kingsburg.start(6, 1)


def test_options_that_do_not_go_together_are_refused_in_the_words_of_their_title() -> None:
    with pytest.raises(UnknownOption, match="do not go together: teams are for four players, not 3") as refused:
        title_named("bidding").start(3, 1, teams=True)

    assert Words("ru").say(refused.value.phrase).endswith("а игроков 3")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_an_option_for_another_number_of_seats_is_refused_and_its_default_is_not() -> None:
    burgundy = title_named("burgundy")

    with pytest.raises(UnknownOption, match="option target is not for 2 seats; seats: 1"):
        burgundy.start(2, 1, target=45)
    assert burgundy.start(2, 1, target=50).over is False


def test_a_figure_may_be_confirmed_although_its_record_is_not() -> None:
    record = {"points": 1, "cost": 2, "cost_confirmed": True, "source": "public", "confirmed": False}

    assert doubtful(record) == ["points"]
