"""Paying: a price in resources, each of which a gold coin may replace."""

from __future__ import annotations

from burgrave.games.emara.components import MARKERS, RESOURCES
from burgrave.games.emara.moves import PAY, paid_in
from burgrave.games.emara.notation import spell_paid, touch_paid
from burgrave.games.emara.phrases import costs, stock_phrases
from burgrave.games.emara.pieces import ClaimantDetail
from burgrave.games.emara.position import Emara
from burgrave.games.emara.prices import Due, due_by_marker, mixes, payable
from burgrave.games.emara.told import short_of
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Phrase


def payable_by_markers(p: Emara, seat: int, giving: Kind, markers: list[int], moves: list[int]) -> None:
    """The resources that can be donated or given, at the price on their markers."""
    claimant = p.claimants[seat]
    for kind in range(len(RESOURCES)):
        price = p.shows(markers[kind])
        if payable(claimant, price << 4 * kind, price):
            moves.append(giving.of(kind))


def short_by_marker(p: Emara, seat: int, markers: list[int], name: str) -> Phrase | None:
    """What is missing for the donation or gift of a marker."""
    kind = [MARKERS[marker] for marker in markers].index(name)
    return short_of(p.claimants[seat], due_by_marker(p, markers[kind], kind))


def pay(p: Emara, seat: int, due: Due) -> None:
    """Pay what is due; only where there is a choice the seat is asked how."""
    ways = due.ways(p.claimants[seat])
    if len(ways) == 1:
        hand_over(p, seat, ways[0], due.pieces - sum(ways[0]))
    else:
        p.then(Payment(seat, due.caps, due.pieces))


def hand_over(p: Emara, seat: int, paid: list[int], coins: int) -> None:
    """So many resources and coins leave the seat."""
    claimant = p.claimants[seat]
    for kind in range(len(RESOURCES)):
        if paid[kind]:
            claimant.stock[kind] -= paid[kind]
    claimant.coins -= coins
    if p.log and sum(paid) + coins:
        p.log.write("pays", who=seat, pay=stock_phrases(paid, coins))


class Payment(ClaimantDetail):
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

    def prompt(self, p: Emara) -> Phrase:
        return Phrase("ask.Payment", n=self.pieces)

    def options(self, p: Emara) -> list[int]:
        claimant = p.claimants[self.seat]
        limits = [min(claimant.stock[kind], self.caps >> 4 * kind & 15) for kind in range(len(RESOURCES))]
        return [PAY.of(way[0], way[1], way[2], way[3]) for way in mixes(limits, self.pieces, claimant.coins)]

    def answer(self, p: Emara, move: int) -> None:
        paid = paid_in(move)
        hand_over(p, self.seat, paid, self.pieces - sum(paid))

    # What is not paid in resources is paid in coins: how many, only this question knows.

    def notation(self, p: Emara, seat: int, move: int) -> str:
        """`pay 1 wood 1 coin`."""
        paid = paid_in(move)
        return spell_paid(paid, self.pieces - sum(paid))

    def describe(self, p: Emara, seat: int, move: int) -> Phrase:
        paid = paid_in(move)
        return Phrase("move.pay", pay=costs(paid, self.pieces - sum(paid)))

    def touches(self, p: Emara, seat: int, move: int) -> list[str]:
        paid = paid_in(move)
        return touch_paid(seat, paid, self.pieces - sum(paid))
