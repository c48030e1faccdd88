"""The countryside: forest, grain field, quarry and weaving mill, and the craftsmen who work there."""

from __future__ import annotations

from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import FIELD, FIRST_TOWN, GRAIN, RESOURCES
from burgrave.games.emara.moves import WORK, WORK_BREAD, WORK_COINS
from burgrave.games.emara.phrases import location_phrase, thing
from burgrave.games.emara.position import Emara
from burgrave.games.emara.town import TownVisit
from burgrave.kernel.agenda import Detail


def arrive(p: Emara, seat: int, location: int) -> None:
    """Use a location: all its actions, each once, and the favour tokens that show it."""
    if location < FIRST_TOWN:
        p.then(Work(seat, location))
    else:
        p.fresh = NONE
        p.then(TownVisit(seat, location))


class Work(Detail[Emara]):
    """One resource of the place, and for each own craftsman there one more, or a bread for a grain.

    What costs nothing is taken; only the baking is asked about. On the field grain that was just taken can be baked.
    """

    @property
    def location(self) -> int:
        """The place, which has the number of the resource it yields."""
        return self.a

    def options(self, p: Emara) -> list[int]:
        craftsmen = p.own_craftsmen(self.seat, self.location)
        moves = [WORK.of(0, 0)]
        if craftsmen:
            claimant = p.claimants[self.seat]
            for bread in range(1, craftsmen + 1):
                grain = claimant.stock[GRAIN]
                if self.location == FIELD:
                    grain += 1 + craftsmen - bread
                for coins in range(max(0, bread - grain), min(bread, claimant.coins) + 1):
                    moves.append(WORK.of(bread, coins))
        return moves

    def answer(self, p: Emara, move: int) -> None:
        claimant = p.claimants[self.seat]
        bread, coins = WORK_BREAD.of(move), WORK_COINS.of(move)
        gained = 1 + p.own_craftsmen(self.seat, self.location) - bread
        claimant.stock[self.location] += gained
        if bread:
            claimant.stock[GRAIN] -= bread - coins
            claimant.coins -= coins
            claimant.bread += bread
        if p.log:
            gain = [thing(RESOURCES[self.location], gained)]
            if bread:
                gain.append(thing("bread", bread))
                pay = [thing("grain", bread - coins)] if bread > coins else []
                if coins:
                    pay.append(thing("coin", coins))
                p.log.write("bakes", who=self.seat, location=location_phrase(self.location), gain=gain, pay=pay)
            else:
                p.log.write("works", who=self.seat, location=location_phrase(self.location), gain=gain)
