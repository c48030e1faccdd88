"""The page of rules in a browser: searched, opened at an icon, printed, and pictures of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitors

PICTURES = os.environ.get("BURGRAVE_PICTURES")
"""Where to put the pictures for the documentation; `make pictures` says so."""

MOST_BYTES = 400_000
"""So much of a page travels over the wire."""


def test_a_search_hides_what_does_not_hold_the_words_and_tells_the_count(visitor: Visitors) -> None:
    ann = visitor()
    ann.open("/rules/kingsburg")
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("goblins")

    expect(ann.page.locator("search [role=status]")).to_have_text("Found: 10")
    expect(ann.page.locator("#enemies")).to_be_visible()
    expect(ann.page.locator("#enemy-y1_goblins_2")).to_be_visible()
    expect(ann.page.locator("#enemy-y1_barbarians_2")).to_be_hidden()
    expect(ann.page.locator("#setup")).to_be_hidden()
    expect(ann.page.locator("nav a[href='#setup']")).to_be_hidden()
    ann.check_with_axe()

    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#setup")).to_be_visible()
    expect(ann.page.locator("search [role=status]")).to_have_text("")


def test_a_search_finds_words_with_either_letter_in_russian(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU", size=PHONE)
    ann.open("/rules/kingsburg")
    ann.page.locator("#find").fill("звездочет")

    expect(ann.page.locator("#advisor-7")).to_be_visible()
    expect(ann.page.locator("#advisor-8")).to_be_hidden()


def test_a_tip_leads_to_the_icon_in_the_legend(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("kingsburg", 2, seed=4)
    ann.my_turn()
    box = ann.page.locator("#advisor-9").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 20, box["y"] + 40)
    ann.page.mouse.move(box["x"] + 22, box["y"] + 40)
    link = ann.page.locator("#tip .icons a", has_text="Wood")
    expect(link).to_be_visible()
    address = link.get_attribute("href")
    assert address is not None
    assert address.endswith("#icon-wood")

    ann.page.goto(ann.address + address)
    expect(ann.page.locator("#icon-wood")).to_be_in_viewport()


def test_the_menu_of_a_table_opens_the_legend(visitor: Visitors) -> None:
    ann = visitor(size=PHONE)
    ann.set_up("emara", 2, seed=4)
    ann.my_turn()
    ann.page.locator(".menu").click()
    link = ann.page.locator("#tools a[href$='#icons']")

    expect(link).to_be_visible()
    ann.page.goto(f"{ann.address}{link.get_attribute('href')}")
    expect(ann.page.locator("#icons h2")).to_be_in_viewport()


@pytest.mark.parametrize("title", ["kingsburg", "burgundy", "emara", "paladins", "viscounts"])
def test_pictures_of_the_rules_and_a_page_that_is_small_on_the_wire(visitor: Visitors, title: str) -> None:
    ann = visitor()
    for language in ("ru", "en"):
        answer = ann.page.request.get(f"/rules/{title}", headers={"accept-language": language})
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < MOST_BYTES
    ann.open(f"/rules/{title}")
    ann.page.evaluate("document.getElementById('board').scrollIntoView()")
    picture = ann.page.screenshot()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ann.page.emulate_media(media="print")
    expect(ann.page.locator(".rules nav")).to_be_hidden()
    expect(ann.page.locator("search")).to_be_hidden()
    expect(ann.page.locator("#board .position").first).to_be_visible()
    if PICTURES:
        (Path(PICTURES) / f"{title}-rules.png").write_bytes(picture)
