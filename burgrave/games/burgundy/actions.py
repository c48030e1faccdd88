"""The four actions: what a die can do, and how tiles are taken, goods sold and workers gained.

Placing a tile sets off so much that it has a chapter of its own (`tiles.py`).
"""

from __future__ import annotations

from burgrave.games.burgundy.cards import (
    ACTION_SILVER,
    ACTION_WORKERS,
    DOUBLE_SALES,
    SALE_SILVER,
    SALE_WORKERS,
    SILVER_FOR_EVERY_GOOD,
    TAKE_ONE_OFF,
)
from burgrave.games.burgundy.components import COLOUR, GOODS, TAKES
from burgrave.games.burgundy.dice import EXTRA, SHIFT, turned
from burgrave.games.burgundy.monasteries import amount_of, most_of, shifts
from burgrave.games.burgundy.moves import ADJUST, DECLINE, SELL, TAKE, TAKE_DEPOT, TAKE_TILE, WORKERS
from burgrave.games.burgundy.phrases import good_phrase, place_phrase, tile_phrase
from burgrave.games.burgundy.placing import place_moves
from burgrave.games.burgundy.position import BY_SALES, Burgundy
from burgrave.games.burgundy.routes import lay_goods
from burgrave.games.burgundy.storage import acquire, in_depot
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase


def action_moves(p: Burgundy, seat: int, die: int, face: int, moves: list[int]) -> None:
    """All that a die with this face can do; an extra action with face 0 can do it with any number."""
    take_moves(p, seat, die, face, moves)
    place_moves(p, seat, die, face, moves)
    goods = p.realm(seat).goods
    if face:
        if goods[face - 1]:
            moves.append(SELL.of(die, face - 1))
    else:
        sell_moves(p, seat, moves)
    moves.append(WORKERS.of(die))


def take_moves(p: Burgundy, seat: int, die: int, face: int, moves: list[int]) -> None:
    """A tile of the depot with the die's number; a monastery lets the die be one off."""
    near = face > 0 and p.works(seat, TAKE_ONE_OFF)
    for depot in range(1, 7):
        if face in (0, depot) or (near and (turned(face, 1) == depot or turned(face, -1) == depot)):
            for kind in in_depot(p, depot):
                moves.append(TAKE.of(die, depot - 1, kind))


def sell_moves(p: Burgundy, seat: int, moves: list[int]) -> None:
    """Any colour of goods that lies in the stores."""
    goods = p.realm(seat).goods
    for good in range(len(GOODS)):
        if goods[good]:
            moves.append(SELL.of(EXTRA, good))


def adjust_moves(p: Burgundy, seat: int, die: int, moves: list[int]) -> None:
    """A worker moves a die by one, with a monastery by up to two."""
    if p.realm(seat).workers:
        most = shifts(p, seat)
        for shift in range(len(SHIFT)):
            if -most <= SHIFT[shift] <= most:
                moves.append(ADJUST.of(die, shift))


def brings(building: int, kind: int) -> bool:
    """May a building take a tile of this kind from the numbered depots?"""
    return TAKES[building] >> COLOUR[kind] & 1 == 1


# ---------------------------------------------------------------------- carried out


def take(p: Burgundy, seat: int, move: int) -> None:
    """A tile comes from a numbered depot into storage."""
    depot, kind = TAKE_DEPOT.of(move) + 1, TAKE_TILE.of(move)
    if p.log:
        p.log.write("takes", who=seat, tile=tile_phrase(kind), place=place_phrase(depot))
    acquire(p, seat, depot, kind)


def take_workers(p: Burgundy, seat: int) -> None:
    """Two workers; monasteries bring more of them, or silver besides."""
    workers = most_of(p, seat, ACTION_WORKERS) if p.works(seat, ACTION_WORKERS) else 2
    p.gain_workers(seat, workers)
    silver = amount_of(p, seat, ACTION_SILVER)
    p.realm(seat).silver += silver
    if p.log:
        p.log.write("workers", who=seat, n=workers)
        if silver:
            p.log.write("silver", who=seat, n=silver)


def trade(p: Burgundy, seat: int, good: int) -> list[int]:
    """Sell all goods of a colour: points for each, one silver in all, more by monasteries and shields.

    Gives the bonuses that they hit on the trade route.
    """
    realm = p.realm(seat)
    amount = realm.goods[good]
    realm.goods[good] = 0
    realm.sold = realm.sold[:]
    realm.sold[good] += amount
    points = p.printed.sale[p.seats] * amount
    if realm.armed(DOUBLE_SALES):
        points *= 2
    silver = p.printed.sale_silver
    if realm.armed(SILVER_FOR_EVERY_GOOD):
        silver = amount
    elif p.works(seat, SALE_SILVER):
        silver = most_of(p, seat, SALE_SILVER)
    realm.silver += silver
    p.score(seat, BY_SALES, points)
    if p.log:
        p.log.write("sells", who=seat, good=good_phrase(good), amount=amount, n=points, silver=silver)
    if p.works(seat, SALE_WORKERS):
        workers = amount_of(p, seat, SALE_WORKERS)
        p.gain_workers(seat, workers)
        if p.log:
            p.log.write("workers", who=seat, n=workers)
    return lay_goods(p, seat, good, amount)


class TakeTile(Detail[Burgundy]):
    """Market, carpenter's workshop and church take a tile from any numbered depot, or none."""

    @property
    def building(self) -> int:
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.TakeTile", who=self.seat, building=tile_phrase(self.building))

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
