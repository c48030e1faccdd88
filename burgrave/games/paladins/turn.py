"""A turn: one action with workers from the stock, on the own board or on a king's favour, or to pass."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.absolve import absolve, can_absolve
from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    COVERINGS,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    RIGHT,
    TRADE,
)
from burgrave.games.paladins.crews import CREWS, PAIRS, affords, packed
from burgrave.games.paladins.favours import favour_moves, use_favour
from burgrave.games.paladins.fortify import can_fortify, fortify
from burgrave.games.paladins.houses import NONE, Board
from burgrave.games.paladins.left_side import can_develop, can_pray, conspire, develop, hunt_or_trade, pray
from burgrave.games.paladins.missions import can_send, send
from burgrave.games.paladins.moves import ACT, FAVOUR, FAVOUR_SLOT, FAVOUR_WORKER, PASS
from burgrave.games.paladins.outsiders import attack, can_attack, can_convert, convert
from burgrave.games.paladins.passing import pass_round
from burgrave.games.paladins.phrases import workers_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.recruit import TO_DISMISS, TO_HIRE, can_recruit, recruit
from burgrave.kernel.agenda import Question
from burgrave.kernel.words import Phrase

FIRST_CODE: Final = ACT[0].base
CODES: Final = ACT[0].count


class Turn(Question[Paladins]):
    """One action or a pass; whoever has no workers left passes."""

    def options(self, p: Paladins) -> list[int]:
        board = p.boards[self.seat]
        stock = packed(board.workers)
        moves = [PASS]
        if stock == 0:
            return moves
        placed = board.placed
        # With one worker somebody is sent away, with two hired; a debt may be allowed for one of them only.
        dismissal, hiring = can_recruit(p, self.seat, TO_DISMISS), can_recruit(p, self.seat, TO_HIRE)
        for action in range(len(ACTIONS)):
            if placed[action] or not can_take(p, self.seat, action):
                continue
            row = covering(board, action)
            code = FIRST_CODE + action * CODES
            for crew in p.printed.fitting[row]:
                if affords(stock, crew) and (action != RECRUIT or (dismissal if crew < PAIRS else hiring)):
                    moves.append(code + crew)
        if p.round >= p.printed.favour_round[0]:
            favour_moves(p, self.seat, moves)
        return moves

    def answer(self, p: Paladins, move: int) -> None:
        seat = self.seat
        if move == PASS:
            pass_round(p, seat)
        elif move in FAVOUR:
            use_favour(p, seat, FAVOUR_SLOT.of(move), FAVOUR_WORKER.of(move))
        else:
            action, crew = divmod(move - FIRST_CODE, CODES)
            place_crew(p, seat, action, crew)
            take_action(p, seat, action, len(CREWS[crew]))


def covering(board: Board, action: int) -> int:
    """Where the tables of crews have an action with the workshops on it (see components.stands)."""
    return COVERINGS * action + (board.workshops[action - RIGHT] if action >= RIGHT else 0)


def can_take(p: Paladins, seat: int, action: int) -> bool:
    """Are the goods, the attribute and something to do it with there?"""
    if action == DEVELOP:
        return can_develop(p, seat)
    if action == PRAY:
        return can_pray(p, seat)
    if action in (COMMISSION, GARRISON):
        return can_send(p, seat, action)
    if action == FORTIFY:
        return can_fortify(p, seat)
    if action == ABSOLVE:
        return can_absolve(p, seat)
    if action == ATTACK:
        return can_attack(p, seat)
    if action == CONVERT:
        return can_convert(p, seat)
    return True


def place_crew(p: Paladins, seat: int, action: int, crew: int) -> None:
    """The workers leave the stock and stand on the spaces that no workshop covers."""
    board = p.boards[seat]
    for worker in CREWS[crew]:
        board.workers[worker] -= 1
    board.place(action, p.printed.stands[covering(board, action)][crew])
    if p.log:
        p.log.write("acts", who=seat, action=Phrase(f"action.{ACTIONS[action]}"), workers=workers_phrase(crew))


def take_action(p: Paladins, seat: int, action: int, workers: int) -> None:
    """Carry out an action of the own board, for which the workers stand."""
    if action == DEVELOP:
        develop(p, seat)
    elif action in (HUNT, TRADE):
        hunt_or_trade(p, seat, action, workers)
    elif action == RECRUIT:
        recruit(p, seat, workers)
    elif action == PRAY:
        pray(p, seat)
    elif action == CONSPIRE:
        conspire(p, seat)
    elif action in (COMMISSION, GARRISON):
        send(p, seat, action)
    elif action == FORTIFY:
        fortify(p, seat)
    elif action == ABSOLVE:
        absolve(p, seat)
    elif action == ATTACK:
        attack(p, seat)
    else:
        convert(p, seat)


def next_house(p: Paladins, after: int) -> int:
    """The next house clockwise that has not passed; NONE if all have. Alone it goes to and fro with the opponent."""
    houses = p.seats + len(p.automata)
    for step in range(1, houses + 1):
        number = (after + step) % houses
        if not p.house(number).passed:
            return number
    return NONE
