"""Paladins of the West Kingdom played in a real browser: against a bot, and alone against the automa."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from burgrave import paladins
from burgrave.bots import bot_named
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from tests.browser.visitor import DESKTOP, PHONE, Visitor

Visitors = Callable[..., Visitor]

PICTURES = os.environ.get("BURGRAVE_PICTURES")
"""Where to put the pictures for the README; `make pictures` says so."""

LARGE = {"width": 1920, "height": 1080}


def choose(one: Visitor) -> dict[str, Any]:
    """Rather what counts in the end than what only helps, and no conspiracy while anything else can be done."""
    moves: list[dict[str, Any]] = one.state["moves"]
    for wanted in ("garrison", "commission", "absolve", "fortify", "convert", "attack", "develop", "trade", "hunt"):
        found = [move for move in moves if move["move"].split()[0] == wanted]
        if found:
            return one.chance.choice(found)
    doing = [move for move in moves if move["move"].split()[0] not in ("pass", "decline", "keep", "conspire")]
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
        one.my_turn()
        assert one.unreachable() == []
        one.page.locator("#tabs button").last.click()
        move, seq = choose(one), one.seq
        one.page.locator("#moves button").get_by_text(move["words"], exact=True).first.click()
        if one.page.locator("#confirm").count():
            one.page.locator("#confirm").click()
        one.after(seq)
    one.my_turn()


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


def open_record(one: Visitor, file: Path) -> None:
    """Sit down at a game that was begun elsewhere."""
    one.open("/")
    one.page.locator("input[type=file]").set_input_files(file)
    one.page.locator("form[action='/import'] button").click()
    one.ready()
    if one.page.locator("#curtain button").count():
        one.page.locator("#curtain button").click()
    one.my_turn()


def test_a_whole_game_against_a_bot_is_played_by_touching_the_board(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("paladins", 2, seed=4)
    touched = play(ann, 400)

    assert ann.over
    assert {"action", "worker", "paladin", "tavern", "space", "workshop", "outsider"} <= touched
    expect(ann.page.locator("#over table")).to_contain_text("Attributes")
    assert ann.page.title().startswith("Over")


def test_a_whole_solo_game_is_started_and_played_and_both_score_sheets_are_shown(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU")
    ann.set_up("paladins", 1, seed=2)
    ann.my_turn()
    expect(ann.page.locator("#panel-automa")).to_contain_text("Игрок-бот")
    play(ann, 400)

    assert ann.over
    expect(ann.page.locator("#over thead")).to_contain_text("Игрок-бот")
    assert ann.page.locator("#over tfoot td").count() == 2


def test_a_solo_game_is_started_and_played_on_a_phone(visitor: Visitors) -> None:
    ann = visitor(size=PHONE)
    ann.set_up("paladins", 1, {"difficulty": "hard"}, seed=2)
    by_words(ann, 8)

    assert ann.unreachable() == []
    assert not ann.scrolls()


@pytest.mark.parametrize(("seats", "language"), [(1, "ru-RU"), (2, "en-US"), (3, "ru-RU"), (4, "ru-RU")])
def test_on_a_desktop_the_whole_position_is_on_one_screen(visitor: Visitors, seats: int, language: str) -> None:
    ann = visitor(language=language)
    ann.set_up("paladins", seats, seed=seats)
    play(ann, 6)

    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_letters(10.5) == []
    assert ann.small_targets(44, "#panels [data-touch=open]") == []


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1366", "1920"])
def test_late_in_a_game_of_four_all_is_still_in_sight(visitor: Visitors, tmp_path: Path, size: dict[str, int]) -> None:
    ann = visitor(size=size)
    open_record(ann, late_game(tmp_path, 4))

    assert ann.page.locator("#panels .own [id^=party-]").count() >= 2
    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_letters(9.5) == []
    assert ann.small_targets(42, "#panels [data-touch=open]") == []


def test_on_a_phone_every_target_is_large_and_in_sight_or_behind_a_marked_tab(
    visitor: Visitors, tmp_path: Path
) -> None:
    ann = visitor(size=PHONE, touch=True)
    open_record(ann, late_game(tmp_path, 2))
    for tab in ann.page.locator("#tabs button").all()[:-1]:
        tab.tap()
        assert ann.small_targets(43, "#panels [data-touch=open]") == []
        assert ann.small_letters(10.5) == []
    assert ann.unreachable() == []
    assert not ann.scrolls()


def test_the_language_can_be_changed_at_any_time(visitor: Visitors) -> None:
    anna = visitor(language="ru-RU")
    anna.play_now("paladins")
    anna.my_turn()
    expect(anna.page.locator("#panels .own")).to_contain_text("Поручение")
    anna.page.locator("button[lang=en]").click()
    anna.ready()
    anna.my_turn()
    expect(anna.page.locator("#panels .own")).to_contain_text("Commission")


def test_a_debt_says_what_it_counts(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("paladins", 2, seed=4)
    ann.my_turn()
    ann.page.locator("#debts").hover(force=True)
    expect(ann.page.locator("#tip")).to_contain_text("3 off for every unpaid debt, 1 for every paid one")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(visitor: Visitors, size: dict[str, int], dark: bool) -> None:
    ann = visitor(size=size, dark=dark)
    if dark == (size is PHONE):
        # Long pages take axe long: each is read once.
        ann.open("/setup/paladins" if dark else "/rules/paladins")
        ann.check_with_axe()
    ann.set_up("paladins", 3, seed=5)
    ann.my_turn()
    ann.check_with_axe()
    assert ann.small_targets() == []
    assert not ann.scrolls()


def test_pictures_of_the_table_for_the_readme(visitor: Visitors) -> None:
    """A desktop and a phone in the middle of a game, always the same one."""
    ann = visitor()
    ann.set_up("paladins", 3, seed=7)
    play(ann, 54 if PICTURES else 3)
    pictures = [ann.page.screenshot()]
    ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    ann.page.wait_for_timeout(300)
    pictures.append(ann.page.screenshot())

    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    if PICTURES:
        for name, picture in zip(("desktop", "phone"), pictures, strict=True):
            (Path(PICTURES) / f"paladins-{name}.png").write_bytes(picture)
