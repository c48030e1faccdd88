"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from burgrave.kernel.words import Words


def screen(view: dict[str, Any], words: Words) -> str:
    return str(view["points"])
