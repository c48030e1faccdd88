"""A townsfolk, a scheme or a manuscript of a known kind is a record of the sheet and a name in both catalogues."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.titles.larger_box import printed_by


@pytest.fixture(scope="module")
def seen() -> dict[str, Any]:
    """What becomes of cards that the code has never heard of."""
    found: dict[str, Any] = json.loads(printed_by("tests.viscounts.larger_box"))
    return found


def test_a_new_townsfolk_is_hired_for_its_effect(seen: dict[str, Any]) -> None:
    assert seen["said"] == {
        "en": "hire Herald; cost: 2 silver; at once: 2 ink",
        "ru": "нанять: Герольд; плата: 2 серебра; сразу: 2 чернильницы",
    }
    assert seen["discard"][-1] == "herald"
    assert seen["hired for"] == {"ink": 2}


def test_a_new_townsfolk_is_played_and_its_ability_works(seen: dict[str, Any]) -> None:
    assert "play herald" in seen["playable"]
    assert seen["played for"] == {"gold": 1}
    assert seen["virtue"] == 5


def test_a_new_townsfolk_is_drawn_and_has_a_tip(seen: dict[str, Any]) -> None:
    assert 'id="townsfolk-lake" class="piece" role="img" aria-label="Herald, ' in seen["drawn"]
    assert 'data-tip="Herald: 2 silver, icons: merchant, noble. Hired or dismissed: 2 ink.' in seen["drawn"]


def test_a_new_townsfolk_stands_on_the_rules_page_and_can_be_corrected(seen: dict[str, Any]) -> None:
    assert '<tr id="card-herald"><th scope="row">Herald</th>' in seen["rules"]
    assert seen["corrected"] == 4


def test_the_automa_reveals_a_new_scheme_and_does_what_it_says(seen: dict[str, Any]) -> None:
    assert seen["revealed"] == "start_feud"
    assert seen["automa"]["deeds"] == 1
    assert '<tr id="card-start_feud"><th scope="row">Feud</th>' in seen["rules"]


def test_a_new_manuscript_counts_at_the_end(seen: dict[str, Any]) -> None:
    assert seen["manuscripts"] == 6
    assert "manuscript.blue_psalter_0" in seen["held"]
