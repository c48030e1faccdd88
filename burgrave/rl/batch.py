"""Many games of one title in one environment: a step is an action in every game, and one call plays them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgrave.kernel.batch import Batch
from burgrave.rl.rewards import AT_THE_END
from burgrave.rl.spaces import Setting


class BatchEnv:
    """`games` games side by side; in each the seat that is asked acts, so that one policy can play all seats.

    The arrays are the same ones all the time and are filled anew: copy what has to be kept. A game that is over makes
    room for the next one at once; `done` says which, and `rewards` holds what it was worth to every seat.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        games: int = 64,
        seed: int = 0,
        reward: str = "win",
        observations: bool = True,
        **options: Any,
    ) -> None:
        if reward not in AT_THE_END:
            raise ValueError(f"unknown reward {reward}; rewards of a batch: {', '.join(AT_THE_END)}")
        self.setting = Setting(title, seats, options)
        self.games = games
        self.worth = AT_THE_END[reward]
        self.native = Batch(self.setting.title, self.setting.seats, games, seed, None, options)
        self.actions = self.setting.numbering.size
        self.mask: NDArray[np.int8] = np.zeros((games, self.actions), np.int8)
        """Which actions are legal in every game."""
        size = self.setting.observer.size if observations else 0
        self.observation: NDArray[np.float32] = np.zeros((games, size), np.float32)
        """What the seat that is asked observes in every game; empty if it was not asked for."""
        self.seat: NDArray[np.int8] = np.zeros(games, np.int8)
        """The seat that is asked."""
        self.rewards: NDArray[np.float32] = np.zeros((games, self.setting.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._mask_memory = self.mask.reshape(-1).view(np.uint8).data
        self._seen_memory = self.observation.reshape(-1).data
        self._look()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """An action in every game; then the arrays tell of the next decisions."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        self.done[:] = False
        self.rewards[:] = 0.0
        for game, position in self.native.step(chosen):
            self.done[game] = True
            self.rewards[game] = self.worth(position)
        self._look()

    def legal(self) -> list[list[int]]:
        """The legal actions of every game: shorter than masks."""
        return self.native.legal()

    def _look(self) -> None:
        self.native.masks(self._mask_memory)
        self.seat[:] = self.native.movers()
        if self.observation.shape[1]:
            self.native.observations(self._seen_memory)


def batch(title: str, seats: int | None = None, games: int = 64, **settings: Any) -> BatchEnv:
    """Many games of a title in one environment: `batch("kingsburg", seats=3, games=256)`."""
    return BatchEnv(title, seats, games, **settings)
