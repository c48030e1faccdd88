"""What is a position of Kingsburg worth to a governor? Points at hand, and what the rest is likely to bring.

The weights are estimates in points. They say how the game works, not how it is scored: no rule reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burgrave.games.kingsburg.advisors import payable
from burgrave.games.kingsburg.battle import defence
from burgrave.games.kingsburg.build import Build, Construction, discount
from burgrave.games.kingsburg.components import BUILDINGS, COLUMNS, KINDS, POWERS, Building, Bundle
from burgrave.games.kingsburg.position import AUTUMN, COLOURED, NONE, SPRING, SUMMER, WINTER, YEARS, Kingsburg, Province
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

GOOD: Final = 0.9
"""A good that will be built with."""
SPARE_GOOD: Final = 0.3
"""A good more than can be built with."""
GOODS_A_BUILDING: Final = 4
TOKEN: Final = 0.7
ENVOY: Final = 1.5
PEEK: Final = 0.15
COMBAT: Final = 0.55
"""A point of combat value, a winter."""
RIVALS: Final = 0.25
"""How much the best rival's points count against the own."""


@dataclass(frozen=True)
class PowerWorth:
    """What one thing that buildings do is worth, in points: once, a season, a winter, a good that is there."""

    each: bool = True
    """Is a power of 2 worth twice as much as one of 1?"""
    once: float = 0.0
    season: float = 0.0
    later_season: float = 0.0
    """A season after the one under way."""
    summer: float = 0.0
    winter: float = 0.0
    later_winter: float = 0.0
    """A winter after the one that comes."""
    good: float = 0.0


WORTH: Final = {
    "reroll_one": PowerWorth(season=0.08),
    "reroll_up_to": PowerWorth(each=False, season=0.08),
    "shift": PowerWorth(later_season=0.45),
    "white_die": PowerWorth(later_season=1.1),
    "season_gold": PowerWorth(later_season=GOOD),
    "season_points": PowerWorth(season=1.0),
    "summer_tokens": PowerWorth(summer=TOKEN),
    "points_a_trade": PowerWorth(season=0.35),
    "gold_off": PowerWorth(later_season=0.35),
    "more_soldiers": PowerWorth(later_winter=0.4),
    "cheap_soldiers": PowerWorth(winter=0.5),
    "draws_win": PowerWorth(later_winter=0.4),
    "points_a_win": PowerWorth(later_winter=0.7),
    "points_a_pair": PowerWorth(once=1.0, good=0.1),
}
WORTHS: Final = [WORTH[word] for word in POWERS]
"""The same, by the places of POWERS."""

SHARE: Final = {"goblins": 0.25, "zombies": 0.2, "demons": 0.25, "orcs": 0.1, "barbarians": 0.1, "dragons": 0.1}
"""How often the enemy is of a kind, about, when it matters."""
SHARES: Final = [SHARE[kind] for kind in KINDS]


class KingsburgJudgement(Judgement):
    """Looks at one seat as a governor would: goods to build with, buildings that go on giving, the coming winter."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Kingsburg)
        province = position.provinces[seat]
        best = -1000
        for other in range(position.seats):
            if other != seat and position.provinces[other].points > best:
                best = position.provinces[other].points
        value = province.points - RIVALS * best
        if position.over:
            return value
        seasons = seasons_left(position, seat)
        winters = YEARS - position.year + (0 if position.phase == WINTER else 1)
        value += prospects(position, province, seat, seasons, winters)
        if position.phase != WINTER:
            soldiers = province.soldiers + promised_soldiers(position, province, seat)
            value += winter(position, province, seat, soldiers)
        return value


def seasons_left(p: Kingsburg, seat: int) -> int:
    """How often the governor will still build, a turn under way included."""
    left = (YEARS - p.year) * 3
    if p.phase <= SPRING:
        left += 3
    elif p.phase <= SUMMER:
        left += 2
    elif p.phase <= AUTUMN:
        left += 1
    if p.phase in (SPRING, SUMMER, AUTUMN) and has_built(p, seat):
        left -= 1
    return left


def has_built(p: Kingsburg, seat: int) -> bool:
    """In the middle of a season: is the governor's turn to build over?"""
    for step in p.agenda:
        if isinstance(step, Construction) or (isinstance(step, Build) and step.seat == seat):
            return False
    return True


def prospects(p: Kingsburg, province: Province, seat: int, seasons: int, winters: int) -> float:
    """Goods, tokens, dice still in hand, help to come, and buildings that go on giving."""
    gold, wood, stone, other = promised(p, province, seat, seasons)
    goods = province.goods() + gold + wood + stone
    used = min(goods, GOODS_A_BUILDING * seasons)
    value = GOOD * used + SPARE_GOOD * (goods - used) * (1.0 if seasons else 0.5) + other
    if province.tokens and seasons:
        value += TOKEN * min(province.tokens, seasons)
    if p.envoy == seat and seasons:
        value += ENVOY
    for building in range(len(p.printed.buildings)):
        if province.buildings >> building & 1:
            value += yields(p.printed.buildings[building], seasons, winters, goods)
    if seasons:
        value += 0.7 * next_building(p, province, gold, wood, stone, seasons, winters)
    return value


def promised(p: Kingsburg, province: Province, seat: int, seasons: int) -> tuple[int, int, int, float]:
    """What the advisors under the governor's influence will give: gold, wood, stone, and the worth of the rest."""
    gold = wood = stone = 0
    other = 0.0
    seen = 0
    for die in range(len(province.dice)):
        advisor = province.placed[die]
        if advisor:
            if seen >> advisor & 1:
                continue
            seen |= 1 << advisor
            if p.court[advisor] != seat and not (p.doubled == advisor and p.doubled_by == seat):
                continue
            gifts = p.printed.advisors[advisor - 1].gifts
            best = -1
            most = -100.0
            for which in range(len(gifts)):
                gift = gifts[which]
                if payable(province, gift.pay) and gift_worth(gift.gain) - gift_worth(gift.pay) > most:
                    most = gift_worth(gift.gain) - gift_worth(gift.pay)
                    best = which
            if best < 0 or most < 0:
                continue
            gain, pay = gifts[best].gain, gifts[best].pay
            times = 2 if p.court[advisor] == seat and p.doubled == advisor and p.doubled_by == seat else 1
            gold += times * (gain.gold - pay.gold)
            wood += times * (gain.wood - pay.wood)
            stone += times * (gain.stone - pay.stone)
            other += times * (
                gain.points - pay.points + (GOOD + 0.1) * gain.any + TOKEN * gain.tokens + (PEEK if gain.peek else 0.0)
            )
        elif not province.passed and seasons:
            face = province.dice[die]
            if die >= COLOURED:
                other += 0.07 * face
            elif p.court[face] == NONE:
                other += 0.75
            else:
                other += 0.35
    return gold, wood, stone, other


def gift_worth(bundle: Bundle) -> float:
    return GOOD * (bundle.gold + bundle.wood + bundle.stone + bundle.any) + bundle.points + TOKEN * bundle.tokens


def promised_soldiers(p: Kingsburg, province: Province, seat: int) -> int:
    """Soldiers that advisors under the governor's influence will give."""
    soldiers = 0
    for advisor in p.printed.recruiters:
        if p.court[advisor] == seat or (p.doubled == advisor and p.doubled_by == seat):
            soldiers += p.printed.advisors[advisor - 1].gifts[0].gain.soldiers
            soldiers += p.printed.more_soldiers.total(province.buildings)
    return soldiers


def yields(building: Building, seasons: int, winters: int, goods: int) -> float:
    """What a standing building will still give besides its points; its combat value counts in future winters."""
    future = max(0, winters - 1)
    combat = float(building.combat)
    if building.kind >= 0:
        combat += SHARES[building.kind] * (building.combat_against - building.combat)
    if not building.powers:
        return COMBAT * combat * future
    value = 0.0
    more = 0.0
    for place in range(len(building.powers)):
        worth = WORTHS[building.powers[place]]
        gives = worth.once
        if worth.season:
            gives += worth.season * seasons
        if worth.later_season:
            gives += worth.later_season * max(0, seasons - 1)
        if worth.summer:
            gives += worth.summer * min(winters, (seasons + 1) // 3)
        if worth.winter:
            gives += worth.winter * winters
        if worth.good:
            gives += worth.good * goods
        times = building.amounts[place] if worth.each else 1
        value += gives * times
        more += worth.later_winter * times
    return value + (COMBAT * combat + more) * future


def next_building(
    p: Kingsburg, province: Province, gold: int, wood: int, stone: int, seasons: int, winters: int
) -> float:
    """What the best building within reach brings beyond its price; promised goods count as there."""
    gold += province.gold
    wood += province.wood
    stone += province.stone
    best = 0.0
    for row in range(0, len(BUILDINGS), COLUMNS):
        column = 0
        while column < COLUMNS and province.buildings >> (row + column) & 1:
            column += 1
        if column == COLUMNS:
            continue
        building = row + column
        figures = p.printed.buildings[building]
        price = max(0, figures.gold - discount(p, province, building))
        missing = max(0, price - gold) + max(0, figures.wood - wood) + max(0, figures.stone - stone)
        if missing > 3 or (missing and seasons < 2):
            continue
        value = figures.points + yields(figures, seasons, winters, 0) + (COMBAT * figures.combat if winters else 0.0)
        value -= GOOD * (price + figures.wood + figures.stone) + 0.4 * missing
        if column + 1 < COLUMNS and seasons > 3:
            value += 0.4
        if value > best:
            best = value
    return best


def winter(p: Kingsburg, province: Province, seat: int, soldiers: int) -> float:
    """The coming battle, over the King's die and the enemies it may be; earlier in the year it weighs less."""
    top = len(p.enemies) - 1
    if top < 0:
        return 0.0
    known = p.enemies.knows(top, seat)
    spoils = p.printed.points_a_win.total(province.buildings)
    firm = p.printed.draws_win.works(province.buildings)
    bonus: list[int] = [defence(p, province, kind) for kind in range(len(KINDS))]
    total = 0.0
    battles = 0
    for card in range(len(p.printed.enemies)):
        enemy = p.printed.enemies[card]
        if enemy.year != p.year or (known and card != p.enemies.cards[top]):
            continue
        win = 0.45 + GOOD * (enemy.reward.gold + enemy.reward.wood + enemy.reward.stone + enemy.reward.any)
        win += enemy.reward.points + spoils
        lose = -float(enemy.loss.points)
        goods = province.goods()
        named = min(province.gold, enemy.loss.gold) + min(province.wood, enemy.loss.wood)
        named += min(province.stone, enemy.loss.stone)
        lose -= 0.6 * (named + min(enemy.loss.any, goods - named))
        if enemy.loss.buildings:
            lose -= price_of_ruin(p, province)
        strength = soldiers + bonus[enemy.kind]
        for face in range(1, 7):
            combat = strength + face
            if combat > enemy.strength or (combat == enemy.strength and firm):
                total += win
            elif combat < enemy.strength:
                total += lose
        battles += 6
    weight = 1.0 if p.phase >= AUTUMN else 0.8 if p.phase >= SUMMER else 0.65
    return weight * total / battles


def price_of_ruin(p: Kingsburg, province: Province) -> float:
    """What the next building to fall is worth."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(0, len(BUILDINGS), COLUMNS):
            if province.buildings >> (row + column) & 1:
                figures = p.printed.buildings[row + column]
                return figures.points + 0.35 * (figures.gold + figures.wood + figures.stone)
    return 0.0
