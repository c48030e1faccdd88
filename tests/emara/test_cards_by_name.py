"""Advisors and events are records found by name: a new one of a known kind needs no code, and no code numbers them."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave import emara
from burgrave.games.emara.components import ADVISORS, CARDS, EVENTS, MOMENTS, SHEET, TIMINGS
from burgrave.kernel.errors import BadOverlay
from tests.emara import newcomers
from tests.emara.given import given, start, visiting
from tests.titles.given import ANNA
from tests.titles.larger_box import printed_by

SOURCES = sorted(emara.folder.glob("**/*.py"))
NUMBERED = {"advisor", "event", "card", "favor", "location", "marker", "hut"}
"""What a number in the code could mean if it stood beside one of these words."""
TABLES = {f"{word}s" for word in NUMBERED} | {f"{word}s".upper() for word in NUMBERED} | {"used"}
ASKED = {"has", "shows", "turn_marker", "touch_location"} | {f"{word}_phrase" for word in NUMBERED}


# ---------------------------------------------------------------- new cards


@pytest.fixture(scope="module")
def tried() -> dict[str, str]:
    """What went wrong with each of the new cards, in a box that has them."""
    found: dict[str, str] = json.loads(printed_by("tests.emara.newcomers"))
    return found


@pytest.mark.parametrize("name", ["games", *newcomers.ADVISORS, *newcomers.EVENTS])
def test_a_new_card_of_a_known_kind_needs_its_record_and_its_name(tried: dict[str, str], name: str) -> None:
    assert tried[name] == ""


def test_there_is_a_newcomer_for_everything_that_cards_do() -> None:
    def kinds(table: str, records: dict[str, dict[str, object]]) -> set[tuple[object, ...]]:
        told = ("when", "power") if table == "advisor" else ("timing", "when", "change", "discount", "trades", "offers")
        printed = ("change", "discount", "trades", "offers")
        return {tuple(field in r if field in printed else r.get(field) for field in told) for r in records.values()}

    for table, records in (("advisor", newcomers.ADVISORS), ("event", newcomers.EVENTS)):
        assert kinds(table, SHEET.figures[table]) <= kinds(table, records)


# ---------------------------------------------------------------- records


def test_records_say_what_cards_do_in_known_words() -> None:
    for record in SHEET.figures["advisor"].values():
        assert record["when"] in ("recruited", "turn", "always", *MOMENTS)
        assert record.get("power", "barter") in ("barter", "any_resource", "anywhere")
        assert record["set"] in ("A", "B")
    for record in SHEET.figures["event"].values():
        assert record["timing"] in TIMINGS
        assert record.get("when", "gift") in MOMENTS


@pytest.mark.parametrize(
    "overlay",
    [
        {"advisor": {"baker": {"when": "always"}}},
        {"advisor": {"merchant": {"power": "anywhere"}}},
        {"event": {"a_pious_donation": {"when": "gift"}}},
        {"event": {"an_early_winter": {"alone": True}}},
        {"event": {"merchants_from_afar": {"trades": 2}}},
    ],
)
def test_an_overlay_corrects_figures_not_what_cards_do(overlay: dict[str, dict[str, dict[str, object]]]) -> None:
    with pytest.raises(BadOverlay):
        emara.components(overlay)


def test_a_visit_in_a_dump_of_earlier_versions_is_read() -> None:
    position = start()
    given(position, ANNA, books=1)
    visiting(position, "castle")
    dump = position.dump()
    assert dump["agenda"][-1][0] == "TownVisit"
    dump["agenda"][-1][0] = "Visit"

    assert emara.load(dump).dump() == position.dump()


# ---------------------------------------------------------------- no numbers


def named(node: ast.expr) -> str:
    """The last name of an expression: `p.claimants[0].advisors` is advisors."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def is_number(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def has_name_of_a_card(name: str) -> bool:
    """`MERCHANT`, `PIOUS_DONATION`: part of a card's id, word for word."""
    return name.isupper() and any(f"_{name.lower()}_" in f"_{id}_" for id in (*ADVISORS, *EVENTS, *CARDS))


def bare_numbers(source: str) -> Iterator[str]:
    """Wherever a number stands for a component."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign | ast.Assign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if is_number(node.value) and any(has_name_of_a_card(named(target)) for target in targets):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            sides += [part for side in sides if isinstance(side, ast.Tuple) for part in side.elts]
            if any(named(side) in NUMBERED for side in sides) and any(is_number(side) for side in sides):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.RShift | ast.BitAnd | ast.BitOr | ast.LShift):
            if named(node.left) in TABLES | NUMBERED and is_number(node.right):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Subscript) and named(node.value) in TABLES:
            place = node.slice
            places = [place.lower, place.upper] if isinstance(place, ast.Slice) else [place]
            if any(is_number(part) for part in places):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.For | ast.comprehension) and named(node.target) in NUMBERED:
            counted = isinstance(node.iter, ast.Call) and named(node.iter.func) == "range"
            if counted and any(is_number(part) for part in getattr(node.iter, "args", [])):
                yield f"{node.target.lineno}: {ast.unparse(node.iter)}"
        elif isinstance(node, ast.Call) and named(node.func) in ASKED and any(is_number(part) for part in node.args):
            yield f"{node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_source_knows_a_card_by_its_number(path: Path) -> None:
    assert list(bare_numbers(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "MERCHANT: Final = 9",
        "PIOUS_DONATION = 10",
        "if advisor == 14: pass",
        "ok = 4 <= advisor < 10",
        "ok = p.event in (4, 7)",
        "ok = claimant.advisors & 0x7F0",
        "ok = claimant.advisors >> 13 & 1",
        "names = ADVISORS[4:16]",
        "card = p.printed.advisors[15]",
        "for advisor in range(4, 9): pass",
        "ok = claimant.has(12)",
        "price = position.shows(8)",
        "touched = touch_location(7)",
    ],
)
def test_a_number_that_stands_for_a_card_is_found(source: str) -> None:
    assert len(list(bare_numbers(source))) == 1


def test_steps_are_known_by_their_class_not_by_its_name_as_a_string() -> None:
    steps = set(emara.steps())
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                said = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                assert not steps & {word for word in said if isinstance(word, str)}, f"{path.name}:{node.lineno}"
