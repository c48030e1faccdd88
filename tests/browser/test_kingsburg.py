"""Kingsburg played in a real browser, from the first page to the last point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.tastes import TASTES
from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visitors


def test_three_clicks_from_the_first_page_a_game_is_running(visitor: Visitors) -> None:
    ann = visitor()
    ann.open("/")
    clicks = 0
    ann.page.locator("form:has(input[value=kingsburg]) button").click()
    clicks += 1
    ann.ready()
    ann.my_turn()
    first = ann.state["moves"][0]
    ann.page.locator(f"[id='{first['touch'][0]}']").click()
    clicks += 1
    ann.answered()
    if ann.page.locator("#confirm").count():
        ann.page.locator("#confirm").click()
        clicks += 1
    ann.after(ann.state["seq"] - 1)

    assert clicks <= 3
    assert ann.my_turn()
    assert ann.page.title().startswith("● Your turn")


def test_a_whole_game_is_played_by_touching_the_board(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    touched: set[str] = set()
    moves = 0
    while ann.my_turn():
        move = ann.choose()
        touched |= {re.sub(r"-\d.*", "", id) for id in move["touch"]}
        ann.touch(move)
        moves += 1

    assert moves > 30
    assert {"die", "advisor", "building"} <= touched
    expect(ann.page.locator("#over")).to_be_visible()
    expect(ann.page.locator("#over table")).to_contain_text("Buildings")
    assert ann.page.title().startswith("Over")


def test_a_whole_game_is_played_by_keyboard_alone(visitor: Visitors) -> None:
    ann = visitor()
    ann.open("/")
    ann.page.keyboard.press("Tab")
    for _ in range(60):
        said = str(ann.page.evaluate("document.activeElement?.textContent"))
        if "Play now" in said and "Kingsburg" in said:
            break
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    ann.ready()
    moves = 0
    while ann.my_turn():
        move, seq = ann.choose(), ann.seq
        for id in move["touch"]:
            ann.focus_by_tab(id)
            ann.press("Enter")
        if ann.must_choose():
            at = ann.page.locator("#choices button.main").get_by_text(move["words"], exact=True).first
            ann.focus_by_tab(str(at.get_attribute("id")))
            ann.press("Enter")
        ann.answered()
        if ann.page.locator("#confirm").count():
            ann.focus_by_tab("confirm")
            ann.press("Enter")
        ann.after(seq)
        moves += 1

    assert moves > 30
    assert ann.over


def test_a_move_is_taken_back_by_button_and_by_key(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    ann.my_turn()
    before = [move["move"] for move in ann.state["moves"]]
    ann.touch(ann.state["moves"][0])
    ann.my_turn()

    ann.page.locator("[data-do=undo]").click()
    ann.expect_text("takes a move back")
    ann.my_turn()
    assert [move["move"] for move in ann.state["moves"]] == before
    ann.touch(ann.state["moves"][1])
    ann.my_turn()
    seq = ann.seq
    ann.page.locator("#prompt").click()
    ann.press("u")
    ann.after(seq)
    ann.my_turn()
    assert [move["move"] for move in ann.state["moves"]] == before


def test_a_wrong_touch_can_be_dropped_and_a_move_confirmed_or_cancelled(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    while ann.my_turn() and not any(move["move"].startswith("place") for move in ann.state["moves"]):
        ann.touch(ann.state["moves"][0])
    placed = next(move for move in ann.state["moves"] if move["move"].startswith("place"))
    seq = ann.seq
    for id in placed["touch"]:
        ann.page.locator(f"[id='{id}']").click()
    expect(ann.page.locator("#confirm")).to_be_visible()
    ann.press("Escape")
    expect(ann.page.locator("#confirm")).to_have_count(0)
    assert ann.seq == seq

    ann.page.locator("#moves button").filter(has_text=placed["words"]).first.click()
    ann.page.locator("#confirm").click()
    ann.after(seq)


def test_two_browsers_at_one_table_and_one_reloads(visitor: Visitors) -> None:
    ann, ben = visitor(), visitor()
    ann.open("/setup/kingsburg")
    ann.page.get_by_label("2", exact=True).check()
    ann.page.locator("select[name=seat-1]").select_option("open")
    ann.page.locator("form.setup button.main").click()
    ann.ready()
    link = ann.page.locator("#room [data-copy]").get_attribute("data-copy")
    assert link is not None
    ben.open(link)
    ben.check_with_axe()
    ben.page.locator("form.setup button.main").click()
    ben.ready()
    for turn in range(12):
        for one in (ann, ben):
            one.ready()
        mover = next(one for one in (ann, ben, ann, ben) if turns(one))
        if turn == 5:
            mover.page.reload()
            mover.ready()
            assert turns(mover)
        mover.my_turn()
        mover.touch(mover.choose())
        seq = mover.seq
        other = ben if mover is ann else ann
        other.page.wait_for_function("seq => Number(document.body.dataset.seq) >= seq", arg=seq)
        assert other.page.locator("#log li").count() == mover.page.locator("#log li").count()


def turns(one: Visitor) -> bool:
    """Is it this visitor's turn, after a moment for the message to come?"""
    one.page.wait_for_timeout(60)
    return bool(one.page.evaluate("document.querySelectorAll('#moves button').length > 0"))


def share_a_screen(ann: Visitor, title: str) -> None:
    """Ann and Bob at one browser."""
    ann.taste = TASTES[title]
    ann.open(f"/setup/{title}")
    ann.page.get_by_label("2", exact=True).check()
    ann.page.locator("select[name=seat-1]").select_option("hot")
    ann.page.locator("input[name=name-1]").fill("Bob")
    ann.page.locator("form.setup button.main").click()
    ann.ready()


def test_two_share_one_screen_behind_a_curtain_where_hands_are_hidden(visitor: Visitors) -> None:
    ann = visitor()
    share_a_screen(ann, "emara")
    lifted: set[str] = set()
    for _ in range(10):
        curtain = ann.page.locator("#curtain")
        # Nobody has to step aside for who is asked twice in a row.
        if not ann.state["moves"]:
            expect(curtain).to_be_visible()
            assert ann.page.locator("#moves button").count() == 0
            expect(curtain.locator(".charge-mark")).to_be_visible()
            lifted.add(str(curtain.locator("h2").text_content()))
            curtain.locator("button").click()
        expect(curtain).to_have_count(0)
        ann.my_turn()
        ann.touch(ann.choose())
        if len(lifted) == 2:
            break

    assert len(lifted) == 2


def test_no_curtain_falls_where_nothing_is_hidden(visitor: Visitors) -> None:
    ann = visitor()
    share_a_screen(ann, "kingsburg")
    asked: set[str] = set()
    for _ in range(6):
        ann.my_turn()
        asked.add(str(ann.page.locator("#prompt .whom").text_content()))
        ann.hurry(1)
        expect(ann.page.locator("#curtain")).to_have_count(0)

    assert len(asked) == 2


def test_a_hint_shows_moves_with_an_estimate_and_can_be_followed(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    ann.my_turn()
    ann.page.locator("[data-do=hint]").click()
    expect(ann.page.locator("#hints li").first).to_be_visible()
    assert 1 <= ann.page.locator("#hints li").count() <= 3


def test_a_game_is_replayed_and_gone_on_with(visitor: Visitors, tmp_path: Path) -> None:
    from burgrave.arena.games import GamePlan, play

    record = tmp_path / "game.json"
    record.write_text(play(GamePlan(0, "kingsburg", ("squire", "squire", "page"), 3, {}, {}, True)).record)
    ann = visitor()
    ann.open("/")
    ann.page.locator("input[type=file]").set_input_files(record)
    ann.page.locator("form[action='/import'] button").click()
    slider = ann.page.locator("#at")
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    slider.fill("0")
    expect(ann.page.locator("#number")).to_have_text("0")
    ann.press("ArrowRight", "ArrowRight", "ArrowRight")
    expect(ann.page.locator("#number")).to_have_text("3")
    expect(ann.page.locator("#words-at")).not_to_be_empty()
    slider.fill(str(last // 2))
    expect(ann.page.locator("#number")).to_have_text(str(last // 2))
    ann.page.locator("form[action$='/branch'] button").click()
    ann.ready()
    expect(ann.page.locator("#panels")).to_be_visible()


@pytest.mark.parametrize(("seats", "language"), [(2, "ru-RU"), (3, "en-US"), (4, "ru-RU"), (5, "ru-RU")])
def test_on_a_desktop_the_whole_position_is_on_one_screen(visitor: Visitors, seats: int, language: str) -> None:
    ann = visitor(language=language)
    ann.set_up("kingsburg", seats)
    for _ in range(6):
        ann.my_turn()
        ann.touch(ann.choose())
    ann.my_turn()

    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    last = ann.page.locator("header.top button").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= DESKTOP["width"]


def test_on_a_phone_every_target_is_in_sight_or_behind_a_marked_tab(visitor: Visitors) -> None:
    ann = visitor(size=PHONE, touch=True)
    ann.play_now("kingsburg")
    for _ in range(10):
        ann.my_turn()
        hidden = ann.unreachable()
        assert hidden == []
        ann.page.locator("#tabs button").last.tap()
        move = ann.choose()
        seq = ann.seq
        ann.page.locator("#moves button").filter(has_text=move["words"]).first.tap()
        ann.answered()
        if ann.page.locator("#confirm").count():
            ann.page.locator("#confirm").tap()
        ann.after(seq)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_any_page(visitor: Visitors, size: dict[str, int], dark: bool) -> None:
    ann = visitor(size=size, dark=dark)
    for path in ("/", "/setup/kingsburg", "/rules/kingsburg", "/hosts", "/me"):
        ann.open(path)
        ann.check_with_axe()
    ann.play_now("kingsburg")
    ann.my_turn()
    for _ in range(3):
        ann.page.locator("#moves button").first.evaluate("button => button.click()")
        ann.answered()
        if ann.page.locator("#confirm").count():
            ann.page.locator("#confirm").evaluate("button => button.click()")
        ann.after(ann.state["seq"] - 1)
        ann.my_turn()
    ann.check_with_axe()
    assert ann.small_targets() == []
