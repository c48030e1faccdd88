"""Paying: a price in resources, each of which a gold coin may replace."""

from __future__ import annotations

from burgrave.games.emara.claimant import Claimant
from burgrave.games.emara.components import RESOURCES, Bundle
from burgrave.games.emara.moves import PAY
from burgrave.games.emara.phrases import stock_phrases
from burgrave.games.emara.position import Emara
from burgrave.kernel.agenda import Question


def payable(claimant: Claimant, caps: int, need: int) -> bool:
    """Can so many resources be paid, of every kind at most as many as the caps say, coins for the rest?"""
    left = need - claimant.coins
    if left <= 0:
        return True
    stock = claimant.stock
    for kind in range(4):
        cap = caps >> 4 * kind & 15
        have = stock[kind]
        left -= have if have < cap else cap
    return left <= 0


def affordable(claimant: Claimant, price: Bundle) -> bool:
    """Can all that is in a bundle be paid?"""
    if claimant.rings < price.ring or claimant.coins < price.coin or claimant.books < price.book:
        return False
    if claimant.bread < price.bread or claimant.cp < price.cp:
        return False
    return price.need == 0 or payable(claimant, price.caps, price.need + price.coin)


class Payment(Question[Emara]):
    """Which of the resources asked for are paid, and which replaced by coins, where there is a choice.

    `a` holds the most that may be paid of every kind, `b` how many pieces are due in all. A discount lowers the number
    and leaves it to the payer which pieces to keep; the scholar lifts the limits of the kinds.
    """

    def options(self, p: Emara) -> list[int]:
        claimant = p.claimants[self.seat]
        stock, need = claimant.stock, self.b
        wood, grain, stone, cloth = (
            min(stock[0], self.a & 15),
            min(stock[1], self.a >> 4 & 15),
            min(stock[2], self.a >> 8 & 15),
            min(stock[3], self.a >> 12 & 15),
        )
        moves: list[int] = []
        least = need - claimant.coins
        for w in range(min(wood, need) + 1):
            for g in range(min(grain, need - w) + 1):
                for s in range(min(stone, need - w - g) + 1):
                    paid = w + g + s
                    first = max(0, least - paid)
                    for c in range(first, min(cloth, need - paid) + 1):
                        moves.append(PAY.of(w, g, s, c))
        return moves

    def answer(self, p: Emara, move: int) -> None:
        claimant = p.claimants[self.seat]
        paid = [PAY.arg(move, kind) for kind in range(len(RESOURCES))]
        coins = self.b - sum(paid)
        for kind in range(len(RESOURCES)):
            if paid[kind]:
                claimant.stock[kind] -= paid[kind]
        claimant.coins -= coins
        if p.log and self.b:
            p.log.write("pays", who=self.seat, pay=stock_phrases(paid, coins))

    def opens(self) -> bool:
        return False
