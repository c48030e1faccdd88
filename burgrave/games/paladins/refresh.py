"""The end of a round: rows slide and are filled, taverns and paladins go, workers leave favours and the automa."""

from __future__ import annotations

from burgrave.games.paladins.components import FAVOUR_SLOTS, OUTSIDER_SLOTS, TOWNSFOLK_SLOTS
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.phrases import outsider_phrase, townsfolk_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.agenda import Step


class Refresh(Step[Paladins]):
    """The last townsfolk on the right and the first outsider on the left leave, alone also the next ones."""

    def run(self, p: Paladins) -> None:
        more = 2 if p.solo else 1
        for slot in range(TOWNSFOLK_SLOTS - more, TOWNSFOLK_SLOTS):
            townsfolk = p.townsfolk[slot]
            if townsfolk != NONE:
                p.townsfolk = [NONE if other == townsfolk else other for other in p.townsfolk]
                p.townsfolk_discard = [*p.townsfolk_discard, townsfolk]
                if p.log:
                    p.log.write("leaves", card=townsfolk_phrase(townsfolk))
        for slot in range(more):
            outsider = p.outsiders[slot]
            if outsider != NONE:
                p.outsiders = [NONE if other == outsider else other for other in p.outsiders]
                p.outsider_discard = [*p.outsider_discard, outsider]
                if p.log:
                    p.log.write("leaves", card=outsider_phrase(outsider))
        fill_townsfolk(p)
        fill_outsiders(p)
        p.tavern_discard = p.tavern_discard + p.taverns
        p.taverns = []
        p.takers = []
        if p.log and max(p.favour_workers) != NONE:
            p.log.write("favours_cleared")
        p.favour_workers = [NONE] * FAVOUR_SLOTS
        p.favour_houses = [NONE] * FAVOUR_SLOTS
        for board in p.boards:
            board.paladin = NONE
            board.passed = False
        for automa in p.automata:
            automa.passed = False
            automa.busy = 0
            automa.workers = 0


def fill_townsfolk(p: Paladins) -> None:
    """The row slides to the right; new cards fill it from the left. A deck that runs out is not shuffled again."""
    row = [card for card in p.townsfolk if card != NONE]
    new = min(TOWNSFOLK_SLOTS - len(row), len(p.townsfolk_deck))
    fresh = [p.townsfolk_deck.draw() for _ in range(new)]
    p.townsfolk = [NONE] * (TOWNSFOLK_SLOTS - len(row) - new) + fresh + row
    p.revealed += 1


def fill_outsiders(p: Paladins) -> None:
    """The row slides to the left; new cards fill it on the right."""
    row = [card for card in p.outsiders if card != NONE]
    new = min(OUTSIDER_SLOTS - len(row), len(p.outsider_deck))
    fresh = [p.outsider_deck.draw() for _ in range(new)]
    p.outsiders = row + fresh + [NONE] * (OUTSIDER_SLOTS - len(row) - new)
    p.revealed += 1
