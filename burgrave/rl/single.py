"""A title as a Gymnasium environment: the learner has one seat, named bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from burgrave.bots import bot_named, check_bot
from burgrave.bots.bot import Bot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.title import title_ids, title_named
from burgrave.rl.rendering import RENDER_MODES, Renderer
from burgrave.rl.rewards import REWARDS, Rewarder
from burgrave.rl.spaces import Observation, Setting, environment_id, seed_from
from burgrave.search.budget import Budget

LOST = -1.0
"""The reward of an illegal action where a win counts."""


class SingleEnv(gymnasium.Env[Observation, Any]):
    """One seat of a title against named bots; every step is a decision of the learner.

    The bots are shown imagined positions, as in an arena. A learner that chooses an illegal action has lost: the
    episode ends. With `illegal="raise"` it raises `IllegalMove` instead.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        title: str,
        rivals: Sequence[str] = ("page",),
        seat: int | None = 0,
        reward: str = "win",
        nodes: int = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting(title, len(rivals) + 1, options)
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward}; rewards: {', '.join(REWARDS)}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"unknown answer to an illegal action {illegal}; answers: lose, raise")
        for rival in rivals:
            check_bot(rival, self.setting.title)
        self.rivals = tuple(rivals)
        self.fixed_seat = seat
        """The learner's seat; None draws one for every episode."""
        self.reward = reward
        self.nodes = nodes
        """What a searching bot may spend on a decision; 0 leaves it to the bot."""
        self.illegal = illegal
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.action_space = self.setting.action_space()
        self.observation_space: gymnasium.spaces.Space[Any] = self.setting.observation_space()
        self.position: Position
        self.seat = 0
        self.bots: list[Bot] = []
        self.rewarder: Rewarder
        self.dreams: Rng

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        game = seed_from(self.np_random)
        self.seat = int(self.np_random.integers(self.setting.seats)) if self.fixed_seat is None else self.fixed_seat
        self.bots = [bot_named(name, game + place, Budget(0.0, self.nodes)) for place, name in enumerate(self.rivals)]
        self.bots.insert(self.seat, self.bots[0] if self.bots else bot_named("page", game))
        self.dreams = Rng(game)
        self.position = self.setting.start(game)
        self.rewarder = Rewarder(self.reward, self.position)
        self._rivals_play()
        return self.setting.observe(self.position, self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        move = self.setting.numbering.moves[int(action)]
        if self.illegal == "lose" and move not in self.position.legal(self.seat):
            seen = self.setting.observe(self.position, self.seat)
            return seen, LOST if self.reward in ("win", "place") else 0.0, True, False, self._info()
        self.position.play(move, self.seat)
        gained = self.rewarder.after(self.position)[self.seat]
        if not self.position.over:
            gained += self._rivals_play()
        if self.render_mode == "human":
            self.render()
        return self.setting.observe(self.position, self.seat), gained, self.position.over, False, self._info()

    def _rivals_play(self) -> float:
        """The bots play until the learner is asked or the game is over; what that has brought the learner."""
        position = self.position
        gained = 0.0
        while not position.over and position.mover != self.seat:
            mover = position.mover
            position.play(self.bots[mover].choose(position.imagine(mover, self.dreams), mover), mover)
            gained += self.rewarder.after(position)[self.seat]
        return gained

    def _info(self) -> dict[str, Any]:
        return {"scores": tuple(self.position.scores)} if self.position.over else {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.setting.observe(self.position, self.seat)["action_mask"].astype(np.bool_)

    def rows(self) -> NDArray[np.int16]:
        """The legal moves as rows of (kind, parameters)."""
        return self.setting.rows(self.position)

    # Gymnasium says that a picture may be anything; ours is text.
    def render(self) -> Any:
        return self.renderer.render(self.position)

    def close(self) -> None:
        self.renderer.close()


def single(title: str, rivals: Sequence[str] = ("page",), **settings: Any) -> SingleEnv:
    """One seat of a title against named bots: `single("kingsburg", rivals=["squire"], reward="lead")`.

    What is no argument of SingleEnv is an option of the title. Solo games have no rivals: `rivals=[]`.
    """
    return SingleEnv(title, rivals, **settings)


def register_titles() -> None:
    """Make every title known to Gymnasium: `gymnasium.make("burgrave/kingsburg-v1", rivals=["squire"])`."""
    for name in title_ids():
        title = title_named(name)
        if environment_id(title) not in gymnasium.registry:
            gymnasium.register(
                environment_id(title), "burgrave.rl.single:SingleEnv", kwargs={"title": name}, max_episode_steps=None
            )
