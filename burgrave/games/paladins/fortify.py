"""Fortify: the top card of the wall deck goes to the leftmost free slot above the board."""

from __future__ import annotations

from burgrave.games.paladins.components import FORTIFY, INFLUENCE, OF_WALL, OF_WALL_CHOICE
from burgrave.games.paladins.gains import pay_provisions, tell
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import Choice, Reward, Triggers


def can_fortify(p: Paladins, seat: int) -> bool:
    """Is there a slot and a card, influence enough for the slot, and provisions?"""
    board = p.boards[seat]
    walls = len(board.walls)
    if walls >= p.printed.limit[FORTIFY] or not p.wall_deck.cards:
        return False
    if p.value(seat, INFLUENCE) < p.printed.wall_influence[walls]:
        return False
    return board.provisions >= p.provisions_for(seat, FORTIFY)


def fortify(p: Paladins, seat: int) -> None:
    """Pay, turn over a wall, take its reward and then one of its alternatives."""
    board = p.boards[seat]
    pay_provisions(p, seat, p.provisions_for(seat, FORTIFY))
    p.then(Triggers(seat, FORTIFY, len(board.party)))
    wall = build_wall(p, seat)
    if p.printed.wall_choices[wall]:
        p.then(Choice(seat, OF_WALL_CHOICE + wall, p.printed.wall_choices[wall]))
    p.then(Reward(seat, OF_WALL + wall))


def build_wall(p: Paladins, house: int) -> int:
    """The top wall joins those of a house."""
    wall = p.wall_deck.draw()
    p.revealed += 1
    owner = p.house(house)
    owner.walls = [*owner.walls, wall]
    if p.log:
        tell(p, "fortifies", house, number=len(owner.walls))
        if p.printed.wall_vp[wall]:
            tell(p, "wall_points", house, n=p.printed.wall_vp[wall])
    return wall
