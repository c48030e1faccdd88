"""Ships: goods from the depots into the stores, and a step on the bridge."""

from __future__ import annotations

from burgrave.games.burgundy.cards import ALL_OF_A_COLOUR, SECOND_DEPOT
from burgrave.games.burgundy.components import GOODS
from burgrave.games.burgundy.moves import LOAD, LOAD_BOTH, LOAD_DEPOT, LOAD_GOOD, STOW, STOW_GOODS
from burgrave.games.burgundy.notation import goods_in, neighbour
from burgrave.games.burgundy.phrases import things
from burgrave.games.burgundy.pieces import kind_of, number_of, whose
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import Realm
from burgrave.games.burgundy.wording import stowing
from burgrave.kernel.agenda import Detail, Step
from burgrave.kernel.words import Phrase


class Ship(Detail[Burgundy]):
    """Choose a depot and take its goods; with a monastery also those of a neighbour, with a shield all of one colour.

    Depots that give nothing make one move.
    """

    def prompt(self, p: Burgundy) -> Phrase:
        if p.solo:
            return Phrase("ask.Ship_alone")
        return Phrase("ask.Ship", free=free_stores(p, p.realm(self.seat)), stores=p.printed.stores)

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        foreign = whose(p, seat, thing)
        if foreign is not None or kind_of(thing) != "wares":
            return foreign or super().why_not(p, seat, thing)
        depot, realm = number_of(thing), p.realm(seat)
        if not any(p.wares[(depot - 1) * 6 : depot * 6]):
            return Phrase("why.no_wares", place=depot)
        if not loadable(p, realm, depot):
            return Phrase("why.no_stores", stores=p.printed.stores)
        return None

    def options(self, p: Burgundy) -> list[int]:
        realm = p.realm(self.seat)
        some = [0, 0, 0, 0, 0, 0, 0]
        idle = False
        for depot in range(1, 7):
            some[depot] = loadable(p, realm, depot)
            if not some[depot]:
                idle = True
        pairs = p.works(self.seat, SECOND_DEPOT)
        moves: list[int] = []
        if idle:
            moves.append(LOAD.of(0))
        for depot in range(1, 7):
            if some[depot]:
                moves.append(LOAD.of(depot))
                if pairs and some[neighbour(depot)]:
                    moves.append(LOAD.of(depot, 1))
        if realm.armed(ALL_OF_A_COLOUR):
            moves.extend(self.with_colours(p, realm, moves))
        return moves

    def with_colours(self, p: Burgundy, realm: Realm, moves: list[int]) -> list[int]:
        """By a shield: each of the moves together with all goods of a colour that lies on other depots, too."""
        more: list[int] = []
        for good in range(len(GOODS)):
            if not realm.goods[good] and not free_stores(p, realm):
                continue
            for move in moves:
                depot, both = LOAD_DEPOT.of(move), LOAD_BOTH.of(move)
                left = 0
                for other in range(1, 7):
                    if other != depot and not (both and other == neighbour(depot)):
                        left += p.wares[(other - 1) * 6 + good]
                if left:
                    more.append(LOAD.of(depot, both, good + 1))
        return more

    def answer(self, p: Burgundy, move: int) -> None:
        depot, both, good = LOAD_DEPOT.of(move), LOAD_BOTH.of(move), LOAD_GOOD.of(move)
        p.then(Stow(self.seat, depot * 2 + both, good))


def free_stores(p: Burgundy, realm: Realm) -> int:
    """How many further colours the stores can hold; alone one has no limit."""
    if p.solo:
        return len(GOODS)
    return p.printed.stores - realm.colours_of_goods()


def loadable(p: Burgundy, realm: Realm, depot: int) -> int:
    """How many goods of a depot could be taken."""
    room = free_stores(p, realm) > 0
    found = 0
    first = (depot - 1) * 6
    for good in range(len(GOODS)):
        if room or realm.goods[good]:
            found += p.wares[first + good]
    return found


class Stow(Detail[Burgundy]):
    """All goods that fit are taken; if there are more new colours than free stores, which of them?"""

    @property
    def depot(self) -> int:
        """The depot chosen, 0 for none."""
        return self.a // 2

    @property
    def both(self) -> bool:
        """Does the next depot count as well?"""
        return self.a % 2 == 1

    @property
    def everywhere(self) -> int:
        """The colour that is taken from all depots, NONE if there is no such."""
        return self.b - 1

    def offered(self, p: Burgundy) -> list[int]:
        """How many goods of each colour are to be had."""
        amounts = [0, 0, 0, 0, 0, 0]
        depot = self.depot
        for good in range(len(GOODS)):
            for other in range(1, 7):
                if self.has(other, depot) or good == self.everywhere:
                    amounts[good] += p.wares[(other - 1) * 6 + good]
        return amounts

    def has(self, other: int, depot: int) -> bool:
        """Is another depot the one chosen, or its neighbour?"""
        return depot > 0 and (other == depot or (self.both and other == neighbour(depot)))

    def options(self, p: Burgundy) -> list[int]:
        realm = p.realm(self.seat)
        amounts = self.offered(p)
        known = 0
        fresh = 0
        for good in range(len(GOODS)):
            if amounts[good]:
                if realm.goods[good]:
                    known |= 1 << good
                else:
                    fresh |= 1 << good
        free = free_stores(p, realm)
        if fresh.bit_count() <= free:
            return [STOW.of(known | fresh)]
        return [STOW.of(known | bits) for bits in range(64) if bits & ~fresh == 0 and bits.bit_count() == free]

    def answer(self, p: Burgundy, move: int) -> None:
        realm = p.realm(self.seat)
        bits = STOW_GOODS.of(move)
        depot = self.depot
        before = realm.goods[:]
        p.wares = p.wares[:]
        for good in goods_in(bits):
            for other in range(1, 7):
                if self.has(other, depot) or good == self.everywhere:
                    at = (other - 1) * 6 + good
                    realm.goods[good] += p.wares[at]
                    p.wares[at] = 0
        if p.log and realm.goods != before:
            taken = {GOODS[good]: realm.goods[good] - before[good] for good in goods_in(bits)}
            p.log.write("loads", who=self.seat, gained=things(**taken))

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.Stow")

    def describe(self, p: Burgundy, seat: int, move: int) -> Phrase:
        return stowing(STOW_GOODS.of(move), self.offered(p))


class Sail(Step[Burgundy]):
    """The pawn moves one space along the bridge, on top of any others; on the last space it only climbs to the top.

    The running round keeps its order.
    """

    def run(self, p: Burgundy) -> None:
        duke = p.dukes[self.seat]
        sails = duke.space < p.printed.spaces - 1
        if sails:
            duke.space += 1
        top = 0
        for other in range(p.seats):
            if other != self.seat and p.dukes[other].space == duke.space and p.dukes[other].height >= top:
                top = p.dukes[other].height + 1
        duke.height = top
        if p.log:
            p.log.write("sails" if sails else "climbs", who=self.seat, space=duke.space + 1)
