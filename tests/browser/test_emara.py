"""Crown of Emara played in a real browser: against a bot, alone against Victoria, with every variant."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visitors


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-US"), (PHONE, "ru-RU")], ids=["desktop", "phone"])
def test_a_whole_solo_game_is_started_and_played(visitor: Visitors, size: dict[str, int], language: str) -> None:
    ann = visitor(size=size, language=language)
    ann.set_up("emara", 1, {"building_start": "30"}, seed=2)
    ann.my_turn()
    expect(ann.page.locator("#panel-victoria")).to_contain_text("Victoria" if language == "en-US" else "Виктория")
    if size is PHONE:
        ann.play_by_words(12)
        assert ann.unreachable() == []
    else:
        ann.play(40)
        ann.hurry(400)
        assert ann.over
    assert not ann.scrolls()


def test_a_campaign_of_two_games_is_played_each_from_the_start_that_the_one_before_led_to(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("emara", 1, {"solo": "campaign"})
    table, first = ann.page.url, campaign_game(ann, start=40)
    ann.page.locator("#over form button.main", has_text="Next game").click()
    ann.page.wait_for_url(lambda url: url != table)
    ann.ready()

    second = campaign_game(ann, start=first)

    ann.open("/setup/emara")
    expect(ann.page.locator("p.campaign").first).to_have_text(f"Campaign: the next game starts on {second}")


def campaign_game(one: Visitor, start: int) -> int:
    """Plays a game of the campaign from start to end; gives the start of the next one, as the page tells it."""
    assert one.my_turn()
    expect(one.page.locator("#scales-0")).to_have_attribute("aria-label", re.compile(rf"buildings {start};"))
    one.hurry(400)
    assert one.over
    told = one.page.locator("#over p.campaign").first.inner_text()
    following = int(told.removeprefix("Campaign: the next game starts on "))
    victory = re.search(r"beats Victoria, (\d+) to (\d+)", one.page.locator("#log").inner_text())
    assert following == (start - 5 if victory else start + 2)
    return following


def test_both_variants_at_once_are_readable_and_can_be_touched(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU")
    ann.set_up("emara", 3, {"free_choice": "true", "random_layout": "true"}, seed=6)
    ann.play(6)

    assert ann.boards_out_of_sight() == []
    assert not ann.scrolls()
    assert ann.small_targets(36, "#panels [data-touch=open]") == []


def test_on_a_phone_every_target_is_large_and_in_sight_or_behind_a_marked_tab(visitor: Visitors) -> None:
    ann = visitor(size=PHONE, touch=True)
    ann.set_up("emara", 4, seed=3)
    for _ in range(5):
        ann.play_by_words(1)
        ann.page.locator("#tabs button[data-tab=own]").tap()
        assert ann.small_targets(44, "#panels [data-touch=open]") == []
        assert ann.small_letters(10.5) == []
        ann.page.locator("#tabs button[data-tab=ring-2]").tap()
        assert ann.small_targets(44, "#panels [data-touch=open]") == []
    assert not ann.scrolls()


def test_a_card_that_is_touched_brings_the_buttons_that_belong_to_it(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("emara", 1, {"free_choice": "true"}, seed=1)
    for wanted in ("play take_wood", "move", "end", "play trade"):
        while not any(move["move"].startswith(wanted) for move in ann.state["moves"]):
            ann.touch(next(move for move in ann.state["moves"] if move["move"].split()[0] in ("work", "leave", "pay")))
            ann.my_turn()
        ann.touch(next(move for move in ann.state["moves"] if move["move"].startswith(wanted)))
        ann.my_turn()
    mixes = [move for move in ann.state["moves"] if any(id.startswith("button-trade") for id in move["touch"])]
    assert mixes
    expect(ann.page.locator("#choices [id^=button-trade]")).to_have_count(0)

    ann.page.locator("#card-0-trade").click()

    expect(ann.page.locator("#choices [id^=button-trade]")).to_have_count(len(mixes))
