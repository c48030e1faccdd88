"""The report of an arena, opened in a real browser that has no network: every plot is there and can be read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from burgrave.arena.report import PLOTS
from tests.arena.holding import STRONG, WEAK, hold, rows

GAMES = int(os.environ.get("BURGRAVE_ARENA", "96"))
"""`make soak` looks at a report of 2,000."""


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("report") / "arena"
    words = ("kingsburg", "--seats", "4", "--bots", f"{WEAK},{STRONG},{STRONG},{STRONG}")
    done = hold(*words, "--games", str(GAMES), "--out", str(out))
    assert done.returncode == 0, done.stderr
    return out


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser, arena: Path) -> Iterator[Page]:
    """The report without any network; whatever it asks for outside itself is noted."""
    context = browser.new_context(offline=True, color_scheme=request.param, viewport={"width": 900, "height": 900})
    page = context.new_page()
    wishes: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda wish: wishes.append(wish.url))
    page.on("console", lambda said: complaints.append(said.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"file://{arena / 'report.html'}")
    yield page
    context.close()
    assert wishes == [f"file://{arena / 'report.html'}"]
    assert complaints == []


def test_every_plot_is_shown(page: Page, arena: Path) -> None:
    for id in PLOTS:
        plot = page.locator(f"#{id} svg.plot")
        box = plot.bounding_box()
        assert box is not None, f"no plot of {id}"
        assert box["width"] > 400
        assert box["height"] > 50
        marks = plot.locator(".mark")
        assert marks.count() > 0, f"nothing is plotted in {id}"
        shape = marks.first.locator("circle, rect").first.bounding_box()
        assert shape is not None
        assert shape["width"] > 0
    assert page.locator("#ratings .mark").count() == page.locator("#scores .mark").count() == 2
    assert page.locator("#sources .mark").count() == 2 * 8
    assert page.locator("#seats .mark").count() == 2 * 4
    assert page.locator("#components .mark").count() > 20
    assert f"{GAMES}" in page.locator("dl").inner_text()


def test_the_plots_say_what_the_table_says(page: Page, arena: Path) -> None:
    table = rows(arena)
    for bot in (WEAK, STRONG):
        scores = [row["score"] for row in table if row["bot"] == bot]
        told = page.locator("#scores .mark title").filter(has_text=re.compile(f"^{bot}:")).text_content()
        assert told is not None
        assert f"({min(scores)} – {max(scores)})" in told
    wins = sum(row["won"] for row in table if row["seat"] == 1) / len({row["game"] for row in table})
    first = page.locator("#seats .mark title").first.text_content()
    assert first is not None
    assert f": {100 * wins:.1f}% (" in first


def test_no_label_leaves_the_page_and_nothing_is_unreadable(page: Page) -> None:
    measure = """all => all.map(one => {
        const text = one.getBoundingClientRect(), plot = one.ownerSVGElement.getBoundingClientRect();
        return [text.left - plot.left, plot.right - text.right, one.textContent];
    })"""
    for box in page.locator("svg.plot text").evaluate_all(measure):
        assert box[0] >= -1, box
        assert box[1] >= -1, box
    violations = Axe().run(page).response["violations"]
    assert [(found["id"], found["nodes"][0]["html"]) for found in violations] == []
