"""What a house is worth in the end, line by line."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP,
    FACTIONS,
    FORTIFY,
    GARRISON,
    RECRUIT,
    SCORES,
    PaladinsComponents,
)
from burgrave.games.paladins.houses import NONE, Board, NobleHouse

LINES: Final = (
    *("orders", "attributes", "develop", "debts", "goods", "commission", "fortify", "walls", "garrison"),
    *("absolve", "outsiders"),
)
"""Where points come from, in the order in which they are counted."""

ACTION_SCORES: Final = [ACTIONS.index(name) if name in ACTIONS else NONE for name in SCORES]
"""The action that a kind of outsider counts, NONE for other kinds."""
ATTRIBUTE_SCORES: Final = [ATTRIBUTES.index(name) if name in ATTRIBUTES else NONE for name in SCORES]
FACTION_SCORES: Final = [FACTIONS.index(name) if name in FACTIONS else NONE for name in SCORES]
"""The same for attributes, and for the factions of attacked outsiders."""
BY_ORDERS: Final = SCORES.index("orders")
BY_MERCENARIES: Final = SCORES.index("mercenaries")
BY_PAID_DEBTS: Final = SCORES.index("paid_debts")
BY_SUSPICION: Final = SCORES.index("suspicion")
BY_UNPAID_DEBTS: Final = SCORES.index("unpaid_debts")


def fulfilled(printed: PaladinsComponents, house: NobleHouse, order: int) -> bool:
    """Has the house done what an order asks for?"""
    return order != NONE and house.done(printed.order_action[order]) >= printed.order_count[order]


def order_points(printed: PaladinsComponents, house: NobleHouse, orders: list[int]) -> int:
    """The points for fulfilled orders; `orders` are the revealed ones by slot, NONE for those still face down."""
    points = 0
    for slot in range(len(orders)):
        if fulfilled(printed, house, orders[slot]):
            points += printed.order_vp[slot]
    return points


def orders_done(printed: PaladinsComponents, house: NobleHouse, orders: list[int]) -> int:
    """How many of the revealed orders are fulfilled."""
    return sum(1 for order in orders if fulfilled(printed, house, order))


def outsider_points(
    printed: PaladinsComponents, house: NobleHouse, orders: list[int], outsider: int, hunter_counts_party: bool
) -> int:
    """What one converted outsider brings."""
    scores, per = printed.scores[outsider], printed.per[outsider]
    action = ACTION_SCORES[scores]
    if action == RECRUIT and hunter_counts_party:
        return house.townsfolk() // per
    if action != NONE:
        return house.done(action) // per
    if ATTRIBUTE_SCORES[scores] != NONE:
        return house.attributes[ATTRIBUTE_SCORES[scores]] // per
    if FACTION_SCORES[scores] != NONE:
        faction = FACTION_SCORES[scores]
        return sum(1 for attacked in house.attacked if printed.faction[attacked] == faction) // per
    if scores == BY_ORDERS:
        return 1 + orders_done(printed, house, orders)
    if scores == BY_MERCENARIES:
        return 1 + sum(1 for other in house.converted if printed.scores[other] == BY_MERCENARIES)
    if scores == BY_PAID_DEBTS:
        return house.paid // per
    if scores == BY_SUSPICION:
        return len(house.suspicion) // per
    return house.unpaid // per


def points(printed: PaladinsComponents, house: NobleHouse, orders: list[int], hunter_counts_party: bool) -> list[int]:
    """The points of a house as they stand, by the lines of LINES.

    The solo opponent has neither goods nor a bonus for workshops, and every outsider brings it at least a point.
    """
    board = house if isinstance(house, Board) else None
    attributes = 0
    for step in house.attributes:
        attributes += printed.track[step]
    goods = develop = least = 0
    if board is not None:
        goods = (board.silver + board.provisions) // printed.goods_set
        develop = printed.bonus[DEVELOP][house.developed()]
    else:
        least = printed.automa_least
    walls = 0
    for wall in house.walls:
        walls += printed.wall_vp[wall]
    outsiders = 0
    for outsider in house.converted:
        outsiders += max(least, outsider_points(printed, house, orders, outsider, hunter_counts_party))
    return [
        order_points(printed, house, orders),
        attributes,
        develop,
        printed.paid * house.paid - printed.unpaid * house.unpaid,
        goods,
        printed.bonus[COMMISSION][house.commissions],
        printed.bonus[FORTIFY][len(house.walls)],
        walls,
        printed.bonus[GARRISON][house.garrisons],
        printed.bonus[ABSOLVE][house.done(ABSOLVE)],
        outsiders,
    ]
