"""The table of contents: set-up, six rounds of an event, three turns for everybody and an end, the final scoring."""

from __future__ import annotations

from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import SLOTS
from burgrave.games.emara.events import EventOffers, EventPhase
from burgrave.games.emara.position import ROUNDS, TURNS, Emara
from burgrave.games.emara.scoring import FinalScoring
from burgrave.games.emara.setup import Deal, DrawHands, SetUp
from burgrave.games.emara.solo import Victoria
from burgrave.games.emara.turn import BeginTurn
from burgrave.kernel.agenda import Step


class Begin(Step[Emara]):
    """Set-up, six rounds, final scoring."""

    def run(self, p: Emara) -> None:
        p.then(SetUp(), Deal(), Round(0, 1), FinalScoring())


class Round(Step[Emara]):
    """A round: three cards for everybody, the event, three turns each, the end."""

    @property
    def number(self) -> int:
        return self.a

    def run(self, p: Emara) -> None:
        p.round = self.number
        if p.log:
            p.log.write("round", round=self.number, who=p.first)
        p.then(DrawHands(), EventPhase(), Turns(), EndOfRound())


class Turns(Step[Emara]):
    """Phase 2: three times around, clockwise from the statue."""

    @property
    def over(self) -> int:
        """How many turns of the round are over."""
        return self.a

    def run(self, p: Emara) -> None:
        if self.over < TURNS * p.seats:
            p.then(BeginTurn((p.first + self.over) % p.seats), Turns(0, self.over + 1))


class EndOfRound(Step[Emara]):
    """Phase 3: the event's offer, alone Victoria's step; then the next round, if there is one (last things first)."""

    def run(self, p: Emara) -> None:
        if p.round < ROUNDS:
            p.then(CleanUp())
        if p.solo:
            p.then(Victoria())
        p.then(EventOffers())


class CleanUp(Step[Emara]):
    """The statue goes on clockwise and the slots are emptied; after round 3 all cards are shuffled anew."""

    def run(self, p: Emara) -> None:
        p.first = (p.first + 1) % p.seats
        for claimant in p.claimants:
            claimant.played = [*claimant.played, *claimant.slots]
            claimant.slots = [NONE] * SLOTS
        following = Round(0, p.round + 1)
        if p.round == ROUNDS // 2:
            p.then(Deal(), following)
        else:
            p.then(following)
