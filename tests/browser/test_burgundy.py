"""The Castles of Burgundy played in a real browser: against a bot, alone, in teams, with every expansion."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from burgrave import burgundy
from burgrave.bots import bot_named
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from tests.browser.visitor import DESKTOP, PHONE, Visitors

LARGE = {"width": 1920, "height": 1080}
EVERYTHING = dict.fromkeys(("extra_tiles", "white_castles", "inns", "routes", "shields"), "true")


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
        ann.play_by_words(6)
    else:
        ann.play(10)
        assert ann.boards_out_of_sight() == []
    assert ann.unreachable() == []
    assert not ann.scrolls()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-US"), (PHONE, "ru-RU")], ids=["desktop", "phone"])
def test_a_team_game_is_started_and_played(visitor: Visitors, size: dict[str, int], language: str) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("burgundy", 4, {"team": "12b" if size is PHONE else "12a"})
    if size is PHONE:
        ann.play_by_words(5)
    else:
        ann.play(8)
        # The estate of two is higher than the window: it is not made smaller than can be read.
        assert set(ann.boards_out_of_sight()) <= {"panel-estate-0"}
        assert ann.small_letters(11.9) == []
        assert ann.page.locator("#panels .other svg.panel").count() == 1
    assert ann.unreachable() == []
    assert not ann.scrolls()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "ru-RU"), (LARGE, "en-US")], ids=["1366", "1920"])
def test_four_estates_with_every_expansion_are_readable_on_one_screen(
    visitor: Visitors, size: dict[str, int], language: str
) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("burgundy", 4, {"board": "border_posts", **EVERYTHING})
    ann.play(6)

    assert ann.page.locator("#panels svg.panel").count() == 6
    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_letters(10.5) == []
    assert ann.small_targets() == []
    assert ann.small_targets(44 if size is LARGE else 36, "#panels [data-touch=open]") == []


def test_late_in_a_game_with_every_expansion_all_is_still_in_sight(visitor: Visitors, tmp_path: Path) -> None:
    ann = visitor()
    ann.open_record(late_game(tmp_path))

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


def test_an_open_region_says_what_it_is_worth(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("burgundy", 2)
    ann.my_turn()
    ann.page.locator("[id^='cell-0-'][data-rule=thing-region]").first.hover(force=True)
    expect(ann.page.locator("#tip")).to_contain_text("points for its size")
