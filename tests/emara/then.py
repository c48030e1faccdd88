"""Words for the tests of Crown of Emara: what can be seen afterwards."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_EVENTS, CP_EVENTS
from burgrave.games.emara.components import FAVORS, LOCATIONS, MARKERS, RESOURCES
from burgrave.games.emara.position import Emara
from tests.titles.given import ANNA


def goods(position: Emara, seat: int = ANNA) -> dict[str, int]:
    """Everything that is counted beside the scales, as far as there is any."""
    claimant = position.claimants[seat]
    amounts = dict(zip(RESOURCES, claimant.stock, strict=True))
    amounts |= {"coins": claimant.coins, "rings": claimant.rings, "bread": claimant.bread, "books": claimant.books}
    return {name: amount for name, amount in amounts.items() if amount}


def scales(position: Emara, seat: int = ANNA) -> tuple[int, int]:
    """Citizen points and building points."""
    claimant = position.claimants[seat]
    return claimant.cp, claimant.bp


def shown(position: Emara, name: str) -> int:
    """The number in force at a marker."""
    return position.shows(MARKERS.index(name))


def lies(position: Emara, name: str) -> bool:
    """Is the marker still on the board?"""
    number = MARKERS.index(name)
    return position.markers[number] < len(position.printed.markers[number].sides[position.seats])


def at(position: Emara, seat: int = ANNA) -> set[str]:
    """Where the councilors stand."""
    return {LOCATIONS[position.location_of(seat, councilor)] for councilor in range(2)}


def tokens(position: Emara, seat: int = ANNA) -> list[str]:
    """The favour tokens kept."""
    return [name for number, name in enumerate(FAVORS) if position.claimants[seat].favors >> number & 1]


def by_events(position: Emara, seat: int = ANNA) -> tuple[int, int]:
    """Citizen and building points that the sheet puts down to events."""
    sheet = position.claimants[seat].sheet
    return sheet[CP_EVENTS], sheet[BP_EVENTS]
