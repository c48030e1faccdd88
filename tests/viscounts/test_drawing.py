"""Viscounts drawn: what certain positions must show, and where the round board is touched."""

from __future__ import annotations

from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave import viscounts
from burgrave.drawing.testing import NAMES, walk
from burgrave.games.viscounts.movement import Move
from burgrave.games.viscounts.vocabulary import GOODS, OFFERS
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import at_random, stage
from tests.titles import games as titles
from tests.titles.drawn import drawn, pieces, root_of
from tests.viscounts.given import BLUE, RED, at, board, has, start

pytestmark = pytest.mark.once

MODES = titles.MODES["viscounts"]


def test_what_every_action_would_count_stands_on_the_board() -> None:
    position = start(2)
    position.players[RED].stone = 3
    strengths = position.view(RED)["strengths"][RED]

    labels = [part.get("aria-label", "") for part in root_of(drawn(position, RED)[0]).iter("g")]

    assert f"building: icons {strengths[1]}, resources to add 3" in " ".join(labels)
    for action, name in enumerate(("trade", "building", "placing workers", "transcribing")):
        assert any(label.startswith(f"{name}: icons {strengths[action]},") for label in labels), name


def test_goods_and_offers_have_anchors_of_their_own() -> None:
    found = pieces(drawn(start(2), RED))

    assert {found[f"good-0-{good}"].get("data-rule") for good in GOODS} == {f"good-{good}" for good in GOODS}
    offers = {found[f"offer-{number}"].get("data-rule", "") for number in range(1, 11)}
    assert offers <= {f"offer-{name}" for name in OFFERS}


def test_the_automa_has_a_board_with_its_aim() -> None:
    position = start(1, automa="noble")

    panel = drawn(position, RED)[-2]

    assert (panel.id, panel.kind) == ("board-1", "other")
    assert "Noble: workers" in panel.body


@pytest.mark.parametrize(("seats", "options"), MODES[:3])
def test_against_one_opponent_both_score_sheets_are_shown(seats: int, options: dict[str, Any]) -> None:
    *_, position = walk(viscounts, seats, options, seed=5, choose=at_random)
    rivals = [sum(position.score_sheet(seat).values()) for seat in (0, 1 if seats == 2 else AUTOMA)]
    name = viscounts.words("en", NAMES).say(position.automa) if position.automa else NAMES[1]

    panel = drawn(position, RED)[-1]

    labels = [part.get("aria-label", "").replace("−", "-") for part in root_of(panel).iter("g") if part.get("role")]
    assert panel.id == "points"
    assert labels[-1] == f"Total: Анна {rivals[0]}, {name} {rivals[1]}"
    assert len(labels) == len(position.score_sheet(AUTOMA if seats == 1 else 0)) + 1


def test_no_place_of_the_round_board_is_touched_where_its_neighbour_is_drawn() -> None:
    found = pieces(drawn(start(4), RED))
    for kind in ("spot", "location", "offer", "link"):
        discs = [(part, middle_and_radius(part)) for id, part in found.items() if id.startswith(f"{kind}-")]
        for one, (x, y, _) in discs:
            reach = float(one[0].get("width", 0)) / 2
            assert float(one[0].get("rx", 0)) == pytest.approx(reach, abs=0.1), "touched in a circle"
            for other, (x2, y2, radius) in discs:
                if other is not one:
                    assert hypot(x - x2, y - y2) >= reach + radius - 0.1, (one.get("id"), other.get("id"))


def middle_and_radius(part: ElementTree.Element) -> tuple[float, float, float]:
    """Of the shape that is seen, the one after the title: a disc, or a square token."""
    shape = next(each for each in part[2:] if each.tag in ("circle", "rect"))
    if shape.tag == "circle":
        return float(shape.get("cx", 0)), float(shape.get("cy", 0)), float(shape.get("r", 0))
    half = float(shape.get("width", 0)) / 2
    return float(shape.get("x", 0)) + half, float(shape.get("y", 0)) + half, half * 2**0.5


def about_to_ride() -> dict[str, Any]:
    """What Red sees who has played a card and has silver to pay for longer rides."""
    position = start()
    board(position, RED, "abbot")
    at(position, RED, "1")
    has(position, RED, silver=9)
    position.turn, position.phase = RED, 1
    stage(position, Move(RED))
    return position.view(RED)


def test_locations_show_what_a_ride_costs() -> None:
    standalone = viscounts.presentation.standalone
    assert standalone is not None
    shown = standalone(about_to_ride(), viscounts.words("en"))

    assert "To ride here: 2 silver." in shown
    assert "To ride here is free." in shown


# ---------------------------------------------------------------------- parts


def test_free_rides_change_nothing_but_the_end_of_a_tip() -> None:
    view = about_to_ride()
    free = {where: price for where, price in view["rides"].items() if price == 0}
    nowhere, somewhere = ({**view, "rides": rides} for rides in ({}, free))

    assert changes(nowhere, somewhere) == {"kingdom": [" To ride here is free."] * len(free)}


def test_a_turn_that_begins_changes_the_ground_of_a_board() -> None:
    view = {**start(3).view(RED), "asked": []}

    changed = changes({**view, "turn": RED}, {**view, "turn": BLUE})

    assert {board: len(parts) for board, parts in changed.items()} == {f"board-{BLUE}": 1}


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_board_has_as_many_parts_in_the_set_up_as_at_the_end(seats: int, options: dict[str, Any]) -> None:
    lengths: dict[str, set[int]] = {}
    for played, position in enumerate(walk(viscounts, seats, options, seed=6, choose=at_random)):
        if played < 20 or played % 5 == 0 or position.over:
            for panel in drawn(position, RED):
                lengths.setdefault(panel.id, set()).add(len(panel.parts))

    assert {board: found for board, found in lengths.items() if len(found) > 1} == {}


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, list[str]]:
    """The parts of every board that are not the same any more, as they are now."""
    was, now = (viscounts.presentation.draw(view, viscounts.words("en")) for view in (before, after))
    changed = {
        panel.id: [part for old, part in zip(twin.parts, panel.parts, strict=True) if part != old]
        for twin, panel in zip(was, now, strict=True)
    }
    return {board: parts for board, parts in changed.items() if parts}
