"""A view as plain data for a terminal: a mark for whoever is asked, things by their names."""

from __future__ import annotations

import pytest

from burgrave import burgundy
from burgrave.reading.screen import named, player_heading, turn_order

pytestmark = pytest.mark.once


def test_whoever_is_asked_has_a_mark() -> None:
    assert [player_heading({"asked": [1]}, seat, "Anna").asked for seat in (0, 1)] == [False, True]


def test_things_and_players_are_called_by_their_names() -> None:
    words = burgundy.words("en", ["Anna", "Boris"])

    assert named(words, "good", ["red", "orange"], "nothing") == "red, orange"
    assert named(words, "good", [], "nothing") == "nothing"
    assert turn_order({"order": [1, 0]}, words).endswith("Boris, Anna")
