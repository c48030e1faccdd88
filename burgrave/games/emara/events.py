"""Events: a gift to everybody when the round starts, a change of rules for the round, an offer when it ends.

What an event changes for its round is done where it matters: building points more or less in `Emara.gain_bp` (an early
winter, a long summer), one more sale in `market.py` (merchants from afar), cheaper advisors in `prices.py` (good labour
conditions), and what comes on top of donations, gifts and ranks in `moments.py` (a pious donation, a gift from the
people, respected at court).
"""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_EVENTS, CP_EVENTS, NONE
from burgrave.games.emara.components import END, START
from burgrave.games.emara.moves import ACCEPT, ACCEPT_OFFER, DECLINE, USE
from burgrave.games.emara.payment import pay
from burgrave.games.emara.phrases import beside_resources, bundle_phrases, event_phrase
from burgrave.games.emara.pieces import ClaimantQuestion
from burgrave.games.emara.position import Emara
from burgrave.games.emara.powers import swap_moves, trade_in, use
from burgrave.games.emara.prices import affordable, due_in
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.words import Phrase


class EventPhase(Step[Emara]):
    """Phase 1: the top event is put away, the next one counts; some give everybody a resource at once."""

    def run(self, p: Emara) -> None:
        p.events = p.events.copy()
        p.past = [*p.past, p.events.draw()]
        top = len(p.events) - 1
        p.show(p.events, top, PUBLIC)
        event = p.event()
        if p.log:
            p.log.write("event", event=event_phrase(p.events.cards[top]))
        if event.timing == START:
            for turn in range(p.seats):
                seat = (p.first + turn) % p.seats
                p.gain(seat, event.gain, CP_EVENTS, BP_EVENTS)
                if p.log:
                    p.log.write("takes", who=seat, gain=bundle_phrases(event.gain))


class EventOffers(Step[Emara]):
    """Phase 3: an event of the end of the round makes its offer to everybody in turn order."""

    def run(self, p: Emara) -> None:
        if p.event().timing == END:
            p.swapped = NONE
            for turn in range(p.seats - 1, -1, -1):
                p.then(EventOffer((p.first + turn) % p.seats))


class EventOffer(ClaimantQuestion):
    """One of the event's exchanges, once, or none; what advisors exchange as often as wanted comes before."""

    def options(self, p: Emara) -> list[int]:
        claimant = p.claimants[self.seat]
        offers = p.event().offers
        moves = [DECLINE]
        for place in range(len(offers)):
            if affordable(claimant, offers[place].pay):
                moves.append(ACCEPT.of(place))
        swap_moves(p, self.seat, moves)
        return moves

    def answer(self, p: Emara, move: int) -> None:
        seat = self.seat
        if move in USE:
            p.then(EventOffer(seat))
            use(p, seat, move)
            return
        p.swapped = NONE
        if move == DECLINE:
            if p.log:
                p.log.write("declines", who=seat)
            return
        place = ACCEPT_OFFER.of(move)
        p.then(Accepted(seat, place))
        pay(p, seat, due_in(p.event().offers[place].pay))

    def prompt(self, p: Emara) -> Phrase:
        return Phrase("ask.EventOffer", event=event_phrase(p.events.cards[len(p.events) - 1]))


class Accepted(Step[Emara]):
    """The price of an event's offer is paid, its reward taken."""

    @property
    def place(self) -> int:
        """Which of the offers it is."""
        return self.a

    def run(self, p: Emara) -> None:
        offer = p.event().offers[self.place]
        bp = trade_in(p, self.seat, offer, CP_EVENTS, BP_EVENTS)
        if p.log:
            gain, paid = bundle_phrases(offer.gain, bp), beside_resources(offer.pay)
            if paid:
                p.log.write("accepts", who=self.seat, pay=paid, gain=gain)
            else:
                p.log.write("accepts_paid", who=self.seat, gain=gain)
