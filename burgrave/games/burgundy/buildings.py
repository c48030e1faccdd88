"""Buildings: what each of them brings, placed, imitated by the crane or met on a trade route."""

from __future__ import annotations

from burgrave.games.burgundy import solo, tiles
from burgrave.games.burgundy.actions import TakeTile, action_moves, adjust, adjust_moves, no_turning, sell_moves
from burgrave.games.burgundy.any_time import free_moves, is_free, make_free
from burgrave.games.burgundy.components import (
    BANK,
    BOARDING_HOUSE,
    CRANE,
    CRANE_EFFECTS,
    TAKES,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from burgrave.games.burgundy.dice import EXTRA, say_turned, spell_turned, touch_turned
from burgrave.games.burgundy.gains import of_building
from burgrave.games.burgundy.moves import ADJUST, CRANE_AS, CRANE_BUILDING, DECLINE, SELL_GOOD, adjusted
from burgrave.games.burgundy.obstacles import ACTIONS, BUYING, PLACING, SELLING, TURNING, no_action
from burgrave.games.burgundy.phrases import things, tile_phrase
from burgrave.games.burgundy.placing import place_moves
from burgrave.games.burgundy.position import BY_WATCHTOWERS, Burgundy
from burgrave.games.burgundy.waste import waste
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase


def use_building(p: Burgundy, seat: int, building: int) -> None:
    """The effect of a building, placed, imitated by the crane or met on a trade route."""
    gains = of_building(p, building)
    if p.log and building in (WATCHTOWER, BOARDING_HOUSE, BANK):
        gained = things(points=gains.points, workers=gains.workers, silver=gains.silver)
        p.log.write("building", who=seat, building=tile_phrase(building), n=gains.points, gained=gained)
    if building == WATCHTOWER:
        p.score(seat, BY_WATCHTOWERS, gains.points)
        if p.solo:
            p.then(solo.Target(seat))
    elif building == BOARDING_HOUSE:
        p.gain_workers(seat, gains.workers)
    elif building == BANK:
        p.realm(seat).silver += gains.silver
    elif building == WAREHOUSE:
        p.then(Warehouse(seat))
    elif building == TOWN_HALL:
        p.then(TownHall(seat))
    elif building == CRANE:
        p.then(Crane(seat))
    elif building == WHITE_CASTLE:
        p.then(WhiteCastle(seat, p.white))
    else:
        p.then(TakeTile(seat, building))


class TownHall(Detail[Burgundy]):
    """Place another stored tile with any number, or none."""

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.TownHall", tiles=len(p.realm(self.seat).storage) + len(p.dukes[self.seat].private))

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        return no_action(p, seat, thing, [0], PLACING | BUYING, super().why_not(p, seat, thing))

    def waste(self, p: Burgundy, seat: int, move: int) -> int:
        return waste(p, seat, move)

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        free_moves(p, self.seat, moves)
        place_moves(p, self.seat, EXTRA, 0, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        if is_free(move):
            p.then(TownHall(self.seat))
            make_free(p, self.seat, move)
        else:
            tiles.act(p, self.seat, move)


class WhiteCastle(Detail[Burgundy]):
    """One action with the number of the white die, which workers may change for this use."""

    @property
    def face(self) -> int:
        """The number of the die by now."""
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.WhiteCastle", number=self.face)

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        if thing == "die-white":
            return no_turning(p, seat, [self.face], 0)
        return no_action(p, seat, thing, [self.face], ACTIONS | TURNING | BUYING, super().why_not(p, seat, thing))

    def waste(self, p: Burgundy, seat: int, move: int) -> int:
        return waste(p, seat, move)

    def prepares(self, p: Burgundy, seat: int, move: int) -> bool:
        return move in ADJUST

    def weighty(self, p: Burgundy, seat: int, move: int) -> bool:
        return move == DECLINE

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        free_moves(p, self.seat, moves)
        adjust_moves(p, self.seat, EXTRA, moves)
        action_moves(p, self.seat, EXTRA, self.face, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move == DECLINE:
            return
        if is_free(move):
            p.then(WhiteCastle(self.seat, self.face))
            make_free(p, self.seat, move)
        elif move in ADJUST:
            p.then(WhiteCastle(self.seat, adjust(p, self.seat, self.face, move)))
        else:
            tiles.act(p, self.seat, move)

    def notation(self, p: Burgundy, seat: int, move: int) -> str:
        """It is the white die that a worker changes here."""
        if move in ADJUST:
            return f"{ADJUST.word} {spell_turned(self.face, adjusted(self.face, move))}"
        return super().notation(p, seat, move)

    def describe(self, p: Burgundy, seat: int, move: int) -> Phrase:
        if move in ADJUST:
            return say_turned(self.face, adjusted(self.face, move))
        return super().describe(p, seat, move)

    def touches(self, p: Burgundy, seat: int, move: int) -> list[str]:
        if move in ADJUST:
            return touch_turned(p, seat, "die-white", adjusted(self.face, move))
        return super().touches(p, seat, move)


class Warehouse(Detail[Burgundy]):
    """Sell one colour of goods, or none."""

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.Warehouse", points=Phrase("things.points", n=p.printed.sale[p.seats]))

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        return no_action(p, seat, thing, [0], SELLING, super().why_not(p, seat, thing))

    def options(self, p: Burgundy) -> list[int]:
        moves = [DECLINE]
        sell_moves(p, self.seat, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move != DECLINE:
            tiles.sell(p, self.seat, SELL_GOOD.of(move))


class Crane(Detail[Burgundy]):
    """The effect of a building of choice; those without any effect now are not offered."""

    def options(self, p: Burgundy) -> list[int]:
        moves: list[int] = []
        for which in range(len(CRANE_EFFECTS)):
            if self.useful(p, CRANE_EFFECTS[which]):
                moves.append(CRANE_AS.of(which))
        return moves

    def useful(self, p: Burgundy, building: int) -> bool:
        """Would the building do anything now?"""
        if building == WHITE_CASTLE:
            return p.readings.white_castles
        if building == WAREHOUSE:
            return p.realm(self.seat).colours_of_goods() > 0
        if building == TOWN_HALL:
            return len(TownHall(self.seat).options(p)) > 1
        if TAKES[building]:
            return len(TakeTile(self.seat, building).options(p)) > 1
        return True

    def answer(self, p: Burgundy, move: int) -> None:
        use_building(p, self.seat, CRANE_EFFECTS[CRANE_BUILDING.of(move)])
