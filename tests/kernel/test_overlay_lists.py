"""Lists of a length that an overlay may change, within what their shape allows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burgrave.kernel.components import Sheet
from burgrave.kernel.errors import BadOverlay


@pytest.fixture
def sheet(tmp_path: Path) -> Sheet:
    """A card with one way and a price for each of two players."""
    file = tmp_path / "components.toml"
    file.write_text('[card.a]\nways = [{ gold = 1 }]\nprices = [3, 4]\nsource = "assumed"\n')
    return Sheet(file, {"card": {"ways": [{"gold": range(1, 4)}, range(1, 4)], "prices": [range(9)]}})


@pytest.mark.parametrize("ways", [[{"gold": 2}], [{"gold": 1}, {"gold": 3}], [{}, {}, {}]])
def test_a_list_may_have_any_length_of_its_range(sheet: Sheet, ways: list[dict[str, int]]) -> None:
    assert sheet.overlaid({"card": {"a": {"ways": ways}}})["card"]["a"]["ways"] == ways


@pytest.mark.parametrize("ways", [[], [{}] * 4, {"gold": 1}, 2])
def test_another_length_is_refused_with_what_is_allowed(sheet: Sheet, ways: Any) -> None:
    with pytest.raises(BadOverlay, match=r"card\.a\.ways must be a list of 1 to 3"):
        sheet.overlaid({"card": {"a": {"ways": ways}}})


def test_the_parts_of_such_a_list_are_checked(sheet: Sheet) -> None:
    with pytest.raises(BadOverlay, match=r"card\.a\.ways\[1\]\.gold"):
        sheet.overlaid({"card": {"a": {"ways": [{"gold": 1}, {"gold": 9}]}}})


def test_a_list_without_a_range_keeps_its_length(sheet: Sheet) -> None:
    with pytest.raises(BadOverlay, match="must be a list of 2"):
        sheet.overlaid({"card": {"a": {"prices": [3]}}})
