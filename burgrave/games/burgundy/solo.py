"""The solo game: the sweep of every round, goods for black tiles, placements in any order, points up to a target."""

from __future__ import annotations

from burgrave.games.burgundy import tiles
from burgrave.games.burgundy.cards import COUNTED_TILES
from burgrave.games.burgundy.components import BLACK, CRANE_EFFECTS, GOODS, monastery_tile
from burgrave.games.burgundy.gains import Gains
from burgrave.games.burgundy.monasteries import points_of
from burgrave.games.burgundy.moves import (
    CRANE_AS,
    CRANE_BUILDING,
    DECLINE,
    FIRST,
    FIRST_PART,
    GIVE,
    GIVE_GOOD,
    POINTS,
    POINTS_BOUGHT,
    TRADE,
    TRADE_TILE,
)
from burgrave.games.burgundy.notation import PARTS, PHASE_POINTS
from burgrave.games.burgundy.phrases import good_phrase, things, tile_phrase
from burgrave.games.burgundy.placing import score_phase, score_region, score_size
from burgrave.games.burgundy.position import BY_MONASTERIES, SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.storage import acquire, distinct
from burgrave.games.burgundy.wording import gaining, parting
from burgrave.kernel.agenda import Detail, Step
from burgrave.kernel.words import Phrase


class Sweep(Step[Burgundy]):
    """Every round the first tile of the white die's depot leaves the game, or of the next one that has any."""

    def run(self, p: Burgundy) -> None:
        first = (p.white - 1) * SLOTS
        for step in range(6 * SLOTS):
            at = (first + step) % (6 * SLOTS)
            kind = p.depots[at]
            if kind != NONE:
                p.depots[at] = NONE
                p.take_away(kind)
                if p.log:
                    p.log.write("sweeps", tile=tile_phrase(kind), depot=at // SLOTS + 1)
                return


class ClearGoods(Step[Burgundy]):
    """When a ship has loaded, all goods left on the depots leave the game; then goods may buy a black tile."""

    def run(self, p: Burgundy) -> None:
        if p.log and any(p.wares):
            p.log.write("clears", gone=things(goods=sum(p.wares)))
        p.wares = [0] * 36
        p.then(GoodsTrade(self.seat))


class GoodsTrade(Detail[Burgundy]):
    """Five goods of any colours for a tile of the black depot, stored face down: it fills any cell, and no more.

    An inn lies beside the black depot, not in it.
    """

    def prompt(self, p: Burgundy) -> Phrase:
        have = sum(p.realm(self.seat).goods)
        return Phrase("ask.GoodsTrade", price=Phrase("things.goods", n=p.printed.goods_a_tile), have=have)

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        if sum(p.realm(self.seat).goods) >= p.printed.goods_a_tile:
            for kind in distinct(p.black):
                if kind != NONE:
                    moves.append(TRADE.of(kind))
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        kind = TRADE_TILE.of(move)
        p.black[p.black.index(kind)] = NONE
        p.take_away(kind)
        if p.log:
            p.log.write("trades", who=self.seat, tile=tile_phrase(kind))
        if p.readings.solo_trades == "often":
            p.then(GoodsTrade(self.seat))
        acquire(p, self.seat, 0, BLACK)
        p.then(GiveGood(self.seat, p.printed.goods_a_tile))


class GiveGood(Detail[Burgundy]):
    """Which good goes?"""

    @property
    def left(self) -> int:
        """How many are still to give."""
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.GiveGood", left=self.left)

    def options(self, p: Burgundy) -> list[int]:
        goods = p.realm(self.seat).goods
        return [GIVE.of(good) for good in range(len(GOODS)) if goods[good]]

    def answer(self, p: Burgundy, move: int) -> None:
        good = GIVE_GOOD.of(move)
        p.realm(self.seat).goods[good] -= 1
        if p.log:
            p.log.write("gives", who=self.seat, good=good_phrase(good))
        if self.left > 1:
            p.then(GiveGood(self.seat, self.left - 1))


class PlacementOrder(Detail[Burgundy]):
    """Alone one chooses in which order a placement is carried out."""

    @property
    def cell(self) -> int:
        return self.a

    @property
    def parts(self) -> int:
        """A bit each for the region's points, the colour's tile and the tile's effect; by an option one more for the
        phase's points, which are a gain of their own then."""
        return self.b

    def options(self, p: Burgundy) -> list[int]:
        return [FIRST.of(part) for part in range(len(PARTS)) if self.parts >> part & 1]

    def answer(self, p: Burgundy, move: int) -> None:
        part = FIRST_PART.of(move)
        left = self.parts & ~(1 << part)
        if left:
            p.then(PlacementOrder(self.seat, self.cell, left))
        if part == 0:
            if p.readings.solo_gains == "one":
                score_region(p, self.seat, self.cell)
            else:
                score_size(p, self.seat, self.cell)
            p.then(Target(self.seat))
        elif part == PHASE_POINTS:
            score_phase(p, self.seat)
            p.then(Target(self.seat))
        elif part == 1:
            realm = p.realm(self.seat)
            realm.large |= 1 << realm.estate.colours[self.cell]
            p.then(tiles.LayTile(self.seat, 0, 1))
        else:
            tiles.effect(p, self.seat, p.realm(self.seat).cells[self.cell], self.cell)

    def describe(self, p: Burgundy, seat: int, move: int) -> Phrase:
        return parting(p, seat, PARTS[FIRST_PART.of(move)], self.cell)


class CraneCounts(Detail[Burgundy]):
    """A monastery that counts buildings was placed: does the crane count as one of them? It can only once."""

    @property
    def monastery(self) -> int:
        """Its number."""
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.CraneCounts", tile=tile_phrase(monastery_tile(self.monastery)))

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        for kind in COUNTED_TILES[self.monastery]:
            if kind in CRANE_EFFECTS:
                moves.append(CRANE_AS.of(CRANE_EFFECTS.index(kind)))
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        cranes = self.counting(move)
        p.realm(self.seat).cranes += cranes
        if p.log and cranes:
            building = CRANE_EFFECTS[CRANE_BUILDING.of(move)]
            p.log.write("counts_crane", who=self.seat, building=tile_phrase(building))
        score_monastery(p, self.seat, self.monastery, cranes)

    def counting(self, move: int) -> int:
        """How many cranes an answer lets count."""
        return 0 if move == DECLINE else 1

    def describe(self, p: Burgundy, seat: int, move: int) -> Phrase:
        points = monastery_gain(p, seat, self.monastery, self.counting(move))
        key = "move.decline_CraneCounts" if move == DECLINE else "move.crane_counts"
        return gaining(Phrase(key), Gains(points=points))


def monastery_gain(p: Burgundy, seat: int, number: int, cranes: int) -> int:
    """What a monastery counts now, and so many cranes."""
    return points_of(p, p.realm(seat), number) + cranes * p.printed.amounts[number]


def score_monastery(p: Burgundy, seat: int, number: int, cranes: int) -> None:
    """Alone a monastery scores as soon as it is placed, with the cranes that count for it."""
    points = monastery_gain(p, seat, number, cranes)
    if points:
        p.score(seat, BY_MONASTERIES, points)
        if p.log:
            p.log.write("monasteries", who=seat, n=points, gained=things(points=points))
        p.then(Target(seat))


class Target(Step[Burgundy]):
    """Points were gained: at the target the count begins anew, otherwise silver may buy more of them."""

    def run(self, p: Burgundy) -> None:
        duke = p.dukes[self.seat]
        if duke.points >= p.target:
            duke.points = 0
            p.target = max(p.printed.target_least, p.target - p.printed.target_step)
            if p.log:
                p.log.write("target", who=self.seat, target=p.target)
            p.then(tiles.CastleAction(self.seat, 1))
        elif p.realm(self.seat).silver:
            p.then(BuyPoints(self.seat))


class BuyPoints(Detail[Burgundy]):
    """A silver for a point, at most up to the target."""

    def prompt(self, p: Burgundy) -> Phrase:
        silver, points = p.realm(self.seat).silver, p.target - p.dukes[self.seat].points
        return Phrase("ask.BuyPoints", silver=Phrase("things.silver", n=silver), points=points)

    def options(self, p: Burgundy) -> list[int]:
        most = min(p.realm(self.seat).silver, p.target - p.dukes[self.seat].points, POINTS.sizes[0] - 1)
        return [DECLINE, *(POINTS.of(points) for points in range(1, most + 1))]

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        points = POINTS_BOUGHT.of(move)
        p.realm(self.seat).silver -= points
        p.dukes[self.seat].points += points
        if p.log:
            p.log.write("buys_points", who=self.seat, gained=things(points=points), paid=things(silver=points))
        if p.dukes[self.seat].points >= p.target:
            p.then(Target(self.seat))
