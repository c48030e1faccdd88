"""The figures: complete, marked with their sources, and correctable by an overlay."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import emara
from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    EVENTS,
    FAVORS,
    HUTS,
    LOCATIONS,
    MARKERS,
    NOBLES,
    RANKS,
    SHEET,
)
from burgrave.kernel.components import doubtful
from burgrave.kernel.errors import BadOverlay
from tests.emara.given import given, lay_out, playing, standing, start
from tests.emara.then import goods, scales
from tests.titles.given import ANNA, offers, play


def test_the_box_is_complete() -> None:
    counts = {table: len(records) for table, records in SHEET.figures.items()}

    assert counts["advisor"] == len(ADVISORS) == 22
    assert counts["event"] == len(EVENTS) == 14
    assert counts["noble"] == len(NOBLES) == 20
    assert counts["rank"] == len(RANKS) == 5
    assert counts["favor"] == len(FAVORS) == 12
    assert counts["card"] == len(CARDS) == 9
    assert counts["hut"] == len(HUTS) == 12
    assert counts["marker"] == len(MARKERS) == 10
    assert counts["craftsman"] == 4
    assert len(LOCATIONS) == 8


@pytest.mark.parametrize("table", SHEET.figures)
def test_the_tables_and_the_file_name_the_same_things(table: str) -> None:
    names = {"advisor": ADVISORS, "event": EVENTS, "rank": RANKS, "card": CARDS, "hut": HUTS, "marker": MARKERS}

    assert list(SHEET.figures[table]) == list(names.get(table, SHEET.figures[table]))


def test_prices_are_marked_as_assumed() -> None:
    """What is printed only on artwork."""
    for id, record in SHEET.figures["advisor"].items():
        assert doubtful(record) == ["cost"], id
    for table in ("hut", "rank", "noble", "favor", "marker"):
        assert all(doubtful(record) for record in SHEET.figures[table].values()), table


def test_points_fall_within_every_stack_of_nobles() -> None:
    for stack in emara.components().nobles:  # type: ignore[attr-defined]
        assert stack == sorted(stack, reverse=True)
        assert len(set(stack)) == len(stack) == 4


def test_an_overlay_with_three_corrected_prices_changes_the_rules() -> None:
    overlay = {
        "advisor": {"steward": {"cost": {"cloth": 1}}},
        "hut": {"quarry_1": {"cost": {"grain": 1}}},
        "rank": {"baron": {"cost": {"ring": 2}}},
    }
    position = start(components=emara.components(overlay))
    given(position, ANNA, cloth=1, grain=1, rings=2, cp=20)
    lay_out(position, "steward", "castle")
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    play(position, ANNA, "recruit steward", "hire quarry_1", "rank")

    assert goods(position) == {}
    assert scales(position) == (20 + 5 + 1 + 5, 30)
    assert position.view(ANNA)["overlay"] == overlay


def test_a_marker_may_turn_out_to_have_more_numbers() -> None:
    overlay = {"marker": {"donation_cloth": {"few": {"1": 1, "2": 2, "3": 2, "4": 3, "5": 3}, "printed": 4}}}
    position = start(seats=3, components=emara.components(overlay))
    shown = []
    for _ in range(6):
        shown.append(position.shows(MARKERS.index("donation_cloth")))
        position.turn_marker(MARKERS.index("donation_cloth"))

    assert shown == [1, 2, 2, 3, 3, 4]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"advisors": {}}, "overlay: no table “advisors”"),
    ({"advisor": {"banker": {"cp": 1}}}, "overlay: no advisor “banker”"),
    ({"advisor": {"baker": {"prize": 1}}}, "overlay: advisor.baker.prize is not a printed figure"),
    ({"advisor": {"baker": {"cost": {"gold": 1}}}}, "overlay: advisor.baker.cost.gold is not a printed figure"),
    ({"advisor": {"baker": {"cost": {"wood": -1}}}}, "overlay: advisor.baker.cost.wood must be a whole number"),
    ({"advisor": {"baker": {"cost": 3}}}, "overlay: advisor.baker.cost must be a table"),
    ({"advisor": {"steward": {"offers": []}}}, "overlay: advisor.steward.offers is not a printed figure"),
    ({"advisor": {"baker": {"offers": []}}}, "overlay: advisor.baker.offers must be a list of 2"),
    ({"favor": {"castle_cp": {"location": "forest"}}}, "overlay: favor.castle_cp.location must be one of castle"),
    ({"event": {"a_long_summer": {"building_start": 200}}}, "overlay: event.a_long_summer.building_start must be"),
]


@pytest.mark.parametrize(("overlay", "said"), WRONG)
def test_a_wrong_overlay_gets_one_clear_line(overlay: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOverlay) as wrong:
        emara.components(overlay)

    assert str(wrong.value).startswith(said)
    assert "\n" not in str(wrong.value)


def test_two_overlays_live_side_by_side() -> None:
    dear = start(components=emara.components({"hut": {"quarry_1": {"cost": {"wood": 5}}}}))
    plain = start()
    for position in (dear, plain):
        given(position, ANNA, wood=2)
        standing(position, ANNA, "quarry", "castle")
        playing(position)

    assert "hire quarry_1" in offers(plain)
    assert not dear.asked
