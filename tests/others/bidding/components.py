"""The cards, and the printed figures."""

from __future__ import annotations

from pathlib import Path

from burgrave.kernel.components import Sheet
from burgrave.kernel.piles import Family

CARDS = Family([f"bid_{value}" for value in range(1, 19)])

SHEET = Sheet(Path(__file__).with_name("components.toml"), {"prize": {"points": range(10)}})
