"""What is a position of Paladins of the West Kingdom worth to a player? Points at hand, and what the rest will bring.

Every line of the score is looked at as it may stand in the end: attributes and actions go on growing with the rounds
that are left. The weights are estimates in points. They say how the game works, not how it is scored: no rule reads
them.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    ATTRIBUTE,
    COMMISSION,
    CONVERT,
    DESTROY_DEBT,
    DEVELOP,
    DISCARD_SUSPICION,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LAST_STEP,
    OF_ABILITY,
    OF_PALADIN,
    ON_INQUISITION,
    ON_PAY_DEBT,
    PAY_DEBT,
    PROVISION,
    RECRUIT,
    SILVER,
    STRENGTH,
    TAX,
)
from burgrave.games.paladins.crews import CRIMINAL
from burgrave.games.paladins.houses import NONE, Board
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.scoring import (
    ACTION_SCORES,
    BY_ATTRIBUTE,
    BY_FACTION,
    BY_MERCENARIES,
    BY_ORDERS,
    BY_PAID_DEBTS,
    BY_SUSPICION,
)
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

WEIGHTS: Final = (
    1.1,  # steps of an attribute to come in a round
    0.55,  # times an action of the right side to come in a round
    0.12,  # a step of an attribute as a key to more, for every round left
    0.75,  # a provision while there is use for it
    0.65,  # a silver while there is use for it
    0.55,  # a labourer in stock
    0.85,  # a worker of a colour in stock
    0.95,  # a criminal in stock
    0.8,  # how much of that a second, third worker of a colour is worth
    0.75,  # how much of that a worker kept for the next round is worth
    0.75,  # a workshop for every round left
    0.5,  # a townsfolk's reaction in a round
    0.35,  # a suspicion card
    1.0,  # more suspicion than anybody else
    1.2,  # how much less an unpaid debt hurts while it can still be paid
    0.5,  # an action of the right side within reach in this round
    0.8,  # a paladin's help not yet used
    0.9,  # an order under way
)
STEPS: Final = 0
TIMES: Final = 1
KEY: Final = 2
PROVISIONS: Final = 3
COINS: Final = 4
LABOURERS: Final = 5
COLOURED: Final = 6
CRIMINALS: Final = 7
FURTHER: Final = 8
KEPT: Final = 9
WORKSHOP: Final = 10
REACTIONS: Final = 11
SUSPECTED: Final = 12
MOST_SUSPECTED: Final = 13
PAYABLE: Final = 14
REACH: Final = 15
HELP: Final = 16
ORDER: Final = 17


class PaladinsJudgement(Judgement):
    """Looks at one seat: attributes and deeds as they may end, goods and workers at hand, what stands in the way."""

    def __init__(self) -> None:
        self.weights: list[float] = [float(weight) for weight in WEIGHTS]

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Paladins)
        p = position
        if p.over:
            return 1.0 * position.scores[seat]
        board = p.boards[seat]
        w = self.weights
        rounds = 1.0 * (p.printed.rounds - p.round)
        fresh = board.paladin == NONE
        """Has the seat not yet gathered the workers of this round?"""
        resting = board.passed and not fresh
        left = rounds + 1.0 if fresh else rounds if resting else rounds + 0.5
        value = attributes(p, board, w, left)
        value += deeds(p, board, w, rounds, left)
        value += outsiders(p, board, w, left)
        value += goods(p, board, w, left)
        value += workers(p, board, w, rounds)
        value += troubles(p, seat, board, w, left)
        value += helpers(p, board, w, rounds)
        if not resting:
            value += chances(p, board, w)
        return value


def on_track(p: Paladins, step: float) -> float:
    """The points of a place between two steps of the attribute track."""
    if step >= LAST_STEP:
        return 1.0 * p.printed.track[LAST_STEP]
    low = int(step)
    part = step - low
    return p.printed.track[low] * (1.0 - part) + p.printed.track[low + 1] * part


def attributes(p: Paladins, board: Board, w: list[float], left: float) -> float:
    """Every attribute at the step where it may end, and a little for what it opens."""
    value = 0.0
    for attribute in range(3):
        step = board.attributes[attribute]
        value += on_track(p, step + w[STEPS] * left)
        value += w[KEY] * left * step
    return value


def ladder(steps: list[int], place: float) -> float:
    """The points of a place between two counts of a bonus."""
    low = int(place)
    if low + 1 >= len(steps):
        return 1.0 * steps[-1]
    part = place - low
    return steps[low] * (1.0 - part) + steps[low + 1] * part


def deeds(p: Paladins, board: Board, w: list[float], rounds: float, left: float) -> float:
    """Bonuses for actions and king's orders as they may end; walls with points; workshops that save workers."""
    value = 0.0
    more = w[TIMES] * left
    for action in (COMMISSION, FORTIFY, GARRISON, ABSOLVE):
        done = board.done(action)
        value += ladder(p.printed.bonus[action], min(7.0, done + more * (0.4 + 0.2 * done)))
    orders = p.revealed_orders()
    for slot in range(len(orders)):
        if orders[slot] == NONE:
            continue
        missing = p.printed.order_count[orders[slot]] - board.done(p.printed.order_action[orders[slot]])
        if missing <= 0:
            value += p.printed.order_vp[slot]
        elif missing <= left + 1.0:
            value += w[ORDER] * p.printed.order_vp[slot] * (1.0 - missing / (left + 2.0))
    for wall in board.walls:
        value += p.printed.wall_vp[wall]
    developed = board.developed()
    value += ladder(p.printed.bonus[DEVELOP], 1.0 * developed)
    for right in range(6):
        covered = board.workshops[right]
        if covered:
            value += w[WORKSHOP] * rounds * ((covered & 1) + (covered >> 1))
    return value


def outsiders(p: Paladins, board: Board, w: list[float], left: float) -> float:
    """Converted outsiders with what they may count in the end."""
    value = 0.0
    printed = p.printed
    more = w[TIMES] * left
    for outsider in board.converted:
        scores, per = printed.scores[outsider], printed.per[outsider]
        action = ACTION_SCORES[scores]
        if action == RECRUIT:
            value += (len(board.party) + 0.3 * left) / per - 0.25
        elif action != NONE:
            value += min(8.0, board.done(action) + more) / per - 0.25
        elif scores < BY_FACTION:
            value += min(12.0, board.attributes[scores - BY_ATTRIBUTE] + w[STEPS] * left) / per - 0.35
        elif scores < BY_ORDERS:
            faction = scores - BY_FACTION
            found = 0.3 * more
            for attacked in board.attacked:
                if printed.faction[attacked] == faction:
                    found += 1.0
            value += found
        elif scores == BY_ORDERS:
            value += 1.0 + 0.3 * left
        elif scores == BY_MERCENARIES:
            value += 1.0
            for other in board.converted:
                if printed.scores[other] == BY_MERCENARIES:
                    value += 1.0
        elif scores == BY_PAID_DEBTS:
            value += board.paid + 0.2 * left
        elif scores == BY_SUSPICION:
            value += 0.5 * len(board.suspicion) + 0.5 if left else 1.0 * len(board.suspicion)
        else:
            value += board.unpaid
    return value


def goods(p: Paladins, board: Board, w: list[float], left: float) -> float:
    """Provisions and silver: useful up to a point, then a third of a point each."""
    third = 1.0 / p.printed.goods_set
    if left <= 0:
        return 1.0 * ((board.silver + board.provisions) // p.printed.goods_set)
    useful = min(1.0 * board.provisions, 1.0 + 1.5 * left)
    value = max(third, w[PROVISIONS] * min(1.0, 0.4 + left / 3)) * useful + third * (board.provisions - useful)
    useful = min(1.0 * board.silver, 2.0 + 2.0 * left)
    return value + max(third, w[COINS] * min(1.0, 0.4 + left / 3)) * useful + third * (board.silver - useful)


def workers(p: Paladins, board: Board, w: list[float], rounds: float) -> float:
    """Workers in stock, more the more colours there are; after a pass those kept for the next round."""
    value = 0.0
    for kind in range(6):
        amount = board.workers[kind]
        if amount:
            single = w[LABOURERS] if kind == 0 else w[CRIMINALS] if kind == CRIMINAL else w[COLOURED]
            value += single
            if amount > 1:
                value += single * w[FURTHER] * (amount - 1)
    if board.paladin != NONE:
        if not board.passed:
            return value
        return value * w[KEPT] if rounds > 0 else 0.0
    value *= w[KEPT]
    if p.round and len(board.played) == p.round:
        # A paladin who is chosen and not yet revealed brings workers.
        tokens = p.printed.rewards[OF_PALADIN + board.played.cards[-1]]
        for at in range(0, len(tokens), 2):
            single = w[LABOURERS] if tokens[at] == 0 else w[COLOURED]
            value += single * (tokens[at + 1] if tokens[at + 1] == 1 else 1.0 + w[FURTHER])
    return value


def troubles(p: Paladins, seat: int, board: Board, w: list[float], left: float) -> float:
    """Debts, and suspicion that leads to them."""
    value = 1.0 * p.printed.paid * board.paid - 1.0 * p.printed.unpaid * board.unpaid
    if left <= 0:
        return value
    value += w[PAYABLE] * min(board.unpaid, 1 + int(left / 2)) * min(1.0, left / 2)
    cards = len(board.suspicion)
    if cards:
        value -= w[SUSPECTED] * cards
        most = 0
        for number in range(p.seats + len(p.automata)):
            if number != seat:
                most = max(most, len(p.house(number).suspicion))
        if cards >= most:
            value -= w[MOST_SUSPECTED]
    return value


def helpers(p: Paladins, board: Board, w: list[float], rounds: float) -> float:
    """What the townsfolk of the party will give."""
    value = 0.0
    for townsfolk in board.party:
        trigger = p.printed.trigger[townsfolk]
        tokens = p.printed.rewards[OF_ABILITY + townsfolk]
        gain = 0.0
        for at in range(0, len(tokens), 2):
            gain += token_worth(w, tokens[at]) * tokens[at + 1]
        often = 0.8 if trigger == ON_INQUISITION else 0.5 if trigger == ON_PAY_DEBT else 1.0
        value += 2.0 * w[REACTIONS] * often * gain * (rounds + 0.3)
    return value


def token_worth(w: list[float], token: int) -> float:
    """About what a token of a reward is worth."""
    if token < ATTRIBUTE:
        return w[LABOURERS] if token == 0 else w[COLOURED]
    if token < PROVISION:
        return 1.6
    if token == PROVISION:
        return w[PROVISIONS]
    if token in (SILVER, TAX):
        return w[COINS]
    if token == DISCARD_SUSPICION:
        return w[SUSPECTED] + 0.2
    if token in (PAY_DEBT, DESTROY_DEBT):
        return 1.5
    return 1.0


def chances(p: Paladins, board: Board, w: list[float]) -> float:
    """Actions of the right side that are open and within reach, and a paladin's help that waits."""
    paladin = board.paladin
    if paladin == NONE and len(board.played) == p.round and p.round:
        paladin = board.played.cards[-1]
    faith, strength = 1.0 * board.attributes[FAITH], 1.0 * board.attributes[STRENGTH]
    influence = 1.0 * board.attributes[INFLUENCE]
    printed = p.printed
    value = 0.0
    stock = 6 if board.paladin == NONE else 0
    for kind in range(6):
        stock += board.workers[kind]
    if paladin != NONE:
        boost = printed.boost[paladin]
        faith += boost[FAITH]
        strength += boost[STRENGTH]
        influence += boost[INFLUENCE]
        if stock and not board.placed[printed.ability_action[paladin]]:
            value += w[HELP]
    if stock < 2:
        return value
    placed = board.placed
    reach = 0.0
    if not placed[COMMISSION] and board.commissions < 7:
        reach += 0.5 + min(faith, 6.0) / 8
    if not placed[GARRISON] and board.garrisons < 7 and strength >= 1:
        reach += 0.5 + min(strength, 6.0) / 8
    if not placed[CONVERT] and len(board.converted) < 7:
        reach += 0.5 + min(faith, 8.0) / 10
    if not placed[ATTACK]:
        reach += 0.5 + min(strength, 8.0) / 10
    walls, jars = len(board.walls), board.jars.bit_count()
    if not placed[FORTIFY] and walls < 7 and influence >= printed.wall_influence[walls]:
        reach += 1.0
    if not placed[ABSOLVE] and jars < 7 and influence >= printed.jar_influence[jars]:
        reach += 1.0
    return value + w[REACH] * reach * min(1.0, stock / 6.0)
