"""A masked policy gradient in NumPy alone learns to beat page in Kingsburg.

    python docs/examples/policy_gradient.py --games 1536 --picture docs/pictures/policy-gradient.svg

A policy with one hidden layer gives every action a value; illegal ones are masked out before the softmax. It is moved
towards what brought a greater lead than the critic, a second layer's end, expected (REINFORCE with a baseline).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgrave import rl

Array = NDArray[np.float64]

SIDE_BY_SIDE = 32
"""Games played at the same time, so that the policy answers many at once."""
POINTS = 15.0
"""A lead of so many points counts as 1."""


class Policy:
    """One hidden layer, an end that chooses and an end that judges; both learn by Adam."""

    def __init__(self, features: int, actions: int, hidden: int, rate: float, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": self.random.normal(0, features**-0.5, (features, hidden)),
            "choose": np.zeros((hidden, actions)),
            "judge": np.zeros((hidden, 1)),
        }
        self.rate = rate
        self.slopes = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0
        self.count, self.mean, self.spread = 1e-4, np.zeros(features), np.ones(features)

    def scaled(self, seen: Array) -> Array:
        """Features of about the same size; the last one is always 1."""
        found = np.clip((seen - self.mean) / np.sqrt(self.spread + 1e-6), -5, 5)
        found[:, -1] = 1.0
        return found

    def watch(self, seen: Array) -> None:
        """Keep the mean and the spread of what was seen."""
        total = self.count + len(seen)
        change = seen.mean(axis=0) - self.mean
        self.spread = (self.spread * self.count + seen.var(axis=0) * len(seen)) / total
        self.spread += change**2 * self.count * len(seen) / total**2
        self.mean += change * len(seen) / total
        self.count = total

    def chances(self, hidden: Array, mask: Array) -> Array:
        """The softmax over the legal actions."""
        values = np.where(mask, hidden @ self.weights["choose"], -np.inf)
        weights = np.exp(values - values.max(axis=1, keepdims=True))
        chances: Array = weights / weights.sum(axis=1, keepdims=True)
        return chances

    def act(self, seen: Array, mask: Array) -> NDArray[np.int64]:
        """An action for every game, drawn by its chance."""
        chances = self.chances(np.tanh(self.scaled(seen) @ self.weights["in"]), mask)
        return np.array([self.random.choice(len(row), p=row) for row in chances])

    def learn(self, seen: Array, mask: Array, actions: NDArray[np.int64], reached: Array, entropy: float) -> None:
        """Actions that reached more than was judged become likelier."""
        inputs = self.scaled(seen)
        hidden = np.tanh(inputs @ self.weights["in"])
        chances = self.chances(hidden, mask)
        error = reached - (hidden @ self.weights["judge"])[:, 0]
        advantage = (error - error.mean()) / (error.std() + 1e-6)
        chosen = np.zeros_like(chances)
        chosen[np.arange(len(actions)), actions] = 1.0
        logs = np.log(np.where(chances > 0, chances, 1.0))
        spread = -(chances * (logs - (chances * logs).sum(axis=1, keepdims=True)))
        choose = ((chosen - chances) * advantage[:, None] + entropy * spread) / len(actions)
        judge = error[:, None] / len(actions)
        back = (choose @ self.weights["choose"].T + 0.5 * judge @ self.weights["judge"].T) * (1 - hidden**2)
        self.ascend({"in": inputs.T @ back, "choose": hidden.T @ choose, "judge": hidden.T @ judge})

    def ascend(self, gradients: dict[str, Array]) -> None:
        """A step of Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.slopes[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            scale = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            self.weights[name] += self.rate * first / (1 - 0.9**self.updates) / scale


def play(policy: Policy, envs: list[rl.SingleEnv], seed: int) -> tuple[Any, Any, Any, Array, int]:
    """A game in every environment: what was seen, legal, done and reached, and how many games were won."""
    seen: list[Array] = []
    masks: list[Array] = []
    actions: list[int] = []
    games: list[int] = []
    now = {at: env.reset(seed=seed + at)[0] for at, env in enumerate(envs)}
    leads = np.zeros(len(envs))
    while now:
        at = list(now)
        views = np.stack([now[game]["observation"] for game in at]).astype(float)
        legal = np.stack([now[game]["action_mask"] for game in at]).astype(bool)
        chosen = policy.act(views, legal)
        seen += list(views)
        masks += list(legal)
        actions += chosen.tolist()
        games += at
        for game, action in zip(at, chosen, strict=True):
            now[game], reward, over, _, _ = envs[game].step(int(action))
            if over:
                leads[game] = reward
                del now[game]
    won = sum(env.seat in env.position.winners for env in envs)
    return np.array(seen), np.array(masks), np.array(actions), (leads / POINTS)[games], won


def curve(shares: list[float], every: int, title: str) -> str:
    """The share of games won as a line of an SVG picture."""
    width, height, left, top = 640, 320, 56, 40
    across, down = width - left - 16, height - top - 44
    marks = [f"{left + across * (at + 1) / len(shares):.1f},{top + down * (1 - s):.1f}" for at, s in enumerate(shares)]
    lines = []
    for tenth in range(0, 101, 25):
        y = top + down * (1 - tenth / 100)
        lines.append(f'<path d="M{left} {y:.1f}H{left + across}" stroke="#8886"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth}%</text>')
    for part in range(5):
        x, games = left + across * part / 4, len(shares) * every * part // 4
        lines.append(f'<text x="{x:.1f}" y="{height - 24}" text-anchor="middle">{games:,}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="#777"><title>{title}</title><text x="{left}" y="22" font-size="15">{title}</text>'
        f'{"".join(lines)}<text x="{left + across / 2}" y="{height - 6}" text-anchor="middle">games</text>'
        f'<polyline points="{" ".join(marks)}" fill="none" stroke="#2a7fb8" stroke-width="2.5"/></svg>\n'
    )


def main() -> None:
    """Learn, tell how it goes, draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="kingsburg")
    parser.add_argument("--rival", default="page")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    envs = [rl.single(given.title, [given.rival], seat=None, reward="lead") for _ in range(SIDE_BY_SIDE)]
    setting = envs[0].setting
    policy = Policy(setting.observer.size, setting.numbering.size, given.hidden, given.rate, given.seed)
    shares: list[float] = []
    wins: list[int] = []
    begun = time.perf_counter()
    for update in range(max(1, given.games // SIDE_BY_SIDE)):
        seen, masks, actions, reached, won = play(policy, envs, given.seed + update * SIDE_BY_SIDE)
        policy.watch(seen)
        policy.learn(seen, masks, actions, reached, given.entropy)
        wins.append(won)
        shares.append(sum(wins[-8:]) / (len(wins[-8:]) * SIDE_BY_SIDE))
        if update % 8 == 7:
            seconds = time.perf_counter() - begun
            print(f"{(update + 1) * SIDE_BY_SIDE:6} games, {seconds:5.0f} s: {shares[-1]:.0%} won", flush=True)
    print(f"won in the end: {shares[-1]:.1%}")
    if given.picture:
        title = f"Games of {given.title} won against {given.rival}, over the last {8 * SIDE_BY_SIDE}"
        given.picture.write_text(curve(shares, SIDE_BY_SIDE, title), encoding="utf-8")


if __name__ == "__main__":
    main()
