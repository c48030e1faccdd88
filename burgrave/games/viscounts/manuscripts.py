"""Manuscripts: transcribed or taken free, with ribbons that make sets and bring the clergy's bonus cards."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.asking import AskingDetail, segment_of
from burgrave.games.viscounts.components import RIBBONS, RING
from burgrave.games.viscounts.effects import STEP_FOR, Repeated, resolve
from burgrave.games.viscounts.moves import CLAIM, CLAIM_SEGMENT
from burgrave.games.viscounts.phrases import manuscript_phrase, top_manuscript
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.scoring import ribbons
from burgrave.games.viscounts.vocabulary import MANUSCRIPT
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.words import Phrase

CHEAPEST: Final = 3
DEAREST: Final = 4
"""What a manuscript may cost that is taken free."""


def take_manuscript(p: Viscounts, who: int, segment: int) -> None:
    """The top manuscript of a pile, or the effect of the printed one; first the bonus card, then the effect."""
    manuscript = top_manuscript(p, segment)
    if p.log:
        p.log.write("transcribes", who=p.name(who), manuscript=manuscript_phrase(p, manuscript))
    one = p.printed.manuscripts[manuscript]
    if len(p.manuscripts[segment]):
        piles = p.manuscripts[:]
        piles[segment] = pile = piles[segment].copy()
        p.manuscripts = piles
        pile.draw()
        if len(pile):
            p.show(pile, len(pile) - 1, PUBLIC)
        player = p.players[who]
        player.manuscripts = [*player.manuscripts, manuscript]
        check_bonus(p, who, one.ribbon)
    resolve(p, who, one.instant)


def check_bonus(p: Viscounts, who: int, ribbon: int) -> None:
    """Who is first to have three manuscripts of a ribbon gets its bonus card for good."""
    if p.bonuses[ribbon] == NONE and ribbons(p, p.players[who])[ribbon] >= p.printed.bonus_needs[ribbon]:
        bonuses = p.bonuses[:]
        bonuses[ribbon] = who
        p.bonuses = bonuses
        p.refresh(who)
        if p.log:
            p.log.write("bonus", who=p.name(who), ribbon=Phrase(f"ribbon.{RIBBONS[ribbon]}"))


def free_ones(p: Viscounts) -> list[int]:
    """The segments whose top manuscript may be taken free; printed ones never."""
    found: list[int] = []
    for segment in range(RING):
        if len(p.manuscripts[segment]) and CHEAPEST <= cost_in(p, segment) <= DEAREST:
            found.append(segment)
    return found


def cost_in(p: Viscounts, segment: int) -> int:
    """What the manuscript to be seen in a segment costs."""
    return p.printed.manuscripts[top_manuscript(p, segment)].cost


class FreeManuscript(Repeated):
    """A visible manuscript of cost three or four."""

    def run(self, p: Viscounts) -> None:
        if self.times > 1:
            p.then(FreeManuscript(self.seat, self.times - 1))
        if free_ones(p):
            p.then(Claim(self.seat))


class Claim(AskingDetail):
    """Which of them?"""

    def options(self, p: Viscounts) -> list[int]:
        return [CLAIM.of(segment) for segment in free_ones(p)]

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        segment = segment_of(thing, "manuscript")
        if segment < 0 or segment in free_ones(p):
            return None
        if not len(p.manuscripts[segment]):
            return Phrase("why.printed_manuscript")
        return Phrase("why.cost", least=CHEAPEST, most=DEAREST, have=cost_in(p, segment))

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Claim", least=CHEAPEST, most=DEAREST)

    def answer(self, p: Viscounts, move: int) -> None:
        take_manuscript(p, self.seat, CLAIM_SEGMENT.of(move))


STEP_FOR[MANUSCRIPT] = FreeManuscript
