"""The four actions, and what placed tiles set off: effects nest, the newest is carried out first.

A placed building (`buildings.py`) can place another tile, and so can points in the solo game (`solo.py`): these three
chapters set off each other. So they import each other as modules, which works whichever of them comes first.
"""

from __future__ import annotations

from burgrave.games.burgundy import buildings, solo
from burgrave.games.burgundy.actions import action_moves, take, take_workers, trade
from burgrave.games.burgundy.animals import Geese, graze, herd
from burgrave.games.burgundy.border_posts import join_posts
from burgrave.games.burgundy.cards import CASTLES_BRING_SHIELDS, COUNTS_CRANES, END_POINTS
from burgrave.games.burgundy.components import CASTLE, COLOUR, CRANE, GEESE, GOOSE, MINE, NUMBER, SHIP
from burgrave.games.burgundy.dice import EXTRA
from burgrave.games.burgundy.estates import PASTURES, TOWNS
from burgrave.games.burgundy.monasteries import points_of
from burgrave.games.burgundy.moves import (
    DECLINE,
    LAY,
    LAY_CELL,
    LAY_PLACE,
    LAY_TILE,
    PLACE,
    PLACE_CELL,
    PLACE_STORE,
    PLACE_TILE,
    SELL,
    SELL_GOOD,
    SHIELD,
    TAKE,
)
from burgrave.games.burgundy.phrases import tile_phrase
from burgrave.games.burgundy.placing import (
    completes,
    completes_colour,
    has_effect,
    open_cells,
    put_down,
    reward_colour,
    score_region,
)
from burgrave.games.burgundy.position import BY_MONASTERIES, Burgundy
from burgrave.games.burgundy.shields import shield_moves, take_shield
from burgrave.games.burgundy.ships import Sail, Ship
from burgrave.games.burgundy.storage import free_moves, in_black, in_depot, is_free, leave_depot, make_free
from burgrave.kernel.agenda import Detail, Question, Step

# ---------------------------------------------------------------------- the four actions


def act(p: Burgundy, seat: int, move: int) -> None:
    """Carry out one of the four actions."""
    if move in TAKE:
        take(p, seat, move)
    elif move in PLACE:
        store, kind = PLACE_STORE.of(move), PLACE_TILE.of(move)
        storage = p.dukes[seat].private if store else p.realm(seat).storage
        storage.remove(kind)
        place_tile(p, seat, kind, PLACE_CELL.of(move))
    elif move in SELL:
        sell(p, seat, SELL_GOOD.of(move))
    else:
        take_workers(p, seat)


def sell(p: Burgundy, seat: int, good: int) -> None:
    """Sell all goods of a colour, then carry out what they bring on the trade route."""
    bonuses = trade(p, seat, good)
    if p.solo:
        p.then(solo.Target(seat))
    for bonus in reversed(bonuses):
        p.then(Bonus(seat, bonus))


class Bonus(Step[Burgundy]):
    """A good has met its colour on the trade route."""

    @property
    def tile(self) -> int:
        """The building or castle whose effect it brings."""
        return self.a

    def run(self, p: Burgundy) -> None:
        if p.log:
            p.log.write("route", who=self.seat, bonus=tile_phrase(self.tile))
        if self.tile == CASTLE:
            p.then(CastleAction(self.seat, 1))
        else:
            buildings.use_building(p, self.seat, self.tile)


# ---------------------------------------------------------------------- placing


def place_tile(p: Burgundy, seat: int, kind: int, cell: int) -> None:
    """Lay a tile: region, colour, border posts, then its effect; alone one chooses the order."""
    put_down(p, seat, kind, cell)
    realm = p.realm(seat)
    if p.solo:
        parts = 1 if completes(realm, cell) else 0
        if completes_colour(realm, cell):
            parts |= 2
        if has_effect(kind) and kind != MINE and (not NUMBER[kind] or END_POINTS >> NUMBER[kind] & 1):
            parts |= 4
        if parts:
            p.then(solo.PlacementOrder(seat, cell, parts))
        return
    if completes(realm, cell):
        score_region(p, seat, cell)
    if completes_colour(realm, cell):
        reward_colour(p, seat, cell)
    join_posts(p, seat)
    if has_effect(kind):
        effect(p, seat, kind, cell)


def effect(p: Burgundy, seat: int, kind: int, cell: int) -> None:
    """What the tile itself brings."""
    if kind == CASTLE:
        p.then(CastleAction(seat))
    elif kind == SHIP:
        if p.solo:
            p.then(Ship(seat), solo.ClearGoods(seat))
        else:
            p.then(Ship(seat), Sail(seat))
    elif kind == GEESE:
        p.then(*([solo.Target(seat)] if p.solo else []))
        if any(herd(p, seat, cell, species)[1] for species in range(GOOSE)):
            p.then(Geese(seat, cell))
        else:
            graze(p, seat, cell, GOOSE)
    elif COLOUR[kind] == PASTURES:
        graze(p, seat, cell, p.printed.species[kind])
        if p.solo:
            p.then(solo.Target(seat))
    elif COLOUR[kind] == TOWNS:
        buildings.use_building(p, seat, kind)
    elif p.solo and NUMBER[kind]:
        points = points_of(p, p.realm(seat), NUMBER[kind])
        if COUNTS_CRANES >> NUMBER[kind] & 1:
            points += p.printed.amounts[NUMBER[kind]] * p.realm(seat).count(CRANE)
        p.score(seat, BY_MONASTERIES, points)
        if points:
            if p.log:
                p.log.write("monasteries", who=seat, n=points)
            p.then(solo.Target(seat))


class CastleAction(Detail[Burgundy]):
    """One action with a number of choice, or none.

    A shield lets a placed castle bring another shield instead.
    """

    @property
    def unplaced(self) -> int:
        """1 if no castle was placed but its action is due."""
        return self.a

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        free_moves(p, self.seat, moves)
        action_moves(p, self.seat, EXTRA, 0, moves)
        if not self.unplaced and p.realm(self.seat).armed(CASTLES_BRING_SHIELDS):
            shield_moves(p, self.seat, 0, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        if is_free(move):
            p.then(CastleAction(self.seat, self.unplaced))
            make_free(p, self.seat, move)
        elif move in SHIELD:
            take_shield(p, self.seat, move)
        else:
            act(p, self.seat, move)


class LayTile(Question[Burgundy]):
    """A tile goes straight from a depot into the estate, any number.

    By shields at the end of a phase; in the solo game a completed colour.
    """

    @property
    def numbered(self) -> bool:
        """From the numbered depots, or from the black one?"""
        return self.a == 1

    @property
    def within(self) -> bool:
        """Is it part of an action under way?"""
        return self.b == 1

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        for place in range(1, 7) if self.numbered else range(1):
            for kind in in_depot(p, place) if place else in_black(p):
                for cell in open_cells(p, self.seat, kind, 0):
                    moves.append(LAY.of(place, kind, cell))
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        place, kind, cell = LAY_PLACE.of(move), LAY_TILE.of(move), LAY_CELL.of(move)
        leave_depot(p, place, kind)
        place_tile(p, self.seat, kind, cell)

    def opens(self) -> bool:
        return not self.within
