"""Step a of a harvest: neutral dice, the guild's gold, the roll, rerolls and the new turn order."""

from __future__ import annotations

from burgrave.games.kingsburg.moves import CHAPEL_REROLL, KEEP, STATUE_DIE, STATUE_REROLL, die_phrase
from burgrave.games.kingsburg.phrases import advisor_phrase, building_phrase, sum_phrase
from burgrave.games.kingsburg.pieces import DIE, GovernorQuestion
from burgrave.games.kingsburg.position import (
    CHAPEL_ROLL,
    COLOURED,
    NEUTRAL,
    NEUTRAL_ROLL,
    ROLL,
    SPRING,
    STATUE_ROLL,
    Kingsburg,
    Province,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


class NeutralDice(Step[Kingsburg]):
    """Two players: three neutral dice, then two, close the advisors of their sums (rulebook, game of two)."""

    def run(self, p: Kingsburg) -> None:
        if p.seats != 2:
            return
        faces = [p.die(NEUTRAL_ROLL, 0, index) for index in range(5)]
        close_advisors(p, faces)


def close_advisors(p: Kingsburg, faces: list[int]) -> None:
    """Neutral dice take their advisors; with equal sums the pair is split, and of a double one die is set aside."""
    three = faces[0] + faces[1] + faces[2]
    two = faces[3] + faces[4]
    first, second = two, two
    if three == two:
        first = faces[3]
        second = faces[4] if faces[4] != faces[3] else 0
    p.neutral = faces
    p.neutral_at = [three, three, three, first, second]
    for advisor in p.neutral_at:
        if advisor:
            p.court[advisor] = NEUTRAL
    if p.log:
        closed = sorted({advisor for advisor in p.neutral_at if advisor})
        p.log.write("neutral", groups=[neutral_phrase(p, advisor) for advisor in closed])
        if not second:
            p.log.write("neutral_aside", die=faces[4])


def neutral_phrase(p: Kingsburg, advisor: int) -> Phrase:
    """An advisor and the neutral dice that close him."""
    faces = [face for face, at in zip(p.neutral, p.neutral_at, strict=True) if at == advisor]
    dice = sum_phrase([Phrase("die", die=face) for face in faces])
    return Phrase("neutral_group", advisor=advisor_phrase(advisor), dice=dice)


class GuildGold(Step[Kingsburg]):
    """The Merchants' Guild pays its owner a gold at the start of every harvest, before the roll."""

    def run(self, p: Kingsburg) -> None:
        for seat in p.order:
            province = p.provinces[seat]
            for building in p.printed.season_gold.among(province.buildings):
                gold = p.printed.season_gold.amounts[building]
                province.gold += gold
                p.tell_gift(seat, building, "gold", gold)


class Roll(Step[Kingsburg]):
    """All roll their dice: three coloured ones, a white one of the Farms, a white one of the King's aid in spring.

    Then, still in the old turn order, owners of Statue and Chapel may reroll.
    """

    def run(self, p: Kingsburg) -> None:
        for seat in reversed(p.order):
            roll(p, seat, ROLL)
            province = p.provinces[seat]
            if statue_works(p, province) or chapel_works(p, province):
                p.then(Reroll(seat))
        if p.log:
            for seat in p.order:
                p.log.write("rolls", who=seat, dice=dice_text(p.provinces[seat]), total=p.provinces[seat].total())


def roll(p: Kingsburg, seat: int, purpose: int) -> None:
    """Roll all dice of a governor."""
    province = p.provinces[seat]
    coloured = [p.die(purpose, seat, index) for index in range(COLOURED)]
    coloured.sort()
    if p.printed.white_die.works(province.buildings):
        coloured.append(p.die(purpose, seat, COLOURED))
    if province.aid_die and p.phase == SPRING:
        coloured.append(p.die(purpose, seat, COLOURED + 1))
        sort_white(coloured)
    province.dice = coloured
    province.placed = [0] * len(coloured)


def sort_white(dice: list[int]) -> None:
    """Two white dice lie in ascending order, so that equal ones can be told for one."""
    if len(dice) == COLOURED + 2 and dice[COLOURED] > dice[COLOURED + 1]:
        dice[COLOURED], dice[COLOURED + 1] = dice[COLOURED + 1], dice[COLOURED]


def dice_text(province: Province) -> list[Phrase]:
    return [die_phrase(province, die) for die in range(len(province.dice))]


def statue_works(p: Kingsburg, province: Province) -> bool:
    """Statue: all dice, white ones included, show the same number."""
    if province.statue_used or not p.printed.reroll_one.works(province.buildings):
        return False
    return all_the_same(province)


def all_the_same(province: Province) -> bool:
    """Do all dice of a governor, white ones included, show the same number?"""
    return all(face == province.dice[0] for face in province.dice)


def chapel_works(p: Kingsburg, province: Province) -> bool:
    """Chapel: all dice, white ones included, total seven or less."""
    limit = p.printed.reroll_up_to.most(province.buildings)
    return limit > 0 and not province.chapel_used and province.total() <= limit


class Reroll(GovernorQuestion):
    """Statue: reroll one die; Chapel: reroll all; each once a season, asked again while one of them is possible."""

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        moves = [KEEP]
        if statue_works(p, province):
            moves.append(STATUE_REROLL.of(0))
            if len(province.dice) > COLOURED:
                moves.append(STATUE_REROLL.of(COLOURED))
        if chapel_works(p, province):
            moves.append(CHAPEL_REROLL)
        return moves

    def prompt(self, p: Kingsburg) -> Phrase:
        province = p.provinces[self.seat]
        return Phrase("ask.Reroll", dice=dice_text(province), total=province.total())

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        """One die alone: there is no Statue, or it has helped already, or the dice are not the same."""
        province = p.provinces[self.seat]
        if kind != DIE or statue_works(p, province):
            return None if kind == DIE else super().obstacle(p, kind, name)
        power = p.printed.reroll_one
        if not power.works(province.buildings):
            return Phrase("why.no_statue", building=building_phrase(power.first(power.bits)))
        building = building_phrase(power.first(province.buildings))
        if province.statue_used:
            return Phrase("why.used", building=building)
        return Phrase("why.all_same", building=building, dice=dice_text(province))

    def answer(self, p: Kingsburg, move: int) -> None:
        if move == KEEP:
            return
        province = p.provinces[self.seat]
        if move == CHAPEL_REROLL:
            province.chapel_used = True
            roll(p, self.seat, CHAPEL_ROLL)
        else:
            province.statue_used = True
            die = STATUE_DIE.of(move)
            dice = province.dice[:]
            dice[die] = p.die(STATUE_ROLL, self.seat, die)
            province.dice = sorted(dice[:COLOURED]) + dice[COLOURED:]
            sort_white(province.dice)
        if p.log:
            power = p.printed.reroll_up_to if move == CHAPEL_REROLL else p.printed.reroll_one
            p.log.write(
                "rerolls_all" if move == CHAPEL_REROLL else "rerolls_one",
                who=self.seat,
                building=building_phrase(power.first(province.buildings)),
                dice=dice_text(province),
                total=province.total(),
            )
        p.then(Reroll(self.seat))


class TurnOrder(Step[Kingsburg]):
    """The lowest total of all own dice goes first; ties keep their previous order."""

    def run(self, p: Kingsburg) -> None:
        old = p.order
        order: list[int] = []
        for seat in old:
            total = p.provinces[seat].total()
            place = len(order)
            while place > 0 and p.provinces[order[place - 1]].total() > total:
                place -= 1
            order.insert(place, seat)
        p.order = order
        if p.log:
            for place, seat in enumerate(order):
                p.log.write("order", who=seat, place=place + 1)
