"""Step d of a harvest: building, and what buildings do at its end."""

from __future__ import annotations

from burgrave.games.kingsburg.components import BUILDINGS, COLUMNS, GOODS
from burgrave.games.kingsburg.moves import BUILD, BUILD_BUILDING, DECLINE, PAY, PAY_PAYMENT, TOKEN, payment_thing
from burgrave.games.kingsburg.phrases import amount_phrase, building_phrase, goods_cost, goods_phrase, paid_phrase
from burgrave.games.kingsburg.pieces import BUILDING, GovernorQuestion
from burgrave.games.kingsburg.position import BY_BUILDINGS, NONE, SUMMER, Kingsburg, Province
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Gain, Phrase


class Construction(Step[Kingsburg]):
    """In turn order everybody builds one building or none."""

    def run(self, p: Kingsburg) -> None:
        for seat in reversed(p.order):
            p.then(Build(seat))


class Build(GovernorQuestion):
    """Pay the price and put up the next building of a row; the envoy allows a second one."""

    @property
    def second(self) -> bool:
        """Is it the envoy's building?"""
        return self.a == 1

    def prompt(self, p: Kingsburg) -> Phrase:
        province = p.provinces[self.seat]
        goods = paid_phrase(province.gold, province.wood, province.stone)
        return Phrase("ask.Build_second" if self.second else "ask.Build", goods=goods)

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        moves = [DECLINE]
        for row in range(0, len(BUILDINGS), COLUMNS):
            building = next_of_row(province.buildings, row)
            if building != NONE and affordable(p, province, building):
                moves.append(BUILD.of(building))
        return moves

    def standing(self, p: Kingsburg, building: int) -> Phrase | None:
        return Phrase("why.stands", building=building_phrase(building))

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        """Not the next one of its row, or too dear."""
        if kind != BUILDING:
            return super().obstacle(p, kind, name)
        province = p.provinces[self.seat]
        building = BUILDINGS.index(name)
        before = next_of_row(province.buildings, building - building % COLUMNS)
        if before != building:
            return Phrase("why.row", before=building_phrase(before))
        figures = p.printed.buildings[building]
        gold = gold_price(p, province, building)
        short = goods_phrase(
            max(0, gold - province.gold), max(0, figures.wood - province.wood), max(0, figures.stone - province.stone)
        )
        return Phrase("why.price", things=short, price=paid_phrase(gold, figures.wood, figures.stone))

    def describe(self, p: Kingsburg, seat: int, move: int) -> Phrase:
        """A building with the price to be paid now and the points it scores."""
        if move == DECLINE:
            return super().describe(p, seat, move)
        building = BUILD_BUILDING.of(move)
        figures = p.printed.buildings[building]
        gold = gold_price(p, p.provinces[seat], building)
        said = building_phrase(building)
        price = goods_cost(gold, figures.wood, figures.stone) or [amount_phrase("goods", 0)]
        if figures.points:
            return Phrase("move.build_scored", building=said, price=price, gain=Gain("points", figures.points))
        return Phrase("move.build", building=said, price=price)

    def answer(self, p: Kingsburg, move: int) -> None:
        if move == DECLINE:
            return
        if self.second:
            p.envoy = NONE
        put_up(p, self.seat, BUILD_BUILDING.of(move), "builds_second" if self.second else "builds")
        if not self.second and p.envoy == self.seat:
            p.then(Build(self.seat, 1))

    def opens(self) -> bool:
        return not self.second


def next_of_row(standing: int, row: int) -> int:
    """The building that a row goes on with beside those that stand (bits); none if the row is full."""
    column = 0
    while column < COLUMNS and standing >> (row + column) & 1:
        column += 1
    return row + column if column < COLUMNS else NONE


def discount(p: Kingsburg, province: Province, building: int) -> int:
    """Crane: buildings of the third and fourth column cost a gold less, every time or once a season."""
    if province.crane_used and not p.readings.crane_each_time:
        return 0
    return p.printed.saved(province.buildings, building)


def gold_price(p: Kingsburg, province: Province, building: int) -> int:
    """How much gold a building costs now."""
    return max(0, p.printed.buildings[building].gold - discount(p, province, building))


def affordable(p: Kingsburg, province: Province, building: int) -> bool:
    """Can the province pay for the building in full?"""
    figures = p.printed.buildings[building]
    return (
        province.wood >= figures.wood
        and province.stone >= figures.stone
        and province.gold >= gold_price(p, province, building)
    )


def put_up(p: Kingsburg, seat: int, building: int, key: str) -> None:
    """Pay, build, score the printed points; the building works from now on."""
    province = p.provinces[seat]
    figures = p.printed.buildings[building]
    gold = gold_price(p, province, building)
    if discount(p, province, building):
        province.crane_used = True
    province.gain(-gold, -figures.wood, -figures.stone)
    province.buildings |= 1 << building
    p.score(seat, BY_BUILDINGS, figures.points)
    if p.log:
        price = paid_phrase(gold, figures.wood, figures.stone)
        built = Phrase("built", building=building_phrase(building), price=price)
        if figures.points:
            built = Phrase("built_scored", built=built, gain=amount_phrase("points", figures.points))
        p.log.write(key, who=seat, built=built)


class EndOfSeason(Step[Kingsburg]):
    """In turn order: the Inn's token (summer), the Embassy's point, then the Town Hall may trade once."""

    def run(self, p: Kingsburg) -> None:
        for seat in reversed(p.order):
            p.then(SeasonEnds(seat))


class SeasonEnds(Step[Kingsburg]):
    """One governor's buildings at the end of a harvest; they work already in the season they were built."""

    def run(self, p: Kingsburg) -> None:
        province = p.provinces[self.seat]
        printed = p.printed
        if p.phase == SUMMER:
            for building in printed.summer_tokens.among(province.buildings):
                tokens = printed.summer_tokens.amounts[building]
                province.tokens += tokens
                p.tell_gift(self.seat, building, "tokens", tokens)
        for building in printed.season_points.among(province.buildings):
            points = printed.season_points.amounts[building]
            p.score(self.seat, printed.buildings[building].line, points)
            p.tell_gift(self.seat, building, "points", points)
        if printed.points_a_trade.works(province.buildings):
            p.then(TownHall(self.seat))


class TownHall(GovernorQuestion):
    """Town Hall: pay one good or one "+2" token for its points, once a season."""

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        moves = [DECLINE]
        for good in range(len(GOODS)):
            if province.amount(good):
                moves.append(PAY.of(good))
        if province.tokens:
            moves.append(PAY.of(TOKEN))
        return moves

    def answer(self, p: Kingsburg, move: int) -> None:
        if move == DECLINE:
            return
        province = p.provinces[self.seat]
        paid = PAY_PAYMENT.of(move)
        if paid == TOKEN:
            province.tokens -= 1
        else:
            province.give_one(paid)
        building = self.building(p)
        points = p.printed.points_a_trade.total(province.buildings)
        p.score(self.seat, p.printed.buildings[building].line, points)
        if p.log:
            pay, gain = amount_phrase(payment_thing(paid), 1), amount_phrase("points", points)
            key = p.printed.buildings[building].log or "trades"
            p.log.write(key, who=self.seat, pay=pay, gain=gain, building=building_phrase(building))

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        return self.to_give(p, kind, name)

    def building(self, p: Kingsburg) -> int:
        """The building that trades: the Town Hall."""
        return p.printed.points_a_trade.first(p.provinces[self.seat].buildings)

    def prompt(self, p: Kingsburg) -> Phrase:
        building = self.building(p)
        if p.printed.buildings[building].log:
            return super().prompt(p)
        return Phrase("ask.TownHall_other", building=building_phrase(building))
