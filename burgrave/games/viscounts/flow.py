"""The table of contents: set-up, rounds of turns in six phases, the end."""

from __future__ import annotations

from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.automa import AutomaTurn
from burgrave.games.viscounts.cards import DrawUp, PlayCard, ShiftCards
from burgrave.games.viscounts.collision import Collision
from burgrave.games.viscounts.hiring import Hiring
from burgrave.games.viscounts.movement import Move
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.setup import SetUp
from burgrave.kernel.agenda import Step
from burgrave.kernel.position import AUTOMA


class Begin(Step[Viscounts]):
    """Set-up, then the first round."""

    def run(self, p: Viscounts) -> None:
        p.then(SetUp(), Round(0, 1))


class Round(Step[Viscounts]):
    """A turn for everybody, clockwise from the first player; alone the automa comes last."""

    @property
    def round(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        p.round = self.round
        if p.log:
            p.log.write("round", round=self.round)
        p.then(RoundEnd(0, self.round))
        for who in reversed(p.clockwise(p.first)):
            if p.is_automa(who):
                p.then(AutomaTurn(who))
            else:
                p.then(Turn(who))


class Turn(Step[Viscounts]):
    """A player's turn in six phases."""

    def run(self, p: Viscounts) -> None:
        p.turn = self.seat
        seat = self.seat
        if p.log:
            p.log.write("turn", who=seat)
        p.then(
            ShiftCards(seat),
            PlayCard(seat),
            Move(seat),
            Act(seat),
            Hiring(seat),
            Collision(seat),
            DrawUp(seat),
        )


class RoundEnd(Step[Viscounts]):
    """When an end card has come to light, the round after that is the last."""

    @property
    def round(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        p.turn = NONE
        p.phase = 0
        p.played = NONE
        if p.last_round == 0 or self.round < p.last_round:
            p.then(Round(0, self.round + 1))
        elif p.log:
            for who in range(len(p.players)):
                points = sum(p.score_sheet(who if who < p.seats else AUTOMA).values())
                p.log.write("scores", who=p.name(who), n=points)
