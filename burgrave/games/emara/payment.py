"""Paying: a price in resources, each of which a gold coin may replace."""

from __future__ import annotations

from burgrave.games.emara.claimant import Claimant
from burgrave.games.emara.components import RESOURCES, Bundle
from burgrave.games.emara.moves import PAY, paid_in
from burgrave.games.emara.notation import spell_paid, touch_paid
from burgrave.games.emara.phrases import stock_phrases
from burgrave.games.emara.position import Emara
from burgrave.kernel.agenda import Detail
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Phrase


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


def payable_by_markers(p: Emara, seat: int, giving: Kind, markers: list[int], moves: list[int]) -> None:
    """The resources that can be donated or given, at the price on their markers."""
    claimant = p.claimants[seat]
    for kind in range(len(RESOURCES)):
        if claimant.stock[kind] + claimant.coins >= p.shows(markers[kind]):
            moves.append(giving.of(kind))


def marker_price(p: Emara, seat: int, marker: int, kind: int) -> Payment:
    """The price on a marker, in its resource."""
    price = p.shows(marker)
    return Payment(seat, price << 4 * kind, price)


class Payment(Detail[Emara]):
    """Which of the resources asked for are paid, and which replaced by coins, where there is a choice.

    A discount lowers the number of pieces and leaves it to the payer which of them to keep; some advisors lift the
    limits of the kinds.
    """

    @property
    def caps(self) -> int:
        """The most that may be paid of every kind, packed."""
        return self.a

    @property
    def pieces(self) -> int:
        """How many pieces are due in all."""
        return self.b

    def options(self, p: Emara) -> list[int]:
        claimant = p.claimants[self.seat]
        stock, need, caps = claimant.stock, self.pieces, self.caps
        wood, grain, stone, cloth = (
            min(stock[0], caps & 15),
            min(stock[1], caps >> 4 & 15),
            min(stock[2], caps >> 8 & 15),
            min(stock[3], caps >> 12 & 15),
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
        paid = paid_in(move)
        coins = self.pieces - sum(paid)
        for kind in range(len(RESOURCES)):
            if paid[kind]:
                claimant.stock[kind] -= paid[kind]
        claimant.coins -= coins
        if p.log and self.pieces:
            p.log.write("pays", who=self.seat, pay=stock_phrases(paid, coins))

    # What is not paid in resources is paid in coins: how many, only this question knows.

    def notation(self, p: Emara, seat: int, move: int) -> str:
        """`pay 1 wood 1 coin`."""
        paid = paid_in(move)
        return spell_paid(paid, self.pieces - sum(paid))

    def describe(self, p: Emara, seat: int, move: int) -> Phrase:
        paid = paid_in(move)
        return Phrase("move.pay", pay=stock_phrases(paid, self.pieces - sum(paid)))

    def touches(self, p: Emara, seat: int, move: int) -> list[str]:
        paid = paid_in(move)
        return touch_paid(seat, paid, self.pieces - sum(paid))
