"""Phase 5, collision: where the two markers of the active player share a cell, everybody has a part in it."""

from __future__ import annotations

from burgrave.games.viscounts.components import CELLS, VIRTUE_AT_COLLISION
from burgrave.games.viscounts.effects import resolve, trigger
from burgrave.games.viscounts.phrases import building_phrase
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import AT_COLLISION, ON_COLLISION, WITH_CRIMINALS, WITHOUT_CRIMINALS
from burgrave.kernel.agenda import Step


class Collision(Step[Viscounts]):
    """Only now, and only if the own markers share a cell: four steps in their order, then the markers go home."""

    def run(self, p: Viscounts) -> None:
        p.phase = 5
        player = p.players[self.seat]
        if not player.stacked():
            return
        if p.log:
            p.log.write("collision", who=p.name(self.seat), cell=player.virtue + 1)
        seat = self.seat
        p.then(Workshops(seat), Answers(seat), Reward(seat), Others(seat), MarkersHome(seat))


class Workshops(Step[Viscounts]):
    """First step: virtue for everybody with an open second workshop and no criminal on the board."""

    def run(self, p: Viscounts) -> None:
        for who in reversed(p.clockwise(self.seat)):
            p.then(WorkshopVirtue(who))


class WorkshopVirtue(Step[Viscounts]):
    """One player's part of the first step; the automa has an ability of its own."""

    def run(self, p: Viscounts) -> None:
        who = self.seat
        player = p.players[who]
        if p.criminals(who):
            return
        if not p.is_automa(who):
            if player.has(VIRTUE_AT_COLLISION):
                if p.log:
                    p.log.write("building", who=p.name(who), building=building_phrase(VIRTUE_AT_COLLISION))
                p.ennoble(who, 1)
            return
        board = p.automa_board()
        for building in reversed(range(len(board.abilities))):
            if player.has(building) and board.abilities[building] == AT_COLLISION:
                if p.log:
                    p.log.write("building", who=p.name(who), building=building_phrase(building))
                resolve(p, who, board.effects[building])


class Answers(Step[Viscounts]):
    """Second step: townsfolk that answer to a collision, the active player's first, then clockwise."""

    def run(self, p: Viscounts) -> None:
        for who in reversed(p.clockwise(self.seat)):
            if not p.is_automa(who):
                trigger(p, who, ON_COLLISION)


class Reward(Step[Viscounts]):
    """Third step: what stands above the cell, for the active player."""

    def run(self, p: Viscounts) -> None:
        resolve(p, self.seat, p.board(self.seat).above[p.players[self.seat].virtue])


class Others(Step[Viscounts]):
    """Fourth step: what stands below the cell, for all others with the right kind of board."""

    def run(self, p: Viscounts) -> None:
        cell = p.players[self.seat].virtue
        condition = p.printed.conditions[cell]
        for who in reversed(p.clockwise(self.seat)[1:]):
            p.then(Below(who, cell, condition))


class Below(Step[Viscounts]):
    """One player's part of the fourth step: only boards with criminals, only those without, or all."""

    @property
    def cell(self) -> int:
        return self.a

    @property
    def condition(self) -> int:
        return self.b

    def run(self, p: Viscounts) -> None:
        criminals = p.criminals(self.seat)
        if self.condition == WITH_CRIMINALS and not criminals:
            return
        if self.condition == WITHOUT_CRIMINALS and criminals:
            return
        resolve(p, self.seat, p.printed.below[self.cell])


class MarkersHome(Step[Viscounts]):
    """The active player's markers go back to the ends of the track."""

    def run(self, p: Viscounts) -> None:
        player = p.players[self.seat]
        player.corruption = 0
        player.virtue = CELLS - 1
        if p.log:
            p.log.write("markers_home", who=p.name(self.seat))
