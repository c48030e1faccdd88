"""The solo game: the sweep of every round, goods for black tiles, placements in any order, points up to a target."""

from __future__ import annotations

from burgrave.games.burgundy import tiles
from burgrave.games.burgundy.components import BLACK, GOODS
from burgrave.games.burgundy.moves import (
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
from burgrave.games.burgundy.phrases import tile_phrase
from burgrave.games.burgundy.placing import score_region
from burgrave.games.burgundy.position import SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.storage import acquire, in_black
from burgrave.kernel.agenda import Detail, Step


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
        p.wares = [0] * 36
        p.then(GoodsTrade(self.seat))


class GoodsTrade(Detail[Burgundy]):
    """Five goods of any colours for a tile of the black depot, stored face down: it fills any cell, and no more."""

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        if sum(p.realm(self.seat).goods) >= p.printed.goods_a_tile:
            for kind in in_black(p):
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

    def options(self, p: Burgundy) -> list[int]:
        goods = p.realm(self.seat).goods
        return [GIVE.of(good) for good in range(len(GOODS)) if goods[good]]

    def answer(self, p: Burgundy, move: int) -> None:
        p.realm(self.seat).goods[GIVE_GOOD.of(move)] -= 1
        if self.left > 1:
            p.then(GiveGood(self.seat, self.left - 1))


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
            p.then(tiles.LayTile(self.seat, 0, 1))
        else:
            tiles.effect(p, self.seat, p.realm(self.seat).cells[self.cell], self.cell)


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
