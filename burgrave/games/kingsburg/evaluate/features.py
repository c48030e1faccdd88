"""What a bot that learns Kingsburg looks at: what a governor has, what is promised, and the coming winter."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.battle import defence
from burgrave.games.kingsburg.components import BUILDINGS, COLUMNS, KINDS
from burgrave.games.kingsburg.evaluate.judgement import (
    GOODS_A_BUILDING,
    KingsburgJudgement,
    next_building,
    promised,
    promised_soldiers,
    seasons_left,
    winter,
    yields,
)
from burgrave.games.kingsburg.position import AUTUMN, COLOURED, ENVOY, REWARD, SPRING, SUMMER, WINTER, YEARS, Kingsburg
from burgrave.kernel.position import Position

NAMES: Final = (
    *("one", "worth", "points", "gold", "wood", "stone", "spread of goods", "goods beyond use", "tokens", "soldiers"),
    *("promised gold", "promised wood", "promised stone", "promised rest", "promised soldiers"),
    *("winter", "winter this autumn", "defence", "next building", "yields", "still builds", "envoy", "knows enemy"),
    *(
        "dice in hand",
        "sum in hand",
        "white dice",
        "passed",
        "place in order",
        "spring",
        "summer",
        "autumn",
        "winter now",
    ),
    *("buildings", "rows begun", "most buildings", "fewest buildings", "best rival"),
    *BUILDINGS,
)


class KingsburgFeatures(KingsburgJudgement):
    """The judgement of a governor, and what a learning one looks at."""

    FEATURES = NAMES

    def progress(self, position: Position) -> float:
        assert isinstance(position, Kingsburg)
        return max(0.0, ((position.year - 1) * 8 + position.phase) / (YEARS * 8))

    def look(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, Kingsburg)
        p = position
        province = p.provinces[seat]
        seasons = seasons_left(p, seat)
        winters = YEARS - p.year + (0 if p.phase == WINTER else 1)
        gold, wood, stone, rest = promised(p, province, seat, seasons)
        goods = province.goods() + gold + wood + stone
        coming = promised_soldiers(p, province, seat)
        battle = winter(p, province, seat, province.soldiers + coming) if p.phase != WINTER else 0.0
        dice = 0
        faces = 0
        white = 0
        if not province.passed:
            for die in range(len(province.dice)):
                if not province.placed[die]:
                    dice += 1
                    faces += province.dice[die]
                    if die >= COLOURED:
                        white += 1
        standing = province.standing()
        most = 0
        fewest = 99
        rival = -99
        for other in range(p.seats):
            if other != seat:
                theirs = p.provinces[other]
                most = max(most, theirs.standing())
                fewest = min(fewest, theirs.standing())
                rival = max(rival, theirs.points)
        going = 0.0
        begun = 0
        for building in range(len(BUILDINGS)):
            if province.buildings >> building & 1:
                going += yields(p.printed.buildings[building], seasons, winters, goods)
                if building % COLUMNS == 0:
                    begun += 1
        top = len(p.enemies) - 1
        guard = 0
        for kind in range(len(KINDS)):
            guard += defence(p, province, kind)
        found = [
            1.0,
            self.worth(p, seat),
            float(province.points),
            float(province.gold),
            float(province.wood),
            float(province.stone),
            float(min(province.gold + gold, province.wood + wood, province.stone + stone)),
            float(max(0, goods - GOODS_A_BUILDING * max(seasons, 0))),
            float(province.tokens),
            float(province.soldiers),
            float(gold),
            float(wood),
            float(stone),
            rest,
            float(coming),
            battle,
            battle if p.phase >= AUTUMN else 0.0,
            guard / len(KINDS),
            next_building(p, province, gold, wood, stone, seasons, winters) if seasons else 0.0,
            going,
            1.0 if p.phase in (SPRING, SUMMER, AUTUMN) and seasons % 3 else 0.0,
            1.0 if p.envoy == seat else 0.0,
            1.0 if top >= 0 and p.enemies.knows(top, seat) else 0.0,
            float(dice),
            float(faces),
            float(white),
            1.0 if province.passed else 0.0,
            float(p.order.index(seat)),
            1.0 if p.phase == SPRING else 0.0,
            1.0 if p.phase in (REWARD, SUMMER) else 0.0,
            1.0 if p.phase in (ENVOY, AUTUMN) else 0.0,
            1.0 if p.phase > AUTUMN else 0.0,
            float(standing),
            float(begun),
            1.0 if standing > most else 0.0,
            1.0 if standing < fewest else 0.0,
            float(rival),
        ]
        for building in range(len(BUILDINGS)):
            found.append(1.0 if province.buildings >> building & 1 else 0.0)
        return found
