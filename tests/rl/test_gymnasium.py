"""Gymnasium's own check, one seat against bots, and many games in one environment."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from burgrave import rl
from burgrave.kernel.errors import IllegalMove, UnknownBot
from tests.rl.settings import SETTINGS, Setting, named
from tests.titles.games import TITLES

pytestmark = pytest.mark.once

each_title = pytest.mark.parametrize("title", [title.id for title in TITLES])


@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_the_check_of_gymnasium_passes(setting: Setting) -> None:
    title, seats, options = setting
    with warnings.catch_warnings():
        # Features have no bounds, and the svg mode is our own.
        warnings.filterwarnings("ignore", category=UserWarning)
        check_env(rl.single(title, rivals=["page"] * (seats - 1), **options), skip_render_check=True)


@each_title
def test_a_learner_plays_whole_games_in_any_seat(title: str) -> None:
    env = rl.single(title, rivals=["page", "page"], seat=None, reward="win")
    seats = set()
    for seed in range(4):
        env.reset(seed=seed)
        seats.add(env.seat)
        over, total = False, 0.0
        while not over:
            assert env.position.mover == env.seat
            _, reward, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
            total += float(reward)
        assert info["scores"] == tuple(env.position.scores)
        assert total == (1.0 if env.seat in env.position.winners else -1.0)
    assert len(seats) > 1


def test_titles_are_registered_and_vectorised() -> None:
    env = gymnasium.make("burgrave/kingsburg-v1", rivals=["squire"], reward="lead")
    seen, _ = env.reset(seed=1)
    many = gymnasium.make_vec("burgrave/kingsburg-v1", num_envs=3, vectorization_mode="sync", rivals=["page"])
    stacked, _ = many.reset(seed=1)

    assert stacked["observation"].shape == (3, *seen["observation"].shape)
    for _ in range(30):
        stacked, rewards, *_ = many.step(stacked["action_mask"].argmax(axis=1))
    assert rewards.shape == (3,)
    env.close()
    many.close()


def test_an_illegal_action_loses_or_raises() -> None:
    for answer in ("lose", "raise"):
        env = rl.single("kingsburg", illegal=answer)
        seen, _ = env.reset(seed=1)
        illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if answer == "raise":
            with pytest.raises(IllegalMove):
                env.step(illegal)
        else:
            _, reward, over, _, _ = env.step(illegal)
            assert (reward, over) == (-1.0, True)
    with pytest.raises(ValueError, match="unknown answer to an illegal action cry; answers: lose, raise"):
        rl.single("kingsburg", illegal="cry")
    with pytest.raises(UnknownBot):
        rl.single("kingsburg", rivals=["queen"])


def test_shaped_rewards_count_what_happens_while_the_rivals_move() -> None:
    env = rl.single("kingsburg", rivals=["page", "page"], reward="shaped")
    env.reset(seed=5)
    begun = env.rewarder.scores[0]
    over, total = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        total += float(reward)

    assert begun + total == env.position.scores[0]


@each_title
def test_a_batch_plays_many_games_with_the_observations_of_the_others(title: str) -> None:
    batch = rl.batch(title, seats=2, games=4, seed=7)
    random = np.random.default_rng(1)
    finished = 0
    while finished < 3:
        for game, position in enumerate(batch.native.positions):
            alone = batch.setting.observe(position, int(batch.seat[game]))
            assert np.array_equal(alone["observation"], batch.observation[game])
            assert np.array_equal(alone["action_mask"], batch.mask[game])
        assert [np.flatnonzero(mask).tolist() for mask in batch.mask] == [sorted(moves) for moves in batch.legal()]
        batch.step(np.array([random.choice(np.flatnonzero(mask)) for mask in batch.mask]))
        for over in np.flatnonzero(batch.done):
            finished += 1
            assert set(batch.rewards[over].tolist()) <= {1.0, -1.0}
        assert not batch.rewards[~batch.done].any()


def test_a_batch_may_leave_observations_out() -> None:
    batch = rl.batch("kingsburg", seats=3, games=2, observations=False)

    assert batch.observation.shape == (2, 0)
    with pytest.raises(ValueError, match="unknown reward shaped; rewards of a batch: win, place, points, lead"):
        rl.batch("kingsburg", reward="shaped")
