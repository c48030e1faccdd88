"""The table of contents: set-up, five phases of five rounds, the end."""

from __future__ import annotations

from burgrave.games.burgundy.cards import DOUBLE_MINES, MINE_WORKERS
from burgrave.games.burgundy.components import CASTLE, GOOD_CARDS, MINE
from burgrave.games.burgundy.monasteries import amount_of
from burgrave.games.burgundy.phrases import good_phrase, things
from burgrave.games.burgundy.position import PHASES, ROLL, ROUNDS, WHITE, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.games.burgundy.setup import SetUp, draw_tile, spaces
from burgrave.games.burgundy.shields import Naming, Tributes
from burgrave.games.burgundy.solo import Sweep
from burgrave.games.burgundy.tiles import ShieldTiles
from burgrave.games.burgundy.turn import BeginTurn
from burgrave.kernel.agenda import Step


class Begin(Step[Burgundy]):
    """Set-up, then the first phase."""

    def run(self, p: Burgundy) -> None:
        p.then(SetUp(), Phase(0, 1))


class Phase(Step[Burgundy]):
    """A phase: new tiles and goods, five rounds, its end; after the fifth the game is over.

    Alone it is over before that if a shield has filled the last cell at the end of a phase.
    """

    @property
    def number(self) -> int:
        return self.a

    def run(self, p: Burgundy) -> None:
        if p.solo and p.realms[0].empty() == 0:
            return
        if self.number > PHASES:
            if not p.solo:
                p.then(Naming(0, 1), FinalScoring())
            return
        p.phase = self.number
        if p.log:
            p.log.write("phase", phase="ABCDE"[self.number - 1])
        p.then(NewTiles(), Round(0, 1), PhaseEnd(), Phase(0, self.number + 1))


class NewTiles(Step[Burgundy]):
    """Tiles left on the depots leave the game, goods and inns stay; all spaces are filled, five goods are laid out."""

    def run(self, p: Burgundy) -> None:
        p.revealed += 1
        swept = 0
        for kind in [*p.depots, *p.black]:
            if kind == CASTLE and p.bound:
                p.pool += 1
            elif kind != NONE:
                p.take_away(kind)
            if kind != NONE:
                swept += 1
        if p.log and swept:
            p.log.write("swept", gone=things(tiles=swept))
        for at, stack in enumerate(spaces(p, p.phase)):
            kind = draw_tile(p, stack)
            if at < len(p.depots):
                p.depots[at] = kind
            else:
                p.black[at - len(p.depots)] = kind
        p.row = [GOOD_CARDS[p.goods.draw()] for _ in range(ROUNDS)]
        if p.readings.inns:
            p.inns += 1


class Round(Step[Burgundy]):
    """A round: dice, a good for a depot, a turn for everybody in the order of the bridge."""

    @property
    def number(self) -> int:
        return self.a

    def run(self, p: Burgundy) -> None:
        p.round = self.number
        p.order = p.bridge_order()
        if p.log:
            p.log.write("round", round=self.number)
        p.then(RoundEnd(0, self.number))
        for seat in reversed(p.order):
            p.then(BeginTurn(seat))
        if p.solo:
            p.then(Sweep())
        p.then(Roll())


class Roll(Step[Burgundy]):
    """Everybody rolls two dice, the first player also the white one, whose depot gets the next good."""

    def run(self, p: Burgundy) -> None:
        at = (p.phase - 1) * ROUNDS + p.round
        for seat in range(p.seats):
            duke = p.dukes[seat]
            duke.used = 0
            duke.dice = [1 + p.below(6, ROLL, at, seat, die) for die in range(2)]
            if p.log:
                p.log.write("rolls", who=seat, one=duke.dice[0], two=duke.dice[1])
        p.white = 1 + p.below(6, WHITE, at, 0, 0)
        if p.row:
            good = p.row[0]
            p.row = p.row[1:]
            p.wares = p.wares[:]
            p.wares[(p.white - 1) * 6 + good] += 1
            if p.log:
                p.log.write("good", good=good_phrase(good), depot=p.white)


class RoundEnd(Step[Burgundy]):
    """After five rounds the phase is over; alone the game is won as soon as the estate is full."""

    @property
    def round(self) -> int:
        return self.a

    def run(self, p: Burgundy) -> None:
        if p.solo and p.realms[0].empty() == 0:
            p.agenda.clear()
            return
        if self.round < ROUNDS:
            p.then(Round(0, self.round + 1))


class PhaseEnd(Step[Burgundy]):
    """The end of a phase: tiles by shields in turn order, then tributes, then the mines."""

    def run(self, p: Burgundy) -> None:
        p.then(Tributes(), Naming(), Mines())
        if p.readings.shields:
            for seat in reversed(p.deciders()):
                p.then(ShieldTiles(seat))


class Mines(Step[Burgundy]):
    """Every mine pays silver (with a shield twice), with a monastery workers as well."""

    def run(self, p: Burgundy) -> None:
        for seat in range(len(p.realms)):
            realm = p.realms[seat]
            mines = realm.count(MINE)
            if not mines:
                continue
            silver = mines * p.printed.mine_silver
            if realm.armed(DOUBLE_MINES):
                silver *= 2
            workers = mines * amount_of(p, seat, MINE_WORKERS)
            if p.log:
                p.log.write("mines", who=seat, gained=things(silver=silver, workers=workers))
            realm.silver += silver
            p.gain_workers(seat, workers)
