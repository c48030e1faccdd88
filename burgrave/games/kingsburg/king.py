"""What the King does for his governors: aid in spring, a reward in summer, the envoy in autumn (phases 1, 3, 5)."""

from __future__ import annotations

from burgrave.games.kingsburg.moves import TAKE, TAKE_GOLD, TAKE_STONE, TAKE_WOOD
from burgrave.games.kingsburg.phrases import goods_phrase
from burgrave.games.kingsburg.pieces import GovernorQuestion
from burgrave.games.kingsburg.position import BY_REWARD, NONE, Kingsburg
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


def laggards(p: Kingsburg) -> list[int]:
    """The governors with the fewest buildings, and among those the fewest goods, in turn order."""
    fewest = min([(province.standing(), province.goods()) for province in p.provinces])
    return [seat for seat in p.order if (p.provinces[seat].standing(), p.provinces[seat].goods()) == fewest]


class Aid(Step[Kingsburg]):
    """Phase 1: a lone laggard rolls a white die more this spring; tied ones take a good of choice each instead."""

    def run(self, p: Kingsburg) -> None:
        needy = laggards(p)
        if len(needy) == 1:
            p.provinces[needy[0]].aid_die = True
            if p.log:
                p.log.write("aid_die", who=needy[0])
        else:
            for seat in reversed(needy):
                p.then(TakeGoods(seat, 1))


class TakeGoods(GovernorQuestion):
    """Goods of choice: any mix from the supply, which never runs out."""

    @property
    def count(self) -> int:
        """How many."""
        return self.a

    @property
    def chosen(self) -> bool:
        """Do they belong to a choice already made?"""
        return self.b == 1

    def prompt(self, p: Kingsburg) -> Phrase:
        return Phrase("ask.TakeGoods", n=self.count)

    def options(self, p: Kingsburg) -> list[int]:
        return mixes(self.count)

    def answer(self, p: Kingsburg, move: int) -> None:
        gold, wood, stone = TAKE_GOLD.of(move), TAKE_WOOD.of(move), TAKE_STONE.of(move)
        p.provinces[self.seat].gain(gold, wood, stone)
        if p.log:
            p.log.write("takes", who=self.seat, goods=goods_phrase(gold, wood, stone))

    def opens(self) -> bool:
        return not self.chosen


def mixes(count: int) -> list[int]:
    """Every way to take so many goods."""
    return [
        TAKE.of(gold, wood, count - gold - wood)
        for gold in range(count, -1, -1)
        for wood in range(count - gold, -1, -1)
    ]


class Reward(Step[Kingsburg]):
    """Phase 3: a point for everybody who has the most buildings, be it none at all."""

    def run(self, p: Kingsburg) -> None:
        most = max([province.standing() for province in p.provinces])
        for seat in p.order:
            if p.provinces[seat].standing() == most:
                p.score(seat, BY_REWARD, 1)
                if p.log:
                    p.log.write("reward", who=seat)


class GiveEnvoy(Step[Kingsburg]):
    """Phase 5: an unused envoy comes back, then a lone laggard gets him; with a tie he stays at court."""

    def run(self, p: Kingsburg) -> None:
        if p.log and p.envoy != NONE:
            p.log.write("envoy_back", who=p.envoy)
        needy = laggards(p)
        p.envoy = needy[0] if len(needy) == 1 else NONE
        if p.log:
            if p.envoy == NONE:
                p.log.write("envoy_stays")
            else:
                p.log.write("envoy", who=p.envoy)
