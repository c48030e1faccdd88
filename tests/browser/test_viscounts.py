"""Viscounts of the West Kingdom played in a real browser: against a bot, and alone against an automa."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PHONE, Visitors


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-US"), (PHONE, "ru-RU")], ids=["desktop", "phone"])
def test_a_solo_game_is_started_and_played(visitor: Visitors, size: dict[str, int], language: str) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("viscounts", 1, {"automa": "builder"}, seed=2)
    ann.my_turn()
    expect(ann.page.locator("#panel-board-1 #aims")).to_have_count(1)
    if size is PHONE:
        ann.play_by_words(8)
        assert ann.unreachable() == []
    else:
        touched = ann.play(100)
        ann.hurry(600)
        assert ann.over
        assert {"building", "spot"} <= touched
        expect(ann.page.locator("#over thead")).to_contain_text("Builder AI")
        expect(ann.page.locator("#over tbody")).to_contain_text("Leftover resources")
        ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        assert ann.page.evaluate("(r => r.scrollWidth <= r.clientWidth)(document.querySelector('#over .scroll'))")
    assert not ann.scrolls()


def test_on_a_phone_every_target_is_large_and_in_sight_or_behind_a_marked_tab(visitor: Visitors) -> None:
    ann = visitor(size=PHONE, touch=True)
    ann.set_up("viscounts", 4, seed=3)
    for _ in range(6):
        ann.play_by_words(1)
        for tab in ("own", "kingdom", "castle", "street"):
            ann.page.locator(f"#tabs button[data-tab={tab}]").tap()
            assert ann.small_targets(44, "#panels [data-touch=open]") == []
            assert ann.small_letters(10.5) == []
    assert not ann.scrolls()
