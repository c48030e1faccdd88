"""Paladins of the West Kingdom played in a real browser: against a bot, and alone against the automa."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PHONE, Visitor

Visitors = Callable[..., Visitor]


def play(one: Visitor, moves: int) -> set[str]:
    """Make so many moves by touching the board; gives the kinds of pieces that were touched."""
    touched: set[str] = set()
    for _ in range(moves):
        if not one.my_turn():
            break
        move = one.choose()
        touched |= {re.sub(r"-.*", "", id) for id in move["touch"]}
        one.touch(move)
    one.my_turn()
    return touched


def test_a_whole_game_against_a_bot_is_played_by_touching_the_board(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("paladins", 2, seed=4)
    touched = play(ann, 400)

    assert ann.over
    assert {"action", "worker", "paladin", "tavern", "townsfolk"} <= touched
    expect(ann.page.locator("#over table")).to_contain_text("Attributes")


def test_a_whole_solo_game_is_started_and_played(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU")
    ann.set_up("paladins", 1, seed=2)
    ann.my_turn()
    expect(ann.page.locator("#panel-automa")).to_contain_text("Игрок-бот")
    play(ann, 400)

    assert ann.over


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(visitor: Visitors, size: dict[str, int], dark: bool) -> None:
    ann = visitor(size=size, dark=dark)
    ann.set_up("paladins", 3, seed=5)
    ann.my_turn()
    ann.check_with_axe()
    assert ann.small_targets() == []
    assert not ann.scrolls()
