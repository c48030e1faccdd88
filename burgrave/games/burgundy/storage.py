"""Tiles on their way: from the depots into storage, by an action, a building or a purchase."""

from __future__ import annotations

from burgrave.games.burgundy.components import BLACK, INN
from burgrave.games.burgundy.moves import DISCARD, DISCARD_STORE, DISCARD_TILE, STORE, STORE_WHERE
from burgrave.games.burgundy.phrases import tile_phrase
from burgrave.games.burgundy.position import SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase


def leave_depot(p: Burgundy, place: int, kind: int) -> None:
    """A tile goes from its depot (0 is the black one), or an inn from its stack."""
    if kind == INN:
        p.inns -= 1
    elif place == 0:
        p.black[p.black.index(kind)] = NONE
    else:
        at = (place - 1) * SLOTS
        while p.depots[at] != kind:
            at += 1
        p.depots[at] = NONE


def acquire(p: Burgundy, seat: int, place: int, kind: int) -> None:
    """Bring a tile of a depot (0 is the black one) into storage; if that is full, a stored tile has to go first."""
    # A tile that lies face down has been taken from the depot already (solo game).
    if place != 0 or kind != BLACK:
        leave_depot(p, place, kind)
    realm, duke = p.realm(seat), p.dukes[seat]
    room = len(realm.storage) < p.room(realm)
    own = len(p.realms) < p.seats and len(duke.private) < p.printed.private
    if room and own:
        p.then(ChooseStorage(seat, kind))
    elif room:
        realm.storage.append(kind)
    elif own:
        duke.private.append(kind)
    else:
        p.then(Discard(seat, kind))


class ChooseStorage(Detail[Burgundy]):
    """In a team: does the tile go to the shared or to the private storage?"""

    @property
    def tile(self) -> int:
        return self.a

    def options(self, p: Burgundy) -> list[int]:
        return [STORE.of(0), STORE.of(1)]

    def answer(self, p: Burgundy, move: int) -> None:
        if STORE_WHERE.of(move):
            p.dukes[self.seat].private.append(self.tile)
        else:
            p.realm(self.seat).storage.append(self.tile)

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.ChooseStorage", tile=tile_phrase(self.tile))


class Discard(Detail[Burgundy]):
    """Storage is full: a stored tile leaves the game, then the new one takes its place."""

    @property
    def tile(self) -> int:
        """The new tile, NONE if there only are too many."""
        return self.a

    def options(self, p: Burgundy) -> list[int]:
        moves: list[int] = []
        for kind in distinct(p.realm(self.seat).storage):
            moves.append(DISCARD.of(0, kind))
        if self.tile != NONE:
            for kind in distinct(p.dukes[self.seat].private):
                moves.append(DISCARD.of(1, kind))
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        kind = DISCARD_TILE.of(move)
        storage = p.dukes[self.seat].private if DISCARD_STORE.of(move) else p.realm(self.seat).storage
        storage.remove(kind)
        p.take_away(kind)
        if self.tile != NONE:
            storage.append(self.tile)
        if p.log:
            p.log.write("discards", who=self.seat, tile=tile_phrase(kind))

    def prompt(self, p: Burgundy) -> Phrase:
        if self.tile == NONE:
            return Phrase("ask.DiscardSpare")
        return Phrase("ask.Discard", tile=tile_phrase(self.tile))


def distinct(kinds: list[int]) -> list[int]:
    """Every kind once, in order."""
    found: list[int] = []
    for kind in kinds:
        if kind not in found:
            found.append(kind)
    return found


def in_depot(p: Burgundy, depot: int) -> list[int]:
    """The kinds of tiles in a numbered depot, from 1 to 6."""
    found: list[int] = []
    first = (depot - 1) * SLOTS
    for at in range(first, first + SLOTS):
        kind = p.depots[at]
        if kind != NONE and kind not in found:
            found.append(kind)
    return found


def in_black(p: Burgundy) -> list[int]:
    """The kinds of tiles in the black depot, and the inn on top of its stack."""
    found: list[int] = []
    for kind in p.black:
        if kind != NONE and kind not in found:
            found.append(kind)
    if p.inns:
        found.append(INN)
    return found
