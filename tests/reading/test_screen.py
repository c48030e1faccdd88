"""Text for a terminal: nothing too wide, columns under one another, a mark for whoever is asked."""

from __future__ import annotations

import pytest

from burgrave import burgundy
from burgrave.reading.screen import INDENT, WIDTH, columns, marked, named, shown, turn_order, wrapped

pytestmark = pytest.mark.once


def test_no_line_is_wider_than_the_screen() -> None:
    assert shown(["x" * 2 * WIDTH, "short   "]) == f"{'x' * WIDTH}\nshort"


def test_a_long_list_goes_on_farther_in() -> None:
    first, second = wrapped(" ".join(["word"] * 25), INDENT, "  ")

    assert first.startswith(INDENT + "word")
    assert second.startswith(INDENT + "  word")
    assert first.count("word") + second.count("word") == 25
    assert len(first) <= WIDTH


def test_columns_stand_under_one_another_and_fill_the_screen() -> None:
    upper, lower = columns([["a", "bb"], ["ccc", "d"]], [3, 2])

    assert upper.index("bb") == lower.index("d")
    assert len(upper) == len(lower) <= WIDTH


def test_whoever_is_asked_has_a_mark() -> None:
    assert [marked({"asked": [1]}, seat, "Anna") for seat in (0, 1)] == ["  Anna", "> Anna"]


def test_things_and_players_are_called_by_their_names() -> None:
    words = burgundy.words("en", ["Anna", "Boris"])

    assert named(words, "good", ["red", "orange"], "nothing") == "red, orange"
    assert named(words, "good", [], "nothing") == "nothing"
    assert turn_order({"order": [1, 0]}, words).endswith("Boris, Anna")
