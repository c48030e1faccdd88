"""A player's turn: two dice, an action for each, workers to change them, one purchase."""

from __future__ import annotations

from burgrave.games.burgundy.actions import action_moves, adjust, adjust_moves
from burgrave.games.burgundy.any_time import free_moves, is_free, make_free, no_purchase
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
from burgrave.games.burgundy.obstacles import ACTIONS, BUYING, TURNING, no_action
from burgrave.games.burgundy.phrases import both
from burgrave.games.burgundy.pieces import kind_of, number_of, whose
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.shields import no_shield, turn_move, turn_moves
from burgrave.games.burgundy.tiles import act
from burgrave.games.burgundy.waste import waste
from burgrave.kernel.agenda import Question, Step
from burgrave.kernel.words import Phrase


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

    def prompt(self, p: Burgundy) -> Phrase:
        """What the dice that are left can still do, and whether a tile can be bought besides."""
        faces = p.dukes[self.seat].faces()
        buys = "" if no_purchase(p, self.seat) else "_buy"
        if len(faces) == 2:
            return Phrase(f"ask.Turn_two{buys}", dice=both(faces), price=p.printed.price)
        if faces:
            return Phrase(f"ask.Turn_one{buys}", dice=both(faces), price=p.printed.price)
        return Phrase(f"ask.Turn_none{buys}", price=p.printed.price)

    def why_not(self, p: Burgundy, seat: int, thing: str) -> Phrase | None:
        duke = p.dukes[seat]
        foreign = whose(p, seat, thing)
        if foreign is not None:
            return foreign
        kind = kind_of(thing)
        if kind == "die" and thing != "die-white":
            return Phrase("why.die_used") if duke.used >> number_of(thing) & 1 else None
        if kind == "shield":
            return no_shield(p, seat, number_of(thing))
        offer = ACTIONS | TURNING | BUYING
        return no_action(p, seat, thing, duke.faces(), offer, super().why_not(p, seat, thing))

    def waste(self, p: Burgundy, seat: int, move: int) -> int:
        return waste(p, seat, move)

    def prepares(self, p: Burgundy, seat: int, move: int) -> bool:
        """A die is turned or set to be used at once."""
        return move in ADJUST or move in SET

    def weighty(self, p: Burgundy, seat: int, move: int) -> bool:
        """Dice are given up unused, or both go for one thing."""
        return (move == END and p.dukes[seat].used != 3) or move in SHIELD or move == RECLAIM or move in LIFT

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
