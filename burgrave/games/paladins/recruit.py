"""Recruit: with one worker a townsfolk is sent away for a reward, with two one joins the party."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.asking import AskingDetail, numbered
from burgrave.games.paladins.components import FOR_DEBT, FOR_SILVER, OF_DISMISSAL, TOWNSFOLK_SLOTS
from burgrave.games.paladins.gains import pay_silver, take_debt
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.moves import (
    DISMISS,
    DISMISS_PAYMENT,
    DISMISS_TOWNSFOLK,
    HIRE,
    HIRE_PAYMENT,
    HIRE_TOWNSFOLK,
)
from burgrave.games.paladins.phrases import townsfolk_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import hire, leave_row, reward
from burgrave.games.paladins.shortages import has_silver, lack_of_silver
from burgrave.kernel.words import Phrase

TO_DISMISS: Final = 1
TO_HIRE: Final = 2
"""The workers that it takes."""


def debt_instead(p: Paladins, seat: int, slot: int, workers: int) -> bool:
    """May a debt be taken instead of silver? Only where there is silver to pay."""
    if not p.printed.hire_debt[slot] or p.hire_price(seat, slot) == 0:
        return False
    return workers == TO_HIRE or p.readings.debt_to_dismiss


def can_recruit(p: Paladins, seat: int, workers: int) -> bool:
    """Is there anybody in the row whose price can be paid?"""
    for slot in range(TOWNSFOLK_SLOTS):
        if p.townsfolk[slot] == NONE:
            continue
        if has_silver(p, seat, p.hire_price(seat, slot)) or debt_instead(p, seat, slot, workers):
            return True
    return False


def recruit_lacks(p: Paladins, seat: int) -> Phrase | None:
    """What is missing to recruit, with one worker or with two: the silver for the cheapest townsfolk."""
    if can_recruit(p, seat, TO_DISMISS) or can_recruit(p, seat, TO_HIRE):
        return None
    prices = [p.hire_price(seat, slot) for slot in range(TOWNSFOLK_SLOTS) if p.townsfolk[slot] != NONE]
    return lack_of_silver(p, seat, min(prices)) if prices else Phrase("why.nobody_there")


def recruit(p: Paladins, seat: int, workers: int) -> None:
    """Choose a townsfolk to send away or to hire."""
    p.boards[seat].recruits += 1
    p.then(Recruit(seat, workers))


class Recruit(AskingDetail):
    """Whom, and for silver or for a debt? Two workers hire, one sends away."""

    @property
    def workers(self) -> int:
        """Those who stand on the action."""
        return self.a

    @property
    def hires(self) -> bool:
        return self.workers == TO_HIRE

    def options(self, p: Paladins) -> list[int]:
        kind = HIRE if self.hires else DISMISS
        moves: list[int] = []
        for slot in range(TOWNSFOLK_SLOTS):
            townsfolk = p.townsfolk[slot]
            if townsfolk == NONE:
                continue
            if has_silver(p, self.seat, p.hire_price(self.seat, slot)):
                moves.append(kind.of(townsfolk, FOR_SILVER))
            if debt_instead(p, self.seat, slot, self.workers):
                moves.append(kind.of(townsfolk, FOR_DEBT))
        return moves

    def answer(self, p: Paladins, move: int) -> None:
        townsfolk = (HIRE_TOWNSFOLK if self.hires else DISMISS_TOWNSFOLK).of(move)
        if (HIRE_PAYMENT if self.hires else DISMISS_PAYMENT).of(move) == FOR_DEBT:
            take_debt(p, self.seat)
        else:
            pay_silver(p, self.seat, p.hire_price(self.seat, p.townsfolk.index(townsfolk)))
        if self.hires:
            hire(p, self.seat, townsfolk)
        else:
            send_away(p, townsfolk)
            if p.log:
                p.log.write("dismisses", who=self.seat, card=townsfolk_phrase(townsfolk))
            reward(p, self.seat, OF_DISMISSAL + townsfolk)

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        if thing == "debts":
            return Phrase("why.no_debt")
        slot = numbered(thing, "townsfolk")
        if slot < 0:
            return None
        return Phrase("why.gap") if p.townsfolk[slot] == NONE else lack_of_silver(p, seat, p.hire_price(seat, slot))

    def waste(self, p: Paladins, seat: int, move: int) -> int:
        """Silver is given away rather than a debt taken."""
        return (HIRE_PAYMENT if self.hires else DISMISS_PAYMENT).of(move)

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.Recruit" if self.hires else "ask.Dismiss", n=p.boards[self.seat].silver)


def send_away(p: Paladins, townsfolk: int) -> None:
    """A card of the row goes to the discard."""
    leave_row(p, townsfolk)
    p.townsfolk_discard = [*p.townsfolk_discard, townsfolk]
