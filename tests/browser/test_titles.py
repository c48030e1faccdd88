"""What holds at the table of every title: both languages, nothing for axe to find, and pictures of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PHONE, Visitors

TITLES = ["kingsburg", "burgundy", "emara", "paladins", "viscounts"]

PICTURES = os.environ.get("BURGRAVE_PICTURES")
"""Where to put the pictures for the README; `make pictures` says so."""

FULLEST = {"burgundy": dict.fromkeys(("extra_tiles", "white_castles", "inns", "routes", "shields"), "true")}
"""The options with the most on the table, by title."""


@pytest.mark.parametrize(
    ("title", "panel", "russian", "english"),
    [
        ("kingsburg", "court", "Шут", "Jester"),
        ("burgundy", "board", "Чёрное хранилище", "Black depot"),
        ("emara", "ring-2", "Собор", "Cathedral"),
        ("paladins", "board-0", "Молитва", "Pray"),
        ("viscounts", "castle", "Ущелье", "Gorge"),
    ],
)
def test_the_language_can_be_changed_at_any_time(
    visitor: Visitors, title: str, panel: str, russian: str, english: str
) -> None:
    anna = visitor(language="ru-RU")
    anna.play_now(title)
    anna.my_turn()
    for language, says, turn in (("ru", russian, "Ваш ход"), ("en", english, "Your turn"), ("ru", russian, "Ваш ход")):
        if anna.page.locator("html").get_attribute("lang") != language:
            anna.page.locator(f"button[lang={language}]").click()
            anna.ready()
            anna.my_turn()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.page.locator(f"#panel-{panel}")).to_contain_text(says)
        assert anna.page.title().startswith(f"● {turn}")


@pytest.mark.parametrize(
    ("title", "moves", "pieces", "line"),
    [
        ("burgundy", 400, {"die", "depot", "storage", "cell", "good", "wares"}, "Regions"),
        (
            *("emara", 400),
            {"card", "slot", "councilor", "location", "marker", "favor", "hut", "advisor", "rank"},
            "Citizens",
        ),
        (
            *("paladins", 400),
            {"action", "worker", "paladin", "tavern", "space", "workshop", "outsider"},
            "Attributes",
        ),
        (
            *("viscounts", 600),
            {"pair", "hand", "location", "offer", "section", "manuscript", "townsfolk"},
            "Workers in the castle",
        ),
    ],
)
def test_a_whole_game_against_a_bot_is_played_by_touching_the_board(
    visitor: Visitors, title: str, moves: int, pieces: set[str], line: str
) -> None:
    ann = visitor()
    ann.set_up(title, 2, seed=4)
    touched = ann.play(moves)

    assert ann.over
    assert pieces <= touched
    expect(ann.page.locator("#over table")).to_contain_text(line)
    assert ann.page.title().startswith("Over")


@pytest.mark.parametrize(("seats", "language"), [(1, "ru-RU"), (2, "en-US"), (3, "ru-RU"), (4, "ru-RU")])
@pytest.mark.parametrize(("title", "moves"), [("emara", 8), ("paladins", 6), ("viscounts", 6)])
def test_on_a_desktop_the_whole_position_is_on_one_screen(
    visitor: Visitors, title: str, moves: int, seats: int, language: str
) -> None:
    ann = visitor(language=language)
    ann.set_up(title, seats, seed=seats)
    ann.play(moves)

    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_letters(10.5) == []
    assert ann.small_targets(44, "#panels [data-touch=open]") == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("title", ["burgundy", "emara", "paladins", "viscounts"])
def test_axe_finds_nothing(visitor: Visitors, title: str, size: dict[str, int], dark: bool) -> None:
    """Kingsburg's table is read together with the pages that belong to no title."""
    ann = visitor(size=size, dark=dark)
    if dark == (size is PHONE):
        ann.open(f"/setup/{title}")
        ann.check_with_axe()
    ann.set_up(title, 3, FULLEST.get(title), seed=5)
    ann.my_turn()
    ann.check_with_axe()
    assert ann.small_targets() == []
    assert not ann.scrolls()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("size", "language", "dark"), [(DESKTOP, "en-US", False), (PHONE, "ru-RU", True)], ids=["desktop", "phone"]
)
def test_axe_finds_nothing_in_the_long_pages_of_rules(
    visitor: Visitors, title: str, size: dict[str, int], language: str, dark: bool
) -> None:
    ann = visitor(size=size, language=language, dark=dark)
    ann.open(f"/rules/{title}")
    assert ann.page.locator("main h2").count() > 5
    ann.check_with_axe()


@pytest.mark.parametrize(
    ("title", "seats", "moves"),
    [("kingsburg", 4, 24), ("burgundy", 3, 30), ("emara", 3, 40), ("paladins", 3, 36), ("viscounts", 3, 60)],
)
def test_pictures_of_the_table_for_the_readme(visitor: Visitors, title: str, seats: int, moves: int) -> None:
    """A desktop and a phone in the middle of a game, always the same one."""
    ann = visitor()
    ann.set_up(title, seats, seed=7)
    ann.play(moves if PICTURES else 3)
    pictures = [ann.page.screenshot()]
    ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    ann.page.wait_for_timeout(300)
    pictures.append(ann.page.screenshot())

    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    if PICTURES:
        for name, picture in zip(("desktop", "phone"), pictures, strict=True):
            (Path(PICTURES) / f"{title}-{name}.png").write_bytes(picture)
