"""What a learning bot looks at, what is promised in the middle of a turn, and what a player ends with."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from burgrave.games.viscounts import TITLE
from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.components import BUILDINGS, CARDS, FIRST_PRINTED, MANUSCRIPTS, RIBBONS
from burgrave.games.viscounts.evaluate.prospects import Prospects
from burgrave.games.viscounts.phrases import building_phrase
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import BUILD, TRADE, TRANSCRIBE, WORKERS
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import stage
from tests.titles.given import offers, play
from tests.viscounts import given
from tests.viscounts.given import AI, BLUE, RED
from tests.viscounts.then import holdings

JUDGEMENT = TITLE.judgement
MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"automa": "cleric"}),
    (1, {"automa": "noble", "schemes": 1}),
    (1, {"automa": "builder", "schemes": 3}),
    (1, {"automa": "cards"}),
    (2, {}),
    (2, {"buildings": "leftmost", "shuffles": "drawing"}),
    (3, {"pairs": False}),
    (4, {}),
]


def seen(position: Viscounts, seat: int, name: str) -> float:
    """One feature of a seat by its name."""
    return JUDGEMENT.look(position, seat)[JUDGEMENT.features().index(name)]


# ---------------------------------------------------------------- the look as a whole


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_game_runs_from_zero_to_one_and_every_look_is_finite(seats: int, options: dict[str, Any]) -> None:
    names = JUDGEMENT.features()
    rng = Rng(seats)
    position = TITLE.start(seats, seed=5, **options)
    moments = [JUDGEMENT.progress(position)]
    assert moments == [0.0]
    while not position.over:
        if rng.below(5) == 0:
            for seat in range(seats):
                look = JUDGEMENT.look(position, seat)
                assert len(look) == len(names)
                assert all(isfinite(figure) and abs(figure) < 1000 for figure in look)
        moves = position.legal()
        position.play(moves[rng.below(len(moves))])
        moments.append(JUDGEMENT.progress(position))

    assert moments == sorted(moments)
    assert moments[-1] == 1.0
    assert 0.9 <= moments[-2] < 1.0
    # Prices are kept by moment, so there should not be too many; and none lasts for long.
    assert 15 < len(set(moments)) < 80
    assert max(moments.count(moment) for moment in set(moments)) < len(moments) / 4


def test_names_are_different_and_in_order() -> None:
    names = JUDGEMENT.features()

    assert names[:3] == ["one", "worth", "points"]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_look_changes_nothing_and_knows_nothing_hidden(seats: int) -> None:
    rng = Rng(seats)
    position = TITLE.start(seats, seed=8)
    for _ in range(120):
        if position.over:
            break
        seat = position.mover
        if rng.below(4) == 0:
            before = position.dump()
            look = JUDGEMENT.look(position, seat)
            assert position.dump() == before
            for _ in range(2):
                assert JUDGEMENT.look(position.imagine(seat, rng), seat) == pytest.approx(look, abs=1e-9)
        moves = position.legal()
        position.play(moves[rng.below(len(moves))])


# ---------------------------------------------------------------- single features


def test_the_next_action_depends_on_where_the_viscount_stands() -> None:
    position = given.start()
    given.manuscript_on(position, "lake", "grey_3")
    given.board(position, RED, "squire")
    given.has(position, RED, ink=9, stone=9, gold=9)
    position.turn, position.phase = RED, 2

    given.at(position, RED, "lake")
    inner = Prospects(position, RED).best
    given.at(position, RED, "1")
    outer = Prospects(position, RED).best

    assert min(inner[WORKERS], inner[TRANSCRIBE]) > 0
    assert inner[TRADE] == inner[BUILD] == 0
    assert outer[BUILD] > 0
    assert outer[WORKERS] == outer[TRANSCRIBE] == 0


def test_a_manuscript_out_of_reach_promises_nothing() -> None:
    position = given.start()
    given.manuscript_on(position, "lake", "grey_3")
    given.board(position, RED, "squire")
    given.at(position, RED, "lake")
    position.turn, position.phase = RED, 2

    assert seen(position, RED, "next transcribe") == 0
    given.has(position, RED, ink=9)
    assert seen(position, RED, "next transcribe") > 0


def test_the_fourth_ribbon_is_worth_more_than_a_first_one() -> None:
    position = given.start()
    assert seen(position, RED, "next ribbon") == 1

    given.manuscripts(position, RED, "grey_3", "black_3", "blue_3")

    # A second one of a ribbon is on the way to its bonus card.
    assert Prospects(position, RED).gains == [2, 2, 2, 7]
    assert seen(position, RED, "next ribbon") == 7


def test_workers_about_to_climb_are_seen_and_the_leader_too() -> None:
    position = given.start()
    given.workers(position, 1, "flip", red=2, blue=1)
    given.workers(position, 2, "virtue2", red=2)
    given.workers(position, 3, "", red=2, blue=1)
    position.leader = RED

    expected = {
        "first tier": 2,
        "second tier": 2,
        "third tier": 2,
        "pairs below": 1,
        "pairs above": 1,
        "ahead at the top": 1,
        "leader": 1,
        "crowded": 1,
        "workers in flip": 2,
        "workers in virtue2": 4,
    }
    assert {name: seen(position, RED, name) for name in expected} == expected
    assert seen(position, BLUE, "ahead at the top") == -1


def test_open_links_of_own_buildings_are_counted() -> None:
    position = given.start()
    given.built(position, RED, meadow_1="workshop_1")

    # Both neighbours of the second spot in the meadow are linked with it.
    assert seen(position, RED, "links") == 2
    assert seen(position, BLUE, "links") == 0
    assert seen(position, RED, "workshop_1") == 1


def test_the_markers_are_seen_and_where_they_are_stacked() -> None:
    position = given.start()
    given.has(position, RED, corruption=1, virtue=1)

    assert seen(position, RED, "stacked") == 1
    assert seen(position, RED, "stack") == 2
    assert seen(position, BLUE, "stacked") == seen(position, BLUE, "stack") == 0


def test_alone_the_lead_over_the_automa_counts_its_leftover_resources() -> None:
    position = given.start(seats=1, automa="noble", schemes=2)
    lead = seen(position, RED, "lead")
    given.has(position, AI, gold=3)

    assert seen(position, RED, "lead") == lead - 3
    assert seen(position, RED, "automa resources") == 3
    assert seen(position, RED, "harder") == 2
    assert [seen(position, RED, f"automa of {one}") for one in ("cleric", "noble", "builder", "cards")] == [0, 1, 0, 0]


def test_alone_it_is_seen_where_the_automa_stands_and_where_somebody_will_be_pushed_out() -> None:
    position = given.start(seats=1, automa="noble")
    before = {name: seen(position, RED, name) for name in JUDGEMENT.features()}
    given.workers(position, 1, "flip", red=1, blue=2)
    given.workers(position, 1, "virtue2", red=2)
    given.workers(position, 2, "virtue2", red=1, blue=2)
    given.workers(position, 3, "", blue=1)
    given.opened(position, AI, "workshop_2", "workshop_3")
    given.manuscripts(position, AI, "grey_3", "grey_1", "blue_1")
    given.has(position, AI, debts=2, deeds=1, ink=1, stone=2, gold=3)

    expected = {
        "automa first tier": 2,
        "automa second tier": 2,
        "automa third tier": 1,
        "automa pairs below": 1,
        "automa pairs above": 1,
        "full below": 1,
        "full above": 1,
        "automa manuscripts": 3,
        "automa ribbons": 2,
        "automa debts": 2,
        "automa deeds": 1,
        "automa ink": 1,
        "automa stone": 2,
        "automa gold": 3,
    }
    assert {name: seen(position, RED, name) for name in expected} == expected
    assert seen(position, RED, "automa buildings") == before["automa buildings"] + 2
    assert seen(position, RED, "automa workers left") == position.players[AI].workers
    icons = sum(seen(position, RED, f"automa {icon}") for icon in ("builder", "noble", "cleric", "criminal"))
    assert 0 < icons <= seen(position, RED, "automa icons")


def test_with_others_there_is_no_automa_to_be_seen() -> None:
    position = given.start()
    given.workers(position, 1, "flip", red=1, blue=2)

    named = [name for name in JUDGEMENT.features() if name.startswith(("automa ", "full "))]
    assert len(named) > 20
    assert all(seen(position, RED, name) == 0 for name in named)


def test_what_is_about_to_be_had_is_worth_something_already() -> None:
    position = given.start(3)
    given.has(position, RED, debts=1, deeds=1, silver=2)
    given.board(position, RED, "abbot")
    given.at(position, RED, "6")
    position.turn, position.phase = RED, 2
    before = JUDGEMENT.worth(position, RED)
    assert seen(position, RED, "promised") == 0

    stage(position, Act(RED))
    play(position, RED, "exchange 1 for 2 silver")

    # Two silver have been paid, and a card is about to be flipped.
    assert offers(position) == ["flip debt", "flip deed"]
    assert seen(position, RED, "promised") > 2
    assert JUDGEMENT.worth(position, RED) > before


# ---------------------------------------------------------------- what a player ends with


def test_a_player_ends_with_cards_buildings_manuscripts_bonus_cards_and_the_leadership() -> None:
    position = given.start()
    given.owns(position, RED, board=("abbot",), hand=("squire",), deck=("deacon_1",), discard=("thief",))
    given.opened(position, RED, "workshop_2")
    given.manuscripts(position, RED, "grey_3", "blue_1")
    given.bonus(position, RED, "grey")
    position.leader = RED

    assert sorted(position.holdings(RED)) == [
        *("bonus.grey", "building.workshop_2", "card.abbot", "card.deacon_1", "card.squire", "card.thief"),
        *("castle.leader", "manuscript.blue_1", "manuscript.grey_3"),
    ]
    assert "castle.leader" not in position.holdings(BLUE)
    assert holdings(position, RED) == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_can_be_held_has_a_name_of_its_own(language: str) -> None:
    words = TITLE.words(language)

    assert len({words.template(f"manuscript.{name}") for name in MANUSCRIPTS}) == len(MANUSCRIPTS)
    for building, name in enumerate(BUILDINGS):
        assert words.template(f"building.{name}") == words.say(building_phrase(building))
    for key in (*(f"card.{card}" for card in CARDS[:FIRST_PRINTED]), *(f"bonus.{ribbon}" for ribbon in RIBBONS)):
        assert words.template(key)
    assert words.template("castle.leader")
