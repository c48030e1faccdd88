"""What can be done: the moves of the four actions, of workers, and of buildings that bring a tile."""

from __future__ import annotations

from burgrave.games.burgundy.cards import TAKE_ONE_OFF
from burgrave.games.burgundy.components import COLOUR, GOODS, TAKES
from burgrave.games.burgundy.monasteries import shifts
from burgrave.games.burgundy.moves import ADJUST, EXTRA, SELL, SHIFT, TAKE, WORKERS, turned
from burgrave.games.burgundy.placing import place_moves
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.storage import in_depot


def action_moves(p: Burgundy, seat: int, die: int, face: int, moves: list[int]) -> None:
    """All that a die with this face can do; an extra action with face 0 can do it with any number."""
    take_moves(p, seat, die, face, moves)
    place_moves(p, seat, die, face, moves)
    goods = p.realm(seat).goods
    if face:
        if goods[face - 1]:
            moves.append(SELL.of(die, face - 1))
    else:
        sell_moves(p, seat, moves)
    moves.append(WORKERS.of(die))


def take_moves(p: Burgundy, seat: int, die: int, face: int, moves: list[int]) -> None:
    """A tile of the depot with the die's number; a monastery lets the die be one off."""
    near = face > 0 and p.works(seat, TAKE_ONE_OFF)
    for depot in range(1, 7):
        if face in (0, depot) or (near and (turned(face, 1) == depot or turned(face, -1) == depot)):
            for kind in in_depot(p, depot):
                moves.append(TAKE.of(die, depot - 1, kind))


def sell_moves(p: Burgundy, seat: int, moves: list[int]) -> None:
    """Any colour of goods that lies in the stores."""
    goods = p.realm(seat).goods
    for good in range(len(GOODS)):
        if goods[good]:
            moves.append(SELL.of(EXTRA, good))


def adjust_moves(p: Burgundy, seat: int, die: int, moves: list[int]) -> None:
    """A worker moves a die by one, with a monastery by up to two."""
    if p.realm(seat).workers:
        most = shifts(p, seat)
        for shift in range(len(SHIFT)):
            if -most <= SHIFT[shift] <= most:
                moves.append(ADJUST.of(die, shift))


def brings(building: int, kind: int) -> bool:
    """May a building take a tile of this kind from the numbered depots?"""
    return TAKES[building] >> COLOUR[kind] & 1 == 1
