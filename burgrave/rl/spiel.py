"""Every title as a game of OpenSpiel: importing this module registers `burgrave_<title>`.

All chance is at the root: three chance nodes make the seed, and from it follow decks and dice. So a state is its
history and can be written down and read back. The trap: a state that is cloned knows its own seed, and so its future
dice and the hidden cards of the others. Whoever searches in clones of the true state cheats (`mcts.MCTSBot` does).
Information-set search (`ismcts.ISMCTSBot`) resamples from the information state instead: `resample_from_infostate`
gives a state that was imagined behind the view of the seat, with other cards and other dice to come.

    game = pyspiel.load_game("burgrave_kingsburg(players=3)")
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pyspiel

from burgrave.kernel.chance import Rng
from burgrave.kernel.numbering import Numbering
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.rl.rewards import win

SEED_DIGITS: Final = 3
SEED_BASE: Final = 1024
"""The seed is drawn in so many digits to this base."""


def short_name(title: Title) -> str:
    """What OpenSpiel calls a title."""
    return f"burgrave_{title.id}"


def game_type(title: Title) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a title; `players` is its one parameter."""
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=f"Burgrave: {title.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=min(title.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": 2},
    )


@cache
def numbering_of(title: str, seats: int) -> Numbering:
    """The actions of a title with its own options."""
    return title_named(title).numbering(seats)


class TitleGame(pyspiel.Game):  # type: ignore[misc]  # it tells no types
    """A title for so many players, with its own options."""

    def __init__(self, title: Title, type: pyspiel.GameType, params: dict[str, Any]) -> None:
        self.title = title
        self.seats = int(params.get("players", 2))
        size = numbering_of(title.id, self.seats).size
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=SEED_BASE,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=title.most_decisions + SEED_DIGITS,
        )
        super().__init__(type, info, {"players": self.seats})

    def new_initial_state(self) -> TitleState:
        return TitleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TitleObserver:
        return TitleObserver(params)


class TitleState(pyspiel.State):  # type: ignore[misc]
    """First the digits of the seed, then a position."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.title = game.title
        self.seats = game.seats
        self.digits: list[int] = []
        self.position: Position | None = None

    @property
    def numbering(self) -> Numbering:
        """The actions by their numbers; found anew where a state is read back."""
        return numbering_of(self.title.id, self.seats)

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.mover

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position is None or position.over or player != position.mover:
            return []
        return sorted(self.numbering.numbered(position.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / SEED_BASE) for digit in range(SEED_BASE)]

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.play(self.numbering.moves[action])
            return
        self.digits.append(action)
        if len(self.digits) == SEED_DIGITS:
            seed = 0
            for digit in self.digits:
                seed = seed * SEED_BASE + digit
            self.position = self.title.start(self.seats, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"deal {action}"
        return self.position.notation(self.numbering.moves[action], player)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.seats
        return win(self.position)

    def information_state_string(self, player: int | None = None) -> str:
        """The view of a player; it holds everything that the player has to know, so no history is added."""
        if self.position is None:
            return f"deal {len(self.digits)}"
        return json.dumps(self.position.view(self.current_player() if player is None else player), sort_keys=True)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> TitleState:
        """A state drawn from those that agree with the view of a player: for ISMCTS."""
        assert self.position is not None
        other: TitleState = self.clone()
        other.position = self.position.imagine(player, Rng(int(probability() * (1 << 52))))
        return other

    def __str__(self) -> str:
        if self.position is None:
            return f"deal {' '.join(str(digit) for digit in self.digits)}"
        return json.dumps(self.position.dump(), sort_keys=True)


class TitleObserver:
    """Observes by words alone."""

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"observers of Burgrave have no parameters; given: {params}")
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TitleState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: TitleState, player: int) -> str:
        return state.observation_string(player)


def register_title(title: Title) -> None:
    """Make a title known to OpenSpiel, as a class of its own: a function would be gone before OpenSpiel ends."""
    of_title = game_type(title)

    class Registered(TitleGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, of_title, params or {})

    pyspiel.register_game(of_title, Registered)


for _name in title_ids():
    register_title(title_named(_name))
