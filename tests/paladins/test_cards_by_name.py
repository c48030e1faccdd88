"""Cards by name: one more of a known kind is a record and its name in two languages, and no line of code."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.titles.larger_box import printed_by

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def more() -> dict[str, Any]:
    """What was seen in a box with a baker, a pirate and another king's favour."""
    found: dict[str, Any] = json.loads(printed_by("tests.paladins.one_more"))
    return found


def piece(drawn: str, id: str) -> str:
    """What is drawn from a piece to the next one."""
    assert drawn.count(f'id="{id}"') == 1, id
    return drawn.partition(f'id="{id}"')[2].partition('id="')[0]


def test_one_more_card_comes_behind_the_others(more: dict[str, Any]) -> None:
    """Ids and their order stay."""
    assert more["ids"] == ["baker_1", "pirate_1", "scouts_or_faith"]


def test_one_more_townsfolk_can_be_hired(more: dict[str, Any]) -> None:
    assert more["offered"] == ["hire abbot_1", "hire baker_1"]
    assert more["said"] == {
        "en": "Hire Baker 1 (free), at once 1 provision; convert: 2 silver",
        "ru": "Нанять: Пекарь 1 (бесплатно), сразу 1 припас; обращение: 2 серебра",
    }
    assert more["touched"] == ["townsfolk-5"]
    assert more["held"] == ["townsfolk.baker"]


def test_one_more_townsfolk_gives_what_it_says(more: dict[str, Any]) -> None:
    """A provision when hired, two silver for a conversion, two labourers when discarded."""
    assert more["hired"] == {"silver": 1, "provisions": 1}
    assert more["at_work"] == {"silver": 3, "provisions": 1}
    assert more["sent_away"] == {"labourer": 2}


def test_one_more_townsfolk_is_drawn_in_the_row_and_in_the_party(more: dict[str, Any]) -> None:
    for drawn, id in ((more["row"], "townsfolk-5"), (more["party"], "party-0-baker_1")):
        face = piece(drawn, id)
        assert 'data-rule="townsfolk-baker_1"' in face
        assert "Baker" in face
        assert "In the party: convert: 2 silver." in face


def test_one_more_outsider_can_be_attacked_and_converted(more: dict[str, Any]) -> None:
    """An influence and a merchant for an attack; two steps of strength, and in the end a point for two garrisons."""
    assert more["attacked"] == {"strength": 5, "influence": 1, "merchant": 1}
    assert more["converted"] == {"faith": 5, "strength": 2}
    assert more["earned"]["outsiders"] == 2
    assert 'data-rule="outsider-pirate_1"' in piece(more["frontier"], "outsider-1")


def test_one_more_favour_can_be_used(more: dict[str, Any]) -> None:
    assert more["favours"] == ["favour scouts_or_faith cleric"]
    assert more["choices"] == ["choose 2 scout", "choose 1 faith"]
    assert more["favoured"] == {"scout": 2}
    assert 'data-rule="favour-scouts_or_faith"' in piece(more["town"], "favour-1")


def test_one_more_card_has_its_tip_and_its_line_in_the_rules(more: dict[str, Any]) -> None:
    assert more["tips_en"] == [
        "Baker 1. Discarded: 2 labourers. Hired at once: 1 provision. In the party: convert: 2 silver.",
        "Pirate 1 (Saracens). Attacked: 1 influence, 1 merchant. Converted: 2 strength; 1 point for every 2 garrisons.",
        "Scouts or faith. Worker: cleric; price: 1 provision. Gives: 2 scouts / 1 faith.",
    ]
    assert [tip.partition(".")[0] for tip in more["tips_ru"]] == [
        "Пекарь 1",
        "Пират 1 (сарацины)",
        "Разведчики или вера",
    ]
    for language in ("en", "ru"):
        for anchor in ("townsfolk-baker_1", "outsider-pirate_1", "favour-scouts_or_faith"):
            assert f'id="{anchor}"' in more[f"rules_{language}"]


def test_what_the_duke_has_learned_goes_with_one_more_card(more: dict[str, Any]) -> None:
    assert more["learned"]
