"""Tables: what is in the box, where the figures come from, and how an overlay corrects them."""

from __future__ import annotations

import re

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.components import (
    CARDS,
    HEROES,
    MANUSCRIPTS,
    NEUTRAL,
    PLAYER_CARDS,
    SCHEMES,
    SHEET,
    STARTERS,
    ViscountsComponents,
)
from burgrave.kernel.components import doubtful
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.testing import stage
from tests.titles.given import offers
from tests.viscounts.given import RED, at, board, has, manuscript_on, start


def test_what_is_in_the_box() -> None:
    assert (len(NEUTRAL), len(HEROES), len(STARTERS)) == (68, 10, 8)
    assert (len(MANUSCRIPTS), PLAYER_CARDS, len(SCHEMES)) == (35, 10, 16)
    assert len(set(CARDS)) == len(CARDS)
    assert len(SHEET.figures["spot"]) == 25
    assert len(SHEET.figures["link"]) == 20
    assert len(SHEET.figures["automa_building"]) == 36


def test_every_figure_that_nobody_assumed_names_its_references() -> None:
    for table, records in SHEET.figures.items():
        for id, record in records.items():
            assert record["refs"] or record["source"] == "assumed", f"{table}.{id}"


def test_what_nobody_has_seen_is_marked_as_assumed() -> None:
    """24 manuscripts, five player cards, three automa boards, twelve schemes, the Strongman's hire effect."""
    figures = SHEET.figures
    assert sum(record["source"] == "assumed" for record in figures["manuscript"].values()) == 24
    assumed = [number for number, record in figures["player_card"].items() if record["source"] == "assumed"]
    assert assumed == ["3", "4", "5", "6", "7"]
    assert sum(record["source"] == "assumed" for record in figures["scheme"].values()) == 12
    assert sum(record["source"] == "assumed" for record in figures["automa"].values()) == 3
    assert "hire" in doubtful(figures["townsfolk"]["strongman"])
    assert [number for number, record in figures["offer"].items() if "b_source" in record] == ["5", "8", "9", "10"]


def test_the_neutral_deck_is_balanced_over_builders_clerics_and_nobles() -> None:
    totals = dict.fromkeys(("builder", "cleric", "noble"), 0)
    for name in NEUTRAL:
        for icon, count in SHEET.figures["townsfolk"][name]["icons"].items():
            if icon in totals:
                totals[icon] += count
    assert len(set(totals.values())) == 1


def test_an_overlay_corrects_a_manuscript() -> None:
    """Its cost and what it does; a manuscript that does something at once can become one that counts at the end."""
    components = viscounts.components(
        {"manuscript": {"grey_2": {"cost": 5, "instant": [{}], "score": {"counts": "buildings", "per": 1, "vp": 2}}}}
    )
    assert isinstance(components, ViscountsComponents)
    one = components.manuscripts[MANUSCRIPTS.index("grey_2")]
    assert (one.cost, one.vp, [way.ops for way in one.instant.ways]) == (5, 2, [[]])
    position = start()
    position.printed = position.components = components
    board(position, RED, "abbot", "acolyte", "friar")
    at(position, RED, "lake")
    has(position, RED, ink=2)
    manuscript_on(position, "lake", "grey_2")
    stage(position, Act(RED))
    assert offers(position, "transcribe") == ["transcribe for 2 ink"]
    said = viscounts.words("en").say(position.phrase(position.parse("transcribe for 2 ink")))
    assert viscounts.words("en").template("counts.buildings") in said


def test_an_overlay_corrects_a_board_side_and_a_card() -> None:
    components = viscounts.components(
        {
            "setup": {"sides": {"side": ["a", "a", "b", "b"]}},
            "townsfolk": {"strongman": {"hire": [{"debt": 1}], "icons": {"builder": 1}}},
        }
    )
    assert isinstance(components, ViscountsComponents)
    assert components.sides == ["", "a", "a", "b", "b"]
    folk = components.folk[CARDS.index("strongman")]
    assert [components.effects[folk.hire.number].ways[0].counts, folk.icons] == [[1], 1 << 6]


@pytest.mark.parametrize(
    "overlay",
    [
        {"townsfolk": {"strongman": {"hire": [{"dance": 1}]}}},
        {"townsfolk": {"nobody": {"silver": 1}}},
        {"manuscript": {"grey_2": {"back": "grey"}}},
        {"manuscript": {"grey_2": {"cost": 0}}},
        {"end": {"poverty": {"cards": [12]}}},
    ],
)
def test_an_overlay_keeps_to_the_box(overlay: dict[str, object]) -> None:
    with pytest.raises(BadOverlay):
        viscounts.components(overlay)


def test_a_single_figure_among_lists_can_be_corrected_and_a_list_is_refused_there() -> None:
    corrected = viscounts.components({"points": {"leader": {"vp": 7}}})

    assert corrected.figures["points"]["leader"]["vp"] == 7
    with pytest.raises(BadOverlay, match=re.escape("points.leader.vp")):
        viscounts.components({"points": {"leader": {"vp": [5]}}})
