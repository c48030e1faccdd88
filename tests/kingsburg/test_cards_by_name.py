"""Buildings and advisors are records found by name: what one does stands in its record, and no code has its number."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave import kingsburg
from burgrave.games.kingsburg.battle import Recruit
from burgrave.games.kingsburg.build import EndOfSeason
from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    POWERS,
    ROWS,
    SHEET,
    KingsburgComponents,
    by_place,
)
from burgrave.games.kingsburg.dice import GuildGold
from burgrave.games.kingsburg.drawing.province import EFFECTS, effect_parts
from burgrave.games.kingsburg.drawing.tips import tip_building
from burgrave.games.kingsburg.evaluate.judgement import WORTH, yields
from burgrave.games.kingsburg.flow import Season
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.testing import stage
from burgrave.kernel.words import LANGUAGES
from tests.kingsburg.given import box, given, row_to, start
from tests.kingsburg.then import holdings
from tests.titles.given import ANNA, BORIS, offers, play, told
from tests.titles.larger_box import printed_by

HOME = Path(str(burgrave.__file__)).parent / "games" / "kingsburg"

# ---------------------------------------------------------------- what a building does is in its record


def with_record(building: str, **fields: Any) -> KingsburgComponents:
    """The box with another record of a building, in memory; fields that are None are left out."""
    records = SHEET.figures["building"]
    changed = {name: value for name, value in {**records[building], **fields}.items() if value is not None}
    return KingsburgComponents({**SHEET.figures, "building": {**records, building: changed}}, {})


def test_a_building_does_what_its_record_says() -> None:
    """A Blacksmith that pays two gold a season does so, under its own name; the Guild beside it pays as before."""
    position = start(seats=3, components=with_record("blacksmith", does={"season_gold": 2}))
    given(position, ANNA, *row_to("blacksmith"))
    given(position, BORIS, *row_to("merchants_guild"))

    stage(position, GuildGold())

    assert holdings(position, ANNA)["gold"] == 2
    assert holdings(position, BORIS)["gold"] == 1
    assert [line["building"]["key"] for line in told(position, "gives")] == ["building.blacksmith"]
    assert [line["building"]["key"] for line in told(position, "guild")] == ["building.merchants_guild"]


def test_a_building_does_not_do_what_its_record_no_longer_says() -> None:
    """Barracks whose record has nothing to do with soldiers leave the price at two."""
    position = start(seats=3, components=with_record("barracks", does=None))
    given(position, ANNA, *row_to("barracks"), gold=3)

    stage(position, Recruit(ANNA))

    assert offers(position) == ["decline", "recruit 2 gold"]


def test_a_building_may_do_two_things() -> None:
    """An Inn that also gives a point and lets trade; without a line of its own its points are those of buildings."""
    position = start(seats=3, components=with_record("inn", does={"season_points": 2, "points_a_trade": 3}, log=None))
    given(position, ANNA, "inn", wood=1)

    stage(position, EndOfSeason())
    play(position, ANNA, "pay wood")

    assert position.score_sheet(ANNA)["buildings"] == 5
    assert [line["gain"]["args"]["n"] for line in told(position, "trades")] == [3]


def test_drawing_tip_and_judgement_follow_from_the_record() -> None:
    printed = with_record("blacksmith", does={"season_gold": 2})
    number = BUILDINGS.index("blacksmith")

    assert effect_parts(printed.buildings[number]) == ["@season", "2", "@gold", "+1", "@combat"]
    tip = tip_building(number, printed, kingsburg.words("en"))
    assert tip.endswith("At the start of every harvest, before the roll, you get 2 gold.")
    guild = box().buildings[BUILDINGS.index("merchants_guild")]
    smith = box().buildings[number]
    both = yields(smith, 6, 2, 0) + 2 * yields(guild, 6, 2, 0)
    assert yields(printed.buildings[number], 6, 2, 0) == pytest.approx(both)


def test_a_row_of_new_buildings_needs_the_sheet_and_the_catalogues_only() -> None:
    """Four buildings of known kinds in a sixth row are built, drawn, told and judged, and no code is touched."""
    assert printed_by("tests.kingsburg.sixth_row").startswith("played with building.")


def test_everything_that_buildings_can_do_has_words_icons_and_a_worth() -> None:
    assert set(EFFECTS) == set(WORTH) == set(POWERS)
    for language in LANGUAGES:
        for power in POWERS:
            assert kingsburg.words(language).template(f"tip.power.{power}", 1)


def test_what_a_building_does_is_no_printed_figure() -> None:
    """An overlay cannot change it, and a word that the rules do not know is refused."""
    with pytest.raises(BadOverlay):
        box({"building": {"inn": {"does": {"season_gold": 1}}}})
    with pytest.raises(BadOverlay):
        with_record("inn", does={"season_beer": 1})


# ---------------------------------------------------------------- numbers follow from what is printed


def test_numbers_do_not_hang_on_the_order_of_the_file() -> None:
    advisors, buildings = SHEET.figures["advisor"], SHEET.figures["building"]

    assert by_place(dict(sorted(advisors.items())), "value") == ADVISORS
    assert by_place(dict(sorted(buildings.items())), "row", "column") == BUILDINGS
    assert [advisor.id for advisor in box().advisors] == list(ADVISORS)
    assert [building.id for building in box().buildings] == list(BUILDINGS)
    assert [enemy.id for enemy in box().enemies] == list(ENEMIES)


def test_the_records_fill_the_sheet_and_the_court() -> None:
    places = [(record["row"], record["column"]) for record in SHEET.figures["building"].values()]

    assert sorted(places) == [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    assert [SHEET.figures["advisor"][id]["value"] for id in ADVISORS] == list(range(1, len(ADVISORS) + 1))


def test_a_dump_from_before_the_step_had_its_name_can_still_be_read() -> None:
    """`Construction` was called as a building is."""
    position = start(seats=3)
    stage(position, Season())
    dump = position.dump()
    assert "Construction" in str(dump["agenda"])
    old = [["Building" if name == "Construction" else name, *rest] for name, *rest in dump["agenda"]]

    assert kingsburg.load({**dump, "agenda": old}).dump() == dump


# ---------------------------------------------------------------- no number of a component in the code

NUMBERED = ("building", "buildings", "advisor", "advisors", "enemy", "enemies", "card", "court", "helped")
"""Names whose values are numbers of components, or lists in their order."""

HARMLESS = (-1, 0, 1)
"""None, the first or last one, and steps from one to the next."""


def bare_numbers(source: str) -> list[int]:
    """The lines where code has the number of a building, an advisor or an enemy."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if has_bare_number(node):
            line = node.target.lineno if isinstance(node, ast.comprehension) else getattr(node, "lineno", 0)
            lines.add(line)
    return sorted(lines)


def has_bare_number(node: ast.AST) -> Any:
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        names = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
        known = {name.upper() for name in (*BUILDINGS, *ADVISORS, *ENEMIES)}
        return isinstance(node.value, ast.Constant) and any(named(name) in known for name in names)
    if isinstance(node, ast.Call) and named(node.func) in ("has", "works", *NUMBERED):
        return any(numbers(arg) for arg in node.args)
    if isinstance(node, ast.Subscript):
        return named(node.value).lower() in NUMBERED and numbers(node.slice)
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        return any(named(side) in NUMBERED for side in sides) and any(numbers(side) for side in sides)
    if isinstance(node, ast.BinOp):
        return named(node.left) in NUMBERED and numbers(node.right)
    if isinstance(node, (ast.For, ast.comprehension)):
        return named(node.target) in NUMBERED and numbers(node.iter)
    return False


def named(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def numbers(node: ast.AST) -> bool:
    """Is this a number that means one component, or does it list such numbers?"""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and not isinstance(node.value, bool) and node.value not in HARMLESS
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return any(numbers(part) for part in node.elts)
    return isinstance(node, ast.Call) and named(node.func) == "range" and any(numbers(part) for part in node.args)


@pytest.mark.parametrize(
    "code",
    [
        "MARKET: Final = 5",
        "SMUGGLER = 14",
        "province.has(7)",
        "if building == 3: pass",
        "if advisor in (6, 14): pass",
        "gifts = p.printed.advisors[13].gifts",
        "column = building % 4",
        "for advisor in (5, 10, 18): pass",
        "for advisor in range(1, 19): pass",
        "found = [building for building in range(20)]",
        "owner = court[18]",
    ],
)
def test_the_search_for_bare_numbers_finds(code: str) -> None:
    assert bare_numbers(code) == [1]


@pytest.mark.parametrize("path", sorted(HOME.rglob("*.py")), ids=lambda path: str(path.relative_to(HOME)))
def test_no_code_has_the_number_of_a_building_or_an_advisor(path: Path) -> None:
    assert not bare_numbers(path.read_text(encoding="utf-8"))
