"""Actions and observations of a title as Gymnasium's spaces, with what fills them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from burgrave.kernel.batch import Observer
from burgrave.kernel.numbering import ROW
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title, title_named

Observation = dict[str, NDArray[Any]]


class Setting:
    """A title for so many seats with options: its numbered moves, its observer, and the spaces of both."""

    def __init__(self, title: str, seats: int | None, options: Mapping[str, Any]) -> None:
        self.title: Title = title_named(title)
        self.seats = self.title.seats[0] if seats is None else seats
        self.options = dict(options)
        self.numbering = self.title.numbering(self.seats, **self.options)
        self.observer = Observer(self.title, self.seats)
        self.id = environment_id(self.title)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.numbering.size)

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.observer.size,), np.float32),
                "action_mask": spaces.MultiBinary(self.numbering.size),
            }
        )

    def start(self, seed: int) -> Position:
        return self.title.start(self.seats, seed, **self.options)

    def observe(self, position: Position, seat: int) -> Observation:
        """What a seat sees, and which actions are legal for it: none if it is not asked."""
        seen = np.empty(self.observer.size, np.float32)
        self.observer.write(position, seat, seen.data, 0)
        mask = np.zeros(self.numbering.size, np.int8)
        if seat == position_mover(position):
            self.numbering.mark(position.legal(seat), mask.data, 0)
        return {"observation": seen, "action_mask": mask}

    def rows(self, position: Position) -> NDArray[np.int16]:
        """The legal moves of the mover as rows of (kind, parameters): for policies that read a set of moves."""
        moves = [] if position.over else position.legal()
        return np.array([self.numbering.row(move) for move in moves], np.int16).reshape(-1, ROW)

    def names(self) -> list[str]:
        """What the numbers of an observation are."""
        features = self.title.judgement.features()
        return [f"{feature}, {whose(turn)}" for turn in range(self.seats) for feature in features]


def whose(turn: int) -> str:
    """Whose feature it is, counted from the observer around the table."""
    return "own" if turn == 0 else f"seat +{turn}"


def position_mover(position: Position) -> int:
    """The seat that decides next; -1 when the game is over."""
    return -1 if position.over else position.mover


def environment_id(title: Title) -> str:
    """`burgrave/kingsburg-v1`: the version is that of the rules."""
    return f"burgrave/{title.id}-v{title.version}"


def seed_from(random: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(random.integers(1 << 62))
