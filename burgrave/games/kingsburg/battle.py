"""The enemy: recruiting, the King's soldiers, battles, rewards and losses (phases 7 and 8)."""

from __future__ import annotations

from burgrave.games.kingsburg.components import COLUMNS, ROWS, Bundle, Enemy
from burgrave.games.kingsburg.king import TakeGoods
from burgrave.games.kingsburg.moves import (
    DECLINE,
    LOSE,
    LOSE_GOLD,
    LOSE_STONE,
    LOSE_WOOD,
    MOST_RECRUITS,
    RECRUIT,
    RECRUIT_GOLD,
    RECRUIT_STONE,
    RECRUIT_WOOD,
)
from burgrave.games.kingsburg.phrases import (
    amount_phrase,
    building_phrase,
    bundle_phrase,
    enemy_phrase,
    goods_cost,
    goods_phrase,
)
from burgrave.games.kingsburg.pieces import GOOD, GovernorQuestion
from burgrave.games.kingsburg.position import (
    BY_BATTLE,
    BY_BUILDINGS,
    KING_ROLL,
    NONE,
    Kingsburg,
    Province,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.words import Gain, Phrase


class Recruiting(Step[Kingsburg]):
    """Phase 7: in turn order everybody may hire soldiers, before the enemy is shown."""

    def run(self, p: Kingsburg) -> None:
        for seat in reversed(p.order):
            p.then(Recruit(seat))


class Recruit(GovernorQuestion):
    """A soldier costs two goods of any kinds, with Barracks one; as many as the goods allow."""

    def prompt(self, p: Kingsburg) -> Phrase:
        """The price of a soldier, and what there is to pay with."""
        province = p.provinces[self.seat]
        goods = goods_phrase(province.gold, province.wood, province.stone)
        return Phrase("ask.Recruit", price=amount_phrase("goods", soldier_price(p, province)), goods=goods)

    def describe(self, p: Kingsburg, seat: int, move: int) -> Phrase:
        """How many soldiers, and for which goods."""
        if move == DECLINE:
            return super().describe(p, seat, move)
        gold, wood, stone = RECRUIT_GOLD.of(move), RECRUIT_WOOD.of(move), RECRUIT_STONE.of(move)
        soldiers = (gold + wood + stone) // soldier_price(p, p.provinces[seat])
        return Phrase("move.recruit", soldiers=Gain("soldiers", soldiers), goods=goods_cost(gold, wood, stone))

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        price = soldier_price(p, province)
        moves = [DECLINE]
        for gold in range(min(province.gold, MOST_RECRUITS) + 1):
            for wood in range(min(province.wood, MOST_RECRUITS) + 1):
                for stone in range(min(province.stone, MOST_RECRUITS) + 1):
                    goods = gold + wood + stone
                    if goods and goods % price == 0:
                        moves.append(RECRUIT.of(gold, wood, stone))
        return moves

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        """A good that is not there, or of which one alone is not the price of a soldier."""
        price = soldier_price(p, p.provinces[self.seat])
        if kind == GOOD and price > 1:
            return Phrase("why.soldier_price", n=price)
        return self.to_give(p, kind, name)

    def answer(self, p: Kingsburg, move: int) -> None:
        if move == DECLINE:
            return
        province = p.provinces[self.seat]
        more = max(province.gold, province.wood, province.stone) > MOST_RECRUITS
        gold, wood, stone = RECRUIT_GOLD.of(move), RECRUIT_WOOD.of(move), RECRUIT_STONE.of(move)
        province.gain(-gold, -wood, -stone)
        soldiers = (gold + wood + stone) // soldier_price(p, province)
        province.soldiers += soldiers
        if p.log:
            p.log.write("recruits", who=self.seat, n=soldiers, goods=goods_phrase(gold, wood, stone))
        if more:
            p.then(Recruit(self.seat))


def soldier_price(p: Kingsburg, province: Province) -> int:
    """Goods for one soldier."""
    return 1 if p.printed.cheap_soldiers.works(province.buildings) else 2


class Winter(Step[Kingsburg]):
    """Phase 8: the enemy is shown, the King's die brings everybody the same soldiers, then the battles are fought."""

    def run(self, p: Kingsburg) -> None:
        p.show(p.enemies, len(p.enemies) - 1, PUBLIC)
        p.king_die = p.die(KING_ROLL, p.order[0], 0)
        enemy = invader(p)
        if p.log:
            p.log.write("invasion", enemy=enemy_phrase(enemy))
            p.log.write("king_die", who=p.order[0], n=p.king_die)
        for province in p.provinces:
            province.soldiers += p.king_die
            province.combat = combat_value(p, province, enemy)
        p.then(StrongestWinner(), EndOfWinter())
        for seat in reversed(p.order):
            p.then(Battle(seat))


def invader(p: Kingsburg) -> Enemy:
    """This year's enemy."""
    return p.printed.enemies[p.enemies.cards[-1]]


def combat_value(p: Kingsburg, province: Province, enemy: Enemy) -> int:
    """Soldiers and buildings; Church, Palisade and Barricade have another value against their kind of enemy."""
    return province.soldiers + defence(p, province, enemy.kind)


def defence(p: Kingsburg, province: Province, kind: int) -> int:
    """What buildings add in battle against a kind of enemy."""
    combat = 0
    standing = province.buildings & p.printed.fighters
    building = 0
    while standing:
        if standing & 1:
            figures = p.printed.buildings[building]
            combat += figures.combat_against if figures.kind == kind else figures.combat
        standing >>= 1
        building += 1
    return combat


def wins(p: Kingsburg, province: Province, enemy: Enemy) -> bool:
    """A greater combat value wins; behind a Stone Wall an equal one does, too."""
    if province.combat == enemy.strength:
        return p.printed.draws_win.works(province.buildings)
    return province.combat > enemy.strength


class Battle(Step[Kingsburg]):
    """One governor's battle: a win earns the card's reward, a draw nothing, a defeat costs the card's losses."""

    def run(self, p: Kingsburg) -> None:
        province = p.provinces[self.seat]
        enemy = invader(p)
        if wins(p, province, enemy):
            if p.log:
                gain = bundle_phrase(enemy.reward) or [Phrase("tip.nothing")]
                p.log.write("wins", who=self.seat, combat=province.combat, gain=gain)
            reward(p, self.seat, enemy.reward)
        elif province.combat == enemy.strength:
            if p.log:
                p.log.write("draws", who=self.seat, combat=province.combat)
        else:
            if p.log:
                p.log.write("is_beaten", who=self.seat, combat=province.combat)
                if not anything_to_lose(province, enemy.loss):
                    p.log.write("loses_nothing", who=self.seat)
            p.then(LoseGoods(self.seat), LoseBuildingAndPoints(self.seat))


def reward(p: Kingsburg, seat: int, gain: Bundle) -> None:
    """The spoils, and a point more for a Fortress."""
    province = p.provinces[seat]
    province.gain(gain.gold, gain.wood, gain.stone)
    if gain.points:
        p.score(seat, BY_BATTLE, gain.points)
    for building in p.printed.points_a_win.among(province.buildings):
        points = p.printed.points_a_win.amounts[building]
        p.score(seat, p.printed.buildings[building].line, points)
        p.tell_gift(seat, building, "points", points)
    if gain.any:
        p.then(TakeGoods(seat, gain.any))


def anything_to_lose(province: Province, loss: Bundle) -> bool:
    """Does a governor have anything of what a defeat takes? Points can always be lost."""
    named = min(loss.gold, province.gold) + min(loss.wood, province.wood) + min(loss.stone, province.stone)
    return named + min(loss.any, province.goods()) + min(loss.buildings, province.standing()) + loss.points > 0


class LoseGoods(Step[Kingsburg]):
    """First the goods named on the card, gold, wood and stone as far as they are there, then goods of choice."""

    def run(self, p: Kingsburg) -> None:
        province = p.provinces[self.seat]
        loss = invader(p).loss
        gold, wood, stone = (
            min(loss.gold, province.gold),
            min(loss.wood, province.wood),
            min(loss.stone, province.stone),
        )
        lose(p, self.seat, gold, wood, stone)
        choice = min(loss.any, province.goods())
        if choice:
            p.then(LoseChoice(self.seat, choice))


def lose(p: Kingsburg, seat: int, gold: int, wood: int, stone: int) -> None:
    """Goods go back to the supply."""
    p.provinces[seat].gain(-gold, -wood, -stone)
    if p.log and gold + wood + stone:
        p.log.write("loses", who=seat, goods=goods_phrase(gold, wood, stone))


class LoseChoice(GovernorQuestion):
    """Lost goods of choice: the loser decides which."""

    @property
    def count(self) -> int:
        """How many."""
        return self.a

    def prompt(self, p: Kingsburg) -> Phrase:
        """How many goods, and what else this defeat will take."""
        rest = further_losses(p, self.seat)
        if rest:
            return Phrase("ask.LoseChoice_more", n=self.count, rest=rest)
        return Phrase("ask.LoseChoice", n=self.count)

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        count = self.count
        moves: list[int] = []
        for gold in range(min(count, province.gold) + 1):
            for wood in range(min(count - gold, province.wood) + 1):
                stone = count - gold - wood
                if stone <= province.stone:
                    moves.append(LOSE.of(gold, wood, stone))
        return moves

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        return self.to_give(p, kind, name)

    def answer(self, p: Kingsburg, move: int) -> None:
        lose(p, self.seat, LOSE_GOLD.of(move), LOSE_WOOD.of(move), LOSE_STONE.of(move))


def further_losses(p: Kingsburg, seat: int) -> list[Phrase]:
    """What is lost after the goods: the buildings that will fall, with their points, and the card's points."""
    loss = invader(p).loss
    standing = p.provinces[seat].buildings
    said: list[Phrase] = []
    for _ in range(loss.buildings):
        building = next_to_fall(standing)
        if building != NONE:
            standing &= ~(1 << building)
            said.append(ruin_phrase(p, building))
    if loss.points:
        said.append(amount_phrase("points", loss.points))
    return said


def ruin_phrase(p: Kingsburg, building: int) -> Phrase:
    """A building that falls, with the points that are lost with it."""
    points = p.printed.buildings[building].points
    if not points:
        return building_phrase(building)
    return Phrase("ruin", building=building_phrase(building), n=points)


class LoseBuildingAndPoints(Step[Kingsburg]):
    """After the goods a building falls, after the building points are lost; a score may fall below zero."""

    def run(self, p: Kingsburg) -> None:
        loss = invader(p).loss
        for _ in range(loss.buildings):
            destroy(p, self.seat)
        if loss.points:
            p.score(self.seat, BY_BATTLE, -loss.points)
            if p.log:
                p.log.write("loses_points", who=self.seat, n=loss.points)


def next_to_fall(standing: int) -> int:
    """Of the buildings that stand (bits), the one in the rightmost column that has any, the topmost there."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS):
            building = row * COLUMNS + column
            if standing >> building & 1:
                return building
    return NONE


def destroy(p: Kingsburg, seat: int) -> None:
    """A building falls, if one stands, and its printed points are lost."""
    province = p.provinces[seat]
    building = next_to_fall(province.buildings)
    if building == NONE:
        return
    province.buildings &= ~(1 << building)
    p.score(seat, BY_BUILDINGS, -p.printed.buildings[building].points)
    if p.log:
        p.log.write("destroyed", who=seat, ruin=ruin_phrase(p, building))


class StrongestWinner(Step[Kingsburg]):
    """A point for everybody with the highest combat value of all who has won."""

    def run(self, p: Kingsburg) -> None:
        enemy = invader(p)
        best = max([province.combat for province in p.provinces])
        for seat in p.order:
            if p.provinces[seat].combat == best and wins(p, p.provinces[seat], enemy):
                p.score(seat, BY_BATTLE, 1)
                if p.log:
                    p.log.write("strongest", who=seat, combat=best)


class EndOfWinter(Step[Kingsburg]):
    """The enemy leaves the game, all soldiers go home."""

    def run(self, p: Kingsburg) -> None:
        p.box.put(p.enemies.draw(), PUBLIC)
        p.king_die = 0
        if p.log:
            p.log.write("soldiers_leave")
        for province in p.provinces:
            province.soldiers = 0
            province.combat = 0
