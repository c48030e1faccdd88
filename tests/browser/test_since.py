"""Since your turn: what others did is marked on the boards and in the log, stands in a list, and can be shown again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from burgrave.arena.games import GamePlan, play
from tests.browser.visitor import Visitor, Visitors


def marked(one: Visitor) -> dict[str, str]:
    """The marked pieces, each with the seats that touched it."""
    found: dict[str, str] = one.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('.piece[data-since]')]"
        ".map(piece => [piece.id, piece.dataset.since]))"
    )
    return found


def with_marks(visitor: Visitors, **wishes: Any) -> Visitor:
    """A visitor whose turn it is, after others have done something that shows."""
    ann = visitor(**wishes)
    ann.set_up("burgundy", 4, seed=7)
    for _ in range(30):
        ann.hurry(1)
        if len(set(marked(ann).values())) > 1:
            return ann
    raise AssertionError("bots never touched anything")


def test_what_others_did_stays_marked_by_player_also_after_a_reload_until_the_next_own_decision(
    visitor: Visitors,
) -> None:
    ann = with_marks(visitor)
    before = marked(ann)
    framed = ann.page.locator(".piece[data-since] .since use").count()
    assert framed >= len(before)
    assert ann.page.locator("#log li[data-since] .charge-mark").count() >= 2
    expect(ann.page.locator("#since")).to_be_visible()

    ann.page.reload()
    ann.my_turn()
    assert marked(ann) == before

    other = next(move for move in ann.state["moves"] if not move["move"].startswith("end"))
    ann.page.locator("#moves button").get_by_text(other["words"], exact=True).first.click()
    ann.answered()
    if ann.page.locator("#confirm").count():
        ann.page.locator("#confirm").click()
    ann.my_turn()
    if ann.page.locator("#log li[data-seat]").last.get_attribute("data-seat") == "0":
        assert marked(ann) == {}
        expect(ann.page.locator("#since")).to_be_hidden()
        expect(ann.page.locator("#next")).to_contain_text("Done: ")


def test_a_list_by_player_says_what_others_did_and_a_touch_shows_it_again(visitor: Visitors) -> None:
    ann = with_marks(visitor)
    ann.page.locator("#since [popovertarget]").click()
    expect(ann.page.locator("#since-list > li").first).to_contain_text("Bot")
    ann.check_with_axe()
    ann.press("Escape")
    expect(ann.page.locator("#since-box")).to_be_hidden()
    seq, boards = ann.seq, marked(ann)

    ann.page.locator("#since [data-do=again]").click()
    expect(ann.page.locator("#again")).to_contain_text("1 / ")
    assert ann.page.locator("[data-touch]").count() == 0
    ann.press("Escape")
    ann.my_turn()
    expect(ann.page.locator("#again")).to_have_text("")
    assert (ann.seq, marked(ann)) == (seq, boards)
    assert ann.page.locator("#moves button").count() > 0


def test_a_line_of_the_log_lights_the_pieces_that_its_move_touched(visitor: Visitors) -> None:
    ann = with_marks(visitor)
    things = set(marked(ann))
    line = next(
        line
        for line in ann.page.locator("#log li[data-since][data-things]:not([hidden])").all()
        if things & set(str(line.get_attribute("data-things")).split())
    )
    line.hover()
    expect(ann.page.locator(".piece[data-lit]").first).to_be_attached()
    ann.page.locator("#prompt").hover()
    expect(ann.page.locator(".piece[data-lit]")).to_have_count(0)


def test_the_pace_of_bots_is_remembered(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    ann.page.locator(".toolbar .menu").click()
    ann.page.locator("[data-setting=pace]").select_option("instant")
    ann.page.reload()
    ann.ready()
    expect(ann.page.locator("[data-setting=pace]")).to_have_value("instant")


def test_the_sources_of_points_are_told_apart_by_their_fills(visitor: Visitors, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(play(GamePlan(0, "kingsburg", ("page", "page"), 3, {}, {}, True)).record)
    ann = visitor()
    ann.open("/")
    ann.page.locator("input[type=file]").set_input_files(record)
    ann.page.locator("form[action='/import'] button").click()
    ann.ready()
    ann.open(ann.page.url.split("/replay")[0])
    ann.ready()
    fills = ann.page.locator("#over .swatch rect").evaluate_all("all => all.map(one => getComputedStyle(one).fill)")
    assert len(fills) > 2
    assert len(set(fills)) == len(fills)
    expect(ann.page.locator("#over .course polyline")).to_have_count(2)
