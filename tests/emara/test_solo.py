"""Alone against Victoria: single games and the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import emara
from burgrave.games.emara.campaign import EmaraCampaign
from burgrave.games.emara.components import EVENTS
from burgrave.games.emara.position import Emara
from burgrave.games.emara.scoring import FinalScoring
from burgrave.games.emara.solo import Victoria
from burgrave.kernel.errors import UnknownOption
from burgrave.kernel.record import Game
from burgrave.kernel.testing import stage
from tests.emara.given import event, given, rank, start
from tests.emara.then import scales, shown
from tests.titles.given import ANNA, idle, told

CAMPAIGN = EmaraCampaign()


def finished(start_on: int, result: int, victoria: int, **options: Any) -> Emara:
    """A campaign game that started there and ended so."""
    position = start(seats=1, building_start=start_on, **{"solo": "campaign", **options})
    given(position, ANNA, cp=result, bp=result)
    position.victoria, position.victoria_sheet = victoria, [victoria, 0]
    stage(position, FinalScoring())
    return position


def test_alone_the_site_is_set_up_as_for_four_and_the_rest_as_for_two() -> None:
    position = start(seats=1)

    assert [shown(position, f"donation_{kind}") for kind in ("wood", "grain", "stone", "cloth")] == [2, 2, 1, 1]
    assert [shown(position, f"gift_{kind}") for kind in ("wood", "grain", "stone", "cloth")] == [1, 1, 2, 2]
    assert (shown(position, "stone"), shown(position, "bread")) == (4, 5)
    assert position.printed.markers[8].sides[1] == position.printed.markers[8].sides[4]


def test_alone_there_is_no_early_winter() -> None:
    for seed in range(20):
        position = emara.start(seats=1, seed=seed)
        assert isinstance(position, Emara)
        cards = [*position.events.cards, *position.past]
        assert sorted(cards) == [card for card in range(14) if card != EVENTS.index("an_early_winter")]


def test_victoria_does_nothing_in_round_one() -> None:
    position = start(seats=1)

    stage(position, Victoria())

    assert position.victoria == 0
    assert shown(position, "stone") == 4


def test_victoria_delivers_and_takes_the_top_card_of_her_next_rank() -> None:
    position = start(seats=1)
    rank(position, ANNA, "baron")
    position.round = 2

    stage(position, Victoria())

    assert position.victoria == 4 + 5 + 4
    assert (shown(position, "stone"), shown(position, "bread")) == (3, 4)
    assert position.nobles[0] == 2
    assert [list(line) for line in told(position, "victoria_rises")] == [["rank", "gain"]]


def test_victoria_is_a_baroness() -> None:
    position = start(seats=1)
    position.round = 2

    stage(position, Victoria())

    assert position.log is not None
    assert "Виктория повышает титул, Баронесса: 5 очков Подданных" in list(position.log.lines(emara.words("ru")))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"solo": "campaign"}, "Строения начинают с 40"),
        ({"building_start": 33}, "Строения начинают с 33"),
        ({}, "Строения начинают с {start} (по карте «{event}»)"),
    ],
)
def test_the_log_names_the_event_only_where_the_start_is_its_own(options: dict[str, Any], said: str) -> None:
    game = Game(emara, 1, 3, options=options)
    position = game.position
    assert isinstance(position, Emara)
    words = emara.words("ru")
    card = EVENTS[position.past[0]]

    told = [line for line in game.log.lines(words) if line.startswith("Строения начинают")]

    assert told == [said.format(start=position.start, event=words.template(f"event.{card}"))]


def test_victoria_takes_no_rank_in_round_six() -> None:
    position = start(seats=1)
    position.round = 6

    stage(position, Victoria())

    assert position.victoria_rank == 0
    assert position.victoria == 4 + 5


def test_events_do_not_concern_victoria() -> None:
    position = start(seats=1)
    event(position, "respected_at_court")
    position.round = 2

    stage(position, Victoria())

    assert position.victoria == 4 + 5 + 5


def test_victoria_acts_in_a_whole_game_at_the_end_of_rounds_two_to_six() -> None:
    position = emara.start(seats=1, seed=7)
    assert isinstance(position, Emara)
    idle(position)

    assert position.victoria == 64
    assert position.victoria_rank == 4


def test_a_single_game_cannot_be_lost() -> None:
    """Victoria's points do not matter there."""
    position = start(seats=1)
    position.victoria, position.victoria_sheet = 99, [99, 0]
    stage(position, FinalScoring())

    assert position.winners == [ANNA]


@pytest.mark.parametrize("on", [15, 40])
def test_the_difficulty_of_a_single_game_is_its_start(on: int) -> None:
    position = emara.start(seats=1, seed=1, building_start=on)
    assert isinstance(position, Emara)

    assert scales(position) == (0, on)


def test_a_campaign_game_is_won_only_above_victoria() -> None:
    assert finished(40, 50, 49).winners == [ANNA]
    assert finished(40, 50, 50).winners == []
    assert finished(40, 50, 51).winners == []


def test_the_campaign_is_for_one() -> None:
    with pytest.raises(UnknownOption):
        emara.start(seats=2, seed=1, solo="campaign")


# ---------------------------------------------------------------- games one after another


def test_games_alone_belong_together_by_mode_and_hand() -> None:
    assert CAMPAIGN.kind({}) == "single"
    assert CAMPAIGN.kind({"free_choice": True}) == "single_free"
    assert CAMPAIGN.kind({"solo": "campaign"}) == "campaign"
    assert CAMPAIGN.kind({"solo": "campaign", "free_choice": True}) == "campaign_free"


def test_only_a_campaign_wants_its_games_one_by_one() -> None:
    assert CAMPAIGN.is_one_by_one("campaign_free")
    assert not CAMPAIGN.is_one_by_one("single")


def test_a_campaign_goes_on_where_the_last_game_left_it() -> None:
    kept: dict[str, Any] = {}
    assert CAMPAIGN.options("campaign", kept) == {"building_start": "event"}

    kept = CAMPAIGN.after(kept, finished(40, 60, 50))
    assert kept == {"next": 35, "best": 40, "result": 60}
    assert CAMPAIGN.options("campaign", kept) == {"building_start": 35}
    following = emara.start(seats=1, seed=2, solo="campaign", **CAMPAIGN.options("campaign", kept))
    assert isinstance(following, Emara)
    assert following.start == 35

    kept = CAMPAIGN.after(kept, finished(35, 40, 50))
    assert kept == {"next": 37, "best": 40, "result": 60}


def test_the_best_is_the_lowest_start_won_and_there_the_higher_result() -> None:
    kept: dict[str, Any] = {"next": 35, "best": 35, "result": 55}

    assert CAMPAIGN.after(kept, finished(40, 90, 50))["best"] == 35
    assert CAMPAIGN.after(kept, finished(35, 54, 50))["result"] == 55
    assert CAMPAIGN.after(kept, finished(35, 56, 50))["result"] == 56
    assert CAMPAIGN.after(kept, finished(30, 51, 50))["best"] == 30


def test_the_start_never_falls_below_zero() -> None:
    assert CAMPAIGN.after({}, finished(3, 60, 50))["next"] == 0


def test_single_games_keep_the_best_result_of_every_start() -> None:
    kept: dict[str, Any] = {}
    for on, result in ((20, 50), (20, 45), (30, 60)):
        kept = CAMPAIGN.after(kept, finished(on, result, 0, solo="single"))

    assert kept == {"by_start": {"20": 50, "30": 60}}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_kept_can_be_told(language: str) -> None:
    words = emara.words(language)
    campaign, single = {"next": 30, "best": 35, "result": 61}, {"by_start": {"20": 50}}

    said = [words.say(phrase) for kept in (campaign, single) for phrase in CAMPAIGN.told(kept)]

    assert len(said) == 3
    assert all("{" not in line for line in said)


@pytest.mark.parametrize("solo", ["single", "campaign"])
def test_records_with_unrestricted_choice_are_told_as_such(solo: str) -> None:
    """The rulebook wants a table of their own for them, since they are easier."""
    russian, english = emara.words("ru"), emara.words("en")
    plain = CAMPAIGN.told(CAMPAIGN.after({}, finished(40, 60, 50, solo=solo)))
    free = CAMPAIGN.told(CAMPAIGN.after({}, finished(40, 60, 50, solo=solo, free_choice=True)))

    assert len(plain) == len(free) > 0
    assert all("неограниченный выбор" in russian.say(line) for line in free)
    assert all("unrestricted choice" in english.say(line) for line in free)
    assert not any("неограниченный выбор" in russian.say(line) for line in plain)
