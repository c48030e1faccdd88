"""A turn: one action with workers from the stock, on the own board or on a king's favour, or to pass."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.absolve import absolve, absolve_lacks, can_absolve, jar_on
from burgrave.games.paladins.asking import Asking, numbered, place_in
from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    BOARD_SPACES,
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
from burgrave.games.paladins.favours import favour_lacks, favour_moves, use_favour
from burgrave.games.paladins.fortify import can_fortify, fortify, fortify_lacks
from burgrave.games.paladins.houses import NONE, Board
from burgrave.games.paladins.left_side import (
    can_develop,
    can_pray,
    conspire,
    develop,
    develop_lacks,
    hunt_or_trade,
    pray,
    pray_lacks,
)
from burgrave.games.paladins.missions import (
    attribute_for,
    can_send,
    flags_for,
    send,
    send_lacks,
    space_lacks,
    space_taken,
)
from burgrave.games.paladins.moves import ACT, FAVOUR, FAVOUR_SLOT, FAVOUR_WORKER, PASS
from burgrave.games.paladins.outsiders import (
    attack,
    attack_lacks,
    can_attack,
    can_convert,
    convert,
    convert_lacks,
    outsider_withstands,
)
from burgrave.games.paladins.passing import pass_round
from burgrave.games.paladins.phrases import workers_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.recruit import TO_DISMISS, TO_HIRE, can_recruit, recruit, recruit_lacks
from burgrave.games.paladins.rewards import gap_at, is_covered, space_withstands
from burgrave.games.paladins.shortages import lack_of_workers, waste_of_crew, waste_of_worker
from burgrave.kernel.agenda import CHOSEN
from burgrave.kernel.words import Phrase

FIRST_CODE: Final = ACT[0].base
CODES: Final = ACT[0].count


class Turn(Asking):
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

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        """Of what is chosen after an action is placed: what keeps the action, or the piece, from it."""
        action = place_in(ACTIONS, thing, f"action-{seat}")
        if action >= 0:
            return action_lacks(p, seat, action)
        slot = numbered(thing, "favour")
        if slot >= 0:
            return favour_lacks(p, seat, slot)
        if thing.startswith(f"worker-{seat}-"):
            return None if self.has_work(p, thing.split("-")[2]) else Phrase("why.no_work")
        return target_lacks(p, seat, thing)

    def has_work(self, p: Paladins, worker: str) -> bool:
        """Can a worker of the colour stand anywhere?"""
        return any(f"worker-{self.seat}-{worker}-0" in self.touches(p, self.seat, move) for move in self.options(p))

    def waste(self, p: Paladins, seat: int, move: int) -> int:
        """Workers, above all specialists and criminals where others would do."""
        if move in FAVOUR:
            asked = p.printed.favour_space[p.favours.cards[FAVOUR_SLOT.of(move)]]
            return waste_of_worker(asked, FAVOUR_WORKER.of(move))
        return CHOSEN if move == PASS else waste_of_action(p, seat, move)

    def prepares(self, p: Paladins, seat: int, move: int) -> bool:
        """Workers for an action that asks where or whom; of all crews the one that wastes least."""
        if not FIRST_CODE <= move < FIRST_CODE + CODES * len(ACTIONS):
            return False
        action, crew = divmod(move - FIRST_CODE, CODES)
        if action not in CHOOSING or (action == RECRUIT and crew < PAIRS):
            return False
        own = waste_of_action(p, seat, move)
        for other in self.options(p):
            if (
                other != move
                and (other - FIRST_CODE) // CODES == action
                and (action != RECRUIT or (other - FIRST_CODE) % CODES >= PAIRS)
                and (waste_of_action(p, seat, other), other) < (own, move)
            ):
                return False
        return True

    def weighty(self, p: Paladins, seat: int, move: int) -> bool:
        """Passing ends the round for whoever could still act."""
        return move == PASS and p.boards[seat].in_stock() > 0

    def prompt(self, p: Paladins) -> Phrase:
        board = p.boards[self.seat]
        return Phrase("ask.Turn", n=board.in_stock(), silver=board.silver, provisions=board.provisions)

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


def action_lacks(p: Paladins, seat: int, action: int) -> Phrase | None:
    """Why an action of the own board cannot be taken."""
    if p.boards[seat].placed[action]:
        return Phrase("why.acted")
    if action == DEVELOP:
        found = develop_lacks(p, seat)
    elif action == PRAY:
        found = pray_lacks(p, seat)
    elif action == RECRUIT:
        found = recruit_lacks(p, seat)
    elif action in (COMMISSION, GARRISON):
        found = send_lacks(p, seat, action)
    elif action == FORTIFY:
        found = fortify_lacks(p, seat)
    elif action == ABSOLVE:
        found = absolve_lacks(p, seat)
    elif action == ATTACK:
        found = attack_lacks(p, seat)
    elif action == CONVERT:
        found = convert_lacks(p, seat)
    else:
        found = None
    return found or lack_of_workers(p, seat, free_spaces(p, seat, action))


def free_spaces(p: Paladins, seat: int, action: int) -> list[int]:
    """The worker spaces of an action that no workshop covers."""
    spaces = p.printed.spaces[action]
    if action < RIGHT:
        return spaces
    covered = p.boards[seat].workshops[action - RIGHT]
    return [spaces[place] for place in range(len(spaces)) if not is_covered(covered, place)]


def target_lacks(p: Paladins, seat: int, thing: str) -> Phrase | None:
    """Why a piece that an action is about is out of reach: the piece itself, or the action for it."""
    space, townsfolk = place_in(BOARD_SPACES, thing, "space"), numbered(thing, "townsfolk")
    if space >= 0:
        return space_taken(p, space) or for_action(p, seat, *way_to_space(p, seat, space))
    if townsfolk >= 0:
        return gap_at(p, thing) or for_action(p, seat, RECRUIT)
    outsider = numbered(thing, "outsider")
    if outsider >= 0:
        if p.outsiders[outsider] == NONE:
            return Phrase("why.gap")
        return for_action(p, seat, ATTACK, outsider_withstands(p, seat, outsider))
    jar = numbered(thing, f"absolve-{seat}")
    if jar >= 0:
        return Phrase("why.jar") if jar_on(p.boards[seat].jars, jar) else for_action(p, seat, ABSOLVE)
    if thing.startswith(f"workshop-{seat}-"):
        return space_withstands(p, seat, thing) or for_action(p, seat, DEVELOP)
    return None


def way_to_space(p: Paladins, seat: int, space: int) -> tuple[int, Phrase | None]:
    """Monk or outpost: who comes nearer to a space, and what is missing to reach it."""
    region = p.printed.space_region[space]
    missing = [flags_for(p, action)[region] - p.value(seat, attribute_for(action)) for action in (COMMISSION, GARRISON)]
    action = GARRISON if max(0, missing[1]) < max(0, missing[0]) else COMMISSION
    return action, space_lacks(p, seat, action, space)


def for_action(p: Paladins, seat: int, action: int, lacks: Phrase | None = None) -> Phrase | None:
    """What keeps from an action, or from what it would be taken for, with its name."""
    reason = lacks or action_lacks(p, seat, action)
    return Phrase("why.for_action", action=Phrase(f"action.{ACTIONS[action]}"), reason=reason) if reason else None


CHOOSING: Final = (DEVELOP, RECRUIT, PRAY, COMMISSION, GARRISON, ABSOLVE, ATTACK, CONVERT)
"""The actions that ask next where or whom, before anything is turned over."""


def waste_of_action(p: Paladins, seat: int, move: int) -> int:
    """What the crew of an action gives away."""
    action, crew = divmod(move - FIRST_CODE, CODES)
    stands = p.printed.stands[covering(p.boards[seat], action)][crew]
    return waste_of_crew(p.printed.spaces[action], stands)


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
