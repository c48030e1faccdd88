"""What a move pays for its action: the amounts, and how they are written and said."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.asking import AskingDetail
from burgrave.games.viscounts.components import BUILDINGS_A_TYPE, INNER, LOCATIONS_A_SEGMENT
from burgrave.games.viscounts.funding import GOOD, doubled, price_for, strength, units
from burgrave.games.viscounts.moves import (
    BUILD_ON,
    BUILD_ON_BUILDING,
    BUILD_ON_SILVER,
    EXCHANGE,
    EXCHANGE_TIMES,
    MOST_TIMES,
    MOST_WORKERS,
    WORK,
    WORK_SILVER,
    WORK_WORKERS,
    WRITE,
    WRITE_GOLD,
    WRITE_SILVER,
    WRITE_STONE,
)
from burgrave.games.viscounts.phrases import top_manuscript
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    BUILD,
    GOLD,
    GOODS,
    INK,
    RESOURCES,
    SILVER,
    STONE,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from burgrave.kernel.agenda import CHOSEN
from burgrave.kernel.words import Cost, Phrase


def payment(p: Viscounts, seat: int, move: int, more: int, taken: int) -> list[int]:
    """By good, what a move pays for its action; `more` are the icons of a townsfolk dismissed for it.

    Icons come first; in a trade that goes on, those are used up for which it was `taken` before. For what is missing,
    the move says which goods stand in; the rest is the action's own resource.
    """
    amounts = [0, 0, 0, 0]
    if move in EXCHANGE:
        location = p.players[seat].viscount
        # On the inner road nothing is traded: such a move is written only to be refused.
        if location % LOCATIONS_A_SEGMENT != INNER:
            batch = p.printed.batches[p.offer(location)]
            icons = max(0, strength(p, seat, TRADE, more) - taken * batch)
            amounts[SILVER] = max(0, EXCHANGE_TIMES.of(move) * batch - icons)
        return amounts
    if move in BUILD_ON:
        action = BUILD
        need = p.printed.costs[BUILD_ON_BUILDING.of(move) // BUILDINGS_A_TYPE]
        bought = BUILD_ON_SILVER.of(move)
    elif move in WORK:
        action = WORKERS
        need = p.printed.thresholds[WORK_WORKERS.of(move)]
        bought = WORK_SILVER.of(move)
    elif move in WRITE:
        action = TRANSCRIBE
        need = p.printed.manuscripts[top_manuscript(p, p.segment(seat))].cost
        bought = WRITE_SILVER.of(move)
        amounts[STONE] = WRITE_STONE.of(move)
        amounts[GOLD] = WRITE_GOLD.of(move)
    else:
        return amounts
    missing = need - strength(p, seat, action, more) - amounts[STONE] - amounts[GOLD] - bought
    if bought:
        amounts[SILVER] = bought * price_for(p, seat, action)
    if missing > 0:
        amounts[GOOD[action]] += units(missing, doubled(p, seat, action))
    return amounts


def named(amounts: list[int]) -> list[tuple[str, int]]:
    """What is paid as (good, amount), resources before silver."""
    return [(good, amounts[GOODS.index(good)]) for good in (*RESOURCES, "silver") if amounts[GOODS.index(good)]]


def spell_paid(amounts: list[int]) -> str:
    """` for 2 stone 4 silver`."""
    spelled = " ".join(f"{amount} {good}" for good, amount in named(amounts))
    return f" for {spelled}" if spelled else ""


def paid_phrases(amounts: list[int]) -> list[Cost]:
    """What is paid, in words."""
    return [Cost(good, amount) for good, amount in named(amounts)]


def with_payment(said: Phrase, amounts: list[int]) -> Phrase:
    """A move in words, with what it costs."""
    goods = paid_phrases(amounts)
    return Phrase("move.paying", move=said, goods=goods) if goods else said


class Paying(AskingDetail):
    """A question answered with an action: the move says, too, what is paid for it."""

    def more(self, p: Viscounts) -> int:
        """The icons of a townsfolk dismissed for the action, packed."""
        return 0

    def before(self) -> int:
        """How often the offer was taken already in a trade that goes on."""
        return 0

    def paid(self, p: Viscounts, seat: int, move: int) -> list[int]:
        return payment(p, seat, move, self.more(p), self.before())

    def notation(self, p: Viscounts, seat: int, move: int) -> str:
        return super().notation(p, seat, move) + spell_paid(self.paid(p, seat, move))

    def describe(self, p: Viscounts, seat: int, move: int) -> Phrase:
        return with_payment(super().describe(p, seat, move), self.paid(p, seat, move))

    def waste(self, p: Viscounts, seat: int, move: int) -> int:
        """Goods that are paid; of equal payments what makes least of the icons."""
        if move in EXCHANGE:
            unused = MOST_TIMES - EXCHANGE_TIMES.of(move)
        elif move in WORK:
            unused = MOST_WORKERS - WORK_WORKERS.of(move)
        elif move in BUILD_ON or move in WRITE:
            unused = 0
        else:
            return CHOSEN
        return PAID * sum(self.paid(p, seat, move)) + unused


PAID: Final = 100
"""A good that is paid wastes more than any icons."""


def pay(p: Viscounts, seat: int, action: int, amounts: list[int]) -> None:
    """Pay for an action; a trade is told even if it was free."""
    player = p.players[seat]
    player.silver -= amounts[SILVER]
    player.ink -= amounts[INK]
    player.stone -= amounts[STONE]
    player.gold -= amounts[GOLD]
    if not p.log:
        return
    goods = paid_phrases(amounts)
    if goods:
        p.log.write("pays", who=p.name(seat), goods=goods, action=Phrase(f"action.{ACTIONS[action]}"))
    elif action == TRADE:
        p.log.write("trades", who=p.name(seat))
