"""The player's own pages in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from burgrave.table.store import Store
from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visitors
from tests.table.serving import serving


def fits(ann: Visitor) -> None:
    """Whatever the page shows: axe finds nothing, nothing is too small for a finger, nothing sticks out."""
    ann.check_with_axe()
    assert (
        ann.small_targets(among="main :is(button, .button, summary, select, input:not([type=checkbox], [type=radio]))")
        == []
    )
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def open_by_key(ann: Visitor, summary: str) -> None:
    """Open a folded part by the keyboard alone."""
    ann.page.locator("summary", has_text=summary).focus()
    ann.press("Enter")


@pytest.mark.parametrize(
    ("size", "dark", "language", "words"),
    [
        (PHONE, True, "ru-RU", ("Сделать ссылку", "Удалить меня", "Бывший гость")),
        (DESKTOP, False, "en-US", ("Make a link", "Delete me", "Former guest")),
    ],
)
def test_devices_are_listed_and_signed_out_while_they_play(
    visitor: Visitors, size: dict[str, int], dark: bool, language: str, words: tuple[str, ...]
) -> None:
    ann = visitor(size=size, dark=dark, language=language)
    other = visitor(size=size, dark=dark, language=language)
    ann.play_now("kingsburg")
    table = ann.page.url
    ann.open("/me")
    ann.page.get_by_role("button", name=words[0]).click()
    link = ann.page.locator(".address code").inner_text()
    fits(ann)
    other.open(link)
    other.page.locator("main button.main").click()
    other.open(table)
    other.ready()
    ann.open("/me")
    expect(ann.page.locator(".rows li")).to_have_count(2)
    fits(ann)
    ann.page.locator(".rows li:not(:has(em)) button").click()

    expect(other.page.locator("#offline")).to_be_visible()
    expect(ann.page.locator(".rows li")).to_have_count(1)
    open_by_key(ann, words[1])
    expect(ann.page.locator(".going")).to_contain_text(words[2])
    fits(ann)


def with_authenticator(ann: Visitor) -> str:
    """A device of the browser's own that always says yes; gives its id."""
    session = ann.context.new_cdp_session(ann.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    return str(made["authenticatorId"])


def test_a_passkey_signs_in_after_signing_out(visitor: Visitors) -> None:
    ann = visitor()
    ann.play_now("kingsburg")
    table = ann.page.url.removeprefix(str(ann.page.evaluate("location.origin")))
    ann.open("/me")
    with_authenticator(ann)
    ann.page.locator("[data-passkey=add]").click()
    expect(ann.page.locator("#passkeys .rows li")).to_have_count(1)
    fits(ann)
    ann.page.locator("form[action='/me/out'] button").click()
    ann.page.wait_for_url("**/")
    expect(ann.page.locator(f"a[href='{table}']")).to_have_count(0)

    ann.open("/me")
    ann.page.locator("[data-passkey=enter]").click()
    expect(ann.page.locator("#passkeys .rows li")).to_have_count(1)
    ann.open("/")
    expect(ann.page.locator(f"a[href='{table}']")).to_have_count(1)


def test_a_passkey_that_was_removed_signs_nobody_in(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU", size=PHONE, dark=True)
    ann.play_now("kingsburg")
    ann.open("/me")
    with_authenticator(ann)
    ann.page.locator("[data-passkey=add]").click()
    expect(ann.page.locator("#passkeys .rows li")).to_have_count(1)
    fits(ann)
    ann.page.locator("form[action='/me/passkey/drop'] button").click()
    expect(ann.page.locator("#passkeys .rows li")).to_have_count(0)
    ann.page.locator("[data-passkey=enter]").click()

    expect(ann.page.locator("#passkey-told")).to_contain_text("Не получилось")
    # The browser itself notes that the request was refused.
    assert all("403" in one for one in ann.complaints)
    ann.complaints.clear()


@pytest.mark.parametrize(("size", "dark", "language"), [(PHONE, True, "ru-RU"), (DESKTOP, False, "en-US")])
def test_how_to_be_told_is_chosen_on_one_page(
    visitor: Visitors, size: dict[str, int], dark: bool, language: str
) -> None:
    ann = visitor(size=size, dark=dark, language=language)
    ann.play_now("kingsburg")
    ann.open("/me")
    ann.page.locator("a[href='/me/notices']").click()
    fits(ann)
    assert ann.page.locator("[data-zone]").input_value() != ""
    ann.page.locator("[name=kinds][value=seated]").uncheck()
    ann.page.locator("[name=quiet]").focus()
    ann.press("Space")
    ann.page.locator("form.setup button.main").click()

    expect(ann.page.locator("[name=kinds][value=seated]")).not_to_be_checked()
    expect(ann.page.locator("[name=quiet]")).to_be_checked()


def test_the_worker_shows_what_is_pushed_when_no_page_is_open(visitor: Visitors, address: str) -> None:
    """No push service can be reached here, and this browser shows no notices: the debugging protocol delivers one, and
    what the worker would show is kept."""
    ann = visitor()
    ann.open("/")
    session = ann.context.new_cdp_session(ann.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    with ann.context.expect_event("serviceworker") as come:
        ann.page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    worker = come.value
    worker.evaluate("self.registration.showNotification = async (...said) => { self.said = said; }")
    told = json.dumps({"title": "Burgrave", "text": "Kingsburg: it is your turn", "path": "/t/some"})
    message = {"origin": address, "registrationId": found[0], "data": told}
    session.send("ServiceWorker.deliverPushMessage", message)
    shown = """async () => {
        for (let tries = 0; tries < 100 && !self.said; tries++) await new Promise(done => setTimeout(done, 50));
        return self.said;
    }"""

    title, how = worker.evaluate(shown)
    assert (title, how["body"], how["tag"]) == ("Burgrave", "Kingsburg: it is your turn", "/t/some")


@pytest.mark.parametrize(("size", "dark", "language"), [(PHONE, True, "ru-RU"), (DESKTOP, False, "en-US")])
def test_what_others_see_and_what_the_host_sees(
    browser: Browser, tmp_path: Path, size: dict[str, int], dark: bool, language: str
) -> None:
    database = f"sqlite:///{tmp_path / 'burgrave.sqlite'}"
    with serving(database) as server:
        ann = Visitor(browser, server.address, size=size, dark=dark, language=language)
        ann.play_now("kingsburg")
        table = ann.page.url
        ann.open(f"{table}/players")
        fits(ann)
        ann.page.locator("main a[href^='/players/']").click()
        fits(ann)
        ann.page.locator("[name=seen][value=all]").check()
        ann.page.locator("form.setup button.main").click()
        eve = Visitor(browser, server.address, size=size, dark=dark, language=language)
        eve.play_now("kingsburg")
        eve.open(ann.page.url)
        eve.page.locator("summary").click()
        eve.page.locator("textarea").fill("?!")
        fits(eve)
        eve.page.locator("form[action$='/report'] button").click()
        expect(eve.page.locator("[role=status]:not(.only-read)")).to_be_visible()
        store = Store(database)
        ann.open(f"/host/enter/{store.order.new_link()}")
        store.close()
        fits(ann)
        ann.page.locator("main button.main").click()
        expect(ann.page.locator("main")).to_contain_text("?!")
        ann.page.locator("details:has(form[action^='/host/players/']) > summary").first.click()
        fits(ann)
        ann.page.locator("[name=door][value=closed]").check()
        ann.page.locator("form[action='/host'] button.main").click()
        expect(ann.page.locator("[name=door][value=closed]")).to_be_checked()
        assert [*ann.complaints, *eve.complaints] == []
        ann.close()
        eve.close()
