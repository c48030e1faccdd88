"""Paladins of the West Kingdom played in a real browser: against a bot, and alone against the automa."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitors


def test_a_whole_game_against_a_bot_is_played_by_touching_the_board(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("paladins", 2, seed=4)
    touched = ann.play(400)

    assert ann.over
    assert {"action", "worker", "paladin", "tavern", "townsfolk"} <= touched
    expect(ann.page.locator("#over table")).to_contain_text("Attributes")


def test_a_whole_solo_game_is_started_and_played(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU")
    ann.set_up("paladins", 1, seed=2)
    ann.my_turn()
    expect(ann.page.locator("#panel-automa")).to_contain_text("Игрок-бот")
    ann.play(400)

    assert ann.over
