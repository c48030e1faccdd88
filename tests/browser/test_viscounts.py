"""Viscounts of the West Kingdom played in a real browser: against a bot, and alone against an automa."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PHONE, Visitor

Visitors = Callable[..., Visitor]

PICTURES = os.environ.get("BURGRAVE_PICTURES")
"""Where to put the pictures for the README; `make pictures` says so."""


def choose(one: Visitor) -> dict[str, Any]:
    """Build whenever that can be done, even with a dismissal; else rather do something than nothing."""
    moves: list[dict[str, Any]] = one.state["moves"]
    for wanted in ("build", "dismiss build", "transcribe", "workers", "hire", "exchange"):
        found = [move for move in moves if move["move"].startswith(wanted)]
        if found and (wanted.endswith("build") or one.chance.random() < 0.8):
            return one.chance.choice(found)
    doing = [move for move in moves if move["move"].split()[0] not in ("pass", "decline", "dismiss")]
    return one.chance.choice(doing or moves)


def play(one: Visitor, moves: int) -> set[str]:
    """Make so many moves by touching the board; gives the kinds of pieces that were touched."""
    touched: set[str] = set()
    for _ in range(moves):
        if not one.my_turn():
            break
        move = choose(one)
        touched |= {re.sub(r"-.*", "", id) for id in move["touch"]}
        one.touch(move)
    one.my_turn()
    return touched


def by_words(one: Visitor, moves: int) -> None:
    """On a phone: from the list of moves in words, looking at what can be touched in between."""
    for _ in range(moves):
        if not one.my_turn():
            break
        assert one.unreachable() == []
        one.page.locator("#tabs button").last.click()
        move, seq = choose(one), one.seq
        one.page.locator("#moves button").get_by_text(move["words"], exact=True).first.click()
        if one.page.locator("#confirm").count():
            one.page.locator("#confirm").click()
        one.after(seq)
    one.my_turn()


def test_a_whole_game_against_a_bot_is_played_by_touching_the_board(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("viscounts", 2, seed=4)
    touched = play(ann, 600)

    assert ann.over
    assert {"pair", "hand", "location", "offer", "section", "manuscript", "townsfolk"} <= touched
    expect(ann.page.locator("#over table")).to_contain_text("Workers in the castle")
    assert ann.page.title().startswith("Over")


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-US"), (PHONE, "ru-RU")], ids=["desktop", "phone"])
def test_a_solo_game_is_started_and_played(visitor: Visitors, size: dict[str, int], language: str) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("viscounts", 1, {"automa": "builder"}, seed=2)
    ann.my_turn()
    expect(ann.page.locator("#panel-board-1 #aims")).to_have_count(1)
    if size is PHONE:
        by_words(ann, 8)
        assert ann.unreachable() == []
    else:
        touched = play(ann, 600)
        assert ann.over
        assert {"building", "spot"} <= touched
        expect(ann.page.locator("#over thead")).to_contain_text("Builder AI")
        expect(ann.page.locator("#over tbody")).to_contain_text("Leftover resources")
        ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        assert ann.page.evaluate("(r => r.scrollWidth <= r.clientWidth)(document.querySelector('#over .scroll'))")
    assert not ann.scrolls()


@pytest.mark.parametrize(("seats", "language"), [(1, "ru-RU"), (2, "en-US"), (3, "ru-RU"), (4, "ru-RU")])
def test_on_a_desktop_the_whole_position_is_on_one_screen(visitor: Visitors, seats: int, language: str) -> None:
    ann = visitor(language=language)
    ann.set_up("viscounts", seats, seed=seats)
    play(ann, 6)

    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_letters(10.5) == []


def test_on_a_phone_every_target_is_large_and_in_sight_or_behind_a_marked_tab(visitor: Visitors) -> None:
    ann = visitor(size=PHONE, touch=True)
    ann.set_up("viscounts", 4, seed=3)
    for _ in range(6):
        by_words(ann, 1)
        for tab in ("own", "kingdom", "castle", "street"):
            ann.page.locator(f"#tabs button[data-tab={tab}]").tap()
            assert ann.small_targets(44, "#panels [data-touch=open]") == []
            assert ann.small_letters(10.5) == []
    assert not ann.scrolls()


def test_the_language_can_be_changed_at_any_time(visitor: Visitors) -> None:
    anna = visitor(language="ru-RU")
    anna.play_now("viscounts")
    anna.my_turn()
    expect(anna.page.locator("#panel-castle")).to_contain_text("Ущелье")
    anna.page.locator("button[lang=en]").click()
    anna.ready()
    anna.my_turn()
    expect(anna.page.locator("#panel-castle")).to_contain_text("Gorge")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(visitor: Visitors, size: dict[str, int], dark: bool) -> None:
    ann = visitor(size=size, dark=dark)
    if dark == (size is PHONE):
        # Long pages take axe long: each is read once.
        ann.open("/setup/viscounts" if dark else "/rules/viscounts")
        ann.check_with_axe()
    ann.set_up("viscounts", 2 if dark else 3, seed=5)
    ann.my_turn()
    ann.check_with_axe()
    assert ann.small_targets() == []
    assert not ann.scrolls()


def test_pictures_of_the_table_for_the_readme(visitor: Visitors) -> None:
    """A desktop and a phone in the middle of a game, always the same one."""
    ann = visitor()
    ann.set_up("viscounts", 3, seed=7)
    play(ann, 60 if PICTURES else 3)
    pictures = [ann.page.screenshot()]
    ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    ann.page.wait_for_timeout(300)
    pictures.append(ann.page.screenshot())

    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    if PICTURES:
        for name, picture in zip(("desktop", "phone"), pictures, strict=True):
            (Path(PICTURES) / f"viscounts-{name}.png").write_bytes(picture)
