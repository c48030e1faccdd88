"""PettingZoo's own suites, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from burgrave import rl
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import IllegalMove
from burgrave.rl.aec import TitleAEC
from burgrave.rl.spaces import seed_from
from tests.rl.settings import SETTINGS, Setting, named
from tests.titles.games import TITLES

pytestmark = pytest.mark.once

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=named)
each_title = pytest.mark.parametrize("title", [title.id for title in TITLES])


def playthrough(env: Any, seed: int) -> dict[str, float]:
    """A game of the first, the middle and the last legal action in turns; what it has brought every agent."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for count, agent in enumerate(env.agent_iter()):
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else legal[count * 7 % len(legal)])
    return total


@each_setting
def test_the_api_holds(setting: Setting) -> None:
    title, seats, options = setting
    with warnings.catch_warnings():
        # What every environment with a mask beside its observation is told.
        warnings.filterwarnings("ignore", message=".*(NumPy array|Box or).*")
        api_test(rl.env(title, seats=seats, **options), num_cycles=60)


@each_title
def test_the_same_seed_gives_the_same_episode(title: str) -> None:
    seed_test(lambda: rl.env(title), num_cycles=30)


@each_title
def test_it_can_be_rendered(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)

    render_test(lambda render_mode: rl.env(title, render_mode=render_mode), {"svg": lambda svg: svg.startswith("<svg")})

    assert len(shown) == 1
    assert shown[0].startswith("file://")


def test_the_name_has_the_version_of_the_rules() -> None:
    assert rl.env("kingsburg").metadata["name"] == "burgrave/kingsburg-v1"
    assert rl.env("viscounts").metadata["name"] == "burgrave/viscounts-v2"


@each_title
def test_the_rewards_say_who_has_won(title: str) -> None:
    for reward in ("win", "place", "points", "lead", "shaped"):
        env = rl.raw_env(title, seats=2, reward=reward)
        total = playthrough(env, seed=4)
        position = env.position
        if reward == "win":
            assert {seat for seat in range(2) if total[f"seat_{seat}"] > 0} == set(position.winners)
        elif reward == "place":
            assert sum(total.values()) == 0
        elif reward == "lead":
            assert total["seat_0"] == position.scores[0] - position.scores[1] == -total["seat_1"]
        else:
            begun = env.setting.start(seed_from(np.random.default_rng(4))).scores if reward == "shaped" else [0, 0]
            assert [total["seat_0"], total["seat_1"]] == [
                after - before for after, before in zip(position.scores, begun, strict=True)
            ]


def test_partners_win_together() -> None:
    env = rl.raw_env("burgundy", seats=4, team="12a", reward="place")
    total = playthrough(env, seed=1)

    for side in env.position.sides:
        assert len({total[f"seat_{seat}"] for seat in side}) == 1
    assert set(total.values()) <= {-1.0, 0.0, 1.0}


def test_nothing_hidden_gets_into_an_observation() -> None:
    env = rl.raw_env("viscounts", seats=3)
    env.reset(seed=1)
    for _ in range(40):
        env.step(env.legal()[-1])
        seat = env.position.mover
        imagined = env.setting.observe(env.position.imagine(seat, Rng(5)), seat)
        seen = env.observe(env.agent_selection)
        assert np.array_equal(seen["observation"], imagined["observation"])
        assert np.array_equal(seen["action_mask"], imagined["action_mask"])


def test_only_the_agent_that_is_asked_has_legal_actions() -> None:
    env = rl.raw_env("paladins", seats=3)
    env.reset(seed=2)

    assert [env.observe(agent)["action_mask"].any() for agent in env.agents] == [True, False, False]


def test_legal_moves_are_rows_of_kind_and_parameters() -> None:
    env = rl.raw_env("kingsburg", seats=2)
    env.reset(seed=3)
    rows = env.rows()

    assert rows.shape == (len(env.legal()), 5)
    book = env.setting.title.book
    for row, action in zip(rows, env.legal(), strict=True):
        kind = book.kinds[row[0]]
        assert kind.of(*(int(value) for value in row[1:])) == env.setting.numbering.moves[action]
        assert env.notation(action).startswith(kind.word)
    assert len(env.setting.names()) == env.observe("seat_0")["observation"].shape[0]


def test_what_is_wrong_is_named() -> None:
    env = rl.raw_env("kingsburg", seats=2)
    env.reset(seed=3)
    illegal = next(action for action in range(env.setting.numbering.size) if action not in env.legal())

    with pytest.raises(IllegalMove):
        env.step(illegal)
    with pytest.raises(ValueError, match="unknown reward glory; rewards: win, place, points, lead, shaped"):
        rl.env("kingsburg", reward="glory")
    with pytest.raises(ValueError, match="unknown render mode oil; render modes: human, ansi, svg"):
        TitleAEC("kingsburg", render_mode="oil")
