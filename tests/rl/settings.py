"""What the doors are tried with: all titles and seat counts, and a sample of their options."""

from __future__ import annotations

import os
from typing import Any

from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import draw_options
from tests.titles.games import TITLES

SAMPLES = int(os.environ.get("BURGRAVE_RL_SAMPLES", "0"))
"""How many more settings with options are tried of every title; `make soak` tries many."""

Setting = tuple[str, int, dict[str, Any]]

SETTINGS: list[Setting] = [(title.id, seats, {}) for title in TITLES for seats in title.seats]
SETTINGS += [
    ("burgundy", 4, {"team": "12a"}),
    ("burgundy", 3, {"board": "expert", "choice": "in_secret", "shields": True}),
    ("paladins", 1, {"difficulty": "hard"}),
]
for _title in TITLES:
    _rng = Rng(11)
    for _ in range(SAMPLES):
        _seats, _options = draw_options(_title, _rng)
        SETTINGS.append((_title.id, _seats, _options))


def named(setting: Setting) -> str:
    """A setting as the id of a test."""
    title, seats, options = setting
    return "-".join([title, str(seats), *(f"{name}={value}" for name, value in options.items())])
