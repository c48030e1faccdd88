"""The table of contents: set-up, five years of eight phases, the end."""

from __future__ import annotations

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.battle import Recruiting, Winter
from burgrave.games.kingsburg.build import Building, EndOfSeason
from burgrave.games.kingsburg.components import ENEMY_FAMILY
from burgrave.games.kingsburg.dice import GuildGold, NeutralDice, Roll, TurnOrder
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import Aid, GiveEnvoy, Reward
from burgrave.games.kingsburg.position import (
    AID,
    AUTUMN,
    DEAL,
    ENVOY,
    ORDER,
    RECRUIT,
    REWARD,
    SPRING,
    SUMMER,
    WINTER,
    YEARS,
    Kingsburg,
)
from burgrave.games.kingsburg.scoring import FinalScoring
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
        p.then(Year(0, 1))


class Year(Step[Kingsburg]):
    """A year has eight phases, always in the same order; after the fifth year the game ends. `a` is the year."""

    def run(self, p: Kingsburg) -> None:
        if self.a > YEARS:
            p.then(FinalScoring())
            return
        p.year = self.a
        if p.log:
            p.log.write("year", year=p.year)
        p.then(
            *(Phase(0, AID), Aid()),
            *(Phase(0, SPRING), Season()),
            *(Phase(0, REWARD), Reward()),
            *(Phase(0, SUMMER), Season()),
            *(Phase(0, ENVOY), GiveEnvoy()),
            *(Phase(0, AUTUMN), Season()),
            *(Phase(0, RECRUIT), Recruiting()),
            *(Phase(0, WINTER), Winter()),
            Year(0, self.a + 1),
        )


class Phase(Step[Kingsburg]):
    """The calendar marker moves on. `a` is the phase."""

    def run(self, p: Kingsburg) -> None:
        p.phase = self.a
        if p.log:
            p.log.write(f"phase_{self.a}")


class Season(Step[Kingsburg]):
    """A productive season (phases 2, 4 and 6): roll, influence, help, build."""

    def run(self, p: Kingsburg) -> None:
        p.then(
            NeutralDice(), GuildGold(), Roll(), TurnOrder(), Influence(), AdvisorsHelp(0, 1), Building(), EndOfSeason()
        )
