"""What a learning bot looks at in Paladins of the West Kingdom, and what the arena is told of a seat."""

from __future__ import annotations

from math import isfinite

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import ACTIONS
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random
from burgrave.kernel.words import LANGUAGES
from tests.paladins import given
from tests.titles.given import ANNA, BORIS

NAMES = paladins.judgement.features()
MODES = [(1, "easy"), (1, "medium"), (1, "hard"), (2, "easy"), (3, "easy"), (4, "easy")]


def seen(position: Position, seat: int = ANNA) -> dict[str, float]:
    """The features by name."""
    return dict(zip(NAMES, paladins.judgement.look(position, seat), strict=True))


@pytest.mark.parametrize(("seats", "difficulty"), MODES)
def test_every_mode_is_seen_from_its_beginning_to_its_end(seats: int, difficulty: str) -> None:
    for seed in range(2):
        position, rng = paladins.start(seats, seed, difficulty=difficulty), Rng(seed)
        moments = {paladins.judgement.progress(position)}
        last = 0.0
        while not position.over:
            seat = position.mover
            before = position.dump()
            for other in range(seats):
                look = paladins.judgement.look(position, other)
                assert len(look) == len(NAMES)
                assert all(isfinite(amount) for amount in look)
                assert look[1] == pytest.approx(paladins.judgement.worth(position, other))
            assert position.dump() == before
            position.play(at_random(position, seat, rng))
            progress = paladins.judgement.progress(position)
            assert last <= progress <= 1.0
            moments.add(progress)
            last = progress
        assert min(moments) == 0.0
        assert sorted(moments)[-2] > 0.9
        assert last == 1.0
        assert 15 <= len(moments) < 80


@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_hidden_is_seen(seats: int) -> None:
    position, rng = paladins.start(seats, 7), Rng(7)
    while not position.over:
        seat = position.mover
        look = paladins.judgement.look(position, seat)
        assert paladins.judgement.look(position.imagine(seat, rng), seat) == pytest.approx(look, abs=1e-9)
        position.play(at_random(position, seat, rng))


def test_orders_count_by_what_is_missing() -> None:
    position = given.start()
    given.orders(position, "fortify")
    given.plain_walls(position, ANNA, 4)

    look = seen(position)

    assert look["order within one"] == 4
    assert look["order within two"] == 0
    assert look["part of orders"] == pytest.approx(4 * 16 / 25)
    assert look["done fortify"] == 4
    assert seen(position, BORIS)["order within one"] == 0


def test_the_attribute_that_an_action_lacks_is_seen() -> None:
    position = given.start()
    given.has(position, ANNA, influence=3)
    given.plain_walls(position, ANNA, 3)

    assert seen(position)["lacking for fortify"] == 2
    assert seen(position)["lacking for absolve"] == 0


def test_the_opponent_of_a_lone_player_is_seen_and_nobody_else_is() -> None:
    position = given.start(seats=1)
    before = seen(position)
    given.has(position, BORIS, faith=12, strength=4, marker=3, unpaid=2)

    look = seen(position)

    assert look["opponent's tracks"] == 23
    assert look["opponent's debts"] == -6
    assert look["opponent's points"] == 17
    assert look["opponent's marker"] == 3
    assert look["margin"] < before["margin"]
    assert look["margin over -30"] == max(0.0, look["margin"] + 30)
    assert not any(amount for name, amount in seen(given.start()).items() if "opponent" in name or "margin" in name)


def test_party_outsiders_paladins_and_actions_are_told_to_the_arena() -> None:
    position = given.start()
    given.party(position, ANNA, "abbot_1", "abbot_2")
    given.plain_walls(position, ANNA, 2)
    given.converted(position, ANNA, "mercenary_1")
    given.workshops(position, ANNA, commission="both", absolve="left")

    assert position.holdings(ANNA) == [
        *("townsfolk.abbot", "townsfolk.abbot", "outsider.mercenary"),
        *("action.develop", "action.develop", "action.develop", "action.fortify", "action.fortify", "action.convert"),
    ]
    assert position.holdings(BORIS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_arena_is_told_has_words(language: str) -> None:
    position, rng = paladins.start(2, 5), Rng(5)
    while not position.over:
        position.play(at_random(position, position.mover, rng))
    words = paladins.words(language)

    held = position.holdings(0) + position.holdings(1)

    assert sum(key.startswith("paladin.") for key in held) == 14
    assert all(words.template(key) for key in held)
    assert {key.partition(".")[2] for key in held if key.startswith("action.")} <= set(ACTIONS)
