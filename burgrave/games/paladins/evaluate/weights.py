"""What bots take things for, in points: estimates of how the game works. No rule reads them."""

from __future__ import annotations

from typing import Final

ESTIMATES: Final = {
    "active": 3.0,  # actions of the right side to come in a round
    "saved": 0.24,  # how many more with every workshop
    "workshop": 1.25,  # how much a workshop draws them to its action
    "habit": 0.25,  # how much every time an action was taken does
    "ordered": 1.0,  # how much an order that asks for it does
    "provisions": 0.79,  # a provision while there is use for it
    "coins": 0.64,  # a silver while there is use for it
    "labourers": 0.4,  # a labourer in stock without a plan
    "coloured": 0.43,  # a worker of a colour in stock without a plan
    "criminals": 1.08,  # a criminal in stock without a plan
    "plan": 5.98,  # an action of the right side that can be staffed and paid
    "kept": 0.9,  # a worker kept for the next round
    "reactions": 0.24,  # a townsfolk's reaction in a round
    "suspected": 0.35,  # a suspicion card
    "most_suspected": 1.0,  # more suspicion than anybody else
    "payable": 1.73,  # how much less an unpaid debt hurts while it can still be paid
    "key": 0.19,  # a step of an attribute as a key to more, for every round left
    "under_way": 0.25,  # how much of a round is still to come while it is under way, besides what can be planned
    "last_plan": 4.0,  # a planned action in the last round
    "placing": 7.5,  # a workshop to be placed
    "hiring": 2.7,  # a townsfolk to be hired or sent away
    "choosing": 3.2,  # a choice on a card, a debt to be settled
    "clearing": 1.6,  # an action to be cleared, suspicion to be discarded
}
WEIGHTS: Final = list(ESTIMATES.values())

# Their places; compiled, only a literal is a constant, and a test holds them to the names.
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
