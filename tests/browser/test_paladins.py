"""Paladins of the West Kingdom played in a real browser: against a bot, and alone against the automa."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from burgrave import paladins
from burgrave.bots import bot_named
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from tests.browser.visitor import DESKTOP, PHONE, Visitors

LARGE = {"width": 1920, "height": 1080}


def late_game(folder: Path, seats: int) -> Path:
    """A game in its last round, the first player about to act."""
    game = Game(paladins, seats, 4, {}, {})
    position = game.position
    assert isinstance(position, Paladins)
    bots = [bot_named("page", seat) for seat in range(seats)]
    rng = Rng(1)
    while position.round < position.printed.rounds or position.mover or not any(position.boards[0].placed):
        seat = position.mover
        game.play(bots[seat].choose(position.imagine(seat, rng), seat), seat)
    file = folder / f"late-{seats}.json"
    file.write_text(game.record.text())
    return file


def test_a_whole_solo_game_is_started_and_played_and_both_score_sheets_are_shown(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU")
    ann.set_up("paladins", 1, seed=2)
    ann.my_turn()
    expect(ann.page.locator("#panel-automa")).to_contain_text("Игрок-бот")
    ann.play(60)
    ann.hurry(400)

    assert ann.over
    expect(ann.page.locator("#over thead")).to_contain_text("Игрок-бот")
    assert ann.page.locator("#over tfoot td").count() == 2


def test_a_solo_game_is_started_and_played_on_a_phone(visitor: Visitors) -> None:
    ann = visitor(size=PHONE)
    ann.set_up("paladins", 1, {"difficulty": "hard"}, seed=2)
    ann.play_by_words(8)

    assert ann.unreachable() == []
    assert not ann.scrolls()


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1366", "1920"])
def test_late_in_a_game_of_four_all_is_still_in_sight(visitor: Visitors, tmp_path: Path, size: dict[str, int]) -> None:
    ann = visitor(size=size)
    ann.open_record(late_game(tmp_path, 4))

    assert ann.page.locator("#panels .own [id^=party-]").count() >= 2
    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_letters(9.5) == []
    assert ann.small_targets(42, "#panels [data-touch=open]") == []


def test_on_a_phone_every_target_is_large_and_in_sight_or_behind_a_marked_tab(
    visitor: Visitors, tmp_path: Path
) -> None:
    ann = visitor(size=PHONE, touch=True)
    ann.open_record(late_game(tmp_path, 2))
    for tab in ann.page.locator("#tabs button").all()[:-1]:
        tab.tap()
        assert ann.small_targets(43, "#panels [data-touch=open]") == []
        assert ann.small_letters(10.5) == []
    assert ann.unreachable() == []
    assert not ann.scrolls()


def test_a_debt_says_what_it_counts(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("paladins", 2, seed=4)
    ann.my_turn()
    ann.page.locator("#debts").hover(force=True)
    expect(ann.page.locator("#tip")).to_contain_text("−3 for every unpaid debt, +1 for every paid one")
