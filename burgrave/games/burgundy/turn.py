"""A player's turn: two dice, an action for each, workers to change them, one purchase."""

from __future__ import annotations

from burgrave.games.burgundy.actions import action_moves, adjust, adjust_moves
from burgrave.games.burgundy.any_time import free_moves, is_free, make_free
from burgrave.games.burgundy.castle_bound import ransom, ransom_moves
from burgrave.games.burgundy.moves import (
    ADJUST,
    ADJUST_DIE,
    END,
    LIFT,
    PLACE,
    PLACE_DIE,
    RECLAIM,
    SELL,
    SELL_DIE,
    SET,
    SHIELD,
    TAKE,
    TAKE_DIE,
    WORKERS_DIE,
)
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.shields import turn_move, turn_moves
from burgrave.games.burgundy.tiles import act
from burgrave.kernel.agenda import Question, Step


class BeginTurn(Step[Burgundy]):
    """The seat may use both dice and buy once."""

    def run(self, p: Burgundy) -> None:
        duke = p.dukes[self.seat]
        p.turn = self.seat
        duke.used = 0
        duke.bought = False
        duke.set = False
        p.then(Turn(self.seat))


class Turn(Question[Burgundy]):
    """Use a die, change one with a worker, buy, or end the turn; asked again until it ends."""

    def options(self, p: Burgundy) -> list[int]:
        moves = [END]
        seat = self.seat
        duke = p.dukes[seat]
        if p.solo and p.realms[0].empty() == 0:
            return moves
        free_moves(p, seat, moves)
        dice, used = duke.dice, duke.used
        for die in range(2):
            # Of two equal dice the first is used, so that they make one move.
            if used >> die & 1 or (die and not used & 1 and dice[0] == dice[1]):
                continue
            adjust_moves(p, seat, die, moves)
            action_moves(p, seat, die, dice[die], moves)
        if p.readings.shields:
            turn_moves(p, seat, moves)
        if used == 0:
            ransom_moves(p, seat, moves)
        return moves

    def answer(self, p: Burgundy, move: int) -> None:
        seat = self.seat
        duke = p.dukes[seat]
        if move == END:
            duke.used = 3
            p.turn = NONE
            return
        p.then(Turn(seat))
        if is_free(move):
            make_free(p, seat, move)
        elif move in ADJUST:
            die = ADJUST_DIE.of(move)
            face = duke.dice[die]
            duke.dice = duke.dice[:]
            duke.dice[die] = adjust(p, seat, face, move)
        elif move in SHIELD or move in SET:
            turn_move(p, seat, move)
        elif move == RECLAIM or move in LIFT:
            ransom(p, seat, move)
        else:
            duke.used |= 1 << die_of(move)
            act(p, seat, move)


def die_of(move: int) -> int:
    """The die with which an action is paid."""
    if move in TAKE:
        return TAKE_DIE.of(move)
    if move in PLACE:
        return PLACE_DIE.of(move)
    if move in SELL:
        return SELL_DIE.of(move)
    return WORKERS_DIE.of(move)
