"""Drawn pieces by their ids: whose they are, and what lies there."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.components import GOODS, INN
from burgrave.games.burgundy.phrases import owner
from burgrave.games.burgundy.position import SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Phrase

OF_SEATS: Final = ("die", "private", "side")
OF_REALMS: Final = ("silver", "worker", "storage", "good", "cell")
"""How the ids of pieces begin that belong to a player alone, and to a player or a team."""


def kind_of(thing: str) -> str:
    """How the id of a piece begins."""
    return thing.partition("-")[0]


def number_of(thing: str, which: int = -1) -> int:
    """One of the numbers in the id of a piece, by default the last; NONE where a word stands."""
    part = thing.split("-")[which]
    return int(part) if part.isdigit() else NONE


def whose(p: Burgundy, seat: int, thing: str) -> Phrase | None:
    """A piece of somebody else says to whom it belongs."""
    kind = kind_of(thing)
    if kind in OF_SEATS:
        of = number_of(thing, 1)
        return None if of in (NONE, seat) else Phrase("why.anothers", who=of)
    if kind in OF_REALMS:
        return team_of(p, seat, number_of(thing, 1))
    if kind == "shield":
        shield = number_of(thing)
        for number in range(len(p.realms)):
            if shield in p.realms[number].shields:
                return team_of(p, seat, number)
    return None


def team_of(p: Burgundy, seat: int, realm: int) -> Phrase | None:
    """To whom a realm belongs, if it is another one."""
    if realm == owner(p, seat):
        return None
    return Phrase("why.anothers", who=list(range(realm, p.seats, len(p.realms))))


def tile_at(p: Burgundy, thing: str) -> int:
    """The tile of a depot, of a storage or in an estate; NONE for other pieces."""
    kind, at = kind_of(thing), number_of(thing)
    if kind == "inn":
        return INN
    if kind == "depot":
        depot = number_of(thing, 1)
        return p.black[at] if depot == NONE else p.depots[(depot - 1) * SLOTS + at]
    if kind == "cell":
        return p.realms[number_of(thing, 1)].cells[at]
    if kind == "storage":
        return p.realms[number_of(thing, 1)].storage[at]
    if kind == "private":
        return p.dukes[number_of(thing, 1)].private[at]
    return NONE


def good_at(thing: str) -> int:
    """The colour of goods in the stores."""
    return GOODS.index(thing.rpartition("-")[2])
