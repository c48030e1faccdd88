"""Phase 4, hiring, and free hires by effects."""

from __future__ import annotations

from burgrave.games.viscounts.asking import Asking, AskingDetail, not_in_segment, segment_of
from burgrave.games.viscounts.cards import MayDiscard
from burgrave.games.viscounts.components import DISCARD_AFTER_HIRE, RING
from burgrave.games.viscounts.effects import STEP_FOR, Repeated, resolve
from burgrave.games.viscounts.moves import HIRE, PASS, RECRUIT, RECRUIT_SEGMENT
from burgrave.games.viscounts.phrases import card_phrase, top_card
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import FREE_HIRE
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Cost, Phrase


class Hiring(Step[Viscounts]):
    """The adjacent townsfolk may be hired for its value; a printed one never."""

    def run(self, p: Viscounts) -> None:
        p.phase = 4
        segment = p.segment(self.seat)
        price = p.printed.folk[top_card(p, segment)].silver
        if len(p.townsfolk[segment]) and p.players[self.seat].silver >= price:
            p.then(Hire(self.seat))


class Hire(Asking):
    """Hire it?"""

    def options(self, p: Viscounts) -> list[int]:
        return [PASS, HIRE]

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        segment = segment_of(thing, "townsfolk")
        return not_in_segment(p, seat, segment) if segment >= 0 else None

    def prompt(self, p: Viscounts) -> Phrase:
        card = top_card(p, p.segment(self.seat))
        price, have = p.printed.folk[card].silver, p.players[self.seat].silver
        return Phrase("ask.Hire", card=card_phrase(card), price=price, have=have)

    def answer(self, p: Viscounts, move: int) -> None:
        if move == PASS:
            return
        segment = p.segment(self.seat)
        price = p.printed.folk[top_card(p, segment)].silver
        p.players[self.seat].silver -= price
        hire(p, self.seat, segment, price)


def hire(p: Viscounts, seat: int, segment: int, price: int) -> None:
    """The card goes to the discard, its effect comes at once, then perhaps a discard by the first workshop."""
    card = p.take_townsfolk(segment)
    player = p.players[seat]
    player.lay_off(card)
    if p.log:
        if price:
            p.log.write("hires", who=p.name(seat), card=card_phrase(card), paid=Cost("silver", price))
        else:
            p.log.write("hires_free", who=p.name(seat), card=card_phrase(card))
    if player.has(DISCARD_AFTER_HIRE):
        p.then(MayDiscard(seat, 1))
    resolve(p, seat, p.printed.folk[card].hire)


class FreeHire(Repeated):
    """A visible townsfolk of any pile."""

    def run(self, p: Viscounts) -> None:
        if self.times > 1:
            p.then(FreeHire(self.seat, self.times - 1))
        for segment in range(RING):
            if len(p.townsfolk[segment]):
                p.then(Recruit(self.seat))
                return


class Recruit(AskingDetail):
    """Which of them?"""

    def options(self, p: Viscounts) -> list[int]:
        return [RECRUIT.of(segment) for segment in range(RING) if len(p.townsfolk[segment])]

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        segment = segment_of(thing, "townsfolk")
        return Phrase("why.printed") if segment >= 0 and not len(p.townsfolk[segment]) else None

    def answer(self, p: Viscounts, move: int) -> None:
        hire(p, self.seat, RECRUIT_SEGMENT.of(move), 0)


STEP_FOR[FREE_HIRE] = FreeHire
