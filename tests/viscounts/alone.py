"""Words for the tests of the solo game."""

from __future__ import annotations

from typing import Any

from burgrave.games.viscounts.automa import Automa
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.testing import stage
from tests.viscounts.given import AI, RED, at, start


def solo(**options: Any) -> Viscounts:
    """A solo game in its first round; nobody has anything, the viscounts are apart."""
    position = start(seats=1, **options)
    at(position, RED, "gorge")
    at(position, AI, "1")
    return position


def do(position: Viscounts, op: int, times: int = 1) -> None:
    """The automa does something."""
    stage(position, Automa(AI, op, times))
