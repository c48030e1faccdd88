"""An owner of the box corrects figures in a real browser, keeps them, plays with them, and sends them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from burgrave.kernel.title import title_named
from burgrave.reading.corrections import doubts
from tests.browser.tastes import TASTES
from tests.browser.test_titles import TITLES
from tests.browser.visitor import DESKTOP, Visitor, Visitors

SMALL = {"width": 360, "height": 780}

HUTS = [doubt for doubt in doubts(title_named("emara")) if doubt.table == "hut" and doubt.field == "cost"]
"""The huts of Crown of Emara whose prices are in doubt."""


def unfold(one: Visitor, kind: str) -> None:
    """Open a kind of components."""
    found = one.page.locator(f"details[id='{kind}']")
    if found.get_attribute("open") is None:
        found.locator("> summary").click()


def write(one: Visitor, place: str, **parts: str) -> None:
    """Write what is printed; things that are not named are none."""
    unfold(one, place.partition(".")[0])
    for part in ("wood", "grain", "stone", "cloth"):
        one.page.locator(f"[id='{place}.{part}']").fill(parts.get(part, ""))


def check(one: Visitor) -> None:
    one.page.locator(".send button.main").click()
    one.page.wait_for_load_state()


@pytest.mark.parametrize(
    ("size", "language", "written", "told"),
    [(DESKTOP, "en-US", "wood 1", "1 wood"), (SMALL, "ru-RU", "Дерево 1", "1 Дерево")],
    ids=["desktop", "phone"],
)
def test_corrected_prices_are_sent_kept_and_played_with(
    visitor: Visitors, size: dict[str, int], language: str, written: str, told: str
) -> None:
    ann = visitor(size=size, language=language)
    ann.open("/rules/emara")
    ann.page.locator("#sources a.button").click()
    for hut in HUTS:
        write(ann, hut.place, wood="1")
    check(ann)

    # The text to send, and a hut drawn as it is printed.
    expect(ann.page.locator("#letter")).to_have_value(re.compile(f"-> {written}\n"))
    first = HUTS[0].id
    expect(ann.page.locator(f"fieldset[id='hut.{first}'] svg.component use")).to_have_count(1)
    ann.check_with_axe()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]

    # The overlay as a file.
    with ann.page.expect_download() as download:
        ann.page.locator(".told button[value=download]").click()
    overlay = tomllib.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert overlay == {"hut": {hut.id: {"cost": {"wood": 1}} for hut in HUTS}}

    # A table with it, for one player, so that nobody else moves into the huts: the price on the board,
    ann.page.locator(".told button[value=setup]").click()
    ann.page.locator("input[name=seats][value='1']").check()
    ann.page.locator("details.options summary").last.click()
    ann.page.locator("input[name=seed]").fill("4")
    ann.page.locator("form.setup button.main").click()
    ann.taste = TASTES["emara"]
    ann.ready()
    ann.my_turn()
    table = ann.page.url
    expect(ann.page.locator(f"#hut-{first} use[href='#i-wood']")).to_have_count(1)
    assert told in str(ann.page.locator(f"#hut-{first}").get_attribute("aria-label"))
    # in the move,
    hires = [f"hire {hut.id}" for hut in HUTS]
    for _ in range(100):
        # Whoever has no wood pays with a coin, and with the card it is cheaper.
        if any(move["move"] in hires and told in move["words"] for move in ann.state["moves"]):
            break
        ann.hurry(1)
    assert not ann.over
    # and on the rules page of the table.
    ann.open(f"{table}/rules")
    expect(ann.page.locator(f"#huts-{first.rpartition('_')[0]}")).to_contain_text(told)
    expect(ann.page.locator("#sources #changed")).to_be_visible()


def test_a_game_against_bots_is_played_at_once_with_the_corrected_price(visitor: Visitors) -> None:
    ann = visitor()
    ann.open("/box/emara")
    write(ann, HUTS[0].place, wood="5", cloth="5")
    ann.page.locator(".send button[value=play]").click()
    ann.ready()
    ann.my_turn()

    # Dear as it is, nobody has moved in.
    assert "#" not in ann.page.url
    expect(ann.page.locator(f"#hut-{HUTS[0].id} use")).to_have_count(10)
    expect(ann.page.locator("a[target=_blank]").first).to_have_attribute("href", re.compile(r"^/t/[^/]+/rules$"))


def test_a_wrong_value_is_told_beside_its_field_and_nothing_is_lost(visitor: Visitors) -> None:
    ann = visitor(size=SMALL, dark=True)
    ann.open("/box/emara")
    right, wrong = HUTS[0].place, HUTS[1].place
    write(ann, right, stone="5")
    write(ann, wrong, stone="six")
    # By the keyboard alone: Enter in a field checks the form.
    ann.page.locator(f"[id='{wrong}.stone']").press("Enter")

    line = ann.page.locator(f"[id='{wrong}.stone.wrong']")
    expect(line).to_have_text("a whole number from 0 to 5 is needed here, not “six”")
    expect(ann.page.locator(f"[id='{wrong}.stone']")).to_have_value("six")
    expect(ann.page.locator(f"[id='{right}.stone']")).to_have_value("5")
    ann.check_with_axe()
    ann.page.locator(".told a").click()
    assert ann.page.evaluate("document.activeElement.id") == f"{wrong}.stone"

    ann.press("Control+A", "5", "Enter")

    expect(ann.page.locator(".told h2")).to_have_text("2 figures corrected")


def test_whoever_comes_back_from_the_table_finds_what_was_written(visitor: Visitors) -> None:
    ann = visitor()
    ann.open("/box/emara")
    write(ann, HUTS[0].place, cloth="4")
    check(ann)
    ann.page.locator(".told button[value=setup]").click()
    expect(ann.page.locator("#figures")).to_have_value(re.compile("cloth = 4"))

    ann.page.go_back()

    expect(ann.page.locator(f"[id='{HUTS[0].place}.cloth']")).to_have_value("4")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("size", "language", "dark"), [(DESKTOP, "en-US", False), (SMALL, "ru-RU", True)], ids=["desktop", "phone"]
)
def test_the_page_of_every_title_is_clean_and_fits(
    visitor: Visitors, title: str, size: dict[str, int], language: str, dark: bool
) -> None:
    ann = visitor(size=size, language=language, dark=dark)
    ann.open(f"/box/{title}")
    for kind in ann.page.locator("details.kind").all():
        unfold(ann, str(kind.get_attribute("id")))
    # Some cards of every kind are enough to be read closely.
    ann.page.evaluate(
        """for (const all of document.querySelectorAll('.components'))
            [...all.children].slice(4).forEach(one => one.remove());"""
    )

    ann.check_with_axe()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    written = "main input:not([type=checkbox]), main label:has([type=checkbox]), main select, main textarea"
    assert ann.small_targets(24, f"{written}, main button, main summary") == []
