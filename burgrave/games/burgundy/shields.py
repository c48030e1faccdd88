"""Shields: taken for a double, carried by castles, paid for at the end of every phase."""

from __future__ import annotations

from burgrave.games.burgundy.any_time import make_free, naming_moves
from burgrave.games.burgundy.cards import (
    ANOTHERS_MONASTERIES,
    DOUBLE_SHIELDS,
    END_POINTS,
    MINE_WORKERS,
    SET_A_DIE,
    TO_BORROW,
    TRIBUTE_IN_WORKERS,
    UNLIMITED_STORAGE,
)
from burgrave.games.burgundy.components import CASTLE, MINE
from burgrave.games.burgundy.dice import shield_on
from burgrave.games.burgundy.moves import (
    CARRY,
    CARRY_CELL,
    DECLINE,
    SET,
    SET_DIE,
    SET_FACE,
    SHIELD,
    SHIELD_NEW,
    SHIELD_OLD,
    TRIBUTE,
    TRIBUTE_PAY,
)
from burgrave.games.burgundy.phrases import both, cell_phrase, owner, shield_phrase, things
from burgrave.games.burgundy.pieces import whose
from burgrave.games.burgundy.position import SHIELD_DEAL, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.storage import Discard
from burgrave.kernel.agenda import Detail, Question, Step
from burgrave.kernel.words import Phrase


def deal_shields(p: Burgundy) -> None:
    """One or two shields lie open on every depot; the others are not needed."""
    shields = list(range(1, len(p.printed.shield_points)))
    p.chance.shuffle(shields, SHIELD_DEAL, 0, 0)
    for depot, count in enumerate(p.printed.shield_deal[p.seats]):
        for place in range(count):
            p.shields[2 * depot + place] = shields.pop()


def shield_moves(p: Burgundy, seat: int, depot: int, moves: list[int]) -> None:
    """A shield of a depot (0 for any) on a castle without one, or in place of another."""
    realm = p.realm(seat)
    free = len(free_castles(p, seat)) > 0
    for at in range(len(p.shields)):
        shield = p.shields[at]
        if not shield or depot not in (0, at // 2 + 1):
            continue
        if free:
            moves.append(SHIELD.of(shield - 1, 0))
        for old in realm.shields:
            moves.append(SHIELD.of(shield - 1, old))


def free_castles(p: Burgundy, seat: int) -> list[int]:
    """The castles without a shield."""
    realm = p.realm(seat)
    found: list[int] = []
    for cell in range(len(realm.cells)):
        if realm.cells[cell] == CASTLE and cell not in realm.shield_at:
            found.append(cell)
    return found


def take_shield(p: Burgundy, seat: int, move: int) -> None:
    """Put the shield up; one that is replaced leaves the game.

    Which castle carries it only matters where castles can be lifted: then the owner says it.
    """
    shield, old = SHIELD_NEW.of(move) + 1, SHIELD_OLD.of(move)
    realm = p.realm(seat)
    p.shields = [0 if other == shield else other for other in p.shields]
    if p.log:
        p.log.write("shield", who=seat, shield=shield_phrase(shield))
        if old:
            p.log.write("drops", who=seat, shield=shield_phrase(old))
    cell = drop_shield(p, seat, old) if old else free_castles(p, seat)[0]
    realm.shields = [*realm.shields, shield]
    realm.shield_at = [*realm.shield_at, cell]
    realm.arms |= 1 << shield
    if not old and p.bound and p.readings.castle_back == "own":
        p.then(Carry(seat, shield))


class Carry(Detail[Burgundy]):
    """Which castle carries the new shield? Lifted, it would lose it."""

    @property
    def shield(self) -> int:
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.Carry", shield=shield_phrase(self.shield))

    def options(self, p: Burgundy) -> list[int]:
        realm = p.realm(self.seat)
        cells = [realm.shield_at[realm.shields.index(self.shield)], *free_castles(p, self.seat)]
        return [CARRY.of(cell) for cell in sorted(cells)]

    def answer(self, p: Burgundy, move: int) -> None:
        realm = p.realm(self.seat)
        at = realm.shields.index(self.shield)
        cell = CARRY_CELL.of(move)
        realm.shield_at = [*realm.shield_at[:at], cell, *realm.shield_at[at + 1 :]]
        if p.log:
            p.log.write("carries", who=self.seat, cell=cell_phrase(p, self.seat, cell))


def drop_shield(p: Burgundy, seat: int, shield: int) -> int:
    """A shield leaves the game; gives its castle. Without room by a shield only as much can be stored as usual."""
    realm = p.realm(seat)
    at = realm.shields.index(shield)
    cell = realm.shield_at[at]
    realm.shields = realm.shields[:at] + realm.shields[at + 1 :]
    realm.shield_at = realm.shield_at[:at] + realm.shield_at[at + 1 :]
    realm.arms &= ~(1 << shield)
    if UNLIMITED_STORAGE >> shield & 1:
        for _ in range(len(realm.storage) - p.room(realm)):
            p.then(Discard(seat, NONE))
    return cell


def turn_moves(p: Burgundy, seat: int, moves: list[int]) -> None:
    """In the own turn: a double buys a shield; by a shield one die may be set."""
    duke, realm = p.dukes[seat], p.realm(seat)
    dice = duke.dice
    if duke.used == 0 and dice[0] == dice[1]:
        shield_moves(p, seat, dice[0], moves)
    if realm.armed(SET_A_DIE) and not duke.set:
        for die in range(2):
            if duke.used >> die & 1 or (die and not duke.used & 1 and dice[0] == dice[1]):
                continue
            for face in range(6):
                if face + 1 != dice[die]:
                    moves.append(SET.of(die, face))


def no_shield(p: Burgundy, seat: int, shield: int) -> Phrase | None:
    """Why a shield cannot be taken for a double, or an own one sets no die."""
    duke, realm = p.dukes[seat], p.realm(seat)
    if shield in realm.shields:
        if not SET_A_DIE >> shield & 1:
            return None
        if duke.set:
            return Phrase("why.die_set")
        return Phrase("why.dice_used") if duke.used == 3 else None
    if duke.used:
        return Phrase("why.dice_used" if duke.used == 3 else "why.double_used")
    depot = p.shields.index(shield) // 2 + 1
    if duke.dice != [depot, depot]:
        return Phrase("why.double", number=depot, dice=both(duke.dice))
    return None if realm.shields or free_castles(p, seat) else Phrase("why.no_castle")


def turn_move(p: Burgundy, seat: int, move: int) -> None:
    """Carry out one of these moves."""
    duke = p.dukes[seat]
    if move in SHIELD:
        duke.used = 3
        take_shield(p, seat, move)
    else:
        die, face = SET_DIE.of(move), SET_FACE.of(move) + 1
        if p.log:
            p.log.write("sets", who=seat, face=duke.dice[die], to=face)
        duke.set = True
        duke.dice = duke.dice[:]
        duke.dice[die] = face


class Tributes(Step[Burgundy]):
    """In turn order everybody pays for every shield or gives it up; one that helps to pay comes last.

    For a team whoever of it comes first decides.
    """

    def run(self, p: Burgundy) -> None:
        for seat in reversed(p.deciders()):
            shields = p.realm(seat).shields
            for helps in (1, 0):
                for shield in reversed(shields):
                    if TRIBUTE_IN_WORKERS >> shield & 1 == helps:
                        p.then(Tribute(seat, shield))


class Tribute(Question[Burgundy]):
    """A silver for a shield, or by a shield a worker, or the shield leaves the game."""

    @property
    def shield(self) -> int:
        return self.a

    def prompt(self, p: Burgundy) -> Phrase:
        silver = Phrase("things.silver", n=p.realm(self.seat).silver)
        return Phrase("ask.Tribute", shield=shield_phrase(self.shield), tribute=p.printed.tribute, silver=silver)

    def touches(self, p: Burgundy, seat: int, move: int) -> list[str]:
        """What is paid with, or the shield that goes."""
        whose_realm = owner(p, seat)
        return [[f"silver-{whose_realm}", f"worker-{whose_realm}", f"shield-{self.shield}"][TRIBUTE_PAY.of(move)]]

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        foreign = whose(p, seat, thing)
        if foreign is not None:
            return foreign
        realm = p.realm(seat)
        if thing.startswith("silver"):
            return Phrase("why.tribute", price=Phrase("things.silver", n=p.printed.tribute), have=realm.silver)
        if thing.startswith("worker"):
            if realm.armed(TRIBUTE_IN_WORKERS):
                return Phrase("why.tribute", price=Phrase("things.workers", n=p.printed.tribute), have=realm.workers)
            return Phrase("why.tribute_workers", number=shield_on(p, seat, TRIBUTE_IN_WORKERS))
        return super().why_not(p, seat, thing)

    def weighty(self, p: Burgundy, seat: int, move: int) -> bool:
        """The shield leaves the game."""
        return TRIBUTE_PAY.of(move) == 2

    def options(self, p: Burgundy) -> list[int]:
        realm = p.realm(self.seat)
        moves: list[int] = []
        if realm.silver >= p.printed.tribute:
            moves.append(TRIBUTE.of(0))
        if realm.armed(TRIBUTE_IN_WORKERS) and realm.workers >= p.printed.tribute:
            moves.append(TRIBUTE.of(1))
        moves.append(TRIBUTE.of(2))
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        realm = p.realm(self.seat)
        pay = TRIBUTE_PAY.of(move)
        if pay == 2:
            if p.log:
                p.log.write("drops", who=self.seat, shield=shield_phrase(self.shield))
            drop_shield(p, self.seat, self.shield)
            return
        if pay == 0:
            realm.silver -= p.printed.tribute
            paid = things(silver=p.printed.tribute)
        else:
            realm.workers -= p.printed.tribute
            paid = things(workers=p.printed.tribute)
        if p.log:
            p.log.write("pays", who=self.seat, shield=shield_phrase(self.shield), paid=paid)


class NamePlayer(Question[Burgundy]):
    """Before monasteries bring something at the end of a phase or of the game: whose work here as well, by a shield?

    At the end of a phase one may still wait.
    """

    @property
    def last(self) -> bool:
        """Is it the last moment, before the final scoring?"""
        return self.a == 1

    def options(self, p: Burgundy) -> list[int]:
        moves = [] if self.last else [DECLINE]
        naming_moves(p, self.seat, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        if move != DECLINE:
            make_free(p, self.seat, move)


class Naming(Step[Burgundy]):
    """Everybody with the shield who has not named a player yet is asked, if one would help now."""

    @property
    def hook(self) -> int:
        """The monasteries that bring something now, as bits."""
        return END_POINTS if self.last else MINE_WORKERS

    @property
    def last(self) -> bool:
        return self.a == 1

    def run(self, p: Burgundy) -> None:
        for seat in reversed(p.deciders()):
            realm = p.realm(seat)
            if realm.copied != NONE or not realm.armed(ANOTHERS_MONASTERIES):
                continue
            if not self.last and not realm.count(MINE):
                continue
            if any(other.monasteries & TO_BORROW & self.hook for other in p.realms if other is not realm):
                p.then(NamePlayer(seat, self.a))


def shield_points(p: Burgundy, seat: int) -> int:
    """The printed points of all shields; a shield doubles them, its own too."""
    realm = p.realm(seat)
    total = 0
    for shield in realm.shields:
        total += p.printed.shield_points[shield]
    return 2 * total if realm.armed(DOUBLE_SHIELDS) else total
