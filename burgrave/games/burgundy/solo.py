"""The solo game: the sweep of every round, goods for black tiles, points that must reach a target."""

from __future__ import annotations

from burgrave.games.burgundy.components import BLACK, GOODS
from burgrave.games.burgundy.moves import DECLINE, GIVE, GIVE_GOOD, TRADE, TRADE_TILE
from burgrave.games.burgundy.phrases import tile_phrase
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
