"""What is a position of Paladins of the West Kingdom worth to a player? Points at hand, and what the rest will bring.

Every line of the score is looked at as it may stand in the end: attributes and actions go on growing with the rounds
that are left.
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
    ON_INQUISITION,
    ON_PAY_DEBT,
    PAY_DEBT,
    PROVISION,
    RECRUIT,
    RIGHT,
    RIGHT_ACTIONS,
    SILVER,
    STRENGTH,
    TAX,
)
from burgrave.games.paladins.crews import LABOURER
from burgrave.games.paladins.evaluate.planning import RoundPlan, plan_worth, plans, under_way
from burgrave.games.paladins.evaluate.weights import (
    ACTIVE,
    COINS,
    COLOURED,
    HABIT,
    KEPT,
    KEY,
    LABOURERS,
    MOST_SUSPECTED,
    ORDERED,
    PAYABLE,
    PROVISIONS,
    REACTIONS,
    SAVED,
    SUSPECTED,
    UNDER_WAY,
    WEIGHTS,
    WORKSHOP,
)
from burgrave.games.paladins.houses import NONE, Board
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.scoring import (
    ACTION_SCORES,
    ATTRIBUTE_SCORES,
    BY_MERCENARIES,
    BY_ORDERS,
    BY_PAID_DEBTS,
    BY_SUSPICION,
    FACTION_SCORES,
)
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

MOST_TIMES: Final = 7
"""No action of the right side but attack is taken more often."""
TOP: Final = 12.0
"""The end of the attribute track, for steps that are parts of one."""


class Survey:
    """What the judgement finds: the parts of its worth, and what else it had to look at on the way."""

    def __init__(self, parts: list[float], orders: list[int], left: float, plan: RoundPlan | None) -> None:
        self.parts = parts
        """Attributes, attributes as keys, deeds, outsiders, goods, troubles, helpers, what workers at hand can do."""
        self.orders = orders
        self.left = left
        """The rounds that are left."""
        self.plan = plan
        """None while the seat waits for the next round."""


class PaladinsJudgement(Judgement):
    """Looks at one seat: attributes and deeds as they may end, goods and workers at hand, what stands in the way."""

    def __init__(self) -> None:
        self.weights = WEIGHTS[:]

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Paladins)
        p = position
        if p.over:
            return 1.0 * position.scores[seat]
        total = 0.0
        for part in self.survey(p, seat).parts:
            total += part
        return total

    def survey(self, p: Paladins, seat: int) -> Survey:
        """Look through everything that the seat has."""
        board = p.boards[seat]
        w = self.weights
        rounds = 1.0 * (p.printed.rounds - p.round)
        gathered = board.paladin != NONE and seat in p.takers
        """Has the seat its workers of this round?"""
        waiting = board.paladin == NONE and len(board.played) < max(1, p.round)
        """Has it still to choose a paladin?"""
        resting = waiting or (gathered and board.passed)
        left = rounds + 1.0 if waiting else rounds
        if not resting:
            left += w[UNDER_WAY]
        orders = p.revealed_orders()
        coming = forecast(p, board, orders, w, left)
        at_hand = 0.0
        plan: RoundPlan | None = None
        if not resting:
            plan = plans(p, board, gathered)
            at_hand = plan_worth(p, plan, w) + under_way(p, seat, w)
        elif left > 0:
            at_hand = w[KEPT] * board.in_stock()
        parts = [
            attributes(p, board, coming),
            w[KEY] * left * sum(board.attributes),
            deeds(p, board, orders, coming),
            outsiders(p, board, coming, left),
            goods(p, board, w, left),
            troubles(p, seat, board, w, left),
            helpers(p, board, w, rounds),
            at_hand,
        ]
        return Survey(parts, orders, left, plan)


def on_track(p: Paladins, step: float) -> float:
    """The points of a place between two steps of the attribute track."""
    if step >= LAST_STEP:
        return 1.0 * p.printed.track[LAST_STEP]
    low = int(step)
    part = step - low
    return p.printed.track[low] * (1.0 - part) + p.printed.track[low + 1] * part


def forecast(p: Paladins, board: Board, orders: list[int], w: list[float], left: float) -> list[float]:
    """How often each action of the right side may still be taken: more with workshops, habit and orders."""
    shares: list[float] = []
    total = 0.0
    saved = 0.0
    for right in range(RIGHT_ACTIONS):
        done = board.done(RIGHT + right)
        if done >= MOST_TIMES and RIGHT + right != ATTACK:
            shares.append(0.0)
            continue
        covered = board.workshops[right]
        many = (covered & 1) + (covered >> 1)
        saved += many
        shares.append(1.0 + w[WORKSHOP] * many + w[HABIT] * done)
    for order in orders:
        if order != NONE:
            right = p.printed.order_action[order] - RIGHT
            if board.done(RIGHT + right) < p.printed.order_count[order]:
                shares[right] += w[ORDERED]
    for share in shares:
        total += share
    if total == 0.0:
        return shares
    often = left * (w[ACTIVE] + w[SAVED] * saved) / total
    for right in range(RIGHT_ACTIONS):
        times = often * shares[right]
        rest = MOST_TIMES - board.done(RIGHT + right)
        shares[right] = times if times < rest or RIGHT + right == ATTACK else 1.0 * rest
    return shares


def attributes(p: Paladins, board: Board, coming: list[float]) -> float:
    """Every attribute at the step where it may end: faith by garrisons and absolutions, and so on."""
    value = on_track(p, board.attributes[FAITH] + coming[GARRISON - RIGHT] + coming[ABSOLVE - RIGHT])
    value += on_track(p, board.attributes[STRENGTH] + 1.1 * (coming[FORTIFY - RIGHT] + coming[CONVERT - RIGHT]))
    return value + on_track(p, board.attributes[INFLUENCE] + coming[COMMISSION - RIGHT] + coming[ATTACK - RIGHT])


def ladder(steps: list[int], place: float) -> float:
    """The points of a place between two counts of a bonus."""
    low = int(place)
    if low + 1 >= len(steps):
        return 1.0 * steps[-1]
    part = place - low
    return steps[low] * (1.0 - part) + steps[low + 1] * part


def deeds(p: Paladins, board: Board, orders: list[int], coming: list[float]) -> float:
    """Bonuses for actions and king's orders as they may end; walls with points."""
    value = 0.0
    for action in (COMMISSION, FORTIFY, GARRISON, ABSOLVE):
        value += ladder(p.printed.bonus[action], board.done(action) + coming[action - RIGHT])
    for slot in range(len(orders)):
        if orders[slot] == NONE:
            continue
        action = p.printed.order_action[orders[slot]]
        done = board.done(action)
        surplus = done + coming[action - RIGHT] - p.printed.order_count[orders[slot]]
        if done >= p.printed.order_count[orders[slot]]:
            value += p.printed.order_vp[slot]
        elif surplus > -1.5:
            value += p.printed.order_vp[slot] * min(0.95, (surplus + 1.5) / 3.0)
    for wall in board.walls:
        value += p.printed.wall_vp[wall]
    return value + p.printed.bonus[DEVELOP][board.developed()]


def outsiders(p: Paladins, board: Board, coming: list[float], left: float) -> float:
    """Converted outsiders with what they may count in the end."""
    value = 0.0
    printed = p.printed
    for outsider in board.converted:
        scores, per = printed.scores[outsider], printed.per[outsider]
        action = ACTION_SCORES[scores]
        if action == RECRUIT:
            value += (len(board.party) + 0.3 * left) / per - 0.25
        elif action == DEVELOP:
            value += (board.developed() + 0.3 * left) / per - 0.25
        elif action != NONE:
            value += (board.done(action) + coming[action - RIGHT]) / per - 0.25
        elif ATTRIBUTE_SCORES[scores] != NONE:
            value += min(TOP, board.attributes[ATTRIBUTE_SCORES[scores]] + 0.8 * left) / per - 0.35
        elif FACTION_SCORES[scores] != NONE:
            faction = FACTION_SCORES[scores]
            found = 0.3 * coming[ATTACK - RIGHT]
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
    useful = min(1.0 * board.provisions, 1.0 + left, 5.0)
    value = max(third, w[PROVISIONS] * min(1.0, 0.4 + left / 3)) * useful + third * (board.provisions - useful)
    useful = min(1.0 * board.silver, 2.0 + 1.5 * left, 7.0)
    return value + max(third, w[COINS] * min(1.0, 0.4 + left / 3)) * useful + third * (board.silver - useful)


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


def at_rest(p: Paladins, number: int) -> bool:
    """Has a house passed, or since then not gathered workers again?"""
    waits = p.boards[number].paladin == NONE if number < p.seats else p.takers.count(NONE) == len(p.takers)
    return p.house(number).passed or (waits and p.round > 1)


def token_worth(w: list[float], token: int) -> float:
    """About what a token of a reward is worth."""
    if token < ATTRIBUTE:
        return w[LABOURERS] if token == LABOURER else w[COLOURED]
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
