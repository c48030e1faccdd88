"""The countryside: forest, grain field, quarry and weaving mill, and the craftsmen who work there."""

from __future__ import annotations

from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import FIRST_TOWN, GRAIN, RESOURCES
from burgrave.games.emara.moves import WORK, WORK_BREAD, WORK_COINS
from burgrave.games.emara.phrases import costs, location_phrase, thing
from burgrave.games.emara.pieces import ClaimantDetail
from burgrave.games.emara.position import Emara
from burgrave.games.emara.prices import bakings
from burgrave.games.emara.town import TownVisit
from burgrave.kernel.words import Gain, Phrase


def arrive(p: Emara, seat: int, location: int) -> None:
    """Use a location: all its actions, each once, and the favour tokens that show it."""
    if location < FIRST_TOWN:
        work = Work(seat, location)
        ways = work.options(p)
        if len(ways) == 1:
            work.answer(p, ways[0])
        else:
            p.then(work)
    else:
        p.fresh = NONE
        p.then(TownVisit(seat, location))


class Work(ClaimantDetail):
    """One resource of the place, and for each own craftsman there one more, or a bread for a grain.

    What costs nothing is taken; only the baking is asked about. On the field grain that was just taken can be baked.
    """

    @property
    def location(self) -> int:
        """The place, which has the number of the resource it yields."""
        return self.a

    def options(self, p: Emara) -> list[int]:
        return [WORK.of(bread, coins) for bread, coins in bakings(p, self.seat, self.location)]

    def prompt(self, p: Emara) -> Phrase:
        grain = thing("grain", p.claimants[self.seat].stock[GRAIN])
        return Phrase("ask.Work", n=p.own_craftsmen(self.seat, self.location), grain=grain)

    def describe(self, p: Emara, seat: int, move: int) -> Phrase:
        """What the place yields; craftsmen who bake take grain, or coins for it, and give bread."""
        bread, coins = WORK_BREAD.of(move), WORK_COINS.of(move)
        yielded = Gain(RESOURCES[self.location], self.yielded(p, bread))
        if not bread:
            return Phrase("move.work", gain=yielded)
        pay = costs([bread - coins if kind == GRAIN else 0 for kind in range(len(RESOURCES))], coins)
        return Phrase("move.work_bake", gain=yielded, pay=pay, bread=Gain("bread", bread * p.printed.baked))

    def yielded(self, p: Emara, bread: int) -> int:
        """How much of its resource the place gives when so many craftsmen bake."""
        return p.printed.work_yield(p.own_craftsmen(self.seat, self.location) - bread)

    def answer(self, p: Emara, move: int) -> None:
        claimant = p.claimants[self.seat]
        bread, coins = WORK_BREAD.of(move), WORK_COINS.of(move)
        gained = self.yielded(p, bread)
        claimant.stock[self.location] += gained
        if bread:
            claimant.stock[GRAIN] -= bread - coins
            claimant.coins -= coins
            claimant.bread += bread * p.printed.baked
        if p.log:
            gain = [thing(RESOURCES[self.location], gained)]
            if bread:
                gain.append(thing("bread", bread * p.printed.baked))
                pay = [thing("grain", bread - coins)] if bread > coins else []
                if coins:
                    pay.append(thing("coin", coins))
                p.log.write("bakes", who=self.seat, location=location_phrase(self.location), gain=gain, pay=pay)
            else:
                p.log.write("works", who=self.seat, location=location_phrase(self.location), gain=gain)
