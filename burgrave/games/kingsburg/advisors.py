"""Step c of a harvest: the advisors help those who influence them, from 1 to 18."""

from __future__ import annotations

from burgrave.games.kingsburg.components import GOODS, HIGHEST, Bundle, Gift
from burgrave.games.kingsburg.king import TakeGoods, mixes
from burgrave.games.kingsburg.moves import (
    DECLINE,
    HELP,
    HELP_GIFT,
    TAKE_GOLD,
    TAKE_STONE,
    TAKE_WOOD,
    spell_bundle,
)
from burgrave.games.kingsburg.phrases import (
    advisor_phrase,
    amount_phrase,
    building_phrase,
    bundle_cost,
    bundle_gain,
    bundle_phrase,
    enemy_phrase,
    goods_gain,
    goods_phrase,
)
from burgrave.games.kingsburg.pieces import GOOD, GovernorQuestion
from burgrave.games.kingsburg.position import (
    BY_ADVISORS,
    NEUTRAL,
    NONE,
    Kingsburg,
    Province,
    empty_court,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase, Secret


class AdvisorsHelp(Step[Kingsburg]):
    """Advisors act in ascending order; two groups on one advisor are helped in turn."""

    @property
    def first(self) -> int:
        """The first advisor whose turn is still to come."""
        return self.a

    def run(self, p: Kingsburg) -> None:
        for advisor in range(self.first, HIGHEST + 1):
            owner = p.court[advisor]
            if owner == NONE:
                continue
            p.then(AdvisorsHelp(0, advisor + 1))
            if p.doubled == advisor:
                p.then(Help(p.doubled_by, advisor))
            if owner != NEUTRAL:
                p.then(Help(owner, advisor))
            return
        p.then(ClearCourt())


class Help(GovernorQuestion):
    """One advisor's help for one group: which of the gifts, which goods of choice, or none if it may be refused."""

    @property
    def advisor(self) -> int:
        """The advisor who helps."""
        return self.a

    def prompt(self, p: Kingsburg) -> Phrase:
        return Phrase("ask.Help", advisor=advisor_phrase(self.advisor))

    def touches(self, p: Kingsburg, seat: int, move: int) -> list[str]:
        """The good by which a gift differs from the others, be it paid or given; without one there is a button."""
        if move not in HELP:
            return super().touches(p, seat, move)
        good = choosing_good(p.printed.advisors[self.advisor - 1].gifts, HELP_GIFT.of(move))
        return [f"{GOOD}-{seat}-{GOODS[good]}"] if good != NONE else super().touches(p, seat, move)

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        """A good with which another gift could be chosen if there were enough to pay for it."""
        gifts = p.printed.advisors[self.advisor - 1].gifts
        province = p.provinces[self.seat]
        for which, gift in enumerate(gifts):
            choosing = choosing_good(gifts, which)
            if kind == GOOD and choosing != NONE and GOODS[choosing] == name and not payable(province, gift.pay):
                return Phrase("why.short", things=bundle_phrase(gift.pay))
        return super().obstacle(p, kind, name)

    def gift(self, p: Kingsburg, move: int) -> Gift:
        """The gift that a `help` move accepts."""
        return p.printed.advisors[self.advisor - 1].gifts[HELP_GIFT.of(move)]

    def notation(self, p: Kingsburg, seat: int, move: int) -> str:
        """`help 1 wood 1 gold`, or `help 1 wood 1 stone for 1 gold` where something is paid."""
        if move not in HELP:
            return super().notation(p, seat, move)
        gift = self.gift(p, move)
        gain, pay = spell_bundle(gift.gain), spell_bundle(gift.pay)
        rest = f"{gain} for {pay}" if pay else gain
        return f"{HELP.word} {rest}" if rest else HELP.word

    def describe(self, p: Kingsburg, seat: int, move: int) -> Phrase:
        if move == DECLINE:
            return super().describe(p, seat, move)
        chosen = move not in HELP
        gift = p.printed.advisors[self.advisor - 1].gifts[0] if chosen else self.gift(p, move)
        gain = goods_gain(TAKE_GOLD.of(move), TAKE_WOOD.of(move), TAKE_STONE.of(move)) if chosen else []
        gain += bundle_gain(gift.gain, chosen, more_soldiers(p, p.provinces[seat], gift.gain))
        pay = bundle_cost(gift.pay)
        return Phrase("move.help_for", gain=gain, pay=pay) if pay else Phrase("move.help", gain=gain)

    def options(self, p: Kingsburg) -> list[int]:
        advisor = p.printed.advisors[self.advisor - 1]
        gifts = advisor.gifts
        province = p.provinces[self.seat]
        moves = [HELP.of(which) for which in range(len(gifts)) if payable(province, gifts[which].pay)]
        if not moves:
            return [DECLINE]
        if len(gifts) == 1 and gifts[0].gain.any:
            moves = mixes(gifts[0].gain.any)
        if advisor.optional and (not advisor.by_option or p.readings.smuggler_optional):
            moves.append(DECLINE)
        return moves

    def answer(self, p: Kingsburg, move: int) -> None:
        if move == DECLINE:
            if p.log:
                # Without anything to pay with, nobody has refused anything.
                key = "cannot_exchange" if self.options(p) == [DECLINE] else "refuses"
                p.log.write(key, who=self.seat, advisor=advisor_phrase(self.advisor))
            return
        if move in HELP:
            gift = self.gift(p, move)
            accept(p, self.seat, self.advisor, gift, 0, 0, 0)
            if gift.gain.any:
                p.then(TakeGoods(self.seat, gift.gain.any, 1))
        else:
            gift = p.printed.advisors[self.advisor - 1].gifts[0]
            gold, wood, stone = TAKE_GOLD.of(move), TAKE_WOOD.of(move), TAKE_STONE.of(move)
            accept(p, self.seat, self.advisor, gift, gold, wood, stone)


def choosing_good(gifts: list[Gift], which: int) -> int:
    """The one good that a gift alone takes, or gives: to touch it is to choose the gift. There may be none."""
    if len(gifts) == 1:
        return NONE
    for paid in (True, False):
        found = [good for good in range(len(GOODS)) if goods_in(gifts[which], paid, good)]
        found = [good for good in found if sum(goods_in(gift, paid, good) > 0 for gift in gifts) == 1]
        if len(found) == 1:
            return found[0]
    return NONE


def goods_in(gift: Gift, paid: bool, good: int) -> int:
    """How much of a good a gift asks for, or gives."""
    bundle = gift.pay if paid else gift.gain
    return (bundle.gold, bundle.wood, bundle.stone)[good]


def payable(province: Province, pay: Bundle) -> bool:
    """Goods must be there; points may always be paid, a score can fall below zero."""
    return province.gold >= pay.gold and province.wood >= pay.wood and province.stone >= pay.stone


def accept(p: Kingsburg, seat: int, advisor: int, gift: Gift, gold: int, wood: int, stone: int) -> None:
    """Pay for a gift and take it, together with the goods chosen."""
    province = p.provinces[seat]
    pay, gain = gift.pay, gift.gain
    province.gain(gain.gold + gold - pay.gold, gain.wood + wood - pay.wood, gain.stone + stone - pay.stone)
    province.tokens += gain.tokens
    province.helped = province.helped[:]
    province.helped[advisor - 1] += 1
    points = gain.points - pay.points
    if points:
        p.score(seat, BY_ADVISORS, points)
    more = more_soldiers(p, province, gain)
    if more:
        province.stables_used = True
    province.soldiers += gain.soldiers + more
    if p.log:
        said: list[Phrase] = goods_phrase(gain.gold + gold, gain.wood + wood, gain.stone + stone, gain.tokens)
        if gain.soldiers:
            said.append(amount_phrase("soldiers", gain.soldiers))
        if more:
            building = building_phrase(p.printed.more_soldiers.first(province.buildings))
            said.append(Phrase("by_building", gain=amount_phrase("soldiers", more), building=building))
        if gain.points:
            said.append(amount_phrase("points", gain.points))
        if said:
            paid = bundle_phrase(pay)
            key = "helped_for" if paid else "helped"
            p.log.write(key, who=seat, advisor=advisor_phrase(advisor), gain=said, pay=paid)
    if gain.peek:
        peek(p, seat)


def more_soldiers(p: Kingsburg, province: Province, gain: Bundle) -> int:
    """Stable: more soldiers from an advisor who gives any, every time or once a season."""
    if not gain.soldiers or (province.stables_used and not p.readings.stables_each_time):
        return 0
    return p.printed.more_soldiers.total(province.buildings)


def peek(p: Kingsburg, seat: int) -> None:
    """Look at this year's enemy in secret: the top card stays where it is, and only this seat knows it."""
    top = len(p.enemies) - 1
    p.show(p.enemies, top, 1 << seat)
    if p.log:
        card = enemy_phrase(p.printed.enemies[p.enemies.cards[top]])
        p.log.write("peeks", who=seat, look=Secret(Phrase("look_seen", enemy=card), 1 << seat, Phrase("look_unseen")))


class ClearCourt(Step[Kingsburg]):
    """After the help all dice go home; used tokens and the King's white die return to the supply."""

    def run(self, p: Kingsburg) -> None:
        p.court = empty_court()
        p.doubled = 0
        p.doubled_by = NONE
        p.neutral = []
        p.neutral_at = []
        for province in p.provinces:
            province.dice = []
            province.placed = []
            province.aid_die = False
            province.token_at = 0
            province.passed = False
            province.statue_used = False
            province.chapel_used = False
            province.market_used = False
            province.stables_used = False
            province.crane_used = False
