"""The Castles of Burgundy played in a real browser: against a bot, alone, in teams, with every expansion."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from burgrave import burgundy
from burgrave.bots import bot_named
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from tests.browser.visitor import DESKTOP, PHONE, Visitor

Visitors = Callable[..., Visitor]

PICTURES = os.environ.get("BURGRAVE_PICTURES")
"""Where to put the pictures for the README; `make pictures` says so."""

LARGE = {"width": 1920, "height": 1080}
EVERYTHING = dict.fromkeys(("extra_tiles", "white_castles", "inns", "routes", "shields"), "true")


def choose(one: Visitor) -> dict[str, Any]:
    """Rather fill the estate than gather workers."""
    moves: list[dict[str, Any]] = one.state["moves"]
    for wanted in ("place", "sell", "take", "load", "settle"):
        found = [move for move in moves if move["move"].startswith(wanted)]
        if found:
            return one.chance.choice(found)
    doing = [move for move in moves if move["move"].split()[0] not in ("end", "decline", "adjust", "workers")]
    return one.chance.choice(doing or moves)


def play(one: Visitor, moves: int) -> set[str]:
    """Make so many moves by touching the board; gives the kinds of pieces that were touched."""
    touched: set[str] = set()
    for _ in range(moves):
        if not one.my_turn():
            break
        move = choose(one)
        touched |= {re.sub(r"-\d.*|-black.*", "", id) for id in move["touch"]}
        one.touch(move)
    one.my_turn()
    return touched


def test_a_whole_game_against_a_bot_is_played_by_touching_the_board(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("burgundy", 2)
    touched = play(ann, 400)

    assert ann.over
    assert {"die", "depot", "storage", "cell", "good", "wares"} <= touched
    expect(ann.page.locator("#over table")).to_contain_text("Regions")
    assert ann.page.title().startswith("Over")


def test_a_die_that_is_touched_lights_up_what_it_can_do(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("burgundy", 2, seed=3)
    ann.my_turn()
    die = next(move["touch"][0] for move in ann.state["moves"] if move["move"].startswith("take"))
    can = {id for move in ann.state["moves"] if die in move["touch"] for id in move["touch"]} - {die}
    ann.page.locator(f"[id='{die}']").click()
    lit: dict[str, str] = ann.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('#panels [data-touch=open]')]"
        ".map(piece => [piece.id, piece.dataset.same ?? '']))"
    )

    assert can <= set(lit)
    assert {lit[id] for id in set(lit) - can} <= {lit[id] for id in can}
    assert ann.page.locator(f"[id='{die}']").get_attribute("data-touch") == "picked"


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-US"), (PHONE, "ru-RU")], ids=["desktop", "phone"])
def test_a_solo_game_is_started_and_played(visitor: Visitors, size: dict[str, int], language: str) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("burgundy", 1, {"solo_board": "13b" if size is PHONE else "13a"})
    ann.my_turn()
    expect(ann.page.locator("#panel-tracks")).to_contain_text("50")
    if size is PHONE:
        by_words(ann, 6)
    else:
        play(ann, 10)
        assert ann.boards_out_of_sight() == []
    assert ann.unreachable() == []
    assert not ann.scrolls()


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


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-US"), (PHONE, "ru-RU")], ids=["desktop", "phone"])
def test_a_team_game_is_started_and_played(visitor: Visitors, size: dict[str, int], language: str) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("burgundy", 4, {"team": "12b" if size is PHONE else "12a"})
    if size is PHONE:
        by_words(ann, 5)
    else:
        play(ann, 8)
        assert ann.boards_out_of_sight() == []
        assert ann.page.locator("#panels .other svg").count() == 1
    assert ann.unreachable() == []
    assert not ann.scrolls()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "ru-RU"), (LARGE, "en-US")], ids=["1366", "1920"])
def test_four_estates_with_every_expansion_are_readable_on_one_screen(
    visitor: Visitors, size: dict[str, int], language: str
) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("burgundy", 4, {"board": "border_posts", **EVERYTHING})
    play(ann, 6)

    assert ann.page.locator("#panels svg.panel").count() == 6
    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_letters(10.5) == []
    assert ann.small_targets() == []
    assert ann.small_targets(44 if size is LARGE else 36, "#panels [data-touch=open]") == []


def test_late_in_a_game_with_every_expansion_all_is_still_in_sight(visitor: Visitors, tmp_path: Path) -> None:
    ann = visitor()
    ann.open("/")
    ann.page.locator("input[type=file]").set_input_files(late_game(tmp_path))
    ann.page.locator("form[action='/import'] button").click()
    ann.ready()
    ann.page.locator("#curtain button").click()
    ann.my_turn()

    assert ann.page.locator("#panels .own [id^=shield-]").count() >= 1
    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_targets() == []


def late_game(folder: Path) -> Path:
    """A game of four in its last phase, in which everybody takes and keeps the shields they can."""
    game = Game(burgundy, 4, 11, {}, dict.fromkeys(EVERYTHING, True))
    position = game.position
    assert isinstance(position, Burgundy)
    bots = [bot_named("page", seat) for seat in range(4)]
    rng = Rng(1)
    while position.phase < 5 or not position.realms[position.mover].shields:
        seat = position.mover
        moves = position.legal(seat)
        shields = [move for move in moves if position.notation(move, seat).startswith(("shield", "tribute silver"))]
        game.play(shields[0] if shields else bots[seat].choose(position.imagine(seat, rng), seat), seat)
    file = folder / "late.json"
    file.write_text(game.record.text())
    return file


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(visitor: Visitors, size: dict[str, int], dark: bool) -> None:
    ann = visitor(size=size, dark=dark)
    if dark == (size is PHONE):
        # Long pages take axe long: each is read once.
        ann.open("/setup/burgundy" if dark else "/rules/burgundy")
        ann.check_with_axe()
    ann.set_up("burgundy", 3, EVERYTHING, seed=5)
    ann.my_turn()
    ann.check_with_axe()
    assert ann.small_targets() == []
    assert not ann.scrolls()


def test_an_open_region_says_what_it_is_worth(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("burgundy", 2)
    ann.my_turn()
    ann.page.locator("[id^='cell-0-'][data-rule=thing-region]").first.hover(force=True)
    expect(ann.page.locator("#tip")).to_contain_text("points for its size")


def test_pictures_of_the_table_for_the_readme(visitor: Visitors) -> None:
    """A desktop and a phone in the middle of a game, always the same one."""
    ann = visitor()
    ann.set_up("burgundy", 3, seed=7)
    play(ann, 30 if PICTURES else 3)
    pictures = [ann.page.screenshot()]
    ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    ann.page.wait_for_timeout(300)
    pictures.append(ann.page.screenshot())

    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    if PICTURES:
        for name, picture in zip(("desktop", "phone"), pictures, strict=True):
            (Path(PICTURES) / f"burgundy-{name}.png").write_bytes(picture)
