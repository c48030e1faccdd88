"""The page that is shown while the database is away, in a real browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import DESKTOP, PHONE, WAIT, Visitor
from tests.table.serving import Server, serving


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    file = tmp_path_factory.mktemp("away") / "burgrave.sqlite"
    with serving(f"sqlite:///{file}") as server:
        yield server, file


def rename(file: Path, old: str, new: str) -> None:
    """Without its tables the database is as good as away; with them it is back."""
    with sqlite3.connect(file) as db:
        for table in ("players", "alembic_version"):
            db.execute(f"ALTER TABLE {old}{table} RENAME TO {new}{table}")


@pytest.mark.parametrize(("size", "dark", "language"), [(PHONE, False, "ru-RU"), (DESKTOP, True, "en-US")])
def test_the_page_says_so_and_comes_back_by_itself(
    browser: Browser, away: tuple[Server, Path], size: dict[str, int], dark: bool, language: str
) -> None:
    server, file = away
    ann = Visitor(browser, server.address, size=size, dark=dark, language=language)
    ann.play_now("kingsburg")
    rename(file, "", "no_")
    ann.open("/me")

    heading = ann.page.locator("h1")
    expect(heading).to_have_text("The table is not ready" if language == "en-US" else "Стол пока не готов")
    ann.check_with_axe()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rename(file, "no_", "")

    expect(ann.page.locator("input[name=name]")).to_be_visible(timeout=WAIT)
    ann.close()
