"""The long pages of rules, one for every title, read by axe: in both languages, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgrave.kernel.title import title_ids
from tests.browser.visitor import DESKTOP, PHONE, Visitor

TITLES = [id for id in title_ids() if id != "bidding"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("size", "language", "dark"), [(DESKTOP, "en-US", False), (PHONE, "ru-RU", True)], ids=["desktop", "phone"]
)
def test_axe_finds_nothing_in_the_rules(
    visitor: Callable[..., Visitor], title: str, size: dict[str, int], language: str, dark: bool
) -> None:
    ann = visitor(size=size, language=language, dark=dark)
    ann.open(f"/rules/{title}")

    assert ann.page.locator("main h2").count() > 5
    ann.check_with_axe()
