"""What bots take things for, in points: estimates of how the game works. No rule reads them."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    3.0,  # actions of the right side to come in a round
    0.24,  # how many more with every workshop
    1.25,  # how much a workshop draws them to its action
    0.25,  # how much every time an action was taken does
    1.0,  # how much an order that asks for it does
    0.79,  # a provision while there is use for it
    0.64,  # a silver while there is use for it
    0.4,  # a labourer in stock without a plan
    0.43,  # a worker of a colour in stock without a plan
    1.08,  # a criminal in stock without a plan
    5.98,  # an action of the right side that can be staffed and paid
    0.9,  # a worker kept for the next round
    0.24,  # a townsfolk's reaction in a round
    0.35,  # a suspicion card
    1.0,  # more suspicion than anybody else
    1.73,  # how much less an unpaid debt hurts while it can still be paid
    0.19,  # a step of an attribute as a key to more, for every round left
    0.25,  # how much of a round is still to come while it is under way, besides what can be planned
    4.0,  # a planned action in the last round
    7.5,  # a workshop to be placed
    2.7,  # a townsfolk to be hired or sent away
    3.2,  # a choice on a card, a debt to be settled
    1.6,  # an action to be cleared, suspicion to be discarded
]
ACTIVE: Final = 0
SAVED: Final = 1
WORKSHOP: Final = 2
HABIT: Final = 3
ORDERED: Final = 4
PROVISIONS: Final = 5
COINS: Final = 6
LABOURERS: Final = 7
COLOURED: Final = 8
CRIMINALS: Final = 9
PLAN: Final = 10
KEPT: Final = 11
REACTIONS: Final = 12
SUSPECTED: Final = 13
MOST_SUSPECTED: Final = 14
PAYABLE: Final = 15
KEY: Final = 16
UNDER_WAY: Final = 17
LAST_PLAN: Final = 18
PLACING: Final = 19
HIRING: Final = 20
CHOOSING: Final = 21
CLEARING: Final = 22
