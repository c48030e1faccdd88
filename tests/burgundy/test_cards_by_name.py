"""Cards by name: one more of a known kind is a record and its words, and no line of code knows a card's number."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.cards import (
    MONASTERY_CARDS,
    MONASTERY_HOOKS,
    PER,
    SHIELD_CARDS,
    SHIELD_HOOKS,
    monastery_named,
)
from burgrave.games.burgundy.components import TILES
from burgrave.kernel.errors import BadOverlay
from tests.burgundy.given import monasteries, start
from tests.titles.given import ANNA
from tests.titles.larger_box import printed_by

pytestmark = pytest.mark.once

SOURCES = sorted(burgundy.folder.glob("**/*.py"))

ASKED_BY_HOOK = ("works", "armed", "amount_of", "most_of")
"""What takes a hook, and never a number."""
NUMBERED = ("number", "monastery", "shield", "kind", "building", "NUMBER")
"""What holds the number of a card or tile."""
BY_NUMBER = ("amounts", "shield_points", "MARKS", "TILES", "NUMBER")
"""What is looked up by the number of a card or tile."""
BITS = ("monasteries", "arms")
"""What has a bit for every card."""


@pytest.fixture(scope="module")
def more() -> dict[str, Any]:
    """What was seen in a box with the monasteries 30 and 31 and the shield 19."""
    found: dict[str, Any] = json.loads(printed_by("tests.burgundy.one_more"))
    return found


# ---------------------------------------------------------------- one more of a known kind


def test_one_more_monastery_is_a_tile_behind_the_others(more: dict[str, Any]) -> None:
    """Ids and their order stay; what comes after the monasteries makes room."""
    known = len(TILES) - 2
    assert more["tiles"] == [*TILES[:known], "monastery_30", "monastery_31", "inn", "black"]
    assert more["inn"] == "inn"
    assert more["audit"] == []


def test_one_more_monastery_can_be_taken_and_placed(more: dict[str, Any]) -> None:
    assert "take monastery_30 from 3 by 3" in more["moves"]
    assert more["touched"] == ["die-0-0", "depot-3-0"]
    assert "monastery.30" in more["placed"]


def test_one_more_monastery_scores_what_it_counts(more: dict[str, Any]) -> None:
    """Five points for each of two mines."""
    assert more["earned"]["monasteries"] == 10


def test_a_bot_values_one_more_monastery_by_its_record(more: dict[str, Any]) -> None:
    """In the last turn exactly what it will score; and what the duke has learned still goes with what it looks at."""
    assert more["worth"] == 10.0
    assert more["learned"]


def test_one_more_monastery_is_drawn_with_its_mark_and_tip(more: dict[str, Any]) -> None:
    assert 'id="depot-3-0"' in more["drawn"]
    assert 'data-rule="monastery-30"' in more["drawn"]
    piece = more["drawn"].partition('id="depot-3-0"')[2].partition('id="')[0]
    assert "#t-mine" in piece
    assert "#i-point" in piece
    assert ">30<" in piece


def test_one_more_monastery_is_said_told_and_in_the_rules(more: dict[str, Any]) -> None:
    assert "Monastery 30 (points for mines)" in more["said"]["en"]
    assert "очки за рудники" in more["said"]["ru"]
    assert more["tips_en"][0] == "Monastery 30. At the end: 5 points for every mine in your estate."
    assert "каждый рудник" in more["tips_ru"][0]
    for language in ("en", "ru"):
        for anchor in ("monastery-30", "monastery-31", "shield-19"):
            assert f'id="{anchor}"' in more[f"rules_{language}"]


def test_two_monasteries_on_one_hook_work_together(more: dict[str, Any]) -> None:
    """One worker and two workers for a sale."""
    assert more["workers"] == 3
    assert more["tips_en"][1] == "Monastery 31. Every sale brings you 2 workers besides."


def test_one_more_shield_does_what_its_record_says(more: dict[str, Any]) -> None:
    """A mine brings a silver, doubled."""
    assert more["silver"] == 2
    assert more["tips_en"][2].startswith("Shield 19. Your mines bring twice as much. Worth 7 points")


# ---------------------------------------------------------------- the records


def test_every_card_has_a_name_of_its_own_and_a_known_hook() -> None:
    names = [card.name for card in MONASTERY_CARDS] + [card.name for card in SHIELD_CARDS]
    assert len(set(names)) == len(names)
    assert {(card.when, card.brings) for card in MONASTERY_CARDS} == set(MONASTERY_HOOKS)
    assert {(card.when, card.brings) for card in SHIELD_CARDS} == set(SHIELD_HOOKS)


def test_whatever_scores_at_the_end_says_what_it_counts() -> None:
    for card in MONASTERY_CARDS:
        assert (card.when == "end") == (PER[card.per] != "nothing")
        assert (PER[card.per] == "tiles") == bool(card.tiles)


def test_what_a_card_does_is_not_printed_and_cannot_be_overlaid() -> None:
    for record in ({"name": "other"}, {"when": "sale"}, {"tiles": ["mine"]}):
        with pytest.raises(BadOverlay):
            burgundy.components({"monastery": {"16": record}})
    with pytest.raises(BadOverlay):
        burgundy.components({"shield": {"8": {"brings": "double"}}})


def test_a_monastery_is_found_by_name() -> None:
    card = monastery_named("points_for_banks")
    position = start()
    monasteries(position, ANNA, card.number)

    assert position.works(ANNA, 1 << card.number)


def test_a_dump_with_the_old_names_of_steps_still_loads() -> None:
    position = burgundy.start(seats=4, seed=1, team="12a")
    dump = position.dump()
    dump["agenda"] += [["Store", 0, 0, 0]]

    assert type(burgundy.load(dump).question).__name__ == "ChooseStorage"
    assert burgundy.steps()["Parts"].__name__ == "PlacementOrder"


# ---------------------------------------------------------------- the sources


def name_of(node: ast.expr) -> str:
    """The last name of what is called, read or looked up in."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    return name_of(node.value) if isinstance(node, ast.Subscript) else ""


def is_number(node: ast.expr) -> bool:
    """A number other than 0, which stands for no card at all."""
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value != 0


def bare_numbers(tree: ast.AST) -> list[int]:
    """The lines in which a card or a tile is meant by its number."""
    found: list[int] = []
    for node in ast.walk(tree):
        wrong = False
        if isinstance(node, ast.Call):
            wrong = name_of(node.func) in ASKED_BY_HOOK and any(is_number(argument) for argument in node.args)
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for side in list(sides):
                if isinstance(side, ast.Tuple):
                    sides.extend(side.elts)
            wrong = any(name_of(side) in NUMBERED for side in sides) and any(is_number(side) for side in sides)
        elif isinstance(node, ast.Subscript):
            wrong = name_of(node.value) in BY_NUMBER and is_number(node.slice)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.RShift | ast.BitAnd):
            wrong = name_of(node.left) in BITS and is_number(node.right)
        if wrong:
            found.append(node.lineno)  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_card_is_meant_by_a_bare_number(path: Path) -> None:
    assert bare_numbers(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "p.works(seat, 14)",
        "realm.armed(12)",
        "number == 24",
        "16 <= monastery <= 23",
        "number in (3, 12, 25)",
        "p.printed.amounts[28]",
        "realm.monasteries >> 27 & 1",
        "3 <= kind <= GEESE",
        "NUMBER[kind] == 7",
    ],
)
def test_a_bare_number_would_be_found(line: str) -> None:
    assert bare_numbers(ast.parse(line)) == [1]
