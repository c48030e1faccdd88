"""Victoria, the opponent of the solo game: she only takes cards, turns markers and gathers citizens."""

from __future__ import annotations

from burgrave.games.emara.components import BREAD_MARKER, STONE_MARKER
from burgrave.games.emara.nobility import take_noble
from burgrave.games.emara.phrases import gained, her_rank_phrase
from burgrave.games.emara.position import HER_RANKS, HER_SITE, Emara
from burgrave.kernel.agenda import Step


class Victoria(Step[Emara]):
    """At the end of rounds 2 to 6 she delivers a stone and a bread, and up to round 5 takes her next rank's top card.

    She pays nothing, has no buildings, and no event or advisor concerns her.
    """

    def run(self, p: Emara) -> None:
        if p.round not in p.printed.victoria_rounds:
            return
        figures = p.printed
        delivered = figures.victoria_stone * p.shows(STONE_MARKER) + figures.victoria_bread * p.shows(BREAD_MARKER)
        sheet = p.victoria_sheet[:]
        sheet[HER_SITE] += delivered
        p.victoria += delivered
        if p.log:
            p.log.write("victoria_delivers", gain=gained(delivered))
        p.turn_marker(STONE_MARKER)
        p.turn_marker(BREAD_MARKER)
        if p.round < p.printed.victoria_rounds[len(p.printed.victoria_rounds) - 1]:
            rank = p.victoria_rank
            points = take_noble(p, rank)
            p.victoria_rank = rank + 1
            sheet[HER_RANKS] += points
            p.victoria += points
            if p.log:
                p.log.write("victoria_rises", rank=her_rank_phrase(rank), gain=gained(points))
        p.victoria_sheet = sheet
        if p.log:
            p.log.write("victoria_has", gain=gained(p.victoria))
