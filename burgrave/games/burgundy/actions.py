"""The four actions: what a die can do, and how tiles are taken, goods sold and workers gained.

Placing a tile sets off so much that it has a chapter of its own (`tiles.py`).
"""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.cards import TAKE_ONE_OFF
from burgrave.games.burgundy.components import COLOUR, GOODS, TAKES
from burgrave.games.burgundy.dice import EXTRA, SHIFT, turned
from burgrave.games.burgundy.estates import ANY
from burgrave.games.burgundy.gains import of_sale, of_workers
from burgrave.games.burgundy.monasteries import shifts
from burgrave.games.burgundy.moves import ADJUST, DECLINE, SELL, TAKE, TAKE_DEPOT, TAKE_TILE, WORKERS, adjusted
from burgrave.games.burgundy.phrases import both, either, good_phrase, land_phrase, place_phrase, things, tile_phrase
from burgrave.games.burgundy.pieces import tile_at, whose
from burgrave.games.burgundy.placing import place_moves
from burgrave.games.burgundy.position import BY_SALES, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.routes import lay_goods
from burgrave.games.burgundy.storage import acquire, in_depot
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase

ALL_DEPOTS: Final = [1, 2, 3, 4, 5, 6]


def action_moves(p: Burgundy, seat: int, die: int, face: int, moves: list[int]) -> None:
    """All that a die with this face can do; an extra action with face 0 can do it with any number."""
    take_moves(p, seat, die, face, moves)
    place_moves(p, seat, die, face, moves)
    if face:
        if p.realm(seat).goods[face - 1]:
            moves.append(SELL.of(die, face - 1))
    else:
        sell_moves(p, seat, moves)
    moves.append(WORKERS.of(die))


def take_moves(p: Burgundy, seat: int, die: int, face: int, moves: list[int]) -> None:
    """A tile of the depot with the die's number; a monastery lets the die be one off."""
    for depot in taking_depots(p, seat, face):
        for kind in in_depot(p, depot):
            moves.append(TAKE.of(die, depot - 1, kind))


def taking_depots(p: Burgundy, seat: int, face: int) -> list[int]:
    """The depots from which a die's face takes a tile; 0 reaches all, and a monastery lets the die be one off."""
    if face == 0:
        return ALL_DEPOTS
    if p.works(seat, TAKE_ONE_OFF):
        return sorted([face, turned(face, -1), turned(face, 1)])
    return [face]


def sell_moves(p: Burgundy, seat: int, moves: list[int]) -> None:
    """Any colour of goods that lies in the stores."""
    goods = p.realm(seat).goods
    for good in range(len(GOODS)):
        if goods[good]:
            moves.append(SELL.of(EXTRA, good))


def adjust_moves(p: Burgundy, seat: int, die: int, moves: list[int]) -> None:
    """A worker moves a die by one, with a monastery by up to two."""
    if p.realm(seat).workers:
        for shift in range(len(SHIFT)):
            if within(p, seat, shift):
                moves.append(ADJUST.of(die, shift))


def within(p: Burgundy, seat: int, shift: int) -> bool:
    """May a worker give a die this shift, by its place in SHIFT?"""
    return -shifts(p, seat) <= SHIFT[shift] <= shifts(p, seat)


def brings(building: int, kind: int) -> bool:
    """May a building take a tile of this kind from the numbered depots?"""
    return TAKES[building] >> COLOUR[kind] & 1 == 1


# ---------------------------------------------------------------------- what stands in the way


def no_turning(p: Burgundy, seat: int, faces: list[int], to: int) -> Phrase | None:
    """Why no worker can make one of these dice show a number; 0 is any."""
    if not faces:
        return Phrase("why.dice_used")
    if not p.realm(seat).workers:
        return Phrase("why.no_workers")
    others = [face for face in faces if face != to]
    if not others:
        return Phrase("why.shows", number=to)
    reached = [turned(face, SHIFT[shift]) for face in others for shift in range(len(SHIFT)) if within(p, seat, shift)]
    if to and to not in reached:
        return Phrase("why.too_far", steps=shifts(p, seat), dice=both(others), number=to)
    return None


def no_taking(p: Burgundy, seat: int, faces: list[int], depot: int) -> Phrase | None:
    """Why none of these dice takes a tile of a depot."""
    if not faces:
        return Phrase("why.dice_used")
    if any(depot in taking_depots(p, seat, face) for face in faces):
        return None
    numbers = [face for face in range(1, 7) if depot in taking_depots(p, seat, face)]
    return Phrase("why.take_number", place=depot, numbers=either(numbers), dice=both(faces))


def no_sale(faces: list[int], good: int) -> Phrase | None:
    """Why none of these dice sells goods of a colour."""
    if not faces:
        return Phrase("why.dice_used")
    if 0 in faces or good + 1 in faces:
        return None
    return Phrase("why.sale_number", good=good_phrase(good), number=good + 1, dice=both(faces))


# ---------------------------------------------------------------------- carried out


def adjust(p: Burgundy, seat: int, face: int, move: int) -> int:
    """A worker is spent; gives what the die shows then."""
    p.realm(seat).workers -= 1
    to = adjusted(face, move)
    if p.log:
        p.log.write("adjusts", who=seat, paid=things(workers=1), face=face, to=to)
    return to


def take(p: Burgundy, seat: int, move: int) -> None:
    """A tile comes from a numbered depot into storage."""
    depot, kind = TAKE_DEPOT.of(move) + 1, TAKE_TILE.of(move)
    if p.log:
        p.log.write("takes", who=seat, tile=tile_phrase(kind), place=place_phrase(depot))
    acquire(p, seat, depot, kind)


def take_workers(p: Burgundy, seat: int) -> None:
    """Two workers; monasteries bring more of them, or silver besides."""
    gains = of_workers(p, seat)
    if p.log:
        p.log.write("workers", who=seat, gained=things(workers=gains.workers, silver=gains.silver))
    p.gain_workers(seat, gains.workers)
    p.realm(seat).silver += gains.silver


def trade(p: Burgundy, seat: int, good: int) -> list[int]:
    """Sell all goods of a colour for points and silver, perhaps workers; gives the bonuses hit on the trade route."""
    realm = p.realm(seat)
    gains = of_sale(p, seat, good)
    amount = realm.goods[good]
    realm.goods[good] = 0
    realm.sold = realm.sold[:]
    realm.sold[good] += amount
    p.score(seat, BY_SALES, gains.points)
    realm.silver += gains.silver
    if p.log:
        gained = things(points=gains.points, silver=gains.silver, workers=gains.workers)
        sold = things(**{GOODS[good]: amount})
        p.log.write("sells", who=seat, sold=sold, n=gains.points, gained=gained)
    p.gain_workers(seat, gains.workers)
    return lay_goods(p, seat, good, amount)


class TakeTile(Detail[Burgundy]):
    """Market, carpenter's workshop and church take a tile from any numbered depot, or none."""

    @property
    def building(self) -> int:
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.TakeTile", building=tile_phrase(self.building))

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        kind = tile_at(p, thing)
        if not thing.startswith("depot") or kind == NONE or thing.startswith("depot-black"):
            return whose(p, seat, thing) or super().why_not(p, seat, thing)
        if brings(self.building, kind):
            return None
        wanted = [land_phrase(colour) for colour in range(ANY) if TAKES[self.building] >> colour & 1]
        tile = tile_phrase(self.building)
        return Phrase("why.not_brought", building=tile, wanted=either(wanted), land=land_phrase(COLOUR[kind]))

    def weighty(self, p: Burgundy, seat: int, move: int) -> bool:
        return move == DECLINE

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        for depot in range(1, 7):
            for kind in in_depot(p, depot):
                if brings(self.building, kind):
                    moves.append(TAKE.of(EXTRA, depot - 1, kind))
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move != DECLINE:
            take(p, self.seat, move)
