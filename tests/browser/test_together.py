"""Friends at a table: one invitation, who is here, a seat lent and left, another game for all."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PHONE, Visitor, Visitors

TITLE = "kingsburg"


def open_table(host: Visitor, seats: int, name: str) -> str:
    """A table at which all seats but the host's are free; gives the invitation to them."""
    host.open(f"/setup/{TITLE}")
    host.page.locator("#name").fill(name)
    host.page.locator(f"input[name=seats][value='{seats}']").check()
    for seat in range(1, seats):
        host.page.locator(f"select[name=seat-{seat}]").select_option("open")
    host.page.locator("form.setup button.main").click()
    host.ready()
    link = host.page.locator("#room [data-copy]").get_attribute("data-copy")
    assert link is not None
    return link


def sit_down(guest: Visitor, link: str, name: str) -> None:
    guest.open(link)
    guest.page.locator("#name").fill(name)
    guest.page.locator("form.join button.main").click()
    guest.ready()


def chip(one: Visitor, name: str) -> Locator:
    return one.page.locator(".player-chip").filter(has_text=name)


def test_friends_come_by_one_invitation_and_the_game_begins_when_all_are_there(visitor: Visitors) -> None:
    ann, ben, eve = visitor(), visitor(size=PHONE, touch=True), visitor(language="ru-RU")
    link = open_table(ann, 3, "Ann")
    expect(ann.page.locator("#prompt")).to_contain_text("2 seats are still free")
    expect(ann.page.locator("#moves button")).to_have_count(0)
    code = ann.page.request.get(f"{link}/qr.svg")
    assert code.ok
    assert code.headers["content-type"] == "image/svg+xml"
    drawn = "() => document.querySelector('.invitation img').naturalWidth > 100"
    ann.page.wait_for_function(drawn)
    ann.check_with_axe()

    # Whoever only looks at the table is told that they watch, and is not given the invitation.
    eve.open(ann.page.url)
    expect(eve.page.locator("#watchers")).to_contain_text("Вы зритель")
    expect(eve.page.locator("[data-copy^='/j/']")).to_have_count(0)
    expect(ann.page.locator("#watchers")).to_contain_text("1 spectator")

    ben.open(link)
    ben.check_with_axe()
    sit_down(ben, link, "Ben")
    ben.check_with_axe()
    expect(ann.page.locator("#room")).to_contain_text("Ben")
    expect(ann.page.locator("#prompt")).to_contain_text("One seat is still free")
    sit_down(eve, link, "Ева")
    for one in (ann, ben, eve):
        expect(one.page.locator("#room")).to_have_count(0)
    expect(chip(ann, "Ben").locator(".here")).to_have_count(1)
    visitor_late = visitor()
    assert visitor_late.page.request.get(link).status == 404


def test_whoever_goes_is_seen_to_be_away_and_to_come_back(visitor: Visitors) -> None:
    ann, ben = visitor(), visitor()
    link = open_table(ann, 2, "Ann")
    sit_down(ben, link, "Ben")
    address = ben.page.url
    expect(chip(ann, "Ben").locator(".here")).to_have_count(1)

    ben.page.goto("about:blank")
    expect(chip(ann, "Ben").locator(".away")).to_have_count(1, timeout=8000)
    ben.page.goto(address)
    expect(chip(ann, "Ben").locator(".here")).to_have_count(1)


def test_a_seat_is_lent_to_a_bot_taken_back_and_left(visitor: Visitors) -> None:
    ann, ben = visitor(), visitor()
    link = open_table(ann, 2, "Ann")
    sit_down(ben, link, "Ben")
    own = chip(ben, "Ben")

    own.locator(".seat-menu > summary").click()
    own.locator("button[data-bot=page]").click()
    expect(ben.page.locator("#ask")).to_contain_text("A bot plays your seat: page")
    expect(ann.page.locator("#log")).to_contain_text("Ben lets a bot play for a while: page")
    ben.check_with_axe()
    ben.page.locator("#ask button").filter(has_text="Take my seat back").click()
    expect(ann.page.locator("#log")).to_contain_text("Ben plays again in person")

    own.locator(".seat-menu > summary").click()
    own.locator(".sure summary").filter(has_text="Leave the seat").click()
    own.locator("button[data-do=offer]").click()
    expect(ben.page.locator("#watchers")).to_contain_text("You are a spectator")
    expect(ann.page.locator("#ask")).to_contain_text("One seat is still free")
    fresh = ann.page.locator("#ask [data-copy]").get_attribute("data-copy")
    assert fresh not in (None, link)


def test_the_host_begins_with_bots_on_the_free_seats(visitor: Visitors) -> None:
    ann = visitor()
    open_table(ann, 3, "Ann")
    ann.page.locator("#start-bot").select_option("page")
    ann.page.locator("[data-do=start]").click()
    expect(ann.page.locator("#room")).to_have_count(0)
    ann.my_turn()


def test_another_game_takes_everybody_along(visitor: Visitors, tmp_path: Path) -> None:
    ann, ben, eve = visitor(), visitor(), visitor()
    link = open_table(ann, 2, "Ann")
    sit_down(ben, link, "Ben")
    eve.open(ann.page.url)
    eve.ready()
    # Both give up, so that bots bring the game to its end.
    for one in (ann, ben):
        one.ready()
    old = ann.page.url
    give_up(ann, ben)
    for one in (ann, ben, eve):
        one.page.wait_for_function("() => document.body.dataset.game === 'over'", timeout=60_000)

    ann.page.locator("#over form button").filter(has_text="Play again").click()
    ann.ready()
    assert ann.page.url != old
    expect(ann.page.locator("#room")).to_contain_text("kept for Ben")
    expect(ben.page.locator("#rematch")).to_contain_text("Ann wants to play again")
    expect(eve.page.locator("#rematch")).to_contain_text("Ann plays again")
    ben.check_with_axe()

    ben.page.locator("#rematch button").click()
    ben.ready()
    assert ben.page.url == ann.page.url
    expect(ann.page.locator("#room")).to_have_count(0)
    eve.page.locator("#rematch a").click()
    eve.ready()
    assert re.sub(r".*/", "", eve.page.url) == re.sub(r".*/", "", ann.page.url)


def give_up(*people: Visitor) -> None:
    """Seats lent to bots: the game plays itself."""
    for one in people:
        own = one.page.locator(".player-chip.mine")
        own.locator(".seat-menu > summary").click()
        own.locator("button[data-bot=page]").first.click()
        expect(one.page.locator("#ask")).to_contain_text("A bot plays your seat")


def test_a_listed_table_appears_on_the_first_page_and_is_joined_there(visitor: Visitors) -> None:
    ann, ben = visitor(), visitor(size=PHONE, touch=True, language="ru-RU", dark=True)
    ben.open("/")
    ann.open(f"/setup/{TITLE}")
    ann.page.locator("#name").fill("Ann")
    ann.page.locator("input[name=seats][value='2']").check()
    expect(ann.page.locator("#note")).to_be_hidden()
    ann.page.locator("select[name=seat-1]").select_option("open")
    ann.page.locator("input[name=listed][value=yes]").check()
    ann.page.locator("#note").fill("For Ben")
    ann.check_with_axe()
    ann.page.locator("form.setup button.main").click()
    ann.ready()

    offer = ben.page.locator(".offer").filter(has_text="For Ben")
    expect(offer).to_contain_text("Свободно мест: 1 из 2 · Ann")
    ben.check_with_axe()
    offer.locator(".button").click()
    ben.page.locator("#name").fill("Бен")
    ben.page.locator("form.join button.main").click()
    ben.ready()
    expect(ann.page.locator("#room")).to_have_count(0)
    ann.open("/")
    expect(ann.page.locator("#lobby")).to_contain_text("Бен")
    ann.check_with_axe()


def test_a_game_with_a_clock_is_ended_by_agreement(visitor: Visitors) -> None:
    ann, ben = visitor(), visitor(size=PHONE, touch=True, language="ru-RU", dark=True)
    ann.open(f"/setup/{TITLE}")
    ann.page.locator("#name").fill("Ann")
    ann.page.locator("input[name=seats][value='2']").check()
    ann.page.locator("select[name=seat-1]").select_option("open")
    ann.page.locator("#pace").select_option("live")
    ann.page.locator("form.setup button.main").click()
    ann.ready()
    link = ann.page.locator("#room [data-copy]").get_attribute("data-copy")
    assert link is not None
    sit_down(ben, link, "Ben")
    # The clock of whoever is asked runs down, the other one stands.
    expect(ann.page.locator(".clock[data-due]")).to_have_text(re.compile(r"^9:\d\d$"))
    expect(ann.page.locator(".clock[data-left]")).to_have_text("10:00")

    own = chip(ann, "Ann")
    own.locator(".seat-menu > summary").click()
    own.locator(".sure").filter(has_text="End the game").locator("summary").click()
    own.locator("button[data-do=end]").click()
    expect(ben.page.locator("#ask")).to_contain_text("Закончить партию предлагают: Ann")
    ben.check_with_axe()
    ben.page.locator("#ask [data-do=end]").click()
    for one in (ann, ben):
        one.page.wait_for_function("() => document.body.dataset.game === 'over'")
    expect(ann.page.locator("#prompt")).to_contain_text("the game ends here")
    ann.check_with_axe()
    ann.open("/me")
    expect(ann.page.locator("main")).to_contain_text("ended")
