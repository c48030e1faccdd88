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
from tests.viscounts.given import RED, at, board, has, start

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


def test_locations_show_what_a_ride_costs() -> None:
    position = start()
    board(position, RED, "abbot")
    at(position, RED, "1")
    has(position, RED, silver=9)
    position.turn, position.phase = RED, 1
    stage(position, Move(RED))
    standalone = viscounts.presentation.standalone
    assert standalone is not None
    shown = standalone(position.view(RED), viscounts.words("en"))

    assert "To ride here: 2 silver." in shown
    assert "To ride here is free." in shown
