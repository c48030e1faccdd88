"""How many games the move texts of a title are read in: a few in every run, many in `make soak`."""

from __future__ import annotations

import os

GAMES = int(os.environ.get("BURGRAVE_TOLD_GAMES", "20"))
