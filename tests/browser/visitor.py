"""A visitor in a real browser: looks, touches, types; complains about every console error."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, WebSocket, expect

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
WAIT = 20_000
"""Milliseconds after which something that should happen has not."""


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    program = shutil.which("chromium")
    assert program, "these tests need Chromium (on Debian: chromium); make test installs it as root"
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()


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
        self.page.on("console", lambda said: self._heard(said.type, said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        def received(payload: str | bytes) -> None:
            message = json.loads(payload)
            if "html" in message:
                self.state = message

        socket.on("framereceived", received)

    # ------------------------------------------------------------------ at the table

    def open(self, path: str) -> None:
        self.page.goto(path)

    def play_now(self) -> None:
        """From the first page to a running game."""
        self.open("/")
        self.page.locator("form:has(input[value=kingsburg]) button").click()
        self.ready()

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
        """Some move, rather a doing than a passing one."""
        moves = self.state["moves"]
        doing = [move for move in moves if move["move"] not in ("pass", "decline", "keep")]
        chosen: dict[str, Any] = self.chance.choice(doing or moves)
        return chosen

    def after(self, seq: int) -> None:
        """Wait until the server has answered."""
        self.page.wait_for_function(
            "seq => document.body.dataset.state === 'ready' && Number(document.body.dataset.seq) > seq", arg=seq
        )

    def touch(self, move: dict[str, Any]) -> None:
        """Make a move by touching the pieces it names."""
        seq = self.seq
        for id in move["touch"]:
            self.page.locator(f"[id='{id}']").click()
        self.settle(move, seq)

    def settle(self, move: dict[str, Any], seq: int) -> None:
        """Choose between moves with the same pieces, confirm, and wait for the answer."""
        if self.must_choose():
            self.page.locator("#choices button.main").get_by_text(move["words"], exact=True).first.click()
        if self.page.locator("#confirm").count():
            self.page.locator("#confirm").click()
        self.after(seq)

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
        """Go to a piece by the Tab key alone."""
        for _ in range(150):
            if self.page.evaluate("document.activeElement?.id") == id:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never reaches {id}")

    def expect_text(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text, timeout=WAIT)

    def close(self) -> None:
        self.context.close()
