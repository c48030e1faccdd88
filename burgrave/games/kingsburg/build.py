"""Step d of a season: building, and what buildings do at its end."""

from __future__ import annotations

from burgrave.games.kingsburg.components import (
    BUILDINGS,
    COLUMNS,
    CRANE,
    EMBASSY,
    INN,
    TOWN_HALL,
)
from burgrave.games.kingsburg.moves import BUILD, DECLINE, PAY
from burgrave.games.kingsburg.position import (
    BY_BUILDINGS,
    BY_EMBASSY,
    BY_TOWN_HALL,
    NONE,
    SUMMER,
    Kingsburg,
    Province,
)
from burgrave.kernel.agenda import Question, Step
from burgrave.kernel.words import Phrase


class Building(Step[Kingsburg]):
    """In turn order everybody builds one building or none."""

    def run(self, p: Kingsburg) -> None:
        for seat in reversed(p.order):
            p.then(Build(seat))


class Build(Question[Kingsburg]):
    """Pay the price and put up the next building of a row; the envoy allows a second one. `a` is 1 for that one."""

    def prompt(self, p: Kingsburg) -> Phrase:
        return Phrase("ask.Build_second" if self.a else "ask.Build", who=self.seat)

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        moves = [DECLINE]
        standing = province.buildings
        for row in range(0, len(BUILDINGS), COLUMNS):
            column = 0
            while column < COLUMNS and standing >> (row + column) & 1:
                column += 1
            if column < COLUMNS and affordable(p, province, row + column):
                moves.append(BUILD.of(row + column))
        return moves

    def answer(self, p: Kingsburg, move: int) -> None:
        if move == DECLINE:
            return
        if self.a:
            p.envoy = NONE
        put_up(p, self.seat, BUILD.arg(move, 0))
        if not self.a and p.envoy == self.seat:
            p.then(Build(self.seat, 1))

    def opens(self) -> bool:
        return self.a == 0


def discount(p: Kingsburg, province: Province, building: int) -> int:
    """Crane: buildings of the third and fourth column cost a gold less."""
    if building % COLUMNS < 2 or not province.has(CRANE):
        return 0
    return 1 if p.readings.crane_each_time or not province.crane_used else 0


def affordable(p: Kingsburg, province: Province, building: int) -> bool:
    """Can the province pay for the building in full?"""
    figures = p.printed.buildings[building]
    return (
        province.wood >= figures.wood
        and province.stone >= figures.stone
        and province.gold >= max(0, figures.gold - discount(p, province, building))
    )


def put_up(p: Kingsburg, seat: int, building: int) -> None:
    """Pay, build, score the printed points; the building works from now on."""
    province = p.provinces[seat]
    figures = p.printed.buildings[building]
    cheaper = discount(p, province, building)
    province.gain(-max(0, figures.gold - cheaper), -figures.wood, -figures.stone)
    if cheaper:
        province.crane_used = True
    province.buildings |= 1 << building
    p.score(seat, BY_BUILDINGS, figures.points)
    if p.log:
        p.log.write("builds", who=seat, building=Phrase(f"building.{BUILDINGS[building]}"), n=figures.points)


class EndOfSeason(Step[Kingsburg]):
    """In turn order: the Inn's token (summer), the Embassy's point, then the Town Hall may trade once."""

    def run(self, p: Kingsburg) -> None:
        for seat in reversed(p.order):
            p.then(SeasonEnds(seat))


class SeasonEnds(Step[Kingsburg]):
    """One governor's buildings at the end of a season; they work already in the season they were built."""

    def run(self, p: Kingsburg) -> None:
        province = p.provinces[self.seat]
        if province.has(INN) and p.phase == SUMMER:
            province.tokens += 1
            if p.log:
                p.log.write("inn", who=self.seat)
        if province.has(EMBASSY):
            p.score(self.seat, BY_EMBASSY, 1)
            if p.log:
                p.log.write("embassy", who=self.seat)
        if province.has(TOWN_HALL):
            p.then(TownHall(self.seat))


class TownHall(Question[Kingsburg]):
    """Town Hall: pay one good or one "+2" token for a point, once a season."""

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        moves = [DECLINE]
        for good in range(3):
            if province.amount(good):
                moves.append(PAY.of(good))
        if province.tokens:
            moves.append(PAY.of(3))
        return moves

    def answer(self, p: Kingsburg, move: int) -> None:
        if move == DECLINE:
            return
        province = p.provinces[self.seat]
        paid = PAY.arg(move, 0)
        if paid == 3:
            province.tokens -= 1
        else:
            province.gain(-1 if paid == 0 else 0, -1 if paid == 1 else 0, -1 if paid == 2 else 0)
        p.score(self.seat, BY_TOWN_HALL, 1)
        if p.log:
            p.log.write("town_hall", who=self.seat, payment=Phrase(f"payment.{PAY.values[0][paid]}"))
