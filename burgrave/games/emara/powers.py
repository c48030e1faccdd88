"""The powers of advisors that are used in a turn: exchanges, once a turn each; the chamberlain's as often as wanted."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import BP_ADVISORS, CP_ADVISORS, NONE
from burgrave.games.emara.components import BAKER, CHAMBERLAIN, COIN, MERCHANT, RESOURCES, Offer
from burgrave.games.emara.moves import EXCHANGE, USE
from burgrave.games.emara.payment import Payment, affordable
from burgrave.games.emara.phrases import advisor_phrase, bundle_phrases, thing
from burgrave.games.emara.position import Emara
from burgrave.kernel.agenda import Step

TURN_POWERS: Final = 0x7F0
"""Baker to chamberlain, as bits."""


def power_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """The exchanges that the seat's advisors offer now."""
    claimant = p.claimants[seat]
    ready = claimant.advisors & ~p.used & TURN_POWERS
    if not ready:
        return
    for advisor in range(BAKER, MERCHANT):
        if ready >> advisor & 1:
            offers = p.printed.advisors[advisor].offers
            for place in range(len(offers)):
                if affordable(claimant, offers[place].pay):
                    moves.append(USE.of(advisor, place))
    if ready >> MERCHANT & 1:
        for paid in range(COIN + 1):
            if (claimant.coins if paid == COIN else claimant.stock[paid]) > 0:
                for got in range(COIN):
                    if got != paid:
                        moves.append(EXCHANGE.of(paid, got))
    swap_moves(p, seat, moves)


def swap_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """The chamberlain: rings for coins and back, any number; straight back again would be nothing at all."""
    claimant = p.claimants[seat]
    if claimant.advisors >> CHAMBERLAIN & 1:
        offers = p.printed.advisors[CHAMBERLAIN].offers
        for place in range(len(offers)):
            if p.swapped in (NONE, place) and affordable(claimant, offers[place].pay):
                moves.append(USE.of(CHAMBERLAIN, place))


def use(p: Emara, seat: int, move: int) -> None:
    """Pay for an advisor's exchange, then take what it gives."""
    advisor, place = USE.arg(move, 0), USE.arg(move, 1)
    if advisor == CHAMBERLAIN:
        p.swapped = place
    else:
        p.used |= 1 << advisor
    pay = p.printed.advisors[advisor].offers[place].pay
    p.then(Exchanged(seat, advisor, place))
    if pay.need:
        p.then(Payment(seat, pay.caps, pay.need))


class Exchanged(Step[Emara]):
    """What an advisor asks for besides resources is paid, what it gives is taken. `a` is the card, `b` the offer."""

    def run(self, p: Emara) -> None:
        offer = p.printed.advisors[self.a].offers[self.b]
        bp = trade_in(p, self.seat, offer, CP_ADVISORS, BP_ADVISORS)
        if p.log:
            pay, gain = bundle_phrases(offer.pay), bundle_phrases(offer.gain, bp)
            p.log.write("uses", who=self.seat, advisor=advisor_phrase(self.a), pay=pay, gain=gain)


def trade_in(p: Emara, seat: int, offer: Offer, cp_line: int, bp_line: int) -> int:
    """Pay an offer's price, but for the resources, which are paid already, and take its gain; gives the buildings'."""
    claimant = p.claimants[seat]
    pay = offer.pay
    claimant.coins -= pay.coin
    claimant.rings -= pay.ring
    claimant.bread -= pay.bread
    claimant.books -= pay.book
    p.gain_cp(seat, cp_line, -pay.cp)
    return p.gain(seat, offer.gain, cp_line, bp_line)


def exchange(p: Emara, seat: int, move: int) -> None:
    """The merchant: a resource for one of another kind; a coin stands for any."""
    claimant = p.claimants[seat]
    paid, got = EXCHANGE.arg(move, 0), EXCHANGE.arg(move, 1)
    p.used |= 1 << MERCHANT
    if paid == COIN:
        claimant.coins -= 1
    else:
        claimant.stock[paid] -= 1
    claimant.stock[got] += 1
    if p.log:
        pay = thing("coin" if paid == COIN else RESOURCES[paid], 1)
        p.log.write("uses", who=seat, advisor=advisor_phrase(MERCHANT), pay=[pay], gain=[thing(RESOURCES[got], 1)])
