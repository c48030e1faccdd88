"""Preparation: the turn order, and the enemies of the five years."""

from __future__ import annotations

from burgrave.games.kingsburg.components import ENEMY_FAMILY
from burgrave.games.kingsburg.position import DEAL, ORDER, YEARS, Kingsburg
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import face_down


class SetUp(Step[Kingsburg]):
    """Preparation: a random turn order, and for every year one of its five enemies, unseen, the first year's on top."""

    def run(self, p: Kingsburg) -> None:
        p.chance.shuffle(p.order, ORDER, 0, 0)
        deck: list[int] = []
        box: list[int] = []
        for year in range(YEARS, 0, -1):
            cards = [card for card in range(len(ENEMY_FAMILY.names)) if ENEMY_FAMILY.backs[card] == year]
            p.chance.shuffle(cards, DEAL, year, 0)
            deck.append(cards.pop())
            box.extend(cards)
        p.enemies = face_down(ENEMY_FAMILY, deck)
        p.box = face_down(ENEMY_FAMILY, box)
        if p.log:
            for place, seat in enumerate(p.order):
                p.log.write("seated", who=seat, place=place + 1)
