"""OpenSpiel's information-set search against knight, in Kingsburg: both see only what their seat may know.

python docs/examples/ismcts.py --games 2 --simulations 50
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import burgrave.rl.spiel  # noqa: F401  (registers the titles)
from burgrave import Rng
from burgrave.bots import bot_named


def main() -> None:
    """Play and tell who won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--rival", default="knight")
    given = parser.parse_args()
    game = pyspiel.load_game("burgrave_kingsburg(players=2)")
    random = np.random.RandomState(1)
    for number in range(given.games):
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        searcher = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=given.simulations, random_state=random)
        rival, dreams = bot_named(given.rival, number), Rng(number)
        seat = number % 2
        state = game.new_initial_state()
        for digit in (0, 0, number):
            state.apply_action(digit)
        while not state.is_terminal():
            player = state.current_player()
            if player == seat:
                action = searcher.step(state)
            else:
                move = rival.choose(state.position.imagine(player, dreams), player)
                action = state.numbering.number(move)
            state.apply_action(action)
        points, won = state.position.scores, "won" if state.returns()[seat] > 0 else "lost"
        print(f"game {number + 1}: ISMCTS in seat {seat + 1} {won}, points {points}")


if __name__ == "__main__":
    main()
