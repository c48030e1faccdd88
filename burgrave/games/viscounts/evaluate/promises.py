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
    TakeAny: 0.7,
    GainDebts: -1.5,
    MayDestroy: 1.0,
    FreeHire: 0.4,
    FreeManuscript: 5.5,
    PlaceWorkers: 1.4,
    Place: 1.4,
    MoveWorker: 0.8,
}
"""What a step is worth for each of the times (`a`) that it does something."""

OF_KIND: Final[dict[type, tuple[float, ...]]] = {
    Complete: (0.8, 4.2, 3.0, 7.0),
    BuildFree: (6.5, 8.0, 4.0),
    FreeBuilding: (6.5, 8.0, 4.0),
    FreeBuildingHere: (6.0, 7.5, 3.5),
}
"""What a step is worth by its action or its type of building (`a`)."""

FLIPS: Final = (FlipAny, FlipDebts, FlipDeeds)
EFFECTS: Final = (Choose, LinkPays)
"""Steps that carry out an effect (`a`)."""
PROMISING: Final = {*ONCE, *TIMES, *OF_KIND, *FLIPS, *EFFECTS}
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
        elif kind in TIMES:
            value += TIMES[kind] * step.a
        elif kind in OF_KIND:
            value += OF_KIND[kind][step.a]
        elif kind in FLIPS:
            player = p.players[seat]
            value += ONCE[Flip] * min(step.a, player.debts + player.deeds)
        elif kind in EFFECTS:
            value += effects[step.a]
    return value
