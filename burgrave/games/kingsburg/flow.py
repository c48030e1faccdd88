"""The table of contents: set-up, five years of eight phases, the end."""

from __future__ import annotations

from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.battle import Recruiting, Winter
from burgrave.games.kingsburg.build import Construction, EndOfSeason
from burgrave.games.kingsburg.dice import GuildGold, NeutralDice, Roll, TurnOrder
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.king import Aid, GiveEnvoy, Reward
from burgrave.games.kingsburg.position import (
    AID,
    AUTUMN,
    ENVOY,
    RECRUIT,
    REWARD,
    SPRING,
    SUMMER,
    WINTER,
    YEARS,
    Kingsburg,
)
from burgrave.games.kingsburg.scoring import FinalScoring
from burgrave.games.kingsburg.setup import SetUp
from burgrave.kernel.agenda import Step


class Begin(Step[Kingsburg]):
    """Set-up, then the first year."""

    def run(self, p: Kingsburg) -> None:
        p.then(SetUp(), Year(0, 1))


class Year(Step[Kingsburg]):
    """A year has eight phases, always in the same order; after the fifth year the game ends."""

    @property
    def year(self) -> int:
        return self.a

    def run(self, p: Kingsburg) -> None:
        if self.year > YEARS:
            p.then(FinalScoring())
            return
        p.year = self.year
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
            Year(0, self.year + 1),
        )


class Phase(Step[Kingsburg]):
    """The calendar marker moves on."""

    @property
    def phase(self) -> int:
        return self.a

    def run(self, p: Kingsburg) -> None:
        p.phase = self.phase
        if p.log:
            p.log.write(f"phase_{self.phase}")


class Season(Step[Kingsburg]):
    """A season with a harvest (phases 2, 4 and 6; winter has none): roll, influence, help, build."""

    def run(self, p: Kingsburg) -> None:
        p.then(
            NeutralDice(),
            GuildGold(),
            Roll(),
            TurnOrder(),
            Influence(),
            AdvisorsHelp(0, 1),
            Construction(),
            EndOfSeason(),
        )
