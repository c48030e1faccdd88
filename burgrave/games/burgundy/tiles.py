"""The four actions, and what placed tiles set off: effects nest, the newest is carried out first."""

from __future__ import annotations

from burgrave.games.burgundy.actions import (
    TakeTile,
    action_moves,
    adjust_moves,
    sell_moves,
    take,
    take_workers,
    trade,
)
from burgrave.games.burgundy.animals import Geese, graze, herd
from burgrave.games.burgundy.border_posts import join_posts
from burgrave.games.burgundy.cards import CASTLES_BRING_SHIELDS, COUNTS_CRANES, END_POINTS
from burgrave.games.burgundy.components import (
    BANK,
    BOARDING_HOUSE,
    CASTLE,
    COLOUR,
    CRANE,
    CRANE_EFFECTS,
    GEESE,
    GOOSE,
    MINE,
    NUMBER,
    SHIP,
    TAKES,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from burgrave.games.burgundy.dice import EXTRA, say_turned, spell_turned, touch_turned
from burgrave.games.burgundy.estates import PASTURES, TOWNS
from burgrave.games.burgundy.monasteries import points_of
from burgrave.games.burgundy.moves import (
    ADJUST,
    CRANE_AS,
    CRANE_BUILDING,
    DECLINE,
    FIRST,
    FIRST_PART,
    LAY,
    LAY_CELL,
    LAY_PLACE,
    LAY_TILE,
    PLACE,
    PLACE_CELL,
    PLACE_STORE,
    PLACE_TILE,
    POINTS,
    POINTS_BOUGHT,
    SELL,
    SELL_GOOD,
    SHIELD,
    TAKE,
    adjusted,
)
from burgrave.games.burgundy.phrases import tile_phrase
from burgrave.games.burgundy.placing import (
    completes,
    completes_colour,
    has_effect,
    open_cells,
    place_moves,
    put_down,
    reward_colour,
    score_region,
)
from burgrave.games.burgundy.position import BY_MONASTERIES, BY_WATCHTOWERS, Burgundy
from burgrave.games.burgundy.shields import shield_moves, take_shield
from burgrave.games.burgundy.ships import Sail, Ship
from burgrave.games.burgundy.solo import ClearGoods
from burgrave.games.burgundy.storage import free_moves, in_black, in_depot, is_free, leave_depot, make_free
from burgrave.kernel.agenda import Detail, Question, Step
from burgrave.kernel.words import Phrase

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
        p.then(Target(seat))
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
            use_building(p, self.seat, self.tile)


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
            p.then(PlacementOrder(seat, cell, parts))
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
            p.then(Ship(seat), ClearGoods(seat))
        else:
            p.then(Ship(seat), Sail(seat))
    elif kind == GEESE:
        p.then(*([Target(seat)] if p.solo else []))
        if any(herd(p, seat, cell, species)[1] for species in range(GOOSE)):
            p.then(Geese(seat, cell))
        else:
            graze(p, seat, cell, GOOSE)
    elif COLOUR[kind] == PASTURES:
        graze(p, seat, cell, p.printed.species[kind])
        if p.solo:
            p.then(Target(seat))
    elif COLOUR[kind] == TOWNS:
        use_building(p, seat, kind)
    elif p.solo and NUMBER[kind]:
        points = points_of(p, p.realm(seat), NUMBER[kind])
        if COUNTS_CRANES >> NUMBER[kind] & 1:
            points += p.printed.amounts[NUMBER[kind]] * p.realm(seat).count(CRANE)
        p.score(seat, BY_MONASTERIES, points)
        if points:
            if p.log:
                p.log.write("monasteries", who=seat, n=points)
            p.then(Target(seat))


def use_building(p: Burgundy, seat: int, building: int) -> None:
    """The effect of a building, placed, imitated by the crane or met on a trade route."""
    realm = p.realm(seat)
    if building == WATCHTOWER:
        p.score(seat, BY_WATCHTOWERS, p.printed.watchtower)
        if p.log:
            p.log.write("watchtower", who=seat, n=p.printed.watchtower)
        if p.solo:
            p.then(Target(seat))
    elif building == BOARDING_HOUSE:
        p.gain_workers(seat, p.printed.boarding_house)
        if p.log:
            p.log.write("workers", who=seat, n=p.printed.boarding_house)
    elif building == BANK:
        realm.silver += p.printed.bank
        if p.log:
            p.log.write("silver", who=seat, n=p.printed.bank)
    elif building == WAREHOUSE:
        p.then(Warehouse(seat))
    elif building == TOWN_HALL:
        p.then(TownHall(seat))
    elif building == CRANE:
        p.then(Crane(seat))
    elif building == WHITE_CASTLE:
        p.then(WhiteCastle(seat, p.white))
    else:
        p.then(TakeTile(seat, building))


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


class TownHall(Detail[Burgundy]):
    """Place another stored tile with any number, or none."""

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        free_moves(p, self.seat, moves)
        place_moves(p, self.seat, EXTRA, 0, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        if is_free(move):
            p.then(TownHall(self.seat))
            make_free(p, self.seat, move)
        else:
            act(p, self.seat, move)


class WhiteCastle(Detail[Burgundy]):
    """One action with the number of the white die, which workers may change for this use."""

    @property
    def face(self) -> int:
        """The number of the die by now."""
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.WhiteCastle", who=self.seat, face=self.face)

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        free_moves(p, self.seat, moves)
        adjust_moves(p, self.seat, EXTRA, moves)
        action_moves(p, self.seat, EXTRA, self.face, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        if is_free(move):
            p.then(WhiteCastle(self.seat, self.face))
            make_free(p, self.seat, move)
        elif move in ADJUST:
            p.realm(self.seat).workers -= 1
            p.then(WhiteCastle(self.seat, adjusted(self.face, move)))
        else:
            act(p, self.seat, move)

    def notation(self, p: Burgundy, seat: int, move: int) -> str:
        """It is the white die that a worker changes here."""
        if move in ADJUST:
            return f"{ADJUST.word} {spell_turned(self.face, adjusted(self.face, move))}"
        return super().notation(p, seat, move)

    def describe(self, p: Burgundy, seat: int, move: int) -> Phrase:
        if move in ADJUST:
            return say_turned(self.face, adjusted(self.face, move))
        return super().describe(p, seat, move)

    def touches(self, p: Burgundy, seat: int, move: int) -> list[str]:
        if move in ADJUST:
            return touch_turned(p, seat, "die-white", adjusted(self.face, move))
        return super().touches(p, seat, move)


class Warehouse(Detail[Burgundy]):
    """Sell one colour of goods, or none."""

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        sell_moves(p, self.seat, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move != DECLINE:
            sell(p, self.seat, SELL_GOOD.of(move))


class Crane(Detail[Burgundy]):
    """The effect of a building of choice; those without any effect now are not offered."""

    def options(self, p: Burgundy) -> list[int]:
        moves: list[int] = []
        for which in range(len(CRANE_EFFECTS)):
            if self.useful(p, CRANE_EFFECTS[which]):
                moves.append(CRANE_AS.of(which))
        return moves

    def useful(self, p: Burgundy, building: int) -> bool:
        """Would the building do anything now?"""
        if building == WHITE_CASTLE:
            return p.readings.white_castles
        if building == WAREHOUSE:
            return p.realm(self.seat).colours_of_goods() > 0
        if building == TOWN_HALL:
            return len(TownHall(self.seat).options(p)) > 1
        if TAKES[building]:
            return len(TakeTile(self.seat, building).options(p)) > 1
        return True

    def answer(self, p: Burgundy, move: int) -> None:
        use_building(p, self.seat, CRANE_EFFECTS[CRANE_BUILDING.of(move)])


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


# ---------------------------------------------------------------------- alone


class PlacementOrder(Detail[Burgundy]):
    """Alone one chooses in which order a placement is carried out."""

    @property
    def cell(self) -> int:
        return self.a

    @property
    def parts(self) -> int:
        """A bit each for the region's points, the colour's tile and the tile's effect."""
        return self.b

    def options(self, p: Burgundy) -> list[int]:
        return [FIRST.of(part) for part in range(3) if self.parts >> part & 1]

    def answer(self, p: Burgundy, move: int) -> None:
        part = FIRST_PART.of(move)
        left = self.parts & ~(1 << part)
        if left:
            p.then(PlacementOrder(self.seat, self.cell, left))
        if part == 0:
            score_region(p, self.seat, self.cell)
            p.then(Target(self.seat))
        elif part == 1:
            realm = p.realm(self.seat)
            realm.large |= 1 << realm.estate.colours[self.cell]
            p.then(LayTile(self.seat, 0, 1))
        else:
            effect(p, self.seat, p.realm(self.seat).cells[self.cell], self.cell)


class Target(Step[Burgundy]):
    """Points were gained: at the target the count begins anew, otherwise silver may buy more of them."""

    def run(self, p: Burgundy) -> None:
        duke = p.dukes[self.seat]
        if duke.points >= p.target:
            duke.points = 0
            p.target = max(p.printed.target_least, p.target - p.printed.target_step)
            if p.log:
                p.log.write("target", who=self.seat, target=p.target)
            p.then(CastleAction(self.seat, 1))
        elif p.realm(self.seat).silver:
            p.then(BuyPoints(self.seat))


class BuyPoints(Detail[Burgundy]):
    """A silver for a point, at most up to the target."""

    def options(self, p: Burgundy) -> list[int]:
        most = min(p.realm(self.seat).silver, p.target - p.dukes[self.seat].points, POINTS.sizes[0] - 1)
        return [DECLINE, *(POINTS.of(points) for points in range(1, most + 1))]

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        points = POINTS_BOUGHT.of(move)
        p.realm(self.seat).silver -= points
        p.dukes[self.seat].points += points
        if p.dukes[self.seat].points >= p.target:
            p.then(Target(self.seat))
