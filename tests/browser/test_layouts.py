"""Late games of four or five on windows of every size: nothing too small, what a decision needs together."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.late_games import late_table
from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visitors

TITLES = ["kingsburg", "burgundy", "emara", "paladins", "viscounts"]

DESKTOPS = [(1366, 768), (1366, 625), (1920, 1080), (2560, 1440), (1180, 820), (820, 1180)]
PHONES = [(390, 844), (844, 390), (683, 384)]
"""A phone both ways, and a desktop's window at 200 %."""


def overlaps(visitor: Visitor) -> list[str]:
    """Boards that lie on each other."""
    found: list[str] = visitor.page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('.board')];
            const boards = all.map(board => [board.id, board.getBoundingClientRect()]).filter(([, box]) => box.width);
            return boards.flatMap(([one, a], at) => boards.slice(at + 1).filter(([, b]) =>
                a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                .map(([other]) => `${one} ${other}`));
        }"""
    )
    return found


def columns(visitor: Visitor) -> int:
    """How many boards begin at different places from left to right."""
    return int(
        visitor.page.evaluate(
            "() => new Set([...document.querySelectorAll('.board')].filter(board => board.getClientRects().length)"
            ".map(board => Math.round(board.getBoundingClientRect().left))).size"
        )
    )


@pytest.mark.parametrize("title", TITLES)
def test_late_in_a_game_everything_can_be_read_at_every_size(visitor: Visitors, database: str, title: str) -> None:
    ann = visitor(language="ru-RU" if title in ("kingsburg", "viscounts") else "en-US", dark=title == "burgundy")
    ann.sit_late(late_table(database, title))
    for least, sizes in ((11.9, DESKTOPS), (10.9, PHONES)):
        for size in sizes:
            ann.resize(*size)
            assert ann.small_letters(least) == [], size
            assert overlaps(ann) == [], size
            assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            assert columns(ann) >= (1 if size[0] < 700 else 2), size
            assert (ann.page.evaluate("innerHeight") > 560) != ann.scrolls(), size
    ann.resize(1920, 1080)
    assert ann.boards_out_of_sight() == []


def test_on_a_large_screen_what_is_read_grows_with_the_boards(visitor: Visitors, database: str) -> None:
    ann = visitor()
    ann.sit_late(late_table(database, "viscounts"))
    sizes: list[list[float]] = []
    for size in ((1366, 768), (1920, 1080), (2560, 1440)):
        ann.resize(*size)
        sizes.append(
            ann.page.evaluate(
                "() => ['#prompt', '#moves button', '#log li', '.player-name', '.board > h2']"
                ".map(what => parseFloat(getComputedStyle(document.querySelector(what)).fontSize))"
            )
        )

    assert all(small < middle < large for small, middle, large in zip(*sizes, strict=True))


def test_on_a_tablet_the_own_board_and_the_asked_one_are_in_sight_together(visitor: Visitors, database: str) -> None:
    ann = visitor()
    ann.sit_late(late_table(database, "kingsburg", played=0.5))
    for size in ((820, 1180), (1180, 820)):
        ann.resize(*size)
        for board in ("#panel-court", ".own > .panel"):
            box = ann.page.locator(board).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1]


def test_one_board_can_be_enlarged_and_put_back_by_keys(visitor: Visitors, database: str) -> None:
    ann = visitor()
    ann.sit_late(late_table(database, "emara"))
    board = ann.page.locator(".board:has([data-touch=open])").first
    small = board.bounding_box()
    ann.page.locator("[data-touch=open]").first.focus()
    ann.press("z")
    large = ann.page.locator(".board[data-large]").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 2 * small["width"]

    ann.press("Escape")
    assert board.bounding_box() == small
    ann.page.locator(".board.shared .enlarge").first.click()
    expect(ann.page.locator(".board[data-large]")).to_have_count(1)
    ann.page.locator(".board[data-large] .enlarge").click()
    expect(ann.page.locator(".board[data-large]")).to_have_count(0)


@pytest.mark.parametrize("title", TITLES)
def test_by_keys_the_first_piece_is_reached_within_five_tabs(visitor: Visitors, database: str, title: str) -> None:
    ann = visitor()
    ann.sit_late(late_table(database, title, played=0.5))
    first = ann.page.evaluate(
        "() => { document.activeElement.blur(); return document.querySelectorAll('.piece[tabindex=\"0\"]').length }"
    )
    if first:
        ann.press("Tab", "Enter")
        assert ann.page.evaluate("document.activeElement.matches('.piece[data-touch=open]')")
    steps = 0
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.evaluate("document.body.tabIndex = -1, document.body.focus(), document.body.removeAttribute('tabindex')")
    buttons = ann.page.locator("#choices button").count()
    while first and not ann.page.evaluate("document.activeElement.matches('.piece')"):
        ann.press("Tab")
        steps += 1
        assert steps <= max(5, buttons + 2)


def test_after_a_decision_by_keys_the_focus_is_on_a_piece_and_not_on_the_end_of_the_turn(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("burgundy", 2, seed=3)
    ann.my_turn()
    ann.page.locator("#moves button").first.focus()
    seq = ann.seq
    ann.page.locator("#moves button", has_text="workers").first.focus()
    ann.press("Enter")
    ann.answered()
    if ann.page.locator("#confirm").count():
        ann.press("Enter")
    ann.after(seq)
    ann.my_turn()

    assert ann.page.evaluate("document.activeElement.matches('.piece, #moves button')")
    expect(ann.page.locator("#choices")).to_have_attribute("data-beside", "")


def test_on_a_phone_the_hint_stands_below_the_prompt_and_the_tab_follows_the_decision(visitor: Visitors) -> None:
    ann = visitor(size=PHONE)
    ann.set_up("kingsburg", 2, seed=7)
    ann.hurry(1)
    die = next(move["touch"][0] for move in ann.state["moves"] if len(move["touch"]) == 2)
    ann.page.locator("#tabs [data-tab=own]").click()
    ann.page.locator(f"[id='{die}']").click()
    expect(ann.page.locator("#tabs [data-tab=court]")).to_have_attribute("aria-pressed", "true")

    ann.press("Escape")
    ann.page.locator("[data-do=hint]").click()
    hint = ann.page.locator("#hints button").first
    expect(hint).to_be_visible()
    ann.page.locator("#hint-box .close").click()
    expect(hint).to_have_count(0)


def test_whoever_only_watches_is_told_so_and_sees_the_boards_of_all(visitor: Visitors, database: str) -> None:
    table = late_table(database, "paladins")
    eve = visitor(size={"width": 1920, "height": 1080})
    eve.open(f"/t/{table.id}")
    eve.ready()

    expect(eve.page.locator("#ask .watching")).to_have_text("You are watching")
    expect(eve.page.locator(".moves-box")).to_be_hidden()
    assert eve.boards_out_of_sight() == []
    assert columns(eve) >= 3


def test_a_chat_between_people_is_open_on_a_desktop_and_marked_on_a_phone(visitor: Visitors, database: str) -> None:
    ann, ben = visitor(size=DESKTOP), visitor(size=PHONE)
    ann.open("/setup/emara")
    ann.page.get_by_label("2", exact=True).check()
    ann.page.locator("select[name=seat-1]").select_option("open")
    ann.page.locator("form.setup button.main").click()
    ann.ready()
    ben.open(ann.page.url)
    ben.ready()
    expect(ann.page.locator("#chat-form")).to_be_visible()
    expect(ben.page.locator(".new-mark")).to_be_hidden()
    ann.page.locator("#chat-form input").fill("Hello")
    ann.press("Enter")

    expect(ben.page.locator(".new-mark")).to_be_visible()
    ben.page.locator("#tabs [data-tab=words]").click()
    expect(ben.page.locator("#chat")).to_contain_text("Hello")
    expect(ben.page.locator(".new-mark")).to_be_hidden()


@pytest.mark.parametrize("deficiency", ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"])
def test_players_are_told_apart_whatever_colours_are_seen(visitor: Visitors, database: str, deficiency: str) -> None:
    """Every player's mark has a shape of its own: the pictures of no two marks are alike."""
    ann = visitor()
    ann.sit_late(late_table(database, "kingsburg"))
    session = ann.context.new_cdp_session(ann.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    marks = ann.page.locator("#players .charge-mark")
    pictures = [marks.nth(at).screenshot() for at in range(marks.count())]

    assert len(set(pictures)) == len(pictures) == 5
    for name in ("roundel", "lozenge", "chevron", "cross", "tower"):
        assert ann.page.locator(f"#players .charge-mark use[href='#charge-{name}']").count() == 1
