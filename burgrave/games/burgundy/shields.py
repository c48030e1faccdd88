"""Shields: taken for a double, carried by castles, paid for at the end of every phase."""

from __future__ import annotations

from burgrave.games.burgundy.cards import (
    ANOTHERS_MONASTERIES,
    DOUBLE_SHIELDS,
    SET_A_DIE,
    TRIBUTE_IN_WORKERS,
    UNLIMITED_STORAGE,
)
from burgrave.games.burgundy.components import CASTLE
from burgrave.games.burgundy.moves import (
    COPY,
    COPY_WHOM,
    SET,
    SET_DIE,
    SET_FACE,
    SHIELD,
    SHIELD_NEW,
    SHIELD_OLD,
    TRIBUTE,
    TRIBUTE_PAY,
)
from burgrave.games.burgundy.phrases import shield_phrase
from burgrave.games.burgundy.position import SHIELD_DEAL, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.storage import Discard
from burgrave.kernel.agenda import Question, Step
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
    free = free_castle(p, seat) != NONE
    for at in range(len(p.shields)):
        shield = p.shields[at]
        if not shield or depot not in (0, at // 2 + 1):
            continue
        if free:
            moves.append(SHIELD.of(shield - 1, 0))
        for old in realm.shields:
            moves.append(SHIELD.of(shield - 1, old))


def free_castle(p: Burgundy, seat: int) -> int:
    """The first castle without a shield; NONE if there is none."""
    realm = p.realm(seat)
    for cell in range(len(realm.cells)):
        if realm.cells[cell] == CASTLE and cell not in realm.shield_at:
            return cell
    return NONE


def take_shield(p: Burgundy, seat: int, move: int) -> None:
    """Put the shield up; one that is replaced leaves the game."""
    shield, old = SHIELD_NEW.of(move) + 1, SHIELD_OLD.of(move)
    realm = p.realm(seat)
    p.shields = [0 if other == shield else other for other in p.shields]
    cell = drop_shield(p, seat, old) if old else free_castle(p, seat)
    realm.shields = [*realm.shields, shield]
    realm.shield_at = [*realm.shield_at, cell]
    realm.arms |= 1 << shield
    if p.log:
        p.log.write("shield", who=seat, shield=shield_phrase(shield))


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
    """In the own turn: a double buys a shield; by shields one die may be set and a player may be named."""
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
    if realm.armed(ANOTHERS_MONASTERIES) and realm.copied == NONE:
        for other in range(p.seats):
            if other != seat:
                moves.append(COPY.of(other))


def turn_move(p: Burgundy, seat: int, move: int) -> None:
    """Carry out one of these moves."""
    duke = p.dukes[seat]
    if move in SHIELD:
        duke.used = 3
        take_shield(p, seat, move)
    elif move in SET:
        duke.set = True
        duke.dice = duke.dice[:]
        duke.dice[SET_DIE.of(move)] = SET_FACE.of(move) + 1
        if p.log:
            p.log.write("sets", who=seat, face=SET_FACE.of(move) + 1)
    else:
        p.realm(seat).copied = COPY_WHOM.of(move)
        if p.log:
            p.log.write("copies", who=seat, whom=COPY_WHOM.of(move))


class Tributes(Step[Burgundy]):
    """In turn order everybody pays for every shield or gives it up; one that helps to pay comes last."""

    def run(self, p: Burgundy) -> None:
        for seat in reversed(p.order):
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
        return Phrase("ask.Tribute", who=self.seat, shield=shield_phrase(self.shield))

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
        if pay == 0:
            realm.silver -= p.printed.tribute
        elif pay == 1:
            realm.workers -= p.printed.tribute
        else:
            drop_shield(p, self.seat, self.shield)
        if p.log:
            p.log.write("drops" if pay == 2 else "pays", who=self.seat, shield=shield_phrase(self.shield))


def shield_points(p: Burgundy, seat: int) -> int:
    """The printed points of all shields; a shield doubles them, its own too."""
    realm = p.realm(seat)
    total = 0
    for shield in realm.shields:
        total += p.printed.shield_points[shield]
    return 2 * total if realm.armed(DOUBLE_SHIELDS) else total
