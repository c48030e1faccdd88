"""Words for the tests of the solo game."""

from __future__ import annotations

from burgrave.games.paladins.automa import AutomaTurn
from burgrave.games.paladins.components import ACTIONS, RIGHT
from burgrave.games.paladins.houses import LEFT_ROW
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.testing import stage
from tests.paladins.given import opponent, schemes, start

BOT = 1
"""The number of the opponent's house."""


def alone(**options: str) -> Paladins:
    """A solo game in round 1; the opponent has five workers, the marker on the first space, no workshops."""
    position = start(1, 1, **options)
    automa = opponent(position)
    automa.workers = 5
    automa.passed = False
    position.turn = BOT
    return position


def acts(position: Paladins, *names: str) -> None:
    """The opponent turns over these schemes, one after another."""
    schemes(position, *names)
    stage(position, *[AutomaTurn() for _ in names])
    assert position.audit() == []


def busy(position: Paladins) -> list[str]:
    """The actions on which the opponent's workers stand."""
    names = [*LEFT_ROW, *ACTIONS[RIGHT:]]
    return [name for at, name in enumerate(names) if opponent(position).busy >> at & 1]
