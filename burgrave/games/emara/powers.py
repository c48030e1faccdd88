"""The powers of advisors that are used in a turn: exchanges, once a turn each, or as often as wanted."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_ADVISORS, CP_ADVISORS, NONE
from burgrave.games.emara.components import (
    BARTER,
    BARTERERS,
    COIN,
    MOST_OFFERS,
    RESOURCES,
    SWAPPERS,
    TURN_OFFERS,
    TURN_POWERS,
    Offer,
)
from burgrave.games.emara.moves import EXCHANGE, EXCHANGE_GET, EXCHANGE_PAY, USE, USE_ADVISOR, USE_OFFER
from burgrave.games.emara.payment import pay
from burgrave.games.emara.phrases import advisor_phrase, beside_resources, bundle_phrases, thing
from burgrave.games.emara.position import Emara
from burgrave.games.emara.prices import affordable, due_in
from burgrave.games.emara.told import short_of
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


def power_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """The exchanges that the seat's advisors offer now."""
    claimant = p.claimants[seat]
    ready = claimant.advisors & ~p.used & TURN_POWERS
    if not ready:
        return
    for advisor in TURN_OFFERS:
        if ready >> advisor & 1:
            offers = p.printed.advisors[advisor].offers
            for place in range(len(offers)):
                if affordable(claimant, offers[place].pay):
                    moves.append(USE.of(advisor, place))
    if ready & BARTER:
        for paid in range(COIN + 1):
            if (claimant.coins if paid == COIN else claimant.stock[paid]) > 0:
                for got in range(COIN):
                    if got != paid:
                        moves.append(EXCHANGE.of(paid, got))
    swap_moves(p, seat, moves)


def no_power(p: Emara, seat: int, advisor: int, powers: list[int]) -> Phrase | None:
    """Why an advisor of one's own does nothing now, of those with the powers that count here."""
    if advisor not in powers:
        return None
    if p.used >> advisor & 1:
        return Phrase("why.power_used", advisor=advisor_phrase(advisor))
    claimant = p.claimants[seat]
    if advisor in BARTERERS:
        return Phrase("why.short", things=[thing("resource", 1)])
    if p.swapped != NONE and advisor in SWAPPERS:
        return Phrase("why.swapped", advisor=advisor_phrase(advisor))
    for offer in p.printed.advisors[advisor].offers:
        short = short_of(claimant, due_in(offer.pay), offer.pay)
        if short is not None:
            return short
    return None


def swap_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """Exchanges that stand any number of times; straight back again would be nothing at all."""
    claimant = p.claimants[seat]
    for advisor in SWAPPERS:
        if claimant.advisors >> advisor & 1:
            offers = p.printed.advisors[advisor].offers
            for place in range(len(offers)):
                if p.swapped in (NONE, swap_code(advisor, place)) and affordable(claimant, offers[place].pay):
                    moves.append(USE.of(advisor, place))


def swap_code(advisor: int, place: int) -> int:
    """One number for an offer that stands any number of times."""
    return SWAPPERS.index(advisor) * MOST_OFFERS + place


def use(p: Emara, seat: int, move: int) -> None:
    """Pay for an advisor's exchange, then take what it gives."""
    advisor, place = USE_ADVISOR.of(move), USE_OFFER.of(move)
    if advisor in SWAPPERS:
        p.swapped = swap_code(advisor, place)
    else:
        p.used |= 1 << advisor
    p.then(Exchanged(seat, advisor, place))
    pay(p, seat, due_in(p.printed.advisors[advisor].offers[place].pay))


class Exchanged(Step[Emara]):
    """What an advisor asks for besides resources is paid, what it gives is taken."""

    @property
    def advisor(self) -> int:
        return self.a

    @property
    def place(self) -> int:
        """Which of the advisor's offers it is."""
        return self.b

    def run(self, p: Emara) -> None:
        offer = p.printed.advisors[self.advisor].offers[self.place]
        bp = trade_in(p, self.seat, offer, CP_ADVISORS, BP_ADVISORS)
        if p.log:
            advisor, gain = advisor_phrase(self.advisor), bundle_phrases(offer.gain, bp)
            paid = beside_resources(offer.pay)
            if paid:
                p.log.write("uses", who=self.seat, advisor=advisor, pay=paid, gain=gain)
            else:
                p.log.write("uses_paid", who=self.seat, advisor=advisor, gain=gain)


def trade_in(p: Emara, seat: int, offer: Offer, cp_line: int, bp_line: int) -> int:
    """Pay an offer's price, but for the resources, which are paid already, and take its gain; gives the buildings'."""
    claimant = p.claimants[seat]
    price = offer.pay
    claimant.coins -= price.coin
    claimant.rings -= price.ring
    claimant.bread -= price.bread
    claimant.books -= price.book
    p.gain_cp(seat, cp_line, -price.cp)
    return p.gain(seat, offer.gain, cp_line, bp_line)


def exchange(p: Emara, seat: int, move: int) -> None:
    """Barter: a resource for one of another kind; a coin stands for any."""
    claimant = p.claimants[seat]
    paid, got = EXCHANGE_PAY.of(move), EXCHANGE_GET.of(move)
    advisor = p.barterer(seat)
    p.used |= 1 << advisor
    if paid == COIN:
        claimant.coins -= 1
    else:
        claimant.stock[paid] -= 1
    claimant.stock[got] += 1
    if p.log:
        given = thing("coin" if paid == COIN else RESOURCES[paid], 1)
        p.log.write("uses", who=seat, advisor=advisor_phrase(advisor), pay=[given], gain=[thing(RESOURCES[got], 1)])
