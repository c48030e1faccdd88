"""The countryside: forest, grain field, quarry and weaving mill, and the craftsmen who work there."""

from __future__ import annotations

from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import FIELD, FIRST_TOWN, GRAIN, RESOURCES
from burgrave.games.emara.moves import WORK
from burgrave.games.emara.phrases import location_phrase, thing
from burgrave.games.emara.position import Emara
from burgrave.games.emara.town import Visit
from burgrave.kernel.agenda import Question


def arrive(p: Emara, seat: int, location: int) -> None:
    """Use a location: all its actions, each once, and the favour tokens that show it."""
    if location < FIRST_TOWN:
        p.then(Work(seat, location))
    else:
        p.fresh = NONE
        p.then(Visit(seat, location))


class Work(Question[Emara]):
    """One resource of the place, and for each own craftsman there one more, or a bread for a grain. `a` is the place.

    What costs nothing is taken; only the baking is asked about. On the field grain that was just taken can be baked.
    """

    def options(self, p: Emara) -> list[int]:
        craftsmen = p.own_craftsmen(self.seat, self.a)
        moves = [WORK.of(0, 0)]
        if craftsmen:
            claimant = p.claimants[self.seat]
            for bread in range(1, craftsmen + 1):
                grain = claimant.stock[GRAIN]
                if self.a == FIELD:
                    grain += 1 + craftsmen - bread
                for coins in range(max(0, bread - grain), min(bread, claimant.coins) + 1):
                    moves.append(WORK.of(bread, coins))
        return moves

    def answer(self, p: Emara, move: int) -> None:
        claimant = p.claimants[self.seat]
        bread, coins = WORK.arg(move, 0), WORK.arg(move, 1)
        gained = 1 + p.own_craftsmen(self.seat, self.a) - bread
        claimant.stock[self.a] += gained
        if bread:
            claimant.stock[GRAIN] -= bread - coins
            claimant.coins -= coins
            claimant.bread += bread
        if p.log:
            gain = [thing(RESOURCES[self.a], gained)]
            if bread:
                gain.append(thing("bread", bread))
                pay = [thing("grain", bread - coins)] if bread > coins else []
                if coins:
                    pay.append(thing("coin", coins))
                p.log.write("bakes", who=self.seat, location=location_phrase(self.a), gain=gain, pay=pay)
            else:
                p.log.write("works", who=self.seat, location=location_phrase(self.a), gain=gain)

    def opens(self) -> bool:
        return False
