"""What can still be done in a round: the actions that workers and goods at hand allow, as far as bots look."""

from __future__ import annotations

from burgrave.games.paladins.absolve import Absolve
from burgrave.games.paladins.components import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    OF_PALADIN,
    RIGHT,
    RIGHT_ACTIONS,
    STRENGTH,
)
from burgrave.games.paladins.crews import COLOURS, CRIMINAL, LABOURER, SCOUT
from burgrave.games.paladins.evaluate.weights import (
    CHOOSING,
    CLEARING,
    COLOURED,
    CRIMINALS,
    HIRING,
    LABOURERS,
    LAST_PLAN,
    PLACING,
    PLAN,
)
from burgrave.games.paladins.houses import NONE, Board
from burgrave.games.paladins.missions import Mission
from burgrave.games.paladins.outsiders import Attack, Convert
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.prayer import Prayer
from burgrave.games.paladins.recruit import Recruit
from burgrave.games.paladins.rewards import Choice, DiscardSuspicion, FreeRecruit, PlaceWorkshop, SettleDebt


class RoundPlan:
    """What can be done one after another with what is at hand, and what is left over then."""

    def __init__(self, stock: list[int], provisions: int, silver: int) -> None:
        self.stock = stock
        self.provisions = provisions
        self.silver = silver
        self.actions = 0
        """Those of the right side, as bits."""
        self.many = 0


def plans(p: Paladins, board: Board, gathered: bool) -> RoundPlan:
    """Actions of the right side that the workers and goods at hand allow one after another, and what is left over.

    Before the workers of a tavern have come, they are guessed.
    """
    stock = board.workers[:]
    paladin = board.paladin
    if not gathered:
        stock[LABOURER] += 2
        stock[CRIMINAL] += 2
    if paladin == NONE:
        paladin = board.played.cards[-1]
        tokens = p.printed.rewards[OF_PALADIN + paladin]
        for at in range(0, len(tokens), 2):
            stock[tokens[at]] += tokens[at + 1]
    reach: list[int] = []
    boost = p.printed.boost[paladin]
    for attribute in range(len(boost)):
        reach.append(board.attributes[attribute] + boost[attribute])
    plan = RoundPlan(stock, board.provisions, board.silver)
    region = nearest_region(p)
    slot = nearest_outsider(p)
    # Those with most workshops first: they need the fewest workers.
    for workshops in (2, 1, 0):
        for action in range(RIGHT, RIGHT + RIGHT_ACTIONS):
            covered = board.workshops[action - RIGHT]
            if (covered & 1) + (covered >> 1) != workshops or board.placed[action]:
                continue
            done = board.done(action)
            limit = p.printed.limit[action]
            if limit and done >= limit:
                continue
            food = coins = 0
            free = p.printed.ability_action[paladin] == action
            if action == COMMISSION:
                if region < 0 or reach[FAITH] < p.printed.faith_flags[region]:
                    continue
                food = p.printed.provision_cost[action][done]
            elif action == GARRISON:
                if region < 0 or reach[STRENGTH] < p.printed.strength_flags[region]:
                    continue
                food = p.printed.provision_cost[action][done]
            elif action == FORTIFY:
                if reach[INFLUENCE] < p.printed.wall_influence[done] or not p.wall_deck.cards:
                    continue
                food = p.printed.provision_cost[action][done]
            elif action == ABSOLVE:
                if reach[INFLUENCE] < p.printed.jar_influence[done]:
                    continue
                coins = p.printed.silver_cost[action][done]
            elif action == CONVERT:
                if slot < 0 or reach[FAITH] < p.printed.faith_flags[slot]:
                    continue
                coins = p.printed.silver_cost[action][done]
            else:
                if slot < 0:
                    continue
                missing = p.printed.strength_flags[slot] - reach[STRENGTH]
                coins = 0 if missing <= 0 else -(-missing // p.printed.strength_per_silver)
                free = False
            if free:
                food = coins = 0
            if food > plan.provisions or coins > plan.silver:
                continue
            if staff(stock, p.printed.spaces[action], covered):
                plan.provisions -= food
                plan.silver -= coins
                plan.actions |= 1 << (action - RIGHT)
                plan.many += 1
    return plan


def plan_worth(p: Paladins, plan: RoundPlan, w: list[float]) -> float:
    """The actions of a plan, and the workers left over."""
    value = (w[PLAN] if p.round < p.printed.rounds else w[LAST_PLAN]) * plan.many
    value += w[LABOURERS] * plan.stock[LABOURER] + w[CRIMINALS] * plan.stock[CRIMINAL]
    for kind in range(SCOUT, CRIMINAL):
        value += w[COLOURED] * plan.stock[kind]
    return value


def under_way(p: Paladins, seat: int, w: list[float]) -> float:
    """What a seat is about to get: its workers stand and its price is paid, it only has to say what it takes."""
    question = p.question
    if question is None or question.seat != seat:
        return 0.0
    if isinstance(question, (Mission, Absolve, Attack, Convert)):
        return w[PLAN] if p.round < p.printed.rounds else w[LAST_PLAN]
    if isinstance(question, PlaceWorkshop):
        return w[PLACING]
    if isinstance(question, (Recruit, FreeRecruit)):
        return w[HIRING]
    if isinstance(question, (Choice, SettleDebt)):
        return w[CHOOSING]
    if isinstance(question, (Prayer, DiscardSuspicion)):
        return w[CLEARING]
    return 0.0


def staff(stock: list[int], spaces: list[int], covered: int) -> bool:
    """Take the workers for an action out of a stock: colours first, then criminals; False if there are not enough."""
    left, last = spaces[0], spaces[2]
    need_left = not covered & 1
    wild = stock[CRIMINAL]
    total = 0
    for kind in range(COLOURS):
        total += stock[kind]
    missing = 0
    if need_left and not stock[left]:
        missing += 1
    if not stock[last]:
        missing += 1
    needed = 3 - (covered & 1) - (covered >> 1)
    if missing > wild or total < needed:
        return False
    if need_left:
        stock[left if stock[left] else CRIMINAL] -= 1
    stock[last if stock[last] else CRIMINAL] -= 1
    if not covered & 2:
        # Anybody: a labourer, else whoever is there most.
        spare = LABOURER
        for kind in range(SCOUT, COLOURS):
            if stock[kind] > stock[spare] and not stock[LABOURER]:
                spare = kind
        stock[spare] -= 1
    return True


def nearest_region(p: Paladins) -> int:
    """The first region with an open space; -1 if there is none."""
    for space in range(len(p.spaces)):
        if p.space_open(space):
            return p.printed.space_region[space]
    return NONE


def nearest_outsider(p: Paladins) -> int:
    """The first slot with an outsider; -1 if there is none."""
    for slot in range(len(p.outsiders)):
        if p.outsiders[slot] != NONE:
            return slot
    return NONE
