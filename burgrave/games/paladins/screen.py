"""A view of Paladins of the West Kingdom as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import Any

from burgrave.kernel.words import Words


def screen(view: dict[str, Any], words: Words) -> str:
    return str(view["round"])
