"""Small things of the table in a real browser: how buttons begin, menus that close, links that say they were copied."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitors


@pytest.mark.parametrize("language", ["en-US", "ru-RU"])
def test_moves_begin_with_capitals_and_the_head_says_the_whole_title(visitor: Visitors, language: str) -> None:
    ann = visitor(language=language)
    ann.play_now("viscounts")
    ann.my_turn()

    said = ann.page.locator("#moves button, #choices button").all_text_contents()
    assert said
    assert [words for words in said if words[0].islower()] == []
    assert ann.page.evaluate("(name => name.scrollWidth <= name.clientWidth)(document.querySelector('.table-name'))")


def test_the_menu_of_a_seat_closes_after_a_choice_by_escape_and_by_a_click_elsewhere(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    menu = ann.page.locator("#player-1 details.seat-menu")
    for how in ("escape", "elsewhere"):
        menu.locator("summary").click()
        expect(menu).to_have_attribute("open", "")
        if how == "escape":
            ann.press("Escape")
        else:
            ann.page.locator("#prompt").click()
        expect(menu).not_to_have_attribute("open", "")
    menu.locator("summary").click()
    menu.locator("button").click()
    expect(menu).not_to_have_attribute("open", "")


def test_a_link_that_is_copied_says_so(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    ann.page.locator("button.menu").click()
    ann.page.get_by_role("button", name="Copy link for spectators").click()

    expect(ann.page.locator("#copied")).to_have_text("Copied")
