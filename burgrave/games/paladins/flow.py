"""The table of contents: set-up, seven rounds, the end."""

from __future__ import annotations

from burgrave.games.paladins.automa import AutomaTurn
from burgrave.games.paladins.gains import tell
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.kings_cards import RevealKingsCards
from burgrave.games.paladins.muster import ChoosePaladins, Muster, RevealTaverns
from burgrave.games.paladins.phrases import points_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.refresh import Refresh
from burgrave.games.paladins.scoring import LINES
from burgrave.games.paladins.setup import SetUp
from burgrave.games.paladins.turn import Turn, next_house
from burgrave.kernel.agenda import Step
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.words import Phrase


class Begin(Step[Paladins]):
    """Set-up, then the first round."""

    def run(self, p: Paladins) -> None:
        p.then(SetUp(), Round(0, 1))


class Round(Step[Paladins]):
    """A round: king's cards, taverns, paladins and workers, actions until all have passed."""

    @property
    def round(self) -> int:
        return self.a

    def run(self, p: Paladins) -> None:
        p.round = self.round
        if self.round > 1:
            p.first = (p.first + 1) % p.seats
        if p.log:
            p.log.write("round", round=self.round, who=p.first)
        everybody = (1 << p.seats) - 1
        p.then(
            RevealKingsCards(),
            RevealTaverns(),
            ChoosePaladins(0, everybody),
            MusterAll(),
            Turns(),
            EndOfRound(0, self.round),
        )


class MusterAll(Step[Paladins]):
    """From the first player on, everybody reveals the paladin and takes a tavern, one after another."""

    def run(self, p: Paladins) -> None:
        for after in range(p.seats - 1, -1, -1):
            p.then(Muster((p.first + after) % p.seats))


class Turns(Step[Paladins]):
    """The first player begins; alone it is always the player."""

    def run(self, p: Paladins) -> None:
        p.then(NextTurn((p.first - 1) % (p.seats + len(p.automata))))


class NextTurn(Step[Paladins]):
    """The turn goes to the next house clockwise that has not passed, until all have."""

    def run(self, p: Paladins) -> None:
        p.turn = next_house(p, self.seat)
        if p.turn == NONE:
            return
        p.then(NextTurn(p.turn))
        p.then(Turn(p.turn) if p.turn < p.seats else AutomaTurn())


class EndOfRound(Step[Paladins]):
    """The board is refreshed; after the last round the points are counted."""

    @property
    def round(self) -> int:
        return self.a

    def run(self, p: Paladins) -> None:
        if self.round < p.printed.rounds:
            p.then(Refresh(), Round(0, self.round + 1))
        else:
            p.then(FinalScoring())


class FinalScoring(Step[Paladins]):
    """Nothing changes any more; the log tells what everybody has, line by line."""

    def run(self, p: Paladins) -> None:
        for number in range(p.seats + len(p.automata)):
            sheet = p.score_sheet(number if number < p.seats else AUTOMA)
            for line in LINES:
                if sheet[line]:
                    tell(p, "scores", number, line=Phrase(f"line.{line}"), points=points_phrase(sheet[line]))
            tell(p, "total", number, points=points_phrase(sum(sheet.values())))
