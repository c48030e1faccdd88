"""A visitor in a real browser: looks, touches, types; complains about every console error."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, Playwright, WebSocket, expect

from tests.browser.late_games import LateTable
from tests.browser.tastes import TASTES, Taste
from tests.table.following import Following

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
STRIP = 60
"""Pixels of a board that may stand below a window of 768."""

WAIT = 20_000
"""Milliseconds after which something that should happen has not."""


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    # The headless one draws the same pages without the parts of a desktop program around them.
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program, "these tests need Chromium (on Debian: chromium); make test installs it as root"
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()


def capital(words: str) -> str:
    """A move as a button shows it."""
    return words[:1].upper() + words[1:]


class Visitor:
    """One person with a browser window of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: dict[str, int] = DESKTOP,
        language: str = "en-US",
        touch: bool = False,
        dark: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            has_touch=touch,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.complaints: list[str] = []
        self.state: dict[str, Any] = {}
        self.chance = random.Random(1)
        self.taste = Taste()
        self.page.on("console", lambda said: self._heard(said.type, said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        following = Following()

        def received(payload: str | bytes) -> None:
            message = json.loads(payload)
            if message["kind"] == "state":
                self.state = following.take(message)

        socket.on("framereceived", received)

    # ------------------------------------------------------------------ at the table

    def open(self, path: str) -> None:
        self.page.goto(path)

    def play_now(self, title: str) -> None:
        """From the first page to a running game."""
        self.taste = TASTES[title]
        self.open("/")
        self.page.locator(f"form:has(input[value={title}]) button").click()
        self.ready()

    def set_up(self, title: str, seats: int, options: dict[str, str] | None = None, seed: int | None = None) -> None:
        """From the set-up page to a running game against bots."""
        self.taste = TASTES[title]
        self.open(f"/setup/{title}")
        self.page.locator(f"input[name=seats][value='{seats}']").check()
        if seed is not None or options:
            self.page.evaluate("for (const group of document.querySelectorAll('details.options')) group.open = true")
        for name, value in (options or {}).items():
            self.page.locator(f"select[name=option-{name}]").select_option(value)
        if seed is not None:
            self.page.locator("input[name=seed]").fill(str(seed))
        self.page.locator("form.setup button.main").click()
        self.ready()

    def open_record(self, file: Path) -> None:
        """Sit down at a game that was begun elsewhere."""
        self.open("/")
        self.page.locator("input[type=file]").set_input_files(file)
        self.page.locator("form[action='/import'] button").click()
        self.ready()
        if self.page.locator("#curtain button").count():
            self.page.locator("#curtain button").click()
        self.my_turn()

    def sit_late(self, table: LateTable) -> None:
        """At a table late in its game, at the seat that is asked."""
        self.context.add_cookies([{"name": "burgrave", "value": table.key, "url": self.address}])
        self.open(f"/t/{table.id}")
        self.ready()
        self.my_turn()

    def resize(self, width: int, height: int) -> None:
        """Another window, and a moment for the boards to find their places."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_timeout(150)

    def ready(self) -> None:
        self.page.wait_for_selector("body[data-state=ready]")

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("Number(document.body.dataset.seq)"))

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("document.body.dataset.game === 'over'"))

    def my_turn(self) -> bool:
        """Wait until this visitor is asked; False when the game is over."""
        self.page.wait_for_function(
            "() => document.body.dataset.state === 'ready' && (document.body.dataset.game === 'over'"
            " || document.querySelectorAll('#moves button').length > 0)"
        )
        seq = self.seq
        for _ in range(200):
            if self.state.get("seq") == seq:
                break
            self.page.wait_for_timeout(5)
        return not self.over

    def choose(self) -> dict[str, Any]:
        """Some move, to the taste that goes with the title."""
        return self.taste.choose(self.state["moves"], self.chance)

    def after(self, seq: int) -> None:
        """Wait until the server has answered."""
        self.page.wait_for_function(
            "seq => document.body.dataset.state === 'ready' && Number(document.body.dataset.seq) > seq", arg=seq
        )

    def play(self, moves: int) -> set[str]:
        """Make so many moves by touching the board; gives the kinds of pieces that were touched."""
        touched: set[str] = set()
        for _ in range(moves):
            if not self.my_turn():
                break
            move = self.choose()
            touched |= {re.sub(r"-.*", "", id) for id in move["touch"]}
            self.touch(move)
        self.my_turn()
        return touched

    def hurry(self, moves: int) -> None:
        """Make so many moves from the list in words, without looking: where the way is not what is tested."""
        for _ in range(moves):
            if not self.my_turn():
                break
            self.move_in_words()
        self.my_turn()

    def move_in_words(self) -> None:
        """Make a move from the list in words, without looking."""
        move, seq = self.choose(), self.seq
        self.page.evaluate(
            """words => [...document.querySelectorAll('#moves button')].find(
                button => button.textContent.trim() === words).click()""",
            capital(move["words"]),
        )
        self.answered()
        self.page.evaluate("document.getElementById('confirm')?.click()")
        self.after(seq)

    def play_by_words(self, moves: int) -> None:
        """On a phone: from the list of moves in words, looking at what can be touched in between."""
        for _ in range(moves):
            if not self.my_turn():
                break
            assert self.unreachable() == []
            self.page.locator("#tabs button").last.click()
            move, seq = self.choose(), self.seq
            self.page.locator("#moves button").get_by_text(capital(move["words"]), exact=True).first.click()
            self.confirm()
            self.after(seq)
        self.my_turn()

    def touch(self, move: dict[str, Any]) -> None:
        """Make a move by touching the pieces it names, then the buttons that come when these are touched."""
        seq = self.seq
        for id in sorted(move["touch"], key=lambda id: id.startswith("button-")):
            piece = self.page.locator(f"[id='{id}']")
            # The only move that is left is proposed without its button.
            if not piece.count() and self.page.locator("#confirm").count():
                continue
            piece.click()
        self.settle(move, seq)

    def settle(self, move: dict[str, Any], seq: int) -> None:
        """Choose between moves with the same pieces, confirm, and wait for the answer."""
        if self.must_choose():
            self.page.locator("#choices button.main").get_by_text(capital(move["words"]), exact=True).first.click()
        self.confirm()
        self.after(seq)

    def answered(self) -> None:
        """Wait until the server has played the move or asks whether it is meant."""
        self.page.wait_for_function("() => document.body.dataset.state !== 'sent'")

    def confirm(self) -> None:
        """Press the button that asks whether the move is meant, where there is one."""
        self.answered()
        if self.page.locator("#confirm").count():
            self.page.locator("#confirm").click()

    def must_choose(self) -> bool:
        """Is the same touched for several moves, so that a button has to tell which?"""
        return bool(
            self.page.evaluate(
                "() => document.body.dataset.state === 'ready' && !document.getElementById('confirm')"
                " && document.querySelector('#choices button.main') !== null"
            )
        )

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus_by_tab(self, id: str) -> None:
        """Go to a piece by the Tab key alone, forwards or backwards, whichever is nearer."""
        for _ in range(150):
            steps = self.page.evaluate(
                """id => {
                    const stops = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
                        .filter(stop => stop.tabIndex >= 0 && !stop.disabled && stop.getClientRects().length);
                    return stops.findIndex(stop => stop.id === id) - stops.indexOf(document.activeElement);
                }""",
                id,
            )
            if steps == 0:
                return
            # What is counted is only a guess: in the end the key itself has to have led there.
            for _ in range(min(abs(steps), 150)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        raise AssertionError(f"the Tab key never reaches {id}")

    def expect_text(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text, timeout=WAIT)

    # ------------------------------------------------------------------ what can be seen

    def boards_out_of_sight(self) -> list[str]:
        """The boards a decision needs that do not fit on the screen: more of them than a strip has to be scrolled to.

        The letters never shrink below what can be read, so the last strip of a full table may stand below the window,
        and at a table of four the boards of others.
        """
        found: list[str] = self.page.evaluate(
            """strip => [...document.querySelectorAll('#panels .board:not(.other) svg.panel')].filter(svg => {
                const box = svg.getBoundingClientRect();
                return box.bottom > innerHeight + strip || box.right > innerWidth + 1 || box.top < 0 || box.width < 120;
            }).map(svg => svg.id)""",
            STRIP,
        )
        return found

    def unreachable(self) -> list[str]:
        """Targets that neither show nor stand behind a tab that says so."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-touch=open]')].filter(piece => {
                const box = piece.getBoundingClientRect();
                const seen = box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0;
                if (seen) return false;
                const board = piece.closest('[data-tab]');
                const tab = board && document.querySelector(`#tabs button[data-tab="${board.dataset.tab}"]`);
                const mark = tab && tab.querySelector('.tab-mark');
                return !mark || getComputedStyle(mark).display === 'none';
            }).map(piece => piece.id)"""
        )
        return found

    def small_targets(self, least: int = 24, among: str = "[data-touch=open], button") -> list[str]:
        """Targets that a finger would miss: less than so many pixels either way."""
        found: list[str] = self.page.evaluate(
            """([least, among]) => [...document.querySelectorAll(among)].filter(piece => {
                const box = piece.getBoundingClientRect();
                return box.width > 0 && (box.width < least || box.height < least);
            }).map(piece => piece.id || piece.textContent)""",
            [least, among],
        )
        return found

    def small_letters(self, least: float) -> list[str]:
        """Texts on the boards whose letters are smaller than so many pixels."""
        found: list[str] = self.page.evaluate(
            """least => [...document.querySelectorAll('#panels svg.panel text')].filter(text => {
                const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
                return text.getBoundingClientRect().width > 0 && size < least;
            }).map(text => text.textContent)""",
            least,
        )
        return found

    def scrolls(self) -> bool:
        """Is the page larger than the window?"""
        return bool(
            self.page.evaluate(
                "() => document.documentElement.scrollHeight > innerHeight + 1"
                " || document.documentElement.scrollWidth > innerWidth"
            )
        )

    def check_with_axe(self) -> None:
        violations: list[Any] = Axe().run(self.page).response["violations"]
        said = [
            (self.page.url, found["id"], [node["html"][:120] for node in found["nodes"]][:3]) for found in violations
        ]
        assert said == [], said

    def close(self) -> None:
        self.context.close()


Visitors = Callable[..., Visitor]
"""What the fixture `visitor` is: it makes them."""
