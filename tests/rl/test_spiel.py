"""OpenSpiel's own suite, and that searching by information sets does not know the future."""

from __future__ import annotations

import random
import time

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import burgrave.rl.spiel  # noqa: F401
from burgrave.kernel.title import Title
from burgrave.rl.spiel import TitleState, short_name
from tests.titles.games import TITLES

pytestmark = pytest.mark.once

SETTINGS = [(title, seats) for title in TITLES for seats in title.seats]


def dealt(title: Title, seats: int) -> TitleState:
    """A state in front of the first decision."""
    state: TitleState = pyspiel.load_game(f"{short_name(title)}(players={seats})").new_initial_state()
    for digit in (1, 2, 3):
        state.apply_action(digit)
    return state


@pytest.mark.parametrize(("title", "seats"), SETTINGS, ids=lambda value: getattr(value, "id", value))
def test_random_games_pass_the_suite_of_openspiel(title: Title, seats: int) -> None:
    game = pyspiel.load_game(f"{short_name(title)}(players={seats})")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_clone_goes_its_own_way_and_is_made_quickly(title: Title) -> None:
    state = dealt(title, 2)
    before = str(state)
    times = []
    for _ in range(40):
        started = time.process_time()
        clone = state.clone()
        times.append(time.process_time() - started)
        assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])

    assert str(state) == before
    assert min(times) < 0.0003


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_resampled_state_has_the_view_and_another_future(title: Title) -> None:
    state = dealt(title, 2)
    player = state.current_player()
    again = state.resample_from_infostate(player, random.Random(1).random)

    assert again.information_state_string(player) == state.information_state_string(player)
    assert again.legal_actions() == state.legal_actions()
    assert state.position is not None
    assert again.position is not None
    assert again.position.chance.words() != state.position.chance.words()
    # The trap: what is cloned keeps the seed, and with it all dice to come.
    assert state.clone().position.chance.words() == state.position.chance.words()


def test_ismcts_plays_by_information_states() -> None:
    state = dealt(next(title for title in TITLES if title.id == "kingsburg"), 2)
    game = state.get_game()
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(3)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(3),
    )

    assert bot.step(state) in state.legal_actions()
