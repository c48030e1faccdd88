"""How often a rung beats the one below, measured: what people are told of it before they choose.

The share of victories of games for two, about 0.05 s a decision. docs/strength.md has the commands, and a test holds
these to it.
"""

from __future__ import annotations

from typing import Final

from burgrave.bots.young import YOUNG_DUKE

BEATS: Final[dict[str, dict[str, float]]] = {
    "kingsburg": {"squire": 100, "knight": 66.3, "baron": 74.2, "duke": 88.9},
    "burgundy": {"squire": 100, "knight": 75.0, "baron": 61.4, "duke": 75.0},
    "emara": {"squire": 100, "knight": 84.1, "baron": 67.8, "duke": 94.1},
    "paladins": {"squire": 100, "knight": 76.7, "baron": 78.0, "duke": 93.3},
    "viscounts": {"squire": 100, "knight": 67.6, "baron": 58.4, "duke": 96.4},
}
"""By title and rung: percent."""

TIME: Final[dict[str, float]] = {"page": 0.0, "young_squire": 0.0, "squire": 0.0, "young_duke": YOUNG_DUKE.share}
"""How much of their time bots use; those not named here use all of it."""
