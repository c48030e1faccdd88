"""What is promised to a player in the middle of a turn: effects that wait for a decision, or for their time.

Bots judge positions between any two answers. Without this, whoever has paid for something and is about to get it
would seem to have thrown its price away.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.actions import Complete
from burgrave.games.viscounts.building import BuildFree, FreeBuilding, FreeBuildingHere, LinkPays, Links
from burgrave.games.viscounts.cards import Destroy, DestroyTop, MayDestroy
from burgrave.games.viscounts.castle import MoveWorker, Place, PlaceWorkers, Promote, ShiftWorker
from burgrave.games.viscounts.effects import (
    Choose,
    Flip,
    FlipAny,
    FlipDebts,
    FlipDeeds,
    GainDebts,
    Repeated,
    TakeAny,
)
from burgrave.games.viscounts.hiring import FreeHire, Recruit
from burgrave.games.viscounts.manuscripts import Claim, FreeManuscript
from burgrave.games.viscounts.position import Viscounts

ONCE: Final[dict[type, float]] = {
    Flip: 2.2,
    Destroy: 1.0,
    DestroyTop: 0.3,
    Recruit: 0.4,
    Claim: 5.5,
    Promote: 2.5,
    ShiftWorker: 0.8,
    Links: 1.0,
}
"""What a step is worth that does one thing."""

TIMES: Final[dict[type, float]] = {
    GainDebts: -1.5,
    MayDestroy: 1.0,
    FreeHire: 0.4,
    FreeManuscript: 5.5,
    MoveWorker: 0.8,
}
"""What a step is worth for each time that it does something."""

RESOURCE: Final = 0.7
WORKER: Final = 1.4
"""A resource or a worker that is about to come."""

FREE: Final[dict[type, tuple[float, ...]]] = {
    BuildFree: (6.5, 8.0, 4.0),
    FreeBuilding: (6.5, 8.0, 4.0),
    FreeBuildingHere: (6.0, 7.5, 3.5),
}
"""What a free building is worth by its type."""

COMPLETED: Final = (0.8, 4.2, 3.0, 7.0)
"""What an action is worth for which a townsfolk was dismissed."""

FLIPS: Final = (FlipAny, FlipDebts, FlipDeeds)
OTHERS: Final = (TakeAny, PlaceWorkers, Place, Complete, Choose, LinkPays)
PROMISING: Final = {*ONCE, *TIMES, *FREE, *FLIPS, *OTHERS}
"""All steps that are worth something; the others only say what comes when."""


def promised(p: Viscounts, seat: int, effects: list[float]) -> float:
    """All that waits for a seat, rather too little than too much; `effects` says what each printed effect is worth."""
    value = 0.0
    for step in p.agenda:
        kind = type(step)
        if step.seat != seat or kind not in PROMISING:
            continue
        if kind in ONCE:
            value += ONCE[kind]
        elif isinstance(step, (Choose, LinkPays)):
            value += effects[step.effect]
        elif isinstance(step, TakeAny):
            value += RESOURCE * step.amount
        elif isinstance(step, Repeated):
            if kind in TIMES:
                value += TIMES[kind] * step.times
            else:
                player = p.players[seat]
                value += ONCE[Flip] * min(step.times, player.debts + player.deeds)
        elif isinstance(step, (PlaceWorkers, Place)):
            value += WORKER * step.workers
        elif isinstance(step, Complete):
            value += COMPLETED[step.action]
        elif isinstance(step, (FreeBuilding, BuildFree)):
            value += FREE[kind][step.type]
    return value
