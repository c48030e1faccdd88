"""Of several ways to the same target, the one that gives least away."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.actions import action_moves
from burgrave.games.burgundy.components import COLOUR
from burgrave.games.burgundy.dice import EXTRA, SHIFT, turned
from burgrave.games.burgundy.estates import ANY
from burgrave.games.burgundy.moves import (
    ADJUST,
    ADJUST_DIE,
    ADJUST_SHIFT,
    BUY,
    BUY_PAY,
    PLACE,
    PLACE_CELL,
    PLACE_DIE,
    SELL,
    TAKE,
    TAKE_DEPOT,
    TAKE_DIE,
    WORKERS,
    WORKERS_DIE,
)
from burgrave.games.burgundy.placing import fits
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.agenda import CHOSEN

A_DIE: Final = 100
"""A purchase gives away more than any die: silver or workers, and the one purchase of the turn."""


def waste(p: Burgundy, seat: int, move: int) -> int:
    """What a move gives away to reach its target: first the die that is of least other use, then a purchase.

    Several tiles for one cell are a choice of their own.
    """
    if move in TAKE:
        return of_die(p, seat, TAKE_DIE.of(move), TAKE_DEPOT.of(move) + 1)
    if move in PLACE:
        cell = PLACE_CELL.of(move)
        if several(p, seat, cell):
            return CHOSEN
        return of_die(p, seat, PLACE_DIE.of(move), p.realm(seat).estate.numbers[cell])
    if move in SELL:
        return 0
    if move in WORKERS:
        return of_die(p, seat, WORKERS_DIE.of(move), 0)
    if move in ADJUST and ADJUST_DIE.of(move) < EXTRA:
        die, shift = ADJUST_DIE.of(move), SHIFT[ADJUST_SHIFT.of(move)]
        return of_die(p, seat, die, turned(p.dukes[seat].dice[die], shift))
    if move in BUY:
        # Two workers are worth a point at the end, a silver alone is.
        return A_DIE + (2, 0, 1)[BUY_PAY.of(move)]
    return CHOSEN


def of_die(p: Burgundy, seat: int, die: int, number: int) -> int:
    """The exact die wastes nothing; of others the one that could do least else is given first."""
    if die >= EXTRA or p.dukes[seat].dice[die] == number:
        return 0
    other: list[int] = []
    action_moves(p, seat, die, p.dukes[seat].dice[die], other)
    return min(len(other), A_DIE - 1)


def several(p: Burgundy, seat: int, cell: int) -> bool:
    """Could tiles of several kinds go onto a cell?"""
    realm = p.realm(seat)
    first = -1
    for kind in realm.storage + p.dukes[seat].private:
        if COLOUR[kind] in (realm.estate.colours[cell], ANY) and fits(p, seat, realm, kind, cell):
            if first not in (-1, kind):
                return True
            first = kind
    return False
