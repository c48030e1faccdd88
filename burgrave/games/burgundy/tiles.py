"""The four actions, and what placed tiles set off: effects nest, the newest is carried out first.

A placed building (`buildings.py`) can place another tile, and so can points in the solo game (`solo.py`): these three
chapters set off each other. So they import each other as modules, which works whichever of them comes first.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy import buildings, solo
from burgrave.games.burgundy.actions import action_moves, take, take_workers, trade
from burgrave.games.burgundy.animals import Geese, graze
from burgrave.games.burgundy.any_time import free_moves, is_free, make_free, naming_moves
from burgrave.games.burgundy.border_posts import join_posts
from burgrave.games.burgundy.cards import BLACK_TILE, CASTLES_BRING_SHIELDS, COUNTS_CRANES, DEPOT_TILE, END_POINTS
from burgrave.games.burgundy.components import CASTLE, COLOUR, CRANE, GEESE, GOOSE, MINE, NUMBER, SHIP
from burgrave.games.burgundy.dice import EXTRA, shield_on
from burgrave.games.burgundy.estates import PASTURES, TOWNS
from burgrave.games.burgundy.gains import grazes_with_others
from burgrave.games.burgundy.moves import (
    COPY,
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
from burgrave.games.burgundy.notation import PHASE_POINTS
from burgrave.games.burgundy.obstacles import ACTIONS, BUYING, LOOKED_AT, no_action
from burgrave.games.burgundy.phrases import shield_phrase, tile_phrase
from burgrave.games.burgundy.pieces import kind_of, number_of, tile_at, whose
from burgrave.games.burgundy.placing import (
    completes,
    completes_colour,
    has_effect,
    no_cell,
    no_tile,
    open_cells,
    put_down,
    reward_colour,
    score_region,
)
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.shields import shield_moves, take_shield
from burgrave.games.burgundy.ships import Sail, Ship
from burgrave.games.burgundy.storage import in_black, in_depot, leave_depot
from burgrave.games.burgundy.waste import waste
from burgrave.kernel.agenda import Detail, Question, Step
from burgrave.kernel.words import Phrase

OF_DEPOTS: Final = 1
OF_BLACK: Final = 2
"""Whence a tile is laid straight into the estate; of the two shields that bring one, which have, as bits."""

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
    for bonus in reversed(trade(p, seat, good)):
        p.then(Bonus(seat, bonus))
    if p.solo:
        p.then(solo.Target(seat))


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
        parts = 0
        if completes(realm, cell):
            parts = 1 if p.readings.solo_gains == "one" else 1 | 1 << PHASE_POINTS
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
        if grazes_with_others(p, seat, cell):
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
        realm, number = p.realm(seat), NUMBER[kind]
        if COUNTS_CRANES >> number & 1 and realm.count(CRANE) > realm.cranes:
            p.then(solo.CraneCounts(seat, number))
        else:
            solo.score_monastery(p, seat, number, 0)


class CastleAction(Detail[Burgundy]):
    """One action with a number of choice, or none.

    A shield lets a placed castle bring another shield instead.
    """

    @property
    def unplaced(self) -> int:
        """1 if no castle was placed but its action is due."""
        return self.a

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        return no_action(p, seat, thing, [0], ACTIONS | BUYING, super().why_not(p, seat, thing))

    def waste(self, p: Burgundy, seat: int, move: int) -> int:
        return waste(p, seat, move)

    def weighty(self, p: Burgundy, seat: int, move: int) -> bool:
        return move == DECLINE

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

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.LayTile_depots" if self.numbered else "ask.LayTile_black")

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        return no_laying(p, seat, thing, OF_DEPOTS if self.numbered else OF_BLACK, super().why_not(p, seat, thing))

    def weighty(self, p: Burgundy, seat: int, move: int) -> bool:
        return move == DECLINE

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        if not self.within:
            naming_moves(p, self.seat, moves)
        return moves + lay_moves(p, self.seat, self.numbered)

    def answer(self, p: Burgundy, move: int) -> None:
        if move in COPY:
            p.then(LayTile(self.seat, self.a, self.b))
            make_free(p, self.seat, move)
        elif move != DECLINE:
            lay(p, self.seat, move)

    def opens(self) -> bool:
        return not self.within


def lay_moves(p: Burgundy, seat: int, numbered: bool) -> list[int]:
    """Every tile of the numbered depots, or of the black one, on every cell where it may lie."""
    moves: list[int] = []
    for place in range(1, 7) if numbered else range(1):
        for kind in in_depot(p, place) if place else in_black(p):
            for cell in open_cells(p, seat, kind, 0):
                moves.append(LAY.of(place, kind, cell))
    return moves


def lay(p: Burgundy, seat: int, move: int) -> None:
    """The tile leaves its depot for the estate."""
    place, kind, cell = LAY_PLACE.of(move), LAY_TILE.of(move), LAY_CELL.of(move)
    leave_depot(p, place, kind)
    place_tile(p, seat, kind, cell)


def no_laying(p: Burgundy, seat: int, thing: str, source: int, later: Phrase | None) -> Phrase | None:
    """Why a tile of these depots cannot go into the estate, or none of them onto a cell."""
    foreign = whose(p, seat, thing)
    if foreign is not None or kind_of(thing) in LOOKED_AT:
        return foreign
    kind = kind_of(thing)
    if kind == "cell":
        kinds, where = (in_black(p), "black") if source == OF_BLACK else ([], "depots")
        if source & OF_DEPOTS:
            for depot in range(1, 7):
                kinds += in_depot(p, depot)
        return no_tile(p, seat, kinds, where, number_of(thing), [0])
    black = kind == "inn" or thing.startswith("depot-black")
    if kind not in ("depot", "inn") or not source & (OF_BLACK if black else OF_DEPOTS):
        return later
    return no_cell(p, seat, tile_at(p, thing), [0])


# ---------------------------------------------------------------------- tiles by shields, at the end of a phase


class ShieldTiles(Step[Burgundy]):
    """At the end of a phase one shield brings a tile of the numbered depots, another one a black tile, once each.

    Only a shield that is there when its time comes does; who has both chooses which of them comes first.
    """

    @property
    def brought(self) -> int:
        return self.a

    def run(self, p: Burgundy) -> None:
        seat, brought = self.seat, self.brought
        realm = p.realm(seat)
        depots = realm.armed(DEPOT_TILE) and not brought & OF_DEPOTS
        black = realm.armed(BLACK_TILE) and not brought & OF_BLACK
        if depots and black and lay_moves(p, seat, True) and lay_moves(p, seat, False):
            p.then(EitherTile(seat, brought))
        elif black and not (depots and lay_moves(p, seat, True)):
            p.then(LayTile(seat, 0), ShieldTiles(seat, brought | OF_BLACK))
        elif depots:
            p.then(LayTile(seat, 1), ShieldTiles(seat, brought | OF_DEPOTS))


class EitherTile(Question[Burgundy]):
    """Both shields can bring a tile: lay one of either, or go without that of the numbered depots."""

    @property
    def brought(self) -> int:
        return self.a

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        return no_laying(p, seat, thing, OF_DEPOTS | OF_BLACK, super().why_not(p, seat, thing))

    def weighty(self, p: Burgundy, seat: int, move: int) -> bool:
        return move == DECLINE

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        naming_moves(p, self.seat, moves)
        return moves + lay_moves(p, self.seat, True) + lay_moves(p, self.seat, False)

    def answer(self, p: Burgundy, move: int) -> None:
        if move in COPY:
            p.then(ShieldTiles(self.seat, self.brought))
            make_free(p, self.seat, move)
        elif move == DECLINE:
            p.then(ShieldTiles(self.seat, self.brought | OF_DEPOTS))
        else:
            p.then(ShieldTiles(self.seat, self.brought | (OF_DEPOTS if LAY_PLACE.of(move) else OF_BLACK)))
            lay(p, self.seat, move)

    def describe(self, p: Burgundy, seat: int, move: int) -> Phrase:
        if move == DECLINE:
            return Phrase("move.decline_EitherTile", shield=shield_phrase(shield_on(p, seat, DEPOT_TILE)))
        return super().describe(p, seat, move)
