"""Hiring: craftsmen for huts in the countryside, advisors from the town."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_ADVISORS, CP_ADVISORS, CP_CRAFTSMEN, NONE
from burgrave.games.emara.components import (
    ANYWHERE,
    CRAFTSMEN,
    FIRST_TOWN,
    HIRE_CARD,
    HUT_AT,
    SPACES,
)
from burgrave.games.emara.moves import BY_CARD, HIRE, HIRE_BY, HIRE_HUT, RECRUIT, RECRUIT_ADVISOR, RECRUIT_BY
from burgrave.games.emara.payment import pay
from burgrave.games.emara.phrases import advisor_phrase, bundle_phrases, gained, hut_phrase, location_phrase
from burgrave.games.emara.position import ADVISOR, CRAFTSMAN, Emara
from burgrave.games.emara.prices import caps_for, due_for_advisor, due_for_hut, payable
from burgrave.games.emara.told import short_of
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.words import Phrase


def card_hires(p: Emara, bonus: int) -> bool:
    """Can the hire card still be used for this kind of hiring?"""
    if p.card != HIRE_CARD or p.card_done:
        return False
    return p.readings.hire_card == "extra" or not p.bonus & bonus


def within_reach(p: Emara, seat: int, location: int) -> bool:
    """Does a councilor of the seat stand at a location, or can the seat hire anywhere?"""
    return p.claimants[seat].advisors & ANYWHERE != 0 or p.stands_at(seat, location)


def no_hire(p: Emara, seat: int, hut: int) -> Phrase | None:
    """Why no craftsman can be hired for a hut."""
    claimant = p.claimants[seat]
    if p.huts[hut] != NONE:
        return Phrase("why.hut_taken", who=p.huts[hut])
    if claimant.craftsmen == CRAFTSMEN:
        return Phrase("why.all_craftsmen", n=CRAFTSMEN)
    if not within_reach(p, seat, HUT_AT[hut]):
        return Phrase("why.nobody_there", location=location_phrase(HUT_AT[hut]))
    by_card = card_hires(p, CRAFTSMAN)
    if p.bonus & CRAFTSMAN and not by_card:
        return Phrase("why.hired")
    return short_of(claimant, due_for_hut(p, seat, hut, by_card))


def no_recruit(p: Emara, seat: int, advisor: int) -> Phrase | None:
    """Why an advisor in the town cannot be recruited."""
    if advisor not in p.offer:
        return Phrase("why.in_stack")
    location = FIRST_TOWN + p.offer.index(advisor) // 2
    if not within_reach(p, seat, location):
        return Phrase("why.nobody_there", location=location_phrase(location))
    by_card = card_hires(p, ADVISOR)
    if p.bonus & ADVISOR and not by_card:
        return Phrase("why.recruited")
    return short_of(p.claimants[seat], due_for_advisor(p, seat, advisor, by_card))


def hire_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """Craftsmen: every empty hut at a councilor's location that can be paid for, by bonus action and by card."""
    claimant = p.claimants[seat]
    if claimant.craftsmen == CRAFTSMEN:
        return
    bonus = not p.bonus & CRAFTSMAN
    card = card_hires(p, CRAFTSMAN)
    if not bonus and not card:
        return
    for location in range(FIRST_TOWN):
        if not within_reach(p, seat, location):
            continue
        for hut in p.printed.huts_of[location]:
            if p.huts[hut] != NONE:
                continue
            price = p.printed.huts[hut]
            caps = caps_for(claimant, price)
            if bonus and payable(claimant, caps, price.need):
                moves.append(HIRE.of(hut, 0))
            if card and payable(claimant, caps, price.need - p.printed.discount):
                moves.append(HIRE.of(hut, BY_CARD))


def recruit_moves(p: Emara, seat: int, moves: list[int]) -> None:
    """Advisors: every card at a councilor's location that can be paid for, by bonus action and by card."""
    bonus = not p.bonus & ADVISOR
    card = card_hires(p, ADVISOR)
    if not bonus and not card:
        return
    claimant = p.claimants[seat]
    discount = p.event().discount
    for space in range(SPACES):
        advisor = p.offer[space]
        if advisor == NONE or not within_reach(p, seat, FIRST_TOWN + space // 2):
            continue
        price = p.printed.advisors[advisor].cost
        caps = caps_for(claimant, price)
        if bonus and payable(claimant, caps, price.need - discount):
            moves.append(RECRUIT.of(advisor, 0))
        if card and payable(claimant, caps, price.need - discount - p.printed.discount):
            moves.append(RECRUIT.of(advisor, BY_CARD))


def spend(p: Emara, bonus: int, by_card: int) -> None:
    """Note what was used for a hiring: the bonus action or the card, in the strict reading both."""
    if by_card:
        p.card_done = True
        if p.readings.hire_card == "extra":
            return
    p.bonus |= bonus


def hire(p: Emara, seat: int, move: int) -> None:
    """Pay for a hut, then move in."""
    hut, by_card = HIRE_HUT.of(move), HIRE_BY.of(move)
    spend(p, CRAFTSMAN, by_card)
    p.then(MoveIn(seat, hut))
    pay(p, seat, due_for_hut(p, seat, hut, by_card == BY_CARD))


class MoveIn(Step[Emara]):
    """The leftmost craftsman goes to the hut; the space it leaves brings citizen points."""

    @property
    def hut(self) -> int:
        return self.a

    def run(self, p: Emara) -> None:
        claimant = p.claimants[self.seat]
        p.huts = p.huts[:]
        p.huts[self.hut] = self.seat
        cp = p.gain_cp(self.seat, CP_CRAFTSMEN, p.printed.craftsmen[claimant.craftsmen])
        claimant.craftsmen += 1
        if p.log:
            p.log.write("hires", who=self.seat, hut=hut_phrase(self.hut), gain=gained(cp))


def recruit(p: Emara, seat: int, move: int) -> None:
    """Pay for an advisor, then take the card."""
    advisor, by_card = RECRUIT_ADVISOR.of(move), RECRUIT_BY.of(move)
    spend(p, ADVISOR, by_card)
    p.then(Recruited(seat, advisor))
    pay(p, seat, due_for_advisor(p, seat, advisor, by_card == BY_CARD))


class Recruited(Step[Emara]):
    """The card goes to its owner, the top B card to its space; points, and what is given at once."""

    @property
    def advisor(self) -> int:
        return self.a

    def run(self, p: Emara) -> None:
        claimant = p.claimants[self.seat]
        card = p.printed.advisors[self.advisor]
        p.offer = p.offer[:]
        space = p.offer.index(self.advisor)
        p.offer[space] = NONE
        claimant.advisors |= 1 << self.advisor
        cp = p.gain_cp(self.seat, CP_ADVISORS, card.cp)
        bp = p.gain(self.seat, card.gain, CP_ADVISORS, BP_ADVISORS) if card.once else 0
        if p.log:
            gain = gained(cp)
            if card.once:
                gain = ([] if cp == 0 else gain) + bundle_phrases(card.gain, bp)
            p.log.write("recruits", who=self.seat, advisor=advisor_phrase(self.advisor), gain=gain)
        if p.stack_b.cards:
            refill(p, space)


def refill(p: Emara, space: int) -> None:
    """The top B card fills an empty space; the next one is seen, where the stack lies face up."""
    p.stack_b = p.stack_b.copy()
    p.offer[space] = p.stack_b.draw()
    p.revealed += 1
    if p.stack_b.cards and p.readings.stack_b == "face_up":
        p.stack_b.show(len(p.stack_b) - 1, PUBLIC)
    if p.log:
        p.log.write("refills", advisor=advisor_phrase(p.offer[space]))
