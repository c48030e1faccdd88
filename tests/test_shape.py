"""One shape for every title: the same thing in the same file, one name for one class, nothing known by a bare number.

What is not yet as it should be stands in the tables of exceptions below. They can only get shorter: whatever is not in
them is a failure, and so is an exception that is no longer needed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from burgrave.cli.new_title import write
from tests.shape import (
    DRAWN,
    HOLDS,
    HOUSE,
    LONGEST,
    bare_numbers,
    by_class_name,
    misshapen,
    outside,
    same_classes,
    too_long,
    within,
)

pytestmark = pytest.mark.once

OURS = sorted(path.parent for path in (HOUSE / "games").glob("*/__init__.py"))
BIDDING = Path(__file__).parent / "others" / "bidding"

# ---------------------------------------------------------------------- exceptions, to be emptied

LONG: dict[str, int] = {}
"""Files that are longer, and how long they may be."""


# ---------------------------------------------------------------------- all titles are as they should be


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `burgrave new-title` writes."""
    folder = tmp_path_factory.mktemp("titles") / "tiny"
    write(folder, "tiny")
    return folder / "tiny"


@pytest.mark.parametrize("title", [*OURS, BIDDING], ids=lambda title: title.name)
def test_a_title_has_the_shape_of_all_titles(title: Path) -> None:
    assert not misshapen(title, drawn=title != BIDDING)


@pytest.mark.parametrize("title", [*OURS, BIDDING], ids=lambda title: title.name)
def test_a_class_of_a_title_has_a_name_of_its_own(title: Path) -> None:
    assert not same_classes(title)


def test_a_class_outside_the_titles_has_a_name_of_its_own() -> None:
    assert not [name for name, times in outside().items() if times > 1]


def test_no_file_is_too_long() -> None:
    # Whatever is shorter than it was, yet too long, is still an exception.
    found = {path: max(lines, LONG.get(path, 0)) for path, lines in too_long(HOUSE).items()}

    assert not within(found, LONG)
    assert not too_long(BIDDING)


def test_no_step_is_recognised_by_the_name_of_its_class() -> None:
    assert not by_class_name(HOUSE / "games")
    assert not by_class_name(BIDDING)


def test_no_monastery_is_a_bare_number() -> None:
    assert not bare_numbers(HOUSE / "games")


def test_a_new_title_has_the_shape_of_all_titles(tiny: Path) -> None:
    assert not misshapen(tiny)
    assert not same_classes(tiny)
    assert not too_long(tiny)
    assert not by_class_name(tiny)
    assert not bare_numbers(tiny)


# ---------------------------------------------------------------------- every check can fail


@pytest.fixture
def copy(tiny: Path, tmp_path: Path) -> Path:
    """A title to spoil."""
    return Path(shutil.copytree(tiny, tmp_path / "tiny"))


def add(line: str) -> Callable[[Path], None]:
    """Write something more into a chapter."""

    def spoil(title: Path) -> None:
        path = title / "selling.py"
        path.write_text(f"{path.read_text(encoding='utf-8')}\n\n{line}\n", encoding="utf-8")

    return spoil


def move(name: str, to: str) -> Callable[[Path], None]:
    """Put a file elsewhere."""

    def spoil(title: Path) -> None:
        (title / to).parent.mkdir(exist_ok=True)
        (title / name).rename(title / to)

    return spoil


@pytest.mark.parametrize("name", [*HOLDS, *DRAWN])
def test_a_missing_file_is_noticed(copy: Path, name: str) -> None:
    (copy / name).unlink()

    assert f"{name} is missing" in misshapen(copy)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (move("drawing/tips.py", "tips.py"), "tips.py belongs into drawing/"),
        (move("evaluate/judgement.py", "judgement.py"), "judgement.py belongs into evaluate/"),
        (move("drawing/stall.py", "drawing_stall.py"), "drawing_stall.py belongs into a folder"),
        (move("setup.py", "set_up.py"), "set_up.py is called setup.py elsewhere"),
        (move("drawing/stall.py", "pictures/stall.py"), "pictures/ is no folder of a title"),
        (move("selling.py", "drawing/selling.py"), "there is no chapter of the rulebook"),
        (move("reading/screen.py", "moves.py"), "moves.py has no BOOK"),
        (move("selling.py", "options.py"), "options.py has no *Options"),
    ],
)
def test_a_thing_in_the_wrong_file_is_noticed(copy: Path, spoil: Callable[[Path], None], said: str) -> None:
    spoil(copy)

    assert said in misshapen(copy)


@pytest.mark.parametrize("name", ["Position", "Panel", "Duke", "Store", "Findings"])
def test_a_class_with_the_name_of_one_outside_is_noticed(copy: Path, name: str) -> None:
    add(f"class {name}:\n    pass")(copy)

    assert same_classes(copy) == [name]


def test_two_classes_of_one_name_are_noticed(copy: Path) -> None:
    add("class Stall:\n    pass")(copy)

    assert same_classes(copy) == ["Stall"]


def test_a_long_file_is_noticed_unless_it_is_read(copy: Path) -> None:
    for name in ("scoring.py", "reading/rulebook.py"):
        (copy / name).write_text("#\n" * (LONGEST + 1))

    assert too_long(copy) == {"scoring.py": LONGEST + 1}


@pytest.mark.parametrize(
    ("notices", "line", "found"),
    [
        (bare_numbers, "p.works(seat, 7)", 1),
        (bare_numbers, "realm.armed(12)", 1),
        (bare_numbers, "works(p, seat, 7)", 1),
        (bare_numbers, "p.works(seat, monasteries.SELLS_TWICE)", 0),
        (by_class_name, 'known = type(step).__name__ == "Sell"', 1),
        (by_class_name, 'known = "Sell" != step.__class__.__name__', 1),
        (by_class_name, 'known = type(step).__name__ in ("Sell", "Wish")', 1),
        (by_class_name, "name = type(step).__name__", 1),
        (by_class_name, 'key = f"ask.{type(step).__name__}"', 0),
    ],
)
def test_a_bare_monastery_number_and_a_comparison_with_the_name_of_a_class_are_noticed(
    copy: Path, notices: Callable[[Path], dict[str, int]], line: str, found: int
) -> None:
    add(line)(copy)

    assert notices(copy) == ({"selling.py": found} if found else {})


def test_exceptions_can_only_get_fewer() -> None:
    assert not within({"a.py": 2}, {"a.py": 2})
    assert within({"a.py": 3, "b.py": 1}, {"a.py": 2}) == ["a.py: 3 instead of 2", "b.py: 1 instead of 0"]
    assert within({"a.py": 1}, {"a.py": 2}) == ["a.py: only 1 left of 2, take the exception out"]
