"""Building: a spot of the viscount's bank, the spot's effect, and links that pay both owners."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.asking import AskingDetail, place_in, taken_by
from burgrave.games.viscounts.components import (
    BUILDINGS,
    BUILDINGS_A_TYPE,
    BUILDINGS_EACH,
    INNER,
    LOCATIONS_A_SEGMENT,
    SPOTS,
    SPOTS_A_SEGMENT,
)
from burgrave.games.viscounts.effects import STEP_FOR, resolve
from burgrave.games.viscounts.funding import lack_of_icons, silver_ways, strength
from burgrave.games.viscounts.moves import BUILD_ON, BUILD_ON_BUILDING, BUILD_ON_SPOT, LINK, LINK_SPOT
from burgrave.games.viscounts.phrases import building_phrase, location_phrase, spot_phrase, ways_phrase
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import BUILD, BUILD_FREE, BUILD_HERE, TYPES
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase

ANYWHERE: Final = 0
HERE: Final = 1
"""Where a free building goes."""


def spots_here(p: Viscounts, who: int) -> list[int]:
    """The empty spots of the segment on the viscount's bank, clockwise; none from the inner road."""
    location = p.players[who].viscount
    if location % LOCATIONS_A_SEGMENT == INNER:
        return []
    first = location // LOCATIONS_A_SEGMENT * SPOTS_A_SEGMENT
    banks = p.printed.banks
    found: list[int] = []
    for spot in range(first, first + SPOTS_A_SEGMENT):
        if p.spots[spot] == NONE and banks[spot] == location % LOCATIONS_A_SEGMENT:
            found.append(spot)
    return found


def spot_withstands(p: Viscounts, seat: int, spot: int, where: int) -> Phrase | None:
    """Why nothing can be built on a spot: it is taken, or not on the viscount's bank."""
    if p.spots[spot] != NONE:
        return taken_by(p, p.spots[spot] // BUILDINGS_EACH)
    if where == ANYWHERE or spot in spots_here(p, seat):
        return None
    return Phrase("why.bank", where=location_phrase(p.players[seat].viscount))


def building_withstands(p: Viscounts, seat: int, building: int) -> Phrase | None:
    """Why a building cannot be chosen: it stands already, or another of its type comes first."""
    if p.players[seat].has(building):
        return Phrase("why.built")
    first = buildings_of(p, seat, building // BUILDINGS_A_TYPE)
    return None if building in first else Phrase("why.leftmost", building=building_phrase(first[0]))


def build_lacks(p: Viscounts, seat: int, thing: str, more: int) -> Phrase | None:
    """Why a building, or something on a spot, cannot be built now; None for other pieces."""
    building, spot = place_in(BUILDINGS, thing, f"building-{seat}"), place_in(SPOTS, thing, "spot")
    if building < 0 and spot < 0:
        return None
    found = building_withstands(p, seat, building) if building >= 0 else spot_withstands(p, seat, spot, HERE)
    if found is not None:
        return found
    if not spots_here(p, seat):
        return Phrase("why.no_spot", where=location_phrase(p.players[seat].viscount))
    costs = [p.printed.costs[type] for type in range(len(TYPES)) if buildings_of(p, seat, type)]
    if building < 0 and not costs:
        return Phrase("why.all_built")
    needed = p.printed.costs[building // BUILDINGS_A_TYPE] if building >= 0 else min(costs)
    return lack_of_icons(p, seat, BUILD, needed, more)


def buildings_of(p: Viscounts, seat: int, type: int) -> list[int]:
    """The buildings of a type that can be chosen: all that are left, or the leftmost by option."""
    player = p.players[seat]
    first = BUILDINGS_A_TYPE * type
    found = [building for building in range(first, first + BUILDINGS_A_TYPE) if not player.has(building)]
    return found[:1] if p.readings.buildings == "leftmost" else found


def build_moves(p: Viscounts, seat: int, more: int, moves: list[int]) -> None:
    """Every building that can be paid for, on every empty spot of the bank, in every way to pay."""
    spots = spots_here(p, seat)
    if not spots:
        return
    have = strength(p, seat, BUILD, more)
    for type in range(len(TYPES)):
        buildings = buildings_of(p, seat, type)
        if not buildings:
            continue
        for bought in silver_ways(p, seat, BUILD, p.printed.costs[type] - have):
            for building in buildings:
                for spot in spots:
                    moves.append(BUILD_ON.of(building, spot, bought))


def can_build(p: Viscounts, seat: int, most: int) -> bool:
    """Is there a spot, and a building that needs no more builders than this?"""
    if not spots_here(p, seat):
        return False
    player = p.players[seat]
    least = [p.printed.costs[type] for type in range(len(TYPES)) if player.count(type) < BUILDINGS_A_TYPE]
    return bool(least) and min(least) <= most


def build(p: Viscounts, who: int, building: int, spot: int) -> None:
    """The building leaves its board for the spot: the spot's effect, then every link it completes."""
    player = p.players[who]
    player.built |= 1 << building
    p.refresh(who)
    spots = p.spots[:]
    spots[spot] = BUILDINGS_EACH * who + building
    p.spots = spots
    if p.log:
        p.log.write("builds", who=p.name(who), building=building_phrase(building), spot=spot_phrase(p, spot))
    links = completed(p, spot, 0)
    if len(links) > 1 and not p.is_automa(who):
        p.then(Links(who, spot, 0))
    else:
        # The automa takes them as they lie.
        for first in reversed(links):
            p.then(Link(who, first))
    resolve(p, who, p.printed.spot_effects[spot])


def completed(p: Viscounts, spot: int, done: int) -> list[int]:
    """The links of a spot with buildings at both ends, by their first spot; those in `done` (bits) are left out."""
    found: list[int] = []
    before = p.previous_spot(spot)
    for first in (before, spot):
        other = p.next_spot(first)
        if p.printed.links[first] >= 0 and p.spots[first] != NONE and p.spots[other] != NONE and not done >> first & 1:
            found.append(first)
    return found


class Links(AskingDetail):
    """Which of the completed links of a spot comes first?"""

    @property
    def spot(self) -> int:
        return self.a

    @property
    def paid(self) -> int:
        """A bit for each link that has paid."""
        return self.b

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Links", n=len(completed(p, self.spot, self.paid)))

    def options(self, p: Viscounts) -> list[int]:
        return [LINK.of(first) for first in completed(p, self.spot, self.paid)]

    def answer(self, p: Viscounts, move: int) -> None:
        first = LINK_SPOT.of(move)
        paid = self.paid | 1 << first
        if completed(p, self.spot, paid):
            p.then(Links(self.seat, self.spot, paid))
        link(p, self.seat, first)


class Link(Step[Viscounts]):
    """A completed link pays."""

    @property
    def first(self) -> int:
        """The first of its two spots, clockwise."""
        return self.a

    def run(self, p: Viscounts) -> None:
        link(p, self.seat, self.first)


def link(p: Viscounts, who: int, first: int) -> None:
    """A link pays the builder, then the owner at its other end; one who owns both ends is paid once."""
    effect = p.printed.effects[p.printed.links[first]]
    owners = (p.spots[first] // BUILDINGS_EACH, p.spots[p.next_spot(first)] // BUILDINGS_EACH)
    other = owners[1] if owners[0] == who else owners[0]
    if p.log:
        does = ways_phrase(effect.ways)
        if other == who:
            p.log.write("links_own", who=p.name(who), does=does)
        else:
            p.log.write("links", who=p.name(who), whom=p.name(other), does=does)
    if other != who:
        p.then(LinkPays(other, p.printed.links[first]))
    resolve(p, who, effect)


class LinkPays(Step[Viscounts]):
    """The other owner's half of a link."""

    @property
    def effect(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        resolve(p, self.seat, p.printed.effects[self.effect])


# ---------------------------------------------------------------------- free buildings


class FreeBuilding(Step[Viscounts]):
    """A building of a type on any empty spot of the board."""

    @property
    def type(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        if buildings_of(p, self.seat, self.type) and NONE in p.spots:
            p.then(BuildFree(self.seat, self.type, ANYWHERE))


class FreeBuildingHere(FreeBuilding):
    """A building of a type on an empty spot of the viscount's bank."""

    def run(self, p: Viscounts) -> None:
        if buildings_of(p, self.seat, self.type) and spots_here(p, self.seat):
            p.then(BuildFree(self.seat, self.type, HERE))


class BuildFree(AskingDetail):
    """Which building of a type, and on which spot?"""

    @property
    def type(self) -> int:
        return self.a

    @property
    def where(self) -> int:
        """Anywhere, or here: on the viscount's bank."""
        return self.b

    def options(self, p: Viscounts) -> list[int]:
        if self.where == HERE:
            spots = spots_here(p, self.seat)
        else:
            spots = [spot for spot in range(len(SPOTS)) if p.spots[spot] == NONE]
        return [BUILD_ON.of(building, spot) for building in buildings_of(p, self.seat, self.type) for spot in spots]

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        spot, building = place_in(SPOTS, thing, "spot"), place_in(BUILDINGS, thing, f"building-{seat}")
        if spot >= 0:
            return spot_withstands(p, seat, spot, self.where)
        if building >= 0 and building // BUILDINGS_A_TYPE != self.type:
            return Phrase("why.other_type", type=Phrase(f"type.{TYPES[self.type]}"))
        return building_withstands(p, seat, building) if building >= 0 else None

    def prompt(self, p: Viscounts) -> Phrase:
        key = "ask.BuildFree" if self.where == ANYWHERE else "ask.BuildFreeHere"
        left = len(buildings_of(p, self.seat, self.type))
        return Phrase(key, type=Phrase(f"type.{TYPES[self.type]}"), n=left)

    def answer(self, p: Viscounts, move: int) -> None:
        build(p, self.seat, BUILD_ON_BUILDING.of(move), BUILD_ON_SPOT.of(move))


STEP_FOR[BUILD_FREE] = FreeBuilding
STEP_FOR[BUILD_HERE] = FreeBuildingHere
