"""A title as a PettingZoo environment: every seat is an agent, and the one that is asked acts."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from burgrave.kernel.position import Position
from burgrave.rl.rendering import RENDER_MODES, Renderer
from burgrave.rl.rewards import REWARDS, Rewarder
from burgrave.rl.spaces import Observation, Setting, seed_from


class TitleAEC(AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """A title for agents `seat_0`, `seat_1` and so on, without PettingZoo's order checks.

    Where the rules ask several seats at once in secret they act one after another; nobody sees the others' answers.
    An illegal action raises `IllegalMove` and changes nothing.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting(title, seats, options)
        self.metadata = {
            "name": self.setting.id,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward}; rewards: {', '.join(REWARDS)}")
        self.reward = reward
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: self.setting.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self.random = np.random.default_rng()
        self.position: Position
        self.rewarder: Rewarder

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same one."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.position = self.setting.start(seed_from(self.random))
        self.rewarder = Rewarder(self.reward, self.position)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.mover]

    def observe(self, agent: str) -> Observation:
        return self.setting.observe(self.position, self.seat_of[agent])

    def rows(self) -> NDArray[np.int16]:
        """The legal moves as rows of (kind, parameters), in the order of `legal`."""
        return self.setting.rows(self.position)

    def legal(self) -> list[int]:
        """The legal actions of the agent that is selected."""
        return [] if self.position.over else self.setting.numbering.numbered(self.position.legal())

    def notation(self, action: int) -> str:
        """An action as a record writes it."""
        return self.position.notation(self.setting.numbering.moves[action])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position.play(self.setting.numbering.moves[int(action)], self.seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.rewarder.after(self.position), strict=True))
        if self.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.position.mover]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.renderer.render(self.position)

    def close(self) -> None:
        self.renderer.close()


def raw_env(title: str, seats: int | None = None, **settings: Any) -> TitleAEC:
    """The environment without PettingZoo's checks: for those who need speed."""
    return TitleAEC(title, seats, **settings)


def env(title: str, seats: int | None = None, **settings: Any) -> AECEnv:
    """A title as a PettingZoo environment, with PettingZoo's checks: `env("kingsburg", seats=3, reward="lead")`.

    What is not `reward` or `render_mode` is an option of the title.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(title, seats, **settings))
