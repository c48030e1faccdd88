"""Viscounts drawn: every piece is there, once, large enough, in both languages, and nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.components import BUILDINGS, LOCATIONS, OFFERS, SECTIONS, SEGMENTS, SPOTS
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import GOODS
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.words import LANGUAGES
from tests.titles import games as titles
from tests.titles.drawn import NAMES, drawn, ids, pieces, root_of
from tests.viscounts.given import RED, start

MODES = titles.MODES["viscounts"]


def moments(seats: int, every: int = 17, seed: int = 5, **options: Any) -> Iterator[Viscounts]:
    for position in titles.moments(viscounts, seats, every, seed, **options):
        assert isinstance(position, Viscounts)
        yield position


def expected(position: Viscounts) -> set[str]:
    """The ids that the pieces of a position must have, for whoever looks."""
    found = {f"location-{name}" for name in LOCATIONS} | {f"spot-{name}" for name in SPOTS}
    found |= {f"offer-{number}" for number in range(1, 11)} | {f"section-{name}" for name in SECTIONS}
    found |= {f"townsfolk-{name}" for name in SEGMENTS} | {f"manuscript-{name}" for name in SEGMENTS}
    found |= {f"link-{SPOTS[spot]}" for spot, effect in enumerate(position.printed.links) if effect >= 0}
    for who in range(len(position.players)):
        found |= {f"building-{who}-{name}" for name in BUILDINGS} | {f"workers-{who}"}
        for tier, counts in ((1, position.tier1), (2, position.tier2)):
            for section, name in enumerate(SECTIONS):
                if counts[section * len(position.players) + who]:
                    found.add(f"worker-{tier}-{name}-{who}")
        if position.round:
            found |= {f"viscount-{who}", *(f"slot-{who}-{slot}" for slot in range(3))}
    return found


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_piece_is_drawn_once(seats: int, options: dict[str, Any]) -> None:
    for position in moments(seats, **options):
        for seat in (*range(seats), None):
            found = ids(drawn(position, seat))
            assert len(found) == len(set(found)), [id for id in found if found.count(id) > 1]
            assert expected(position) <= set(found), expected(position) - set(found)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whatever_can_be_done_can_be_touched_and_is_large(seats: int, options: dict[str, Any]) -> None:
    for seed in (1, 2):
        for number, position in enumerate(moments(seats, every=1, seed=seed, **options)):
            for seat in position.asked:
                panels = drawn(position, seat)
                touched = {id for move in position.legal(seat) for id in position.touches(move, seat)}
                missing = {id for id in touched if not id.startswith("button-")} - set(ids(panels))
                assert missing == set(), position.question
                if number % 9 == 0:
                    found = pieces(panels)
                    for id in touched & set(found):
                        assert min(float(found[id][0].get(name, 0)) for name in ("width", "height")) >= 44, id


def test_every_kind_of_move_is_touched_somewhere() -> None:
    """So that the test above is known to have seen them all."""
    kinds = set()
    for seats, options in MODES:
        for seed in (0, 1):
            for position in moments(seats, every=1, seed=seed, **options):
                kinds |= {position.notation(move).split()[0] for move in position.legal()}
    assert kinds >= {
        *("pair", "play", "go", "exchange", "build", "workers", "transcribe", "dismiss", "hire", "recruit", "claim"),
        *("take", "flip", "choose", "discard", "destroy", "remove", "shift", "arrange", "link", "pass", "decline"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_says_what_it_is_has_a_tip_and_links_to_a_rule(language: str) -> None:
    for seats, options in MODES:
        for position in moments(seats, every=47, **options):
            for panel in drawn(position, 0, language):
                for part in root_of(panel).iter("g"):
                    if part.get("role") == "img":
                        label = part.get("aria-label", "")
                        assert label
                        assert part.get("data-rule"), label
                        assert part.get("data-tip"), label
                        assert "{" not in label + part.get("data-tip", ""), label
                        assert "drawing." not in label + part.get("data-tip", ""), label


def test_what_every_action_would_count_stands_on_the_board() -> None:
    position = start(2)
    position.players[RED].stone = 3
    strengths = position.view(RED)["strengths"][RED]

    labels = [part.get("aria-label", "") for part in root_of(drawn(position, RED)[0]).iter("g")]

    assert f"building: strength {strengths[1]}, resources to add 3" in " ".join(labels)
    for action, name in enumerate(("trade", "building", "placing workers", "transcribing")):
        assert any(label.startswith(f"{name}: strength {strengths[action]},") for label in labels), name


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
    *_, position = moments(seats, **options)
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
