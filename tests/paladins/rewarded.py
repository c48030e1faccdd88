"""For the tests of cards: a player who can use every reward, and what is left after one."""

from __future__ import annotations

from burgrave.games.paladins.position import Paladins
from tests.paladins.given import has, suspicion
from tests.paladins.then import holdings
from tests.titles.given import asked, offers, play

Amounts = dict[str, int]


def after(**amounts: int) -> Amounts:
    """Amounts without those that are zero."""
    return {name: amount for name, amount in amounts.items() if amount}


def rich(position: Paladins, seat: int) -> None:
    """Everything that any reward could take away: suspicion, a debt, an action to clear; and an even treasury."""
    has(position, seat, unpaid=2)
    suspicion(position, seat, 3)
    position.treasury = 5


def gained(position: Paladins, seat: int, reward: Amounts) -> None:
    """The player, rich before, has what a reward gives and nothing else."""
    expected = {"unpaid": 2, "suspicion": 3, "silver": 0}
    for token, amount in reward.items():
        if token == "tax":
            expected["silver"] += amount
        elif token == "discard_suspicion":
            expected["suspicion"] -= amount
        elif token == "criminal":
            expected["criminal"] = amount
            expected["suspicion"] += amount
        elif token in ("destroy_debt", "pay_debt"):
            expected["unpaid"] -= amount
            if token == "pay_debt":
                expected["paid"] = amount
        elif token == "provision":
            expected["provisions"] = amount
        elif token != "pray":
            expected[token] = expected.get(token, 0) + amount
    assert holdings(position, seat) == after(**expected)
    assert position.treasury == 5 - reward.get("tax", 0)


def accept(position: Paladins, seat: int) -> None:
    """Take all that is offered, as much as possible."""
    while position.asked == [seat] and asked(position) in ("DiscardSuspicion", "SettleDebt", "Prayer"):
        play(position, seat, offers(position)[0])
