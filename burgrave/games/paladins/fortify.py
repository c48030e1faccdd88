"""Fortify: the top card of the wall deck goes to the leftmost free slot above the board."""

from __future__ import annotations

from burgrave.games.paladins.components import FORTIFY, INFLUENCE, OF_WALL, OF_WALL_CHOICE
from burgrave.games.paladins.gains import pay_provisions, tell
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import Choice, Reward, Triggers
from burgrave.games.paladins.shortages import (
    action_left,
    has_provisions,
    has_value,
    lack_of_actions,
    lack_of_provisions,
    lack_of_value,
)
from burgrave.kernel.words import Phrase


def can_fortify(p: Paladins, seat: int) -> bool:
    """Is there a slot and a card, influence enough for the slot, and provisions?"""
    if not action_left(p, seat, FORTIFY) or not p.wall_deck.cards:
        return False
    if not has_value(p, seat, INFLUENCE, next_wall_influence(p, seat)):
        return False
    return has_provisions(p, seat, p.provisions_for(seat, FORTIFY))


def fortify_lacks(p: Paladins, seat: int) -> Phrase | None:
    """What is missing to fortify."""
    found = lack_of_actions(p, seat, FORTIFY)
    if found is not None:
        return found
    if not p.wall_deck.cards:
        return Phrase("why.no_walls")
    found = lack_of_value(p, seat, INFLUENCE, next_wall_influence(p, seat))
    return found or lack_of_provisions(p, seat, p.provisions_for(seat, FORTIFY))


def next_wall_influence(p: Paladins, seat: int) -> int:
    """The influence that the leftmost free slot asks for."""
    return p.printed.wall_influence[len(p.boards[seat].walls)]


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
