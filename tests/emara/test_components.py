"""The figures: complete, marked with their sources, and correctable by an overlay."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import emara
from burgrave.games.emara.campaign import EmaraCampaign
from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    COUNTRYSIDE,
    EVENTS,
    FAVORS,
    HUTS,
    LOCATIONS,
    MARKERS,
    RANKS,
    SHEET,
)
from burgrave.games.emara.scoring import FinalScoring
from burgrave.games.emara.solo import Victoria
from burgrave.kernel.components import doubtful
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.testing import stage
from tests.emara.given import craftsmen, given, lay_out, playing, standing, start, visiting
from tests.emara.then import goods, scales, shown
from tests.titles.given import ANNA, offers, play


def test_the_box_is_complete() -> None:
    counts = {table: len(records) for table, records in SHEET.figures.items()}

    assert counts["advisor"] == len(ADVISORS) == 22
    assert counts["event"] == len(EVENTS) == 14
    assert counts["noble"] == 20
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


def test_a_location_may_turn_out_to_have_fewer_huts() -> None:
    """Three are assumed: no text counts them."""
    assert all(doubtful(SHEET.figures["countryside"][location]) == ["huts"] for location in COUNTRYSIDE)
    position = start(components=emara.components({"countryside": {"quarry": {"huts": 2}}}))
    given(position, ANNA, wood=5, cloth=5)
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    assert offers(position, "hire") == ["hire quarry_1", "hire quarry_2"]
    assert 'id="hut-quarry_3"' not in str(emara.presentation.draw(position.view(ANNA), emara.words("en")))


def test_what_the_countryside_yields_can_be_corrected() -> None:
    overlay = {"countryside": {"work": {"resource": 2, "craftsman": 3, "bread": 4}}}
    position = start(components=emara.components(overlay))
    given(position, ANNA, grain=1)
    craftsmen(position, ANNA, "forest_1", "forest_2")
    visiting(position, "forest")

    play(position, ANNA, "work 1 bread")

    assert goods(position) == {"wood": 2 + 3, "bread": 4}


def test_the_thanks_for_a_gift_can_be_corrected() -> None:
    position = start(components=emara.components({"town": {"castle": {"ring": 2}}}))
    given(position, ANNA, wood=1)
    visiting(position, "castle")

    play(position, ANNA, "gift wood")

    assert goods(position) == {"rings": 2}


def test_where_markers_start_and_with_which_side_can_be_corrected() -> None:
    overlay = {"marker": {"stone": {"start": [1, 3, 1, 1]}, "bread": {"sides": ["four", "four", "few", "four"]}}}
    position = start(components=emara.components(overlay))

    assert shown(position, "stone") == 2
    assert len(position.printed.markers[MARKERS.index("bread")].sides[2]) == 4


def test_the_figures_of_the_solo_game_can_be_corrected() -> None:
    overlay = {
        "solo": {
            "victoria": {"rounds": [1, 3, 4, 5, 6], "stone": 2, "bread": 0},
            "campaign": {"first": 50, "after_win": -6, "after_loss": 3, "least": 10},
        }
    }
    position = start(seats=1, components=emara.components(overlay), solo="campaign")
    assert position.start == 50

    stage(position, Victoria())

    assert position.victoria == 2 * 4 + 5
    assert EmaraCampaign().after({}, position)["next"] == 44
    given(position, ANNA, cp=0, bp=50)
    stage(position, FinalScoring())
    assert EmaraCampaign().after({}, position)["next"] == 53


def test_the_end_of_the_track_and_the_first_game_can_be_corrected() -> None:
    position = start(seats=1, components=emara.components({"setup": {"track": {"last": 101}}}), solo="campaign")
    position.start = 100
    given(position, ANNA, cp=0, bp=50)
    position.victoria, position.victoria_sheet = 99, [99, 0]
    stage(position, FinalScoring())

    assert EmaraCampaign().after({}, position)["next"] == 101
    page = emara.presentation.rulebook(
        emara.components({"setup": {"first_game": {"building_start": 77}}}), emara.words("en")
    )
    assert "in a first game on 77" in "".join(section.html for section in page)


def test_steps_draws_and_loaves_can_be_corrected() -> None:
    overlay = {
        "card": {"extra_step": {"steps": 3}},
        "town": {"cathedral": {"draw": 5}, "bread": {"most": 2}},
    }
    position = start(components=emara.components(overlay))
    given(position, ANNA, stone=1, bread=3)
    visiting(position, "cathedral")
    play(position, ANNA, "donate stone")
    assert len(offers(position, "keep")) == 5
    assert position.printed.steps == 3

    visiting(position, "construction_site")
    assert offers(position, "bread") == ["bread 1", "bread 2"]


UNTOLD = ("rank", "location", "ru", "en")
"""What a record belongs to, and names, which stand in the catalogues."""


def test_every_doubtful_figure_can_be_corrected() -> None:
    for table, records in SHEET.figures.items():
        for id, record in records.items():
            fixed = [field for field in doubtful(record) if field not in SHEET.printed.get(table, ())]
            assert [field for field in fixed if field not in UNTOLD] == [], f"{table}.{id}"


def test_names_of_our_own_are_marked_and_are_those_in_use() -> None:
    for id, record in SHEET.figures["name"].items():
        assert doubtful(record) == ["ru", "en"]
        for language in ("ru", "en"):
            assert emara.words(language).template(f"card.{id}") == record[language]


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
